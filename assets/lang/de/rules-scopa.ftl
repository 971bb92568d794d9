# The rules of Scopa and its family, clause by clause, as the room plays them. A clause that does not apply has no words.
# Options come as they are chosen: numbers, words, "on" and "off". A line that begins with a dash is a point of a list.
scopa-chapter-short = In Kürze
scopa-chapter-cards = Die Karten
scopa-chapter-dealing = Das Geben
scopa-chapter-playing = Das Spiel
scopa-chapter-scoring = Die Wertung

## In short
scopa-rule-short-goal = { $lowest_wins ->
    [on] Hier gewinnt, wer am wenigsten hat! Wer viel nimmt, verliert: hat eine Seite { $target } Punkte, gewinnt die mit den wenigsten.
   *[off] Nimm Karten vom Tisch und mach Punkte damit. Nach einer Runde gewinnt die Seite mit den meisten Punkten, sobald sie { $target } hat.
}
scopa-rule-short-play = Bist du dran, spielst du eine Karte. { $taking ->
    [fifteen] Ergibt sie mit einer oder mehreren Karten auf dem Tisch genau 15, nimmt sie diese.
   *[value] Sie nimmt eine Karte vom gleichen Wert{ $choice ->
        [any] {" "}oder Karten, die zusammen ihren Wert ergeben
       *[other] , oder, wenn keine da ist, Karten, die zusammen ihren Wert ergeben
    }.
} Nimmt sie nichts, bleibt sie auf dem Tisch. { $aces ->
    [take_all] Ein Ass nimmt alles.
   *[plain] {""}
}
scopa-rule-short-score = Den Tisch leer zu räumen ist eine Scopa und bringt einen Punkt. Nach jeder Runde gibt es Punkte für die meisten Karten, für die meisten { scopa-coins }, für { scopa-the-seven } und für { $prime ->
    [sevens] die meisten Siebenen
   *[primiera] die beste Primiera
}.
scopa-rule-short-end = { $hand ->
    [3] Sind alle Hände leer, bekommt jeder drei neue Karten, bis keine mehr da sind. Dann wird die Runde gezählt.
   *[other] Alle Karten werden auf einmal gegeben. Sind alle Hände leer, wird die Runde gezählt.
}

## The cards
scopa-rule-p1 = Es gibt 40 Karten in vier Farben: { $deck ->
    [neapolitan] Münzen, Kelche, Schwerter und Stäbe
   *[french] Karo, Herz, Pik und Kreuz
}. Ein Ass ist 1 wert{ scopa-faces }, und Zahlen gelten, wie sie dastehen.
scopa-rule-p2 = Wie die Karten aussehen, wählt jeder für seinen Bildschirm: neapolitanisch, französisch, oder französisch mit 8, 9 und 10 statt Bildern. Sonst ändert es nichts.

## Dealing
scopa-rule-p3 = { $hand ->
    [3] Zu zweit und zu dritt spielt jeder für sich. { $four ->
        [singly] Zu viert auch.
       *[pairs] Zu viert sind es zwei Paare, die Partner gegenüber.
    } { $six ->
        [threes] Zu sechst sind es zwei Dreierteams, jeder zweite Platz.
       *[pairs] Zu sechst sind es drei Paare, die Partner gegenüber.
    } Was eine Seite nimmt, zählt zusammen.
   *[other] Zu viert spielt man in zwei Paaren, die Partner gegenüber. Was ein Paar nimmt, zählt zusammen.
}
scopa-rule-p4 = Gespielt und gegeben wird nach rechts, gegen den Uhrzeigersinn. Wer zuerst gibt, entscheidet der Zufall; nach jeder Runde gibt, wer rechts davon sitzt.
scopa-rule-p5 = Die ersten Karten bekommt, wer rechts vom Geber sitzt. { $hand ->
    [3] Jeder bekommt drei Karten, einzeln
    [9] Jeder bekommt neun Karten
   *[other] Jeder bekommt zehn Karten, also alle
}{ $table ->
    [0] . Am Anfang ist der Tisch leer.
   *[other] ; dann werden vier offen auf den Tisch gelegt.
} { $kings_redeal ->
    [on] Sind drei oder vier davon { scopa-kings }, mischt derselbe Geber und gibt noch einmal.
   *[off] {""}
}
scopa-rule-p6 = { $hand ->
    [3] Hat niemand mehr eine Karte, bekommt jeder drei neue. Der Tisch bekommt keine. So wird in einer Runde zu zweit 6-mal, zu dritt 4-mal, zu viert 3-mal, zu sechst 2-mal gegeben.
   *[other] Es wird nicht nachgegeben: sind die Hände leer, ist die Runde aus.
}
scopa-rule-first-four = { $first_table ->
    [on] Ergeben die ersten vier Karten auf dem Tisch zusammen 15, nimmt der Geber sie sofort als Scopa. Ergeben sie 30, als zwei. Er gilt dann als der, der zuletzt genommen hat, und der Tisch ist am Anfang leer.
   *[off] {""}
}

