"""One match among computer players: the smallest host there can be.

It decides whose plan comes next and carries it out: in turns at once, in a race on virtual time (nobody waits for a real clock). It knows
games only through `Game` and players only through `Player`; people, pauses and links do not exist here.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.bots.player import Player
from game.core.errors import IllegalAction
from game.core.game import Acting, Action, AnyGame, Finished, NeedsOrder, Outcome, Pace, Stamp, Step
from game.core.seats import Seat
from net.contest import Entry, Queue, rank

RACE_REFUSALS = frozenset({"beaten", "late", "locked", "call_open"})
"""What being too slow is answered with: part of a race, no mistake of the player."""


class Stuck(RuntimeError):
    """Nobody acts and no deadline comes: the match would never end."""


class Played(NamedTuple):
    """A finished match: its outcome, how many actions were mistakes, and the match clock at its end (ns)."""

    outcome: Outcome
    errors: int
    clock: int


def play(game: AnyGame, options: Any, players: Sequence[Player], chance: random.Random) -> Played:
    """A whole match by these players, seat by seat; `chance` gives every order and every coin. `Stuck` if it cannot end."""
    bout = Bout(game, options, players, chance)
    while bout.outcome is None:
        bout.go_on()
    return Played(bout.outcome, bout.errors, bout.clock)


class Bout:
    """The state of the match, its clock, and the players that are told of each step. `watch` is told too, after them."""

    def __init__(
        self, game: AnyGame, options: Any, players: Sequence[Player], chance: random.Random,
        watch: Callable[[Step[Any, Any], int], None] = lambda _step, _clock: None,
    ) -> None:  # fmt: skip
        self.watch = watch
        self.game = game
        self.players = players
        self.chance = chance
        self.state: Any = game.new_match(options, len(players))
        self.clock = 0
        self.errors = 0
        self.refused: set[Seat] = set()  # seats whose plan was refused since the last step

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        awaited = self.game.awaiting(self.state)
        return awaited.outcome if isinstance(awaited, Finished) else None

    def due(self) -> int:
        """The match clock (ns) at which something happens next. `Stuck` if nothing ever does."""
        if isinstance(self.game.awaiting(self.state), NeedsOrder) or self.game.info.pace is Pace.TURNS:
            return self.clock
        deadline = self.game.deadline(self.state)
        earliest = self._queue().earliest(before=deadline)
        at = earliest.stamp.at if earliest else deadline
        if at is None:
            raise Stuck("No seat has a plan and no deadline comes.")
        return max(self.clock, at)

    def go_on(self) -> None:
        """Let happen what happens next. `Stuck` if nothing ever does."""
        awaited = self.game.awaiting(self.state)
        if isinstance(awaited, NeedsOrder):
            self._deal(awaited)
        elif isinstance(awaited, Acting) and self.game.info.pace is Pace.TURNS:
            self._turn(awaited)
        else:
            self._race()

    def _deal(self, needed: NeedsOrder) -> None:
        """Hand the awaited items over in random order."""
        items = list(needed.items)
        self.chance.shuffle(items)
        self._commit(self.game.ordered(self.state, tuple(items), self.clock))

    def _turn(self, acting: Acting) -> None:
        """Let the first seat that is asked act. No plan or a refused one is a mistake, and the fallback is played."""
        seat = acting.seats[0]
        plan = self.players[seat].plan()
        if plan is not None and self._try(seat, plan.action, Stamp(self.clock)) is None:
            return
        self.errors += 1
        action = self.game.fallback(self.game.view(self.state, seat))
        if action is None:
            raise Stuck(f"Seat {seat} is asked and knows no answer.")
        self._commit(self.game.apply(self.state, seat, action, Stamp(self.clock)))

    def _race(self) -> None:
        """Go on to the earliest plans, or to the deadline if none is strictly before it (S10, S19)."""
        queue, deadline = self._queue(), self.game.deadline(self.state)
        if queue.earliest(before=deadline):
            points = self.game.standing(self.state)
            for entry in rank(queue.take(before=deadline), points, self.chance)[0]:
                self._enter(entry)
        elif deadline is not None:
            self.clock = max(self.clock, deadline)
            self._commit(self.game.expire(self.state))
        else:
            raise Stuck("No seat has a plan and no deadline comes.")

    def _queue(self) -> Queue:
        """Everybody's plan as an entry from a machine of its own, so that points and coins settle dead heats (S16)."""
        queue = Queue()
        for seat, player in enumerate(self.players):
            plan = None if seat in self.refused else player.plan()
            if plan is not None:
                at = max(plan.at, self.clock)
                queue.add(Entry(seat, seat, 0, plan.action, frozenset(self.game.stakes(plan.action)), at, Stamp(at)))
        return queue

    def _enter(self, entry: Entry) -> None:
        self.clock = max(self.clock, entry.stamp.at)
        refusal = self._try(entry.seat, entry.action, entry.stamp)
        if refusal is not None:
            self.refused.add(entry.seat)
            self.errors += refusal.code not in RACE_REFUSALS

    def _try(self, seat: Seat, action: Action, stamp: Stamp) -> IllegalAction | None:
        try:
            step = self.game.apply(self.state, seat, action, stamp)
        except IllegalAction as refusal:
            return refusal
        self._commit(step)
        return None

    def _commit(self, step: Step[Any, Any]) -> None:
        """Take the new state and tell every player what its seat may see."""
        self.state = step.state
        self.refused.clear()
        for seat, player in enumerate(self.players):
            player.told(self.game.view(self.state, seat), tuple(event.seen_by(seat) for event in step.events), self.clock)
        self.watch(step, self.clock)
