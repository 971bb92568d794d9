"""Where the slots of the table lie: three rows, as many columns as there are slots (S4, S7), as large as the room allows.

Pure geometry: knows no cards, no view and no screen.
"""

from dataclasses import dataclass

import pygame

from game.ui.clips import Pose

ROWS = 3
_GAP = 0.075
"""Between cards, in card heights."""


@dataclass(frozen=True)
class Grid:
    """Slots column by column: slot 0, 1, 2 are the first column from top to bottom. All in pixels."""

    left: int
    top: int
    columns: int
    width: int
    height: int
    gap: int

    def rect(self, slot: int) -> pygame.Rect:
        """Where the card of a slot lies."""
        column, row = divmod(slot, ROWS)
        return pygame.Rect(self.left + column * (self.width + self.gap), self.top + row * (self.height + self.gap), self.width, self.height)

    def pose(self, slot: int) -> Pose:
        """The card of a slot, lying still."""
        box = self.rect(slot)
        return Pose(box.x + box.w / 2, box.y + box.h / 2, self.width, z=slot)

    def slot_at(self, pos: tuple[int, int]) -> int | None:
        """The slot at a point of the screen; None between cards and outside."""
        slots = range(self.columns * ROWS)
        return next((slot for slot in slots if self.rect(slot).collidepoint(pos)), None)


def grid(area: pygame.Rect, columns: int, ratio: float, size: float = 1.0) -> Grid:
    """The largest cards of this ratio (width / height) that fit `area`, times `size` (at most 1), in its middle."""
    tall = area.h / (ROWS + (ROWS - 1) * _GAP)
    wide = area.w / (columns * ratio + (columns - 1) * _GAP)
    height = max(12, int(min(tall, wide) * size))
    width, gap = round(height * ratio), max(3, round(height * _GAP))
    while columns * width + (columns - 1) * gap > area.w and height > 12:  # rounding up may have cost a pixel
        height -= 1
        width, gap = round(height * ratio), max(3, round(height * _GAP))
    left = area.centerx - (columns * width + (columns - 1) * gap) // 2
    top = area.centery - (ROWS * height + (ROWS - 1) * gap) // 2
    return Grid(left, top, columns, width, height, gap)


def columns_for(slots: int, table: int) -> int:
    """Columns of a table of `slots` places whose ordinary size is `table` (9 or 12)."""
    return max(table, slots + ROWS - 1) // ROWS
