"""A place at a table with nothing behind it: the room is what it is told to be, a match is one that was played before, step by step.

Decides nothing; it is as much of `game.session.table.TcpTable` as screens use. What is asked for goes nowhere, but for a pause.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from game.app.sheet.played import Played
from game.core.game import Action, AnyGame, Finished, NeedsOrder
from game.core.room import Room, SeatInfo
from game.core.seats import Seat
from game.core.table import Happening, Lost, Restored, RoomIs, Stepped
from game.session.link_thread import Place
from game.session.table import WayBack
from game.session.tasks import HostReady


class Staged:
    """`peer` is this machine's number in the room, `hosting` how others find a table of ours."""

    way_back = WayBack("sheet", Place(("192.168.1.5",), 27431), b"t" * 16)
    connected = True

    def __init__(self, room: Room, peer: int = 1, hosting: HostReady | None = None) -> None:
        self.room, self.peer, self.hosting = room, peer, hosting
        self.match: str | None = None
        self._played: Played | None = None
        self._at = self._told = self._now = 0
        self._stopped: int | None = None
        self._news: list[Happening] = [RoomIs()]

    # --- what screens use
    @property
    def is_owner(self) -> bool:
        """Whether this machine runs the room."""
        return any(peer.id == self.peer and peer.owner for peer in self.room.peers)

    @property
    def own(self) -> tuple[Seat, ...]:
        """The seats of the people at this machine."""
        return tuple(seat for seat, info in enumerate(self.room.seats) if info.peer == self.peer)

    @property
    def game(self) -> AnyGame | None:
        """The rules of the match."""
        return self._played.game if self._played else None

    @property
    def options(self) -> Any:
        """The options of the match."""
        return self._played.options if self._played else None

    def view(self, seat: Seat | None) -> Any:
        """What a seat sees now."""
        return self._played.game.view(self._played.steps[self._at].state, seat) if self._played else None

    def clock(self, now: int) -> int:
        """The time of the last step, and what has gone by since."""
        if self._played is None:
            return 0
        return self._played.steps[self._at].clock + (now if self._stopped is None else self._stopped) - self._told

    def poll(self, now: int) -> Sequence[Happening]:
        """What was told since the last call."""
        self._now = now
        news, self._news = self._news, []
        return news

    def act(self, seat: Seat, action: Action, press: int) -> int | None:
        """Nothing can be asked."""
        return None

    def conduct(self, paused: bool | None = None, **_wishes: Any) -> None:
        """A pause is granted."""
        if paused is not None:
            self._stopped = self._now if paused else None
            self.become(paused=paused)

    def close(self) -> None:
        """Nothing was started."""

    def __getattr__(self, wish: str) -> Any:
        """Any other wish is heard and not granted."""
        if wish.startswith("_") or wish not in ("sit", "stand", "ready", "say", "setup", "fill", "start", "abandon", "kick"):
            raise AttributeError(wish)
        return lambda *_, **__: None

    # --- what the sheet does
    def tell(self, *happenings: Happening) -> None:
        """This happens next."""
        self._news += happenings

    def become(self, **fields: Any) -> None:
        """The room changes."""
        self.room = replace(self.room, **fields)
        self.tell(RoomIs())

    def begin(self, played: Played, at: int) -> None:
        """This match is being played, `at` steps of it are past."""
        self._played, self._at, self.match = played, at, "sheet"
        self._told = self._now
        past = played.deal(at)
        self.tell(*(Restored(at, played.steps[at].clock, seats, seen, view) for seats, seen, view in self._sights(past)))
        self._phase()

    def go_on(self) -> None:
        """The next step happens."""
        assert self._played is not None, "a match has begun"
        self._at, self._told = self._at + 1, self._now
        step = self._played.steps[self._at]
        self.tell(*(Stepped(self._at, step.clock, seats, seen, view) for seats, seen, view in self._sights(step.events)))
        self._phase()

    def lose(self) -> None:
        """The link breaks."""
        self.connected = False
        self.tell(Lost())

    def _sights(self, events: tuple[Any, ...]) -> list[tuple[tuple[Seat, ...], tuple[Any, ...], Any]]:
        """For each own seat what it sees of these events and of the match; a spectator's sight if there are none."""
        own: tuple[Seat | None, ...] = self.own or (None,)
        return [(() if seat is None else (seat,), tuple(event.seen_by(seat) for event in events), self.view(seat)) for seat in own]

    def _phase(self) -> None:
        assert self._played is not None, "a match has begun"
        awaited = self._played.game.awaiting(self._played.steps[self._at].state)
        between = isinstance(awaited, NeedsOrder) and awaited.between
        self.become(phase="over" if isinstance(awaited, Finished) else "between" if between else "match", match=self.match)


def sits(name: str, peer: int = 1, **more: Any) -> SeatInfo:
    """A person's seat."""
    return SeatInfo("person", name, peer, **more)
