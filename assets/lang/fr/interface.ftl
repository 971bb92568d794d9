# The words of the window, the menus and the boxes. Players are spoken to as tu. Participles of people are avoided where they would have
# to agree. Words of a game are in a file of its own.
app-name = Quick Hands

## Everywhere
back = Retour
toggle-fullscreen = Plein écran
quit = Quitter
ok = OK
cancel = Annuler
on = Oui
off = Non

## Title
title-play = Jouer
title-continue = Reprendre { $game }
title-settings = Réglages
title-quit = Quitter

## Which game
chooser-heading = Choisis un jeu

## One key
press-key = Une touche pour « { $what } »
press-button = Appuie sur un bouton de la manette pour « { $what } »
press-key-cancel = Échap ou un clic laisse tout comme c’est.
key-writes = Cette touche écrit une lettre, et celle-ci sert pendant qu’on tape. Essaies-en une autre.
key-taken = Touche déjà prise : { $by }. Essaies-en une autre.

## Setting a match up
setup-presets = Règles
setup-tab-seats = Joueurs
setup-tab-options = Règles maison
setup-count = Places
setup-add = Ajouter un joueur
setup-add-pad = Ajouter un joueur, ou Start sur une manette
setup-start = Jouer
setup-try = Tester les touches
seat-heading = Place { $number }
seat-who = Qui
seat-person = Quelqu’un ici
seat-computer = Ordinateur
seat-side = { $words } · équipe { $side }
seat-name = Nom
seat-plays-with = Joue avec
seat-keyboard = Clavier et souris
seat-pad = { $name }
seat-pad-any = Manette
seat-mouse = Souris
seat-key = Crie avec { $key }
seat-call-key = Touche d’appel : { $key }
call-of = { $name } crie
none = aucune
player-number = Joueur { $number }
computer-player = Ordi ({ $level })
level-beginner = débutant
level-easy = facile
level-medium = moyen
level-hard = difficile
level-master = maître
refused-option-value = « { $option } » : valeur impossible.
refused-option-clash = « { $option } » ne va pas avec « { $other } ».
refused-seat-count = Ces règles ne se jouent pas avec tant de places.

## Keys
binding-up = haut
binding-down = bas
binding-left = gauche
binding-right = droite
binding-confirm = choisir
binding-cancel = retour
binding-next = suivant
binding-menu = pause
binding-fullscreen = plein écran
binding-call = l’appel du joueur { $first }
binding-pick = la carte rangée { $first }, colonne { $second }
binding-ask = { $first ->
    [1] demander un indice
    [2] demander trois cartes de plus
   *[3] demander de l’aide
 }
binding-card = carte { $first } de la main
binding-sort = trier la main
binding-back = revoir les derniers plis
binding-mark = choisir la carte sous le curseur
binding-repeat = revoir les derniers coups
binding-act = action { $first } d’un jeu de plis
binding-pad-confirm = choisir
binding-pad-cancel = retour
binding-pad-play = jouer tout de suite
binding-pad-sort = trier la main
binding-pad-previous = le précédent
binding-pad-next = le suivant
binding-pad-menu = pause
binding-pad-log = ce qui s’est passé
binding-log = ce qui s’est passé
pad-button = bouton { $number }
key-return = Entrée
binding-short-call = appel { $first }
binding-short-pick = carte { $first }/{ $second }
binding-short-card = carte { $first }
binding-short-act = action { $first }

