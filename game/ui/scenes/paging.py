"""More lines than a page has room for, shown some at a time. Decides how many fit and which are seen; the lines are anybody's widgets."""

from collections.abc import Callable, Iterable
from functools import partial

import pygame

from game.ui.boxes import grid
from game.ui.theme import BODY, MIST, Scale
from game.ui.widgets import Button, Label, Widget

GAP = 8
"""Between lines, units."""
FOOT = 48
"""Height of what turns the pages, units."""


class Paging:
    """The lines and the two buttons that turn; those are there only where something is out of sight."""

    def __init__(self) -> None:
        self.at, self.count = 0, 1
        self._lines: tuple[Widget, ...] = ()
        self._turned: Callable[[], None] = lambda: None
        self.back, self.on = Button("", partial(self.turn, -1), sign="back"), Button("", partial(self.turn, 1), sign="forward")
        self.where = Label("", BODY, colour=MIST, weight="medium", across="centre", bare=True)

    def hold(self, lines: Iterable[Widget], turned: Callable[[], None]) -> list[Widget]:
        """These lines now, in order; all widgets for the form. `turned` is called when others are to be placed."""
        self._lines, self._turned = tuple(lines), turned
        return [*self._lines, self.back, self.where, self.on]

    def turn(self, by: int) -> None:
        """Another page."""
        at = min(max(0, self.at + by), self.count - 1)
        if at != self.at:
            self.at = at
            self._turned()

    def place(self, room: pygame.Rect, scale: Scale, across: int, low: float, high: float) -> None:
        """Lay the lines in so many columns; a line is `low` to `high` units high, more where letters are larger."""
        low, gap = low * max(1.0, 0.9 * scale.text), scale.px(GAP)
        whole = -(-len(self._lines) // across)
        fitting = max(1, (room.h + gap) // (scale.px(low) + gap))
        paged = whole > fitting
        if paged:
            room = pygame.Rect(room.x, room.y, room.w, room.h - scale.px(FOOT) - gap)
            fitting = max(1, (room.h + gap) // (scale.px(low) + gap))
        down = fitting if paged else max(1, whole)
        self.count = -(-whole // fitting) if paged else 1
        self.at = min(self.at, self.count - 1)
        tall = min(room.h, down * scale.px(high * max(1.0, 0.9 * scale.text)) + (down - 1) * gap)
        cells = grid(pygame.Rect(room.x, room.y, room.w, tall), across, down, gap)
        for number, line in enumerate(self._lines):
            line.shown = number // len(cells) == self.at
            line.place(cells[number % len(cells)], scale)
        self._place_foot(pygame.Rect(room.x, room.bottom + gap, room.w, scale.px(FOOT)), scale, paged)

    def _place_foot(self, foot: pygame.Rect, scale: Scale, paged: bool) -> None:
        wide, middle = scale.px(90), foot.centerx
        if not paged:
            foot.y = foot.y - foot.h
        self.back.place(pygame.Rect(middle - scale.px(70) - wide, foot.y, wide, foot.h), scale)
        self.on.place(pygame.Rect(middle + scale.px(70), foot.y, wide, foot.h), scale)
        self.where.place(pygame.Rect(middle - scale.px(64), foot.y, scale.px(128), foot.h), scale)
        self.where.words = f"{self.at + 1} / {self.count}"
        for each, live in ((self.back, self.at > 0), (self.on, self.at < self.count - 1), (self.where, True)):
            each.shown, each.enabled = paged, live
