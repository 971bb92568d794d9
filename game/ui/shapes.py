"""Plates, rings and shadows: the smooth rounded surfaces that buttons and panels are made of. Decides how they shine; no meaning.

pygame's own rounded rectangles have jagged corners, so masks are drawn three times too large and scaled down, once for each size.
Everything returned is shared and cached: blit it, never draw on it.
"""

from functools import lru_cache

import pygame

from game.ui.theme import INK, SHADOW, WHITE, Colour

_FINER = 3


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """`share` of `other` (0 … 1) in `one`."""
    return tuple(round(a + (b - a) * share) for a, b in zip(one, other, strict=True))  # type: ignore[return-value]


@lru_cache(maxsize=512)
def rounded(size: tuple[int, int], radius: int, line: int = 0, colour: Colour = WHITE, alpha: int = 255) -> pygame.Surface:
    """A rounded rectangle in one colour; with `line` only its outline, so many pixels wide."""
    large = pygame.Surface((size[0] * _FINER, size[1] * _FINER), pygame.SRCALPHA)
    large.fill((*colour, 0))
    pygame.draw.rect(large, (*colour, alpha), large.get_rect(), line * _FINER, border_radius=radius * _FINER)
    return pygame.transform.smoothscale(large, size).convert_alpha()


@lru_cache(maxsize=64)
def polygon(size: tuple[int, int], corners: tuple[tuple[float, float], ...], colour: Colour) -> pygame.Surface:
    """A filled polygon with smooth edges; corners in pixels from the top left corner of a surface of this size."""
    large = pygame.Surface((size[0] * _FINER, size[1] * _FINER), pygame.SRCALPHA)
    large.fill((*colour, 0))
    pygame.draw.polygon(
        large, colour, [(min(x * _FINER, large.get_width() - 1), min(y * _FINER, large.get_height() - 1)) for x, y in corners]
    )
    return pygame.transform.smoothscale(large, size).convert_alpha()


@lru_cache(maxsize=256)
def shaded(size: tuple[int, int], radius: int, top: Colour, bottom: Colour, gloss: bool = True) -> pygame.Surface:
    """A rounded rectangle whose colour runs from `top` to `bottom`, with a soft shine over its upper half if it is to have `gloss`."""
    ramp = pygame.Surface((1, 2), pygame.SRCALPHA)
    ramp.set_at((0, 0), top)
    ramp.set_at((0, 1), bottom)
    face = pygame.transform.smoothscale(ramp, size).convert_alpha()
    if gloss:
        shine = (max(1, size[0] - radius), max(1, min(size[1] * 2 // 5, radius * 3 // 2)))
        face.blit(rounded(shine, min(radius, shine[1] // 2), 0, WHITE, 26), (radius // 2, max(1, min(size[1], 4 * radius) // 16)))
    face.blit(rounded(size, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return face


@lru_cache(maxsize=256)
def key_cap(size: tuple[int, int], radius: int, colour: Colour, lip: int) -> pygame.Surface:
    """A raised key: a shaded face standing `lip` pixels above a darker edge; the surface has exactly `size`."""
    cap = pygame.Surface(size, pygame.SRCALPHA)
    face = (size[0], size[1] - lip)
    if lip:
        cap.blit(rounded(face, radius, 0, mix(colour, SHADOW, 0.55)), (0, lip))
    cap.blit(shaded(face, radius, mix(colour, WHITE, 0.16), mix(colour, SHADOW, 0.14)), (0, 0))
    return cap.convert_alpha()


@lru_cache(maxsize=128)
def shadow(size: tuple[int, int], radius: int, soft: int) -> pygame.Surface:
    """A soft shadow for a rounded rectangle of `size`; it is `soft` pixels larger on every side. Blurred small: that is much faster."""
    less = max(1, soft // 4)
    whole = (size[0] + 2 * soft, size[1] + 2 * soft)
    small = pygame.Surface((max(1, whole[0] // less), max(1, whole[1] // less)), pygame.SRCALPHA)
    small.fill((*SHADOW, 0))
    body = small.get_rect().inflate(-soft * 2 // less, -soft * 2 // less)
    pygame.draw.rect(small, (*SHADOW, 170), body, border_radius=radius // less)
    blurred = pygame.transform.gaussian_blur(small, max(1, soft // less // 2))
    return pygame.transform.smoothscale(blurred, whole).convert_alpha()


def blit_shadow(surface: pygame.Surface, box: pygame.Rect, radius: int, soft: int, drop: int) -> None:
    """Lay the shadow of `box` on the surface, `drop` pixels lower."""
    surface.blit(shadow(box.size, radius, soft), (box.x - soft, box.y - soft + drop))


def ring(surface: pygame.Surface, box: pygame.Rect, radius: int, line: int, gap: int, colour: Colour) -> None:
    """Draw an outline around `box`, `gap` pixels away from it, with a dark rim, so that it stands out from every cloth."""
    outer = box.inflate(2 * (gap + line), 2 * (gap + line))
    rim = max(1, line // 2)
    whole = outer.inflate(2 * rim, 2 * rim)
    surface.blit(rounded(whole.size, radius + gap + line + rim, line + 2 * rim, INK), whole)
    surface.blit(rounded(outer.size, radius + gap + line, line, colour), outer)
