"""The list of tables that were found. Decides how a table looks as a line; what it is was put into words before."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.ui import fitting
from game.ui.boxes import rows
from game.ui.icons import exists, icon, put
from game.ui.input import Point, Way
from game.ui.shapes import blit_shadow, key_cap, mix, rounded
from game.ui.text import Style
from game.ui.theme import BOARD, BODY, CORAL, GOLD, INK, LABEL, MIST, PAPER, SLATE, SMALL, STEEL, TINY, WHITE, Colour
from game.ui.widgets import Widget

LINE, GAP = 98, 10
"""Height of a table's line and what is between two, units."""


@dataclass(frozen=True)
class TableOffer:
    """A table that answered. `key` tells it from all others; `reason` says why it cannot be joined, "" if it can."""

    key: str
    name: str
    emblem: str
    colour: Colour
    game: str
    rules: str
    seats: str
    ping: str
    address: str
    locked: bool = False
    reason: str = ""


class TableList(Widget):
    """`join` is called with the table that is pressed or confirmed; arrows choose. `empty` is said where there is none."""

    def __init__(self, offers: Sequence[TableOffer], chosen: str | None, join: Callable[[TableOffer], None], empty: str) -> None:
        super().__init__()
        self.offers, self.join, self.empty = tuple(offers), join, empty
        self.at = next((i for i, offer in enumerate(self.offers) if offer.key == chosen), 0)
        self.first = 0
        self.words = "tables"

    @property
    def chosen(self) -> str | None:
        """The key of the table the arrows are on."""
        return self.offers[self.at].key if self.offers else None

    @property
    def usable(self) -> bool:
        """Only where there is something to choose."""
        return bool(self.offers) and super().usable

    @property
    def room(self) -> int:
        """Lines that can be seen at once."""
        return max(1, (self.rect.h + self.scale.px(GAP)) // self.scale.px(LINE + GAP))

    def press(self, pos: Point) -> None:
        """Join the table there."""
        number = self.first + (pos[1] - self.rect.y) // self.scale.px(LINE + GAP)
        if number < len(self.offers):
            self.at = number
            self.confirm()

    def confirm(self) -> None:
        """Join the chosen table, if it can be joined."""
        if self.offers and not self.offers[self.at].reason:
            self.join(self.offers[self.at])

    def wheel(self, steps: int) -> bool:
        """Scroll."""
        first = min(max(0, self.first - steps), max(0, len(self.offers) - self.room))
        moved, self.first = first != self.first, first
        return moved

    def go(self, way: Way) -> bool:
        """Choose the table above or below."""
        at = self.at + {"up": -1, "down": 1}.get(way, len(self.offers))
        if not 0 <= at < len(self.offers):
            return False
        self.at = at
        self.first = min(max(self.first, at - self.room + 1), at)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the lines in view, or what is said where there is none."""
        px = self.scale.px
        if not self.offers:
            surface.blit(rounded(self.rect.size, px(18), 0, INK, BOARD), self.rect)
            put(surface, icon("globe", px(72), MIST), (self.rect.centerx, self.rect.centery - px(56)))
            below = pygame.Rect(self.rect.x + px(60), self.rect.centery, self.rect.w - px(120), px(90))
            fitting.paragraph(surface, self.empty, Style(self.scale.type(BODY), "text", "regular", MIST), below, "centre")
            return
        for number in range(self.first, min(len(self.offers), self.first + self.room)):
            top = self.rect.y + (number - self.first) * px(LINE + GAP)
            box = pygame.Rect(self.rect.x, top, self.rect.w, px(LINE))
            self._draw_line(surface, box, self.offers[number], self.focused and number == self.at)
        self._draw_more(surface)

    def _draw_line(self, surface: pygame.Surface, box: pygame.Rect, offer: TableOffer, chosen: bool) -> None:
        px, radius, lip = self.scale.px, self.scale.px(14), self.scale.px(4)
        if offer.reason:
            surface.blit(rounded(box.size, radius, 0, INK, BOARD), box)
            surface.blit(rounded(box.size, radius, px(2), MIST, 90), box)
        else:
            blit_shadow(surface, box, radius, px(8), px(4))
            surface.blit(key_cap(box.size, radius, mix(STEEL, SLATE, 0.75) if chosen else SLATE, lip), box)
        side = box.h - px(28)
        emblem = pygame.Rect(box.x + px(12), box.y + px(12), side, side)
        surface.blit(rounded(emblem.size, px(12), 0, mix(offer.colour, INK, 0.6) if offer.reason else offer.colour), emblem)
        put(
            surface, icon(offer.emblem if exists(offer.emblem) else "cards", side * 7 // 10, MIST if offer.reason else PAPER), emblem.center
        )
        right = pygame.Rect(box.right - px(206), box.y, px(194), box.h - lip)
        self._draw_right(surface, right, offer)
        self._draw_words(surface, pygame.Rect(emblem.right + px(16), box.y, right.x - px(14) - emblem.right - px(16), box.h - lip), offer)
        if chosen:
            whole, self.rect = self.rect, box
            self.draw_ring(surface, radius)
            self.rect = whole

    def _draw_words(self, surface: pygame.Surface, box: pygame.Rect, offer: TableOffer) -> None:
        px, ink = self.scale.px, MIST if offer.reason else WHITE
        upper = pygame.Rect(box.x, box.y + px(7), box.w, px(36))
        if offer.locked:
            put(surface, icon("lock", px(20), GOLD), (upper.x + px(10), upper.centery))
            upper.x, upper.w = upper.x + px(28), upper.w - px(28)
        style = Style(self.scale.type(LABEL), "head", "bold", ink)
        name = pygame.Rect(upper.x, upper.y, upper.w * (62 if self.scale.text <= 1 else 52) // 100, upper.h)
        fitting.draw(surface, offer.name, style, name)
        left = name.x + min(name.w, fitting.fitted(offer.name, style, name.w, name.h).width) + px(12)
        game = pygame.Rect(left, upper.y + px(2), upper.right - left, upper.h)
        fitting.draw(surface, offer.game, Style(self.scale.type(SMALL), "head", "medium", MIST if offer.reason else GOLD), game, least=0.5)
        lower = pygame.Rect(box.x, upper.bottom, box.w, box.bottom - px(5) - upper.bottom)
        small = Style(self.scale.type(SMALL - 2), "text", "regular", CORAL if offer.reason else PAPER)
        fitting.paragraph(surface, offer.reason or offer.rules, small, lower)

    def _draw_right(self, surface: pygame.Surface, box: pygame.Rect, offer: TableOffer) -> None:
        """Seats, ping and address, each with its sign."""
        px, ink = self.scale.px, MIST if offer.reason else PAPER
        lines = rows(box.inflate(0, -px(14)), 3, box.h, 0)
        for (sign, words, size), line in zip(
            (("seat", offer.seats, SMALL - 1), ("signal", offer.ping, SMALL - 1), ("globe", offer.address, TINY)), lines, strict=True
        ):
            put(surface, icon(sign, px(16), ink), (line.x + px(9), line.centery))
            room = pygame.Rect(line.x + px(26), line.y, line.w - px(26), line.h)
            style = Style(self.scale.type(size), "text", "medium" if size > TINY else "regular", ink)
            fitting.draw(surface, words, style, room)

    def _draw_more(self, surface: pygame.Surface) -> None:
        """Arrows where tables are out of view."""
        side = self.scale.px(16)
        for sign, hidden, y in (
            ("up", self.first > 0, self.rect.y - side // 2),
            ("down", self.first + self.room < len(self.offers), self.rect.bottom + side // 2),
        ):
            if hidden:
                put(surface, icon(sign, side, GOLD), (self.rect.centerx, y))
