"""Soft shadows of cards: squeezed, tilted and as large as the card that casts them. Decides their softness; knows no face.

A shadow is blurred once for a shape and a height, small, and only tilted and scaled after that: blurring one anew for every pose on the way
of a card would cost more than all the rest of the frame.
"""

from functools import lru_cache
from typing import NamedTuple

import pygame

from game.ui.faces.flip import narrowed
from game.ui.faces.kept import Kept
from game.ui.theme import SHADOW

_LONG = 40
"""The longer side of the blurred originals, pixels: nobody sees that a soft thing was enlarged."""
_ROOM = 24_000_000
"""Bytes of shadows kept in the sizes they are drawn in."""
_SMOOTH = 3
"""By how much an original is enlarged smoothly before it is scaled to its size in one quick step."""
HEIGHTS = 6
"""Steps of height above the table; each is softer, wider and paler than the one below."""


class Shade(NamedTuple):
    """What a shadow depends on: width / height of the card in fortieths, its height above the table (0 … `HEIGHTS`), its tilt in degrees,
    its step of turning over.
    """

    form: int
    height: int
    angle: int = 0
    turn: int = 0


def shade(ratio: float, height: float, angle: float, turn: int = 0) -> Shade:
    """The shade of a card of this width / height, `height` of its own width above the table (0 … 1), tilted by so many degrees."""
    return Shade(max(1, round(40 * ratio)), round(HEIGHTS * min(1.0, max(0.0, height))), round(angle / 5) * 5, turn)


_sized: Kept[tuple[Shade, int]] = Kept(_ROOM)


def shadow(of: Shade, longest: float) -> pygame.Surface:
    """The premultiplied shadow of a card whose longer side has `longest` pixels lying flat; its middle is the card's middle."""
    key = (of, round(longest / 2) * 2)
    found = _sized.get(key)
    if found is None:
        small, share = _smooth(of), key[1] / (_LONG * _SMOOTH)
        found = pygame.transform.scale(small, (max(1, round(small.get_width() * share)), max(1, round(small.get_height() * share))))
        _sized.put(key, found)
    return found


@lru_cache(maxsize=256)
def _smooth(of: Shade) -> pygame.Surface:
    """The original, squeezed, tilted and a little larger."""
    soft = _soft(of.form, of.height)
    if of.turn:
        soft = pygame.transform.smoothscale(soft, (narrowed(soft.get_width(), of.turn), soft.get_height()))
    tilted = pygame.transform.rotozoom(soft, of.angle, 1.0) if of.angle else soft
    return pygame.transform.smoothscale(tilted, (tilted.get_width() * _SMOOTH, tilted.get_height() * _SMOOTH)).convert_alpha()


@lru_cache(maxsize=128)
def _soft(form: int, height: int) -> pygame.Surface:
    """The original: dark and sharp on the table, paler and softer the higher the card is."""
    ratio, lift = form / 40, height / HEIGHTS
    wide, high = (_LONG, max(2, round(_LONG / ratio))) if ratio >= 1 else (max(2, round(_LONG * ratio)), _LONG)
    blur = max(2, round(_LONG * (0.035 + 0.075 * lift)))
    rim = blur + 1
    sheet = pygame.Surface((wide + 2 * rim, high + 2 * rim), pygame.SRCALPHA)
    pygame.draw.rect(sheet, (*SHADOW, round(150 - 80 * lift)), sheet.get_rect().inflate(-2 * rim, -2 * rim), border_radius=blur)
    return pygame.transform.gaussian_blur(sheet.premul_alpha(), max(1, blur * 2 // 3))
