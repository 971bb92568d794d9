"""How the canvas is shared out at a table: cards on the left under a strip, a panel on the right. Decides rectangles; draws nothing."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.ui.theme import Scale

_PANEL, _MARGIN, _GAP = 284, 14, 10
_STRIP, _KEYS, _HEAD, _CLOCK = 62, 58, 50, 124
_ROW_TALL, _ROW_LOW = 50, 27
_LOG = 52


@dataclass(frozen=True)
class Frame:
    """Rectangles in pixels; `rows` one for each seat, empty for one that has no line, `buttons` from left to right.

    `stock`: a card lying there, its count on its corner.
    """

    scale: Scale
    cards: pygame.Rect
    strip: pygame.Rect
    keys: pygame.Rect
    panel: pygame.Rect
    stock: pygame.Rect
    clock: pygame.Rect
    buttons: tuple[pygame.Rect, ...]
    rows: tuple[pygame.Rect, ...]
    aside: pygame.Rect
    log: pygame.Rect


def frame(scale: Scale, lines: Sequence[bool], aside_units: int, buttons: int) -> Frame:
    """The frame for a canvas; `keys` is the line of key hints under the cards, `aside_units` what the game wants in the panel.

    `lines`: for each seat whether it has a line among the players.
    """
    px, area = scale.px, scale.area
    margin, gap = px(_MARGIN), px(_GAP)
    panel = pygame.Rect(area.right - px(_PANEL), 0, px(_PANEL), area.h)
    left = pygame.Rect(margin, margin, panel.x - 2 * margin, area.h - 2 * margin)
    clock = pygame.Rect(left.x, left.y, px(_CLOCK), px(_STRIP))
    strip = pygame.Rect(clock.right + gap, left.y, left.right - clock.right - gap, px(_STRIP))
    hints = pygame.Rect(left.x, left.bottom - px(_KEYS), left.w, px(_KEYS))
    top = strip.bottom + gap
    cards = pygame.Rect(left.x, top, left.w, hints.y - top - gap)
    inner = panel.inflate(-2 * margin, -2 * margin)
    head = pygame.Rect(inner.x, inner.y, inner.w, px(_HEAD))
    places = _buttons(head, buttons, px(36), px(6)) if buttons < 5 else _buttons(head, buttons, px(35), px(4))  # room for the stock
    stock = pygame.Rect(head.x, head.y, places[0].x - head.x, head.h)
    rows = _rows(inner, head.bottom + gap, lines, inner.bottom - px(aside_units) - px(_LOG) - 2 * gap, scale)
    aside = pygame.Rect(inner.x, max(row.bottom for row in rows) + gap, inner.w, px(aside_units))
    log = pygame.Rect(inner.x, aside.bottom + gap, inner.w, inner.bottom - aside.bottom - gap)
    return Frame(scale, cards, strip, hints, panel, stock, clock, places, rows, aside, log)


def _buttons(head: pygame.Rect, count: int, side: int, gap: int) -> tuple[pygame.Rect, ...]:
    left = head.right - count * side - (count - 1) * gap
    return tuple(pygame.Rect(left + i * (side + gap), head.centery - side // 2, side, side) for i in range(count))


def _rows(inner: pygame.Rect, top: int, lines: Sequence[bool], bottom: int, scale: Scale) -> tuple[pygame.Rect, ...]:
    gap = scale.px(3)
    high = (bottom - top) // max(1, sum(lines)) - gap
    high = max(scale.px(_ROW_LOW), min(scale.px(_ROW_TALL * (3 + scale.text) / 4), high))
    places = [top + sum(lines[:seat]) * (high + gap) for seat in range(len(lines))]
    return tuple(pygame.Rect(inner.x, place, inner.w, high if line else 0) for place, line in zip(places, lines, strict=True))
