"""Who sits where around a table: an area shared out between the hands, name plates and piles of 2, 3, 4 or 6 seats and the middle.

Decides rectangles only. One seat is at the bottom, the others follow to the right, as play goes counter-clockwise (P4). Knows no game.
"""

from dataclasses import dataclass

import pygame

from game.core.seats import Seat, from_seat
from game.ui.fan import Side
from game.ui.theme import Scale

AROUND: dict[int, tuple[Side, ...]] = {
    1: ("bottom",),
    2: ("bottom", "top"),
    3: ("bottom", "right", "left"),
    4: ("bottom", "right", "top", "left"),
    5: ("bottom", "right", "right", "left", "left"),
    6: ("bottom", "right", "right", "top", "left", "left"),
}
"""The edge of each seat, from the one at the bottom on to the right."""


_RAISED = 15
"""Units that a chosen card of the hand at the bottom may stand out of it."""


@dataclass(frozen=True)
class Place:
    """One seat's part of the table, in pixels: where its hand, its name and what it has won are."""

    seat: Seat
    side: Side
    hand: pygame.Rect
    plate: pygame.Rect
    pile: pygame.Rect


@dataclass(frozen=True)
class Places:
    """All seats, by number, and the room in the middle."""

    seats: tuple[Place, ...]
    middle: pygame.Rect
    bottom: Seat


def places(scale: Scale, area: pygame.Rect, seats: int, bottom: Seat, *, own: float = 0.27, other: float = 0.155) -> Places:
    """The area shared out; `own` and `other`: the parts of its height that the hand at the bottom and the one at the top take."""
    gap, sides = scale.px(8), AROUND[seats]
    low = pygame.Rect(area.x, area.bottom - round(area.h * own), area.w, round(area.h * own))
    high = round(area.h * other) if "top" in sides else 0
    wide = scale.px(130) if "right" in sides else 0
    columns = {
        "right": pygame.Rect(area.right - wide, area.y, wide, low.y - area.y - gap),
        "left": pygame.Rect(area.x, area.y, wide, low.y - area.y - gap),
    }
    inner = pygame.Rect(area.x, area.y, area.w, low.y - area.y).inflate(-2 * (wide + gap) if wide else 0, 0)
    found: dict[Seat, Place] = {}
    order = from_seat(bottom, seats)
    for number, (seat, side) in enumerate(zip(order, sides, strict=True)):
        if side == "bottom":
            found[seat] = _row(scale, seat, side, low)
        elif side == "top":
            found[seat] = _row(scale, seat, side, pygame.Rect(inner.x, area.y, inner.w, high))
        else:
            alike = [other for other, edge in enumerate(sides) if edge == side]
            turn = alike.index(number) if side == "left" else len(alike) - 1 - alike.index(number)
            box = columns[side].copy()
            box.h = (box.h - gap * (len(alike) - 1)) // len(alike)
            found[seat] = _column(scale, seat, side, box.move(0, turn * (box.h + gap)))
    top = area.y + (high + gap if high else 0)
    middle = pygame.Rect(inner.x, top, inner.w, low.y - scale.px(_RAISED) - top)
    return Places(tuple(found[seat] for seat in range(seats)), middle, bottom)


def _row(scale: Scale, seat: Seat, side: Side, box: pygame.Rect) -> Place:
    """Name at the left, hand in the middle, pile at the right."""
    own = side == "bottom"
    plate = pygame.Rect(box.x, box.y, scale.px(176), scale.px(50))
    plate.centery = box.centery
    pile = pygame.Rect(0, box.y, scale.px(116), box.h)
    hand = pygame.Rect(0, box.y, box.w - 2 * (plate.w + scale.px(10)) if own else scale.px(230), box.h)
    hand.centerx = box.centerx
    pile.right = box.right if own else min(box.right, hand.right + pile.w + scale.px(30))
    plate.x = box.x if own else max(box.x, hand.x - plate.w - scale.px(14))
    return Place(seat, side, hand, plate, pile)


def _column(scale: Scale, seat: Seat, side: Side, box: pygame.Rect) -> Place:
    """Name above, hand below it along the edge, pile at the foot."""
    plate = pygame.Rect(box.x, box.y, box.w, scale.px(60))
    rest = box.h - plate.h - scale.px(8)
    hand = pygame.Rect(box.x, plate.bottom + scale.px(4), box.w, min(rest * 55 // 100, scale.px(170)))
    pile = pygame.Rect(box.x, hand.bottom + scale.px(4), box.w, min(rest - hand.h, scale.px(110)))
    return Place(seat, side, hand, plate, pile)
