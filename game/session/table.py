"""This machine's place at a table, over TCP: the client core, fed by the link's thread and asked by the screen's.

All of it but the link runs in the thread that polls. Decides nothing itself: the core knows what was told, `trust` what is believed.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from game.core.game import Action, AnyGame
from game.core.room import AwayPolicy, Room
from game.core.seats import Seat
from game.core.table import Closed, Happening, Restored, Stepped
from game.session import trust
from game.session.link_thread import Arrived, Down, Item, LinkThread, Over, Place, Way
from game.session.tasks import HostReady
from net import messages as m
from net.client import Client


class WayBack(NamedTuple):
    """The host's instance id, the address that answered with its port, and the secret token of our seats."""

    host: str
    place: Place
    token: bytes


class TcpTable:
    """Implements `game.core.table.Table`. `wake` is called, in another thread, when `poll` has something to tell."""

    def __init__(self, way: Way, hello: m.Hello, wake: Callable[[], None]) -> None:
        self._way = way
        self._client = Client(hello)
        self._link = LinkThread(way, hello, wake)
        self._room: Room | None = None
        self._game: AnyGame | None = None
        self._options: Any = None
        self._views: dict[Seat | None, Any] = {}
        self._closed = False

    # --- what is known
    @property
    def room(self) -> Room | None:
        """The room as last told; None before the welcome."""
        return self._room

    @property
    def peer(self) -> int | None:
        """Our number in `room.peers`."""
        return self._client.peer

    @property
    def token(self) -> bytes | None:
        """The secret that brings our seats back, also to another process: worth keeping, never to be shown."""
        return self._client.token

    @property
    def way_back(self) -> WayBack | None:
        """How to come back to our seats, also from another process; None before we were welcome."""
        host, token, place, address = self._client.host, self._client.token, self._link.place, self._link.address
        return WayBack(host, Place((address,), place.port), token) if host and token and place and address else None

    @property
    def match(self) -> str | None:
        """The id of the match whose views are here, None without one."""
        return self._client.match

    @property
    def hosting(self) -> HostReady | None:
        """Where others find a table that is hosted here, once that is known."""
        return self._way.ready

    @property
    def own(self) -> tuple[Seat, ...]:
        """The seats of the people at this machine, ascending."""
        return self._client.own

    @property
    def is_owner(self) -> bool:
        """Whether this machine runs the room."""
        return self._room is not None and any(peer.id == self.peer and peer.owner for peer in self._room.peers)

    @property
    def game(self) -> AnyGame | None:
        """The rules of the match being played, None before the first."""
        return self._game

    @property
    def options(self) -> Any:
        """The options of the match being played, of the game's options type."""
        return self._options

    @property
    def connected(self) -> bool:
        """Whether the link is up: without it nothing may be asked."""
        return self._client.connected and not self._closed

    def view(self, seat: Seat | None) -> Any:
        """The newest view of an own seat (None: a spectator's), None without a match."""
        return None if self._client.view(seat) is None else self._views.get(seat)

    def clock(self, now: int) -> int:
        """The match clock at `now`, ns; stands still in a pause."""
        return self._client.clock(now)

    # --- what happens
    def poll(self, now: int) -> Sequence[Happening]:
        """What happened since the last call, in order."""
        happenings: list[Happening] = []
        for item in self._link.take():
            if not self._closed:
                happenings += self._take_in(item)
        self._flush()
        return happenings

    def _take_in(self, item: Item) -> list[Happening]:
        """What an item means; after something that cannot be, the end of the table."""
        believed: list[Happening] = []
        try:
            for happening in self._told(item):
                believed.append(self._believe(happening))
        except trust.BadHost as bad:
            believed.append(self._believe(Closed(bad.code, dict(bad.details))))
        if any(isinstance(happening, Closed) for happening in believed):
            self._closed = True
            self._link.leave()
        return believed

    def distrust(self) -> Closed:
        """What was believed cannot be shown after all: the end of the table."""
        self._closed = True
        self._link.leave()
        return self._located(Closed("bad_host", {}))

    def _told(self, item: Item) -> list[Happening]:
        match item:
            case Arrived(message, now):
                told = self._client.receive(message, now)
                if isinstance(message, m.Welcome | m.RoomChanged):
                    self._room = trust.room(message.room)
                if isinstance(message, m.Snapshot):
                    self._game = trust.game(message.game)
                    self._options = trust.options(self._game, message.options)
                return told
            case Down():
                return self._client.lost()
            case Over(code, details):
                self._client.lost()
                return [Closed(code, details)]

    def _believe(self, told: Happening) -> Happening:
        """A happening with values of the game instead of plain data; the views in it are from now on what is seen."""
        believed = trust.happening(self._game, told)
        if isinstance(believed, Stepped | Restored):
            self._views.update(dict.fromkeys(believed.seats or (None,), believed.view))
        return self._located(believed) if isinstance(believed, Closed) else believed

    def _located(self, closed: Closed) -> Closed:
        """An end, with the place that it happened at."""
        place = self._link.place
        return Closed(closed.code, {"address": place.addresses[0], "port": place.port, **closed.details}) if place else closed

    # --- what is asked
    def act(self, seat: Seat, action: Action, press: int) -> int | None:
        """Ask for an action of an own seat; `press`: when the finger came down. The intent's id, None while the link is down."""
        if self._closed:
            return None
        asked = self._client.intend(seat, msgspec.to_builtins(action), press)
        self._flush()
        return asked

    def sit(self, seat: Seat, name: str, pointer: bool = True) -> None:
        """Take an open seat, or a computer's, for a person here."""
        self._wish(m.Sit(seat, name, pointer))

    def stand(self, seat: Seat) -> None:
        """Give an own seat up."""
        self._wish(m.Stand(seat))

    def ready(self, seats: tuple[Seat, ...], ready: bool = True) -> None:
        """Say that people here are ready for the match or the next deal."""
        self._wish(m.Ready(seats, ready))

    def say(self, text: str = "", phrase: str | None = None) -> None:
        """Chat: a line, or a quick phrase by its key."""
        self._wish(m.Say(text, phrase))

    def setup(self, game: str, preset: str, options: Any, seats: int) -> None:
        """Owner: choose what is played next. `options` of the game's type, None for the preset's."""
        self._wish(m.Setup(game, preset, None if options is None else msgspec.to_builtins(options), seats))

    def fill(self, seat: Seat, level: str | None) -> None:
        """Owner: seat a computer, or open the seat."""
        self._wish(m.Fill(seat, level))

    def conduct(self, *, paused: bool | None = None, away_policy: AwayPolicy | None = None, turn_seconds: int | None = None) -> None:
        """Owner: pause or go on; what happens for those away; a limit per turn."""
        self._wish(m.Conduct(paused, away_policy, turn_seconds))

    def start(self) -> None:
        """Owner: begin a match or a rematch."""
        self._wish(m.Start())

    def abandon(self) -> None:
        """Owner: end the running match."""
        self._wish(m.Abandon())

    def kick(self, peer: int) -> None:
        """Owner: send a peer away for good."""
        self._wish(m.Kick(peer))

    def close(self) -> None:
        """Leave, say goodbye, and end what this machine started for it. Returns within half a second."""
        self._closed = True
        self._link.close(*self._way.last_words)

    def _wish(self, message: m.ToHost) -> None:
        self._client.wish(message)
        self._flush()

    def _flush(self) -> None:
        for message in self._client.outbox():
            self._link.send(message)
