# The words of Set. “Set !” is called in French too. Colour and shading stand behind the shape without agreeing, as “vert rayé” does.
game-set-title = Set
game-set-goal = Repère avant les autres trois cartes qui, pour chaque critère, sont toutes pareilles ou toutes différentes.
game-set-players = 1–12
game-set-kind = Course de l’œil, sans tours
game-set-material = 81 cartes à part, ou 27
game-set-audience = Dès six ans ; les enfants gagnent souvent

## Rules to choose
set-preset-classic = Classique
set-preset-quick = Rapide
set-preset-speed = Vitesse
set-preset-first_to = Premier à sept
set-preset-count = Vingt sets
set-preset-solo = Solo
set-preset-practice = Entraînement
set-option-pack = Paquet
set-option-pack-full = 81 cartes
set-option-pack-quick = 27 cartes pleines
set-option-table = Cartes sur la table
set-option-table-9 = 9
set-option-table-12 = 12
set-option-claim = Prendre un set
set-option-claim-call = crier, puis choisir
set-option-claim-instant = choisir aussitôt
set-option-pick_seconds = Temps de choix
set-option-pick_seconds-0 = sans limite
set-option-pick_seconds-2 = 2 s
set-option-pick_seconds-3 = 3 s
set-option-pick_seconds-5 = 5 s
set-option-pick_seconds-8 = 8 s
set-option-pick_seconds-10 = 10 s
set-option-pick_seconds-15 = 15 s
set-option-pick_seconds-20 = 20 s
set-option-pick_seconds-30 = 30 s
set-option-penalty = Set raté
set-option-penalty-point = un point de moins
set-option-penalty-floor = un point de moins, jamais sous 0
set-option-penalty-lockout = attendre 5 s
set-option-penalty-none = rien
set-option-finish = La fin
set-option-finish-pack = paquet épuisé
set-option-finish-first_to = à un nombre de sets
set-option-finish-timed = temps écoulé
set-option-finish-count = après tant de sets
set-option-target = Sets pour gagner
set-option-seconds = Secondes de jeu
set-option-count = Sets en tout
set-option-rounds = Manches
set-option-extra = Trois cartes de plus
set-option-extra-auto = quand il n’y a pas de set
set-option-extra-agree = quand tous demandent
set-option-sudden_death = Mort subite
set-option-lag_fair = Crédit réseau
set-option-lag_fair-0 = { off }
set-option-lag_fair-15 = jusqu’à 15 ms
set-option-lag_fair-25 = jusqu’à 25 ms
set-option-lag_fair-40 = jusqu’à 40 ms
set-option-hints = Indices
set-option-help_vote = Aide si tous demandent
set-rule-solo = Seul contre la montre : un set raté coûte cinq secondes
set-rule-practice = Entraînement : un set raté ne coûte rien
set-rule-call = Crier, puis { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} pour choisir
set-rule-call-untimed = Crier, puis choisir sans limite
set-rule-instant = Choisir trois cartes aussitôt
set-rule-penalty-point = un set raté coûte un point
set-rule-penalty-floor = un set raté coûte un point, jamais sous zéro
set-rule-penalty-lockout = un set raté : cinq secondes d’attente
set-rule-penalty-none = un set raté ne coûte rien
set-rule-pack-full = 81 cartes
set-rule-pack-quick = 27 cartes pleines
set-rule-finish-pack = Jusqu’au bout du paquet
set-rule-finish-first-to = Premier à { $sets ->
    [one] { $sets } set
   *[other] { $sets } sets
}
set-rule-finish-timed = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} de jeu
set-rule-finish-count = { $sets ->
    [one] { $sets } set
   *[other] { $sets } sets
} en tout
set-rule-table = { $cards } cartes sur la table
set-rule-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
set-rule-sudden-death = mort subite en cas d’égalité
set-rule-extra-agree = trois cartes de plus si tous demandent
set-rule-lag-fair = crédit réseau jusqu’à { $ms } ms
set-rule-hints = avec indices
set-rule-no-help = sans aide votée
set-rule-start-points = points d’avance pour certains
set-rule-own-set-lockout = certains attendent après leur set

