# The words of Set. “Set!” is called in German too. Colour and shading stand behind the shape, so that they need no endings.
game-set-title = Set
game-set-goal = Finde vor allen anderen drei Karten, die in jeder Eigenschaft alle gleich oder alle verschieden sind.
game-set-players = 1–12
game-set-kind = Augenrennen ohne Züge
game-set-material = 81 eigene Karten, oder 27
game-set-audience = Alle ab sechs; Kinder gewinnen oft

## Rules to choose
set-preset-classic = Klassisch
set-preset-quick = Schnell
set-preset-speed = Tempo
set-preset-first_to = Bis sieben
set-preset-count = Zwanzig Sets
set-preset-solo = Solo
set-preset-practice = Übung
set-option-pack = Karten
set-option-pack-full = 81 Karten
set-option-pack-quick = 27 gefüllte
set-option-table = Karten auf dem Tisch
set-option-table-9 = 9
set-option-table-12 = 12
set-option-claim = Set nehmen
set-option-claim-call = rufen, dann wählen
set-option-claim-instant = gleich wählen
set-option-pick_seconds = Zeit zum Wählen
set-option-pick_seconds-0 = ohne Limit
set-option-pick_seconds-2 = 2 s
set-option-pick_seconds-3 = 3 s
set-option-pick_seconds-5 = 5 s
set-option-pick_seconds-8 = 8 s
set-option-pick_seconds-10 = 10 s
set-option-pick_seconds-15 = 15 s
set-option-pick_seconds-20 = 20 s
set-option-pick_seconds-30 = 30 s
set-option-penalty = Falsches Set
set-option-penalty-point = ein Minuspunkt
set-option-penalty-floor = ein Minuspunkt, nicht unter 0
set-option-penalty-lockout = 5 s warten
set-option-penalty-none = nichts
set-option-finish = Schluss
set-option-finish-pack = wenn die Karten aus sind
set-option-finish-first_to = bei einer Zahl von Sets
set-option-finish-timed = wenn die Zeit um ist
set-option-finish-count = nach so vielen Sets
set-option-target = Sets zum Sieg
set-option-seconds = Sekunden Spielzeit
set-option-count = Sets insgesamt
set-option-rounds = Runden
set-option-extra = Drei Karten mehr
set-option-extra-auto = wenn kein Set da ist
set-option-extra-agree = wenn alle fragen
set-option-sudden_death = Stechen
set-option-lag_fair = Ping-Ausgleich
set-option-lag_fair-0 = { off }
set-option-lag_fair-15 = bis 15 ms
set-option-lag_fair-25 = bis 25 ms
set-option-lag_fair-40 = bis 40 ms
set-option-hints = Tipps
set-option-help_vote = Hilfe, wenn alle fragen
set-rule-solo = Allein gegen die Uhr: ein falsches Set kostet fünf Sekunden
set-rule-practice = Übung: ein falsches Set kostet nichts
set-rule-call = Rufen, dann { $seconds } Sekunden zum Wählen
set-rule-call-untimed = Rufen, dann ohne Limit wählen
set-rule-instant = Gleich drei Karten wählen
set-rule-penalty-point = falsches Set: ein Punkt weg
set-rule-penalty-floor = falsches Set: ein Punkt weg, nie unter null
set-rule-penalty-lockout = falsches Set: fünf Sekunden warten
set-rule-penalty-none = falsches Set: keine Strafe
set-rule-pack-full = 81 Karten
set-rule-pack-quick = 27 gefüllte Karten
set-rule-finish-pack = Bis die Karten aus sind
set-rule-finish-first-to = Wer zuerst { $sets ->
    [one] ein Set
   *[other] { $sets } Sets
} hat
set-rule-finish-timed = { $seconds } Sekunden Spielzeit
set-rule-finish-count = { $sets ->
    [one] Ein Set
   *[other] { $sets } Sets
} insgesamt
set-rule-table = { $cards } Karten auf dem Tisch
set-rule-rounds = { $rounds } Runden
set-rule-sudden-death = Stechen bei Gleichstand
set-rule-extra-agree = drei Karten mehr, wenn alle fragen
set-rule-lag-fair = Ping-Ausgleich bis { $ms } ms
set-rule-hints = mit Tipps
set-rule-no-help = ohne Hilfe
set-rule-start-points = einige beginnen mit Punkten
set-rule-own-set-lockout = einige warten nach einem eigenen Set

## The cards
set-feature-number = Anzahl
set-feature-colour = Farbe
set-feature-shape = Form
set-feature-shading = Füllung
set-number-one = 1
set-number-two = 2
set-number-three = 3
set-colour-red = rot
set-colour-green = grün
set-colour-purple = lila
set-colour-orange = orange
set-colour-blue = blau
set-colour-turquoise = türkis
set-colour-black = schwarz
set-shading-solid = gefüllt
set-shading-striped = gestreift
set-shading-open = leer
set-shape-diamond = { $count ->
    [one] Raute
   *[other] Rauten
}
set-shape-squiggle = { $count ->
    [one] Welle
   *[other] Wellen
}
set-shape-oval = { $count ->
    [one] Oval
   *[other] Ovale
}
set-shown-red = { $red ->
    [orange] { set-colour-orange }
   *[red] { set-colour-red }
}
set-shown-green = { $green ->
    [blue] { set-colour-blue }
    [turquoise] { set-colour-turquoise }
   *[green] { set-colour-green }
}
set-shown-purple = { $purple ->
    [black] { set-colour-black }
   *[purple] { set-colour-purple }
}
set-card = { $number } { $shape } { $colour } { $shading }
set-column = Spalte { $number }: { $cards }

