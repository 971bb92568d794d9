"""A great moment over the table: a word in large letters on a ribbon, signs beside it, sparks. Short, and gone with the next press.

Decides how long it lasts and what it looks like at a moment; pure but for the kept letterings. Knows no game: what is celebrated is
handed in. With reduced motion word and signs stand still for as long as they take to read; with animation off there is nothing.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.ui import text
from game.ui.director import FACTORS
from game.ui.easing import out_back, out_cubic
from game.ui.hud.pieces import spark
from game.ui.icons import icon
from game.ui.particles import sparks
from game.ui.picture import Item
from game.ui.shapes import mix
from game.ui.table_part import Desk
from game.ui.text import Style
from game.ui.theme import GOLD, INK, WHITE, Colour, Scale

LASTS = 1_200_000_000
"""How long a flourish moves at normal speed, ns."""
READ = 1_500_000_000
"""How long its word can be read where nothing moves, ns."""
_OPENS, _CLOSES = 0.22, 0.86
"""Parts of its time in which it opens, and after which it closes."""
_STEPS = 12


class Flourish(NamedTuple):
    """What is celebrated: a word or two, the colour of the moment, names of icons beside the word."""

    words: str
    colour: Colour = GOLD
    signs: tuple[str, ...] = ()


class Flourishes:
    """The flourish of a table: one at a time, a later one takes its place."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._shown: Flourish | None = None
        self._since = self._until = 0

    @property
    def shown(self) -> Flourish | None:
        """What is being celebrated."""
        return self._shown

    def begin(self, what: Flourish, now: int, lasts: int = LASTS) -> None:
        """Celebrate from now on, `lasts` ns at normal speed."""
        factor = FACTORS[self._desk.speed]
        if factor or self._desk.still:
            self._shown, self._since = what, now
            self._until = now + (READ if self._desk.still else int(lasts * factor))

    def quiet(self) -> None:
        """Somebody wants to go on."""
        self._shown = None

    def step(self, now: int) -> None:
        """Forget what is over."""
        if now >= self._until:
            self._shown = None

    def next_change(self, now: int) -> int | None:
        """When it looks different: at once while it moves."""
        if self._shown is None:
            return None
        return self._until if self._desk.still else now

    def items(self, scale: Scale, room: pygame.Rect, now: int) -> Iterator[Item]:
        """The flourish in the middle of `room`, lowest first."""
        what = self._shown
        if what is None:
            return
        t = 0.5 if self._desk.still else min(1.0, (now - self._since) / max(1, self._until - self._since))
        opened = out_cubic(min(1.0, t / _OPENS)) * (1 - out_cubic(max(0.0, (t - _CLOSES) / (1 - _CLOSES))))
        step = round(opened * _STEPS)
        ribbon = pygame.Rect(0, 0, room.w * step // _STEPS, min(room.h, scale.px(124)))
        ribbon.center = room.center
        if step:
            yield Item("ribbon", ribbon, (what.colour, step), lambda surface: _ribbon(surface, room.w, ribbon, what.colour))
        if not self._desk.still:
            flown = sparks(self._since, room.centerx, room.centery, min(room.w * 0.4, scale.px(300)), what.colour, t * 1.25, 30)
            yield from (spark(("flash", piece.number), piece) for piece in flown)
        if step:
            yield from _words(scale, room, what, _STEPS if self._desk.still else round(out_back(step / _STEPS) * _STEPS))


def _ribbon(surface: pygame.Surface, wide: int, ribbon: pygame.Rect, colour: Colour) -> None:
    sheet = _band((wide, ribbon.h), colour)
    surface.blit(sheet, ribbon, pygame.Rect((wide - ribbon.w) // 2, 0, ribbon.w, ribbon.h))


@lru_cache(maxsize=4)
def _band(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """A dark ribbon between two bright lines, fading out to its ends."""
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    line = max(2, size[1] // 28)
    for x in range(size[0]):
        near = min(1.0, 4 * min(x, size[0] - 1 - x) / size[0])
        sheet.fill((*mix(INK, colour, 0.16), round(225 * near)), (x, 0, 1, size[1]))
        for y in (line, size[1] - 2 * line):
            sheet.fill((*colour, round(255 * near)), (x, y, 1, line))
    return sheet.convert_alpha()


def _words(scale: Scale, room: pygame.Rect, what: Flourish, step: int) -> Iterator[Item]:
    """Word and signs, at a size of `step` of `_STEPS`."""
    side = min(room.h, scale.px(84)) * step // _STEPS
    beside = (side + scale.px(16)) * 2 if what.signs else 0
    letters = _sized(what.words, what.colour, min(scale.type(84), room.h * 7 // 10), max(20, room.w - beside - scale.px(40)), step)
    box = letters.get_rect(center=room.center)
    yield Item("flourish", box, (what, step), lambda surface: surface.blit(letters, box))
    for number, name in enumerate(what.signs[:2]):
        drawn = icon(name, max(1, side), what.colour)
        left = box.x - scale.px(16) - side if number == 0 else box.right + scale.px(16)
        place = drawn.get_rect(midleft=(left, room.centery))
        yield Item(("flourish sign", number), place, (name, side, what.colour), _blit(drawn, place))


def _blit(drawn: pygame.Surface, place: pygame.Rect) -> Callable[[pygame.Surface], object]:
    return lambda surface: surface.blit(drawn, place)


@lru_cache(maxsize=_STEPS + 4)
def _sized(words: str, colour: Colour, px: int, room: int, step: int) -> pygame.Surface:
    whole = _lettering(words, colour, px, room)
    if step == _STEPS:
        return whole
    share = max(0.05, step / _STEPS)
    return pygame.transform.smoothscale(whole, (max(1, round(whole.get_width() * share)), max(1, round(whole.get_height() * share))))


@lru_cache(maxsize=4)
def _lettering(words: str, colour: Colour, px: int, room: int) -> pygame.Surface:
    """The words once, bright with a dark rim; smaller where there is little room."""
    style = text.snug(words, Style(px, "head", "black", colour), room, 0.2)
    rim = max(2, style.px // 22)
    line = text.line(words, style)
    sheet = pygame.Surface((line.surface.get_width() + 4 * rim, line.surface.get_height() + 4 * rim), pygame.SRCALPHA)
    dark, light = text.line(words, style._replace(colour=INK)).surface, text.line(words, style._replace(colour=WHITE)).surface
    for x, y in ((-rim, 0), (rim, 0), (0, -rim), (0, rim), (rim, 2 * rim)):
        sheet.blit(dark, (2 * rim + x, 2 * rim + y))
    sheet.blit(light, (2 * rim, 2 * rim - max(1, rim // 2)))
    sheet.blit(line.surface, (2 * rim, 2 * rim))
    return sheet.convert_alpha()
