# The words of Schnapsen, Sixty-six and Santase. Augen are the card points on the way to 66, Punkte the points of the match (Bummerl).
game-schnapsen-title = Schnapsen · 66
game-schnapsen-goal = Hol zuerst 66 Augen mit Stichen und Ansagen, und trau dich, den Talon zuzudrehen.
game-schnapsen-players = 2
game-schnapsen-kind = Stichspiel mit Talon
game-schnapsen-material = 24 oder 20 Karten
game-schnapsen-audience = Zwei, die gern zählen und wagen

## Rules to choose
schnapsen-preset-santase = Santase
schnapsen-preset-schnapsen = Schnapsen
schnapsen-preset-sixtysix = Sechsundsechzig
schnapsen-option-target = Punkte zum Sieg
schnapsen-option-out = Ausmelden
schnapsen-option-out-auto = bei 66 von selbst
schnapsen-option-out-manual = 66 selbst melden
schnapsen-option-look_back = Nachsehen
schnapsen-option-look_back-none = nie
schnapsen-option-look_back-last = letzter Stich
schnapsen-option-look_back-own = eigene Stiche
schnapsen-option-look_back-all = alle Stiche
schnapsen-option-failed_close = Falsch zugedreht
schnapsen-option-failed_close-graded = kostet 2 oder 3
schnapsen-option-failed_close-three = kostet immer 3
schnapsen-option-equal = Gleichstand
schnapsen-option-equal-taker = letzter Stich siegt
schnapsen-option-equal-draw = unentschieden
schnapsen-option-last_trick = Der letzte Stich
schnapsen-option-close_before_draw = Zudrehen vorm Ziehen
schnapsen-option-club_limits = Vereinsregeln
schnapsen-option-king_led = König ausspielen
schnapsen-option-nines = Neunen
schnapsen-option-deal = Geben
schnapsen-rule-cards = { $cards } Karten
schnapsen-rule-target = bis { $target ->
    [one] 1 Punkt
   *[other] { $target } Punkte
}
schnapsen-rule-down = { $target ->
    [one] von 1 Punkt
   *[other] von { $target } Punkten
} auf null gezählt
schnapsen-rule-out-auto = 66 beendet das Spiel von selbst
schnapsen-rule-out-manual = 66 muss man melden
schnapsen-rule-last-ten = zehn Augen für den letzten Stich
schnapsen-rule-last-wins = der letzte Stich gewinnt das Spiel
schnapsen-rule-no-strict-marriage = keine Ansagen, wenn der Talon zu oder leer ist
schnapsen-rule-close-before-draw = Zudrehen vor dem Ziehen
schnapsen-rule-flat-three = falsch zugedreht kostet immer drei
schnapsen-rule-draws = Gleichstand ist unentschieden
schnapsen-rule-club = Vereinsregeln
schnapsen-rule-king-led = vom Paar wird der König ausgespielt

## On the table
schnapsen-goal = bis { $target }
schnapsen-goal-down = { $target } auf 0
schnapsen-tricks = { $count ->
    [0] kein Stich
    [one] ein Stich
   *[other] { $count } Stiche
}
schnapsen-gauge-goal = von { $goal }
schnapsen-gauge-pending = + { $points } nach einem Stich
schnapsen-stock-left = { $count ->
    [one] noch eine Karte
   *[other] noch { $count } Karten
}
schnapsen-stock-closed = Zugedreht: { $name }
schnapsen-stock-empty = Der Talon ist leer
schnapsen-trumps = Trumpf: { $suit }

## On the strip
schnapsen-strip-between = Warten, bis alle bereit sind
schnapsen-strip-waiting = Die Karten werden gemischt
schnapsen-strip-over = Die Partie ist aus
schnapsen-strip-own-lead = Du spielst aus
schnapsen-strip-own-draw = Dein Stich: ziehen oder vorher zudrehen
schnapsen-strip-marriage = Spiel König oder Dame in { $suit } aus
schnapsen-strip-marriage-king = Spiel den König in { $suit } aus
schnapsen-strip-free = Auf { $card } geht jede Karte
schnapsen-strip-beat = Stichzwang: { $card } schlagen
schnapsen-strip-follow = Farbzwang: { $card } bedienen
schnapsen-strip-trump = Trumpfzwang: { $card } stechen
schnapsen-strip-any = Auf { $card } geht jede Karte
schnapsen-strip-their-lead = { $name } spielt aus
schnapsen-strip-their-answer = { $name } muss antworten
schnapsen-strip-their-draw = { $name } darf vorm Ziehen zudrehen