## Settings
settings-tab-general = Général
settings-tab-picture = Image
settings-tab-sound = Son
settings-tab-play = Jeu
settings-tab-people = Noms
settings-tab-keys = Touches
settings-note-general = Tout compte aussitôt.
settings-note-picture = Ici aussi, tout compte aussitôt.
settings-note-sound = Une seule machine peut sonner pour toute la pièce.
settings-note-play = Vaut dès la prochaine partie à cet écran ; la page des règles montre les limites.
settings-note-people = Ceux qui jouent à cet écran, pour s’asseoir plus vite.
settings-note-keys = Appuie sur une touche pour la changer. Pas deux fois la même.
settings-name = Ton nom
settings-volume = Volume
settings-sound = Son
settings-table-sounds = La table s’entend ici
settings-animation = Mouvement
settings-still = Rien ne bouge
settings-text-size = Taille du texte
text-size-100 = normale
text-size-125 = grande
text-size-150 = très grande
settings-cards = Taille des cartes
settings-deck = Cartes de Scopa
settings-suits = Enseignes
suits-two = deux teintes
suits-four = quatre teintes
settings-palette = Teintes
palette-standard = normales
palette-red-green = sans rouge ni vert
palette-blue-yellow = sans bleu ni jaune
palette-contrast = fort contraste
settings-marks = Lettres sur les teintes
settings-felt = Tapis
felt-green = vert
felt-blue = bleu
felt-wine = bordeaux
felt-sand = sable
felt-night = nuit
settings-patience = Limites de temps
patience-rules = selon les règles
patience-double = deux fois plus
patience-off = aucune
settings-language = Langue
settings-language-system = Comme le système
settings-keys-group = Touches pour
settings-keys-everywhere = partout
settings-keys-menu = menus
settings-keys-call = appels
settings-keys-pick = la table
settings-keys-card = la main
settings-keys-act = jeux de plis
settings-keys-pads = les manettes
settings-try-keys = Tester touches et manettes
settings-reset-keys = Comme au début
speed-off = aucun
speed-slow = lent
speed-normal = normal
speed-fast = rapide
deck-french = Françaises
deck-plain = Françaises, chiffres seuls
deck-neapolitan = Napolitaines
card-size-small = petites
card-size-normal = normales
card-size-large = grandes
language-en = English
language-bn = বাংলা
language-de = Deutsch
language-fr = Français
language-it = Italiano
language-th = ไทย

## Trying keys and pads
buzzers-heading = Appuie sur ta touche
buzzers-how = Appuie sur ta touche ou ta manette : ta case s’allume. Puis tenez toutes les touches à la fois : bien des claviers n’en laissent passer que quelques-unes.
buzzers-first = On entend { $name }.
buzzers-gap = { $name } arrive { $ms } ms plus tard.
buzzers-tie = { $name } arrive au même instant.
buzzers-held = Tenues : { $held } touches sur { $of } arrivent.
buzzers-joined = Branchement : { $name }.
buzzers-left = Débranchement : { $name }.
buzzers-pad-gone = pas de manette

## Pause
pause-heading = Pause
pause-sentence = Cartes cachées, horloges arrêtées.
pause-resume = Reprendre
pause-leave = Quitter la partie

## Quit and leave
ask-leave = Quitter la partie ? Tu pourras la reprendre depuis le titre.
ask-quit = Quitter en pleine partie ? Tu pourras la reprendre la prochaine fois.
stay = Rester
leave = Quitter

## Result
result-won = { $names } gagne !
result-shared = { $names } gagnent !
result-over = La partie est finie
result-rematch = Encore une
result-setup = Changer les règles
result-title = Au titre

## The keyboard on the screen
typing-shift = Majuscules
typing-space = Espace
typing-erase = Effacer

## Opening a table, and how it may end
table-opening = On dresse la table …
closed-closed = La table a fermé.
closed-kicked = On t’a fait quitter cette table.
closed-replaced = Tes places se jouent maintenant dans une autre fenêtre.
closed-full = Plus de place à cette table.
closed-unreadable = Impossible de rouvrir cette table : son enregistrement a disparu, est abîmé, déjà ouvert, ou vient d’une version plus récente.
closed-host-failed = Impossible d’ouvrir la table sur cette machine.
closed-often = Trop de fenêtres sont venues de là. Réessaie dans une minute.
closed-abuse = La table a coupé la connexion.
closed-left = Tu as quitté la table.

## The profile
profile-mended = Certains réglages étaient illisibles. Ils sont revenus au départ ; l’ancien fichier reste à côté du nouveau.
profile-unsaved = Impossible d’enregistrer les réglages ici. Ils tiendront jusqu’à la fermeture.
