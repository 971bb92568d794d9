# The rules of Set, clause by clause, as the room plays them. A clause that does not apply has no words.
# Options come as they are chosen: numbers, words, "on" and "off". A line that begins with a dash is a point of a list.
set-chapter-short = In Kürze
set-chapter-cards = Die Karten
set-chapter-table = Der Tisch
set-chapter-claiming = Ein Set nehmen
set-chapter-race = Das Rennen
set-chapter-winning = Gewinnen
set-chapter-help = Tipps und Hilfe

## In short
set-rule-short-goal = Such ein Set: drei Karten, die in { $pack ->
    [quick] Anzahl, Farbe und Form
   *[full] Anzahl, Farbe, Form und Füllung
} jeweils alle gleich oder alle verschieden sind.
set-rule-short-play = { $mode ->
    [solo] Du spielst allein gegen die Uhr. Wähl die drei Karten eines Sets, und drei neue kommen an ihren Platz.
   *[race] { $claim ->
        [instant] Niemand ist an der Reihe. Siehst du ein Set, wähl seine drei Karten. Mit der dritten ist es angemeldet, und wer am schnellsten ist, bekommt die Karten.
       *[call] Niemand ist an der Reihe. Siehst du ein Set, ruf vor allen anderen „Set!“, und wähl dann seine drei Karten{ $pick_seconds ->
            [0] {""}
           *[other] {" "}innerhalb von { $pick_seconds } Sekunden
        }.
    }
}
set-rule-short-score = { $mode ->
    [solo] Jedes falsche Set kostet dich fünf Sekunden.
   *[race] Ein Set ist einen Punkt wert. Ein falsches { $penalty ->
        [point] kostet einen Punkt
        [floor] kostet einen Punkt, aber niemand fällt unter null
        [lockout] heißt fünf Sekunden warten
       *[none] kostet nichts
    }.
}
set-rule-short-end = { $finish ->
    [first_to] { $mode ->
        [solo] Sobald du
       *[race] Wer zuerst
    } { $target ->
        [one] ein Set
       *[other] { $target } Sets
    } { $mode ->
        [solo] hast,
       *[race] hat,
    } { $rounds ->
        [1] { $mode ->
            [solo] steht die Uhr.
           *[race] gewinnt.
        }
       *[other] { $mode ->
            [solo] ist die Runde aus.
           *[race] beendet die Runde.
        } Es gibt { $rounds } Runden.
    }
    [timed] { $rounds ->
        [1] Nach { $seconds } Sekunden gewinnen die meisten Punkte.
       *[other] Eine Runde dauert { $seconds } Sekunden. Nach { $rounds } Runden gewinnen die meisten Punkte.
    }
    [count] { $rounds ->
        [1] Es ist aus
       *[other] Jede der { $rounds } Runden ist aus
    }, wenn { $count ->
        [one] ein Set
       *[other] { $count } Sets
    } geholt { $count ->
        [one] ist
       *[other] sind
    }{ $mode ->
        [solo] . Die kürzeste Zeit ist die beste.
       *[race] . Die meisten Punkte gewinnen.
    }
   *[pack] { $rounds ->
        [1] Es ist aus
       *[other] Jede der { $rounds } Runden ist aus
    }, wenn keine Karten nachkommen und kein Set mehr da ist{ $mode ->
        [solo] . Die kürzeste Zeit ist die beste.
       *[race] . Die meisten Punkte gewinnen.
    }
}

## The cards
set-rule-s1 = { $pack ->
    [quick] {""}
   *[full] Es gibt 81 Karten, keine zwei sind gleich. Jede hat vier Eigenschaften, und jede Eigenschaft gibt es in drei Arten:
        – Anzahl: eins, zwei oder drei
        – Farbe: { set-shown-red }, { set-shown-green } oder { set-shown-purple }
        – Form: Raute, Welle oder Oval
        – Füllung: gefüllt, gestreift oder leer
}
set-rule-s2 = { $pack ->
    [full] {""}
   *[quick] Schnell gespielt wird nur mit den 27 gefüllten Karten, keine zwei sind gleich. Jede hat drei Eigenschaften, und jede Eigenschaft gibt es in drei Arten:
        – Anzahl: eins, zwei oder drei
        – Farbe: { set-shown-red }, { set-shown-green } oder { set-shown-purple }
        – Form: Raute, Welle oder Oval
}
set-rule-s3 = Ein Set sind drei verschiedene Karten. Sieh dir eine Eigenschaft nach der anderen an: auf den drei Karten muss sie dreimal gleich oder dreimal verschieden sein. Und das in jeder Eigenschaft. Sind zwei Karten in etwas gleich und die dritte nicht, ist es kein Set. Zu je zwei Karten gibt es genau eine dritte, mit der sie ein Set sind. Eine Karte zweimal zu nennen, oder eine, die nie auf dem Tisch lag, zählt nicht und kostet nichts.

