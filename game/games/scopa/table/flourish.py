"""A sweep's flourish: its name in large letters over the table, and sparks where the cards go; with reduced motion a still word alone."""

from collections.abc import Iterator

import pygame

from game.core.seats import Seat
from game.games.scopa.table.board import Board
from game.games.scopa.table.choreography import SWEPT
from game.ui import text
from game.ui.easing import out_back
from game.ui.hud.pieces import spark
from game.ui.particles import sparks
from game.ui.picture import Item
from game.ui.table_part import Desk
from game.ui.text import Style
from game.ui.theme import GOLD, INK, PLAYERS, WHITE

GROWS = 380_000_000
SPARKS = 900_000_000
"""How long sparks fly where the cards arrive, ns."""
_STEPS = 16


def flourish_items(desk: Desk, board: Board, sweep: tuple[int, Seat, int], now: int) -> Iterator[Item]:
    """The flourish of a sweep: since when, whose, how many points."""
    since, seat, points = sweep
    scale, middle = board.areas.scale, board.cloth.places.middle
    word = desk.say("scopa-shout", count=points)
    grown = 1.0 if desk.still else min(1.0, (now - since) / GROWS)
    step = round(grown * _STEPS)
    size = max(8, round(scale.type(104) * max(0.1, out_back(step / _STEPS))))
    rect = pygame.Rect(0, 0, middle.w, min(middle.h, scale.px(170)))
    rect.center = (middle.centerx, middle.y + middle.h * 25 // 100)
    colour = PLAYERS[seat % len(PLAYERS)]

    def paint(surface: pygame.Surface) -> None:
        style = text.snug(word, Style(size, "head", "black", GOLD), rect.w - scale.px(40), 0.3)
        rim = max(2, style.px // 22)
        for x, y in ((-rim, 0), (rim, 0), (0, -rim), (0, rim), (rim, 2 * rim)):
            text.draw(surface, word, style._replace(colour=INK), rect.move(x, y), "centre")
        text.draw(surface, word, style._replace(colour=WHITE), rect.move(0, -max(1, rim // 2)), "centre")
        text.draw(surface, word, style, rect, "centre")

    yield Item("flourish", rect.inflate(scale.px(20), scale.px(20)), (word, step), paint)
    if not desk.still and board.director.moving:
        pile = board.cloth.pile(seat)
        progress = (now - since - SWEPT * board.director.factor) / SPARKS
        for number, piece in enumerate(sparks(since, pile.x, pile.y, scale.px(170), colour, progress, 34)):
            yield spark(("spark", number), piece)
