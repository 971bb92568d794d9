# The words of the window, the menus and the boxes. Words of a game are in a file of its own.
app-name = Quick Hands
