# The words of the network: finding tables, the room, chat.

## Title
title-host = Apri un tavolo
title-join = Vai a un tavolo
title-racing = I computer fanno a gara
title-return = Torna a «{ $room }»

## Chat
somebody = Qualcuno
chat-hint = Di’ qualcosa …
chat-send = Invia
phrase-hello = Ciao!
phrase-luck = Buona fortuna!
phrase-ready = Pronti?
phrase-moment = Un attimo …
phrase-close = Per un soffio!
phrase-well-played = Bella giocata!
phrase-again = Ancora una?
phrase-thanks = Grazie, ciao!
binding-chat = di’ qualcosa
binding-short-chat = chat

## The room
room-change = Cambia gioco
room-conduct = Regole stanza
room-conduct-away = Chi manca: { $what }
room-conduct-turn = Un turno: { $what }
room-away = Se manca qualcuno
away-fallback = una mossa innocua
away-computer = gioca un computer
away-wait = si aspetta
away-end = la partita finisce
room-turn = Tempo per un turno
room-turn-seconds = { $seconds ->
    [0] senza limite
   *[other] { $seconds } s
}
room-seat-free = per chi vuole
room-here = a questo schermo
room-hosts = ospita
room-hosts-at = ospita, { $ping }
room-away-now = connessione persa
room-screen = uno schermo
room-watching = Pubblico: { $names }
ping = { $ms } ms
room-code = CODICE
room-address = INDIRIZZO
room-firewall = Non entra nessuno? Lascia passare questo programma dal firewall di questo computer: TCP { $tcp }, UDP { $udp }.
room-ready = Ci sono
room-not-ready = Ci sono!
room-take = Prendi posto
room-start = Via
room-rematch = Ancora una
room-back = Torna alla partita
room-sit = { $name } siede qui
room-move = { $name } si sposta qui
room-another = Un altro giocatore a questo schermo
room-stand = Alzati e guarda
room-computer = Un computer
room-open-seat = Lascia libero il posto
room-kick = Manda via
room-sit-down = Siediti
room-phrases = Frasi pronte
ask-kick = Mandare via { $name } per sempre?
room-running = Una partita è in corso.
room-nobody = Al tavolo non siede ancora nessuno.
room-seats-open = Mancano giocatori: premi un posto libero per un computer.
room-seats-open-guest = Mancano giocatori.
room-waiting = { $count ->
    [one] Si aspetta { $names }.
   *[other] Si aspettano { $names }{ $more ->
        [0] {""}
       *[other] {" "}e altri { $more }
    }
}
room-alone = Gli altri trovano questo tavolo da soli, o vengono con il suo codice.
room-on-this-machine = IL TAVOLO È SU QUESTO COMPUTER
room-all-ready = Ci siamo tutti.
room-waiting-you = Ci sei?
room-waiting-host = Ora chi ospita può cominciare.
room-port = Porta { $port }

## Joining
join-heading = Vai a un tavolo
join-none = Cerco tavoli in questa rete … Appaiono qui da soli.
join-name = Il tuo nome
join-watch = Solo guardo
join-elsewhere = Altrove
join-elsewhere-below = L’indirizzo, o le otto lettere e cifre che mostra lo schermo di chi ospita.
join-nowhere = Non è né un indirizzo né il codice di una rete di questo computer.
join-go = Vai
join-seats = { $free } liberi su { $total }
join-other-version = Versione { $version } del gioco: da qui non si può entrare
join-unknown-game = Un gioco che qui non si conosce
joining = Vado a { $where } …
hosting = Si apre il tavolo …

## Opening a table
room-name = Nome del tavolo
room-name-of = Il tavolo di { $name }
room-open = Apri il tavolo
room-play-this = Gioca questo
room-roomy = { $count ->
    [one] Si gioca da soli.
   *[other] Fino in { $count }; chi arriva dopo si siede subito.
}

## The menu over a match
menu-on = Continua
menu-pause = Pausa per tutti
menu-resume = Si riprende
menu-deal-on = Avanti senza gli altri
menu-room = Posti e persone
menu-table-mute = Qui silenzio dal tavolo
menu-table-sounds = Qui si sente il tavolo
menu-abandon = Annulla la partita
menu-leave = Lascia il tavolo
menu-below = Intanto la partita continua.
menu-paused = La partita è ferma.
chat-heading = Di’ qualcosa
ask-abandon = Annullare la partita per tutti?
ask-leave-host = Chiudere questo tavolo? Tutti quelli che ci siedono devono andarsene.
ask-leave-guest = Lasciare il tavolo? Rinunci al tuo posto.

## How it may end
closed-key = Il tavolo non conosce questa finestra.
closed-first = Il tavolo non ha capito questa finestra.
closed-late = Il tavolo ha aspettato troppo questa finestra.
closed-silent = Da troppo tempo il tavolo non sente niente da qui.
closed-bad-host = A { $address }, porta { $port }, c’è qualcosa che non parla come un tavolo di questa versione.
closed-unknown-game = Il tavolo gioca un gioco che qui non si conosce.
closed-port-taken = La porta { $port } di questo computer è occupata da un altro programma.
closed-unreachable = { $reason ->
    [refused] Il computer { $address } c’è, ma alla sua porta { $port } non è aperto nessun tavolo. La porta è giusta, e il tavolo è ancora aperto?
    [unknown_name] Nessun computer si chiama { $address }. È scritto come sullo schermo di chi ospita?
    [not_a_table] A { $address }, porta { $port }, c’è qualcosa, ma non un tavolo.
   *[no_answer] A { $address }, porta { $port }, non risponde niente. La rete è la stessa, e il firewall di là lascia passare questo programma?
}
closed-version = { $address } ha la versione { $app } del gioco. Sui due computer serve la stessa.