## On the strip
set-shuffling = Die Karten werden gemischt
set-waiting = Warten, bis alle bereit sind
set-watching = Du schaust zu
set-not-racing = Die anderen stechen
set-over = Die Partie ist aus
set-pick-three = Wähl drei Karten, die ein Set sind
set-see-one = { $count ->
    [one] Siehst du ein Set? Ruf!
   *[other] Wer sieht ein Set? Schnell rufen!
}
set-locked = Warte { $seconds } s
set-call-own = { $more ->
    [0] { $name }: wähl drei!
   *[other] { $name }: wähl drei, und noch { $more }
}
set-call-other = { $more ->
    [0] { $name } ruft Set!
   *[other] { $name } ruft Set, und noch { $more }!
}
set-granted = Set! { $name }
set-wrong = Kein Set – { $fault }
set-fault = { $feature }: 2 { $two }, 1 { $one }
set-fault-number = { $feature }: zweimal { $two }, einmal { $one }
set-call-gave-up = { $name } nimmt den Ruf zurück
set-call-time = { $name }: die Zeit ist um
set-call-left = { $name } ging mitten im Ruf
set-beaten = { $by } war { $ms } ms schneller
set-added-none = Kein Set da: drei Karten mehr!
set-added-asked = Drei Karten mehr, wie gewünscht
set-no-set = Auf dem Tisch liegt kein Set
set-reshuffled = Die geholten Sets werden neu gemischt
set-time-up = Zeit um! Der letzte Ruf zählt noch
set-sudden-death = Stechen: das nächste Set entscheidet
set-sudden-death-of = Stechen: { $names }
set-round = Runde { $number }
set-asked-extra = { $name } will drei Karten mehr
set-asked-help = { $name } will Hilfe

## Photo finish
set-photo-call = um den Ruf
set-photo-claim = um dieselben Karten
set-photo-lag = (kam + { $arrived } ms, Ausgleich { $credit } ms)
set-photo-dead-heat = totes Rennen

## Key hints
set-key-call = Set!
set-key-again = Noch eins!
set-key-give-up = Aufgeben
set-key-hint = Tipp
set-key-extra = { $asked ->
    [0] Mehr Karten
   *[other] Mehr Karten ({ $asked } von { $of })
}
set-key-help = { $asked ->
    [0] Hilfe
   *[other] Hilfe ({ $asked } von { $of })
}
set-any-button = jede Taste

## The panel
set-note = { $sets ->
    [one] ein Set
   *[other] { $sets } Sets
}{ $wrongs ->
    [0] {""}
   *[other] {" "}· { $wrongs } falsch
}
set-last-set = Letztes Set

## The sheet
set-sheet-round = Runde { $number } ist aus
set-sheet-over = Fertig!
set-sheet-won = { $count ->
    [one] { $name } gewinnt!
   *[other] Geteilter Sieg!
}
set-sheet-sets = Sets
set-sheet-wrongs = Falsch
set-sheet-points = Punkte
set-sheet-time = Zeit
set-sheet-unseen = { $count ->
    [one] Ein Set, das keiner sah
   *[other] { $count } Sets, die keiner sah
}
set-sheet-left = lag noch da

## The log
set-log-dealt-start = Die Karten liegen: { $cards }
set-log-dealt-refill = Neu: { $cards }
set-log-dealt-none = Kein Set da. Drei mehr: { $cards }
set-log-dealt-asked = Drei mehr, wie gewünscht: { $cards }
set-log-granted = { $name } holt ein Set ({ $points }): { $cards }
set-log-wrong = { $name }: kein Set. { $fault }
set-log-called = { $name } ruft
set-log-again = { $name }: noch eins!
set-log-picked = { $name } wählt: { $card }
set-log-unpicked = { $name } legt zurück: { $card }
set-log-locked = { $name } muss warten
set-log-shrunk = Die Karten rücken zusammen
set-log-call-gave-up = { $name } nimmt den Ruf zurück
set-log-call-time = { $name }: die Zeit ist um
set-log-call-left = { $name } ging mitten im Ruf
set-log-beaten = { $name } war { $ms } ms hinter { $by }
set-log-hinted = Tipp: { $cards }
set-log-round = Runde { $number } beginnt
set-log-round-ended = Runde { $number } ist aus: { $reason }
set-log-match-ended = Sieg: { $names }
set-ended-pack = kein Set ist mehr da
set-ended-target = das Ziel ist erreicht
set-ended-time = die Zeit ist um
set-ended-count = alle Sets sind geholt
set-ended-sudden = das Stechen ist entschieden

## Great moments, in large letters over the table
set-shout-last = Das letzte Set!
set-shout-streak = { $count ->
    [one] { $count } Set in Folge!
   *[other] { $count } in Folge!
}
set-shout-photo = Zielfoto!
set-shout-sudden = Stechen!
