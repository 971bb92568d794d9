"""A match as it was played: what went in, what came out, and playing the same again.

Decides what an entry of a match is and how the host runs deadlines between entries. It knows no game and no dice.
"""

from typing import Any, NamedTuple, TypeAlias

import msgpack
import msgspec

from game.core.errors import IllegalAction
from game.core.game import AnyGame, NeedsOrder, Stamp, Step, Types
from game.core.seats import Seat


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=str.lower, tag_field="in"):
    at: int  # match clock, ns


class Order(_Entry, frozen=True):
    """Chance handed these items in."""

    order: tuple[str, ...]


class Act(_Entry, frozen=True):
    """A seat asked for an action; `lag` ns are credited to it."""

    seat: Seat
    action: Any
    lag: int = 0


class Expire(_Entry, frozen=True):
    """The deadline passed; `at` is the deadline."""


class Presence(_Entry, frozen=True):
    """A person came to a seat, or left it."""

    seat: Seat
    here: bool


Entry: TypeAlias = Order | Act | Expire | Presence


class Passed(NamedTuple):
    """One entry and what came of it: a step, or a refusal (code, details) that leaves `after` the same as `before`."""

    before: Any
    entry: Entry
    after: Any
    events: tuple[Any, ...]
    refusal: tuple[str, dict[str, Any]] | None


class Match(NamedTuple):
    """A match that was played, from `start` on."""

    game: AnyGame
    options: Any
    seats: int
    first: Seat | None
    start: Any
    passed: tuple[Passed, ...]

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(step.entry for step in self.passed)


class Recording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is needed to play a match again, as plain data: options, orders and timed actions."""

    game: str
    options: Any
    seats: int
    first: Seat | None
    entries: tuple[Entry, ...]


def record(match: Match) -> Recording:
    """The match without what came of it."""
    return Recording(match.game.info.id, plain(match.options), match.seats, match.first, match.entries)


def restore(game: AnyGame, recording: Recording) -> Match:
    """Play a recording again; actions and options may be plain data."""
    options = msgspec.convert(recording.options, game.types.options)
    start = game.new_match(options, recording.seats, recording.first)
    entries = typed(game.types, recording.entries)
    return Match(game, options, recording.seats, recording.first, start, tuple(replay(game, start, entries)))


def typed(types: Types, entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """Entries whose actions are plain data, with actions of the game's type."""
    return tuple(
        msgspec.structs.replace(entry, action=msgspec.convert(entry.action, types.action)) if isinstance(entry, Act) else entry
        for entry in entries
    )


def effective(entry: Entry) -> int:
    """The time that decides: arrival less the credited lag."""
    return entry.at - entry.lag if isinstance(entry, Act) else entry.at


def answer(game: AnyGame, state: Any, entry: Entry) -> Passed:
    """What comes of one entry, as the rules say; deadlines are not looked at."""
    try:
        step = _step(game, state, entry)
    except IllegalAction as refusal:
        return Passed(state, entry, state, (), (refusal.code, refusal.details))
    return Passed(state, entry, step.state, step.events, None)


def _step(game: AnyGame, state: Any, entry: Entry) -> Step[Any, Any]:
    match entry:
        case Order():
            return game.ordered(state, entry.order, entry.at)
        case Act():
            return game.apply(state, entry.seat, entry.action, Stamp(entry.at, entry.lag))
        case Expire():
            return game.expire(state)
        case Presence():
            return game.presence(state, entry.seat, entry.here, entry.at)


def is_due(game: AnyGame, state: Any, time: int) -> bool:
    """Whether the deadline comes before an entry of this effective time. Chance that is waited for comes first."""
    deadline = game.deadline(state)
    return deadline is not None and deadline <= time and not isinstance(game.awaiting(state), NeedsOrder)


def replay(game: AnyGame, state: Any, entries: tuple[Entry, ...]) -> list[Passed]:
    """The same entries again, deadlines among them."""
    passed = []
    for entry in entries:
        passed.append(answer(game, state, entry))
        state = passed[-1].after
    return passed


def replay_with_late_ticks(game: AnyGame, state: Any, entries: tuple[Entry, ...]) -> list[Passed]:
    """The same entries, but nobody looks at the clock between them: a deadline runs only when the next entry needs it to have run."""
    passed: list[Passed] = []
    for entry in entries:
        if not isinstance(entry, Expire):
            while _must_run_first(game, state, entry):
                passed.append(answer(game, state, Expire(game.deadline(state))))
                state = passed[-1].after
            passed.append(answer(game, state, entry))
            state = passed[-1].after
    while len(passed) < len(entries) and (deadline := game.deadline(state)) is not None:
        passed.append(answer(game, state, Expire(deadline)))
        state = passed[-1].after
    return passed


def _must_run_first(game: AnyGame, state: Any, entry: Entry) -> bool:
    if isinstance(entry, Order):
        return game.deadline(state) is not None and not isinstance(game.awaiting(state), NeedsOrder)
    return is_due(game, state, effective(entry))


def packed(value: Any) -> bytes:
    """The bytes of a value as they travel: plain data, then msgpack."""
    data: bytes = msgpack.packb(msgspec.to_builtins(value), use_bin_type=True)
    return data


def plain(value: Any) -> Any:
    """The value as plain data, the way it comes off the wire: lists, dicts, text and numbers."""
    return msgpack.unpackb(packed(value), strict_map_key=True)


def unpacked(data: bytes, kind: Any) -> Any:
    """A value of this type from its bytes, checked as strictly as network data."""
    return msgspec.convert(msgpack.unpackb(data, strict_map_key=True), kind)