## What can be asked for
schnapsen-offer-announce = { $suit } ansagen: + { $points }
schnapsen-offer-announce-sum = { $suit } ansagen: + { $points } = { $sum }
schnapsen-offer-announce-out = { $suit } ansagen: + { $points } = { $sum }, genug!
schnapsen-offer-announce-pending = { $suit } ansagen: + { $points } nach einem Stich
schnapsen-offer-announce-short = { $suit }: + { $points }
schnapsen-offer-exchange = { $card } holen
schnapsen-offer-exchange-short = Tauschen
schnapsen-offer-close = Zudrehen
schnapsen-offer-claim = Genug, 66!
schnapsen-offer-back = { $act } zurück
schnapsen-offer-back-short = Zurück
schnapsen-offer-draw = Ziehen
schnapsen-offer-hint = Tipp
schnapsen-undo-exchange = Tausch
schnapsen-undo-announce = Ansage
schnapsen-undo-close = Zudrehen
schnapsen-close-question = { $tricks ->
    [0] Zudrehen? Wenn’s schiefgeht, bekommt { $name } (ohne Stich) { $points } Punkte
   *[other] Zudrehen? Wenn’s schiefgeht, bekommt { $name } { $points } Punkte
}
schnapsen-close-yes = Zudrehen!
schnapsen-claim-question = Hast du 66? Wenn nicht, bekommt { $name } { $points } Punkte
schnapsen-claim-yes = Genug, 66!
schnapsen-hint-win = { $points ->
    [one] Tipp: { $cards } – gewinnt einen Punkt
   *[other] Tipp: { $cards } – gewinnt { $points } Punkte
}
schnapsen-hint-lose = { $points ->
    [one] Tipp: { $cards } – verliert nur einen Punkt
   *[other] Tipp: { $cards } – verliert { $points } Punkte
}
schnapsen-hint-draw = Tipp: { $cards } – unentschieden

## Acts, on the strip and in the log
schnapsen-act-exchange = { $name } tauscht { $given } gegen { $taken }
schnapsen-act-exchange-short = { $name } holt { $taken }
schnapsen-act-announce = { $name } sagt { $suit } an: { $points }
schnapsen-act-announce-pending = { $name } sagt { $suit } an: { $points }, sobald ein Stich da ist
schnapsen-act-close = { $name } dreht zu
schnapsen-act-back-exchange = { $name } nimmt den Tausch zurück
schnapsen-act-back-announce = { $name } nimmt die Ansage in { $suit } zurück
schnapsen-act-back-close = { $name } dreht den Talon wieder auf
schnapsen-act-claim-right = { $name } meldet 66 – und hat { $points }
schnapsen-act-claim-wrong = { $name } meldet 66 – hat aber nur { $points }

## The log
schnapsen-log-first = { $name } gibt zuerst
schnapsen-log-deal = { $name } gibt
schnapsen-log-trump = Aufgeschlagen: { $card }
schnapsen-log-led = { $name } spielt { $card } aus
schnapsen-log-answered = { $name } gibt { $card } zu
schnapsen-log-trick = Stich für { $name }: { $points }
schnapsen-log-trick-ten = Letzter Stich für { $name }: { $points } und zehn
schnapsen-log-trick-uncounted = Stich für { $name }
schnapsen-log-dealt = Du bekommst { $cards }
schnapsen-log-drawn = Du ziehst { $card }
schnapsen-log-turnup = { $name } zieht als Letztes { $card }
schnapsen-log-match = { $name } gewinnt das Bummerl
schnapsen-read-stock = Trumpf: { $suit }. { $left ->
    [0] Der Talon ist leer.
    [one] Eine Karte im Talon.
   *[other] { $left } Karten im Talon.
}
schnapsen-read-closed = Trumpf: { $suit }. Der Talon ist zugedreht.
schnapsen-read-led = Ausgespielt: { $card }
schnapsen-read-hand = Deine Hand: { $cards }

