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
press-key-cancel = Esc or a click leaves everything as it is.
key-taken = That key is taken: { $by }. Press another one.

## Setting a match up
setup-presets = Rules
setup-tab-seats = Players
setup-tab-options = House rules
setup-count = Seats
setup-add = Add a player
setup-add-pad = Add a player, or press Start on a pad
setup-start = Start
seat-heading = Seat { $number }
seat-who = Who
seat-person = A person here
seat-computer = Computer
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
computer-player = Computer, { $level }
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
key-return = Enter
binding-short-call = call { $first }
binding-short-pick = card { $first }/{ $second }

## Settings
settings-tab-general = General
settings-tab-people = Names
settings-tab-keys = Keys
settings-note-general = Everything counts at once.
settings-note-people = The people who play at this screen, for quick seating.
settings-note-keys = Press one to change it. A key in two places is refused.
settings-name = Your name
settings-volume = Volume
settings-sound = Sound
settings-animation = Movement
settings-cards = Card size
settings-deck = Italian cards
settings-language = Language
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
result-shared = { $names } share the win!
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
closed-unreadable = This table cannot be opened again: { $reason }
closed-host-failed = The table could not be opened on this machine.
closed-often = Too many windows have come from there. Try again in a minute.
closed-abuse = The table cut the connection.
closed-left = You have left the table.

## The profile
profile-mended = Some settings could not be read. Defaults took their place; the old file is kept beside the new one.
profile-unsaved = The settings cannot be saved here. Changes last until the window closes.
