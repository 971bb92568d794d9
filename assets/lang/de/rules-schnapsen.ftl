# The rules of Schnapsen, Sixty-six and Santase, clause by clause, as the room plays them. A clause that does not apply has no words.
# Options come as they are chosen: numbers, words, "on" and "off". A line that begins with a dash is a point of a list.
schnapsen-chapter-short = In Kürze
schnapsen-chapter-cards = Karten und Geben
schnapsen-chapter-tricks = Die Stiche
schnapsen-chapter-lead = Vor dem Ausspielen
schnapsen-chapter-out = Sechsundsechzig
schnapsen-chapter-scoring = Die Punkte

## In short
schnapsen-rule-short-goal = Hab vor dem anderen 66 Augen. Sie kommen von den Karten in deinen Stichen und von Ansagen. Wer ein Spiel gewinnt, bekommt 1, 2 oder 3 Punkte; { $count_down ->
    [on] das Bummerl beginnt bei { $target }, und wer zuerst auf 0 ist, gewinnt es.
   *[off] die Partie geht bis { $target }.
}
schnapsen-rule-short-play = Jeder spielt eine Karte; die höhere der ausgespielten Farbe gewinnt, Trumpf sticht alles andere. Solange ein Talon da ist, darfst du spielen, was du willst, und nach jedem Stich ziehen beide eine Karte. Danach gilt Farbzwang und Stichzwang.
schnapsen-rule-short-lead = Bist du mit Ausspielen dran, darfst du König und Dame einer Farbe für 20 Augen ansagen, im Trumpf für 40; den kleinsten Trumpf gegen den aufgeschlagenen tauschen; oder den Talon zudrehen, wenn du glaubst, dass deine Karten reichen.
schnapsen-rule-short-end = { $out ->
    [manual] Niemand zählt für dich. Glaubst du, dass du 66 hast, melde es: stimmt es, gewinnst du das Spiel, stimmt es nicht, verlierst du es.
   *[auto] Das Spiel ist aus, sobald jemand 66 Augen hat.
}

## Cards and dealing
schnapsen-rule-t1 = Gespielt wird zu zweit mit { $nines ->
    [off] 20
   *[on] 24
} Karten. Von hoch bis tief, mit ihren Augen: Ass 11, Zehn 10, König 4, Dame 3, Bube 2{ $nines ->
    [off] {""}
   *[on] , Neun 0
}. Achtung: die Zehn schlägt den König.
schnapsen-rule-dealing = Wer zuerst gibt, entscheidet der Zufall. Der andere bekommt zuerst Karten und spielt zum ersten Stich aus. { $deal ->
    [three_two] Jeder bekommt drei Karten; die nächste wird aufgeschlagen, ihre Farbe ist Trumpf; dann bekommt jeder noch zwei. So sind es fünf Karten auf jeder Hand und zehn im Talon, die aufgeschlagene als letzte.
   *[threes] Jeder bekommt drei Karten und noch einmal drei; die nächste wird aufgeschlagen, ihre Farbe ist Trumpf. So sind es sechs Karten auf jeder Hand und zwölf im Talon, die aufgeschlagene als letzte.
} { $next_dealer ->
    [alternate] Gegeben wird abwechselnd.
   *[winner] Wer ein Spiel gewinnt, gibt das nächste, also spielt der Verlierer aus.{ $equal ->
        [draw] {" "}Nach einem Unentschieden gibt derselbe noch einmal.
       *[taker] {""}
    }
}

## The tricks
schnapsen-rule-t2 = Solange der Talon offen ist, darfst du jede Karte ausspielen und jede zugeben. Die höhere Karte der ausgespielten Farbe gewinnt den Stich. Trumpf sticht jede andere Farbe. Ist die Antwort keins von beiden, gewinnt, wer ausgespielt hat. Dann ziehen beide, der Gewinner zuerst; von den letzten zwei Karten des Talons bekommt der Gewinner die verdeckte, der Verlierer den aufgeschlagenen Trumpf. Der Gewinner spielt als Nächster aus.
schnapsen-rule-t3 = Ist der Talon aufgebraucht oder zugedreht, gilt Farbzwang und Stichzwang. Wer ausspielt, ist weiter frei. Wer antwortet, muss
    – den Stich in der ausgespielten Farbe gewinnen, wenn es geht;
    – sonst mit einer kleineren Karte dieser Farbe bedienen;
    – sonst trumpfen;
    – und darf nur, wenn gar nichts davon geht, spielen, was er will.

