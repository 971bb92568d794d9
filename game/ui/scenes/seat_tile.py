"""A seat in the set-up: who sits there and how he plays, as one tile to be pressed. Decides the look only."""

from collections.abc import Callable

import pygame

from game.ui import fitting
from game.ui.icons import badge, icon, put
from game.ui.input import Point
from game.ui.shapes import blit_shadow, key_cap, mix
from game.ui.text import Style
from game.ui.theme import INK, LABEL, MIST, PAPER, SLATE, SMALL, STEEL, WHITE
from game.ui.widgets import Widget


class SeatTile(Widget):
    """`number` of the person among the people here (None: a computer), name, and what is said below it with its `sign`."""

    def __init__(self, number: int | None, name: str, below: str, sign: str, act: Callable[[], None]) -> None:
        super().__init__()
        self.number, self.name, self.below, self.sign, self.act = number, name, below, sign, act

    def press(self, pos: Point) -> None:
        """Change this seat."""
        self.act()

    def confirm(self) -> None:
        """Change this seat."""
        self.act()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the tile: a person's is bright and has a badge, a computer's is dark and has a robot."""
        px, box = self.scale.px, self.rect
        radius, lip = px(14), px(4)
        colour = STEEL if self.number is not None else SLATE
        blit_shadow(surface, box, radius, px(8), px(4))
        surface.blit(key_cap(box.size, radius, mix(colour, WHITE, 0.12) if self.focused else colour, lip), box)
        side = min(px(46), box.h // 2)
        middle = (box.x + px(16) + side // 2, box.centery - lip // 2)
        put(surface, icon("robot", side, MIST) if self.number is None else badge(self.number, side), middle)
        left = box.x + px(30) + side
        room = pygame.Rect(left, box.y, box.right - px(10) - left, box.h - lip)
        line = min(px(34), room.h // 2)
        upper = pygame.Rect(room.x, room.centery - line + px(2), room.w, line)
        style = Style(self.scale.type(LABEL - 3), "head", "bold", WHITE)
        fitting.draw(surface, self.name, style, upper)
        self._draw_below(surface, pygame.Rect(room.x, room.centery + px(1), room.w, line))
        self.draw_ring(surface, radius)

    def _draw_below(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        side = self.scale.px(18)
        put(surface, icon(self.sign, side, mix(PAPER, INK, 0.15)), (box.x + side // 2, box.centery))
        room = pygame.Rect(box.x + side + self.scale.px(7), box.y, box.w - side - self.scale.px(7), box.h)
        style = Style(self.scale.type(SMALL - 1), "text", "regular", PAPER)
        fitting.draw(surface, self.below, style, room)
