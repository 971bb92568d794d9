"""A column of rules one can scroll: titles, clauses with small numbers, points of lists, and a bar that shows where one is.

Decides typography and position; the words are handed in. Positions are pixels from the top of the whole text.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.ui import text
from game.ui.input import Point, Way
from game.ui.rule_words import POINT, Clause, Told
from game.ui.shapes import rounded
from game.ui.text import Style
from game.ui.theme import BODY, GOLD, INK, MIST, PAPER, SMALL, Scale
from game.ui.widgets import Widget

_TITLE, _TEXT, _NUMBER = 31, BODY + 2, SMALL
_BEFORE_TITLE, _AFTER_TITLE, _AFTER_CLAUSE, _AFTER_LINE = 30, 12, 15, 4
_EDGE, _BAR, _POINT, _FADE = 30, 8, 22, 28
_STEP = 3
"""Lines for one step of wheel or arrow."""


class Printed(NamedTuple):
    """One printed line: its top and left edge, its height, and what stands before it (`number`) if anything; `point`: a list's mark."""

    top: int
    left: int
    high: int
    words: str
    style: Style
    number: str = ""
    point: bool = False


class Layout(NamedTuple):
    """All lines in their order, where each chapter begins, and the height of the whole, pixels."""

    lines: tuple[Printed, ...]
    chapters: tuple[int, ...]
    high: int


def laid(chapters: Sequence[Told], scale: Scale, wide: int) -> Layout:
    """The chapters broken into lines at most `wide` pixels long, numbers in a column of their own."""
    px = scale.px
    title = Style(scale.type(_TITLE), "head", "bold", GOLD)
    lines: list[Printed] = []
    begins: list[int] = []
    top = 0
    for chapter in chapters:
        top += px(_BEFORE_TITLE) if begins else 0
        begins.append(top)
        for words in text.wrap(chapter.title, title, wide):
            high = text.leading(title, words)
            lines.append(Printed(top, 0, high, words, title))
            top += high
        top += px(_AFTER_TITLE)
        for clause in chapter.clauses:
            lines += _clause(clause, scale, wide, top)
            top = lines[-1].top + lines[-1].high + px(_AFTER_CLAUSE)
    return Layout(tuple(lines), tuple(begins), top)


def _clause(clause: Clause, scale: Scale, wide: int, top: int) -> Iterator[Printed]:
    style, number = Style(scale.type(_TEXT), "text", "regular", PAPER), clause.number
    column = text.width("S00", _number_style(scale)) + scale.px(16)
    for line in clause.lines:
        point = line.startswith(POINT)
        left = column + (scale.type(_POINT) if point else 0)
        for words in text.wrap(line.removeprefix(POINT).strip(), style, wide - left):
            high = text.leading(style, words)
            yield Printed(top, left, high, words, style, number, point)
            top, number, point = top + high, "", False
        top += scale.px(_AFTER_LINE)


def _number_style(scale: Scale) -> Style:
    return Style(scale.type(_NUMBER), "head", "medium", MIST)


