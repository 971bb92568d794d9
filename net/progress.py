"""A match going on step by step: apply, journal, commit, publish, in this order and nowhere else.

A step is first worked out completely, with all that everybody will see of it; only then is it journalled, taken for true and told. So a
rule that fails leaves the table as it was. Decides nothing about who may act or when; knows no game and no sockets.
"""

import logging
import random
from collections import deque
from collections.abc import Iterable
from typing import Any, NamedTuple, Protocol

import msgspec

from game.core.errors import where
from game.core.game import Acting, AnyGame, Awaiting, Event, Finished, NeedsOrder, Stamp, Step
from game.core.room import Phase
from game.core.seats import Seat
from net.clock import MatchClock
from net.ledger import Answer
from net.messages import Accepted, Plain, Rejected, Snapshot, Update
from net.outbox import Link, Outbox
from net.publish import Seats, Viewer, sights
from net.records import ActRecord, ExpireRecord, OrderRecord, PresenceRecord, StepRecord

_log = logging.getLogger(__name__)
MOST_EVENTS = 400
"""Events of a deal kept for the log of newcomers."""
MOST_ORDERS = 100
"""Orders a game may ask for without anybody having acted in between."""


class Audience(Protocol):
    """Who is told, and who remembers what was answered."""

    def viewers(self) -> tuple[Viewer, ...]:
        """Every link with the seats its peer plays now."""

    def settle(self, peer: int, answer: Answer) -> Link | None:
        """Remember a peer's answer; its link if it has one."""


class Cause(NamedTuple):
    """The intent behind a step."""

    peer: int
    seat: Seat
    id: int


class Asked(NamedTuple):
    """Since when a seat is asked: the version that first did so, and the match clock of its last turn's beginning."""

    version: int
    since: int


class Broken(Exception):
    """The rules failed where nobody's intent can be blamed: the match cannot go on."""


def report(doing: str, game: AnyGame, error: Exception) -> None:
    """Log a failure of the rules."""
    _log.error("%s of %s failed: %s", doing, game.info.id, where(error))


