# The words of the network: finding tables, the room (salon), chat.

## Title
title-host = Ouvrir une table
title-join = Trouver une table
title-racing = Des ordis font la course
title-return = Retour à « { $room } »

## Chat
somebody = Quelqu’un
chat-hint = Dis un mot …
chat-send = Envoyer
phrase-hello = Salut !
phrase-luck = Bonne chance !
phrase-ready = On y va ?
phrase-moment = Un instant …
phrase-close = De peu !
phrase-well-played = Bien joué !
phrase-again = Encore une ?
phrase-thanks = Merci, salut !
binding-chat = dire un mot
binding-short-chat = parler

## The room
room-change = Autre jeu
room-conduct = Règles du salon
room-conduct-away = Une absence : { $what }
room-conduct-turn = Un tour : { $what }
room-away = Si quelqu’un s’absente
away-fallback = un coup anodin
away-computer = un ordi joue
away-wait = on attend
away-end = fin de la partie
room-turn = Temps par tour
room-turn-seconds = { $seconds ->
    [0] sans limite
   *[other] { $seconds } s
}
room-seat-free = pour tous
room-here = à cet écran
room-hosts = hôte
room-hosts-at = hôte, { $ping }
room-away-now = connexion perdue
room-screen = un écran
room-watching = Regardent : { $names }
ping = { $ms } ms
room-code = CODE DE TABLE
room-address = ADRESSE
room-firewall = Personne n’entre ? Laisse passer ce programme dans le pare-feu de cette machine : TCP { $tcp }, UDP { $udp }.
room-ready = Prêt ?
room-not-ready = Prêt !
room-take = Prendre place
room-start = Jouer
room-rematch = Encore une
room-back = Retour à la partie
room-sit = { $name } joue ici
room-move = { $name } vient ici
room-another = Une autre personne à cet écran
room-stand = Se lever et regarder
room-computer = Un ordinateur
room-open-seat = Laisser la place libre
room-kick = Renvoyer
room-sit-down = S’asseoir
room-phrases = Petits mots
ask-kick = Renvoyer { $name } pour de bon ?
room-running = Une partie est en cours.
room-nobody = Personne n’a encore pris place.
room-seats-open = Il faut quelqu’un à chaque place. Appuie sur une place libre pour un ordi.
room-seats-open-guest = Il faut quelqu’un à chaque place.
room-waiting = { $count ->
    [one] On attend { $names }.
   *[other] On attend { $names }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } de plus
    }
}
room-alone = Les autres trouvent la table tout seuls, ou avec son code.
room-on-this-machine = LA TABLE EST SUR CETTE MACHINE
room-all-ready = Tout le monde est prêt.
room-waiting-you = Et toi, prêt ?
room-waiting-host = L’hôte peut lancer la partie.
room-port = Port { $port }

## Joining
join-heading = Trouver une table
join-none = On cherche des tables sur ce réseau … Elles apparaissent ici toutes seules.
join-name = Ton nom
join-watch = Regarder
join-elsewhere = Ailleurs
join-elsewhere-below = L’adresse ou les huit lettres et chiffres affichés chez l’hôte.
join-nowhere = Ce n’est ni une adresse ni le code d’une table sur un réseau de cette machine.
join-go = Y aller
join-seats = { $free } libres sur { $total }
join-other-version = Version { $version } du jeu : pas d’accès d’ici
join-unknown-game = Un jeu inconnu ici
joining = En route vers { $where } …
hosting = On ouvre la table …

## Opening a table
room-name = Nom de la table
room-name-of = Chez { $name }
room-open = Ouvrir la table
room-play-this = Y jouer
room-roomy = { $count ->
    [one] Une seule place.
   *[other] Jusqu’à { $count } places ; qui arrive plus tard en prend une libre aussitôt.
}

## The menu over a match
menu-on = Continuer
menu-pause = Pause pour tous
menu-resume = Reprendre pour tous
menu-deal-on = Continuer sans les autres
menu-room = Places et gens
menu-table-mute = Table muette ici
menu-table-sounds = Entendre la table ici
menu-abandon = Abandonner la partie
menu-leave = Quitter la table
menu-below = La partie continue pendant ce temps.
menu-paused = La partie est en pause.
chat-heading = Dis un mot
ask-abandon = Abandonner la partie pour tout le monde ?
ask-leave-host = Fermer cette table ? Tout le monde devra partir.
ask-leave-guest = Quitter la table ? Tu perds ta place.

## How it may end
closed-key = La table ne connaît pas cette fenêtre.
closed-first = La table n’a pas compris cette fenêtre.
closed-late = La table a trop attendu cette fenêtre.
closed-silent = La table n’a plus rien entendu d’ici depuis trop longtemps.
closed-bad-host = À { $address }, port { $port }, quelque chose ne parle pas comme une table de cette version.
closed-unknown-game = La table joue un jeu inconnu ici.
closed-port-taken = Le port { $port } de cette machine est pris par un autre programme.
closed-unreachable = { $reason ->
    [refused] La machine { $address } est là, mais aucune table n’est ouverte au port { $port }. Le port est-il juste, et la table toujours ouverte ?
    [unknown_name] Aucune machine ne s’appelle { $address }. Est-ce écrit comme sur l’écran de l’hôte ?
    [not_a_table] À { $address }, port { $port }, il y a quelque chose, mais pas une table.
   *[no_answer] Rien ne répond à { $address }, port { $port }. Est-ce le même réseau, et le pare-feu là-bas laisse-t-il passer ce programme ?
}
closed-version = { $address } joue la version { $app } du jeu. Il faut la même sur les deux machines.
