# The words of the table itself, the same for every game.
table-continue = Suite
table-seat-open = place libre
table-seeded = Mélange connu : graine fixe
table-log = Ce qui s’est passé
table-lost = Connexion perdue
table-lost-below = On cherche le chemin de la table. Ta place t’attend.
table-paused = Pause
table-paused-owner = Cartes cachées, horloges arrêtées. Appuie ici ou sur Entrée pour reprendre.
table-paused-guest = Cartes cachées, horloges arrêtées, jusqu’à ce que l’hôte reprenne.
table-photo-finish = PHOTO-FINISH
table-photo-first = en tête
table-photo-behind = + { $ms } ms
table-sheet-more = { $count ->
    [one] et encore un
   *[other] et encore { $count }
}

## Hands and the curtain
curtain-turn = { $name }, à toi de jouer
curtain-press = Appuie sur Entrée ou clique ici pour voir tes cartes
curtain-pad = Appuie sur un bouton de ta manette pour voir tes cartes
dealer-mark = D
hand-sort-dealt = Tri : comme reçu
hand-sort-suit = Tri : par couleur
hand-sort-value = Tri : par valeur

## In the log
table-note-joined = { $name } arrive.
table-note-left = { $name } s’en va.
table-note-dropped = { $name } a perdu la connexion.
table-note-back = { $name } revient.
table-note-kicked = { $name } a dû partir.
table-note-seated = { $name } prend place.
table-note-stood = { $name } se lève et regarde.
table-note-paused = La partie est en pause.
table-note-resumed = La partie reprend.
table-note-abandoned = La partie est abandonnée.
table-note-broken = Un problème avec les règles : il a fallu arrêter la partie.
table-note-unwritten = Le disque n’accepte plus rien : si l’hôte s’arrête, la partie est perdue.

## Refusals
refused-malformed = Ce coup n’existe pas ici.
refused-not-your-turn = Ce n’est pas ton tour.
refused-wrong-phase = Pas maintenant.
refused-not-in-hand = Tu n’as pas cette carte.
refused-unknown-card = Cette carte n’est pas là.
refused-must-capture = Cette carte doit prendre.
refused-must-follow = Tu dois fournir.
refused-must-beat = Tu dois battre l’entame.
refused-must-trump = Tu dois couper.
refused-short-stock = Il n’y a plus tant de cartes.
refused-marriage-lead = Entame une carte du mariage.
refused-no-capture = Cette carte ne prend pas celles-là.
refused-beaten = Quelqu’un a été plus rapide.
refused-match-over = La partie est finie.
refused-late = Trop tard : temps écoulé.
refused-locked = Attends un instant.
refused-no-call = Crie d’abord !
refused-call-open = Un autre appel est en cours.
refused-already-asked = Tu as déjà demandé.
refused-no-more-cards = Plus assez de cartes pour ça.
refused-not-allowed = Ce salon joue sans cela.
refused-rate = Pas si vite.
refused-paused = La table est arrêtée : rien à faire en pause.
refused-stale = Trop tard : la table avait avancé.
refused-internal = L’hôte n’y est pas arrivé. Voir son journal.
refused-no-match = Aucune partie en cours.
refused-not-owner = Seul le maître du salon peut faire ça.
refused-not-your-seat = Cette place n’est pas à toi.
refused-no-such-seat = Cette place n’existe pas.
refused-no-such-peer = Personne ici ne porte ce nom.
refused-seat-taken = La place est prise.
refused-seats-open = Il faut quelqu’un à chaque place.
refused-nobody = Personne n’a encore pris place.
refused-unknown-game = L’hôte ne connaît pas ce jeu.
refused-unknown-preset = L’hôte ne connaît pas ces règles.
refused-unknown-level = L’hôte ne connaît pas ce type d’ordinateur.
