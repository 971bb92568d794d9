# The words of the window, the menus and the boxes. Words of a game are in a file of its own.
app-name = Quick Hands

## Everywhere
back = Back
toggle-fullscreen = Full screen
quit = Quit
ok = OK
cancel = Cancel
on = On
off = Off

## Title
title-play = Play
title-continue = Go on with { $game }
title-settings = Settings
title-quit = Quit

## Which game
chooser-heading = Choose a game

## One key
press-key = Press a key for “{ $what }”
press-button = Press a button of the pad for “{ $what }”
press-key-cancel = Esc or a click leaves everything as it is.
key-writes = That key writes letters, and this one works while you type. Press another one.
key-taken = That key is taken: { $by }. Press another one.

## Setting a match up
setup-presets = Rules
setup-tab-seats = Players
setup-tab-options = House rules
setup-count = Seats
setup-add = Add a player
setup-add-pad = Add a player, or press Start on a pad
setup-start = Start
setup-try = Try the keys
seat-heading = Seat { $number }
seat-who = Who
seat-person = A person here
seat-computer = Computer
seat-side = { $words } · team { $side }
seat-name = Name
seat-plays-with = Plays with
seat-keyboard = Keyboard and mouse
seat-pad = { $name }
seat-pad-any = Game pad
seat-mouse = Mouse
seat-key = Calls with { $key }
seat-call-key = Call key: { $key }
call-of = { $name } calls
none = none
player-number = Player { $number }
computer-player = Computer ({ $level })
level-beginner = beginner
level-easy = easy
level-medium = medium
level-hard = hard
level-master = master
refused-option-value = “{ $option }” cannot be that.
refused-option-clash = “{ $option }” does not go together with “{ $other }”.
refused-seat-count = These rules cannot be played with so many seats.

## Keys
binding-up = up
binding-down = down
binding-left = left
binding-right = right
binding-confirm = choose
binding-cancel = back
binding-next = next
binding-menu = pause
binding-fullscreen = full screen
binding-call = the call of player { $first }
binding-pick = the card in row { $first }, column { $second }
binding-ask = { $first ->
    [1] ask for a hint
    [2] ask for three more cards
   *[3] ask for help
 }
binding-card = card { $first } of the hand
binding-sort = sort the hand
binding-back = look at the last tricks
binding-mark = pick the card at the cursor
binding-repeat = show the last moves again
binding-act = act { $first } of a trick game
binding-pad-confirm = choose
binding-pad-cancel = back
binding-pad-play = play at once
binding-pad-sort = sort the hand
binding-pad-previous = the one before
binding-pad-next = next
binding-pad-menu = pause
binding-pad-log = all that has happened
binding-log = all that has happened
pad-button = button { $number }
key-return = Enter
binding-short-call = call { $first }
binding-short-pick = card { $first }/{ $second }
binding-short-card = card { $first }
binding-short-act = act { $first }

## Settings
settings-tab-general = General
settings-tab-picture = Picture
settings-tab-sound = Sound
settings-tab-play = Play
settings-tab-people = Names
settings-tab-keys = Keys
settings-note-general = Everything counts at once.
settings-note-picture = Everything counts at once, here too.
settings-note-sound = One machine can be heard for all in the room.
settings-note-play = Counts for the next match at this screen; its rules page shows the limits.
settings-note-people = The people who play at this screen, for quick seating.
settings-note-keys = Press one to change it. A key in two places is refused.
settings-name = Your name
settings-volume = Volume
settings-sound = Sound
settings-table-sounds = The table is heard here
settings-animation = Movement
settings-still = Nothing moves
settings-text-size = Text size
text-size-100 = normal
text-size-125 = large
text-size-150 = very large
settings-cards = Card size
settings-deck = Scopa cards
settings-suits = Suits
suits-two = two colours
suits-four = four colours
settings-palette = Colours
palette-standard = usual
palette-red-green = without red and green
palette-blue-yellow = without blue and yellow
palette-contrast = strong contrast
settings-marks = Letters on colours
settings-felt = Cloth
felt-green = green
felt-blue = blue
felt-wine = wine red
felt-sand = sand
felt-night = night
settings-patience = Time limits
patience-rules = as in the rules
patience-double = twice as long
patience-off = none
settings-language = Language
settings-language-system = As the system
settings-keys-group = Keys for
settings-keys-everywhere = everywhere
settings-keys-menu = menus
settings-keys-call = calls
settings-keys-pick = the table
settings-keys-card = the hand
settings-keys-act = trick games
settings-keys-pads = pads
settings-try-keys = Try keys and pads
settings-reset-keys = As at first
speed-off = off
speed-slow = slow
speed-normal = normal
speed-fast = fast
deck-french = French
deck-plain = French, numbers only
deck-neapolitan = Neapolitan
card-size-small = small
card-size-normal = normal
card-size-large = large
language-en = English
language-bn = বাংলা
language-de = Deutsch
language-fr = Français
language-it = Italiano
language-th = ไทย

## Trying keys and pads
buzzers-heading = Press your key
buzzers-how = Press your key or pad: your tile lights up. Then hold all keys down together: many keyboards pass on only some of them.
buzzers-first = { $name } was heard.
buzzers-gap = { $name } came { $ms } ms later.
buzzers-tie = { $name } came in the same moment.
buzzers-held = Held down: { $held } of { $of } keys arrive.
buzzers-joined = { $name } was plugged in.
buzzers-left = { $name } was pulled out.
buzzers-pad-gone = no pad

## Pause
pause-heading = Pause
pause-sentence = Cards are hidden and the clocks stand still.
pause-resume = Go on
pause-leave = Leave the match

## Quit and leave
ask-leave = Leave the match? You can go on with it from the title.
ask-quit = Quit in the middle of a match? You can go on with it next time.
stay = Stay
leave = Leave

## Result
result-won = { $names } wins!
result-shared = { $names } win!
result-over = The match is over
result-rematch = Once more
result-setup = Change the rules
result-title = To the title

## The keyboard on the screen
typing-shift = Capitals
typing-space = Space
typing-erase = Erase

## Opening a table, and how it may end
table-opening = The table is being laid …
closed-closed = The table was closed.
closed-kicked = You were sent away from this table.
closed-replaced = Your seats are played from another window now.
closed-full = There is no room at this table.
closed-unreadable = This table cannot be opened again: its record is gone, damaged, in use, or from a newer version.
closed-host-failed = The table could not be opened on this machine.
closed-often = Too many windows have come from there. Try again in a minute.
closed-abuse = The table cut the connection.
closed-left = You have left the table.

## The profile
profile-mended = Some settings could not be read. Defaults took their place; the old file is kept beside the new one.
profile-unsaved = The settings cannot be saved here. Changes last until the window closes.
