"""The room's limit for a turn, as the people at this screen see and hear it: a bar that runs out, and the last seconds ticking.

Decides when it is shown. The host alone ends a turn (`net.absence`); here the same time is reckoned from the steps of the match. Knows no
game: whoever may do something is asked.
"""

from collections.abc import Callable
from dataclasses import replace

from game.core.game import SECOND, Pace
from game.core.seats import Seat
from game.core.table import Table
from game.ui.effects import Effect
from game.ui.table_part import Facts

SHOWN, TICKED = 10 * SECOND, 5 * SECOND
"""How much of a turn's end is shown as a bar, and how much of it is heard."""


class Limit:
    """Since when each own seat is asked, on the match clock."""

    def __init__(self, table: Table, sound: Callable[[Effect], None]) -> None:
        self._table, self._sound = table, sound
        self._since: dict[Seat, int] = {}
        self._heard = 0

    def hear(self, clock: int, actor: Seat | None = None) -> None:
        """The match stands so since `clock`: who is asked on and on was first asked where he was, but the `actor` only now."""
        asked = [seat for seat in self._table.own if self._asked(seat)]
        self._since = {seat: self._since.get(seat, clock) if seat != actor else clock for seat in asked}

    def step(self, now: int) -> None:
        """Tick if another of the last seconds has begun."""
        left = self.left(now)
        second = -(-left // SECOND) if left is not None and 0 < left <= TICKED else 0
        if second and second != self._heard:
            self._sound("countdown")
        self._heard = second

    def shown(self, facts: Facts, now: int) -> Facts:
        """What the scene shows, with the bar in the strip while the end is near; a sheet is read without haste."""
        left = self.left(now)
        if left is None or left > SHOWN or facts.sheet is not None:
            return facts
        strip = replace(facts.strip, left=left / min(SHOWN, self._whole))
        if strip.tone == "calm":  # quiet letters could not be read on the bar
            strip = replace(strip, tone="call", seat=min(self._since, key=self._since.__getitem__))
        return replace(facts, strip=strip)

    def next_change(self, now: int) -> int | None:
        """When it looks or sounds different: at once while the bar runs."""
        left = self.left(now)
        return None if left is None or not left or self._standing else now + max(0, left - SHOWN)

    def left(self, now: int) -> int | None:
        """How long the own seat that was asked first may still take, ns; None without a limit, or while nobody here is asked."""
        room = self._table.room
        if room is None or room.phase != "match" or not self._whole or not self._since:
            return None
        return max(0, min(self._since.values()) + self._whole - self._table.clock(now))

    @property
    def _whole(self) -> int:
        return self._table.room.turn_seconds * SECOND if self._table.room else 0

    @property
    def _standing(self) -> bool:
        """Whether the match clock stands: nothing changes then."""
        return bool(self._table.room and self._table.room.paused) or not self._table.connected

    def _asked(self, seat: Seat) -> bool:
        game = self._table.game
        return game is not None and game.info.pace is Pace.TURNS and bool(game.legal_actions(self._table.view(seat)))
