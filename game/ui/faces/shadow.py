"""Soft shadows of cards: squeezed, tilted and as large as the card that casts them. Decides their softness; knows no face.

A shadow is blurred once for a shape and a height, small, and only tilted and scaled after that: blurring one anew for every pose on the way
of a card would cost more than all the rest of the frame.
"""

from functools import lru_cache
from typing import NamedTuple

import pygame

from game.ui.theme import SHADOW

_LONG = 40
"""The longer side of the blurred originals, pixels: nobody sees that a soft thing was enlarged."""
_SMOOTH = 3
"""By how much an original is enlarged smoothly before it is scaled to its size in one quick step."""
HEIGHTS = 8
"""Steps of height above the table; each is softer, wider and paler than the one below."""


class Shade(NamedTuple):
    """What a shadow depends on: width / height of the card in fortieths, its height above the table (0 … `HEIGHTS`), its tilt in degrees."""

    form: int
    height: int
    angle: int = 0


def shade(ratio: float, height: float, angle: float) -> Shade:
    """The shade of a card of this width / height, `height` of its own width above the table (0 … 1), tilted by so many degrees."""
    return Shade(max(1, round(40 * ratio)), round(HEIGHTS * min(1.0, max(0.0, height))), round(angle / 3) * 3)


def shadow(of: Shade, longest: float) -> pygame.Surface:
    """The premultiplied shadow of a card whose longer side has `longest` pixels; its middle is the card's middle."""
    small = _smooth(of)
    share = longest / (_LONG * _SMOOTH)
    return _scaled(of, (max(1, round(small.get_width() * share / 2) * 2), max(1, round(small.get_height() * share / 2) * 2)))


@lru_cache(maxsize=64)
def _scaled(of: Shade, size: tuple[int, int]) -> pygame.Surface:
    return pygame.transform.scale(_smooth(of), size)


@lru_cache(maxsize=256)
def _smooth(of: Shade) -> pygame.Surface:
    """The original, tilted and a little larger."""
    soft = _soft(of.form, of.height)
    tilted = pygame.transform.rotozoom(soft, of.angle, 1.0) if of.angle else soft
    return pygame.transform.smoothscale(tilted, (tilted.get_width() * _SMOOTH, tilted.get_height() * _SMOOTH)).convert_alpha()


@lru_cache(maxsize=128)
def _soft(form: int, height: int) -> pygame.Surface:
    """The original: dark and sharp on the table, paler and softer the higher the card is."""
    ratio, lift = form / 40, height / HEIGHTS
    wide, high = (_LONG, max(2, round(_LONG / ratio))) if ratio >= 1 else (max(2, round(_LONG * ratio)), _LONG)
    blur = max(2, round(_LONG * (0.035 + 0.075 * lift)))
    sheet = pygame.Surface((wide + 4 * blur, high + 4 * blur), pygame.SRCALPHA)
    pygame.draw.rect(sheet, (*SHADOW, round(150 - 80 * lift)), sheet.get_rect().inflate(-4 * blur, -4 * blur), border_radius=blur)
    return pygame.transform.gaussian_blur(sheet.premul_alpha(), blur)
