# The words of Scopa and its family.
game-scopa-title = Scopa
game-scopa-goal = Prendi dalla tavola con una carta di ugual valore, o pari alla somma; chi la svuota fa scopa.
game-scopa-players = 2, 3, 4 o 6
game-scopa-kind = Un gioco di prese, dal sud d’Italia
game-scopa-material = 40 carte
game-scopa-audience = Dagli otto anni; semplice ma profonda

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
scopa-option-target = Punti per vincere
scopa-option-choice = Uguale o somma
scopa-option-choice-free = prima l’uguale
scopa-option-choice-fewest = con meno carte
scopa-option-choice-any = a piacere
scopa-option-four = In quattro
scopa-option-four-pairs = a coppie
scopa-option-four-singly = ognuno per sé
scopa-option-six = In sei
scopa-option-six-pairs = in tre coppie
scopa-option-six-threes = due squadre da tre
scopa-option-napola = Napola
scopa-option-re_bello = Re bello
scopa-option-take_all_sweeps = Scopa con l’asso
scopa-option-last_sweep = Scopa all’ultima
scopa-option-hand = Carte in mano
scopa-option-table = Carte in tavola
scopa-option-taking = La presa
scopa-option-aces = Assi
scopa-option-first_table = Prima tavola
scopa-rule-hand = { $table ->
    [0] { $hand } carte a testa, tavola vuota
   *[other] { $hand } carte a testa, { $table } in tavola
}
scopa-rule-target = a { $target }
scopa-rule-lowest = appena qualcuno arriva a { $target } vince chi ne ha meno
scopa-rule-taking-value = prendi ciò che vale quanto la tua carta
scopa-rule-taking-fifteen = prendi ciò che con la tua carta fa 15
scopa-rule-choice-fewest = solo la somma di meno carte
scopa-rule-choice-any = carta uguale o somma, a piacere
scopa-rule-aces = un asso prende tutta la tavola
scopa-rule-aces-sweep = un asso prende tutta la tavola, e fa scopa
scopa-rule-sevens = i sette al posto della primiera
scopa-rule-napola = asso, 2 e 3 di { scopa-coins } contano
scopa-rule-re-bello = { scopa-the-king-of-coins } conta
scopa-rule-first-table = una prima tavola da 15 o 30 va al mazziere
scopa-rule-last-sweep = anche l’ultima carta fa scopa
scopa-rule-four-singly = in quattro ognuno per sé
scopa-rule-six-threes = in sei a due squadre

## Cards, as the faces show them
scopa-card = { $rank } di { $suit }
scopa-rank-french-A = asso
scopa-rank-french-2 = 2
scopa-rank-french-3 = 3
scopa-rank-french-4 = 4
scopa-rank-french-5 = 5
scopa-rank-french-6 = 6
scopa-rank-french-7 = 7
scopa-rank-french-J = fante (8)
scopa-rank-french-Q = donna (9)
scopa-rank-french-K = re (10)
scopa-rank-plain-A = asso
scopa-rank-plain-2 = 2
scopa-rank-plain-3 = 3
scopa-rank-plain-4 = 4
scopa-rank-plain-5 = 5
scopa-rank-plain-6 = 6
scopa-rank-plain-7 = 7
scopa-rank-plain-J = 8
scopa-rank-plain-Q = 9
scopa-rank-plain-K = 10
scopa-rank-neapolitan-A = asso
scopa-rank-neapolitan-2 = 2
scopa-rank-neapolitan-3 = 3
scopa-rank-neapolitan-4 = 4
scopa-rank-neapolitan-5 = 5
scopa-rank-neapolitan-6 = 6
scopa-rank-neapolitan-7 = 7
scopa-rank-neapolitan-J = fante (8)
scopa-rank-neapolitan-Q = cavallo (9)
scopa-rank-neapolitan-K = re (10)
scopa-suit-french-C = fiori
scopa-suit-french-D = quadri
scopa-suit-french-H = cuori
scopa-suit-french-S = picche
scopa-suit-plain-C = fiori
scopa-suit-plain-D = quadri
scopa-suit-plain-H = cuori
scopa-suit-plain-S = picche
scopa-suit-neapolitan-C = bastoni
scopa-suit-neapolitan-D = denari
scopa-suit-neapolitan-H = coppe
scopa-suit-neapolitan-S = spade
# The same in a sentence, as what somebody takes, plays or holds.
scopa-faces = { $deck ->
    [plain] {""}
    [neapolitan] , fante 8, cavallo 9, re 10
   *[french] , fante 8, donna 9, re 10
}
scopa-a-jack = { $deck ->
    [plain] un 8
    [neapolitan] un fante
   *[french] un fante
}
scopa-the-jack = { $deck ->
    [plain] l’8
    [neapolitan] il fante
   *[french] il fante
}
scopa-a-queen = { $deck ->
    [plain] un 9
    [neapolitan] un cavallo
   *[french] una donna
}
scopa-a-king = { $deck ->
    [plain] un 10
    [neapolitan] un re
   *[french] un re
}
scopa-kings = { $deck ->
    [plain] dieci
    [neapolitan] re
   *[french] re
}
scopa-coins = { $deck ->
    [neapolitan] denari
   *[french] quadri
}
scopa-the-seven = { $deck ->
    [neapolitan] il sette di denari
   *[french] il sette di quadri
}
scopa-the-king-of-coins = { $deck ->
    [plain] il 10 di quadri
    [neapolitan] il re di denari
   *[french] il re di quadri
}
scopa-or = { $first } o { $last }

