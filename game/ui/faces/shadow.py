"""Soft shadows of cards, made once for a size. Decides their softness; knows no face."""

from functools import lru_cache

import pygame

from game.ui.faces.drawing import corner_radius
from game.ui.theme import SHADOW

_SMALL = 3
"""Shadows are blurred at a third of their size: nobody sees the difference, and it takes a tenth of the time."""


@lru_cache(maxsize=96)
def shadow(width: int, height: int, blur: int, strength: int) -> pygame.Surface:
    """A premultiplied shadow of a card of width × height pixels: `blur` pixels of softness around it, `strength` 0–255."""
    whole = (width + 2 * blur, height + 2 * blur)
    small = (max(4, whole[0] // _SMALL), max(4, whole[1] // _SMALL))
    sheet = pygame.Surface(small, pygame.SRCALPHA)
    edge = blur / _SMALL
    box = pygame.Rect(round(edge), round(edge), small[0] - 2 * round(edge), small[1] - 2 * round(edge))
    pygame.draw.rect(sheet, (*SHADOW, strength), box, border_radius=round(corner_radius(width, height) / _SMALL) + 1)
    soft = pygame.transform.gaussian_blur(sheet.premul_alpha(), max(1, round(edge * 0.8)))
    return pygame.transform.smoothscale(soft, whole).convert_alpha()
