# The words of Scopa and its family. Scopa, Settebello, Primiera and the presets keep their Italian names; suits are named so that a hyphen
# and a rank may follow.
game-scopa-title = Scopa
game-scopa-goal = Nimm Karten vom Tisch: eine vom gleichen Wert oder mehrere mit der gleichen Summe; wer abräumt, holt einen Punkt.
game-scopa-players = 2, 3, 4 oder 6
game-scopa-kind = Fangspiel aus Süditalien
game-scopa-material = 40 Karten
game-scopa-audience = Alle ab acht; schnell gelernt, nie ausgelernt

## Rules to choose
scopa-preset-scopa = Scopa
scopa-preset-scopone = Scopone
scopa-preset-scopone_scientifico = Scopone scientifico
scopa-preset-scopa_dassi = Scopa d’assi
scopa-preset-napola = Napola
scopa-preset-re_bello = Re bello
scopa-preset-quindici = Quindici
scopa-preset-escoba = Escoba
scopa-preset-a_perdere = A perdere
scopa-option-target = Punkte zum Sieg
scopa-option-choice = Gleicher Wert oder Summe
scopa-option-choice-free = gleicher Wert zuerst
scopa-option-choice-fewest = nur kürzeste Summe
scopa-option-choice-any = nach Belieben
scopa-option-four = Zu viert
scopa-option-four-pairs = zwei Paare
scopa-option-four-singly = jeder für sich
scopa-option-six = Zu sechst
scopa-option-six-pairs = drei Paare
scopa-option-six-threes = zwei Dreierteams
scopa-option-napola = Napola
scopa-option-re_bello = Re bello
scopa-option-take_all_sweeps = Ass räumt: Scopa
scopa-option-last_sweep = Letzte Karte: Scopa
scopa-option-hand = Handkarten
scopa-option-table = Karten auf dem Tisch
scopa-option-taking = Nehmen
scopa-option-aces = Asse
scopa-option-first_table = Erster Tisch
scopa-rule-hand = { $table ->
    [0] je { $hand } Karten, leerer Tisch
   *[other] je { $hand } Karten, { $table } auf dem Tisch
}
scopa-rule-target = bis { $target }
scopa-rule-lowest = hat jemand { $target }, gewinnt, wer am wenigsten hat
scopa-rule-taking-value = nimm, was deiner Karte gleichkommt
scopa-rule-taking-fifteen = nimm, was mit deiner Karte 15 ergibt
scopa-rule-choice-fewest = nur Summen mit den wenigsten Karten
scopa-rule-choice-any = gleicher Wert oder Summe, nach Belieben
scopa-rule-aces = ein Ass nimmt den ganzen Tisch
scopa-rule-aces-sweep = ein Ass nimmt den ganzen Tisch, und das ist eine Scopa
scopa-rule-sevens = Siebenen statt Primiera
scopa-rule-napola = Ass, 2 und 3 der { scopa-coins } zählen
scopa-rule-re-bello = 1 Punkt für { scopa-the-king-of-coins }
scopa-rule-first-table = ein erster Tisch von 15 oder 30 gehört dem Geber
scopa-rule-last-sweep = die letzte Karte darf abräumen
scopa-rule-four-singly = zu viert jeder für sich
scopa-rule-six-threes = zu sechst in zwei Teams

## Cards, as the faces show them
scopa-card = { $suit }-{ $rank }
scopa-rank-french-A = Ass
scopa-rank-french-2 = 2
scopa-rank-french-3 = 3
scopa-rank-french-4 = 4
scopa-rank-french-5 = 5
scopa-rank-french-6 = 6
scopa-rank-french-7 = 7
scopa-rank-french-J = Bube (8)
scopa-rank-french-Q = Dame (9)
scopa-rank-french-K = König (10)
scopa-rank-plain-A = Ass
scopa-rank-plain-2 = 2
scopa-rank-plain-3 = 3
scopa-rank-plain-4 = 4
scopa-rank-plain-5 = 5
scopa-rank-plain-6 = 6
scopa-rank-plain-7 = 7
scopa-rank-plain-J = 8
scopa-rank-plain-Q = 9
scopa-rank-plain-K = 10
scopa-rank-neapolitan-A = Ass
scopa-rank-neapolitan-2 = 2
scopa-rank-neapolitan-3 = 3
scopa-rank-neapolitan-4 = 4
scopa-rank-neapolitan-5 = 5
scopa-rank-neapolitan-6 = 6
scopa-rank-neapolitan-7 = 7
scopa-rank-neapolitan-J = Fante (8)
scopa-rank-neapolitan-Q = Cavallo (9)
scopa-rank-neapolitan-K = Re (10)
scopa-suit-french-C = Kreuz
scopa-suit-french-D = Karo
scopa-suit-french-H = Herz
scopa-suit-french-S = Pik
scopa-suit-plain-C = Kreuz
scopa-suit-plain-D = Karo
scopa-suit-plain-H = Herz
scopa-suit-plain-S = Pik
scopa-suit-neapolitan-C = Stab
scopa-suit-neapolitan-D = Münz
scopa-suit-neapolitan-H = Kelch
scopa-suit-neapolitan-S = Schwert
# The same in a sentence, as what somebody takes, plays or holds.
scopa-faces = { $deck ->
    [plain] {""}
    [neapolitan] , Fante 8, Cavallo 9, Re 10
   *[french] , Bube 8, Dame 9, König 10
}
scopa-a-jack = { $deck ->
    [plain] eine 8
    [neapolitan] einen Fante
   *[french] einen Buben
}
scopa-the-jack = { $deck ->
    [plain] die 8
    [neapolitan] den Fante
   *[french] den Buben
}
scopa-a-queen = { $deck ->
    [plain] eine 9
    [neapolitan] einen Cavallo
   *[french] eine Dame
}
scopa-a-king = { $deck ->
    [plain] eine 10
    [neapolitan] einen Re
   *[french] einen König
}
scopa-kings = { $deck ->
    [plain] Zehnen
    [neapolitan] Re
   *[french] Könige
}
scopa-coins = { $deck ->
    [neapolitan] Münzen
   *[french] Karos
}
scopa-the-seven = { $deck ->
    [neapolitan] die Münz-Sieben
   *[french] die Karo-Sieben
}
scopa-the-king-of-coins = { $deck ->
    [plain] die Karo-10
    [neapolitan] den Münz-Re
   *[french] den Karo-König
}
scopa-or = { $first } oder { $last }

