# The words of Écarté, a French game: the turned-up card is la retourne, the elder le premier, the deal la donne.
# A card is named with its article, so it never follows “à” or “de”.
game-ecarte-title = Écarté
game-ecarte-goal = Marchande les cartes à écarter, puis prends trois plis sur cinq ; cinq points font la partie.
game-ecarte-players = 2
game-ecarte-kind = Jeu de plis à écarts
game-ecarte-material = 32 cartes
game-ecarte-audience = Un duel de nerfs, court et vif

## Rules to choose
ecarte-preset-gamerules = Moderne
ecarte-preset-classic = Classique
ecarte-option-target = Points pour gagner
ecarte-option-packets = La donne
ecarte-option-packets-three_two = trois, puis deux
ecarte-option-packets-two_three = deux, puis trois
ecarte-option-void = Sans la couleur
ecarte-option-void-any = carte libre
ecarte-option-void-trump = coupe obligée
ecarte-option-unproposed = Jouer d’autorité
ecarte-option-unproposed-elder = le premier compte double
ecarte-option-unproposed-dealer = le donneur compte double
ecarte-rule-target = en { $target ->
    [one] { $target } point
   *[other] { $target } points
}
ecarte-rule-unproposed-elder = jouer d’autorité peut rapporter deux
ecarte-rule-unproposed-dealer = jouer d’autorité peut coûter deux
ecarte-rule-void-any = sans la couleur, carte libre
ecarte-rule-void-trump = sans la couleur, coupe obligée
ecarte-rule-packets-three_two = donne par trois et deux
ecarte-rule-packets-two_three = donne par deux et trois

## On the table
ecarte-goal = en { $target }
ecarte-tricks = { $count ->
    [0] aucun pli
    [one] un pli
   *[other] { $count } plis
}
ecarte-stock-left = Atout : { $suit } · { $count ->
    [0] talon vide
    [one] reste une carte
   *[other] restent { $count }
}
ecarte-stakes-title = Trois plis
ecarte-stakes-play = Jouer
ecarte-stakes-exchange = Écarter
ecarte-stakes-refused = Si refus
ecarte-stakes-accept = Accepter
ecarte-stakes-refuse = Refuser
ecarte-stakes-three = Trois ou quatre
ecarte-stakes-five = Les cinq
ecarte-stakes-vole = La vole, cinq plis : toujours 2

## The talk
ecarte-says-propose = Je propose
ecarte-says-accept = J’accepte
ecarte-says-stood = Je joue
ecarte-says-refused = Non, jouons
ecarte-says-cards = { $count ->
    [0] Je garde tout
    [one] Une carte
    [2] Deux cartes
    [3] Trois cartes
    [4] Quatre cartes
    [5] Cinq cartes
   *[other] { $count } cartes
}
ecarte-says-king = J’ai le roi

## On the strip
ecarte-strip-between = On attend que tout le monde soit prêt
ecarte-strip-waiting = On bat les cartes
ecarte-strip-over = La partie est finie
ecarte-strip-own-propose = Proposer un échange, ou jouer ?
ecarte-strip-own-respond = Accepter l’échange, ou refuser ?
ecarte-strip-own-elder-discards = { $most ->
    [one] Choisis une carte à écarter
   *[other] Choisis de 1 à { $most } cartes à écarter
}
ecarte-strip-own-dealer-discards = { $most ->
    [one] Écarte une carte, ou garde tout
   *[other] Écarte jusqu’à { $most } cartes, ou garde tout
}
ecarte-strip-own-lead = À toi d’entamer
ecarte-strip-own-lead-king = À toi d’entamer – tu as le roi d’atout
ecarte-strip-beat = Tu dois battre { $card }
ecarte-strip-follow = Tu dois suivre { $card }
ecarte-strip-trump = Tu dois couper { $card }
ecarte-strip-any = Sur { $card }, joue ce que tu veux
ecarte-strip-their-propose = { $name } peut proposer ou jouer
ecarte-strip-their-respond = { $name } peut accepter ou refuser
ecarte-strip-their-elder-discards = { $name } écarte
ecarte-strip-their-dealer-discards = { $name } écarte
ecarte-strip-their-lead = { $name } va entamer
ecarte-strip-their-answer = { $name } doit répondre

## What can be asked for
ecarte-offer-propose = Proposer
ecarte-offer-play = Jouer
ecarte-offer-accept = Accepter
ecarte-offer-refuse = Refuser
ecarte-offer-discard = { $count ->
    [0] Écarter …
    [one] Écarter une carte
   *[other] Écarter { $count } cartes
}
ecarte-offer-keep = Tout garder
ecarte-offer-clear = Reprendre
ecarte-offer-king = Marquer le roi : + 1
ecarte-short-stock = { $left ->
    [0] Le talon est vide
    [one] Il ne reste qu’une carte au talon
   *[other] Il ne reste que { $left } cartes au talon
}

## The log
ecarte-log-says = { $name } : « { $words } »
ecarte-log-first = { $name } donne en premier
ecarte-log-deal = { $name } donne
ecarte-log-trump = La retourne : { $card }
ecarte-log-king-turned = Le roi est retourné : un point pour { $name }
ecarte-log-empty = Le talon est vide : on joue
ecarte-log-dealt = On te donne { $cards }
ecarte-log-served = Tu reçois { $cards }
ecarte-log-led = { $name } entame : { $card }
ecarte-log-answered = { $name } joue { $card }
ecarte-log-trick = Pli pour { $name }
ecarte-log-match = { $name } gagne la partie
ecarte-read-trump = La retourne : { $card }. Atout : { $suit }. { $left ->
    [0] Le talon est vide.
    [one] Une carte au talon.
   *[other] { $left } cartes au talon.
}
ecarte-read-led = Entame : { $card }
ecarte-read-hand = Ta main : { $cards }

## The sheet
ecarte-brought = { $points ->
    [one] { $name } a { $tricks } plis : un point.
   *[other] { $name } a { $tricks } plis : { $points } points.
}
ecarte-brought-vole = La vole : { $name } a les cinq plis, { $points } points !
ecarte-row-exchanged = On a écarté : trois plis valent un point.
ecarte-row-unproposed = { $elder } a joué d’autorité.
ecarte-row-refused = { $dealer } a refusé la première proposition.
ecarte-king-called = { $name } a marqué le roi d’atout : un point.
ecarte-sheet-deal = { $name } gagne la donne
ecarte-sheet-vole = La vole ! Les cinq plis pour { $name }
ecarte-sheet-match = { $name } gagne la partie !
ecarte-sheet-tricks = Plis
ecarte-sheet-played = Les plis, dans l’ordre
ecarte-sheet-trick = { $name }
ecarte-vole = La vole ! { $name }
ecarte-sheet-king = Roi
ecarte-sheet-brought = Cette donne
ecarte-sheet-score = Marque
ecarte-sheet-next = Au tour de donner : { $name }.

## Refusals
ecarte-refused-must-beat = Tu dois battre { $card }
ecarte-refused-must-follow = Tu dois suivre { $card }
ecarte-refused-must-trump = Tu dois couper { $card }
ecarte-refused-not-your-turn = C’est à { $name }
ecarte-refused-talk-first = On parle d’abord, on joue ensuite
ecarte-refused-not-allowed = Pas le moment de marquer le roi

## Great moments, in large letters over the table
ecarte-shout-king = Le roi !
ecarte-shout-doubled = Refusé – pour deux !
ecarte-shout-vole = La vole !
