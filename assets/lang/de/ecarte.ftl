# The words of Écarté: Vorhand is the elder, Talon the stock, and cards are tauscht rather than kauft, which every beginner understands.
game-ecarte-title = Écarté
game-ecarte-goal = Erst feilschen, welche Karten wegkommen, dann drei von fünf Stichen holen; wer fünf Punkte hat, gewinnt.
game-ecarte-players = 2
game-ecarte-kind = Stiche und Tauschhandel
game-ecarte-material = 32 Karten
game-ecarte-audience = Zwei mit Lust auf ein schnelles Nervenduell

## Rules to choose
ecarte-preset-gamerules = Modern
ecarte-preset-classic = Klassisch
ecarte-option-target = Punkte zum Sieg
ecarte-option-packets = Geben
ecarte-option-packets-three_two = drei, dann zwei
ecarte-option-packets-two_three = zwei, dann drei
ecarte-option-void = Farbe fehlt
ecarte-option-void-any = jede Karte
ecarte-option-void-trump = Trumpfzwang
ecarte-option-unproposed = Ohne Vorschlag gespielt
ecarte-option-unproposed-elder = Vorhand zählt doppelt
ecarte-option-unproposed-dealer = Geber zählt doppelt
ecarte-rule-target = bis { $target ->
    [one] 1 Punkt
   *[other] { $target } Punkte
}
ecarte-rule-unproposed-elder = wer ohne Vorschlag spielt, gewinnt zwei
ecarte-rule-unproposed-dealer = wer ohne Vorschlag spielt, riskiert zwei
ecarte-rule-void-any = fehlt die Farbe, ist jede Karte erlaubt
ecarte-rule-void-trump = fehlt die Farbe, gilt Trumpfzwang
ecarte-rule-packets-three_two = gegeben: drei und zwei
ecarte-rule-packets-two_three = gegeben: zwei und drei

## On the table
ecarte-goal = bis { $target }
ecarte-tricks = { $count ->
    [0] kein Stich
    [one] ein Stich
   *[other] { $count } Stiche
}
ecarte-stock-left = Trumpf: { $suit } · { $count ->
    [0] Talon leer
    [one] noch eine Karte
   *[other] noch { $count }
}
ecarte-stakes-title = Drei Stiche
ecarte-stakes-play = Spielen
ecarte-stakes-exchange = Tauschen
ecarte-stakes-refused = Abgelehnt
ecarte-stakes-accept = Annehmen
ecarte-stakes-refuse = Ablehnen
ecarte-stakes-three = Drei oder vier
ecarte-stakes-five = Alle fünf
ecarte-stakes-vole = Vole, alle fünf: immer 2

## The talk
ecarte-says-propose = Ich schlage vor
ecarte-says-accept = Angenommen
ecarte-says-stood = Ich spiele
ecarte-says-refused = Nein, wir spielen
ecarte-says-cards = { $count ->
    [0] Ich behalte alle
    [one] Eine Karte
    [2] Zwei Karten
    [3] Drei Karten
    [4] Vier Karten
    [5] Fünf Karten
   *[other] { $count } Karten
}
ecarte-says-king = Ich habe den König

## On the strip
ecarte-strip-between = Warten, bis alle bereit sind
ecarte-strip-waiting = Die Karten werden gemischt
ecarte-strip-over = Die Partie ist aus
ecarte-strip-own-propose = Tausch vorschlagen oder spielen?
ecarte-strip-own-respond = Tausch annehmen oder ablehnen?
ecarte-strip-own-elder-discards = { $most ->
    [one] Wähl eine Karte zum Tauschen
   *[other] Wähl 1 bis { $most } Karten zum Tauschen
}
ecarte-strip-own-dealer-discards = { $most ->
    [one] Tausch eine Karte oder behalte alle
   *[other] Tausch bis zu { $most } Karten oder behalte alle
}
ecarte-strip-own-lead = Du spielst aus
ecarte-strip-own-lead-king = Du spielst aus – und hast den Trumpfkönig
ecarte-strip-beat = Stichzwang: { $card } schlagen
ecarte-strip-follow = Farbzwang: { $card } bedienen
ecarte-strip-trump = Trumpfzwang: { $card } stechen
ecarte-strip-any = Auf { $card } geht jede Karte
ecarte-strip-their-propose = { $name } darf vorschlagen oder spielen
ecarte-strip-their-respond = { $name } darf annehmen oder ablehnen
ecarte-strip-their-elder-discards = { $name } tauscht
ecarte-strip-their-dealer-discards = { $name } tauscht
ecarte-strip-their-lead = { $name } spielt aus
ecarte-strip-their-answer = { $name } muss antworten

