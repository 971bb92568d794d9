"""The race: which entries compete, and which of them is first (S16, S17).

An entry is judged by its effective time: arrival at the host less the lag credited. The contest is the earliest entry and all that share
a stake with it less than a millisecond after it. Each machine puts forward its earliest press, of these the one with fewer points goes
first, then the coin; and so on for the rest. What an entry then achieves is for the rules to say. All times are match clock ns.
"""

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from game.core.events import Public
from game.core.game import SECOND, Stamp, Step
from game.core.seats import Seat

TIE = SECOND // 1000
"""Entries less than this after the first are a dead heat with it."""
PUBLIC_BEATEN = 3
"""Beaten entries told to everybody after a taking; further ones are only answered (500 claimants: 8,484 messages, not 250,000)."""


class Entry(NamedTuple):
    """An intent waiting for its turn. `press`: when the finger came down, ns of the peer's own clock, compared within a machine only."""

    peer: int
    seat: Seat
    id: int
    action: Any
    stakes: frozenset[str]
    press: int
    stamp: Stamp


class Coin(NamedTuple):
    """A draw among seats with equal points, and who won it."""

    seats: tuple[Seat, ...]
    first: Seat


class Queue:
    """The entries not yet decided."""

    def __init__(self) -> None:
        self._entries: list[Entry] = []
        self._latest: dict[int, int] = {}  # by peer: the effective time of its newest entry
        self._floor = 0

    def __len__(self) -> int:
        return len(self._entries)

    def stamp(self, peer: int, at: int, credit: int) -> Stamp:
        """The stamp of something that arrives now.

        However much credit a peer has been given since, nothing comes before what is decided, and nobody overtakes himself.
        """
        effective = max(at - credit, self._floor, self._latest.get(peer, 0))
        return Stamp(at, at - effective)

    def add(self, entry: Entry) -> None:
        """Put an entry in."""
        self._entries.append(entry)
        self._entries.sort(key=lambda entry: entry.stamp.effective)  # stable: arrival decides between equals
        self._latest[entry.peer] = entry.stamp.effective

    def earliest(self, before: int | None = None) -> Entry | None:
        """The entry with the earliest effective time, if that is before `before`."""
        if not self._entries or (before is not None and self._entries[0].stamp.effective >= before):
            return None
        return self._entries[0]

    def passed(self, clock: int) -> None:
        """All up to this time is decided."""
        self._floor = max(self._floor, clock)

    def take(self, before: int | None = None) -> tuple[Entry, ...]:
        """Take the contest of the earliest entry out of the queue; entries from `before` on belong after what happens then."""
        head = self._entries[0]
        end = head.stamp.effective + TIE
        if before is not None:
            end = min(end, before)
        contest = tuple(entry for entry in self._entries if entry is head or (entry.stamp.effective < end and entry.stakes & head.stakes))
        self._entries = [entry for entry in self._entries if not any(entry is other for other in contest)]
        self.passed(head.stamp.effective)
        return contest

    def clear(self) -> tuple[Entry, ...]:
        """Take everything out, in order."""
        entries, self._entries = tuple(self._entries), []
        return entries


class Told:
    """Which beaten entries everybody sees: the first few since something has changed."""

    def __init__(self) -> None:
        self._beaten = 0

    def as_step(self, state: Any, step: Step[Any, Any]) -> bool:
        """Whether what came of an entry to `state` is a step that everybody sees, and not only an answer."""
        if not step.events or step.state != state or not all(isinstance(event, Public) for event in step.events):
            self._beaten = 0
            return True
        self._beaten += 1
        return self._beaten <= PUBLIC_BEATEN


def rank(contest: Sequence[Entry], points: Sequence[int], dice: random.Random) -> tuple[tuple[Entry, ...], tuple[Coin, ...]]:
    """A contest in the order in which its entries are to be applied, and the coins thrown for it. `points`: by seat."""
    rest = list(contest)
    ranked: list[Entry] = []
    coins: list[Coin] = []
    while rest:
        tied = _put_forward(rest)
        fewest = min(points[entry.seat] for entry in tied)
        tied = [entry for entry in tied if points[entry.seat] == fewest]
        first = tied[0]
        if len(tied) > 1:
            first = tied[dice.randrange(len(tied))]
            coins.append(Coin(tuple(sorted(entry.seat for entry in tied)), first.seat))
        ranked.append(first)
        rest = [entry for entry in rest if entry is not first]
    return tuple(ranked), tuple(coins)


def _put_forward(entries: Sequence[Entry]) -> list[Entry]:
    """Each machine's earliest press; presses of the same wake are all its earliest. A seat's own entries keep their order."""
    heads: dict[Seat, Entry] = {}
    for entry in entries:
        heads.setdefault(entry.seat, entry)
    earliest: dict[int, int] = {}
    for entry in heads.values():
        earliest[entry.peer] = min(entry.press, earliest.get(entry.peer, entry.press))
    return [entry for entry in heads.values() if entry.press == earliest[entry.peer]]
