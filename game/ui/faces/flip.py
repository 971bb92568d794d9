"""A card seen while it turns over about its upright axis: narrower, its near edge taller and lit, its far edge smaller.

Decides the perspective, in a few steps between flat and edgewise so that surfaces can be kept; knows no pose and no face.
"""

import math

import pygame

STEPS = 6
"""Steps from flat (0) to edgewise (`STEPS`, not shown: there nothing can be seen)."""
_DEPTH = 0.3
"""How much the near edge is taller than the middle when the card stands on its edge, and the far edge smaller."""
_COLUMNS = 14
"""How many strips a card is cut into."""
_SHARES = tuple(math.cos(math.pi / 2 * step / STEPS) for step in range(STEPS + 1))
"""How wide a card looks in each step, as a share of its width."""


def step_of(turn: float) -> int:
    """The step for a card turned so far, 1 face up … 0 face down."""
    return min(STEPS - 1, round(2 * STEPS * min(turn, 1 - turn))) if 0 < turn < 1 else 0


def narrowed(width: float, step: int) -> int:
    """How wide a card of this width looks in a step."""
    return max(1, round(width * _SHARES[step]))


def turning(sheet: pygame.Surface, step: int, near_left: bool) -> pygame.Surface:
    """The premultiplied sheet in this step (1 … `STEPS` - 1), with the edge on its left or right nearer to the eye."""
    depth = math.sin(math.pi / 2 * step / STEPS)
    wide, high = narrowed(sheet.get_width(), step), sheet.get_height()
    flat = pygame.transform.smoothscale(sheet, (wide, high))
    dark = round(255 * (1 - 0.22 * depth))
    flat.fill((dark, dark, dark, 255), special_flags=pygame.BLEND_RGBA_MULT)
    seen = pygame.Surface((wide, round(high * (1 + _DEPTH * depth / 2)) + 2), pygame.SRCALPHA)
    each = max(4, -(-wide // _COLUMNS))
    for left in range(0, wide, each):
        column = min(each, wide - left)
        share = (left + column / 2) / wide - 0.5
        tall = round(high * (1 + _DEPTH * depth * (-share if near_left else share)))
        strip = pygame.transform.scale(flat.subsurface((left, 0, column, high)), (column, tall))
        seen.blit(strip, (left, (seen.get_height() - tall) // 2))
    _lit(seen, wide, near_left, depth)
    return seen


def _lit(seen: pygame.Surface, wide: int, near_left: bool, depth: float) -> None:
    """Light on the near edge: added, so that it stays within the card."""
    edge = max(1, wide // 24)
    glow = round(120 * depth)
    tall = seen.get_height() * 9 // 10
    band = pygame.Rect(0 if near_left else wide - edge, (seen.get_height() - tall) // 2, edge, tall)
    seen.fill((glow, glow, round(glow * 0.85), 0), band, special_flags=pygame.BLEND_RGBA_ADD)
