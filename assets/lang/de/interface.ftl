# The words of the window, the menus and the boxes. One player is spoken to as du, several as ihr. Words of a game are in a file of its own.
app-name = Quick Hands

## Everywhere
back = Zurück
toggle-fullscreen = Vollbild
quit = Beenden
ok = OK
cancel = Abbrechen
on = An
off = Aus

## Title
title-play = Spielen
title-continue = Weiter mit { $game }
title-settings = Optionen
title-quit = Beenden

## Which game
chooser-heading = Wähl ein Spiel

## One key
press-key = Drück eine Taste für „{ $what }“
press-button = Drück einen Knopf am Pad für „{ $what }“
press-key-cancel = Esc oder ein Klick lässt alles, wie es ist.
key-writes = Die Taste schreibt Buchstaben, und diese hier wirkt auch beim Tippen. Drück eine andere.
key-taken = Die Taste ist vergeben: { $by }. Drück eine andere.

## Setting a match up
setup-presets = Regeln
setup-tab-seats = Spieler
setup-tab-options = Hausregeln
setup-count = Plätze
setup-add = Spieler dazu
setup-add-pad = Spieler dazu, oder Start am Pad drücken
setup-start = Los
setup-try = Tasten testen
seat-heading = Platz { $number }
seat-who = Wer
seat-person = Jemand hier
seat-computer = Computer
seat-side = { $words } · Team { $side }
seat-name = Name
seat-plays-with = Spielt mit
seat-keyboard = Tastatur und Maus
seat-pad = { $name }
seat-pad-any = Gamepad
seat-mouse = Maus
seat-key = Ruft mit { $key }
seat-call-key = Ruftaste: { $key }
call-of = { $name } ruft
none = keine
player-number = Spieler { $number }
computer-player = Computer ({ $level })
level-beginner = Anfänger
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-master = Meister
refused-option-value = So geht „{ $option }“ nicht.
refused-option-clash = „{ $option }“ verträgt sich nicht mit „{ $other }“.
refused-seat-count = Mit so vielen Plätzen gehen diese Regeln nicht.

## Keys
binding-up = hoch
binding-down = runter
binding-left = links
binding-right = rechts
binding-confirm = wählen
binding-cancel = zurück
binding-next = weiter
binding-menu = Pause
binding-fullscreen = Vollbild
binding-call = der Ruf von Spieler { $first }
binding-pick = die Karte in Reihe { $first }, Spalte { $second }
binding-ask = { $first ->
    [1] um einen Tipp bitten
    [2] um drei Karten mehr bitten
   *[3] um Hilfe bitten
 }
binding-card = Karte { $first } der Hand
binding-sort = die Hand ordnen
binding-back = die letzten Stiche ansehen
binding-mark = die Karte unterm Zeiger wählen
binding-repeat = die letzten Züge noch mal zeigen
binding-act = Aktion { $first } im Stichspiel
binding-pad-confirm = wählen
binding-pad-cancel = zurück
binding-pad-play = sofort spielen
binding-pad-sort = die Hand ordnen
binding-pad-previous = der vorige
binding-pad-next = weiter
binding-pad-menu = Pause
binding-pad-log = was geschehen ist
binding-log = was geschehen ist
pad-button = Knopf { $number }
key-return = Enter
binding-short-call = Ruf { $first }
binding-short-pick = Karte { $first }/{ $second }
binding-short-card = Karte { $first }
binding-short-act = Aktion { $first }

