"""A room as everybody in it sees it: seats, peers, what is played and how. Nothing in it is a secret.

The host owns the truth (`net.lobby`); this is the value it sends, and what the screen shows.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

Text24 = Annotated[str, Meta(max_length=96)]
"""A name: made safe and cut to 24 characters by the host; the gate only bounds it."""
Word = Annotated[str, Meta(min_length=1, max_length=32)]
SeatNo = Annotated[int, Meta(ge=0, le=11)]
JoinCode = Annotated[str, Meta(pattern="^[0-9A-Z]{4}-[0-9A-Z]{4}$", max_length=9)]
PeerNo = Annotated[int, Meta(ge=0, le=2**31)]
AwayPolicy: TypeAlias = Literal["computer", "fallback", "wait", "end"]
Phase: TypeAlias = Literal["lobby", "match", "between", "over"]
"""In the lobby · a match runs · a match waits for the people to be ready for its next deal · a match is over, result shown."""


class SeatInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One seat: a person (of `peer`), a computer (of `level`) or nobody; `away` while its peer is gone."""

    kind: Literal["person", "computer", "open"]
    name: Text24 = ""
    peer: PeerNo | None = None
    level: Word | None = None
    ready: bool = False
    away: bool = False
    pointer: bool = True  # a pointer of its own: its own machine, or its own pad's cursor (S10)


class PeerInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One machine in the room: its people, its smallest recent round trip in microseconds, and whether it hosts."""

    id: PeerNo
    names: tuple[Text24, ...]
    ping_us: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    owner: bool = False
    away: bool = False


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything about a room that is no secret. `options` is plain data of the game's options type."""

    name: Text24
    game: Word
    preset: Word
    options: Any
    phase: Phase
    seats: tuple[SeatInfo, ...]
    peers: tuple[PeerInfo, ...]
    paused: bool = False
    away_policy: AwayPolicy = "fallback"
    turn_seconds: Annotated[int, Meta(ge=0, le=3600)] = 0
    locked: bool = False
    seeded: bool = False  # the shuffle is not secret: said on every screen
    match: Word | None = None  # id of the running match
    code: JoinCode | None = None  # the join code its host shows