## The table
set-rule-s4 = Die Karten werden gemischt, und { $table ->
    [9] neun liegen offen in drei Reihen zu drei
   *[other] zwölf liegen offen in drei Reihen zu vier
}. Niemand ist Geber.
set-rule-s5 = { $mode ->
    [solo] Du spielst allein. Es gibt keine Züge.
   *[race] Einer bis zwölf spielen, alle zugleich. Es gibt keine Züge.
}
set-rule-s6 = Solange es Karten gibt, kommen drei neue genau auf die Plätze eines geholten Sets. Keine andere Karte bewegt sich.
set-rule-s7 = { $extra ->
    [agree] Drei weitere Karten kommen, wenn alle Menschen am Tisch darum bitten. Auf Computerspieler und Abwesende wird nicht gewartet; ist niemand da, der bitten könnte, kommen sie von selbst, wenn kein Set auf dem Tisch liegt. Niemand kann bitten, während jemand gerufen hat, wenn { $pack ->
        [quick] zwölf
       *[full] 21
    } Karten liegen, oder wenn keine mehr da sind. Wird ein Set geholt, sind alle Bitten vergessen.
   *[auto] Liegt kein Set auf dem Tisch, kommen sofort drei Karten dazu{ $pack ->
        [quick] , bis zu zwölf: unter zehn dieser Karten ist immer ein Set.
       *[full] , wenn nötig noch einmal, bis zu 21: unter mehr als 20 Karten ist immer ein Set.
    }
}
set-rule-s8 = { $table ->
    [9] Wird ein Set geholt, während mehr als neun Karten liegen, wird es nicht ersetzt. Der Tisch schrumpft, und höchstens drei Karten rücken in die Lücken.
   *[other] { $pack ->
        [quick] {""}
       *[full] Wird ein Set geholt, während mehr als zwölf Karten liegen, wird es nicht ersetzt. Der Tisch schrumpft, und höchstens drei Karten rücken in die Lücken.
    }
}
set-rule-s9 = { $finish ->
    [timed] {""}
    [count] {""}
   *[pack] { $rounds ->
        [1] Das Spiel
       *[other] Eine Runde
    } ist aus, sobald keine Karten nachkommen und kein Set auf dem Tisch liegt. Meist bleiben sechs oder neun Karten, nie drei.
}

