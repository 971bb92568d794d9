"""What is drawn on and around cards: picked, at a cursor, hinted, beaten, being taken. Each differs by form as well as by colour.

Picked: a thick ring with the player's badge on it · cursor: a thin outer ring with an arrow above · hinted: four corners · beaten: a dashed
frame with a cross where the card lay · being taken: a double ring. Knows no rules.
"""

import pygame

from game.core.seats import Seat
from game.ui.icons import badge, icon
from game.ui.marks import colour_of, corners, ring
from game.ui.picture import Item
from game.ui.shapes import mix, polygon, rounded
from game.ui.theme import GOLD, INK, WHITE, Scale


def picked(scale: Scale, card: pygame.Rect, seat: Seat, nest: int, name: object) -> list[Item]:
    """A pick: a thick ring in the player's colour and his badge on the upper edge. `nest`: picks of others on the same card."""
    line = scale.px(5)
    box = card.inflate(2 * scale.px(2 + 6 * nest), 2 * scale.px(2 + 6 * nest))
    side = max(scale.px(22), card.h // 5)
    place = pygame.Rect(0, 0, side, side)
    place.center = (box.x + side // 2 + nest * (side + scale.px(4)), box.y + scale.px(3))
    drawn = badge(seat, side)
    around = ring(("picked", name, seat), box, scale.px(10), line, colour_of(seat))
    return [around, Item(("mark", "badge", name, seat), place, seat, lambda surface: surface.blit(drawn, place))]


def cursor(scale: Scale, card: pygame.Rect, seat: Seat) -> list[Item]:
    """A pad's cursor: a thin ring well outside the card, and a pin with the player's badge that points at it from above."""
    box = card.inflate(2 * scale.px(7), 2 * scale.px(7))
    side = max(scale.px(30), card.h // 4)
    middle = box.x + box.w * (2 * (seat % 4) + 1) // 8
    pin = pygame.Rect(middle - side // 2, box.y - side, side, side * 3 // 2)
    colour, mark = colour_of(seat), badge(seat, side * 6 // 10)

    def paint(surface: pygame.Surface) -> None:
        head = pygame.Rect(pin.topleft, (side, side))
        foot = ((side // 5, side - side // 4), (side - side // 5, side - side // 4), (middle - pin.x, pin.h - 1))
        surface.blit(polygon(pin.size, foot, colour), pin)
        surface.blit(rounded(head.size, side // 2, 0, colour), head)
        inner = head.inflate(-2 * scale.px(3), -2 * scale.px(3))
        surface.blit(rounded(inner.size, inner.w // 2, 0, INK), inner)
        surface.blit(mark, mark.get_rect(center=head.center))

    return [ring(("cursor", seat), box, scale.px(12), scale.px(2), colour), Item(("mark", "pin", seat), pin, seat, paint)]


def hinted(scale: Scale, card: pygame.Rect, name: object) -> list[Item]:
    """A hint: bright corners."""
    return [corners(scale, card, ("hint", name))]


def beaten(scale: Scale, place: pygame.Rect, seat: Seat, name: object) -> list[Item]:
    """Where a card lay that somebody else took first: a dashed frame and a cross in the loser's colour."""
    box = place.inflate(2 * scale.px(4), 2 * scale.px(4))
    colour, dash, line = colour_of(seat), scale.px(12), scale.px(4)
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
    rings = [ring(("taken", name), outer, scale.px(13), scale.px(3), colour_of(seat))]
    return [*rings, ring(("taken in", name), inner, scale.px(8), scale.px(3), GOLD)]
