"""The picture of a table of Set: pack, cards, what marks them, what flies, the last set. Decides what lies over what; no rules, no time.

Everything is an item of a picture, so that only what changed is drawn.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.core.cards import Card
from game.core.seats import Seat
from game.games.setgame.table import marks
from game.games.setgame.table.board import BURST, Board
from game.games.setgame.table.grid import ROWS
from game.games.setgame.table.hands import Hands
from game.games.setgame.table.presses import Presses
from game.games.setgame.table.showcase import showcase_items
from game.games.setgame.table.story import Story
from game.games.setgame.view import SetView
from game.ui import wording
from game.ui.bindings import pick_name
from game.ui.director import Sprite
from game.ui.hud.pieces import spark
from game.ui.marks import key_cap
from game.ui.particles import sparks
from game.ui.picture import Item
from game.ui.table_part import Desk
from game.ui.theme import PLAYERS


class Scenery:
    """What one table looks like at a moment."""

    def __init__(self, desk: Desk, board: Board, hands: Hands, story: Story, presses: Presses) -> None:
        self._desk, self._board, self._hands, self._story, self._presses = desk, board, hands, story, presses

    def items(self, view: SetView, picks: Sequence[tuple[Seat, Card]], bursts: Sequence[tuple[int, Seat]], now: int) -> Iterator[Item]:
        """Pack, cards, marks, what flies, and the last set in the panel; `picks`: whose pick is which card, `bursts`: sparks by start."""
        yield from self._pack(view)
        if self._story.last is not None:
            areas = self._board.areas
            yield from showcase_items(self._desk, self._board.pack, areas.scale, areas.aside, self._story.last, self._story.fresh)
        lying, flying = self._board.sprites(now)
        yield from (self._board.painter.item(sprite) for sprite in lying)
        yield from self._marks(view, picks, now)
        for sprite in flying:
            yield self._board.painter.item(sprite)
            if sprite.key in self._board.takers:
                yield from self._taken(sprite, self._board.takers[sprite.key])
        yield from self._sparks(bursts, now)

    def _pack(self, view: SetView) -> Iterator[Item]:
        """The pack in the panel: up to three backs, as many as there are cards for."""
        pose = self._board.stock_pose()
        for i in range(min(3, -(-view.stock // 9))):
            yield self._board.painter.item(Sprite(f"stock {i}", None, replace(pose, x=pose.x - 2 * i, y=pose.y - 2 * i)))

    def _marks(self, view: SetView, picks: Sequence[tuple[Seat, Card]], now: int) -> Iterator[Item]:
        board, scale = self._board, self._board.areas.scale
        nests: dict[str, int] = {}
        for seat, card in picks:
            if rect := board.rect(card, now):
                yield from marks.picked(scale, rect, seat, nests.setdefault(card, 0), card)
                nests[card] += 1
        for card in view.hint:
            if rect := board.rect(card, now):
                yield from marks.hinted(scale, rect, card)
        for card, (slot, seat) in self._story.beaten.items():
            yield from marks.beaten(scale, board.grid.rect(slot), seat, card)
        for seat, slot in sorted(self._hands.cursors.items()):
            if slot < len(view.table) and self._cursor_shown(seat, view):
                yield from marks.cursor(scale, board.grid.rect(slot), seat)
        yield from self._caps(view, now)

    def _cursor_shown(self, seat: Seat, view: SetView) -> bool:
        return view.phase == "play" and (view.options.claim == "instant" or (view.call is not None and view.call.seat == seat))

    def _caps(self, view: SetView, now: int) -> Iterator[Item]:
        """The keys of the cards that lie there, while somebody here can pick by key."""
        desk = self._desk
        held = view.call is not None and view.call.seat in desk.own()
        if not self._presses.by_keys or not desk.own() or not (view.options.claim == "instant" or held):
            return
        for slot, card in enumerate(view.table):
            column, row = divmod(slot, ROWS)
            if card is not None and not self._board.flies(card, now) and (rect := self._board.rect(card, now)):
                yield key_cap(self._board.areas.scale, rect, _label(desk, row, column), slot)

    def _taken(self, sprite: Sprite, seat: Seat) -> Iterator[Item]:
        pose = sprite.pose
        if pose.lift > 0.3 and not pose.angle:
            yield from marks.taken(self._board.areas.scale, self._board.painter.rect(pose), seat, sprite.key)

    def _sparks(self, bursts: Sequence[tuple[int, Seat]], now: int) -> Iterator[Item]:
        for since, seat in bursts:
            box = self._board.areas.badges.get(seat)
            if box is None:
                continue
            reach = self._board.areas.scale.px(90)
            pieces = sparks(since, box.centerx, box.centery, reach, PLAYERS[seat % len(PLAYERS)], (now - since) / BURST)
            yield from (spark(("spark", seat, since, piece.number), piece) for piece in pieces)


def _label(desk: Desk, row: int, column: int) -> str:
    code = desk.bindings().keys.get(pick_name(row, column))
    return wording.key(desk.speech, code) if code is not None else ""
