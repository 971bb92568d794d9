"""The players' lines: badge, name, points, who is acting, who has to wait. Decides how they look and how a change of points pops.

Knows no game: points and notes come as words.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from game.core.seats import Seat
from game.ui import fitting, text
from game.ui.easing import hump
from game.ui.icons import badge, icon
from game.ui.picture import Item
from game.ui.shapes import mix, rounded
from game.ui.table_part import Facts, Person, Score
from game.ui.text import Style
from game.ui.theme import CORAL, GOLD, INK, MIST, PAPER, PLAYERS, SLATE, WHITE, Colour, Scale

POP = 450_000_000
"""How long a change of points pops, ns."""
_NAME = 20
"""Units of the letters of a name."""
_STEPS, _BAR = 12, 64
"""Steps in which a pop grows and a bar shrinks: finer ones cannot be seen."""


class Scores:
    """Remembers the points shown last, so that a change can be seen. `still`: nothing pops."""

    def __init__(self, still: bool) -> None:
        self._still = still
        self._shown: dict[Seat, str] = {}
        self._changed: dict[Seat, int] = {}

    def step(self, facts: Facts, now: int) -> None:
        """Notice which points changed."""
        for seat, score in enumerate(facts.scores):
            if self._shown.get(seat, score.points) != score.points and not self._still:
                self._changed[seat] = now
            self._shown[seat] = score.points

    def popping(self, now: int) -> bool:
        """Whether a change is still being shown."""
        return any(now - at < POP for at in self._changed.values())

    def items(self, scale: Scale, boxes: Sequence[pygame.Rect], facts: Facts, people: Sequence[Person], now: int) -> list[Item]:
        """The lines in their boxes, one item each; none for a seat that has no room for one."""
        rows = []
        for seat, (rect, person) in enumerate(zip(boxes, people, strict=True)):
            if not rect.h:
                continue
            score = facts.scores[seat] if seat < len(facts.scores) else Score("")
            pop = round(_STEPS * hump((now - self._changed.get(seat, -POP)) / POP))
            wait = None if score.wait is None else round(score.wait * _BAR) / _BAR
            score = replace(score, wait=wait)
            acting = seat in facts.acting
            look = (score, person, acting, pop)
            reach = rect.inflate(0, scale.type(_NAME) // 2)  # marks on the letters of a name
            rows.append(Item(("row", seat), reach, look, _painter(scale, rect, seat, person, score, acting, pop / _STEPS)))
        return rows


def badge_box(row: pygame.Rect) -> pygame.Rect:
    """Where the badge of a line is; hardly anything where there is no line."""
    side = max(2, min(row.h - 4, round(row.h * 0.82)))
    return pygame.Rect(row.x + (row.h - side) // 2 + 2, row.centery - side // 2, side, side)


def _painter(
    scale: Scale, rect: pygame.Rect, seat: Seat, person: Person, score: Score, acting: bool, pop: float
) -> Callable[[pygame.Surface], None]:
    colour = PLAYERS[seat % len(PLAYERS)]

    def paint(surface: pygame.Surface) -> None:
        radius = min(scale.px(12), rect.h // 3)
        ground = mix(SLATE, colour, 0.3) if acting else mix(SLATE, INK, 0.25)
        surface.blit(rounded(rect.size, radius, 0, ground, 235 if not person.open else 90), rect)
        if acting:
            surface.blit(rounded(rect.size, radius, scale.px(3), colour), rect)
        mark = badge(seat, badge_box(rect).w)
        surface.blit(mark, badge_box(rect))
        right = _points(surface, scale, rect, score, pop)
        _name(surface, scale, rect, person, score, right)
        if score.wait is not None:
            _wait(surface, scale, rect, score.wait)

    return paint


def _points(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, score: Score, pop: float) -> int:
    """Draw the points; the left edge of what they cover."""
    px = min(scale.type(34), round(rect.h * 0.74))
    style = Style(round(px * (1 + 0.32 * pop)), "head", "bold", mix(WHITE, GOLD, pop))
    box = pygame.Rect(rect.right - scale.px(76), rect.y, scale.px(66), rect.h)
    return text.draw(surface, score.points, style, box, "right").x


def _name(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, person: Person, score: Score, right: int) -> None:
    left = badge_box(rect).right + scale.px(8)
    tall = rect.h >= scale.px(40)
    ink: Colour = MIST if person.open or person.away else PAPER
    upper = pygame.Rect(left, rect.y + scale.px(1), right - left - scale.px(6), rect.h * 54 // 100) if tall else rect.copy()
    if not tall:
        upper.update(left, rect.y, right - left - scale.px(6), rect.h)
    sign = "robot" if person.level else "person" if person.here else None
    if sign:
        side = min(scale.px(16), rect.h // 2)
        surface.blit(icon(sign, side, GOLD if person.here else MIST), (left, upper.centery - side // 2))
        upper.x, upper.w = upper.x + side + scale.px(5), upper.w - side - scale.px(5)
    largest = Style(min(scale.type(_NAME), round(rect.h * 0.62)), "text", "bold", ink)
    text.draw(surface, person.name, text.snug(person.name, largest, upper.w, 0.36), upper)
    if tall:
        lower = pygame.Rect(left, upper.bottom, right - left, rect.bottom - upper.bottom - scale.px(3 if score.wait is None else 7))
        marked = round(lower.h * 0.72)  # room for the marks above and below the letters of some scripts
        fitting.draw(surface, score.note, Style(min(scale.type(14), marked), "text", "regular", PAPER), lower)


def _wait(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, share: float) -> None:
    """A hatched bar that runs out."""
    bar = pygame.Rect(rect.x + scale.px(4), rect.bottom - scale.px(6), max(1, round((rect.w - scale.px(8)) * share)), scale.px(4))
    pygame.draw.rect(surface, CORAL, bar)
    for x in range(bar.x, bar.right, scale.px(8)):
        pygame.draw.rect(surface, INK, (x, bar.y, scale.px(2), bar.h))