## On lead
schnapsen-rule-t4 = König und Dame einer Farbe sind ein Paar. Bist du mit Ausspielen dran und hast beide, darfst du es für 20 Augen ansagen, im Trumpf für 40. { $king_led ->
    [on] Dann musst du den König ausspielen.
   *[off] Dann musst du eine der beiden ausspielen, welche du willst.
} Je Ausspielen ein Paar. Ansagen musst du nicht: König oder Dame ohne ein Wort ausgespielt bringt nichts dazu. { $marriage_first_lead ->
    [on] Es geht schon beim allerersten Ausspielen.
   *[off] Vor der ersten Ansage musst du einen Stich gewonnen haben.
} { $marriage_strict ->
    [on] Es geht auch, wenn der Talon zu oder leer ist.
   *[off] Ist der Talon zu oder leer, geht es nicht mehr; was du vor dem Zudrehen beim selben Ausspielen angesagt hast, zählt aber.
}
schnapsen-rule-pending = { $marriage_first_lead ->
    [on] Ein Paar, das du vor deinem ersten Stich ansagst, wartet: seine Augen zählen erst ab deinem ersten Stich und sind verloren, wenn keiner kommt. Bis dahin zählen sie nicht { $out ->
        [manual] beim Melden und nicht
       *[auto] {""}
    } für die Grenze von 33.
   *[off] {""}
}
schnapsen-rule-t5 = Bist du mit Ausspielen dran und hast den kleinsten Trumpf, { $nines ->
    [off] den Buben
   *[on] die Neun
}, darfst du ihn gegen den aufgeschlagenen Trumpf tauschen. { $exchange_needs_trick ->
    [on] Vorher musst du einen Stich gewonnen haben.
   *[off] Einen Stich brauchst du dafür nicht.
} Im Talon müssen noch mindestens { $club_limits ->
    [on] vier
   *[off] zwei
} Karten sein, der aufgeschlagene Trumpf mitgezählt, und er darf nicht zugedreht sein. { $exchange_on_answer ->
    [on] Eine Ausnahme gibt es: dreht der andere zu, darfst du einmal tauschen, als Erstes, wenn du auf sein erstes Ausspielen antworten musst, auch ohne Stich.
   *[off] {""}
}
schnapsen-rule-t6 = Bist du mit Ausspielen dran und sind noch mindestens { $club_limits ->
    [on] vier
   *[off] zwei
} Karten im Talon, darfst du zudrehen: der Trumpf wird verdeckt. Von da an zieht niemand mehr{ $exchange_on_answer ->
    [on] , getauscht wird nur noch einmal in der Antwort auf dein erstes Ausspielen,
   *[off] {" "}und tauscht niemand mehr,
} und es gilt Farbzwang und Stichzwang. { $club_limits ->
    [on] Vor dem ersten Stich geht es nicht.
   *[off] Es geht auch vor dem ersten Stich.
} { $close_before_draw ->
    [on] Wer einen Stich gewinnt, darf auch vor dem Ziehen zudrehen. Ziehen ist deshalb ein eigener Schritt; getauscht und angesagt wird danach.
   *[off] Nach einem Stich haben beide gezogen, bevor jemand zudrehen kann.
}
schnapsen-rule-t7 = Vor dem Ausspielen darfst du { $out ->
    [manual] tauschen, ansagen, zudrehen und melden
   *[auto] tauschen, ansagen und zudrehen
}, in jeder erlaubten Reihenfolge. Der andere sieht alles. Zurücknehmen kannst du nur das Letzte davon, nur bis du ausspielst und nur, solange das Spiel läuft. Es bleibt im Verlauf stehen, und was gesehen wurde, ist gesehen.

