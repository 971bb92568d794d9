"""What is heard of turns and endings at any table: a bell when it comes to somebody here, and whether an end was good for people here.

Knows no game and no device.
"""

from collections.abc import Collection

from game.core.seats import Seat
from game.ui.effects import Effect
from game.ui.table_part import Desk


def match_end(winners: Collection[Seat], own: Collection[Seat]) -> Effect:
    """The end of a match: won, unless nobody of the people here did."""
    return "win" if not own or not winners or set(winners) & set(own) else "lost"


def deal_end(winners: Collection[Seat], own: Collection[Seat]) -> Effect:
    """The end of a deal or round that does not end the match."""
    return "round-won" if not own or not winners or set(winners) & set(own) else "round-lost"


class TurnBell:
    """Rings when the turn comes to the only person here, from somebody else. Who shares a screen hands it on without a bell."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._last: Seat | None = None

    def step(self, turn: Seat | None) -> None:
        """Whose turn is shown now; None for nobody's."""
        before, self._last = self._last, turn if turn is not None else self._last
        if turn is not None and turn != before and before is not None and self._desk.own() == (turn,):
            self._desk.sound("turn")
