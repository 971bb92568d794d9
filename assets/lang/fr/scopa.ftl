# The words of Scopa and its family. Scopa, settebello, primiera and the presets keep their Italian names. Ranks begin with a capital:
# they stand for the card, without an article, at the head of a sentence as within it.
game-scopa-title = Scopa
game-scopa-goal = Prends une carte de même valeur, ou plusieurs qui font la somme ; vide la table pour un point.
game-scopa-players = 2, 3, 4 ou 6
game-scopa-kind = Jeu de prises du sud de l’Italie
game-scopa-material = 40 cartes
game-scopa-audience = Dès huit ans ; vite appris, jamais épuisé

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
scopa-option-target = Points pour gagner
scopa-option-choice = Valeur égale ou somme
scopa-option-choice-free = la valeur égale d’abord
scopa-option-choice-fewest = la somme la plus courte
scopa-option-choice-any = au choix
scopa-option-four = À quatre
scopa-option-four-pairs = par paires
scopa-option-four-singly = chacun pour soi
scopa-option-six = À six
scopa-option-six-pairs = en trois paires
scopa-option-six-threes = deux équipes de trois
scopa-option-napola = Napola
scopa-option-re_bello = Re bello
scopa-option-take_all_sweeps = La rafle de l’as compte
scopa-option-last_sweep = Scopa au dernier coup
scopa-option-hand = Cartes en main
scopa-option-table = Cartes sur la table
scopa-option-taking = Prises
scopa-option-aces = As
scopa-option-first_table = Première table
scopa-rule-hand = { $table ->
    [0] { $hand } cartes en main, table vide
   *[other] { $hand } cartes en main, { $table } sur la table
}
scopa-rule-target = en { $target }
scopa-rule-lowest = dès { $target }, le plus petit total gagne
scopa-rule-taking-value = prends ce qui égale ta carte
scopa-rule-taking-fifteen = prends ce qui fait 15 avec ta carte
scopa-rule-choice-fewest = seulement les sommes les plus courtes
scopa-rule-choice-any = valeur égale ou somme, au choix
scopa-rule-aces = un as prend toute la table
scopa-rule-aces-sweep = un as prend toute la table, et c’est une scopa
scopa-rule-sevens = les sept au lieu de la primiera
scopa-rule-napola = as, 2 et 3 des { scopa-coins } comptent
scopa-rule-re-bello = { scopa-the-king-of-coins } compte
scopa-rule-first-table = une première table de 15 ou 30 va au donneur
scopa-rule-last-sweep = scopa possible au dernier coup
scopa-rule-four-singly = à quatre, chacun pour soi
scopa-rule-six-threes = à six, deux équipes

## Cards, as the faces show them
scopa-card = { $rank } de { $suit }
scopa-rank-french-A = As
scopa-rank-french-2 = 2
scopa-rank-french-3 = 3
scopa-rank-french-4 = 4
scopa-rank-french-5 = 5
scopa-rank-french-6 = 6
scopa-rank-french-7 = 7
scopa-rank-french-J = Valet (8)
scopa-rank-french-Q = Dame (9)
scopa-rank-french-K = Roi (10)
scopa-rank-plain-A = As
scopa-rank-plain-2 = 2
scopa-rank-plain-3 = 3
scopa-rank-plain-4 = 4
scopa-rank-plain-5 = 5
scopa-rank-plain-6 = 6
scopa-rank-plain-7 = 7
scopa-rank-plain-J = 8
scopa-rank-plain-Q = 9
scopa-rank-plain-K = 10
scopa-rank-neapolitan-A = As
scopa-rank-neapolitan-2 = 2
scopa-rank-neapolitan-3 = 3
scopa-rank-neapolitan-4 = 4
scopa-rank-neapolitan-5 = 5
scopa-rank-neapolitan-6 = 6
scopa-rank-neapolitan-7 = 7
scopa-rank-neapolitan-J = Fante (8)
scopa-rank-neapolitan-Q = Cavallo (9)
scopa-rank-neapolitan-K = Re (10)
scopa-suit-french-C = trèfle
scopa-suit-french-D = carreau
scopa-suit-french-H = cœur
scopa-suit-french-S = pique
scopa-suit-plain-C = trèfle
scopa-suit-plain-D = carreau
scopa-suit-plain-H = cœur
scopa-suit-plain-S = pique
scopa-suit-neapolitan-C = bâtons
scopa-suit-neapolitan-D = deniers
scopa-suit-neapolitan-H = coupes
scopa-suit-neapolitan-S = épées
# The same in a sentence, as what somebody takes, plays or holds.
scopa-faces = { $deck ->
    [plain] {""}
    [neapolitan] , fante 8, cavallo 9, re 10
   *[french] , valet 8, dame 9, roi 10
}
scopa-a-jack = { $deck ->
    [plain] un 8
    [neapolitan] un fante
   *[french] un valet
}
scopa-the-jack = { $deck ->
    [plain] le 8
    [neapolitan] le fante
   *[french] le valet
}
scopa-a-queen = { $deck ->
    [plain] un 9
    [neapolitan] un cavallo
   *[french] une dame
}
scopa-a-king = { $deck ->
    [plain] un 10
    [neapolitan] un re
   *[french] un roi
}
scopa-kings = { $deck ->
    [plain] dix
    [neapolitan] re
   *[french] rois
}
scopa-coins = { $deck ->
    [neapolitan] deniers
   *[french] carreaux
}
scopa-the-seven = { $deck ->
    [neapolitan] le sept de deniers
   *[french] le sept de carreau
}
scopa-the-king-of-coins = { $deck ->
    [plain] le 10 de carreau
    [neapolitan] le re de deniers
   *[french] le roi de carreau
}
scopa-or = { $first } ou { $last }