class Progress:
    """The state of one match, its version, and how both go on. `now` is monotonic ns, `at` match clock ns."""

    def __init__(self, game: AnyGame, state: Any, version: int, clock: MatchClock, audience: Audience, out: Outbox) -> None:
        self.game = game
        self.state = state
        self.version = version
        self.clock = clock
        self.awaiting: Awaiting = game.awaiting(state)
        self.asked: dict[Seat, Asked] = {}
        self.played: set[Seat] = set()  # seats at which somebody has been in this match, or has acted
        self._audience = audience
        self._out = out
        self._events: deque[Event] = deque(maxlen=MOST_EVENTS)
        self._note_asked(None, 0)

    @property
    def phase(self) -> Phase:
        """Where it stands: it runs, it waits for people to be ready, it is over."""
        if isinstance(self.awaiting, Finished):
            return "over"
        return "between" if isinstance(self.awaiting, NeedsOrder) and self.awaiting.between else "match"

    def out_of_turn(self, seat: Seat, seen: int) -> str | None:
        """In a game of turns: why a seat may not act now, having seen this version; None if it may."""
        if not isinstance(self.awaiting, Acting):
            return "match_over" if self.phase == "over" else "wrong_phase"
        asked = self.asked.get(seat)
        if asked is None:
            return "not_your_turn"
        return "stale" if seen < asked.version else None

    def commit(self, step: Step[Any, Any], record: StepRecord, now: int, cause: Cause | None = None) -> None:
        """Journal a step, take it for true, tell everybody; the update answers its cause. Raises what the game raises, before all that."""
        awaiting = self.game.awaiting(step.state)
        viewers = self._audience.viewers()
        seen = sights(self.game, step.state, step.events, viewers)
        record = msgspec.structs.replace(record, v=self.version + 1)
        self._out.write(record)
        self._take(step, awaiting, record, self.clock.at(now))
        update = Update(self.version, self.clock.at(now), ())
        asker = self._audience.settle(cause.peer, Accepted(cause.id, self.version)) if cause else None
        for seats, links in _grouped(viewers).items():
            told = msgspec.structs.replace(update, seen=seen[seats])
            self._out.send((link for link in links if link != asker), told)
            if cause and asker in links:
                self._out.send((asker,), msgspec.structs.replace(told, cause=(cause.seat, cause.id)))

    def replay(self, record: StepRecord) -> None:
        """Make a step once more that was made before: nobody is told. Raises what the game raises, `ValueError` if it cannot come next."""
        if record.v != self.version + 1:
            raise ValueError(f"step {record.v} after {self.version}")
        if isinstance(record, OrderRecord) and self.phase == "between":
            self._events.clear()
        step = again(self.game, self.state, record)
        self._take(step, self.game.awaiting(step.state), record, record.at)

    def _take(self, step: Step[Any, Any], awaiting: Awaiting, record: StepRecord, clock: int) -> None:
        """A step is true from now on."""
        self.version, self.state, self.awaiting = record.v, step.state, awaiting
        self._events.extend(step.events)
        if isinstance(record, ActRecord | PresenceRecord):
            self.played.add(record.seat)
        self._note_asked(record.seat if isinstance(record, ActRecord) else None, clock)

    def refuse(self, cause: Cause, code: str, details: dict[str, Plain] | None = None) -> None:
        """Answer an intent with no."""
        answer = Rejected(cause.id, code, details or {})
        link = self._audience.settle(cause.peer, answer)
        if link is not None:
            self._out.send((link,), answer)

    def orders(self, dice: random.Random, at: int, now: int) -> None:
        """Hand in chance for as long as it is waited for and nobody need be ready first. Raises `Broken`."""
        for _ in range(MOST_ORDERS):
            if not isinstance(self.awaiting, NeedsOrder) or self.awaiting.between:
                return
            self.order(dice, at, now)
        raise Broken

    def order(self, dice: random.Random, at: int, now: int) -> None:
        """Hand in the order that is waited for; after a `between` a new deal begins. Raises `Broken`."""
        if not isinstance(self.awaiting, NeedsOrder):
            return
        items = list(self.awaiting.items)
        dice.shuffle(items)
        past = self._events.copy()
        if self.awaiting.between:
            self._events.clear()
        try:
            step = self.game.ordered(self.state, tuple(items), at)
            self.commit(step, OrderRecord(tuple(items), at), now)
        except Exception as error:
            self._events = past
            report("an order", self.game, error)
            raise Broken from error

    def tell(self, match: str, options: Plain, viewers: Iterable[Viewer], now: int) -> None:
        """Send these viewers a snapshot. A failure of the rules is logged and leaves them without."""
        to = tuple(viewers)
        try:
            seen = sights(self.game, self.state, self._events, to)
        except Exception as error:
            report("a snapshot", self.game, error)
            return
        clock, running = self.clock.at(now), self.clock.running
        for seats, links in _grouped(to).items():
            self._out.send(links, Snapshot(match, self.version, clock, running, self.game.info.id, options, seen[seats]))

    def turn_anew(self, seat: Seat, now: int) -> None:
        """Somebody else plays a seat from now on: if it is asked, its turn begins now."""
        if seat in self.asked:
            self.asked[seat] = self.asked[seat]._replace(since=self.clock.at(now))

    def _note_asked(self, actor: Seat | None, clock: int) -> None:
        """A seat asked on and on was first asked where it was; its turn begins anew when it has acted."""
        seats = self.awaiting.seats if isinstance(self.awaiting, Acting) else ()
        new = Asked(self.version, clock)
        self.asked = {seat: self.asked.get(seat, new) for seat in seats}
        if actor in self.asked:
            self.asked[actor] = self.asked[actor]._replace(since=clock)


def again(game: AnyGame, state: Any, record: StepRecord) -> Step[Any, Any]:
    """The step that was written down, made once more. Raises whatever the game raises."""
    match record:
        case OrderRecord(items, at):
            return game.ordered(state, items, at)
        case ActRecord(seat, action, at, lag):
            return game.apply(state, seat, msgspec.convert(action, game.types.action), Stamp(at, lag))
        case ExpireRecord():
            return game.expire(state)
        case PresenceRecord(seat, here, at):
            return game.presence(state, seat, here, at)


def _grouped(viewers: Iterable[Viewer]) -> dict[Seats, list[Link]]:
    groups: dict[Seats, list[Link]] = {}
    for viewer in viewers:
        groups.setdefault(viewer.seats, []).append(viewer.link)
    return groups
