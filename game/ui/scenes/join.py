"""Which table? Those that were found by themselves, and a line for an address or a join code. Decides the look and what can be pressed.

Finding and going there are handed in; whether a text leads anywhere too.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import pygame

from game.ui.scenes.join_pieces import TableList, TableOffer
from game.ui.scenes.page import Page
from game.ui.scenes.typing import typed
from game.ui.theme import CORAL, HEAD, MIST, SMALL, Scale
from game.ui.widgets import Button, Label, Panel, Toggle, Widget

LONGEST = 80
"""Characters of an address."""


@dataclass(frozen=True)
class Ways:
    """What the join screen needs of the house.

    `tables()`: those found by now. `join(offer, watch)`: go to one of them. `go(text, watch)`: go where a text leads; False if nowhere.
    `name()`, `rename(name)`: how the person at this machine is called. `leave()`: the screen is left, nothing need be found any more.
    """

    tables: Callable[[], Sequence[TableOffer]]
    join: Callable[[TableOffer, bool], None]
    go: Callable[[str, bool], bool]
    name: Callable[[], str]
    rename: Callable[[str], None]
    leave: Callable[[], None]


class JoinScene(Page):
    """`text`: what is in the line at first."""

    list: TableList

    def __init__(self, ways: Ways, text: str = "") -> None:
        super().__init__()
        self.ways, self.text, self.watch, self.lost = ways, text, False, False
        self.offers: tuple[TableOffer, ...] = ()
        self.chosen: str | None = None

    def build(self) -> Iterable[Widget]:
        """The list, and what can be typed."""
        say = self.stage.say
        self.heading = say("join-heading")
        self.offers = tuple(self.ways.tables())
        if hasattr(self, "list"):
            self.chosen = self.list.chosen or self.chosen
        self.list = TableList(self.offers, self.chosen, lambda offer: self.ways.join(offer, self.watch), say("join-none"))
        if not hasattr(self, "line"):  # stay the same widgets: somebody may be writing in them
            self.name = typed(self.stage, say("join-name"), self.ways.name(), self.ways.rename)
            self.line = typed(self.stage, "", self.text, self._typed, LONGEST, self._go, "192.168.0.7  ·  7K3F-0000")
        self.panel = Panel()
        self.title = Label(say("join-elsewhere"), HEAD - 10, face="head", weight="bold")
        told = say("join-nowhere") if self.lost else say("join-elsewhere-below")
        self.below = Label(told, SMALL, colour=CORAL if self.lost else MIST, wrapped=True, down="top")
        self.go = Button(say("join-go"), self._go, "main" if not self.offers else "plain", "join", 24)
        self.watching = Toggle(say("join-watch"), self.watch, self._watch)
        return [self.list, self.panel, self.name, self.watching, self.title, self.line, self.below, self.go]

    def first_focus(self) -> Widget:
        """The list, as soon as there is one; before that the line."""
        return self.list if self.offers else self.line

    def place(self, scale: Scale) -> None:
        """The list on the left, the rest on the right."""
        px, body = scale.px, self.body
        right = pygame.Rect(body.right - px(372), body.y, px(372), body.h)
        self.list.place(pygame.Rect(body.x, body.y, right.x - px(24) - body.x, body.h), scale)
        self.name.place(pygame.Rect(right.x, right.y, right.w, px(58)), scale)
        self.watching.place(pygame.Rect(right.x, right.y + px(70), right.w, px(58)), scale)
        self.panel.place(pygame.Rect(right.x, right.y + px(148), right.w, px(306)), scale)
        inner = self.panel.rect.inflate(-px(48), -px(40))
        self.title.place(pygame.Rect(inner.x, inner.y, inner.w, px(38)), scale)
        self.line.place(pygame.Rect(inner.x, inner.y + px(48), inner.w, px(58)), scale)
        self.go.place(pygame.Rect(inner.x, inner.bottom - px(64), inner.w, px(64)), scale)
        top = self.line.rect.bottom + px(10)
        self.below.place(pygame.Rect(inner.x, top, inner.w, self.go.rect.y - px(8) - top), scale)

    def step(self, now: int) -> None:
        """Tables come and go; the first that comes gets the focus, unless somebody is writing."""
        if self.stage.top is self and tuple(self.ways.tables()) != self.offers:
            none = not self.offers
            self.rebuild()
            if none and not self.text and not self.line.busy and not self.name.busy:
                self.form.focus_on(self.list)

    def back(self) -> None:
        """Nothing is looked for any more."""
        super().back()
        self.ways.leave()

    def _typed(self, text: str) -> None:
        self.text = text
        if self.lost:
            self.lost = False
            self.rebuild()

    def _watch(self, on: bool) -> None:
        self.watch = on

    def _go(self) -> None:
        if not self.text.strip():
            self.form.focus_on(self.line)
        elif not self.ways.go(self.text, self.watch):
            self.lost = True
            self.stage.sound("error")
            self.rebuild()
