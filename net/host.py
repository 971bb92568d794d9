"""The authority of a room, without I/O: messages and times go in, effects come out in order.

Decides who is let in, in which order an intent is looked at (shape, seat, rate, turn, then the rules), when a peer counts as away, and
that every intent gets exactly one answer. All times are monotonic nanoseconds of this machine, handed in. Knows no game and no socket.
"""

import random
import secrets
from collections.abc import Callable, Mapping
from typing import NamedTuple

import msgspec

from game.core.errors import IllegalAction
from game.core.game import AnyGame
from game.core.room import Room
from net.config import RoomConfig
from net.crowd import Crowd
from net.intents import Intents
from net.lobby import Lobby
from net.matches import Matches
from net.messages import PROTOCOL, Bye, Denied, Hello, Intent, Leave, Ping, Pong, Rejected, Resync, RoomChanged, Say, ToHost, Welcome
from net.outbox import Effect, Link, Outbox
from net.progress import report
from net.pulse import HELLO_WITHIN, Pulse, update_pings
from net.rates import ABUSE
from net.refusals import Refusal
from net.roster import Entrance, Peer, Roster
from net.wishes import Wishes

TOKEN_BYTES = 16
MANY = 16
"""Above so many peers, comings and goings are told together at the next beat: each telling lists everybody to everybody."""


class Stranger(NamedTuple):
    """A link that has not said hello yet."""

    address: str
    since: int


def new_token() -> bytes:
    """A secret nobody can guess; never from the room's dice, which may be seeded."""
    return secrets.token_bytes(TOKEN_BYTES)


