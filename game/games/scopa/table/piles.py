"""What a seat has taken: a pile with its count, and its sweeps lying crosswise under it, counted apart. Knows no rules."""

from collections.abc import Iterator
from dataclasses import replace

import pygame

from game.core.seats import Seat
from game.games.scopa.state import View
from game.games.scopa.table.board import Board
from game.ui import text
from game.ui.director import Sprite
from game.ui.icons import icon
from game.ui.picture import Item
from game.ui.shapes import rounded
from game.ui.text import Style
from game.ui.theme import GOLD, INK, WHITE

_SEEN = 5
"""Sweeps that are drawn; the count tells of more."""


def pile_items(board: Board, seat: Seat, view: View) -> Iterator[Item]:
    """The pile of one seat, lowest first."""
    cards, sweeps = board.zones.get(f"pile:{seat}", ()), view.common.sweep_cards[seat]
    table = board.cloth
    pile = table.pile(seat)
    for number, card in enumerate(sweeps[-_SEEN:]):
        yield board.painter.item(Sprite(f"sweep {seat} {number}", card, table.crosswise(seat, number)))
    backs = min(4, -(-(len(cards) - len(sweeps)) // 5))
    for number in range(backs):
        pose = replace(pile, x=pile.x - 1.5 * number, y=pile.y - 1.5 * number, z=2 + number)
        yield board.painter.item(Sprite(f"pile {seat} {number}", None, pose))
    if cards:
        yield from _counts(board, seat, len(cards), view.common.sweeps[seat])


def _counts(board: Board, seat: Seat, cards: int, sweeps: int) -> Iterator[Item]:
    """How many cards, on the pile; how many sweeps, with a broom."""
    scale, pile = board.areas.scale, board.cloth.pile(seat)
    side = scale.px(30)
    chip = pygame.Rect(0, 0, round(side * 1.25), side)
    chip.center = (round(pile.x), round(pile.y))

    def count(surface: pygame.Surface) -> None:
        surface.blit(rounded(chip.size, side // 2, 0, INK, 225), chip)
        text.draw(surface, str(cards), Style(scale.type(20), "head", "bold", WHITE), chip, "centre")

    yield Item(("count", seat), chip, cards, count)
    if not sweeps:
        return
    tag = pygame.Rect(0, 0, round(side * 1.7), round(side * 0.9))
    box = board.cloth.places.seats[seat].pile
    tag.bottomright = (box.right, box.bottom)
    broom = icon("broom", tag.h * 8 // 10, INK)

    def swept(surface: pygame.Surface) -> None:
        surface.blit(rounded(tag.size, tag.h // 2, 0, INK), tag)
        inner = tag.inflate(-scale.px(3), -scale.px(3))
        surface.blit(rounded(inner.size, inner.h // 2, 0, GOLD), inner)
        surface.blit(broom, broom.get_rect(midleft=(inner.x + scale.px(4), inner.centery)))
        room = pygame.Rect(inner.x + broom.get_width() + scale.px(5), inner.y, inner.w - broom.get_width() - scale.px(9), inner.h)
        text.draw(surface, str(sweeps), Style(scale.type(19), "head", "bold", INK), room, "centre")

    yield Item(("sweeps", seat), tag, sweeps, swept)
