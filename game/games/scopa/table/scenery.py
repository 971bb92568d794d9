"""The picture of a table of Scopa: pack, piles, plates, cards, what marks them, what flies, a sweep's flourish, the curtain.

Decides what lies over what; no rules, no time. Everything is an item of a picture, so that only what changed is drawn.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import pygame

from game.core.cards import Card
from game.core.seats import Seat
from game.games.scopa.state import View
from game.games.scopa.table.board import Board
from game.games.scopa.table.choice import Choice
from game.games.scopa.table.flourish import sweep_items
from game.games.scopa.table.piles import pile_items
from game.ui import wording
from game.ui.bindings import pick_name
from game.ui.curtain import Curtain, curtain_items
from game.ui.director import Sprite
from game.ui.hand import Hand
from game.ui.hud.around import Plate, plate_items
from game.ui.marks import check, colour_of, corners, key_cap, ring
from game.ui.picture import Item
from game.ui.table_part import Desk
from game.ui.theme import GOLD


@dataclass(frozen=True)
class Shown:
    """What is shown at a moment beside the cards. `taking`: cards lying to be read before they are taken, and who takes them."""

    view: View
    choice: Choice
    cursor: int | None
    caps: bool
    plates: Sequence[Plate]
    sweep: tuple[int, Seat] | None
    taking: tuple[Seat, tuple[Card, ...]] | None
    on_turn: bool


class Scenery:
    """What one table looks like."""

    def __init__(self, desk: Desk, board: Board, hand: Hand, curtain: Curtain) -> None:
        self._desk, self._board, self._hand, self._curtain = desk, board, hand, curtain

    def items(self, shown: Shown, now: int) -> Iterator[Item]:
        """Everything, the lowest first."""
        board = self._board
        yield from self._pack()
        for place in board.cloth.places.seats:
            yield from pile_items(board, place.seat, shown.view)
            yield from plate_items(board.areas.scale, place, self._desk.person(place.seat), shown.plates[place.seat])
        lying, flying = board.sprites(now)
        upper = {*self._hand.cards, board.look.over and board.look.over[0]}
        yield from (board.painter.item(sprite) for sprite in lying if sprite.key not in upper)
        yield from self._table_marks(shown, now)
        yield from (board.painter.item(sprite) for sprite in lying if sprite.key in upper)
        yield from self._hand_marks(shown, now)
        if self._curtain.waits is not None:
            place = board.cloth.places.seats[board.cloth.bottom]
            yield from curtain_items(self._desk, board.areas.scale, place.hand, self._curtain.waits)
        yield from (board.painter.item(sprite) for sprite in flying)
        if shown.sweep is not None:
            yield from sweep_items(board, shown.sweep, now)

    def _pack(self) -> Iterator[Item]:
        """The pack in the panel: up to three backs, as many as there are cards for."""
        pose = self._board.cloth.stock
        for i in range(min(3, -(-len(self._board.zones.get("stock", ())) // 9))):
            yield self._board.painter.item(Sprite(f"stock {i}", None, replace(pose, x=pose.x - 2 * i, y=pose.y - 2 * i)))

    def _table_marks(self, shown: Shown, now: int) -> Iterator[Item]:
        """Picked: a thick ring with a check · can be taken: bright corners · cursor: a thin outer ring · being taken: two rings."""
        board, scale, eye = self._board, self._board.areas.scale, self._curtain.eye
        if shown.taking is not None:
            seat, cards = shown.taking
            yield from (item for card in cards if (rect := board.rect(card, now)) for item in _taken(board, rect, seat, card))
            return
        colour = colour_of(eye) if eye is not None else GOLD
        for card, place in board.slots.of.items():
            rect = board.rect(card, now)
            if rect is None:
                continue
            if card in shown.choice.picks:
                yield ring(("picked", card), rect.inflate(scale.px(8), scale.px(8)), scale.px(11), scale.px(5), colour)
                yield check(scale, rect, ("check", card), colour)
            elif card in shown.choice.marked and shown.on_turn:
                yield corners(scale, rect, ("can", card))
            if place == shown.cursor:
                yield ring(("cursor", eye), rect.inflate(scale.px(20), scale.px(20)), scale.px(14), scale.px(3), colour)
            if shown.caps:
                row, column = board.lay.cell(place)
                yield key_cap(scale, rect, self._label(row, column), card)

    def _hand_marks(self, shown: Shown, now: int) -> Iterator[Item]:
        """The chosen card has a ring; by keys every card shows its number."""
        board, scale, eye = self._board, self._board.areas.scale, self._curtain.eye
        if eye is None:
            return
        for number, card in enumerate(self._hand.cards):
            rect = board.rect(card, now)
            if rect is None:
                continue
            if card == shown.choice.card:
                yield ring(("chosen", card), rect.inflate(scale.px(8), scale.px(8)), scale.px(11), scale.px(4), colour_of(eye))
            if shown.caps:
                yield key_cap(scale, rect, str((number + 1) % 10), ("hand", number))

    def _label(self, row: int, column: int) -> str:
        code = self._desk.bindings().keys.get(pick_name(row, column))
        return wording.key(self._desk.speech, code) if code is not None else ""


def _taken(board: Board, rect: pygame.Rect, seat: Seat, card: Card) -> Iterator[Item]:
    scale = board.areas.scale
    yield ring(("taken", card), rect.inflate(scale.px(14), scale.px(14)), scale.px(13), scale.px(3), colour_of(seat))
    yield ring(("taken in", card), rect.inflate(scale.px(2), scale.px(2)), scale.px(8), scale.px(3), GOLD)
