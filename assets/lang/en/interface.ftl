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
title-settings = Settings
title-quit = Quit
