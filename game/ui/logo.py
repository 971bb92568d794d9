"""The name of the house as lettering: leaning letters on an arc, thick, lit from above, with a deep edge. Decides a picture only."""

from functools import lru_cache
from math import cos, sin, tau

import pygame

from game.ui.shapes import mix
from game.ui.text import Style, clusters, line
from game.ui.theme import AMBER, CORAL, INK, SHADOW, WHITE, Colour, Scale


@lru_cache(maxsize=4)
def logo(words: str, px: int) -> pygame.Surface:
    """The lettering, `px` pixels from foot to head of a capital (about). Shared and cached."""
    letters = [_letter(letter, px, (AMBER, CORAL)[_word_of(words, i) % 2]) for i, letter in enumerate(clusters(words))]
    style = Style(px, "head", "black", WHITE)
    advance = [line(letter, style).surface.get_width() for letter in clusters(words)]
    wide, margin = sum(advance), px // 2
    whole = pygame.Surface((wide + 2 * margin, letters[0].get_height() + px // 2), pygame.SRCALPHA)
    x = margin
    for surface, step in zip(letters, advance, strict=True):
        along = (x + step / 2 - margin) / wide * 2 - 1
        turned = pygame.transform.rotozoom(surface, -4.0 * along, 1.0)
        middle = (round(x + step / 2), round(whole.get_height() / 2 - px * 0.1 * (1 - along * along) + px * 0.05))
        whole.blit(turned, turned.get_rect(center=middle))
        x += step
    return whole.convert_alpha()


def name_at(scale: Scale, name: str) -> tuple[pygame.Surface, tuple[int, int]]:
    """The lettering for a canvas, and its place on first frame and title screen."""
    return logo(name, scale.px(118)), (max(scale.px(64), scale.safe.x) - scale.px(66), -scale.px(16))


def _word_of(words: str, number: int) -> int:
    return "".join(clusters(words)[:number]).count(" ")


def _letter(letter: str, px: int, colour: Colour) -> pygame.Surface:
    """One letter with its edge, its depth and its light."""
    edge, depth = max(2, px // 16), max(2, px // 9)
    mask = line(letter, Style(px, "head", "black", WHITE)).surface
    pad = edge + depth
    whole = pygame.Surface((mask.get_width() + 2 * pad, mask.get_height() + 2 * pad), pygame.SRCALPHA)
    edged = _edged(_tinted(mask, INK), edge)
    below = _tinted(mask, mix(colour, SHADOW, 0.62))
    for drop in range(depth, -1, -1):
        whole.blit(edged, (depth, depth + drop))
    for drop in range(depth, 0, -1):
        whole.blit(below, (pad, pad + drop))
    whole.blit(_lit(mask, colour), (pad, pad))
    return whole


def _edged(mark: pygame.Surface, reach: int) -> pygame.Surface:
    """The mark in a circle of places: itself with a round edge."""
    edged = pygame.Surface((mark.get_width() + 2 * reach, mark.get_height() + 2 * reach), pygame.SRCALPHA)
    for step in range(16):
        edged.blit(mark, (reach + round(reach * cos(step * tau / 16)), reach + round(reach * sin(step * tau / 16))))
    return edged


def _tinted(mask: pygame.Surface, colour: Colour) -> pygame.Surface:
    tinted = mask.copy()
    tinted.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return tinted


def _lit(mask: pygame.Surface, colour: Colour) -> pygame.Surface:
    """The letter's face: nearly white above, its colour below, with a hard line of shine across the middle."""
    ramp = pygame.Surface((1, 5), pygame.SRCALPHA)
    for row, share in enumerate((0.9, 0.7, 0.35, 0.0, 0.0)):
        ramp.set_at((0, row), mix(colour, WHITE, share))
    face = pygame.transform.smoothscale(ramp, mask.get_size())
    face.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return face
