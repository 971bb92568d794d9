"""A box over another scene with a title and lines of widgets below each other. Decides the look; what the lines are is handed in."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

import pygame

from game.ui.boxes import centred, columns, rows
from game.ui.scenes.page import Page
from game.ui.theme import HEAD, Scale
from game.ui.widgets import Button, Label, Panel, Widget

Line: TypeAlias = Widget | Sequence[Widget]


class Box(Page):
    """`lines` makes the widgets anew whenever the box is built; a sequence of them lies side by side in one line.

    `acts`: they do things and put the box away; otherwise what they change counts at once, and the box's own button is the main one.
    """

    covers = False
    bare = True

    def __init__(self, title: str, lines: Callable[[], Iterable[Line]], acts: bool = True) -> None:
        super().__init__()
        self.title, self._lines, self.acts = title, lines, acts

    def build(self) -> Iterable[Widget]:
        """Board, title, lines, and the button that puts the box away."""
        self.panel, self.label = Panel(), Label(self.title, HEAD - 4, face="head", weight="bold", across="centre")
        self.lines = [(line,) if isinstance(line, Widget) else tuple(line) for line in self._lines()]
        self.done = Button(self.stage.say("cancel"), self.back) if self.acts else Button(self.stage.say("ok"), self.back, "main")
        return [self.panel, self.label, *(widget for line in self.lines for widget in line), self.done]

    def first_focus(self) -> Widget:
        """The first that can be used."""
        return next((widget for line in self.lines for widget in line if widget.usable), self.done)

    def place(self, scale: Scale) -> None:
        """In the middle, as high as it has to be."""
        px = scale.px
        line, gap = px(58), px(12)
        panel = centred(scale.safe, px(760), px(30 + 58 + 18 + 66 + 30) + len(self.lines) * (line + gap))
        self.panel.place(panel, scale)
        inner = panel.inflate(-px(72), -px(60))
        self.label.place(pygame.Rect(inner.x, inner.y, inner.w, px(46)), scale)
        self.done.place(pygame.Rect(inner.centerx - px(130), inner.bottom - px(66), px(260), px(66)), scale)
        room = pygame.Rect(inner.x, inner.y + px(58), inner.w, self.done.rect.y - px(18) - inner.y - px(58))
        for widgets, row in zip(self.lines, rows(room, len(self.lines), line, gap), strict=True):
            for widget, cell in zip(widgets, columns(row, [1] * len(widgets), px(8)), strict=True):
                widget.place(cell, scale)
