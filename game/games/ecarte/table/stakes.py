"""What three tricks will bring, choice by choice, before the choice is made (E10): as numbers, and as a small table on the felt.

The numbers are `scoring`'s, by the preset; nothing is decided here.
"""

from collections.abc import Hashable, Iterator
from typing import NamedTuple

import pygame

from game.core.seats import Seat
from game.games.ecarte.scoring import tricks_worth
from game.games.ecarte.state import Common, Situation
from game.ui import text
from game.ui.hud.pieces import plate, words
from game.ui.icons import badge
from game.ui.lang import Say
from game.ui.picture import Item, blitted
from game.ui.shapes import rounded
from game.ui.text import Style
from game.ui.theme import BOARD, GOLD, INK, MIST, PAPER, WHITE, Scale


class Row(NamedTuple):
    """A choice (or the row that counts now) as a message key, with the points it would bring elder and dealer."""

    key: str
    elder: int
    dealer: int


def rows(common: Common) -> tuple[Row, ...]:
    """The choices of whoever talks now; once the talk is over, what three tricks and all five bring."""
    if common.phase == "propose":
        talked = (_row("play", common, common.situation), _row("exchange", common, "exchanged"))
        return (*talked, _row("refused", common, "refused")) if common.situation == "unproposed" else talked
    if common.phase == "respond":
        refused: Situation = "refused" if common.situation == "unproposed" else common.situation
        return (_row("accept", common, "exchanged"), _row("refuse", common, refused))
    situation: Situation = "exchanged" if common.phase in ("elder_discards", "dealer_discards") else common.situation
    return (_row("three", common, situation), _row("five", common, situation, 5))


def _row(key: str, common: Common, situation: Situation, tricks: int = 3) -> Row:
    elder, dealer = (tricks_worth(common.options, situation, elder_won, tricks) for elder_won in (True, False))
    return Row(key, elder, dealer)


def stakes_items(scale: Scale, box: pygame.Rect, common: Common, say: Say) -> Iterator[Item]:
    """The table inside `box`: a line per choice, a column for each player with his badge."""
    if common.turnup is None or common.dealer is None or common.phase in ("between", "over"):
        return
    shown, talking = rows(common), common.phase in ("propose", "respond")
    head, line = scale.px(34), scale.px(34)
    high = scale.px(16) + head + line * (len(shown) + talking)
    place = pygame.Rect(box.x + scale.px(8), 0, box.w - scale.px(8), min(high, box.h))
    place.centery = box.centery
    yield plate("stakes", place, INK, BOARD, scale.px(14), GOLD if talking else None, scale.px(2))
    inner = place.inflate(-scale.px(20), -scale.px(14))
    column = inner.w * 18 // 100
    cells = [pygame.Rect(inner.right - column * (2 - i), inner.y, column, head) for i in (0, 1)]
    title = pygame.Rect(inner.x, inner.y, inner.w - 2 * column, head)
    yield words("stakes title", say("ecarte-stakes-title"), Style(scale.type(17), "text", "bold", MIST), title)
    seats: tuple[Seat, Seat] = (1 - common.dealer, common.dealer)
    for cell, seat in zip(cells, seats, strict=True):
        side = min(scale.px(26), cell.w)
        mark = pygame.Rect(0, 0, side, side)
        mark.center = cell.center
        yield blitted(("stakes badge", seat), side, badge(seat, side), mark)
    for number, row in enumerate(shown):
        top = inner.y + head + number * line
        yield from _line(scale, row, pygame.Rect(inner.x, top, inner.w, line), column, say)
    if talking:
        below = pygame.Rect(inner.x, inner.y + head + len(shown) * line, inner.w, line)
        yield words("stakes vole", say("ecarte-stakes-vole"), Style(scale.type(15), "text", "regular", MIST), below)


def _line(scale: Scale, row: Row, rect: pygame.Rect, column: int, say: Say) -> Iterator[Item]:
    """A choice and its two numbers; two points are worth a bright ground."""
    label = pygame.Rect(rect.x, rect.y, rect.w - 2 * column, rect.h)
    yield words(("stakes row", row.key), say(f"ecarte-stakes-{row.key}"), Style(scale.type(18), "text", "medium", PAPER), label)
    for i, points in enumerate((row.elder, row.dealer)):
        cell = pygame.Rect(rect.right - column * (2 - i), rect.y, column, rect.h)
        yield _points(scale, (row.key, i), points, cell)


def _points(scale: Scale, key: Hashable, points: int, cell: pygame.Rect) -> Item:
    def paint(surface: pygame.Surface) -> None:
        side = min(cell.h - scale.px(4), cell.w)
        if points > 1:
            surface.blit(rounded((side, side), side // 3, 0, GOLD), (cell.centerx - side // 2, cell.centery - side // 2))
        style = Style(min(scale.type(24), side), "head", "bold", INK if points > 1 else WHITE)
        text.draw(surface, str(points), style, cell, "centre")

    return Item(("stakes points", key), cell, points, paint)