## Playing
scopa-rule-p7 = Es beginnt, wer rechts vom Geber sitzt. Ein Zug ist genau eine Karte aus der Hand.
scopa-rule-p8 = { $taking ->
    [fifteen] Deine Karte nimmt eine oder mehrere Karten, die mit ihr genau 15 ergeben. Geht es auf mehrere Arten, wählst du eine. Eine Karte vom gleichen Wert bedeutet hier nichts.
   *[value] { $choice ->
        [any] Deine Karte nimmt eine Karte vom gleichen Wert, oder zwei und mehr, die zusammen ihren Wert ergeben. Du hast die Wahl, aber nie beides.
       *[other] Liegt eine Karte vom gleichen Wert da, musst du eine solche nehmen; sind es mehrere, wählst du, welche. Nur wenn keine da ist, darfst du zwei und mehr nehmen, die zusammen den Wert deiner Karte ergeben. { $choice ->
            [fewest] Geht das auf mehrere Arten, sind nur die mit den wenigsten Karten erlaubt.
           *[free] Geht das auf mehrere Arten, wählst du eine.
        } Beides nimmst du nie.
    }
}
scopa-rule-p9 = Eine Karte, die nehmen kann, muss nehmen; eine, die es nicht kann, bleibt auf dem Tisch. Was sie nimmt, wählst du, und du kannst es dir anders überlegen, bis du bestätigst. Nichts wird für dich gewählt. Bis zu { $taking ->
    [fifteen] 20
   *[value] 13
} Karten können auf dem Tisch liegen.
scopa-rule-ace = { $aces ->
    [take_all] Ein Ass nimmt den ganzen Tisch. Liegt aber ein Ass auf dem Tisch, nimmt deins nur ein Ass; das ist eine Scopa, wenn sonst nichts da liegt. Auf einem leeren Tisch bleibt es liegen. Wer mit einem Ass den ganzen Tisch nimmt, gilt als der, der zuletzt genommen hat. { $take_all_sweeps ->
        [on] Das ist eine Scopa, aber nie mit der allerletzten Karte der Runde.
       *[off] Das ist keine Scopa.
    }
   *[plain] {""}
}
scopa-rule-p10 = Alles zu nehmen, was auf dem Tisch liegt, ist eine Scopa und einen Punkt wert. { $last_sweep ->
    [on] Auch die allerletzte Karte der Runde kann eine Scopa machen.
   *[off] Die allerletzte Karte der Runde macht keine: sie nimmt die Karten, bringt aber keinen Punkt.
}
scopa-rule-p11 = Sind alle Karten gespielt, geht der Rest auf dem Tisch an den, der zuletzt etwas genommen hat. Das ist keine Scopa. Hat niemand etwas genommen, bekommt ihn niemand.

## Scoring
scopa-rule-p12 = Jede Runde bringt:
    – 1 Punkt für die meisten Karten
    – 1 Punkt für die meisten { scopa-coins }
    – 1 Punkt für { scopa-the-seven }, den Settebello
    { $prime ->
        [sevens] – 1 Punkt für die meisten Siebenen, und noch 1 für alle vier
       *[primiera] – 1 Punkt für die beste Primiera
    }
    { $napola ->
        [on] – 3 Punkte oder mehr für die Napola
       *[off] {""}
    }
    { $re_bello ->
        [on] – 1 Punkt für { scopa-the-king-of-coins }
       *[off] {""}
    }
    – 1 Punkt für jede Scopa
    Liegen zwei Seiten in einer Zeile gleichauf vorn, bekommt keine den Punkt. Ab drei Seiten bekommt ihn nur, wer allein vor allen anderen liegt.
scopa-rule-p13 = { $prime ->
    [sevens] {""}
   *[primiera] Für die Primiera zählt von jeder Farbe die beste Karte, und die vier werden addiert:
        – Sieben 21, Sechs 18, Ass 16
        – Fünf 15, Vier 14, Drei 13, Zwei 12
        – alle anderen 10
        So sind Sieben, Sieben, Sechs und Fünf 75. Eine Seite, der eine Farbe fehlt, kann die Primiera nicht haben.
}
scopa-rule-coins-run = { $napola ->
    [on] Napola: die Seite mit Ass, Zwei und Drei der { scopa-coins } bekommt 3 Punkte, und für jede nächste Karte der Farbe ohne Lücke einen mehr. Alle zehn sind 10 Punkte.
   *[off] {""}
}
scopa-rule-king-of-coins = { $re_bello ->
    [on] Re bello: die Seite, die { scopa-the-king-of-coins } hat, bekommt 1 Punkt.
   *[off] {""}
}
scopa-rule-p14 = { $lowest_wins ->
    [on] Die Partie endet, sobald eine Seite nach einer Runde { $target } Punkte hat. Dann gewinnt, wer insgesamt am wenigsten hat. Sind es zwei, wird noch eine Runde gespielt, mit allen Seiten.
   *[off] Die Partie ist mit { $target } Punkten gewonnen. Geprüft wird nur nach ganzen Runden: wer am meisten und mindestens { $target } hat, gewinnt. Sind es zwei, wird noch eine Runde gespielt, mit allen Seiten.
}
scopa-rule-p15 = Nach jeder Runde zeigt das Blatt jede Zeile{ $prime ->
    [sevens] {""}
   *[primiera] , von jeder Seite die vier Karten der Primiera und ihre Werte
}. Blieb ein Punkt wegen Gleichstands liegen, sagt es das.