class Host:
    """One room. Feed it, carry out its outbox after every call, and call `tick` at `next_wake`."""

    def __init__(
        self,
        config: RoomConfig,
        games: Mapping[str, AnyGame],
        dice: random.Random,
        now: int,
        token: Callable[[], bytes] = new_token,
    ) -> None:
        """Open a room. Raises `Refusal` or `IllegalOptions` for a set-up that cannot be played."""
        self._config = config
        self._out = Outbox()
        self._roster = Roster(config, token)
        self._crowd = Crowd(Lobby(config, games), self._roster)
        self._matches = Matches(config, self._crowd, dice, self._out)
        self._wishes = Wishes(self._crowd, self._matches, self._out)
        self._intents = Intents(self._crowd, self._matches, self._out)
        self._pulse = Pulse(now)
        self._strangers: dict[Link, Stranger] = {}
        self._computers: tuple[tuple[int, str], ...] = ()
        self._dirty = True
        self._told = self.room
        self._settle(now)

    @property
    def room(self) -> Room:
        """The room as everybody may see it."""
        match = self._matches.match
        return self._crowd.room(self._config, self._matches.phase, self._matches.paused, match.id if match else None)

    def attach(self, link: Link, now: int, address: str) -> None:
        """Somebody has connected. `link`: a number not in use; `address`: the other end's IP address, without a port."""
        self._strangers[link] = Stranger(address, now)

    def receive(self, link: Link, message: ToHost, now: int) -> None:
        """A message has arrived on a link; `now` is its stamp."""
        self._matches.advance(now)
        peer = self._roster.at(link)
        if link in self._strangers:
            self._greet(link, message, now)
        elif peer is not None:
            peer.heard = now
            self._hear(peer, link, message, now)
        self._settle(now)

    def dropped(self, link: Link, now: int) -> None:
        """A link is gone. After a `Drop` of ours nothing need be said."""
        self._matches.advance(now)
        self._strangers.pop(link, None)
        peer = self._roster.at(link)
        if peer is not None:
            self._lose(peer, link, now)
        self._settle(now)

    def tick(self, now: int) -> None:
        """Time has passed."""
        self._matches.advance(now)
        if now >= self._pulse.due:
            self._beat(now)
        self._settle(now)

    def next_wake(self) -> int | None:
        """When to call `tick` if nothing is heard before; None: nothing will happen by itself."""
        match = self._matches.match
        if not (match or self._roster.peers or self._strangers):
            return None
        wake = match.wake() if match else None
        return self._pulse.due if wake is None else min(wake, self._pulse.due)

    def outbox(self) -> list[Effect]:
        """What is to be done now, in order; it is then no longer here."""
        return self._out.drain()

    def close(self, code: str = "closed") -> None:
        """The host ends: say goodbye to everybody."""
        for link in (*self._strangers, *self._crowd.links()):
            self._out.drop(link, Bye(code))

    def _greet(self, link: Link, message: ToHost, now: int) -> None:
        stranger = self._strangers.pop(link)
        if not isinstance(message, Hello):
            self._out.drop(link, Denied("first"))
            return
        try:
            entrance = self._roster.admit(message, link, stranger.address, now)
        except Refusal as refused:
            self._out.drop(link, Denied(refused.code, refused.details))
            return
        self._welcome(entrance, link)
        self._dirty = True

    def _welcome(self, entrance: Entrance, link: Link) -> None:
        peer, token, back, replaced = entrance
        if replaced is not None:
            self._matches.unknown(replaced)
            self._out.drop(replaced, Bye("replaced"))
        self._wishes.seat_waiting()
        welcome = Welcome(PROTOCOL, self._config.app, peer.id, token, self.room, self._config.instance, peer.ledger.newest)
        self._out.send((link,), welcome)
        if not peer.computers:
            self._wishes.note("back" if back else "joined", peer.name, but=link)

    def _hear(self, peer: Peer, link: Link, message: ToHost, now: int) -> None:
        match message:
            case Pong(number):
                if self._pulse.ponged(peer, number, now):
                    self._matches.measure()
            case Intent():
                self._intents.take(peer, link, message, now)
                if peer.intents.excess > ABUSE:
                    self._dismiss(peer, link, "abuse", now)
            case Leave():
                self._matches.unknown(link)
                self._wishes.depart(peer, "left")
                self._out.drop(link)
                self._dirty = True
            case _:
                self._wish(peer, link, message, now)

    def _wish(self, peer: Peer, link: Link, wish: ToHost, now: int) -> None:
        """Something asked of the room: what is granted shows in the room, what is refused is answered."""
        bucket = peer.chat if isinstance(wish, Say) else peer.wishes
        try:
            if not bucket.grant(now):
                raise Refusal("rate")
            if isinstance(wish, Resync):
                self._matches.unknown(link)
            else:
                self._wishes.grant(peer, wish, now)
            self._dirty = self._dirty or not isinstance(wish, Say)
        except (Refusal, IllegalAction) as refused:
            self._out.send((link,), Rejected(None, refused.code, dict(refused.details)))
        except Exception as error:
            report("a wish", self._crowd.lobby.game, error)
            self._out.send((link,), Rejected(None, "internal"))
        if bucket.excess > ABUSE:
            self._dismiss(peer, link, "abuse", now)

    def _lose(self, peer: Peer, link: Link, now: int) -> None:
        """A link is gone; whoever has a seat keeps it and may come back."""
        self._matches.unknown(link)
        if peer.computers:
            self._roster.forget(peer)
        elif self._crowd.lobby.of(peer.id):
            self._roster.lost(peer, now)
            self._wishes.note("dropped", peer.name)
        else:
            self._wishes.depart(peer, "left")
        self._dirty = True

    def _dismiss(self, peer: Peer, link: Link, code: str, now: int) -> None:
        self._out.drop(link, Bye(code))
        self._lose(peer, link, now)

    def _beat(self, now: int) -> None:
        """What is done each quarter of a second: pings, silence, and whatever waits for somebody who is away."""
        beat = self._pulse.beat(self._roster, now)
        self._out.send((peer.link for peer in beat.pinged if peer.link is not None), Ping(beat.number))
        for peer in beat.silent:
            if peer.link is not None:
                self._dismiss(peer, peer.link, "silent", now)
        for link, stranger in tuple(self._strangers.items()):
            if now - stranger.since >= HELLO_WITHIN:
                del self._strangers[link]
                self._out.drop(link, Denied("late"))
        if beat.tells_pings:
            update_pings(self._roster)
        self._matches.mind_absent(now)
        self._matches.measure()
        self._dirty = True
        self._tell_room(everybody=True)

    def _settle(self, now: int) -> None:
        """After anything: let the match follow, bring it to what the room is now, and tell what has changed."""
        self._matches.follow(now)
        if self._dirty or self._matches.phase != self._told.phase:
            self._wishes.seat_waiting()
            self._matches.catch_up(now)
            self._matches.follow(now)
            self._tell_computers()
            self._tell_room(everybody=len(self._roster.peers) <= MANY)
            self._dirty = False

    def _tell_computers(self) -> None:
        computers = self._crowd.computers()
        if computers != self._computers:
            self._computers = computers
            self._out.computers(computers)

    def _tell_room(self, everybody: bool) -> None:
        """Tell the room if it has changed. Not `everybody`: where only the list of peers has, it is left for the next beat."""
        room = self.room
        if room == self._told or (not everybody and msgspec.structs.replace(room, peers=self._told.peers) == self._told):
            return
        self._told = room
        self._out.send(self._crowd.links(), RoomChanged(room))
