"""One running match: who may act when, the race, and the rules' own deadlines.

Every intent that comes in here gets exactly one answer. In a game of turns it is applied at once; in a race it waits until nothing that
arrives later can have been earlier (S16), and a deadline runs after every entry with an earlier effective time. Knows no game, no room.
"""

import random
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeVar

import msgspec

from game.core.errors import IllegalAction
from game.core.game import AnyGame, Pace, Stamp, Step
from game.core.room import Phase
from game.core.seats import Seat
from net.clock import MatchClock
from net.contest import TIE, Entry, Queue, Told, rank
from net.messages import Intent, Plain
from net.outbox import Outbox
from net.progress import Audience, Broken, Cause, Progress, report
from net.publish import Viewer
from net.records import ActRecord, CoinRecord, ExpireRecord, PresenceRecord, StepRecord

MS = 1_000_000
T = TypeVar("T")


class Opening(NamedTuple):
    """What a match begins with. `options`: of the game's type, as this place allows them; `first`: the dealer of a rematch."""

    id: str
    game: AnyGame
    options: Any
    seats: int
    first: Seat | None
    version: int  # the room's versions go on from match to match, so nothing asked in one is taken for the next


class Match:
    """A match from its first presence to its end. `now`: monotonic ns of the host."""

    def __init__(self, opening: Opening, audience: Audience, dice: random.Random, out: Outbox, now: int) -> None:
        self.id = opening.id
        self.game = opening.game
        self.seats = opening.seats
        self.options: Plain = msgspec.to_builtins(opening.options)
        self.cap = getattr(opening.options, "lag_fair", 0) * MS
        self.credit = 0  # the largest lag credit in the room, ns
        self.first_version = opening.version
        self.clock = MatchClock(now)
        state = opening.game.new_match(opening.options, opening.seats, opening.first)
        self.progress = Progress(opening.game, state, opening.version, self.clock, audience, out)
        self._queue = Queue()
        self._dice = dice
        self._out = out
        self._told = Told()
        self._stuck: Any = None  # a state whose deadline the rules failed to handle

    @property
    def race(self) -> bool:
        """Whether its seats race each other."""
        return self.game.info.pace is Pace.RACE

    @property
    def phase(self) -> Phase:
        """Where it stands: it runs, it waits for people to be ready, it is over."""
        return self.progress.phase

    @property
    def dealer(self) -> Seat | None:
        """The seat that deals now, or dealt last."""
        return self.game.dealer(self.progress.state)

    def open(self, now: int) -> None:
        """Give the first deal its order. Raises `Broken`."""
        self.progress.orders(self._dice, self.clock.at(now), now)

    def deal_on(self, now: int) -> None:
        """People are ready: begin the next deal. Raises `Broken`."""
        at = self.clock.at(now)
        self.progress.order(self._dice, at, now)
        self.progress.orders(self._dice, at, now)

    def refusal(self, intent: Intent) -> str | None:
        """Why an intent is not even tried: in turns for its turn and its age, in a race only if it was meant for another match."""
        if intent.seen < self.first_version:
            return "stale"
        return None if self.race else self.progress.out_of_turn(intent.seat, intent.seen)

    def enter(self, peer: int, intent: Intent, action: Any, credit: int, now: int) -> None:
        """Take in an intent whose action is of the game's type; its answer follows, in a race within a hold. Raises `Broken`."""
        stamp = self._queue.stamp(peer, self.clock.at(now), credit)
        stakes = self._tried("the stakes", lambda: frozenset(self.game.stakes(action)))
        entry = Entry(peer, intent.seat, intent.id, action, stakes or frozenset(), intent.press, stamp)
        if stakes is None:
            self.progress.refuse(_cause(entry), "internal")
        elif self.race:
            self._queue.add(entry)
        else:
            self._apply(entry, now)

    def run(self, now: int, *, flush: bool = False) -> None:
        """Decide all that is due: contests and deadlines, in the order of their times. `flush`: hold nothing back. Raises `Broken`."""
        clock = self.clock.at(now)
        while True:
            deadline = self._deadline()
            head = self._queue.earliest(before=deadline)
            if head is not None:
                if not flush and clock < head.stamp.effective + self._hold:
                    return
                self._decide(deadline, now)
            elif deadline is not None and clock >= deadline + (0 if flush else self._patience):
                self._expire(deadline, now)
            else:
                return

    def wake(self) -> int | None:
        """The monotonic time at which `run` is next needed, if nothing else happens."""
        deadline = self._deadline()
        head = self._queue.earliest(before=deadline)
        if head is not None:
            return self.clock.when(head.stamp.effective + self._hold)
        return None if deadline is None else self.clock.when(deadline + self._patience)

    def replay(self, record: StepRecord) -> None:
        """Make a step once more that was made before the host ended. Raises whatever does not fit."""
        self.progress.replay(record)
        self._queue.passed(record.at - record.lag if isinstance(record, ActRecord) else record.at)

    def presence(self, seat: Seat, here: bool, now: int) -> None:
        """A person has come to a seat, or gone. Raises `Broken`."""
        if self.phase == "over":
            return
        at = self.clock.at(now)
        record = PresenceRecord(seat, here, at)
        self._unasked(record, now, lambda state: self.game.presence(state, seat, here, at))

    def stand_in(self, seat: Seat, now: int) -> None:
        """Play the harmless action for a seat whose player is away or late. Raises `Broken`."""
        at = self.clock.at(now)
        action = self._tried("a fallback", lambda: self.game.fallback(self.game.view(self.progress.state, seat)))
        if action is not None:
            self._unasked(_act(seat, action, Stamp(at)), now, lambda state: self.game.apply(state, seat, action, Stamp(at)))

    def tell(self, viewers: tuple[Viewer, ...], now: int) -> None:
        """Send these viewers the match as it stands."""
        self.progress.tell(self.id, self.options, viewers, now)

    def close(self) -> None:
        """It ends before its end: what still waits is refused."""
        self._refuse(self._queue.clear())

    @property
    def _hold(self) -> int:
        return TIE + self.credit

    @property
    def _patience(self) -> int:
        """How long after a deadline an entry from before it may still arrive."""
        return self.cap + TIE if self.cap else 0

    def _deadline(self) -> int | None:
        state = self.progress.state
        if state is self._stuck or self.phase != "match":
            return None
        return self._tried("a deadline", lambda: self.game.deadline(state))

    def _decide(self, before: int | None, now: int) -> None:
        """Rank the earliest contest and apply its entries one after the other."""
        contest = self._queue.take(before)
        if len(contest) > 1:
            contest, coins = rank(contest, self.game.standing(self.progress.state), self._dice)
            for coin in coins:
                self._out.write(CoinRecord(coin.seats, coin.first, contest[0].stamp.at))
        rest = iter(contest)
        try:
            for entry in rest:
                self._apply(entry, now)
        except Broken:
            self._refuse(rest)
            raise

    def _refuse(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.progress.refuse(_cause(entry), "match_over")

    def _apply(self, entry: Entry, now: int) -> None:
        try:
            step = self.game.apply(self.progress.state, entry.seat, entry.action, entry.stamp)
            if self.race and not self._told.as_step(self.progress.state, step):
                details = msgspec.to_builtins(step.events[0])
                del details["is"]
                self.progress.refuse(_cause(entry), "beaten", details)
                return
            record = _act(entry.seat, entry.action, entry.stamp, entry.peer, entry.id)
            self.progress.commit(step, record, now, _cause(entry))
        except IllegalAction as refused:
            self.progress.refuse(_cause(entry), refused.code, dict(refused.details))
            return
        except Exception as error:
            report("an action", self.game, error)
            self.progress.refuse(_cause(entry), "internal")
            return
        self.progress.orders(self._dice, entry.stamp.at, now)

    def _expire(self, deadline: int, now: int) -> None:
        """Let the rules act at their deadline, which is itself the time. Where they fail, it is left until the next step."""
        self._queue.passed(deadline)
        before = self.progress.state
        if not self._unasked(ExpireRecord(deadline), now, self.game.expire):
            self._stuck = before

    def _unasked(self, record: StepRecord, now: int, go: Callable[[Any], Step[Any, Any]]) -> bool:
        """Make a step that is nobody's intent; whether anything came of it. Rules that fail are logged and change nothing."""

        def make() -> bool:
            step = go(self.progress.state)
            if step.state == self.progress.state and not step.events:
                return False
            self.progress.commit(step, record, now)
            return True

        made = bool(self._tried(f"a step ({record.__struct_config__.tag})", make))
        if made:
            self.progress.orders(self._dice, record.at, now)
        return made

    def _tried(self, doing: str, ask: Callable[[], T]) -> T | None:
        """What the rules say; None, and a line in the log, where they fail."""
        try:
            return ask()
        except Exception as error:
            report(doing, self.game, error)
            return None


def _act(seat: Seat, action: Any, stamp: Stamp, peer: int | None = None, id: int | None = None) -> ActRecord:
    return ActRecord(seat, msgspec.to_builtins(action), stamp.at, stamp.lag, peer, id)


def _cause(entry: Entry) -> Cause:
    return Cause(entry.peer, entry.seat, entry.id)
