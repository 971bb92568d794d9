"""Name plates around a card table: who sits where, who deals, whose turn it is. Decides their look; knows no game.

Whose turn it is shows in three ways at once: the plate is filled with the player's colour, framed, and an arrow points at it.
"""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.core.seats import Seat
from game.ui import fitting, text
from game.ui.icons import badge
from game.ui.picture import Item
from game.ui.places import Place
from game.ui.shapes import mix, polygon, rounded
from game.ui.table_part import Person
from game.ui.text import Style
from game.ui.theme import GOLD, INK, MIST, PAPER, PLAYERS, SLATE, WHITE, Colour, Scale

_NAME = 18
"""Units of the letters of a name."""


@dataclass(frozen=True)
class Plate:
    """What a plate shows beside badge and name: `note` small below the name, `dealer` his mark in a few letters (empty for none), the
    seats of his partners.
    """

    note: str = ""
    acting: bool = False
    dealer: str = ""
    mates: tuple[Seat, ...] = ()


def plate_items(scale: Scale, place: Place, person: Person, plate: Plate) -> list[Item]:
    """The plate of one seat, and its arrow while it is that seat's turn."""
    reach = place.plate.inflate(0, scale.type(_NAME) // 2)  # marks on the letters of a name
    items = [Item(("plate", place.seat), reach, (person, plate), _painter(scale, place, person, plate))]
    if plate.dealer:
        items.append(_dealer(scale, place, plate.dealer))
    if plate.acting:
        items.append(_arrow(scale, place))
    return items


def _painter(scale: Scale, place: Place, person: Person, plate: Plate) -> Callable[[pygame.Surface], None]:
    rect, colour = place.plate, PLAYERS[place.seat % len(PLAYERS)]

    def paint(surface: pygame.Surface) -> None:
        radius = scale.px(12)
        surface.blit(rounded(rect.size, radius, 0, mix(SLATE, colour, 0.3) if plate.acting else mix(SLATE, INK, 0.35), 240), rect)
        if plate.acting:
            surface.blit(rounded(rect.size, radius, scale.px(3), colour), rect)
        side = min(scale.px(32), rect.h - scale.px(10))
        surface.blit(badge(place.seat, side), (rect.x + scale.px(5), rect.centery - side // 2))
        left = rect.x + side + scale.px(9)
        room = pygame.Rect(left, rect.y, rect.right - left - scale.px(4), rect.h)
        if plate.mates or plate.note:
            room.h = rect.h * 62 // 100
            lower = pygame.Rect(left, room.bottom, room.w, rect.bottom - room.bottom - scale.px(4))
            _mates(surface, scale, lower, plate)
            style = Style(scale.type(14), "text", "regular", WHITE if plate.acting else MIST)
            text.draw(surface, plate.note, style, lower.move(0, -scale.px(3)))
        _name(surface, scale, room, person)

    return paint


def _name(surface: pygame.Surface, scale: Scale, room: pygame.Rect, person: Person) -> None:
    """The name in one line, or in two where it is long and there is room, in letters as small as it needs."""
    ink: Colour = MIST if person.away or person.open else PAPER
    style = Style(scale.type(_NAME), "text", "bold", ink)
    fitting.draw(surface, person.name, style, room, least=0.36)


def _mates(surface: pygame.Surface, scale: Scale, room: pygame.Rect, plate: Plate) -> None:
    """A small plus and the badges of the partners; `room` is what they leave."""
    if not plate.mates:
        return
    side, arm = room.h, max(3, room.h // 3)
    middle = (room.x + arm, room.centery)
    for wide, high in ((2 * arm - arm // 2, max(1, arm // 2)), (max(1, arm // 2), 2 * arm - arm // 2)):
        surface.fill(WHITE if plate.acting else MIST, pygame.Rect(0, 0, wide, high).move_to(center=middle))
    for number, mate in enumerate(plate.mates):
        surface.blit(badge(mate, side), (room.x + 2 * arm + scale.px(4) + number * (side + scale.px(3)), room.y))
    used = 2 * arm + scale.px(10) + len(plate.mates) * (side + scale.px(3))
    room.x, room.w = room.x + used, max(0, room.w - used)


def _dealer(scale: Scale, place: Place, letters: str) -> Item:
    """A round counter on the upper right corner of the plate."""
    side = scale.px(26)
    box = pygame.Rect(0, 0, side, side)
    box.center = (place.plate.right - side // 3, place.plate.y + side // 6)
    box.clamp_ip(scale.area)

    def paint(surface: pygame.Surface) -> None:
        surface.blit(rounded(box.size, side // 2, 0, INK), box)
        inner = box.inflate(-scale.px(4), -scale.px(4))
        surface.blit(rounded(inner.size, inner.w // 2, 0, GOLD), inner)
        text.draw(surface, letters, text.snug(letters, Style(side * 6 // 10, "head", "bold", INK), inner.w - 2, 0.5), inner, "centre")

    return Item(("dealer", place.seat), box, letters, paint)


def _arrow(scale: Scale, place: Place) -> Item:
    """A large arrow beside the plate, pointing at it from the middle of the table."""
    side, rect = scale.px(30), place.plate
    box = pygame.Rect(0, 0, side, side)
    if place.side == "right":
        box.midright = (rect.x - scale.px(4), rect.centery)
    elif place.side == "left":
        box.midleft = (rect.right + scale.px(4), rect.centery)
    elif place.side == "top":
        box.midtop = (rect.centerx, rect.bottom + scale.px(4))
    else:
        box.midbottom = (rect.centerx, rect.y - scale.px(4))
    middle, colour = side / 2, PLAYERS[place.seat % len(PLAYERS)]
    corners = {
        "right": ((0, 0), (0, side), (side, middle)), "left": ((side, 0), (side, side), (0, middle)),
        "top": ((0, side), (side, side), (middle, 0)), "bottom": ((0, 0), (side, 0), (middle, side)),
    }[place.side]  # fmt: skip
    inset = tuple((x + (middle - x) * 0.22, y + (middle - y) * 0.22) for x, y in corners)

    def paint(surface: pygame.Surface) -> None:
        surface.blit(polygon(box.size, corners, INK), box)
        surface.blit(polygon(box.size, inset, colour), box)

    return Item(("turn", place.seat), box, None, paint)
