"""The first screen: the name of the house and what one can do. Decides the look; what the entries do is handed in."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol

import pygame

from game.ui.boxes import rows
from game.ui.icons import icon, put
from game.ui.input import Input
from game.ui.logo import name_at
from game.ui.scenes.page import Page
from game.ui.shapes import blit_shadow, rounded, shaded
from game.ui.theme import CORAL, INK, PAPER, WHITE, Colour, Scale
from game.ui.widgets import Button, Widget


class Entry(NamedTuple):
    """A line of the menu: message key, icon, what it does, and the arguments of the message."""

    key: str
    sign: str
    act: Callable[[], None]
    args: Mapping[str, str] = {}


class Behind(Protocol):
    """Something that goes on behind the menu, at the right. Times are monotonic ns."""

    def arrange(self, scale: Scale) -> None:
        """The canvas has this size now."""

    def step(self, now: int) -> list[pygame.Rect]:
        """Bring it to this moment; the parts that look different."""

    def hold(self) -> None:
        """Nobody looks: its time stands still until the next step."""

    def next_frame(self) -> int:
        """When `step` wants to be called again, as of the last one."""

    def paint(self, surface: pygame.Surface, piece: pygame.Rect) -> None:
        """Draw it over the felt."""


class Title(Page):
    """The title screen with these entries; the first is the main one. `sometimes`: entries that come and go, put first.

    `behind`: what goes on behind the menu, asked for whenever the title comes to the top; without it there lies a fan of cards.
    """

    way_back = False

    def __init__(
        self, entries: Iterable[Entry], sometimes: Callable[[], Sequence[Entry]] = tuple, behind: Callable[[], Behind | None] = lambda: None
    ) -> None:
        super().__init__()
        self.entries, self.sometimes = tuple(entries), sometimes
        self.more: list[Mapping[str, str]] = []
        self.find_behind, self.behind = behind, behind()
        self._moved = False

    def build(self) -> Iterable[Widget]:
        """A button for each entry."""
        say, more = self.stage.say, tuple(self.sometimes())
        self.more = [entry.args for entry in more]
        self.buttons = [
            Button(say(entry.key, **entry.args), entry.act, "plain" if number else "main", entry.sign, 28)
            for number, entry in enumerate((*more, *self.entries))
        ]
        return self.buttons

    def rebuild(self) -> None:
        """As long as nobody has moved the focus the main entry has it, whichever that is now."""
        super().rebuild()
        if self.buttons and not self._moved:
            self.form.focus_on(self.buttons[0])

    def handle(self, happened: Input) -> None:
        """As on every page; whoever moves the focus keeps it."""
        before = self.form.focus
        super().handle(happened)
        self._moved = self._moved or self.form.focus is not before

    def place(self, scale: Scale) -> None:
        """The menu on the left, under the name; the rest of the felt is free."""
        many, left = len(self.buttons), max(scale.px(64), scale.safe.x)
        top = scale.area.centery - scale.px(52 if many < 5 else 104)
        room = pygame.Rect(left, top, scale.px(370), scale.area.bottom - scale.px(28) - top)
        for button, box in zip(self.buttons, rows(room, many, scale.px(70), scale.px(16 if many < 5 else 12)), strict=True):
            button.place(box, scale)
        if self.behind is not None:
            self.behind.arrange(scale)

    def awake(self) -> None:
        """Everything is ready now: let something go on behind the menu."""
        self.behind = self.find_behind()
        self.arrange(self.scale)

    def veil(self, on: bool) -> None:
        """Under another screen nothing goes on."""
        if on and self.behind is not None:
            self.behind.hold()
        elif not on:
            self.behind = self.find_behind()
        super().veil(on)

    def leave(self) -> None:
        """Nobody looks any more."""
        if self.behind is not None:
            self.behind.hold()
        super().leave()

    @property
    def lively(self) -> bool:
        """Whether somebody can see what goes on."""
        return self.behind is not None and self.stage.top is self and self.stage.window.shown

    def step(self, now: int) -> None:
        """See whether there is more to do than before; go on with what goes on."""
        if self.stage.top is self and [entry.args for entry in self.sometimes()] != self.more:
            self.rebuild()
        if self.behind is None:
            return
        if not self.lively:
            self.behind.hold()
            return
        for piece in self.behind.step(now):
            self.stage.redraw(piece)

    def next_frame(self, now: int) -> int | None:
        """As what goes on behind wants it."""
        return self.behind.next_frame() if self.behind is not None and self.lively else None

    def decorate(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        """The name, and what goes on or a fan of cards."""
        scale = self.scale
        if self.behind is not None:
            self.behind.paint(surface, part)
        else:
            fan = _fan(scale.px(250))
            surface.blit(fan, fan.get_rect(center=(scale.area.centerx + scale.px(250), scale.area.centery + scale.px(95))))
        surface.blit(*name_at(scale, self.stage.say("app-name")))


@lru_cache(maxsize=2)
def _fan(high: int) -> pygame.Surface:
    """Five cards held like a hand, `high` pixels each."""
    wide = high * 5 // 7
    whole = pygame.Surface((high * 3, high * 2), pygame.SRCALPHA)
    for number, (sign, colour) in enumerate(_HAND):
        lean = (2 - number) * 15
        foot = pygame.Vector2(high * 1.5, high * 2.05)
        centre = foot + pygame.Vector2(0, -high * 1.25).rotate(-lean)
        card = pygame.transform.rotozoom(_card(wide, high, sign, colour), lean, 1.0)
        whole.blit(card, card.get_rect(center=centre))
    return whole.convert_alpha()


def _card(wide: int, high: int, sign: str, colour: Colour) -> pygame.Surface:
    edge, radius = max(1, high // 90), high // 14
    card = pygame.Surface((wide + high // 8, high + high // 8), pygame.SRCALPHA)
    body = pygame.Rect(0, 0, wide, high)
    body.center = card.get_rect().center
    blit_shadow(card, body, radius, high // 30, high // 90)
    card.blit(shaded(body.size, radius, WHITE, PAPER, False), body)
    card.blit(rounded(body.size, radius, edge, INK, 120), body)
    put(card, icon(sign, wide * 3 // 5, colour), body.center)
    put(card, icon(sign, wide // 6, colour), (body.x + wide // 7, body.y + wide // 6))
    put(card, icon(sign, wide // 6, colour), (body.right - wide // 7, body.bottom - wide // 6))
    return card


_HAND: tuple[tuple[str, Colour], ...] = (
    ("suit-club", INK),
    ("suit-diamond", CORAL),
    ("game-set", (112, 76, 214)),
    ("suit-heart", CORAL),
    ("suit-spade", INK),
)
