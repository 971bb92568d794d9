"""The edge of the screen glowing in a player's colour. Decides its look; who glows is said by the part."""

from collections.abc import Callable
from functools import lru_cache

import pygame

from game.core.seats import Seat
from game.ui.picture import Item
from game.ui.theme import PLAYERS, Colour, Scale


def edge_items(scale: Scale, seat: Seat | None) -> list[Item]:
    """Four bars of light along the edges, fading inwards; nothing for None."""
    if seat is None:
        return []
    colour, deep, area = PLAYERS[seat % len(PLAYERS)], scale.px(20), scale.area
    sides = {
        "top": pygame.Rect(0, 0, area.w, deep),
        "bottom": pygame.Rect(0, area.h - deep, area.w, deep),
        "left": pygame.Rect(0, 0, deep, area.h),
        "right": pygame.Rect(area.w - deep, 0, deep, area.h),
    }
    return [Item(("edge", side), rect, seat, _painter(side, rect, colour)) for side, rect in sides.items()]


def _painter(side: str, rect: pygame.Rect, colour: Colour) -> Callable[[pygame.Surface], object]:
    return lambda surface: surface.blit(_light(side, rect.size, colour), rect)


@lru_cache(maxsize=32)
def _light(side: str, size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """Solid at the rim, gone at the inner end."""
    deep = min(size)
    upright = side in ("left", "right")
    ramp = pygame.Surface((deep, 1) if upright else (1, deep), pygame.SRCALPHA)
    for i in range(deep):
        near = 1 - i / deep
        place = i if side in ("left", "top") else deep - 1 - i
        ramp.set_at((place, 0) if upright else (0, place), (*colour, round(255 * min(1.0, near**2 * 1.5))))
    return pygame.transform.scale(ramp, size).convert_alpha()