class RulesText(Widget):
    """`moved` is called when another part is in view. `chapter`: the number of the one that is being read, from 0."""

    def __init__(self, chapters: Sequence[Told], moved: Callable[[], None]) -> None:
        super().__init__()
        self.chapters, self.moved = tuple(chapters), moved
        self.at = self.chapter = 0
        self._layout = Layout((), (), 0)
        self._held: tuple[int, int] | None = None

    # --- where it is
    @property
    def page(self) -> pygame.Rect:
        """The part of its place where text can be seen."""
        px = self.scale.px
        return pygame.Rect(self.rect.x + px(_EDGE), self.rect.y + px(14), self.rect.w - px(2 * _EDGE + _BAR), self.rect.h - px(28))

    @property
    def last(self) -> int:
        """The greatest position: the end of the text at the foot of the page."""
        return max(0, self._layout.high - self.page.h)

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        """Break the lines anew; the chapter that is read stays in view, and so does the place in it."""
        before = self._layout
        into = self.at - before.chapters[self.chapter] if before.chapters else self.at
        super().place(rect, scale)
        self._layout = laid(self.chapters, scale, self.page.w)
        stretch = self._layout.high / before.high if before.high else 1.0
        chapter = min(self.chapter, len(self.chapters) - 1)
        self._go_to(self._layout.chapters[chapter] + round(into * stretch), chapter)

    def jump(self, chapter: int) -> None:
        """Begin to read this chapter: its title is the first line that has not faded."""
        self._go_to(self._layout.chapters[chapter] - self.scale.px(_FADE), chapter)

    def scroll(self, pixels: int) -> bool:
        """Move on (or back) by so much; whether that was possible."""
        before = self.at
        self._go_to(self.at + pixels)
        return self.at != before

    def turn(self, pages: float) -> bool:
        """Move on (or back) by so many pages, with a line of the last one still in view."""
        return self.scroll(round(pages * (self.page.h - self._line)))

    @property
    def _line(self) -> int:
        return text.leading(Style(self.scale.type(_TEXT)))

    def _go_to(self, at: int, chapter: int | None = None) -> None:
        self.at = min(max(0, at), self.last)
        begun = [number for number, top in enumerate(self._layout.chapters) if top <= self.at + self.page.h // 3]
        reading = len(self.chapters) - 1 if self.at == self.last > 0 else max(begun, default=0)
        self.chapter = reading if chapter is None else chapter
        self.moved()

    # --- inputs
    def wheel(self, steps: int) -> bool:
        """Scroll."""
        return self.scroll(-steps * _STEP * self._line)

    def go(self, way: Way) -> bool:
        """Up and down scroll; up from the very top leads away."""
        if way not in ("up", "down"):
            return False
        return self.scroll((1 if way == "down" else -1) * _STEP * self._line) or way == "down"

    def confirm(self) -> None:
        """The next page; from the end back to the beginning."""
        if not self.turn(1):
            self._go_to(0)

    def press(self, pos: Point) -> None:
        """Take hold of the text, or of the bar at its right."""
        self._held = None if pos[0] >= self.page.right else (pos[1], self.at)
        self.drag(pos)

    def drag(self, pos: Point) -> None:
        """The text follows the finger; the bar is where the pointer is."""
        if self._held is not None:
            y, at = self._held
            self._go_to(at + y - pos[1])
            return
        track, thumb = self._track(), self._thumb().h
        self._go_to(round(self.last * (pos[1] - track.y - thumb / 2) / max(1, track.h - thumb)))

    # --- the picture
    def _track(self) -> pygame.Rect:
        px, page = self.scale.px, self.page
        return pygame.Rect(self.rect.right - px(_BAR + 12), page.y, px(_BAR), page.h)

    def _thumb(self) -> pygame.Rect:
        track, whole = self._track(), max(1, self._layout.high)
        high = max(self.scale.px(40), min(track.h, track.h * self.page.h // whole))
        return pygame.Rect(track.x, track.y + (track.h - high) * self.at // max(1, self.last), track.w, high)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the board, the lines in view, the bar."""
        radius = self.scale.px(14)
        surface.blit(rounded(self.rect.size, radius, 0, INK, 205), self.rect)
        clip, page = surface.get_clip(), self.page
        surface.set_clip(page.inflate(2 * self.scale.px(6), 0).clip(clip))
        for line in self._layout.lines:
            box = pygame.Rect(page.x + line.left, page.y + line.top - self.at, page.w - line.left, line.high)
            if box.bottom > page.top and box.top < page.bottom:
                self._draw_line(surface, line, box)
        self._draw_edges(surface)
        surface.set_clip(clip)
        if self.last:
            track, thumb = self._track(), self._thumb()
            surface.blit(rounded(track.size, track.w // 2, 0, MIST, 50), track)
            surface.blit(rounded(thumb.size, thumb.w // 2, 0, GOLD), thumb)
        self.draw_ring(surface, radius)

    def _draw_edges(self, surface: pygame.Surface) -> None:
        """Where the text goes on it fades away."""
        fade = _fade((self.page.w + 2 * self.scale.px(6), self.scale.px(_FADE)))
        left = self.page.x - self.scale.px(6)
        if self.at > 0:
            surface.blit(fade, (left, self.page.y))
        if self.at < self.last:
            surface.blit(pygame.transform.flip(fade, False, True), (left, self.page.bottom - fade.get_height()))

    def _draw_line(self, surface: pygame.Surface, line: Printed, box: pygame.Rect) -> None:
        drawn = text.draw(surface, line.words, line.style, box)
        if line.number:
            base = text.line(line.words, line.style).baseline
            small = _number_style(self.scale)
            raised = drawn.y + base - text.line(line.number, small).baseline
            text.draw(surface, line.number, small, pygame.Rect(self.page.x, raised, line.left, box.h), down="top")
        if line.point:
            side = max(4, self.scale.type(7))
            dot = pygame.Rect(0, 0, side, side)
            dot.center = (box.x - self.scale.type(_POINT) * 6 // 10, box.centery)
            surface.blit(rounded(dot.size, side // 2, 0, GOLD), dot)


@lru_cache(maxsize=2)
def _fade(size: tuple[int, int]) -> pygame.Surface:
    """The board's colour, less and less of it downwards."""
    fade = pygame.Surface(size, pygame.SRCALPHA)
    for y in range(size[1]):
        fade.fill((*INK, 240 * (size[1] - y) // size[1]), (0, y, size[0], 1))
    return fade.convert_alpha()
