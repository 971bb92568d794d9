"""A list of lines, one of them chosen, scrolled when it is longer than its place. Decides what is in view; the lines are anybody's."""

from collections.abc import Callable, Sequence

import pygame

from game.ui import fitting
from game.ui.icons import icon, put
from game.ui.input import Point, Way
from game.ui.shapes import rounded
from game.ui.text import Style
from game.ui.theme import BOARD, BODY, GOLD, INK, PAPER, STEEL
from game.ui.widgets.widget import Widget

LINE = 44
"""Height of a line, units."""


class Listing(Widget):
    """`change` is called with the number of the line chosen; up and down choose, at the ends they lead away."""

    def __init__(self, lines: Sequence[str], chosen: int, change: Callable[[int], None]) -> None:
        super().__init__()
        self.lines, self.chosen, self.change = tuple(lines), chosen, change
        self.first = 0

    @property
    def line(self) -> int:
        """Height of a line, pixels; more where letters are larger."""
        return self.scale.px(LINE * max(1.0, 0.9 * self.scale.text))

    @property
    def room(self) -> int:
        """How many lines can be seen at once."""
        return max(1, self.rect.h // self.line)

    def press(self, pos: Point) -> None:
        """Choose the line there."""
        number = self.first + (pos[1] - self.rect.y) // self.line
        if number < len(self.lines):
            self._choose(number)

    def wheel(self, steps: int) -> bool:
        """Scroll, without choosing."""
        first = min(max(0, self.first - steps), max(0, len(self.lines) - self.room))
        moved, self.first = first != self.first, first
        return moved

    def go(self, way: Way) -> bool:
        """Choose the line above or below."""
        number = self.chosen + {"up": -1, "down": 1}.get(way, len(self.lines))
        if not 0 <= number < len(self.lines):
            return False
        self._choose(number)
        return True

    def show(self, number: int) -> None:
        """This line is the chosen one, and in view; nobody is told."""
        self.first = min(max(self.first, number - self.room + 1), number)
        self.chosen = number

    def _choose(self, number: int) -> None:
        chosen = self.chosen
        self.show(number)
        if number != chosen:
            self.change(number)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the lines in view."""
        high, radius = self.line, self.scale.px(12)
        surface.blit(rounded(self.rect.size, radius, 0, INK, BOARD), self.rect)
        for number in range(self.first, min(len(self.lines), self.first + self.room)):
            box = pygame.Rect(self.rect.x, self.rect.y + (number - self.first) * high, self.rect.w, high)
            chosen = number == self.chosen
            if chosen:
                surface.blit(rounded(box.size, radius, 0, STEEL), box)
                put(surface, icon("check", self.scale.px(18), GOLD), (box.x + self.scale.px(20), box.centery))
            style = Style(self.scale.type(BODY), "text", "bold" if chosen else "regular", PAPER)
            inner = pygame.Rect(box.x + self.scale.px(38), box.y, box.w - self.scale.px(50), box.h)
            fitting.draw(surface, self.lines[number], style, inner)
        self._draw_more(surface)
        self.draw_ring(surface, radius)

    def _draw_more(self, surface: pygame.Surface) -> None:
        """Arrows where lines are out of view."""
        side = self.scale.px(14)
        for sign, hidden, y in (
            ("up", self.first > 0, self.rect.y + side), ("down", self.first + self.room < len(self.lines), self.rect.bottom - side),
        ):  # fmt: skip
            if hidden:
                put(surface, icon(sign, side, GOLD), (self.rect.right - side, y))
