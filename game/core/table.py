"""A table as those who sit at it know it: what they are told (happenings) and what they may ask.

`Table` is implemented by `game.session`; the screen and the computer players use it and know neither links nor messages. Views and
events here are the game's own types.
"""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

import msgspec

from game.core.game import Action, AnyGame
from game.core.room import AwayPolicy, Room
from game.core.seats import Seat


class Stepped(msgspec.Struct, frozen=True):
    """The match made a step. `events` as seen by `seats` (none: by a spectator); `own_cause` intent id if it answers one of ours.

    Several own seats that see different things get one `Stepped` each, with the same version.
    """

    version: int
    clock: int  # match clock of the step, ns
    seats: tuple[Seat, ...]
    events: tuple[Any, ...]
    view: Any
    own_cause: tuple[Seat, int] | None = None


class Restored(msgspec.Struct, frozen=True):
    """A match was joined, resumed or caught up with: show `view` at once, without animation; `events` of this deal for the log."""

    version: int
    clock: int
    seats: tuple[Seat, ...]
    events: tuple[Any, ...]
    view: Any


class Refused(msgspec.Struct, frozen=True):
    """A wish of ours was refused. `id`: the intent's, None for a wish about the room."""

    id: int | None
    code: str
    details: dict[str, Any]


class RoomIs(msgspec.Struct, frozen=True):
    """The room has changed; it is in `Table.room`."""


class Chat(msgspec.Struct, frozen=True):
    """Somebody said something: a line, or the key of a quick phrase."""

    name: str
    text: str
    phrase: str | None


class Note(msgspec.Struct, frozen=True):
    """Joins, leaves, drops …: `kind` and whom it is about."""

    kind: str
    name: str


class ClockIs(msgspec.Struct, frozen=True):
    """The match clock stopped or runs again."""

    running: bool


class Lost(msgspec.Struct, frozen=True):
    """The link is gone; the table tries to come back by itself."""


class Back(msgspec.Struct, frozen=True):
    """The link is there again; a `Restored` follows if a match runs."""


class Closed(msgspec.Struct, frozen=True):
    """The table is gone for good: `code` and details say why (kicked, closed, full, version, unreachable, host_failed …)."""

    code: str
    details: dict[str, Any]


Happening: TypeAlias = Stepped | Restored | Refused | RoomIs | Chat | Note | ClockIs | Lost | Back | Closed


class Table(Protocol):
    """One machine's place at a table. Never blocks; times are this machine's monotonic nanoseconds."""

    @property
    def room(self) -> Room | None:
        """The room as last told; None before the welcome."""

    @property
    def peer(self) -> int | None:
        """Our number in `room.peers`."""

    @property
    def own(self) -> tuple[Seat, ...]:
        """The seats of the people at this machine, ascending."""

    @property
    def is_owner(self) -> bool:
        """Whether this machine runs the room."""

    @property
    def game(self) -> AnyGame | None:
        """The rules of the match being played, None before the first."""

    @property
    def options(self) -> Any:
        """The options of the match being played, of the game's options type."""

    @property
    def connected(self) -> bool:
        """Whether the link is up: without it nothing may be asked."""

    def view(self, seat: Seat | None) -> Any:
        """The newest view of an own seat (None: a spectator's), None without a match."""

    def clock(self, now: int) -> int:
        """The match clock at `now`, ns; stands still in a pause."""

    def poll(self, now: int) -> Sequence[Happening]:
        """What happened since the last call, in order."""

    def act(self, seat: Seat, action: Action, press: int) -> int | None:
        """Ask for an action of an own seat; `press`: when the finger came down. The intent's id, None while the link is down."""

    def sit(self, seat: Seat, name: str, pointer: bool = True) -> None:
        """Take an open seat, or a computer's, for a person here."""

    def stand(self, seat: Seat) -> None:
        """Give an own seat up."""

    def ready(self, seats: tuple[Seat, ...], ready: bool = True) -> None:
        """Say that people here are ready for the match or the next deal."""

    def say(self, text: str = "", phrase: str | None = None) -> None:
        """Chat: a line, or a quick phrase by its key."""

    def setup(self, game: str, preset: str, options: Any, seats: int) -> None:
        """Owner: choose what is played next. `options` of the game's type, None for the preset's."""

    def fill(self, seat: Seat, level: str | None) -> None:
        """Owner: seat a computer, or open the seat."""

    def conduct(self, *, paused: bool | None = None, away_policy: AwayPolicy | None = None, turn_seconds: int | None = None) -> None:
        """Owner: pause or go on; what happens for those away; a limit per turn."""

    def start(self) -> None:
        """Owner: begin a match or a rematch."""

    def abandon(self) -> None:
        """Owner: end the running match."""

    def kick(self, peer: int) -> None:
        """Owner: send a peer away for good."""

    def close(self) -> None:
        """Leave, say goodbye, and end what this machine started for it. Returns within half a second."""
