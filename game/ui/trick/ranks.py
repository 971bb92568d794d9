"""The ranks of a game from high to low, with what they are worth, always in sight (the ten beats the king; the ace may be fourth).

Decides how the strip looks; ranks and values come from the game. Where a trump is known its suit stands at the head.
"""

from collections.abc import Sequence

import pygame

from game.ui import fitting, text
from game.ui.card_words import rank_sign, suit_name
from game.ui.faces.inks import SUIT_INKS, Suits
from game.ui.hud.pieces import plate
from game.ui.icons import icon
from game.ui.lang import Say
from game.ui.picture import Item
from game.ui.shapes import mix, rounded
from game.ui.text import Style
from game.ui.theme import BOARD, GOLD, INK, MIST, PAPER, Scale

UNITS = 104
"""Height in the panel."""
_HEAD = 16
"""Units of the letters at the head."""
SUIT_ICONS = {"C": "suit-club", "D": "suit-diamond", "H": "suit-heart", "S": "suit-spade"}


def suit_seal(suit: str, side: int, inks: Suits) -> pygame.Surface:
    """A suit's sign on a round of paper, `side` pixels across, in the ink it has on the faces."""
    ink = pygame.Color(inks[suit])
    seal = rounded((side, side), side // 2, 0, PAPER).copy()
    sign = icon(SUIT_ICONS[suit], side * 62 // 100, (ink.r, ink.g, ink.b))
    seal.blit(sign, sign.get_rect(center=(side // 2, side // 2)))
    return seal


def rank_items(
    scale: Scale, rect: pygame.Rect, say: Say, ranks: str, values: Sequence[int] = (), trump: str | None = None, inks: Suits = SUIT_INKS
) -> list[Item]:
    """The strip inside `rect`; `ranks` from high to low, `values` beside them where they have any; the trump in its ink."""
    px = scale.px
    items = [plate("ranks", rect, INK, BOARD, px(14))]
    head = pygame.Rect(rect.x + px(12), rect.y + px(5), rect.w - px(24), px(30))
    items.append(_head(scale, head, say, trump, inks))
    room = pygame.Rect(rect.x + px(8), head.bottom + px(3), rect.w - px(16), rect.bottom - head.bottom - px(10))
    gap = px(4)
    wide = (room.w - gap * (len(ranks) - 1)) // len(ranks)
    left = room.centerx - (wide * len(ranks) + gap * (len(ranks) - 1)) // 2
    for number, rank in enumerate(ranks):
        cell = pygame.Rect(left + number * (wide + gap), room.y, wide, room.h)
        value = str(values[number]) if values else ""
        items.append(_cell(scale, cell, number, rank_sign(say, rank), value, 1 - number / (2 * len(ranks))))
    return items


def _head(scale: Scale, rect: pygame.Rect, say: Say, trump: str | None, inks: Suits) -> Item:
    """What beats what, in a word where there is room, and the trump."""
    title = say("ranks-title")
    named = say("ranks-trump", suit=suit_name(say, trump)) if trump else ""

    def paint(surface: pygame.Surface) -> None:
        style, room = Style(scale.type(_HEAD), "text", "bold", MIST), rect.copy()
        if trump is not None:
            side = rect.h * 9 // 10
            surface.blit(suit_seal(trump, side, inks), (rect.right - side, rect.centery - side // 2))
            room.w -= side + scale.px(6)
        left = text.width(title, style) + scale.px(8)
        if left + 0.75 * text.width(named, style) <= room.w:
            text.draw(surface, title, style, room)
            room.x, room.w = room.x + left, room.w - left
        text.draw(surface, named, text.snug(named, style._replace(colour=GOLD), room.w), room, "right")

    return Item("ranks head", text.reach(rect, scale.type(_HEAD)), (title, named), paint)


def _cell(scale: Scale, cell: pygame.Rect, number: int, sign: str, value: str, light: float) -> Item:
    """A rank like the corner of a card, the higher the brighter; its value below."""
    face = pygame.Rect(cell.x, cell.y, cell.w, cell.h if not value else cell.h * 58 // 100)
    worth = pygame.Rect(cell.x, face.bottom, cell.w, cell.bottom - face.bottom)

    def paint(surface: pygame.Surface) -> None:
        surface.blit(rounded(face.size, scale.px(6), 0, mix(INK, PAPER, light)), face)
        size = min(scale.type(23), face.h * 9 // 10)
        fitting.draw(surface, sign, Style(size, "head", "bold", INK), face, "centre")
        if value:
            fitting.draw(surface, value, Style(min(scale.type(17), worth.h), "head", "medium", GOLD), worth, "centre")

    return Item(("rank", number), cell, (sign, value), paint)