## Sixty-six
schnapsen-rule-t8 = { $out ->
    [manual] Niemand zählt für dich, und die Augen sind verdeckt. Bist du mit Ausspielen dran und hast einen Stich, darfst du 66 melden{ $close_before_draw ->
        [on] , auch vor dem Ziehen
       *[off] {""}
    }. Hast du sie, gewinnst du das Spiel, was auch immer der andere hat: haben beide sie, gewinnt, wer zuerst meldet. Nach dem letzten Stich braucht sein Gewinner keine Meldung. War der Talon zugedreht und sind alle Karten gespielt, braucht auch keine, wer zugedreht hat, und haben beide 66, hat er es geschafft.
   *[auto] Das Spiel ist aus, sobald jemand 66 Augen hat, nach einem Stich oder einer Ansage. Ein Paar, das 66 voll macht, gewinnt, ohne dass eine Karte ausgespielt wird. Die Augen sind immer zu sehen.
}
schnapsen-rule-wrong-claim = { $out ->
    [manual] Wer falsch meldet, verliert das Spiel. { $wrong_claim ->
        [two] Der andere bekommt 2 Punkte.
       *[graded] Der andere bekommt 2 Punkte, oder 3, wenn er keinen Stich hat.
    } Hattest du zugedreht, gilt es stattdessen als falsch zugedreht.
   *[auto] {""}
}
schnapsen-rule-last-trick = Sind alle Karten gespielt, war der Talon nicht zugedreht und hat niemand genug, dann gilt: { $last_trick ->
    [wins] wer den letzten Stich macht, gewinnt das Spiel, für 1 Punkt.
   *[ten] der letzte Stich bringt 10 Augen dazu, und dann gewinnt, wer mehr hat. { $out ->
        [auto] Das ist 1 Punkt wert.
       *[manual] Gewertet wird wie bei 66.
    } { $equal ->
        [draw] Haben beide gleich viel, ist das Spiel unentschieden.
       *[taker] Haben beide gleich viel, gewinnt, wer den letzten Stich hat, für 1 Punkt.
    } Ein letzter Stich, der schon so 66 voll macht, hat ohne die zehn gewonnen.
}

## Game points
schnapsen-rule-t9 = Wer ein Spiel gewinnt, bekommt
    – 3 Punkte, wenn der Verlierer schwarz ist, also keinen Stich hat,
    – 2, wenn er Schneider ist, also einen Stich hat, aber weniger als 33 Augen,
    – 1 in jedem anderen Fall.
    { $nines ->
        [on] Auch ein Stich aus zwei Neunen ist ein Stich, obwohl er nichts zählt.
       *[off] {""}
    }
schnapsen-rule-closed = War der Talon zugedreht:
    { $closing_state ->
        [closing] – Wer zugedreht hat, macht 66: er bekommt, was die Regel oben sagt; es zählt, was der andere beim Zudrehen hatte.{ $marriage_first_lead ->
            [on] {" "}Wartende Augen zählen nicht.
           *[off] {""}
        }
       *[end] – Wer zugedreht hat, macht 66: er bekommt, was die Regel oben sagt; es zählt, was der andere am Ende hat.
    }
    { $failed_close ->
        [three] – Alle Karten sind gespielt, und wer zugedreht hat, hat weniger als 66: der andere bekommt 3.
       *[graded] – Alle Karten sind gespielt, und wer zugedreht hat, hat weniger als 66: der andere bekommt 2, oder 3, wenn er beim Zudrehen keinen Stich hatte.
    }
    { $other_first ->
        [two] – Der andere hat zuerst 66: er bekommt 2.
        [graded] – Der andere hat zuerst 66: er bekommt 2, oder 3, wenn er beim Zudrehen keinen Stich hatte.
       *[failed] – Der andere hat zuerst 66: er bekommt { $failed_close ->
            [three] 3
           *[graded] 2, oder 3, wenn er beim Zudrehen keinen Stich hatte
        }.
    }
    Der letzte Stich bringt nach dem Zudrehen { $last_trick ->
        [wins] allein keinen Sieg
       *[ten] keine zehn
    }.
schnapsen-rule-match = { $count_down ->
    [on] Beide beginnen bei { $target }. Punkte werden abgezogen, und wer zuerst bei 0 oder darunter ist, hat das Bummerl gewonnen.
   *[off] Wer zuerst { $target } Punkte hat, hat die Partie gewonnen.
}
schnapsen-rule-look-back = { $look_back ->
    [none] Fertige Stiche darf man nicht mehr ansehen.
    [own] Deine eigenen Stiche darfst du alle noch einmal ansehen.
    [all] Alle Stiche darfst du noch einmal ansehen.
   *[last] Den letzten Stich darfst du noch einmal ansehen.
}