## On the strip
scopa-shuffling = Si mescolano le carte
scopa-waiting = Si aspetta che ci siano tutti
scopa-over = La partita è finita
scopa-plays = Tocca a { $name }
scopa-choose = { $name }: scegli una carta
scopa-can-take = { $card } prende { $takes }
scopa-can-lay = { $card } non prende niente: calala
scopa-which = { $card } prende { $takes }: scegli
scopa-none-takes = Nessuna delle tue carte prende { $picks }
scopa-not-so = { $card } non prende { $picks }
scopa-not-so-but = { $card } non prende { $picks }. Può prendere { $takes }
scopa-takes-nothing = { $card } non prende niente: si può solo calare
scopa-must = { $card } deve prendere: scegli { $takes }
scopa-must-take = Quella carta deve prendere. Può prendere { $cards }
scopa-takes = { $name }: { $card } prende { $takes }
scopa-takes-all = { $name }: l’asso prende tutto
scopa-sweep-by = { $count ->
    [one] Scopa! { $name } svuota la tavola
   *[other] { $count } scope per { $name }!
}
scopa-shout = { $count ->
    [one] Scopa!
   *[other] Scopa × { $count }!
}
scopa-last-to = Le ultime carte vanno a { $name }: sua l’ultima presa
scopa-last-to-nobody = Nessuno ha preso: le carte restano dove sono
scopa-redealt = Troppi { scopa-kings } in tavola: lo stesso mazziere ridà le carte
scopa-deals = { $name } dà le carte
scopa-first-dealer = Il primo mazziere è { $name }
scopa-target = a { $target }
scopa-banner = Vince chi ha meno
scopa-banner-long = A perdere: vince il totale più basso!

## Key hints
scopa-key-take = Prendi { $takes }
scopa-key-lay = Cala { $card }
scopa-key-choose = Scegli una carta
scopa-key-which = Scegli che cosa prende
scopa-key-next = { $count } prese

## Around the table
scopa-note = { $cards } carte{ $sweeps ->
    [0] {""}
    [one] {" "}· 1 scopa
   *[other] {" "}· { $sweeps } scope
}

## The score screen
scopa-sheet-deal = Smazzata { $number }
scopa-sheet-won = { $count ->
    [one] Vince { $names }!
   *[other] Vincono { $names }!
}
scopa-sheet-this = Smazzata
scopa-sheet-total = In tutto
scopa-sheet-target = si gioca a { $target }
scopa-sheet-repeat = Ultime mosse
scopa-item-cards = Carte
scopa-item-denari = { $deck ->
    [neapolitan] Denari
   *[french] Quadri
}
scopa-item-settebello = Settebello
scopa-item-primiera = Primiera
scopa-item-scopa = Scopa
scopa-item-napola = Napola
scopa-item-re-bello = Re bello
scopa-item-sevens = Sette
scopa-item-all-sevens = Tutti e quattro i sette
scopa-tie = parità: niente punti
scopa-nobody-has = nessuno ha tutti i semi
scopa-nobody-any = nessuno ne ha

## The log
scopa-log-deal = Smazzata { $number }: dà le carte { $name }
scopa-log-dealt = { $name } riceve { $count } carte
scopa-log-hand = Ricevi: { $cards }
scopa-log-table = In tavola: { $cards }
scopa-log-laid = { $name } cala { $card }
scopa-log-took = { $name } prende con { $card }: { $cards }
scopa-log-sweep = { $told }. Scopa!
scopa-log-first-table = { $count ->
    [one] La prima tavola fa 15, una scopa per { $name }: { $cards }
   *[other] La prima tavola fa 30, due scope per { $name }: { $cards }
}
scopa-log-last = Le ultime carte vanno a { $name }: { $cards }
scopa-log-last-nobody = Nessuno ha preso; restano: { $cards }
scopa-log-scored = Questa smazzata: { $points }. In tutto: { $totals }
scopa-log-won = Vince: { $names }
scopa-read-table = In tavola: { $cards }
scopa-read-table-empty = La tavola è vuota
scopa-read-hand = In mano a { $name }: { $cards }
scopa-read-pile = { $name } ha { $count ->
    [one] una carta
   *[other] { $count } carte
} e { $sweeps ->
    [one] 1 scopa
   *[other] { $sweeps } scope
}

## Great moments, in large letters over the table
scopa-shout-settebello = Settebello!
