"""What each peer may see of a match: the one place where a state becomes bytes for somebody.

Everything goes through `game.view` and `event.seen_by`. Seats that see the same share one piece, so equal frames are equal. Knows no game.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple, TypeAlias

import msgspec

from game.core.game import AnyGame, Event
from game.core.seats import Seat
from net.messages import Seen
from net.outbox import Link

Seats: TypeAlias = "tuple[Seat, ...]"
"""The seats one peer plays, ascending; none: a spectator."""


class Viewer(NamedTuple):
    """A link, the peer behind it, and the seats it plays."""

    link: Link
    peer: int
    seats: Seats


class _Sight(NamedTuple):
    """What one seat sees, as the game's own values."""

    view: Any
    events: tuple[Any, ...]


def sights(game: AnyGame, state: Any, events: Iterable[Event], viewers: Iterable[Viewer]) -> dict[Seats, tuple[Seen, ...]]:
    """What every viewer sees of a state and of the events that led to it, by the seats it plays.

    Raises whatever the game raises: nothing is sent before all of it is known.
    """
    wanted = {viewer.seats for viewer in viewers}
    everyone = {seat for seats in wanted for seat in seats or (None,)}
    told = tuple(events)
    seen = {seat: _Sight(game.view(state, seat), tuple(event.seen_by(seat) for event in told)) for seat in everyone}
    kinds: list[_Sight] = []
    kind_of = {seat: _index(kinds, sight) for seat, sight in seen.items()}
    plain = [msgspec.to_builtins(kind) for kind in kinds]
    return {seats: tuple(_pieces(seats, kind_of, plain)) for seats in wanted}


def _index(kinds: list[_Sight], sight: _Sight) -> int:
    """The place of an equal sight in `kinds`, to which it is added if it is the first of its kind."""
    if sight not in kinds:
        kinds.append(sight)
    return kinds.index(sight)


def _pieces(seats: Seats, kind_of: dict[Seat | None, int], plain: list[Any]) -> Iterable[Seen]:
    alike: dict[int, list[Seat]] = {}
    for seat in seats:
        alike.setdefault(kind_of[seat], []).append(seat)
    for kind, together in alike.items():
        view, events = plain[kind]
        yield Seen(tuple(together), tuple(events), view)
    if not seats:
        view, events = plain[kind_of[None]]
        yield Seen((), tuple(events), view)
