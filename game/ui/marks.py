"""What is drawn on and around cards whatever is played: rings, bright corners, key caps, checks. Each differs by form as well as by colour.

Knows no rules and no game; a game says what each of them means at its table.
"""

from collections.abc import Hashable
from functools import lru_cache
from typing import Literal, TypeAlias

import pygame

from game.core.seats import Seat
from game.ui import text
from game.ui.icons import icon
from game.ui.picture import Item
from game.ui.shapes import rounded
from game.ui.text import Style
from game.ui.theme import GOLD, INK, PAPER, PLAYERS, Colour, Scale

Side: TypeAlias = Literal["left", "right"]


def colour_of(seat: Seat) -> Colour:
    """The colour of whoever sits there."""
    return PLAYERS[seat % len(PLAYERS)]


@lru_cache(maxsize=128)
def _corners(radius: int, line: int, colour: Colour) -> pygame.Surface:
    """A small ring: its quarters are the corners of rings of any size."""
    rim, side = max(1, line // 4), 2 * radius
    sheet = pygame.Surface((side, side), pygame.SRCALPHA)
    sheet.blit(rounded((side, side), radius, line + 2 * rim, INK), (0, 0))
    sheet.blit(rounded((side - 2 * rim, side - 2 * rim), radius - rim, line, colour), (rim, rim))
    return sheet.convert_alpha()


def _draw_ring(surface: pygame.Surface, box: pygame.Rect, radius: int, line: int, colour: Colour) -> None:
    """A ring with a dark rim on both sides, so that it stands out on felt and on paper. Cheap at any size: nothing is scaled."""
    rim, corner = max(1, line // 4), _corners(radius, line, colour)
    for x, left in ((0, box.x), (radius, box.right - radius)):
        for y, top in ((0, box.y), (radius, box.bottom - radius)):
            surface.blit(corner, (left, top), (x, y, radius, radius))
    deep = line + 2 * rim
    for ink, inset, thick in ((INK, 0, deep), (colour, rim, line)):
        for top in (box.y + inset, box.bottom - inset - thick):
            surface.fill(ink, (box.x + radius, top, box.w - 2 * radius, thick))
        for left in (box.x + inset, box.right - inset - thick):
            surface.fill(ink, (left, box.y + radius, thick, box.h - 2 * radius))


def ring(key: Hashable, box: pygame.Rect, radius: int, line: int, colour: Colour) -> Item:
    """A ring that fills `box`, `line` pixels thick."""
    return Item(("mark", key), box, (radius, line, colour), lambda surface: _draw_ring(surface, box, radius, line, colour))


def corners(scale: Scale, card: pygame.Rect, key: Hashable, colour: Colour = GOLD, covered: Side | None = None) -> Item:
    """Bright corners just outside a card; none on the side where another card lies over it, as the next of a hand or a stock."""
    box = card.inflate(2 * scale.px(5), 2 * scale.px(5))
    arm, line = min(card.w, card.h) // 3, scale.px(5)
    ends = [end for side, end in (("left", (box.x, False)), ("right", (box.right, True))) if side != covered]

    def paint(surface: pygame.Surface) -> None:
        for ink, grow in ((INK, scale.px(2)), (colour, 0)):
            for wide, high in ((arm, line), (line, arm)):
                for x, right in ends:
                    for y in (box.y, box.bottom - high):
                        surface.fill(ink, pygame.Rect(x - wide * right, y, wide, high).inflate(grow, grow).clip(box))

    return Item(("mark", key), box, (colour, covered), paint)


def check(scale: Scale, card: pygame.Rect, key: Hashable, colour: Colour) -> Item:
    """A round check mark on the upper right corner of a card."""
    side = max(scale.px(22), card.w // 4)
    box = pygame.Rect(0, 0, side, side)
    box.center = (card.right - side // 4, card.y + side // 4)
    drawn = icon("check", side * 7 // 10, INK)

    def paint(surface: pygame.Surface) -> None:
        surface.blit(rounded(box.size, side // 2, 0, INK), box)
        inner = box.inflate(-scale.px(4), -scale.px(4))
        surface.blit(rounded(inner.size, inner.w // 2, 0, colour), inner)
        surface.blit(drawn, drawn.get_rect(center=box.center))

    return Item(("mark", key), box, colour, paint)


def key_cap(scale: Scale, card: pygame.Rect, label: str, name: Hashable) -> Item:
    """The key that picks this card, on its lower left corner."""
    side = max(scale.px(19), card.h // 7)
    place = pygame.Rect(card.x + scale.px(3), card.bottom - side - scale.px(3), side, side)
    style = Style(side * 2 // 3, "text", "bold", PAPER)

    def cap(surface: pygame.Surface) -> None:
        surface.blit(rounded(place.size, side // 4, 0, INK, 205), place)
        text.draw(surface, label, style, place, "centre")

    return Item(("mark", "key", name), place, label, cap)
