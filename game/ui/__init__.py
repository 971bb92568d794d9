"""The screen: window, scenes, widgets, text, input. It knows the words of `game.core` and neither links, sessions nor rules of a game."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # standard output belongs to the command line; pygame would greet there
