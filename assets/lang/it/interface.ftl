# The words of the window, the menus and the boxes. Words of a game are in a file of its own.
app-name = Quick Hands

## Everywhere
back = Indietro
toggle-fullscreen = Schermo intero
quit = Esci
ok = OK
cancel = Annulla
on = Sì
off = No

## Title
title-play = Gioca
title-continue = Riprendi { $game }
title-settings = Impostazioni
title-quit = Esci

## Which game
chooser-heading = Scegli un gioco

## One key
press-key = Premi un tasto per «{ $what }»
press-button = Premi un pulsante del pad per «{ $what }»
press-key-cancel = Esc o un clic lasciano tutto com’è.
key-writes = Questo tasto scrive lettere, e il comando serve mentre scrivi. Premine un altro.
key-taken = Questo tasto è occupato: { $by }. Premine un altro.

## Setting a match up
setup-presets = Regole
setup-tab-seats = Giocatori
setup-tab-options = Varianti
setup-count = Posti
setup-add = Aggiungi un giocatore
setup-add-pad = Aggiungi un giocatore, o premi Start su un pad
setup-start = Via
setup-try = Prova i tasti
seat-heading = Posto { $number }
seat-who = Chi
seat-person = Una persona qui
seat-computer = Computer
seat-side = { $words } · squadra { $side }
seat-name = Nome
seat-plays-with = Gioca con
seat-keyboard = Tastiera e mouse
seat-pad = { $name }
seat-pad-any = Game pad
seat-mouse = Mouse
seat-key = Chiama con { $key }
seat-call-key = Tasto di chiamata: { $key }
call-of = { $name } chiama
none = nessuno
player-number = Giocatore { $number }
computer-player = Computer ({ $level })
level-beginner = principiante
level-easy = facile
level-medium = medio
level-hard = difficile
level-master = maestro
refused-option-value = «{ $option }» non può avere questo valore.
refused-option-clash = «{ $option }» non va d’accordo con «{ $other }».
refused-seat-count = Con tanti posti queste regole non si possono giocare.

## Keys
binding-up = su
binding-down = giù
binding-left = sinistra
binding-right = destra
binding-confirm = scegli
binding-cancel = indietro
binding-next = avanti
binding-menu = pausa
binding-fullscreen = schermo intero
binding-call = la chiamata del giocatore { $first }
binding-pick = la carta in riga { $first }, colonna { $second }
binding-ask =
    { $first ->
        [1] chiedi un suggerimento
        [2] chiedi altre tre carte
       *[3] chiedi aiuto
    }
binding-card = la carta { $first } in mano
binding-sort = ordina la mano
binding-back = rivedi le ultime prese
binding-mark = scegli la carta sotto il cursore
binding-repeat = rivedi le ultime mosse
binding-act = azione { $first } nei giochi di prese
binding-pad-confirm = scegli
binding-pad-cancel = indietro
binding-pad-play = gioca subito
binding-pad-sort = ordina la mano
binding-pad-previous = quello prima
binding-pad-next = avanti
binding-pad-menu = pausa
binding-pad-log = che cosa è successo
binding-log = che cosa è successo
pad-button = pulsante { $number }
key-return = Invio
binding-short-call = chiama { $first }
binding-short-pick = carta { $first }/{ $second }
binding-short-card = carta { $first }
binding-short-act = azione { $first }

