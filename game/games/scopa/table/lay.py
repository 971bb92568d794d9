"""Where the cards on the table of Scopa lie: up to three rows of up to seven, filled from the middle, as large as the room allows.

A card keeps its place until it is taken, so that nothing jumps under the pointer; three rows of seven are also the three rows of letters
on the keyboard. Pure geometry; knows no rules.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.core.cards import Card
from game.ui.clips import Pose

FORMS = ((2, 6), (2, 7), (3, 7))
"""Rows and columns there can be; 13 cards fit the second, 20 the third (P9)."""
_GAP = 0.07
"""Between cards, in card heights."""


@dataclass(frozen=True)
class Lay:
    """Places in pixels. A place has a number, a row and a column; numbers go from the middle outwards."""

    rows: int
    columns: int
    left: float
    top: float
    width: float
    height: float
    gap: float

    def cell(self, place: int) -> tuple[int, int]:
        """The row and column of a place."""
        return _order(self.rows, self.columns)[place]

    def place(self, row: int, column: int) -> int | None:
        """The number of the place in a row and column, None if there is none."""
        order = _order(self.rows, self.columns)
        return order.index((row, column)) if (row, column) in order else None

    def pose(self, place: int) -> Pose:
        """A card lying in a place."""
        row, column = self.cell(place)
        x = self.left + column * (self.width + self.gap) + self.width / 2
        return Pose(x, self.top + row * (self.height + self.gap) + self.height / 2, self.width, z=10 + row * self.columns + column)


@lru_cache(maxsize=8)
def _order(rows: int, columns: int) -> tuple[tuple[int, int], ...]:
    """Cells from the middle columns outwards, in each pair of columns row by row."""
    middle = (columns - 1) / 2
    return tuple(sorted(((r, c) for r in range(rows) for c in range(columns)), key=lambda cell: (abs(cell[1] - middle), cell)))


def lay(area: pygame.Rect, places: int, ratio: float, largest: float) -> Lay:
    """The smallest form with so many places, in the middle of `area`; cards of this ratio (width / height), at most `largest` high."""
    rows, columns = next((form for form in FORMS if form[0] * form[1] >= places), FORMS[-1])
    height = min(area.h / (rows + (rows - 1) * _GAP), area.w / (columns * ratio + (columns - 1) * _GAP), largest)
    width, gap = height * ratio, height * _GAP
    left = area.centerx - (columns * width + (columns - 1) * gap) / 2
    top = area.centery - (rows * height + (rows - 1) * gap) / 2
    return Lay(rows, columns, left, top, width, height, gap)


class Slots:
    """Which place each card on the table has."""

    def __init__(self) -> None:
        self.of: dict[Card, int] = {}

    @property
    def places(self) -> int:
        """How many places the form must have."""
        return max(self.of.values(), default=-1) + 1

    @property
    def crowded(self) -> bool:
        """Whether it takes the largest form."""
        return self.places > FORMS[-2][0] * FORMS[-2][1]

    def settle(self, table: Sequence[Card]) -> None:
        """These cards lie there now: who stays keeps his place, who comes takes the first free one. Far places are given up early."""
        self.of = {card: place for card, place in self.of.items() if card in table}
        for card in table:
            if card not in self.of:
                self.of[card] = self._free()
        room = next((rows * columns for rows, columns in FORMS if rows * columns >= len(table)), FORMS[-1][0] * FORMS[-1][1])
        for card, place in sorted(self.of.items(), key=lambda entry: -entry[1]):
            if place >= room:
                self.of[card] = self._free()

    def _free(self) -> int:
        return next(place for place in range(40) if place not in self.of.values())

    def at(self, place: int | None) -> Card | None:
        """The card in a place."""
        return next((card for card, taken in self.of.items() if taken == place), None)