## Settings
settings-tab-general = Allgemein
settings-tab-picture = Bild
settings-tab-sound = Ton
settings-tab-play = Spiel
settings-tab-people = Namen
settings-tab-keys = Tasten
settings-note-general = Alles gilt sofort.
settings-note-picture = Auch hier gilt alles sofort.
settings-note-sound = Ein Rechner kann für alle im Zimmer klingen.
settings-note-play = Gilt ab der nächsten Partie an diesem Bildschirm; die Regelseite zeigt die Zeiten.
settings-note-people = Wer an diesem Bildschirm spielt, um schnell am Tisch zu sitzen.
settings-note-keys = Drück auf eine, um sie zu ändern. Doppelt vergeben geht nicht.
settings-name = Dein Name
settings-volume = Lautstärke
settings-sound = Ton
settings-table-sounds = Der Tisch klingt hier
settings-animation = Bewegung
settings-still = Nichts bewegt sich
settings-text-size = Schriftgröße
text-size-100 = normal
text-size-125 = groß
text-size-150 = sehr groß
settings-cards = Kartengröße
settings-deck = Scopa-Karten
settings-suits = Kartenfarben
suits-two = zwei Farben
suits-four = vier Farben
settings-palette = Farben
palette-standard = normal
palette-red-green = ohne Rot und Grün
palette-blue-yellow = ohne Blau und Gelb
palette-contrast = starker Kontrast
settings-marks = Buchstaben auf Farben
settings-felt = Tuch
felt-green = grün
felt-blue = blau
felt-wine = weinrot
felt-sand = Sand
felt-night = Nacht
settings-patience = Zeitlimits
patience-rules = wie in den Regeln
patience-double = doppelt so lang
patience-off = keine
settings-language = Sprache
settings-language-system = Wie das System
settings-keys-group = Tasten für
settings-keys-everywhere = überall
settings-keys-menu = Menüs
settings-keys-call = Rufe
settings-keys-pick = den Tisch
settings-keys-card = die Hand
settings-keys-act = Stichspiele
settings-keys-pads = Pads
settings-try-keys = Tasten und Pads testen
settings-reset-keys = Zurücksetzen
speed-off = aus
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
deck-french = Französisch
deck-plain = Französisch, nur Zahlen
deck-neapolitan = Neapolitanisch
card-size-small = klein
card-size-normal = normal
card-size-large = groß
language-en = English
language-bn = বাংলা
language-de = Deutsch
language-fr = Français
language-it = Italiano
language-th = ไทย

## Trying keys and pads
buzzers-heading = Drück deine Taste
buzzers-how = Drück deine Taste oder dein Pad: dein Feld leuchtet auf. Dann haltet alle Tasten zugleich: viele Tastaturen melden nur einige davon.
buzzers-first = { $name } war zu hören.
buzzers-gap = { $name } kam { $ms } ms später.
buzzers-tie = { $name } kam im selben Moment.
buzzers-held = Gehalten: { $held } von { $of } Tasten kommen an.
buzzers-joined = { $name } ist eingesteckt.
buzzers-left = { $name } ist ausgesteckt.
buzzers-pad-gone = kein Pad

## Pause
pause-heading = Pause
pause-sentence = Die Karten sind verdeckt, die Uhren stehen.
pause-resume = Weiter
pause-leave = Partie verlassen

## Quit and leave
ask-leave = Partie verlassen? Vom Titel aus geht es später weiter.
ask-quit = Mitten in der Partie aufhören? Beim nächsten Mal geht es weiter.
stay = Bleiben
leave = Gehen

## Result
result-won = { $names } gewinnt!
result-shared = { $names } gewinnen!
result-over = Die Partie ist aus
result-rematch = Noch mal
result-setup = Regeln ändern
result-title = Zum Titel

## The keyboard on the screen
typing-shift = Groß
typing-space = Leer
typing-erase = Löschen

## Opening a table, and how it may end
table-opening = Der Tisch wird gedeckt …
closed-closed = Der Tisch wurde geschlossen.
closed-kicked = Du wurdest von diesem Tisch weggeschickt.
closed-replaced = Deine Plätze werden jetzt in einem anderen Fenster gespielt.
closed-full = An diesem Tisch ist kein Platz mehr.
closed-unreadable = Dieser Tisch lässt sich nicht wieder öffnen: Seine Aufzeichnung fehlt, ist beschädigt, gerade in Gebrauch oder von einer neueren Version.
closed-host-failed = Auf diesem Rechner ließ sich der Tisch nicht eröffnen.
closed-often = Von dort kamen zu viele Fenster. Versuch es in einer Minute noch mal.
closed-abuse = Der Tisch hat die Verbindung gekappt.
closed-left = Du hast den Tisch verlassen.

## The profile
profile-mended = Einige Einstellungen waren nicht lesbar. Jetzt gelten dort die Vorgaben; die alte Datei liegt neben der neuen.
profile-unsaved = Hier lässt sich nichts speichern. Änderungen gelten, bis das Fenster zugeht.
