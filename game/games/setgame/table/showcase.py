"""The last set, in the panel: its three cards, who took it, and feature by feature whether they are alike or all different (S12).

Decides how that looks; bright while it is fresh, quieter until the next one.
"""

from dataclasses import dataclass

import pygame

from game.core.seats import Seat
from game.games.setgame.pack import FEATURES, Feature, Three
from game.ui import fitting, text
from game.ui.faces.drawing import Pack
from game.ui.hud.pieces import plate
from game.ui.icons import badge
from game.ui.picture import Item, blitted
from game.ui.shapes import polygon, rounded
from game.ui.table_part import Desk
from game.ui.text import Style
from game.ui.theme import BOARD, CYAN, GOLD, INK, MIST, PAPER, PLAYERS, Colour, Scale

UNITS = 158
"""Height in the panel."""
_NAME = 17
"""Units of the letters of a name."""


@dataclass(frozen=True)
class LastSet:
    """A set taken: by whom, its cards, and by feature whether they are alike."""

    seat: Seat
    cards: Three
    alike: tuple[bool, ...]


def showcase_items(desk: Desk, pack: Pack, scale: Scale, rect: pygame.Rect, last: LastSet, fresh: bool) -> list[Item]:
    """The last set inside `rect`."""
    px = scale.px
    edge = PLAYERS[last.seat % len(PLAYERS)]
    items = [plate("last", rect, INK, 225 if fresh else BOARD, px(14), edge if fresh else None, px(3))]
    head = pygame.Rect(rect.x + px(10), rect.y + px(5), rect.w - px(20), px(26))
    items.append(_head(desk, scale, head, last))
    gap = px(6)
    wide = (rect.w - px(20) - 2 * gap) // 3
    high = round(wide / pack.ratio)
    marks_top = head.bottom + px(4) + high + px(6)
    for i, card in enumerate(last.cards):
        face = desk.faces.face(pack, card, wide)
        box = pygame.Rect(head.x + i * (wide + gap), head.bottom + px(4), wide, high)
        items.append(blitted(("last card", i), (card, face.grade), face.surface, box, pygame.BLEND_PREMULTIPLIED))
    cell_w, cell_h = head.w // 2, (rect.bottom - px(6) - marks_top) // 2
    for number, (feature, same) in enumerate(zip(FEATURES, last.alike, strict=True)):
        cell = pygame.Rect(head.x + number % 2 * cell_w, marks_top + number // 2 * cell_h, cell_w, cell_h)
        items.append(_mark(scale, cell, feature, desk.say(f"set-feature-{feature}"), same, fresh))
    return items


def _head(desk: Desk, scale: Scale, rect: pygame.Rect, last: LastSet) -> Item:
    title, name = desk.say("set-last-set"), desk.person(last.seat).name

    def paint(surface: pygame.Surface) -> None:
        style = text.snug(title, Style(scale.type(16), "text", "bold", MIST), rect.w * 45 // 100, 0.5)
        drawn = text.draw(surface, title, style, rect)
        side = rect.h * 4 // 5
        left = drawn.right + scale.px(8)
        surface.blit(badge(last.seat, side), (left, rect.centery - side // 2))
        room = pygame.Rect(left + side + scale.px(5), rect.y, rect.right - left - side - scale.px(5), rect.h)
        text.draw(surface, name, text.snug(name, Style(scale.type(_NAME), "text", "bold", PAPER), room.w, 0.4), room)

    return Item("last head", text.reach(rect, scale.type(_NAME)), (title, name, last.seat), paint)


def _mark(scale: Scale, cell: pygame.Rect, feature: Feature, word: str, same: bool, fresh: bool) -> Item:
    """A feature and three signs: alike where it is the same on all cards, three forms where all differ."""
    style = Style(min(scale.type(15), cell.h), "text", "medium", PAPER if fresh else MIST)
    ink: Colour = (CYAN if same else GOLD) if fresh else MIST

    def paint(surface: pygame.Surface) -> None:
        side = min(scale.px(11), cell.h * 6 // 10)
        for i in range(3):
            box = pygame.Rect(cell.x + i * (side + scale.px(3)), cell.centery - side // 2, side, side)
            _sign(surface, box, 0 if same else i, ink)
        left = cell.x + 3 * (side + scale.px(3)) + scale.px(4)
        room = pygame.Rect(left, cell.y, cell.right - left, cell.h)
        fitting.draw(surface, word, style, room, least=0.5)

    return Item(("last mark", feature), text.reach(cell, style.px), (word, same, fresh), paint)


def _sign(surface: pygame.Surface, box: pygame.Rect, form: int, ink: Colour) -> None:
    """A square, a ring or a triangle."""
    if form == 0:
        surface.blit(rounded(box.size, max(1, box.w // 5), 0, ink), box)
    elif form == 1:
        surface.blit(rounded(box.size, box.w // 2, max(2, box.w // 4), ink), box)
    else:
        surface.blit(polygon(box.size, ((0, box.h), (box.w, box.h), (box.w / 2, 0)), ink), box)
