"""The table all menus lie on: felt with light from above, a faint pattern and a dark rim. Decides a picture; knows no scene."""

import random
from functools import lru_cache

import pygame

from game.ui.icons import icon
from game.ui.shapes import mix
from game.ui.theme import CLOTHS, INK, WHITE, Cloth, Colour

_GRAIN = bytes(value * 10 // 256 for value in range(256))


@lru_cache(maxsize=2)
def backdrop(size: tuple[int, int], cloth: Cloth = CLOTHS["green"]) -> pygame.Surface:
    """The felt for a canvas of this size. Shared and cached."""
    felt = pygame.transform.smoothscale(_light(cloth), size).convert()
    _pattern(felt, INK if cloth.pale else WHITE)
    grain = _grain()
    for x in range(0, size[0], grain.get_width()):
        for y in range(0, size[1], grain.get_height()):
            felt.blit(grain, (x, y), special_flags=pygame.BLEND_RGB_ADD)
    return felt


def _light(cloth: Cloth) -> pygame.Surface:
    """The light on the felt, small: an oval glow above the middle, falling off to the rim."""
    small = pygame.Surface((48, 27))
    for x in range(48):
        for y in range(27):
            away = (((x - 23.5) / 27) ** 2 + ((y - 10) / 19) ** 2) ** 0.5
            rim = min(1.0, (away - 0.5) * 1.9)
            small.set_at((x, y), mix(cloth.light, cloth.middle, away * 2) if away < 0.5 else mix(cloth.middle, cloth.dark, rim))
    return small


def _pattern(felt: pygame.Surface, ink: Colour) -> None:
    """Faint suits in diagonal rows."""
    wide, high = felt.get_size()
    step = max(24, high // 9)
    marks = []
    for number, name in enumerate(("suit-spade", "suit-heart", "suit-club", "suit-diamond")):
        mark = icon(name, step // 3, ink).copy()
        mark.set_alpha(9 + number % 2)
        marks.append(mark)
    for row in range(high // step + 2):
        for column in range(wide // step + 2):
            x = column * step + (row % 2) * step // 2 - step // 2
            felt.blit(marks[(column + 2 * row + row // 2) % 4], (x, row * step - step // 3))


@lru_cache(maxsize=1)
def _grain() -> pygame.Surface:
    """Noise of a few levels: it looks like cloth and hides the bands of the gradient."""
    dice = random.Random(7)
    side = 128
    grey = dice.randbytes(side * side).translate(_GRAIN)
    return pygame.image.frombytes(bytes(value for value in grey for _ in range(3)), (side, side), "RGB").convert()
