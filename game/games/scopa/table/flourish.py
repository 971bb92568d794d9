"""A sweep beside its word: a broom that goes over the table with the cards, and sparks where they arrive. Absent where nothing moves."""

from collections.abc import Iterator
from functools import lru_cache

import pygame

from game.core.seats import Seat
from game.games.scopa.table.board import Board
from game.games.scopa.table.choreography import BROOM, SWEPT
from game.ui.easing import in_cubic, mix
from game.ui.hud.pieces import spark
from game.ui.icons import icon
from game.ui.particles import sparks
from game.ui.picture import Item
from game.ui.theme import GOLD, INK, PLAYERS, Colour

SPARKS = 900_000_000
"""How long sparks fly where the cards arrive, ns."""
_SWING, _STROKES = 24, 3


def sweep_items(board: Board, sweep: tuple[int, Seat], now: int) -> Iterator[Item]:
    """Broom and sparks of a sweep: since when, whose."""
    since, seat = sweep
    if not board.director.moving:
        return
    scale, middle, pile = board.areas.scale, board.cloth.places.middle, board.cloth.pile(seat)
    factor = board.director.factor
    t = (now - since - BROOM * factor) / ((SWEPT - BROOM) * factor)
    if 0 <= t < 1:
        p = in_cubic(t)
        behind = scale.px(190) if pile.x > middle.centerx else -scale.px(190)
        start = middle.centerx - behind
        x, y = mix(start, pile.x, p), mix(middle.centery, pile.y, p)
        wave = abs(2 * (_STROKES * t % 1) - 1)
        drawn = _broom(scale.px(150), round((wave - 0.5) * 2 * _SWING / 4) * 4)
        rect = drawn.get_rect(center=(round(x), round(y - scale.px(30) * wave)))
        yield Item("broom", rect, drawn, lambda surface: surface.blit(drawn, rect))
    colour = PLAYERS[seat % len(PLAYERS)]
    progress = (now - since - SWEPT * factor) / SPARKS
    for piece in sparks(since, pile.x, pile.y, scale.px(170), colour, progress, 34):
        yield spark(("spark", piece.number), piece)


@lru_cache(maxsize=32)
def _broom(side: int, angle: int, colour: Colour = GOLD) -> pygame.Surface:
    """The broom with a dark edge, swung so far."""
    edge = max(2, side // 40)
    whole = pygame.Surface((side + 2 * edge, side + 2 * edge), pygame.SRCALPHA)
    dark = icon("broom", side, INK)
    for x, y in ((0, edge), (2 * edge, edge), (edge, 0), (edge, 2 * edge)):
        whole.blit(dark, (x, y))
    whole.blit(icon("broom", side, colour), (edge, edge))
    return pygame.transform.rotozoom(whole, angle, 1.0).convert_alpha()