## How a deal ended
schnapsen-ended-reached = { $winner } hat 66: { $points } zu { $other }.
schnapsen-ended-closed-made = Zugedreht und geschafft: { $winner } mit { $points } zu { $other }.
schnapsen-ended-close-failed = { $loser } hat zugedreht, aber nur { $other } statt 66.
schnapsen-ended-other-first = { $loser } hat zugedreht, doch { $winner } hatte 66 zuerst: { $points } zu { $other }.
schnapsen-ended-wrong-claim = { $loser } hat 66 gemeldet, aber nur { $other }.
schnapsen-ended-last-trick = Niemand hatte genug: der letzte Stich war von { $winner }.
schnapsen-ended-last-trick-equal = Gleichstand, { $points } zu { $points }: der letzte Stich war von { $winner }.
schnapsen-ended-higher = Niemand hatte genug: { $winner } hat mehr, { $points } zu { $other }.
schnapsen-ended-draw = Niemand hatte genug, beide haben { $points }: unentschieden.
schnapsen-brought = { $points ->
    [one] { $name } bekommt einen Punkt.
   *[other] { $name } bekommt { $points } Punkte.
}
schnapsen-brought-none = Niemand bekommt einen Punkt.
schnapsen-worth-trickless = { $loser } ist schwarz: kein Stich.
schnapsen-worth-under-33 = { $loser } ist Schneider: unter 33.
schnapsen-worth-over-33 = { $loser } ist aus dem Schneider: 33 oder mehr.
schnapsen-worth-trickless-closing = { $loser } war beim Zudrehen schwarz: kein Stich.
schnapsen-worth-under-33-closing = { $loser } war beim Zudrehen Schneider: unter 33.
schnapsen-worth-over-33-closing = { $loser } hatte beim Zudrehen 33 oder mehr.
schnapsen-worth-failed-trickless = Beim Zudrehen war die Gegenseite noch schwarz.
schnapsen-sheet-deal = Das Spiel geht an { $name }
schnapsen-sheet-match = { $name } gewinnt das Bummerl!
schnapsen-sheet-draw = Unentschieden
schnapsen-sheet-points = Augen
schnapsen-sheet-brought = Dieses Spiel
schnapsen-sheet-score = Stand
schnapsen-sheet-left = Noch auf der Hand
schnapsen-sheet-next = { $name } gibt als Nächstes.
schnapsen-missed = { $points ->
    [one] Mit { $better } statt { $played } hätte { $name } einen Punkt geholt.
   *[other] Mit { $better } statt { $played } hätte { $name } { $points } Punkte geholt.
}
schnapsen-missed-marriage = { $points ->
    [one] Mit einer Ansage zu { $played } hätte { $name } einen Punkt geholt.
   *[other] Mit einer Ansage zu { $played } hätte { $name } { $points } Punkte geholt.
}
schnapsen-missed-nothing = Sobald der Talon leer war, war gegen { $name } nichts mehr zu machen.

## Refusals
schnapsen-refused-must-beat = Du musst { $card } schlagen
schnapsen-refused-must-follow = Du musst { $card } bedienen
schnapsen-refused-must-trump = Du musst { $card } stechen
schnapsen-refused-marriage-lead = Du hast { $suit } angesagt: spiel König oder Dame davon
schnapsen-refused-not-your-turn = { $name } ist dran
schnapsen-refused-wrong-phase = Erst ziehen oder zudrehen

## Great moments, in large letters over the table
schnapsen-shout-marriage = { $points ->
    [20] Zwanzig!
    [40] Vierzig!
   *[other] { $points }!
}
schnapsen-shout-closed = Zugedreht!
schnapsen-shout-sixty-six = Genug, 66!
schnapsen-shout-three = Schwarz!
