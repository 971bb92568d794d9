"""What is drawn on and around cards: picked, at a cursor, hinted, beaten, being taken. Each differs by form as well as by colour.

Picked: a thick ring with the player's badge on it · cursor: a thin outer ring with an arrow above · hinted: four corners · beaten: a dashed
frame with a cross where the card lay · being taken: a double ring. Knows no rules.
"""

from functools import lru_cache

import pygame

from game.core.seats import Seat
from game.ui import text
from game.ui.icons import badge, icon
from game.ui.picture import Item
from game.ui.shapes import mix, rounded
from game.ui.text import Style
from game.ui.theme import GOLD, INK, PAPER, PLAYERS, WHITE, Colour, Scale


def _colour(seat: Seat) -> Colour:
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


def _ringed(key: object, box: pygame.Rect, radius: int, line: int, colour: Colour) -> Item:
    return Item(("mark", key), box, (radius, line, colour), lambda surface: _draw_ring(surface, box, radius, line, colour))


def picked(scale: Scale, card: pygame.Rect, seat: Seat, nest: int, name: object) -> list[Item]:
    """A pick: a thick ring in the player's colour and his badge on the upper edge. `nest`: picks of others on the same card."""
    line = scale.px(5)
    box = card.inflate(2 * scale.px(2 + 6 * nest), 2 * scale.px(2 + 6 * nest))
    side = max(scale.px(22), card.h // 5)
    place = pygame.Rect(0, 0, side, side)
    place.center = (box.x + side // 2 + nest * (side + scale.px(4)), box.y + scale.px(3))
    drawn = badge(seat, side)
    ring = _ringed(("picked", name, seat), box, scale.px(10), line, _colour(seat))
    return [ring, Item(("mark", "badge", name, seat), place, seat, lambda surface: surface.blit(drawn, place))]


def cursor(scale: Scale, card: pygame.Rect, seat: Seat) -> list[Item]:
    """A pad's cursor: a thin ring well outside the card, and a pin with the player's badge that points at it from above."""
    box = card.inflate(2 * scale.px(7), 2 * scale.px(7))
    side = max(scale.px(30), card.h // 4)
    middle = box.x + box.w * (2 * (seat % 4) + 1) // 8
    pin = pygame.Rect(middle - side // 2, box.y - side, side, side * 3 // 2)
    colour, mark = _colour(seat), badge(seat, side * 6 // 10)

    def paint(surface: pygame.Surface) -> None:
        head = pygame.Rect(pin.topleft, (side, side))
        foot = [(head.x + side // 5, head.bottom - side // 4), (head.right - side // 5, head.bottom - side // 4), (middle, pin.bottom - 1)]
        pygame.draw.polygon(surface, colour, foot)
        surface.blit(rounded(head.size, side // 2, 0, colour), head)
        inner = head.inflate(-2 * scale.px(3), -2 * scale.px(3))
        surface.blit(rounded(inner.size, inner.w // 2, 0, INK), inner)
        surface.blit(mark, mark.get_rect(center=head.center))

    return [_ringed(("cursor", seat), box, scale.px(12), scale.px(2), colour), Item(("mark", "pin", seat), pin, seat, paint)]


def hinted(scale: Scale, card: pygame.Rect, name: object) -> list[Item]:
    """A hint: bright corners."""
    box = card.inflate(2 * scale.px(5), 2 * scale.px(5))
    arm, line = min(card.w, card.h) // 3, scale.px(6)

    def corners(surface: pygame.Surface) -> None:
        for colour, grow in ((INK, scale.px(2)), (GOLD, 0)):
            for wide, high in ((arm, line), (line, arm)):
                for x, y in ((box.x, box.y), (box.right - wide, box.y), (box.x, box.bottom - high), (box.right - wide, box.bottom - high)):
                    surface.fill(colour, pygame.Rect(x, y, wide, high).inflate(grow, grow).clip(box))

    return [Item(("mark", "hint", name), box, None, corners)]


def beaten(scale: Scale, place: pygame.Rect, seat: Seat, name: object) -> list[Item]:
    """Where a card lay that somebody else took first: a dashed frame and a cross in the loser's colour."""
    box = place.inflate(2 * scale.px(4), 2 * scale.px(4))
    colour, dash, line = _colour(seat), scale.px(12), scale.px(4)
    cross = icon("cross", max(16, place.h // 3), mix(colour, WHITE, 0.25))

    def dashed(surface: pygame.Surface) -> None:
        for x in range(box.x, box.right - dash // 2, 2 * dash):
            for y in (box.y, box.bottom - line):
                surface.fill(colour, (x, y, min(dash, box.right - x), line))
        for y in range(box.y, box.bottom - dash // 2, 2 * dash):
            for x in (box.x, box.right - line):
                surface.fill(colour, (x, y, line, min(dash, box.bottom - y)))
        corner = cross.get_rect(topright=(box.right - line, box.y + line))
        surface.blit(rounded(corner.inflate(4, 4).size, corner.w // 2, 0, INK, 200), corner.inflate(4, 4))
        surface.blit(cross, corner)

    return [Item(("mark", "beaten", name, seat), box, None, dashed)]


def taken(scale: Scale, card: pygame.Rect, seat: Seat, name: object) -> list[Item]:
    """A card on its way to whoever took it: two rings."""
    outer, inner = card.inflate(2 * scale.px(7), 2 * scale.px(7)), card.inflate(2 * scale.px(1), 2 * scale.px(1))
    rings = [_ringed(("taken", name), outer, scale.px(13), scale.px(3), _colour(seat))]
    return [*rings, _ringed(("taken in", name), inner, scale.px(8), scale.px(3), GOLD)]


def key_cap(scale: Scale, card: pygame.Rect, label: str, slot: int) -> list[Item]:
    """The key that picks this card, on its lower left corner."""
    side = max(scale.px(19), card.h // 7)
    place = pygame.Rect(card.x + scale.px(3), card.bottom - side - scale.px(3), side, side)
    style = Style(side * 2 // 3, "text", "bold", PAPER)

    def cap(surface: pygame.Surface) -> None:
        surface.blit(rounded(place.size, side // 4, 0, INK, 205), place)
        text.draw(surface, label, style, place, "centre")

    return [Item(("mark", "key", slot), place, label, cap)]
