"""For tests of widgets: a form of them in a column, and a line to type into."""

import pygame

from game.ui.input import KeyDown, PadTilt, PointerDown, PointerMove, PointerUp, Text
from game.ui.theme import Scale
from game.ui.widgets import Form, TextField

SCALE = Scale((1280, 720))


class Bench:
    """A form of widgets in a column, and short ways to use it."""

    def __init__(self, *shown, rects=None):
        self.redrawn = []
        self.form = Form(self.redrawn.append)
        for number, widget in enumerate(shown):
            widget.place(rects[number] if rects else pygame.Rect(100, 100 + 60 * number, 400, 50), SCALE)
        self.form.replace(shown)

    def way(self, way):
        return self.form.handle(PadTilt(0, 0, 1, way))

    def key(self, key, mods=0, way=None, scancode=0):
        return self.form.handle(KeyDown(0, 0, scancode, key, mods, False, way))

    def down(self, pos):
        return self.form.handle(PointerDown(0, 0, pos))

    def up(self, pos=(0, 0)):
        return self.form.handle(PointerUp(0, 0, pos))

    def move(self, pos, held=False):
        return self.form.handle(PointerMove(0, 0, pos, held))

    def text(self, text):
        return self.form.handle(Text(0, 0, text))


def typed(value="", **more):
    changes = []
    return TextField("Name", value, changes.append, lambda field: changes.append("board"), **more), changes
