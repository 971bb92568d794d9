# The words of Schnapsen, Sixty-six and Santase. Points are the card points on the way to 66, points de partie those of the match.
# A card is named with its article, so it never follows “à” or “de”.
game-schnapsen-title = Schnapsen · 66
game-schnapsen-goal = Atteins 66 points avec tes plis et tes mariages, et ose fermer le talon.
game-schnapsen-players = 2
game-schnapsen-kind = Jeu de plis à talon
game-schnapsen-material = 24 ou 20 cartes
game-schnapsen-audience = À deux, pour compter et oser

## Rules to choose
schnapsen-preset-santase = Santase
schnapsen-preset-schnapsen = Schnapsen
schnapsen-preset-sixtysix = Soixante-six
schnapsen-option-target = Points pour gagner
schnapsen-option-out = Sortir
schnapsen-option-out-auto = tout seul à 66
schnapsen-option-out-manual = en annonçant 66
schnapsen-option-look_back = Revoir
schnapsen-option-look_back-none = jamais
schnapsen-option-look_back-last = le dernier pli
schnapsen-option-look_back-own = ses plis
schnapsen-option-look_back-all = tous les plis
schnapsen-option-failed_close = Fermeture ratée
schnapsen-option-failed_close-graded = coûte 2 ou 3
schnapsen-option-failed_close-three = coûte toujours 3
schnapsen-option-equal = Égalité
schnapsen-option-equal-taker = au dernier pli
schnapsen-option-equal-draw = nulle
schnapsen-option-last_trick = Le dernier pli
schnapsen-option-close_before_draw = Fermer avant de piocher
schnapsen-option-club_limits = Règles de club
schnapsen-option-king_led = Entamer le roi
schnapsen-option-nines = Les neuf
schnapsen-option-deal = La donne
schnapsen-rule-cards = { $cards } cartes
schnapsen-rule-target = en { $target ->
    [one] { $target } point
   *[other] { $target } points
}
schnapsen-rule-down = de { $target ->
    [one] { $target } point
   *[other] { $target } points
} jusqu’à zéro
schnapsen-rule-out-auto = à 66, la donne finit toute seule
schnapsen-rule-out-manual = 66 doit s’annoncer
schnapsen-rule-last-ten = dix de der
schnapsen-rule-last-wins = le dernier pli gagne la donne
schnapsen-rule-no-strict-marriage = pas de mariage, talon fermé ou vide
schnapsen-rule-close-before-draw = fermer avant de piocher
schnapsen-rule-flat-three = une fermeture ratée coûte toujours trois
schnapsen-rule-draws = à égalité, donne nulle
schnapsen-rule-club = règles de club
schnapsen-rule-king-led = d’un mariage, on entame le roi

## On the table
schnapsen-goal = en { $target }
schnapsen-goal-down = { $target } à 0
schnapsen-tricks = { $count ->
    [0] aucun pli
    [one] un pli
   *[other] { $count } plis
}
schnapsen-gauge-goal = sur { $goal }
schnapsen-gauge-pending = + { $points } après un pli
schnapsen-stock-left = { $count ->
    [0] aucune carte
    [one] reste une carte
   *[other] restent { $count } cartes
}
schnapsen-stock-closed = Fermé : { $name }
schnapsen-stock-empty = Le talon est vide
schnapsen-trumps = Atout : { $suit }

## On the strip
schnapsen-strip-between = On attend que tout le monde soit prêt
schnapsen-strip-waiting = On bat les cartes
schnapsen-strip-over = La partie est finie
schnapsen-strip-own-lead = À toi d’entamer
schnapsen-strip-own-draw = Ton pli : pioche, ou ferme avant
schnapsen-strip-marriage = Entame le roi ou la dame de { $suit }
schnapsen-strip-marriage-king = Entame le roi de { $suit }
schnapsen-strip-free = Sur { $card }, joue ce que tu veux
schnapsen-strip-beat = Tu dois battre { $card }
schnapsen-strip-follow = Tu dois suivre { $card }
schnapsen-strip-trump = Tu dois couper { $card }
schnapsen-strip-any = Sur { $card }, joue ce que tu veux
schnapsen-strip-their-lead = { $name } va entamer
schnapsen-strip-their-answer = { $name } doit répondre
schnapsen-strip-their-draw = { $name } peut fermer avant de piocher

## What can be asked for
schnapsen-offer-announce = Mariage à { $suit } : + { $points }
schnapsen-offer-announce-sum = Mariage à { $suit } : + { $points } = { $sum }
schnapsen-offer-announce-out = Mariage à { $suit } : + { $points } = { $sum }, gagné !
schnapsen-offer-announce-pending = Mariage à { $suit } : + { $points } après un pli
schnapsen-offer-announce-short = + { $points } à { $suit }
schnapsen-offer-exchange = Prendre { $card }
schnapsen-offer-exchange-short = Échanger
schnapsen-offer-close = Fermer
schnapsen-offer-claim = J’ai 66 !
schnapsen-offer-back = Annuler { $act }
schnapsen-offer-back-short = Annuler
schnapsen-offer-draw = Piocher
schnapsen-offer-hint = Conseil
schnapsen-undo-exchange = l’échange
schnapsen-undo-announce = le mariage
schnapsen-undo-close = la fermeture
schnapsen-close-question = { $tricks ->
    [0] Fermer ? Si tu rates, { $name } (aucun pli) prend { $points } points de partie
   *[other] Fermer ? Si tu rates, { $name } prend { $points } points de partie
}
schnapsen-close-yes = Fermer !
schnapsen-claim-question = Tu as 66 ? Sinon, { $name } prend { $points } points de partie
schnapsen-claim-yes = J’ai 66 !
schnapsen-hint-win = { $points ->
    [one] Conseil : { $cards } – gagne un point de partie
   *[other] Conseil : { $cards } – gagne { $points } points de partie
}
schnapsen-hint-lose = { $points ->
    [one] Conseil : { $cards } – ne perd qu’un point
   *[other] Conseil : { $cards } – perd { $points } points de partie
}
schnapsen-hint-draw = Conseil : { $cards } – donne nulle

