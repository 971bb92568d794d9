"""The table's log: every event in words, the latest at the bottom of the panel, all of it on a sheet. Keeps lines; knows no game."""

from collections import deque
from collections.abc import Sequence

import pygame

from game.ui import text
from game.ui.icons import badge
from game.ui.input import Input, KeyDown, PadDown, Wheel, way_of
from game.ui.picture import Item
from game.ui.shapes import rounded
from game.ui.table_part import Line
from game.ui.text import Style
from game.ui.theme import GOLD, INK, MIST, PAPER, Colour, Scale

KEPT = 2000


class Log:
    """The lines of this match, and where the open log is scrolled to (lines from the bottom)."""

    def __init__(self) -> None:
        self.lines: deque[Line] = deque(maxlen=KEPT)
        self.open = False
        self._back = 0
        self._changes = 0

    def add(self, line: Line) -> None:
        """A new line at the end."""
        self.lines.append(line)
        self._changes += 1

    def clear(self) -> None:
        """Begin anew: a match was joined."""
        self.lines.clear()
        self._changes += 1
        self._back = 0

    @property
    def back(self) -> int:
        """How many lines the open log is scrolled back."""
        return self._back

    def scroll(self, steps: int) -> None:
        """Wheel or keys, up positive."""
        self._back = max(0, min(self._back + 3 * steps, len(self.lines) - 1))

    def handle(self, happened: Input) -> None:
        """While it is open: the wheel and the arrows scroll, every other key puts it away."""
        way = way_of(happened)
        if isinstance(happened, Wheel):
            self.scroll(happened.steps)
        elif way in ("up", "down"):
            self.scroll(1 if way == "up" else -1)
        elif isinstance(happened, KeyDown | PadDown):
            self.open = False

    def tail_items(self, scale: Scale, rect: pygame.Rect) -> list[Item]:
        """As many of the last lines as `rect` has room for."""
        style = Style(scale.type(15), "text", "regular", MIST)
        step = text.leading(style)

        def paint(surface: pygame.Surface) -> None:
            fits = max(0, rect.h // step)
            loud = [line for line in self.lines if not line.quiet]
            shown = wrapped(loud, style, _room(scale, rect, style), fits)
            paint_lines(surface, scale, rect, seen(shown, fits, 0), style, step)

        return [Item("log", rect.inflate(0, style.px // 2), self._changes, paint)]  # marks on the letters of its first line

    def sheet_items(self, scale: Scale, rect: pygame.Rect, title: str, above: tuple[str, ...]) -> list[Item]:
        """The whole log over the cards, with `above` (what lies on the table, in words) under the title."""
        style = Style(scale.type(18), "text", "regular", PAPER)
        step = text.leading(style)

        def paint(surface: pygame.Surface) -> None:
            surface.blit(rounded(rect.size, scale.px(16), 0, INK, 252), rect)
            inner = rect.inflate(-scale.px(44), -scale.px(36))
            text.draw(surface, title, Style(scale.type(28), "head", "bold", GOLD), pygame.Rect(inner.topleft, (inner.w, scale.px(40))))
            room = pygame.Rect(inner.x, inner.y + scale.px(46), inner.w, inner.h - scale.px(46))
            for piece in (piece for line in above for piece in text.wrap(line, style, room.w)):
                text.draw(surface, piece, style._replace(colour=MIST), pygame.Rect(room.x, room.y, room.w, step))
                room.y, room.h = room.y + step, room.h - step
            fits = max(1, room.h // step)
            lines = wrapped(self.lines, style, _room(scale, room, style), fits + self._back)
            paint_lines(surface, scale, room, seen(lines, fits, self._back), style, step)

        return [Item("log sheet", rect, (self._changes, self._back, above), paint)]


def wrapped(lines: Sequence[Line], style: Style, room: int, wanted: int) -> list[Line]:
    """The last lines as they break, at least `wanted` of them if there are."""
    found: list[Line] = []
    for line in reversed(lines):
        if len(found) >= wanted:
            break
        pieces = text.wrap(line.words, style, room)
        found = [Line(words, line.seat if i == 0 else None, line.loud) for i, words in enumerate(pieces)] + found
    return found


def seen(lines: Sequence[Line], fits: int, back: int) -> list[Line]:
    """As many of these lines as fit, `back` before the last ones, but never less than there could be."""
    last = max(min(len(lines), fits), len(lines) - back)
    return list(lines[max(0, last - fits) : last])


def _room(scale: Scale, rect: pygame.Rect, style: Style) -> int:
    """Pixels for the words of a line, beside its badge."""
    return rect.w - style.px - scale.px(5)


def paint_lines(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, lines: list[Line], style: Style, step: int) -> None:
    """Draw lines one below the other, `step` pixels each, the last at the bottom; badges before those that have a seat."""
    top = rect.bottom - len(lines) * step
    side, shift = style.px, rect.w - _room(scale, rect, style)
    for number, line in enumerate(lines):
        box = pygame.Rect(rect.x, top + number * step, rect.w, step)
        if line.seat is not None:
            surface.blit(badge(line.seat, side), (box.x, box.centery - side // 2))
        ink: Colour = PAPER if line.loud else style.colour
        text.draw(surface, line.words, style._replace(colour=ink), pygame.Rect(box.x + shift, box.y, box.w - shift, box.h))