## Taking a set
set-rule-s10 = { $claim ->
    [instant] { $mode ->
        [solo] Wähl drei Karten; mit der dritten ist das Set angemeldet.
       *[race] Rufen musst du nicht. Wähl drei Karten; niemand sonst sieht, welche, und mit der dritten ist das Set angemeldet. Dafür braucht jeder einen eigenen Zeiger. Wo man sich Maus oder Tastatur teilt, muss man rufen.
    }
   *[call] Ruf „Set!“, und der Tisch gehört dir: bis du fertig bist, darf niemand sonst rufen, wählen oder um etwas bitten. { $pick_seconds ->
        [0] Du hast so viel Zeit, wie du willst, um drei Karten zu wählen.
       *[other] Du hast { $pick_seconds } Sekunden, um drei Karten zu wählen; genau im letzten Augenblick ist zu spät.
    } Alle sehen, was du wählst. Du darfst eine zurücknehmen; mit der dritten ist das Set angemeldet. Wählen, bevor du gerufen hast, bewirkt nichts.
        Während du wählst, darfst du noch einmal rufen, für ein weiteres Set, und dann für noch eins. Nach einem richtigen Set geht dein Ruf dann weiter{ $pick_seconds ->
            [0] {""}
           *[other] {" "}mit frischen Sekunden
        }, und die leeren Plätze füllen sich, wenn er endet. Ein falsches Set oder Aufgeben{ $pick_seconds ->
            [0] {""}
           *[other] , oder das Ende der Zeit,
        } beendet den Ruf. Sets, die du schon hast, bleiben deine.
}
set-rule-s11 = Angemeldet werden Karten, nicht Plätze. Es ist egal, ob sich der Tisch verändert hat, seit du hingesehen hast; es zählt nur, ob deine drei Karten noch da liegen.
set-rule-s12 = Richtig: { $mode ->
    [solo] die drei Karten gehören dir.
   *[race] die drei Karten gehören dir und sind einen Punkt wert.
} Sie bleiben kurz zu sehen, mit ihren Eigenschaften, damit alle nachprüfen können. Warten muss darauf niemand.
set-rule-s13 = { $mode ->
    [solo] Falsch: die Karten bleiben liegen, und fünf Sekunden kommen zu deiner Zeit dazu.
   *[race] { $claim ->
        [instant] Falsch: die Karten bleiben liegen,
       *[call] Falsch, aufgegeben{ $pick_seconds ->
            [0] {""}
           *[other] {" "}oder Zeit um
        }: die Karten bleiben liegen,
    } { $penalty ->
        [point] und du verlierst einen Punkt. Du kannst unter null fallen.
        [floor] und du verlierst einen Punkt, fällst aber nie unter null.
        [lockout] und fünf Sekunden lang kannst du { $claim ->
            [instant] nichts nehmen
           *[call] nicht rufen
        }. Einen Punkt kostet es nicht.
       *[none] und es kostet dich nichts.
    } { $claim ->
        [instant] {""}
       *[call] Nach einem missglückten Ruf darfst du wieder rufen, wenn drei Sekunden um sind oder jemand anders gerufen hat{ $penalty ->
            [lockout] {" "}– aber nie in deinen fünf Sekunden
           *[other] {""}
        }. { $pick_seconds ->
            [0] {""}
           *[other] Bricht während deines Rufs deine Verbindung ab, läuft seine Zeit weiter.
        }
    }
}
set-rule-s14 = Du erfährst, warum es kein Set war: die erste Eigenschaft, die nicht stimmt, und was die drei Karten zeigen, etwa „Farbe: 2 { set-shown-red }, 1 { set-shown-green }“.

## The race
set-rule-s15 = { $mode ->
    [solo] {""}
   *[race] Jedes angemeldete Set bekommt eine dieser Antworten:
        – gewährt: es war ein Set, und du warst vorn.
        – falsch: es war kein Set.
        – geschlagen: eine deiner Karten war gerade geholt worden{ $claim ->
            [instant] {""}
           *[call] , oder jemand hatte vor dir gerufen
        }. Du erfährst, von wem und um wie viele Millisekunden. Es kostet nichts, und Gewähltes, das noch liegt, bleibt gewählt.
        – zu spät: es war schon aus. Auch das kostet nichts.
        Entschied weniger als eine halbe Sekunde, sehen alle das Zielfoto.
}
set-rule-s16 = { $mode ->
    [solo] {""}
   *[race] Es entscheidet die Uhr des Host-Rechners, und zwar, wann ein Ruf oder Set dort ankommt. { $lag_fair ->
        [0] {""}
       *[other] Davon zieht er den kürzesten Hin- und Rückweg ab, den er in letzter Zeit für diesen Spieler gemessen hat, höchstens { $lag_fair } Millisekunden, damit langsame Leitungen weniger verlieren. Beide Zeiten werden gezeigt.
    } Wer weniger als eine Millisekunde nach dem Ersten kommt, ist mit ihm gleichauf: dann bekommt es, wer weniger Punkte hat, und bei gleichen entscheidet eine Münze. Weder der Platz noch der Host hat einen Vorteil. Sets ohne gemeinsame Karte stehen einander nicht im Weg.
}
set-rule-s17 = { $mode ->
    [solo] {""}
   *[race] Wer am selben Rechner spielt, wird danach unterschieden, wann der Druck diesen Rechner erreichte. Zwischen Rechnern zählt nur die Ankunft beim Host. Computerspieler stehen in derselben Schlange wie alle.
}