## Settings
settings-tab-general = Generali
settings-tab-picture = Immagine
settings-tab-sound = Suono
settings-tab-play = Gioco
settings-tab-people = Nomi
settings-tab-keys = Tasti
settings-note-general = Tutto vale subito.
settings-note-picture = Tutto vale subito, anche qui.
settings-note-sound = Un solo computer può suonare per tutta la stanza.
settings-note-play = Vale dalla prossima partita a questo schermo; la pagina delle regole mostra i limiti.
settings-note-people = Chi gioca a questo schermo, per prendere posto in fretta.
settings-note-keys = Premine uno per cambiarlo. Un tasto in due posti è rifiutato.
settings-name = Il tuo nome
settings-volume = Volume
settings-sound = Suono
settings-table-sounds = Qui si sente il tavolo
settings-animation = Movimento
settings-still = Niente si muove
settings-text-size = Grandezza testo
text-size-100 = normale
text-size-125 = grande
text-size-150 = molto grande
settings-cards = Grandezza carte
settings-deck = Carte da Scopa
settings-suits = Semi
suits-two = due colori
suits-four = quattro colori
settings-palette = Colori
palette-standard = soliti
palette-red-green = senza rosso e verde
palette-blue-yellow = senza blu e giallo
palette-contrast = forte contrasto
settings-marks = Lettere sui colori
settings-felt = Panno
felt-green = verde
felt-blue = blu
felt-wine = rosso vino
felt-sand = sabbia
felt-night = notte
settings-patience = Limiti di tempo
patience-rules = come da regole
patience-double = il doppio
patience-off = nessuno
settings-language = Lingua
settings-language-system = Come il sistema
settings-keys-group = Tasti per
settings-keys-everywhere = ovunque
settings-keys-menu = i menu
settings-keys-call = le chiamate
settings-keys-pick = la tavola
settings-keys-card = la mano
settings-keys-act = i giochi di prese
settings-keys-pads = i pad
settings-try-keys = Prova tasti e pad
settings-reset-keys = Ripristina
speed-off = spento
speed-slow = lento
speed-normal = normale
speed-fast = veloce
deck-french = francesi
deck-plain = francesi, solo numeri
deck-neapolitan = napoletane
card-size-small = piccole
card-size-normal = normali
card-size-large = grandi
language-en = English
language-bn = বাংলা
language-de = Deutsch
language-fr = Français
language-it = Italiano
language-th = ไทย

## Trying keys and pads
buzzers-heading = Premi il tuo tasto
buzzers-how = Premi il tuo tasto o pad: la tua casella si accende. Poi tenete premuti tutti i tasti insieme: molte tastiere ne lasciano passare solo alcuni.
buzzers-first = { $name } si sente.
buzzers-gap = { $name } dopo { $ms } ms.
buzzers-tie = { $name } nello stesso istante.
buzzers-held = Premuti: arrivano { $held } tasti su { $of }.
buzzers-joined = { $name }: collegato.
buzzers-left = { $name }: scollegato.
buzzers-pad-gone = nessun pad

## Pause
pause-heading = Pausa
pause-sentence = Le carte sono coperte e gli orologi fermi.
pause-resume = Continua
pause-leave = Lascia la partita

## Quit and leave
ask-leave = Lasciare la partita? Puoi riprenderla dal menu iniziale.
ask-quit = Uscire a metà partita? Puoi riprenderla la prossima volta.
stay = Resta
leave = Lascia

## Result
result-won = Vince { $names }!
result-shared = Vincono { $names }!
result-over = La partita è finita
result-rematch = Ancora una
result-setup = Cambia le regole
result-title = Menu iniziale

## The keyboard on the screen
typing-shift = Maiuscole
typing-space = Spazio
typing-erase = Cancella

## Opening a table, and how it may end
table-opening = Si apparecchia il tavolo …
closed-closed = Il tavolo è stato chiuso.
closed-kicked = Ti hanno allontanato da questo tavolo.
closed-replaced = I tuoi posti ora si giocano da un’altra finestra.
closed-full = A questo tavolo non c’è più posto.
closed-unreadable = Questo tavolo non si può riaprire: la sua registrazione manca, è danneggiata, è in uso o viene da una versione più recente.
closed-host-failed = Il tavolo non si è potuto aprire su questo computer.
closed-often = Da lì sono arrivate troppe finestre. Riprova tra un minuto.
closed-abuse = Il tavolo ha interrotto la connessione.
closed-left = Hai lasciato il tavolo.

## The profile
profile-mended = Alcune impostazioni erano illeggibili. Ora valgono quelle di partenza; il vecchio file è accanto al nuovo.
profile-unsaved = Qui le impostazioni non si possono salvare. I cambiamenti durano finché la finestra è aperta.
