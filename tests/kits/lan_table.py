"""A place at a table of the network, without network: what is asked is kept, what happens is told by the test."""

import msgspec
from msgspec.structs import replace

from game.core.room import PeerInfo, Room, SeatInfo
from game.core.table import Closed, Restored, RoomIs
from game.games import GAMES
from game.session.link_thread import Place
from game.session.table import WayBack
from kits.fake_table import FakeTable

OPEN = SeatInfo("open")
ANN, BEN, DORA = PeerInfo(1, ("Ann",), 180, owner=True), PeerInfo(2, ("Ben",), 2450), PeerInfo(3, ("Dora",), 15_000)


def sits(name, peer, **more):
    return SeatInfo("person", name, peer, **more)


TWO_OF_TWELVE = (sits("Ann", 1), sits("Ben", 2), *(OPEN,) * 10)


def a_room(game="set", preset="speed", seats=TWO_OF_TWELVE, peers=(ANN, BEN), **more):
    """A room in its lobby: Ann hosts, Ben is a guest."""
    options = msgspec.to_builtins(dict(GAMES[game].info.presets)[preset])
    return Room("Kitchen", game, preset, options, more.pop("phase", "lobby"), tuple(seats), tuple(peers), **more)


class LanTable:
    """As much of `game.session.table.TcpTable` as screens use. `asked`: every wish, as (name, arguments)."""

    WISHES = ("sit", "stand", "ready", "say", "setup", "fill", "conduct", "start", "abandon", "kick")

    def __init__(self, room=None, peer=2):
        self.room, self.peer, self.connected, self.closed = room, peer, True, False
        self.asked, self.wake = [], lambda: None
        self.hosting, self.match = None, None
        self.way_back = WayBack("host-1", Place(("192.168.1.5",), 27431), b"t" * 16)
        self._news, self._table = [], None

    def __getattr__(self, name):
        if name in self.WISHES:
            return lambda *args, **named: self.asked.append((name, *args, *named.items()))
        raise AttributeError(name)

    @property
    def is_owner(self):
        return self.room is not None and any(peer.id == self.peer and peer.owner for peer in self.room.peers)

    @property
    def own(self):
        return tuple(seat for seat, info in enumerate(self.room.seats if self.room else ()) if info.peer == self.peer)

    @property
    def game(self):
        return self._table and self._table.game

    @property
    def options(self):
        return self._table and self._table.options

    def view(self, seat):
        return self._table.view(seat) if self._table else None

    def clock(self, now):
        return self._table.clock(now) if self._table else 0

    def act(self, seat, action, press):
        self.asked.append(("act", seat, action))

    def poll(self, now):
        if self._table:
            self._table.poll(now)
        news, self._news = self._news, []
        return news

    def close(self):
        self.closed = True

    def distrust(self):
        self.closed = True
        return Closed("bad_host", {"address": "192.168.1.5", "port": 27431})

    # --- what the test does
    def tell(self, *happenings):
        self._news += happenings
        self.wake()

    def become(self, **fields):
        """The room changes."""
        self.room = replace(self.room or a_room(), **fields)
        self.tell(RoomIs())

    def begin(self, match="match-1"):
        """A match begins, its first cards on the table."""
        game = GAMES[self.room.game]
        self._table = FakeTable(game, msgspec.convert(self.room.options, game.types.options), self.room.seats, self.own)
        self.match = match
        self.tell(Restored(1, 0, self.own, (), self._table.view(self.own[0] if self.own else None)))
        self.become(phase="match", match=match)

    def end(self, phase="over"):
        """It is over, or (phase `lobby`) called off."""
        if phase == "lobby":
            self.match, self._table = None, None
        self.become(phase=phase, match=self.match)
