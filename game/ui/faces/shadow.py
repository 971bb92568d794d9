"""Soft shadows of cards. Decides their softness; knows no face.

A shadow is blurred once for a form and a softness and only scaled after that: blurring one anew for every size on the way of a card would
cost more than all the rest of the frame.
"""

from functools import lru_cache

import pygame

from game.ui.theme import SHADOW

_LONG = 160
"""The longer side of the blurred originals, pixels: nobody sees that a soft thing was enlarged."""


def shadow(width: int, height: int, blur: int, strength: int) -> pygame.Surface:
    """A premultiplied shadow of a card of width × height pixels that fades out over `blur` pixels around it; `strength` 0–255."""
    share = max(1, round(50 * blur / max(width, height)))
    return _scaled(round(20 * width / height), share, strength // 10 * 10, (width + 2 * blur, height + 2 * blur))


@lru_cache(maxsize=64)
def _scaled(form: int, share: int, strength: int, size: tuple[int, int]) -> pygame.Surface:
    return pygame.transform.scale(_soft(form, share, strength), size)


@lru_cache(maxsize=64)
def _soft(form: int, share: int, strength: int) -> pygame.Surface:
    """The original: `form` is 20 × width / height, `share` the softness in fiftieths of the longer side."""
    ratio = form / 20
    wide, high = (_LONG, round(_LONG / ratio)) if ratio >= 1 else (round(_LONG * ratio), _LONG)
    blur = max(1, _LONG * share // 50)
    sheet = pygame.Surface((max(2, wide) + 2 * blur, max(2, high) + 2 * blur), pygame.SRCALPHA)
    pygame.draw.rect(sheet, (*SHADOW, strength), sheet.get_rect().inflate(-2 * blur, -2 * blur), border_radius=blur + 2)
    return pygame.transform.gaussian_blur(sheet.premul_alpha(), max(1, blur * 2 // 3)).convert_alpha()