## On the strip
scopa-shuffling = On bat les cartes
scopa-waiting = On attend que tout le monde soit prêt
scopa-over = La partie est finie
scopa-plays = À { $name } de jouer
scopa-choose = { $name } : choisis une carte
scopa-can-take = { $card } prend { $takes }
scopa-can-lay = { $card } ne prend rien : à poser
scopa-which = { $card } prend { $takes } : choisis
scopa-none-takes = Aucune de tes cartes ne prend { $picks }
scopa-not-so = { $card } ne prend pas { $picks }
scopa-not-so-but = { $card } ne prend pas { $picks }, mais { $takes }
scopa-takes-nothing = { $card } ne prend rien : à poser, c’est tout
scopa-must = { $card } doit prendre : choisis { $takes }
scopa-must-take = Cette carte doit prendre : { $cards }
scopa-takes = { $name } : { $card } prend { $takes }
scopa-takes-all = { $name } : l’as prend tout
scopa-sweep-by = { $count ->
    [one] Scopa ! { $name } vide la table
   *[other] { $count } fois scopa pour { $name } !
}
scopa-shout = { $count ->
    [one] Scopa !
   *[other] Scopa × { $count } !
}
scopa-last-to = { $name } a pris en dernier et ramasse le reste
scopa-last-to-nobody = Personne n’a rien pris : les cartes restent là
scopa-redealt = Trop de { scopa-kings } sur la table : on redonne
scopa-deals = { $name } donne
scopa-first-dealer = { $name } donne en premier
scopa-target = en { $target }
scopa-banner = Qui perd gagne
scopa-banner-long = A perdere : le plus petit total gagne !

## Key hints
scopa-key-take = Prendre { $takes }
scopa-key-lay = Poser { $card }
scopa-key-choose = Choisis une carte
scopa-key-which = Choisis la prise
scopa-key-next = { $count ->
    [one] { $count } prise
   *[other] { $count } prises
}

## Around the table
scopa-note = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $sweeps ->
    [0] {""}
    [one] {" "}· 1 scopa
   *[other] {" "}· { $sweeps } scope
}

## The score screen
scopa-sheet-deal = Donne { $number }
scopa-sheet-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
scopa-sheet-this = Cette donne
scopa-sheet-total = En tout
scopa-sheet-target = partie en { $target }
scopa-sheet-repeat = Derniers coups
scopa-item-cards = Cartes
scopa-item-denari = { $deck ->
    [neapolitan] Deniers
   *[french] Carreau
}
scopa-item-settebello = Settebello
scopa-item-primiera = Primiera
scopa-item-scopa = Scopa
scopa-item-napola = Napola
scopa-item-re-bello = Re bello
scopa-item-sevens = Sept
scopa-item-all-sevens = Les quatre sept
scopa-tie = égalité : personne ne marque
scopa-nobody-has = personne n’a chaque couleur
scopa-nobody-any = personne n’en a

## The log
scopa-log-deal = Donne { $number } : { $name } distribue
scopa-log-dealt = { $name } reçoit { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
scopa-log-hand = On te donne : { $cards }
scopa-log-table = Sur la table : { $cards }
scopa-log-laid = { $name } pose { $card }
scopa-log-took = { $name } joue { $card } et prend { $cards }
scopa-log-sweep = { $told }. Scopa !
scopa-log-first-table = { $count ->
    [one] La première table fait 15, une scopa pour { $name } : { $cards }
   *[other] La première table fait 30, deux scope pour { $name } : { $cards }
}
scopa-log-last = Le reste va à { $name } : { $cards }
scopa-log-last-nobody = Personne n’a rien pris ; restent : { $cards }
scopa-log-scored = Cette donne : { $points }. En tout : { $totals }
scopa-log-won = Victoire : { $names }
scopa-read-table = Sur la table : { $cards }
scopa-read-table-empty = La table est vide
scopa-read-hand = En main, { $name } : { $cards }
scopa-read-pile = { $name } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} et { $sweeps ->
    [0] aucune scopa
    [one] 1 scopa
   *[other] { $sweeps } scope
}

## Great moments, in large letters over the table
scopa-shout-settebello = Settebello !
