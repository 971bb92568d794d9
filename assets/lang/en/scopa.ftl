# The words of Scopa and its family.
game-scopa-title = Scopa
game-scopa-goal = Take cards from the table with a card of the same value, or one worth their sum; sweep it clean for a point.
game-scopa-players = 2, 3, 4 or 6
game-scopa-kind = Capturing, from the south of Italy
game-scopa-material = 40 cards
game-scopa-audience = Everyone from eight; quick to learn, deep to master

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
scopa-option-target = Points to win
scopa-option-choice = Equal value or sum
scopa-option-choice-free = the equal card first
scopa-option-choice-fewest = sums of the fewest cards
scopa-option-choice-any = as one likes
scopa-option-four = Four players
scopa-option-four-pairs = in pairs
scopa-option-four-singly = each alone
scopa-option-six = Six players
scopa-option-six-pairs = in three pairs
scopa-option-six-threes = two teams of three
scopa-option-napola = Napola
scopa-option-re_bello = Re bello
scopa-option-take_all_sweeps = Ace’s sweep counts
scopa-option-last_sweep = Last card may sweep
scopa-option-hand = Cards in hand
scopa-option-table = Cards on the table
scopa-option-taking = Capturing
scopa-option-aces = Aces
scopa-option-first_table = First table
scopa-rule-hand = { $table ->
    [0] { $hand } cards each, an empty table
   *[other] { $hand } cards each, { $table } on the table
}
scopa-rule-target = to { $target }
scopa-rule-lowest = the lowest wins once somebody has { $target }
scopa-rule-taking-value = take what equals your card
scopa-rule-taking-fifteen = take what makes 15 with your card
scopa-rule-choice-fewest = sums of the fewest cards only
scopa-rule-choice-any = equal card or sum, as one likes
scopa-rule-aces = an ace takes the whole table
scopa-rule-aces-sweep = an ace takes the whole table, and that is a scopa
scopa-rule-sevens = sevens instead of the primiera
scopa-rule-napola = ace, 2 and 3 of { scopa-coins } count
scopa-rule-re-bello = { scopa-the-king-of-coins } counts
scopa-rule-first-table = a first table of 15 or 30 is the dealer’s
scopa-rule-last-sweep = the last card may sweep
scopa-rule-four-singly = four play each alone
scopa-rule-six-threes = six play in two teams

## Cards, as the faces show them
scopa-card = { $rank } of { $suit }
scopa-rank-french-A = ace
scopa-rank-french-2 = 2
scopa-rank-french-3 = 3
scopa-rank-french-4 = 4
scopa-rank-french-5 = 5
scopa-rank-french-6 = 6
scopa-rank-french-7 = 7
scopa-rank-french-J = jack (8)
scopa-rank-french-Q = queen (9)
scopa-rank-french-K = king (10)
scopa-rank-plain-A = ace
scopa-rank-plain-2 = 2
scopa-rank-plain-3 = 3
scopa-rank-plain-4 = 4
scopa-rank-plain-5 = 5
scopa-rank-plain-6 = 6
scopa-rank-plain-7 = 7
scopa-rank-plain-J = 8
scopa-rank-plain-Q = 9
scopa-rank-plain-K = 10
scopa-rank-neapolitan-A = ace
scopa-rank-neapolitan-2 = 2
scopa-rank-neapolitan-3 = 3
scopa-rank-neapolitan-4 = 4
scopa-rank-neapolitan-5 = 5
scopa-rank-neapolitan-6 = 6
scopa-rank-neapolitan-7 = 7
scopa-rank-neapolitan-J = fante (8)
scopa-rank-neapolitan-Q = cavallo (9)
scopa-rank-neapolitan-K = re (10)
scopa-suit-french-C = clubs
scopa-suit-french-D = diamonds
scopa-suit-french-H = hearts
scopa-suit-french-S = spades
scopa-suit-plain-C = clubs
scopa-suit-plain-D = diamonds
scopa-suit-plain-H = hearts
scopa-suit-plain-S = spades
scopa-suit-neapolitan-C = clubs
scopa-suit-neapolitan-D = coins
scopa-suit-neapolitan-H = cups
scopa-suit-neapolitan-S = swords
# The same in a sentence, as what somebody takes, plays or holds.
scopa-faces = { $deck ->
    [plain] {""}
    [neapolitan] , fante 8, cavallo 9, re 10
   *[french] , jack 8, queen 9, king 10
}
scopa-a-jack = { $deck ->
    [plain] an 8
    [neapolitan] a fante
   *[french] a jack
}
scopa-the-jack = { $deck ->
    [plain] the 8
    [neapolitan] the fante
   *[french] the jack
}
scopa-a-queen = { $deck ->
    [plain] a 9
    [neapolitan] a cavallo
   *[french] a queen
}
scopa-a-king = { $deck ->
    [plain] a 10
    [neapolitan] a re
   *[french] a king
}
scopa-kings = { $deck ->
    [plain] tens
    [neapolitan] re
   *[french] kings
}
scopa-coins = { $deck ->
    [neapolitan] coins
   *[french] diamonds
}
scopa-the-seven = { $deck ->
    [neapolitan] the seven of coins
   *[french] the seven of diamonds
}
scopa-the-king-of-coins = { $deck ->
    [plain] the 10 of diamonds
    [neapolitan] the re of coins
   *[french] the king of diamonds
}
scopa-or = { $first } or { $last }

