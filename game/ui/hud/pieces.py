"""Small things that the HUD is made of, as items of a picture: plates, lines of text, signs. Decides nothing about a table."""

from collections.abc import Hashable

import pygame

from game.ui import fitting, text
from game.ui.particles import Piece
from game.ui.picture import Item
from game.ui.shapes import rounded
from game.ui.text import Across, Down, Style
from game.ui.theme import Colour


def plate(key: Hashable, rect: pygame.Rect, colour: Colour, alpha: int, radius: int, edge: Colour | None = None, line: int = 0) -> Item:
    """A rounded plate, with an edge `line` pixels thick if there is one."""

    def paint(surface: pygame.Surface) -> None:
        surface.blit(rounded(rect.size, radius, 0, colour, alpha), rect)
        if edge and line:
            surface.blit(rounded(rect.size, radius, line, edge), rect)

    return Item(key, rect, (colour, alpha, radius, edge, line), paint)


def words(key: Hashable, what: str, style: Style, rect: pygame.Rect, across: Across = "left", down: Down = "middle") -> Item:
    """A text inside `rect`, in smaller letters if it has to be."""
    look = (what, style, across, down)
    return Item(key, text.reach(rect, style.px), look, lambda surface: fitting.draw(surface, what, style, rect, across, down, 0.5))


def spark(key: Hashable, piece: Piece) -> Item:
    """A spark: a small lozenge."""
    r = max(2, round(piece.size))
    rect = pygame.Rect(round(piece.x) - r, round(piece.y) - r, 2 * r + 1, 2 * r + 1)
    x, y = rect.center
    corners = [(x, y - r), (x + r, y), (x, y + r), (x - r, y)]
    return Item(key, rect, piece.colour, lambda surface: pygame.draw.polygon(surface, piece.colour, corners))


def sign(key: Hashable, drawn: pygame.Surface, look: Hashable, centre: tuple[int, int]) -> Item:
    """An icon or badge with its middle at `centre`; `look` tells it from others."""
    rect = drawn.get_rect(center=centre)
    return Item(key, rect, look, lambda surface: surface.blit(drawn, rect))