## On the strip
scopa-shuffling = Die Karten werden gemischt
scopa-waiting = Warten, bis alle bereit sind
scopa-over = Die Partie ist aus
scopa-plays = { $name } ist dran
scopa-choose = { $name }: wähl eine Karte
scopa-can-take = { $card } nimmt { $takes }
scopa-can-lay = { $card } nimmt nichts: leg sie hin
scopa-which = { $card } nimmt { $takes }: wähl aus
scopa-none-takes = Keine deiner Karten nimmt { $picks }
scopa-not-so = { $card } nimmt nicht { $picks }
scopa-not-so-but = { $card } nimmt nicht { $picks }, wohl aber { $takes }
scopa-takes-nothing = { $card } nimmt nichts: du kannst sie nur hinlegen
scopa-must = { $card } muss nehmen: wähl { $takes }
scopa-must-take = Diese Karte muss nehmen, und zwar { $cards }
scopa-takes = { $name }: { $card } nimmt { $takes }
scopa-takes-all = { $name }: das Ass nimmt alles
scopa-sweep-by = { $count ->
    [one] Scopa! { $name } räumt ab
   *[other] { $count }-mal Scopa für { $name }!
}
scopa-shout = { $count ->
    [one] Scopa!
   *[other] Scopa × { $count }!
}
scopa-last-to = { $name } hat zuletzt genommen und holt den Rest
scopa-last-to-nobody = Niemand hat etwas genommen: die Karten bleiben liegen
scopa-redealt = Zu viele { scopa-kings } auf dem Tisch: es wird neu gegeben
scopa-deals = { $name } gibt
scopa-first-dealer = { $name } gibt zuerst
scopa-target = bis { $target }
scopa-banner = Wenig gewinnt
scopa-banner-long = A perdere: wer am wenigsten hat, gewinnt!

## Key hints
scopa-key-take = { $takes } nehmen
scopa-key-lay = { $card } hinlegen
scopa-key-choose = Wähl eine Karte
scopa-key-which = Wähl, was sie nimmt
scopa-key-next = { $count } Möglichkeiten

## Around the table
scopa-note = { $cards } Karten{ $sweeps ->
    [0] {""}
    [one] {" "}· 1 Scopa
   *[other] {" "}· { $sweeps } Scope
}

## The score screen
scopa-sheet-deal = Runde { $number }
scopa-sheet-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
scopa-sheet-this = Diese Runde
scopa-sheet-total = Gesamt
scopa-sheet-target = gespielt bis { $target }
scopa-sheet-repeat = Letzte Züge
scopa-item-cards = Karten
scopa-item-denari = { $deck ->
    [neapolitan] Münzen
   *[french] Karo
}
scopa-item-settebello = Settebello
scopa-item-primiera = Primiera
scopa-item-scopa = Scopa
scopa-item-napola = Napola
scopa-item-re-bello = Re bello
scopa-item-sevens = Siebenen
scopa-item-all-sevens = Alle vier Siebenen
scopa-tie = Gleichstand: kein Punkt
scopa-nobody-has = niemand hat jede Farbe
scopa-nobody-any = niemand hat welche

## The log
scopa-log-deal = Runde { $number }: { $name } gibt
scopa-log-dealt = { $name } bekommt { $count } Karten
scopa-log-hand = Du bekommst: { $cards }
scopa-log-table = Auf dem Tisch: { $cards }
scopa-log-laid = { $name } legt { $card } hin
scopa-log-took = { $name } nimmt mit { $card }: { $cards }
scopa-log-sweep = { $told }. Scopa!
scopa-log-first-table = { $count ->
    [one] Der erste Tisch ergibt 15, eine Scopa für { $name }: { $cards }
   *[other] Der erste Tisch ergibt 30, zwei Scope für { $name }: { $cards }
}
scopa-log-last = Der Rest geht an { $name }: { $cards }
scopa-log-last-nobody = Niemand hat etwas genommen; es liegen: { $cards }
scopa-log-scored = Diese Runde: { $points }. Gesamt: { $totals }
scopa-log-won = Sieg: { $names }
scopa-read-table = Auf dem Tisch: { $cards }
scopa-read-table-empty = Der Tisch ist leer
scopa-read-hand = { $name } hält: { $cards }
scopa-read-pile = { $name } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} und { $sweeps ->
    [one] 1 Scopa
   *[other] { $sweeps } Scope
}

## Great moments, in large letters over the table
scopa-shout-settebello = Settebello!