## On the strip
scopa-shuffling = The cards are being shuffled
scopa-waiting = Waiting until everybody is ready
scopa-over = The match is over
scopa-plays = { $name } is on turn
scopa-choose = { $name }: choose a card
scopa-can-take = The { $card } takes { $takes }
scopa-can-lay = The { $card } takes nothing: lay it down
scopa-which = The { $card } takes { $takes }: choose
scopa-none-takes = No card in your hand takes { $picks }
scopa-not-so = The { $card } does not take { $picks }
scopa-not-so-but = The { $card } does not take { $picks }. It can take { $takes }
scopa-takes-nothing = The { $card } takes nothing: it can only be laid down
scopa-must = The { $card } must capture: choose { $takes }
scopa-must-take = That card must capture. It can take { $cards }
scopa-takes = { $name }: the { $card } takes { $takes }
scopa-takes-all = { $name }: the ace takes everything
scopa-sweep-by = { $count ->
    [one] Scopa! { $name } sweeps the table
   *[other] { $count } times scopa for { $name }!
}
scopa-shout = { $count ->
    [one] Scopa!
   *[other] Scopa × { $count }!
}
scopa-last-to = The last cards go to { $name }, who captured last
scopa-last-to-nobody = Nobody has captured: the cards stay where they are
scopa-redealt = Too many { scopa-kings } on the table: the same dealer deals again
scopa-deals = { $name } deals
scopa-first-dealer = { $name } deals first
scopa-target = to { $target }
scopa-banner = Lowest wins
scopa-banner-long = A perdere: the lowest total wins!

## Key hints
scopa-key-take = Take { $takes }
scopa-key-lay = Lay the { $card }
scopa-key-choose = Choose a card
scopa-key-which = Choose what it takes
scopa-key-next = { $count } captures

## Around the table
scopa-note = { $cards } cards{ $sweeps ->
    [0] {""}
    [one] {" "}· 1 scopa
   *[other] {" "}· { $sweeps } scope
}

## The score screen
scopa-sheet-deal = Deal { $number }
scopa-sheet-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
scopa-sheet-this = This deal
scopa-sheet-total = In all
scopa-sheet-target = playing to { $target }
scopa-sheet-repeat = Last moves
scopa-item-cards = Cards
scopa-item-denari = { $deck ->
    [neapolitan] Coins
   *[french] Diamonds
}
scopa-item-settebello = Settebello
scopa-item-primiera = Primiera
scopa-item-scopa = Scopa
scopa-item-napola = Napola
scopa-item-re-bello = Re bello
scopa-item-sevens = Sevens
scopa-item-all-sevens = All four sevens
scopa-tie = a tie: nobody scores
scopa-nobody-has = nobody has every suit
scopa-nobody-any = nobody has any

## The log
scopa-log-deal = Deal { $number }: { $name } deals
scopa-log-dealt = { $name } gets { $count } cards
scopa-log-hand = You get: { $cards }
scopa-log-table = On the table: { $cards }
scopa-log-laid = { $name } lays the { $card }
scopa-log-took = { $name } takes with the { $card }: { $cards }
scopa-log-sweep = { $told }. Scopa!
scopa-log-first-table = { $count ->
    [one] The first table makes 15, a scopa for { $name }: { $cards }
   *[other] The first table makes 30, two scope for { $name }: { $cards }
}
scopa-log-last = The last cards go to { $name }: { $cards }
scopa-log-last-nobody = Nobody has captured; there lie: { $cards }
scopa-log-scored = This deal: { $points }. In all: { $totals }
scopa-log-won = Winner: { $names }
scopa-read-table = On the table: { $cards }
scopa-read-table-empty = The table is empty
scopa-read-hand = { $name } holds: { $cards }
scopa-read-pile = { $name } has { $count ->
    [one] one card
   *[other] { $count } cards
} and { $sweeps ->
    [one] 1 scopa
   *[other] { $sweeps } scope
}

## Great moments, in large letters over the table
scopa-shout-settebello = Settebello!
