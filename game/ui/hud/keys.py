"""The line of key hints under the cards: what can be pressed, by whom, with which key. Decides how it is laid out; knows no game."""

from collections.abc import Callable, Sequence
from functools import lru_cache

import pygame

from game.ui import fitting, text
from game.ui.fitting import SMALLEST
from game.ui.icons import badge
from game.ui.input import Point
from game.ui.picture import Item
from game.ui.shapes import key_cap, mix, rounded
from game.ui.table_part import KeyHint
from game.ui.text import Style
from game.ui.theme import BOARD, GOLD, INK, MIST, PAPER, PLAYERS, SLATE, STEEL, WHITE, Colour, Scale


def key_boxes(scale: Scale, rect: pygame.Rect, hints: Sequence[KeyHint]) -> list[pygame.Rect]:
    """Where each hint is, side by side in the middle of `rect`, shrunk alike if there are many."""
    if not hints or not rect.h:
        return []
    gap = scale.px(8)
    wishes = [_wish(scale, rect.h, hint) for hint in hints]
    shrink = _shrink(scale, rect, hints)
    left = rect.x + (rect.w - round(sum(wishes) * shrink) - gap * (len(hints) - 1)) // 2
    boxes = []
    for wish in wishes:
        boxes.append(pygame.Rect(left, rect.y, round(wish * shrink), rect.h))
        left = boxes[-1].right + gap
    return boxes


def _shrink(scale: Scale, rect: pygame.Rect, hints: Sequence[KeyHint]) -> float:
    """The share of its width that each hint gets, 1 where all have room."""
    room = rect.w - scale.px(8) * (len(hints) - 1)
    return min(1.0, room / max(1, sum(_wish(scale, rect.h, hint) for hint in hints)))


def hint_at(scale: Scale, rect: pygame.Rect, hints: Sequence[KeyHint], pos: Point) -> KeyHint | None:
    """The hint at a point of the screen, if there is one."""
    boxes = key_boxes(scale, rect, hints)
    return next((hint for hint, box in zip(hints, boxes, strict=False) if box.collidepoint(pos)), None)


@lru_cache(maxsize=64)
def _wish(scale: Scale, high: int, hint: KeyHint) -> int:
    """The width a hint would like to have."""
    wide = scale.px(26) + text.width(hint.text, _style(scale, WHITE))
    if hint.seat is not None:
        wide += high * 7 // 10
    if hint.cap:
        wide += _cap_width(scale, high, hint.cap) + scale.px(8)
    return wide


def _style(scale: Scale, colour: Colour) -> Style:
    return Style(scale.type(20), "head", "medium", colour)


def _cap_style(scale: Scale, shrink: float = 1.0) -> Style:
    return Style(max(SMALLEST, int(scale.type(17) * shrink)), "text", "bold", INK)


def _cap_width(scale: Scale, high: int, cap: str, shrink: float = 1.0) -> int:
    return max(round(high * 3 / 4 * shrink), text.width(cap, _cap_style(scale, shrink)) + scale.px(16 * shrink))


def key_items(scale: Scale, rect: pygame.Rect, hints: Sequence[KeyHint]) -> list[Item]:
    """The hints, one item each."""
    return list(_laid(scale, (rect.x, rect.y, rect.w, rect.h), tuple(hints)))


@lru_cache(maxsize=2)
def _laid(scale: Scale, place: tuple[int, int, int, int], hints: tuple[KeyHint, ...]) -> tuple[Item, ...]:
    """The same items for the same hints: they are asked for in every frame, and change seldom."""
    rect = pygame.Rect(place)
    boxes, shrink = key_boxes(scale, rect, hints), _shrink(scale, rect, hints)
    return tuple(Item(("hint", hint.id), box, hint, _painter(scale, box, hint, shrink)) for hint, box in zip(hints, boxes, strict=False))


def _painter(scale: Scale, box: pygame.Rect, hint: KeyHint, shrink: float) -> Callable[[pygame.Surface], None]:
    colour = GOLD if hint.seat is None else PLAYERS[hint.seat % len(PLAYERS)]

    def paint(surface: pygame.Surface) -> None:
        radius = scale.px(12)
        ground = mix(SLATE, colour, 0.34) if hint.lit else mix(STEEL, SLATE, 0.5) if hint.enabled else INK
        if hint.enabled or hint.cap:
            surface.blit(rounded(box.size, radius, 0, ground, 235 if hint.enabled else BOARD), box)
        if hint.asks or hint.lit:
            surface.blit(rounded(box.size, radius, scale.px(4 if hint.lit else 2), colour), box)
        left = box.x + scale.px(9 * shrink)
        if hint.seat is not None:
            side = round(box.h * 0.6 * shrink)
            surface.blit(badge(hint.seat, side), (left, box.centery - side // 2))
            left += side + scale.px(6)
        right = box.right - scale.px(9 * shrink)
        if hint.cap:
            right -= _cap(surface, scale, box, hint.cap, right, shrink) + scale.px(6 * shrink)
        ink = PAPER if hint.enabled else MIST if hint.cap else scale.cloth.ink(MIST)  # bare words lie on the cloth itself
        fitting.draw(surface, hint.text, _style(scale, ink), pygame.Rect(left, box.y, right - left, box.h))

    return paint


def _cap(surface: pygame.Surface, scale: Scale, box: pygame.Rect, cap: str, right: int, shrink: float) -> int:
    """A key's cap with its right edge at `right`; its width."""
    wide, high = _cap_width(scale, box.h, cap, shrink), box.h * 3 // 4
    place = pygame.Rect(right - wide, box.centery - high // 2, wide, high)
    surface.blit(key_cap(place.size, scale.px(6), PAPER, scale.px(4)), place)
    face = pygame.Rect(place.x, place.y, place.w, place.h - scale.px(4))
    text.draw(surface, cap, _cap_style(scale, shrink), face, "centre")
    return wide
