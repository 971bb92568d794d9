"""The photo finish: everybody who was within half a second, as lanes on a time line, beside what can be pressed under the cards.

Decides its look and its place; knows no game.
"""

from collections.abc import Callable, Sequence

import pygame

from game.ui import text
from game.ui.hud.keys import key_boxes
from game.ui.icons import badge
from game.ui.lang import Say
from game.ui.picture import Item
from game.ui.shapes import mix, rounded
from game.ui.table_part import Facts, KeyHint, Person, PhotoFinish, Runner
from game.ui.text import Style
from game.ui.theme import GOLD, INK, MIST, PAPER, PLAYERS, WHITE, Scale

LANES = 4
"""Runners shown, two in a column; further ones are only in the log."""
SHORTEST = 40.0
"""Milliseconds that the time line spans at least: a dead heat still looks like one."""

_SMALLEST = 0.6
"""The share of their size that letters keep."""
_LEAST = 640
"""Units of width in which names and times can be read."""


def shared(scale: Scale, rect: pygame.Rect, facts: Facts) -> tuple[pygame.Rect, pygame.Rect, tuple[KeyHint, ...]]:
    """The line under the cards: the place of a finish, that of the hints, and which of them are there.

    Beside a finish they stay in sight at the left as far as there is room, above all what people press in a race.
    """
    if facts.finish is None:
        return rect, rect, facts.keys
    for kept in (facts.keys, tuple(hint for hint in facts.keys if hint.seat is not None)):
        if boxes := key_boxes(scale, rect, kept):
            keys = boxes[0].unionall(boxes[1:]).move_to(x=rect.x)
            left = keys.right + scale.px(8)
            if rect.right - left >= scale.px(_LEAST):
                return pygame.Rect(left, rect.y, rect.right - left, rect.h), keys, kept
    return rect, rect, ()


def photo_items(scale: Scale, rect: pygame.Rect, finish: PhotoFinish | None, people: Sequence[Person], say: Say) -> list[Item]:
    """The finish in its place, nothing for None."""
    if finish is None:
        return []
    names = tuple(people[runner.seat].name for runner in finish.runners)
    return [Item("photo", rect, (finish, names), _painter(scale, rect, finish, names, say))]


def _painter(scale: Scale, rect: pygame.Rect, finish: PhotoFinish, names: tuple[str, ...], say: Say) -> Callable[[pygame.Surface], None]:
    def paint(surface: pygame.Surface) -> None:
        surface.blit(rounded(rect.size, scale.px(12), 0, INK, 246), rect)
        surface.blit(rounded(rect.size, scale.px(12), scale.px(3), GOLD), rect)
        title = pygame.Rect(rect.x + scale.px(16), rect.y + scale.px(4), scale.px(190), rect.h * 56 // 100)
        text.draw(surface, say("table-photo-finish"), Style(scale.type(24), "head", "black", GOLD), title)
        below = pygame.Rect(title.x, title.bottom - scale.px(4), title.w, rect.bottom - title.bottom)
        text.draw(surface, finish.what, Style(scale.type(15), "text", "regular", MIST), below)
        shown = finish.runners[:LANES]
        line = pygame.Rect(title.right, rect.y + scale.px(4), rect.right - title.right - scale.px(14), rect.h - scale.px(8))
        longest = max(SHORTEST, *(runner.ms for runner in shown))
        columns = 1 if len(shown) <= 2 else 2
        for number, runner in enumerate(shown):
            wide, high = line.w // columns, line.h // 2
            lane = pygame.Rect(line.x + number // 2 * wide, line.y + number % 2 * high, wide - scale.px(6), high)
            _lane(surface, scale, lane, runner, names[number], longest, _told(runner, say))

    return paint


def _told(runner: Runner, say: Say) -> str:
    behind = say("table-photo-behind", ms=_number(runner.ms)) if runner.ms > 0 else say("table-photo-first")
    return f"{behind}  {runner.detail}".rstrip()


def _number(ms: float) -> str:
    return f"{ms:.1f}" if ms < 10 else f"{ms:.0f}"


def _lane(surface: pygame.Surface, scale: Scale, lane: pygame.Rect, runner: Runner, name: str, longest: float, told: str) -> None:
    """A bar as long as the runner was late, his badge at its head, his name and time behind it."""
    colour = PLAYERS[runner.seat % len(PLAYERS)]
    side = lane.h - scale.px(2)
    track = pygame.Rect(lane.x + side // 2, lane.centery - scale.px(2), lane.w * 32 // 100, scale.px(4))
    pygame.draw.rect(surface, mix(INK, WHITE, 0.16), track)
    head = track.x + round(track.w * runner.ms / longest)
    pygame.draw.rect(surface, colour, (track.x, track.y, head - track.x, track.h))
    pygame.draw.rect(surface, WHITE, (track.x - scale.px(1), lane.y + scale.px(2), scale.px(2), lane.h - scale.px(4)))
    surface.blit(badge(runner.seat, side), (head - side // 2, lane.centery - side // 2))
    size = min(scale.type(20), round(lane.h * 0.8))
    room = pygame.Rect(track.right + side, lane.y, lane.right - track.right - side, lane.h)
    first = pygame.Rect(room.x, room.y, room.w * 48 // 100, room.h)
    drawn = text.draw(surface, name, text.snug(name, Style(size, "text", "bold", PAPER), first.w, _SMALLEST), first)
    rest = pygame.Rect(drawn.right + scale.px(10), room.y, room.right - drawn.right - scale.px(10), room.h)
    style = Style(size, "head", "bold", GOLD if runner.ms == 0 else WHITE)
    text.draw(surface, told, text.snug(told, style, rest.w, _SMALLEST), rest)
