"""The computer players of a room, sitting at its table like everybody else: they get views, make plans and press when it is time.

Decides whose turn it is to think and when a plan is due; knows no game and no link.
"""

import random
from collections.abc import Callable
from typing import cast

from game.core.game import AnyGame
from game.core.seats import Seat
from game.core.table import ClockIs, Closed, Happening, Refused, Restored, Stepped, Table
from game.games import part
from game.session.mind import Mind

SHORTEST_WAIT = 1_000_000
"""Nanoseconds; shorter waits would be spinning."""


class Players:
    """Plays every seat of `table` that is ours. `wake`: called, from any thread, when `run` is to be called again before its time."""

    def __init__(self, table: Table, seed: int | None, stand_in: str, wake: Callable[[], None]) -> None:
        self._table, self._seed, self._stand_in, self._wake = table, seed, stand_in, wake
        self._minds: dict[Seat, Mind] = {}
        self._asked: dict[Seat, int] = {}
        self._running = True
        self.over = False

    def run(self, now: int) -> int | None:
        """Take in what happened and do what is due at `now`. The ns until it is to be called again at the latest, None: when woken."""
        for happening in self._table.poll(now):
            self._take_in(happening, now)
        return self._press(now)

    def close(self) -> None:
        """Nobody thinks any more."""
        for mind in self._minds.values():
            mind.close()

    def _take_in(self, happening: Happening, now: int) -> None:
        match happening:
            case Restored():
                self._seat(happening)
            case Stepped(seats=seats):
                for seat in seats:
                    if seat in self._minds:
                        self._minds[seat].tell(happening)
            case ClockIs(running=running):
                self._running = running
            case Refused(id=int() as id, code="paused"):
                self._running = False
                for seat in [seat for seat, asked in self._asked.items() if asked == id]:
                    self._minds[seat].again()
            case Closed():
                self.over = True

    def _seat(self, restored: Restored) -> None:
        """Somebody for each of these seats, who knows what it sees; nobody any more for seats that are not ours now."""
        for seat in restored.seats:
            if old := self._minds.pop(seat, None):
                old.close()
            mind = self._minds[seat] = self._mind(seat)
            mind.tell(restored)
        for seat in set(self._minds) - set(self._table.own):
            self._minds.pop(seat).close()

    def _mind(self, seat: Seat) -> Mind:
        game, options = cast(AnyGame, self._table.game), self._table.options
        bot = part(game.info.id, "bot")
        level = self._level(seat, bot.LEVELS)
        dice = random.Random() if self._seed is None else random.Random(f"{self._seed} {seat}")
        return Mind(lambda: bot.make(level, seat, options, dice), game.fallback, self._wake)

    def _level(self, seat: Seat, known: tuple[str, ...]) -> str:
        """The level of a computer's seat; for a person who is away the room's stand-in."""
        seats = self._table.room.seats if self._table.room else ()
        level = seats[seat].level if seat < len(seats) else None
        return next((word for word in (level, self._stand_in) if word in known), known[0])

    def _press(self, now: int) -> int | None:
        """Do what is due. The ns until the next plan is, None if there is none or nothing can be asked."""
        if not (self._running and self._table.connected):
            return None
        clock = self._table.clock(now)
        waits = []
        for seat, mind in self._minds.items():
            plan = mind.plan
            if plan and plan.at <= clock:
                asked = self._table.act(seat, plan.action, now)
                if asked is not None:
                    self._asked[seat] = asked
                    mind.done()
            elif plan:
                waits.append(max(plan.at - clock, SHORTEST_WAIT))
        return min(waits, default=None)
