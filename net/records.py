"""What is written down of a table, as types. A journal is a header and any number of these; the last `RoomRecord` counts, and with the
steps after the last `MatchRecord` it gives the table back.

Secrets are hashes. Times are match clock ns; `v` is the version of the room that a step led to. Decides nothing; PROTOCOL.md tells what
is written when.
"""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from game.core.room import AwayPolicy, SeatInfo, SeatNo
from game.core.seats import Seat
from net.config import RoomConfig
from net.messages import Count, Nanos, Plain

FORMAT = 1
"""The version of all this."""

Hash = Annotated[bytes, Meta(min_length=32, max_length=32)]
Port: TypeAlias = Annotated[int, Meta(ge=0, le=65535)]
Items: TypeAlias = Annotated[tuple[str, ...], Meta(max_length=512)]


class Unreadable(Exception):
    """Records from which no table can be opened; the message is a sentence that says why."""


class _Record(msgspec.Struct, frozen=True, tag=str.lower, tag_field="is", omit_defaults=True):
    pass


class Header(_Record, frozen=True, tag="journal"):
    """The first record: which version of the game opened which table. `room` comes without its keys; `seed` only of open shuffles."""

    app: str
    game: str
    room: RoomConfig
    loopback: bool
    seed: int | None = None


class Opened(_Record, frozen=True):
    """The host is up, at this TCP port: at the beginning, and after each resume."""

    port: Port


class KeptPeer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A peer that can come back to its seats. `tokens`: hashes of the secrets that are valid, the newest first."""

    id: Count
    tokens: Annotated[tuple[Hash, ...], Meta(max_length=2)]
    address: str
    names: tuple[str, ...] = ()
    given: tuple[str, ...] = ()
    waiting: tuple[tuple[str, bool], ...] = ()
    owner: bool = False
    away: bool = False


class RoomRecord(_Record, frozen=True, tag="room"):
    """All that a room is beside its match. `dealt`: game, seats and dealer of the last match that was finished."""

    game: str
    preset: str
    options: Plain
    seats: tuple[SeatInfo, ...]
    peers: tuple[KeptPeer, ...]
    away_policy: AwayPolicy
    turn_seconds: Count
    last_peer: Count
    matches: Count
    paused: bool = False
    dealt: tuple[str, int, SeatNo | None] | None = None
    banned_tokens: tuple[Hash, ...] = ()
    banned_names: tuple[tuple[str, str], ...] = ()


class MatchRecord(_Record, frozen=True, tag="match"):
    """A match begins. `first`: the dealer of a rematch; `dice`: where an open shuffle stood."""

    id: str
    game: str
    options: Plain
    seats: Annotated[int, Meta(ge=1, le=12)]
    first: SeatNo | None
    v: Count
    dice: Plain = None


class OrderRecord(_Record, frozen=True, tag="order"):
    """Chance handed these items in."""

    items: Items
    at: Nanos
    v: Count = 0


class ActRecord(_Record, frozen=True, tag="act"):
    """A seat acted; `peer` and `id` of the intent, None if the host did it for somebody."""

    seat: SeatNo
    action: Plain
    at: Nanos
    lag: Nanos
    peer: int | None = None
    id: int | None = None
    v: Count = 0


class ExpireRecord(_Record, frozen=True, tag="expire"):
    """The rules acted at their deadline, which is `at`."""

    at: Nanos
    v: Count = 0


class PresenceRecord(_Record, frozen=True, tag="presence"):
    """A person came to a seat, or went."""

    seat: SeatNo
    here: bool
    at: Nanos
    v: Count = 0


class CoinRecord(_Record, frozen=True, tag="coin"):
    """A draw among seats whose entries were a dead heat with equal points, and who won it."""

    seats: tuple[Seat, ...]
    first: Seat
    at: Nanos


class ClockRecord(_Record, frozen=True, tag="clock"):
    """What the match clock shows: when it stopped or went on, and once a second while it runs."""

    at: Nanos
    running: bool


class EndRecord(_Record, frozen=True, tag="end"):
    """The match is over: `finished`, or how else it ended."""

    why: str
    at: Nanos


StepRecord: TypeAlias = OrderRecord | ActRecord | ExpireRecord | PresenceRecord
Record: TypeAlias = Header | Opened | RoomRecord | MatchRecord | StepRecord | CoinRecord | ClockRecord | EndRecord

URGENT = (OrderRecord, EndRecord, RoomRecord)
"""Records that are brought to the disk at once: a deal begins, and so another has ended; a match ends; a secret has changed."""
