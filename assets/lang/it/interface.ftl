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
press-key-cancel = Esc o un clic lasciano tutto com’è.
key-taken = Questo tasto è occupato: { $by }. Premine un altro.

## Setting a match up
setup-presets = Regole
setup-tab-seats = Giocatori
setup-tab-options = Regole della casa
setup-count = Posti
setup-add = Aggiungi un giocatore
setup-add-pad = Aggiungi un giocatore, o premi Start su un pad
setup-start = Via
seat-heading = Posto { $number }
seat-who = Chi
seat-person = Una persona qui
seat-computer = Computer
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
computer-player = Computer, { $level }
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
key-return = Invio
binding-short-call = chiama { $first }
binding-short-pick = carta { $first }/{ $second }

## Settings
settings-tab-general = Generali
settings-tab-people = Nomi
settings-tab-keys = Tasti
settings-note-general = Tutto vale subito.
settings-note-people = Chi gioca a questo schermo, per prendere posto in fretta.
settings-note-keys = Premine uno per cambiarlo. Un tasto in due posti è rifiutato.
settings-name = Il tuo nome
settings-volume = Volume
settings-sound = Suono
settings-animation = Movimento
settings-cards = Grandezza carte
settings-deck = Carte italiane
settings-language = Lingua
settings-reset-keys = Com’era
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

## Pause
pause-heading = Pausa
pause-sentence = Le carte sono coperte e gli orologi fermi.
pause-resume = Continua
pause-leave = Lascia la partita

## Quit and leave
ask-leave = Lasciare la partita? Puoi riprenderla dal titolo.
ask-quit = Uscire a metà partita? Puoi riprenderla la prossima volta.
stay = Resta
leave = Lascia

## Result
result-won = Vince { $names }!
result-shared = Vincono { $names }!
result-over = La partita è finita
result-rematch = Ancora una
result-setup = Cambia le regole
result-title = Al titolo

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
closed-unreadable = Questo tavolo non si può riaprire: { $reason }
closed-host-failed = Il tavolo non si è potuto aprire su questo computer.
closed-often = Da lì sono arrivate troppe finestre. Riprova tra un minuto.
closed-abuse = Il tavolo ha interrotto il collegamento.
closed-left = Hai lasciato il tavolo.

## The profile
profile-mended = Alcune impostazioni erano illeggibili. Ora valgono quelle di partenza; il vecchio file è accanto al nuovo.
profile-unsaved = Qui le impostazioni non si possono salvare. I cambiamenti durano finché la finestra è aperta.
