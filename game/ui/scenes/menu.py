"""A box over another scene: a title, a sentence, and a column of things to do. Decides the look; what they do is handed in."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import pygame

from game.ui import text
from game.ui.boxes import centred, grid
from game.ui.input import Input, way_of
from game.ui.scenes.page import Page
from game.ui.theme import BODY, HEAD, MIST, Scale
from game.ui.widgets import Button, Label, Panel, Widget
from game.ui.widgets.button import Kind

_COLUMN = 7
"""So many deeds can stand below each other."""


class Deed(NamedTuple):
    """A line of the box: its words, what it does after the box is gone, its icon, its kind."""

    words: str
    act: Callable[[], None]
    sign: str | None = None
    kind: Kind = "plain"


class Menu(Page):
    """`deeds` in order; the first has the focus, cancel and the menu key put the box away."""

    covers = False
    bare = True

    def __init__(self, title: str, sentence: str, deeds: Sequence[Deed]) -> None:
        super().__init__()
        self.title, self.sentence, self.deeds = title, sentence, tuple(deeds)

    def build(self) -> Iterable[Widget]:
        """Board, title, sentence, a button for each deed."""
        self.panel = Panel()
        self.label = Label(self.title, HEAD - 4, face="head", weight="bold", across="centre")
        self.below = Label(self.sentence, BODY - 2, colour=MIST, across="centre", wrapped=True)
        self.buttons = [Button(deed.words, self._means(deed), deed.kind, deed.sign, 24) for deed in self.deeds]
        return [self.panel, self.label, self.below, *self.buttons]

    def first_focus(self) -> Widget:
        """The first deed."""
        return self.buttons[0]

    def place(self, scale: Scale) -> None:
        """In the middle, as high as it has to be; side by side where one column would be too long."""
        px = scale.px
        across = 1 if len(self.buttons) <= _COLUMN else 2
        down = -(-len(self.buttons) // across)
        wide = min(px(520 if across == 1 else 860), scale.safe.w)
        self.below.scale = scale
        words = text.height(self.sentence, self.below.style, wide - px(72)) if self.sentence else 0
        panel = centred(scale.safe, wide, px(36 + 50 + 18 + 30) + words + down * px(74))
        self.panel.place(panel, scale)
        self.label.place(pygame.Rect(panel.x + px(36), panel.y + px(30), panel.w - px(72), px(46)), scale)
        self.below.place(pygame.Rect(panel.x + px(36), self.label.rect.bottom + px(4), panel.w - px(72), max(1, words)), scale)
        top = self.below.rect.bottom + px(18)
        room = pygame.Rect(panel.x + px(56), top, panel.w - px(112), panel.bottom - px(30) - top)
        for button, box in zip(self.buttons, grid(room, across, down, px(12)), strict=False):
            button.place(box, scale)

    def handle(self, happened: Input) -> None:
        """The menu key closes it again."""
        if way_of(happened) == "menu":
            self.back()
        else:
            super().handle(happened)

    def _means(self, deed: Deed) -> Callable[[], None]:
        def act() -> None:
            self.stage.pop()
            deed.act()

        return act
