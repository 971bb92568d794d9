"""Every message between a host and its peers, as a type. `msgspec.convert` to one of the two unions is the gate for network data.

Peer → host: `ToHost`. Host → peer: `ToPeer`. Options, actions, events and views stay plain data here (`Plain`): the net knows no game;
the host converts them with the types of the game being played. Decides nothing: what may follow what is told in PROTOCOL.md.
"""

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from game.core.room import AwayPolicy, PeerNo, Room, SeatNo, Text24, Word

PROTOCOL = 1
"""The version spoken here; a peer names the lowest and the highest it can speak."""

Plain: TypeAlias = Any
"""Plain data: None, bool, int, float, str, bytes, list, dict with string keys."""
Text200 = Annotated[str, Meta(max_length=800)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Nanos = Annotated[int, Meta(ge=-(2**62), le=2**62)]
Token = Annotated[bytes, Meta(min_length=16, max_length=16)]
Version = Annotated[str, Meta(pattern=r"^[0-9A-Za-z.+_-]{1,32}\Z")]
PhraseKey = Annotated[str, Meta(pattern=r"^[0-9a-z._-]{1,32}\Z")]


class _Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=str.lower, tag_field="m", omit_defaults=True):
    pass


# --- peer → host


class Hello(_Message, frozen=True):
    """The first message. `names`: the people at this screen; `pointers`: which of them have a pointer of their own (none told: all).

    `watch`: they want no seats. `token` comes back to seats already owned, and the names are then those of before.
    `key`: the secret of the hosting window or of the computer players' process.
    """

    proto_min: Count
    proto_max: Count
    app: Version
    names: Annotated[tuple[Text24, ...], Meta(max_length=12)] = ()
    pointers: Annotated[tuple[bool, ...], Meta(max_length=12)] = ()
    watch: bool = False
    token: Token | None = None
    key: Token | None = None


class Greeting(msgspec.Struct, frozen=True, tag="hello", tag_field="m"):
    """The part of a `Hello` that every version has, whatever else it says."""

    proto_min: Count
    proto_max: Count


class Intent(_Message, frozen=True):
    """A wish of one own seat. `id` counts up from 1, per peer; `seen`: version on the screen; `press`: ns of this machine's clock."""

    id: Count
    seat: SeatNo
    seen: Count
    press: Nanos
    action: Plain


class Sit(_Message, frozen=True):
    """Take an open (or computer's) seat for a person of this peer. Between matches a person who sits already changes seats."""

    seat: SeatNo
    name: Text24
    pointer: bool = True


class Stand(_Message, frozen=True):
    """Give a seat up and watch."""

    seat: SeatNo


class Ready(_Message, frozen=True):
    """These own seats are ready (or not any more): for the match, or for the next deal after a score screen."""

    seats: Annotated[tuple[SeatNo, ...], Meta(max_length=12)]
    ready: bool = True


class Say(_Message, frozen=True):
    """A chat line, or the key of a quick phrase (then `text` is empty)."""

    text: Text200 = ""
    phrase: PhraseKey | None = None


class Setup(_Message, frozen=True):
    """Owner only, between matches: what is played, by how many seats; options are those of the preset where None."""

    game: Word
    preset: Word
    options: Plain = None
    seats: Annotated[int, Meta(ge=1, le=12)] = 1


class Fill(_Message, frozen=True):
    """Owner only: a computer of this level sits down in a seat; level None opens the seat again."""

    seat: SeatNo
    level: Word | None


class Conduct(_Message, frozen=True):
    """Owner only: how the room is run. Fields left None stay."""

    paused: bool | None = None
    away_policy: AwayPolicy | None = None
    turn_seconds: Annotated[int, Meta(ge=0, le=3600)] | None = None


class Start(_Message, frozen=True):
    """Owner only: begin the match (a rematch moves the dealer on) or its next deal without waiting for the rest to be ready."""


class Abandon(_Message, frozen=True):
    """Owner only: end the running match and go back to the lobby."""


class Kick(_Message, frozen=True):
    """Owner only: send a peer away; it stays out."""

    peer: PeerNo


class Resync(_Message, frozen=True):
    """Something was missed: send a snapshot."""


class Pong(_Message, frozen=True):
    """The answer to a `Ping`, at once."""

    number: Count


class Leave(_Message, frozen=True):
    """Goodbye: the seats of this peer are given up now."""


ToHost: TypeAlias = Hello | Intent | Sit | Stand | Ready | Say | Setup | Fill | Conduct | Start | Abandon | Kick | Resync | Pong | Leave

# --- host → peer


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """What these own seats (none: a spectator) may see. Seats of one peer that see the same share one."""

    seats: tuple[SeatNo, ...]
    events: tuple[Plain, ...]
    view: Plain


class Welcome(_Message, frozen=True):
    """You are in. `token` brings you back to your seats after a break; intents are counted on from `intents`.

    `host` is the instance id of the host process. A `Snapshot` follows if there is a match.
    """

    proto: Count
    app: Version
    peer: PeerNo
    token: Token
    room: Room
    host: Word
    intents: Count = 0


class Denied(_Message, frozen=True):
    """You are not in; the connection closes. `code`: version, full, kicked, key, first, late, often."""

    code: Word
    details: dict[str, Plain] = {}


class RoomChanged(_Message, frozen=True):
    """The room as it is now."""

    room: Room


class Snapshot(_Message, frozen=True):
    """The match as it stands: at its beginning, for a newcomer, a gap, a return, and when a peer's seats have changed.

    Views, and the latest events of this deal for the log. `options`: as this place allows them to be played.
    `clock`: match clock, ns; `running`: whether it goes on.
    """

    match: Word
    version: Count
    clock: Nanos
    running: bool
    game: Word
    options: Plain
    seen: tuple[Seen, ...]


class Update(_Message, frozen=True):
    """One step. `clock`: match clock when it was sent, ns. `cause`: (seat, id) of the intent of yours behind it, which it answers."""

    version: Count
    clock: Nanos
    seen: tuple[Seen, ...]
    cause: tuple[SeatNo, Count] | None = None


class Clock(_Message, frozen=True):
    """The match clock now, and whether it runs: sent when a pause begins or ends."""

    clock: Nanos
    running: bool


class Accepted(_Message, frozen=True):
    """An intent that had already had its effect, at this version."""

    id: Count
    version: Count


class Rejected(_Message, frozen=True):
    """An intent (or, with id None, a wish about the room) that was refused: a code of core.errors or net.refusals, with details."""

    id: Count | None
    code: Word
    details: dict[str, Plain] = {}


class Said(_Message, frozen=True):
    """Somebody said something; `phrase` is the key of a quick phrase."""

    name: Text24
    text: Text200 = ""
    phrase: PhraseKey | None = None


class Noted(_Message, frozen=True):
    """Something happened in the room; `kind` is one of net.refusals.NOTES, `name` of whom."""

    kind: Word
    name: Text24 = ""


class Ping(_Message, frozen=True):
    """Answer with `Pong` at once. The host measures; the peer knows the link is alive."""

    number: Count


class Bye(_Message, frozen=True):
    """The host ends the connection. `code`: closed, kicked, replaced, silent (nothing was heard), abuse."""

    code: Word


ToPeer: TypeAlias = Welcome | Denied | RoomChanged | Snapshot | Update | Clock | Accepted | Rejected | Said | Noted | Ping | Bye