## Acts, on the strip and in the log
schnapsen-act-exchange = { $name } échange { $given } contre { $taken }
schnapsen-act-exchange-short = { $name } prend { $taken }
schnapsen-act-announce = { $name } annonce { $suit } : { $points }
schnapsen-act-announce-pending = { $name } annonce { $suit } : { $points }, après un pli
schnapsen-act-close = { $name } ferme le talon
schnapsen-act-back-exchange = { $name } annule l’échange
schnapsen-act-back-announce = { $name } annule le mariage à { $suit }
schnapsen-act-back-close = { $name } rouvre le talon
schnapsen-act-claim-right = { $name } annonce 66 – et en a { $points }
schnapsen-act-claim-wrong = { $name } annonce 66 – mais n’en a que { $points }

## The log
schnapsen-log-first = { $name } donne en premier
schnapsen-log-deal = { $name } donne
schnapsen-log-trump = La retourne : { $card }
schnapsen-log-led = { $name } entame : { $card }
schnapsen-log-answered = { $name } joue { $card }
schnapsen-log-trick = Pli pour { $name } : { $points }
schnapsen-log-trick-ten = Dernier pli pour { $name } : { $points } et dix de der
schnapsen-log-trick-uncounted = Pli pour { $name }
schnapsen-log-dealt = On te donne { $cards }
schnapsen-log-drawn = Tu pioches { $card }
schnapsen-log-turnup = { $name } pioche { $card } en dernier
schnapsen-log-match = { $name } gagne la partie
schnapsen-read-stock = Atout : { $suit }. { $left ->
    [0] Le talon est vide.
    [one] Une carte au talon.
   *[other] { $left } cartes au talon.
}
schnapsen-read-closed = Atout : { $suit }. Le talon est fermé.
schnapsen-read-led = Entame : { $card }
schnapsen-read-hand = Ta main : { $cards }

## How a deal ended
schnapsen-ended-reached = { $winner } a 66 : { $points } à { $other }.
schnapsen-ended-closed-made = { $winner } a fermé et réussi : { $points } à { $other }.
schnapsen-ended-close-failed = { $loser } a fermé sans atteindre 66 : { $other } seulement.
schnapsen-ended-other-first = { $loser } avait fermé, mais { $winner } a eu 66 avant : { $points } à { $other }.
schnapsen-ended-wrong-claim = { $loser } a annoncé 66 avec { $other } seulement.
schnapsen-ended-last-trick = Personne à 66 : le dernier pli était pour { $winner }.
schnapsen-ended-last-trick-equal = Égalité, { $points } partout : le dernier pli était pour { $winner }.
schnapsen-ended-higher = Personne à 66 : { $winner } en a plus, { $points } à { $other }.
schnapsen-ended-draw = Personne à 66, { $points } partout : donne nulle.
schnapsen-brought = { $points ->
    [one] { $name } marque un point de partie.
   *[other] { $name } marque { $points } points de partie.
}
schnapsen-brought-none = Personne ne marque.
schnapsen-worth-trickless = { $loser } est capot : aucun pli.
schnapsen-worth-under-33 = { $loser } a moins de 33.
schnapsen-worth-over-33 = { $loser } a 33 ou plus.
schnapsen-worth-trickless-closing = { $loser } était capot à la fermeture : aucun pli.
schnapsen-worth-under-33-closing = { $loser } avait moins de 33 à la fermeture.
schnapsen-worth-over-33-closing = { $loser } avait 33 ou plus à la fermeture.
schnapsen-worth-failed-trickless = Le camp adverse n’avait aucun pli à la fermeture.
schnapsen-sheet-deal = { $name } gagne la donne
schnapsen-sheet-match = { $name } gagne la partie !
schnapsen-sheet-draw = Donne nulle
schnapsen-sheet-points = Points
schnapsen-sheet-brought = Cette donne
schnapsen-sheet-score = Marque
schnapsen-sheet-left = Encore en main
schnapsen-sheet-next = Au tour de donner : { $name }.
schnapsen-missed = { $points ->
    [one] Avec { $better } et non { $played }, { $name } aurait gagné un point.
   *[other] Avec { $better } et non { $played }, { $name } aurait gagné { $points } points.
}
schnapsen-missed-marriage = { $points ->
    [one] En annonçant le mariage avec { $played }, { $name } aurait gagné un point.
   *[other] En annonçant le mariage avec { $played }, { $name } aurait gagné { $points } points.
}
schnapsen-missed-nothing = Une fois le talon vide, plus rien n’arrêtait { $name }.

## Refusals
schnapsen-refused-must-beat = Tu dois battre { $card }
schnapsen-refused-must-follow = Tu dois suivre { $card }
schnapsen-refused-must-trump = Tu dois couper { $card }
schnapsen-refused-marriage-lead = Tu as annoncé { $suit } : entame son roi ou sa dame
schnapsen-refused-not-your-turn = C’est à { $name }
schnapsen-refused-wrong-phase = Pioche d’abord, ou ferme

## Great moments, in large letters over the table
schnapsen-shout-marriage = { $points ->
    [20] Vingt !
    [40] Quarante !
   *[other] { $points } !
}
schnapsen-shout-closed = Fermé !
schnapsen-shout-sixty-six = Soixante-six !
schnapsen-shout-three = Capot !
