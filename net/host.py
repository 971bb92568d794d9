"""The authority of a room, without I/O: messages and times go in, effects come out in order.

Decides who is let in, in which order an intent is looked at (shape, seat, rate, turn, then the rules), when a peer counts as away, and
that every intent gets exactly one answer. All times are monotonic nanoseconds of this machine, handed in. Knows no game and no socket.
"""

import random
import secrets
from collections.abc import Callable, Mapping

from game.core.errors import IllegalAction
from game.core.game import SECOND, AnyGame
from game.core.room import Room
from net.config import RoomConfig
from net.crowd import Crowd
from net.door import Door
from net.gathering import Gathering
from net.intents import Intents
from net.lobby import Lobby
from net.matches import Matches
from net.messages import PROTOCOL, Bye, Intent, Leave, Ping, Pong, Rejected, Resync, Say, ToHost, Welcome
from net.news import News
from net.outbox import Effect, Link, Outbox
from net.past import Past
from net.progress import report
from net.pulse import Pulse, update_pings
from net.rates import ABUSE
from net.refusals import Refusal
from net.roster import Entrance, Peer, Roster
from net.wishes import Wishes

TOKEN_BYTES = 16
PATIENCE = 10 * SECOND
"""How long those who were there are waited for after a table was opened anew, from the first who is back on."""


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
        past: Past | None = None,
        patience: int = PATIENCE,
    ) -> None:
        """Open a room, or open it anew where its `past` had ended; then people who were there are waited for with some `patience` (ns).

        Raises `Refusal` or `IllegalOptions` for a set-up that cannot be played, `Unreadable` for a past that cannot be gone on with.
        """
        self._config = config
        self._out = Outbox()
        self._roster = Roster(config, token)
        self._crowd = Crowd(Lobby(config, games), self._roster)
        self._matches = Matches(config, self._crowd, dice, self._out)
        self._wishes = Wishes(self._crowd, self._matches, self._out)
        self._intents = Intents(self._crowd, self._matches, self._out)
        self._pulse = Pulse(now)
        self._door = Door(self._roster, self._out)
        self._dirty = True
        if past:
            self._restore(past, games, patience, now)
        self._news = News(config, self._crowd, self._matches, self._out)
        self._settle(now)

    def _restore(self, past: Past, games: Mapping[str, AnyGame], patience: int, now: int) -> None:
        self._crowd.lobby.restore(past.room)
        self._roster.restore(past.room, past.acted, now)
        self._crowd.gathering = Gathering(self._roster, patience)
        self._matches.restore(past, games, now)

    @property
    def room(self) -> Room:
        """The room as everybody may see it."""
        return self._news.room

    def attach(self, link: Link, now: int, address: str) -> None:
        """Somebody has connected. `link`: a number not in use; `address`: the other end's IP address, without a port."""
        self._door.opened(link, address, now)

    def receive(self, link: Link, message: ToHost, now: int) -> None:
        """A message has arrived on a link; `now` is its stamp."""
        self._advance(now)
        peer = self._roster.at(link)
        if link in self._door.links:
            if entrance := self._door.greet(link, message, now):
                self._welcome(entrance, link, now)
        elif peer is not None:
            self._dirty |= self._roster.heard_from(peer, now)
            self._hear(peer, link, message, now)
        self._settle(now)

    def dropped(self, link: Link, now: int) -> None:
        """A link is gone. After a `Drop` of ours nothing need be said."""
        self._advance(now)
        self._door.gone(link)
        peer = self._roster.at(link)
        if peer is not None:
            self._lose(peer, link, now)
        self._settle(now)

    def tick(self, now: int) -> None:
        """Time has passed."""
        self._advance(now)
        if now >= self._pulse.due:
            self._beat(now)
        self._settle(now)

    def next_wake(self) -> int | None:
        """When to call `tick` if nothing is heard before; None: nothing will happen by itself."""
        match = self._matches.match
        if not (match or self._roster.peers or self._door.links):
            return None
        wake = match.wake() if match else None
        return self._pulse.due if wake is None else min(wake, self._pulse.due)

    def outbox(self) -> list[Effect]:
        """What is to be done now, in order; it is then no longer here."""
        return self._out.drain()

    def unwritten(self) -> None:
        """What happens at this table is not written down (any more): everybody is told, once."""
        self._news.unwritten()

    def close(self, now: int, code: str = "closed") -> None:
        """The host ends: say goodbye to everybody. A match can be taken up again where it is now."""
        self._advance(now)
        self._matches.mark(now, exactly=True)
        for link in (*self._door.links, *self._crowd.links()):
            self._out.drop(link, Bye(code))

    def _advance(self, now: int) -> None:
        """What is due by now comes first. While this machine slept nobody's time passed."""
        if slept := self._pulse.slept(self._roster, now):
            self._matches.slept(slept, now)
        self._matches.advance(now)

    def _welcome(self, entrance: Entrance, link: Link, now: int) -> None:
        peer, token, back, replaced = entrance
        self._dirty = True
        if replaced is not None:
            self._matches.unknown(replaced)
            self._out.drop(replaced, Bye("replaced"))
        self._wishes.seat_waiting()
        self._wishes.gather(now)
        welcome = Welcome(PROTOCOL, self._config.app, peer.id, token, self.room, self._config.instance, peer.ledger.newest)
        self._out.send((link,), welcome)
        if not peer.computers:
            self._wishes.note("back" if back else "joined", peer.name, but=link)

    def _hear(self, peer: Peer, link: Link, message: ToHost, now: int) -> None:
        match message:
            case Pong(number):
                if self._pulse.ponged(peer, number, now):
                    self._matches.measure()
                elif not peer.wishes.grant(now) and peer.wishes.excess > ABUSE:
                    self._dismiss(peer, link, "abuse", now)
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
        self._door.close_on_late(now)
        if beat.tells_pings:
            update_pings(self._roster)
        self._wishes.gather(now)
        self._matches.mind_absent(now)
        self._matches.mark(now)
        self._matches.measure()
        self._dirty = True
        self._news.tell(at_beat=True)

    def _settle(self, now: int) -> None:
        """After anything: let the match follow, bring it to what the room is now, and tell what has changed."""
        self._matches.follow(now)
        if self._dirty or self._news.phase_is_new:
            self._wishes.seat_waiting()
            self._matches.write_down()
            self._matches.catch_up(now)
            self._intents.release(now)
            self._matches.follow(now)
            self._matches.write_down()
            self._news.tell(at_beat=False)
            self._dirty = False