## What can be asked for
ecarte-offer-propose = Vorschlagen
ecarte-offer-play = Spielen
ecarte-offer-accept = Annehmen
ecarte-offer-refuse = Ablehnen
ecarte-offer-discard = { $count ->
    [0] Tauschen …
    [one] Eine Karte tauschen
   *[other] { $count } Karten tauschen
}
ecarte-offer-keep = Alle behalten
ecarte-offer-clear = Zurück
ecarte-offer-king = König ansagen: + 1
ecarte-short-stock = { $left ->
    [one] Im Talon liegt nur noch eine Karte
   *[other] Im Talon liegen nur noch { $left } Karten
}

## The log
ecarte-log-says = { $name }: „{ $words }“
ecarte-log-first = { $name } gibt zuerst
ecarte-log-deal = { $name } gibt
ecarte-log-trump = Aufgeschlagen: { $card }
ecarte-log-king-turned = König aufgeschlagen: ein Punkt für { $name }
ecarte-log-empty = Der Talon ist leer: jetzt wird gespielt
ecarte-log-dealt = Du bekommst { $cards }
ecarte-log-served = Du ziehst { $cards }
ecarte-log-led = { $name } spielt { $card } aus
ecarte-log-answered = { $name } gibt { $card } zu
ecarte-log-trick = Stich für { $name }
ecarte-log-match = { $name } gewinnt die Partie
ecarte-read-trump = Aufgeschlagen: { $card }. Trumpf: { $suit }. { $left ->
    [0] Der Talon ist leer.
    [one] Eine Karte im Talon.
   *[other] { $left } Karten im Talon.
}
ecarte-read-led = Ausgespielt: { $card }
ecarte-read-hand = Deine Hand: { $cards }

## The sheet
ecarte-brought = { $points ->
    [one] { $name } hat { $tricks } Stiche: ein Punkt.
   *[other] { $name } hat { $tricks } Stiche: { $points } Punkte.
}
ecarte-brought-vole = Vole: { $name } hat alle fünf Stiche, { $points } Punkte!
ecarte-row-exchanged = Es wurde getauscht: drei Stiche zählen eins.
ecarte-row-unproposed = { $elder } hat ohne Vorschlag gespielt.
ecarte-row-refused = { $dealer } hat den ersten Vorschlag abgelehnt.
ecarte-king-called = { $name } hat den Trumpfkönig angesagt: ein Punkt.
ecarte-sheet-deal = Das Spiel geht an { $name }
ecarte-sheet-vole = Vole! { $name } holt alle fünf
ecarte-sheet-match = { $name } gewinnt die Partie!
ecarte-sheet-tricks = Stiche
ecarte-sheet-played = Die Stiche der Reihe nach
ecarte-sheet-trick = { $name }
ecarte-vole = Vole! { $name }
ecarte-sheet-king = König
ecarte-sheet-brought = Dieses Spiel
ecarte-sheet-score = Stand
ecarte-sheet-next = { $name } gibt als Nächstes.

## Refusals
ecarte-refused-must-beat = Du musst { $card } schlagen
ecarte-refused-must-follow = Du musst { $card } bedienen
ecarte-refused-must-trump = Du musst { $card } stechen
ecarte-refused-not-your-turn = { $name } ist dran
ecarte-refused-talk-first = Erst wird verhandelt, dann gespielt
ecarte-refused-not-allowed = Der König lässt sich jetzt nicht ansagen

## Great moments, in large letters over the table
ecarte-shout-king = Der König!
ecarte-shout-doubled = Abgelehnt – um zwei!
ecarte-shout-vole = Vole!