## The cards
set-feature-number = nombre
set-feature-colour = couleur
set-feature-shape = forme
set-feature-shading = remplissage
set-number-one = 1
set-number-two = 2
set-number-three = 3
set-colour-red = rouge
set-colour-green = vert
set-colour-purple = violet
set-colour-orange = orange
set-colour-blue = bleu
set-colour-turquoise = turquoise
set-colour-black = noir
set-shading-solid = plein
set-shading-striped = rayé
set-shading-open = vide
set-shape-diamond = { $count ->
    [one] losange
   *[other] losanges
}
set-shape-squiggle = { $count ->
    [one] vague
   *[other] vagues
}
set-shape-oval = { $count ->
    [one] ovale
   *[other] ovales
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
set-card = { $number } { $shape }, { $colour } { $shading }
set-column = Colonne { $number } : { $cards }

## On the strip
set-shuffling = On bat les cartes
set-waiting = On attend que tout le monde soit prêt
set-watching = Tu regardes
set-not-racing = Les autres se départagent
set-over = La partie est finie
set-pick-three = Choisis trois cartes qui font un set
set-see-one = { $count ->
    [one] Tu vois un set ? Crie !
   *[other] Qui voit un set ? Criez !
}
set-locked = Attends { $seconds } s
set-call-own = { $more ->
    [0] { $name } : trois cartes !
   *[other] { $name } : trois cartes, et encore { $more }
}
set-call-other = { $more ->
    [0] { $name } crie Set !
   *[other] { $name } crie Set, et encore { $more } !
}
set-granted = Set ! { $name }
set-wrong = Pas un set – { $fault }
set-fault = { $feature } : deux en { $two }, une en { $one }
set-fault-number = { $feature } : deux fois { $two }, une fois { $one }
set-call-gave-up = { $name } renonce
set-call-time = { $name } : temps écoulé
set-call-left = { $name } part en plein appel
set-beaten = { $by } : { $ms } ms plus vite
set-added-none = Pas de set : trois cartes de plus !
set-added-asked = Trois cartes de plus, comme demandé
set-no-set = Il n’y a pas de set sur la table
set-reshuffled = Les sets pris font un nouveau paquet
set-time-up = Temps écoulé ! Le dernier appel compte encore
set-sudden-death = Mort subite : le prochain set décide
set-sudden-death-of = Mort subite : { $names }
set-round = Manche { $number }
set-asked-extra = { $name } demande trois cartes de plus
set-asked-help = { $name } demande de l’aide

## Photo finish
set-photo-call = pour l’appel
set-photo-claim = pour les mêmes cartes
set-photo-lag = (arrivée + { $arrived } ms, crédit { $credit } ms)
set-photo-dead-heat = à égalité

## Key hints
set-key-call = Set !
set-key-again = Encore un !
set-key-give-up = Renoncer
set-key-hint = Indice
set-key-extra = { $asked ->
    [0] Plus de cartes
   *[other] Plus de cartes ({ $asked } sur { $of })
}
set-key-help = { $asked ->
    [0] Aide
   *[other] Aide ({ $asked } sur { $of })
}
set-any-button = un bouton

## The panel
set-note = { $sets ->
    [one] { $sets } set
   *[other] { $sets } sets
}{ $wrongs ->
    [0] {""}
    [one] {" "}· { $wrongs } raté
   *[other] {" "}· { $wrongs } ratés
}
set-last-set = Dernier set

## The sheet
set-sheet-round = Fin de la manche { $number }
set-sheet-over = Fini !
set-sheet-won = { $count ->
    [one] { $name } gagne !
   *[other] Victoire partagée !
}
set-sheet-sets = Sets
set-sheet-wrongs = Ratés
set-sheet-points = Points
set-sheet-time = Temps
set-sheet-unseen = { $count ->
    [one] Un set que personne n’a pris
   *[other] { $count } sets que personne n’a pris
}
set-sheet-left = restaient là

## The log
set-log-dealt-start = Les cartes sont là : { $cards }
set-log-dealt-refill = Nouvelles : { $cards }
set-log-dealt-none = Pas de set. Trois de plus : { $cards }
set-log-dealt-asked = Trois de plus, comme demandé : { $cards }
set-log-granted = { $name } prend un set ({ $points }) : { $cards }
set-log-wrong = { $name } : pas un set. { $fault }
set-log-called = { $name } crie
set-log-again = { $name } : encore un !
set-log-picked = { $name } choisit : { $card }
set-log-unpicked = { $name } repose : { $card }
set-log-locked = { $name } doit attendre
set-log-shrunk = Les cartes se resserrent
set-log-call-gave-up = { $name } renonce
set-log-call-time = { $name } : temps écoulé
set-log-call-left = { $name } part en plein appel
set-log-beaten = { $name } arrive { $ms } ms après { $by }
set-log-hinted = Indice : { $cards }
set-log-round = La manche { $number } commence
set-log-round-ended = Fin de la manche { $number } : { $reason }
set-log-match-ended = Victoire : { $names }
set-ended-pack = plus aucun set
set-ended-target = le but est atteint
set-ended-time = temps écoulé
set-ended-count = tous les sets sont pris
set-ended-sudden = la mort subite a tranché

## Great moments, in large letters over the table
set-shout-last = Le dernier set !
set-shout-streak = { $count ->
    [one] { $count } set d’affilée !
   *[other] { $count } d’affilée !
}
set-shout-photo = Photo-finish !
set-shout-sudden = Mort subite !
