"""The match stands still: cards hidden, clocks stopped. Decides the look; what the entries do is handed in."""

from collections.abc import Iterable

import pygame

from game.ui.icons import icon, put
from game.ui.input import Input, way_of
from game.ui.scenes.page import Page
from game.ui.scenes.title import Entry
from game.ui.theme import BODY, GOLD, MIST, TITLE, Scale
from game.ui.widgets import Button, Label, Widget


class Pause(Page):
    """Covers the table. `entries` as on the title screen, the first goes on with the match; `sentence` says what happens meanwhile."""

    way_back = False

    def __init__(self, heading: str, sentence: str, entries: Iterable[Entry]) -> None:
        super().__init__()
        self.title, self.sentence, self.entries = heading, sentence, tuple(entries)

    def build(self) -> Iterable[Widget]:
        """Heading, sentence, a button for each entry."""
        say = self.stage.say
        self.label = Label(say(self.title), TITLE, face="head", weight="black", across="centre", bare=True)
        self.below = Label(say(self.sentence), BODY, colour=MIST, across="centre", bare=True)
        self.buttons = [
            Button(say(entry.key), entry.act, "plain" if number else "main", entry.sign, 28) for number, entry in enumerate(self.entries)
        ]
        return [self.label, self.below, *self.buttons]

    def place(self, scale: Scale) -> None:
        """In the middle, one below the other."""
        px, area = scale.px, scale.area
        high, gap = px(72), px(16)
        top = area.centery - (px(150) + len(self.buttons) * (high + gap)) // 2
        self.sign_at = (area.centerx, top - px(20))
        self.label.place(pygame.Rect(area.x, top + px(24), area.w, px(70)), scale)
        self.below.place(pygame.Rect(scale.safe.x, top + px(94), scale.safe.w, px(40)), scale)
        for number, button in enumerate(self.buttons):
            button.place(pygame.Rect(area.centerx - px(200), top + px(150) + number * (high + gap), px(400), high), scale)

    def decorate(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        """A large sign."""
        put(surface, icon("pause", self.scale.px(76), self.scale.cloth.ink(GOLD)), self.sign_at)

    def handle(self, happened: Input) -> None:
        """Cancel and the pause key go on as well."""
        if way_of(happened) in ("cancel", "menu"):
            self.entries[0].act()
        else:
            super().handle(happened)