## Winning
set-rule-s18 = { $mode ->
    [solo] {""}
   *[race] { $finish ->
        [first_to] { $rounds ->
            [1] Wer zuerst { $target ->
                [one] ein Set
               *[other] { $target } Sets
            } geholt hat, gewinnt, egal wie die Punkte stehen. Gehen vorher die Karten aus, gewinnen die meisten Punkte.
           *[other] Die meisten Punkte nach allen Runden gewinnen.
        }
       *[other] Die meisten Punkte gewinnen.
    } { $sudden_death ->
        [on] Liegen mehrere gleichauf vorn, spielen sie allein weiter, an einem frischen Tisch. Das nächste Set entscheidet. Ein falsches kostet dann nichts als fünf Sekunden Warten.
       *[off] Liegen mehrere gleichauf vorn, teilen sie sich den Sieg.
    }
}
set-rule-s19 = { $finish ->
    [first_to] { $rounds ->
        [1] Das Spiel
       *[other] Eine Runde
    } endet, sobald { $mode ->
        [solo] du
       *[race] jemand
    } { $target ->
        [one] ein Set
       *[other] { $target } Sets
    } geholt { $mode ->
        [solo] hast
       *[race] hat
    }, oder wenn keine Karten nachkommen und kein Set mehr da ist.
    [timed] { $rounds ->
        [1] Das Spiel
       *[other] Eine Runde
    } dauert { $seconds } Sekunden von den ersten Karten an. Ein Set{ $claim ->
        [instant] {""}
       *[call] {" "}oder Ruf
    } zählt, wenn es vor dem Ende kommt. { $claim ->
        [instant] {""}
       *[call] Ein Ruf, der am Ende offen ist, behält seine ganze Zeit, aber noch einmal rufen darf dann niemand.
    } Werden drei Karten gebraucht und sind keine mehr da, werden die geholten Sets neu gemischt.
    [count] { $rounds ->
        [1] Das Spiel
       *[other] Eine Runde
    } endet, wenn insgesamt { $count ->
        [one] ein Set geholt ist
       *[other] { $count } Sets geholt sind
    }. Werden drei Karten gebraucht und sind keine mehr da, werden die geholten Sets neu gemischt.
   *[pack] { $rounds ->
        [1] Das Spiel
       *[other] Eine Runde
    } endet, wenn keine Karten nachkommen und kein Set mehr da ist.
}
set-rule-s20 = { $rounds ->
    [1] Gespielt wird eine Runde. Danach siehst du die Sets, die niemand gesehen hat.
   *[other] Gespielt werden { $rounds } Runden, und { $mode ->
        [solo] die Zeiten
       *[race] die Punkte
    } werden addiert. Nach jeder siehst du die Sets, die niemand gesehen hat.
}
set-rule-s21 = { $mode ->
    [solo] Dein Ergebnis ist die Zeit, und die kürzeste ist die beste. Jedes falsche Set hat fünf Sekunden dazugezählt. Punkte gibt es nicht.
   *[race] {""}
}

## Hints and help
set-rule-s22 = { $hints ->
    [on] Du darfst um einen Tipp bitten: eine Karte eines Sets wird gezeigt, dann zwei, dann alle drei. Ein Spiel mit Tipps zählt für sich und stellt keinen Rekord auf.
   *[off] {""}
}
set-rule-s23 = { $mode ->
    [solo] {""}
   *[race] { $help_vote ->
        [on] Bitten alle Menschen am Tisch um Hilfe, und sind es mindestens zwei, wird eine Karte eines Sets gezeigt. Das Spiel zählt dann als eines mit Tipps.
       *[off] Um Hilfe bitten kann niemand.
    }
}
set-rule-s24 = { $start_points ->
    [off] {""}
   *[on] Nicht alle beginnen bei null. In der Reihenfolge der Plätze beginnen sie mit diesen Punkten: { $start_points }. Nicht genannte Plätze beginnen bei null.
}
    { $own_set_lockout ->
        [off] {""}
       *[on] Manche pausieren nach jedem eigenen Set. In der Reihenfolge der Plätze, in Sekunden: { $own_set_lockout }. Nicht genannte Plätze pausieren nicht.
    }
