"""Small drawings from `assets/icons`, in any size and colour, and the badges of the people at a screen.

Decides how an icon becomes a surface; knows no meaning. Icons are drawn in white and coloured here. No font glyph serves as a symbol:
the text fonts have none.
"""

from functools import lru_cache
from pathlib import Path

import pygame

from game.ui.theme import INK, PLAYERS, WHITE, Colour

ICONS = Path(__file__).resolve().parents[2] / "assets" / "icons"
BADGES = 12


def exists(name: str) -> bool:
    """Whether there is an icon of this name."""
    return (ICONS / f"{name}.svg").is_file()


@lru_cache(maxsize=256)
def icon(name: str, px: int, colour: Colour = WHITE) -> pygame.Surface:
    """The icon, `px` pixels square. Shared and cached. `FileNotFoundError` if there is none."""
    drawn = _white(name, px).copy()
    drawn.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return drawn


@lru_cache(maxsize=256)
def _white(name: str, px: int) -> pygame.Surface:
    path = ICONS / f"{name}.svg"
    if not path.is_file():
        raise FileNotFoundError(path)
    large = pygame.image.load_sized_svg(str(path), (px * 3, px * 3)).convert_alpha()
    alone = pygame.Surface(large.get_size(), pygame.SRCALPHA)
    alone.fill((*WHITE, 0))  # white to the edge: no dark fringe after scaling
    alone.blit(large, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return pygame.transform.smoothscale(alone, (px, px)).convert_alpha()


@lru_cache(maxsize=128)
def badge(number: int, px: int) -> pygame.Surface:
    """The mark of the `number`th person at this screen: a shape and a colour of his own, with a dark edge."""
    name = f"badge-{number % BADGES}"
    edge = max(1, px // 14)
    whole = pygame.Surface((px, px), pygame.SRCALPHA)
    inner = px - 2 * edge
    dark = icon(name, inner, INK)
    for x in range(0, 2 * edge + 1, max(1, edge)):
        for y in range(0, 2 * edge + 1, max(1, edge)):
            whole.blit(dark, (x, y))
    whole.blit(icon(name, inner, PLAYERS[number % len(PLAYERS)]), (edge, edge))
    return whole.convert_alpha()


def put(surface: pygame.Surface, drawn: pygame.Surface, centre: tuple[int, int]) -> None:
    """Blit with the middle at `centre`."""
    surface.blit(drawn, drawn.get_rect(center=centre))
