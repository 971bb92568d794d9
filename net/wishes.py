"""What peers ask of the room: seats, readiness, talk, and what its owner decides. Intents of a match are not among it.

Each wish is granted, and then seen in the room, or refused with a code. Knows neither links nor when anything is told to whom.
"""

from collections.abc import Callable
from typing import Any

from net.crowd import Crowd
from net.matches import Matches
from net.messages import Abandon, Bye, Conduct, Fill, Kick, Noted, Ready, Said, Say, Setup, Sit, Stand, Start
from net.names import safe_line
from net.outbox import Link, Outbox
from net.refusals import Refusal
from net.roster import Peer

OWNERS = (Setup, Fill, Conduct, Start, Abandon, Kick)


class Wishes:
    """Grants or refuses (`Refusal`, `IllegalOptions`) the wishes of peers."""

    def __init__(self, crowd: Crowd, matches: Matches, out: Outbox) -> None:
        self._crowd = crowd
        self._lobby = crowd.lobby
        self._matches = matches
        self._out = out
        self._granters: dict[type, Callable[[Peer, Any, int], None]] = {
            Sit: self._sit,
            Stand: self._stand,
            Ready: self._ready,
            Say: self._say,
            Setup: self._setup,
            Fill: self._fill,
            Conduct: self._conduct,
            Start: self._start,
            Abandon: self._abandon,
            Kick: self._kick,
        }

    def grant(self, peer: Peer, wish: Any, now: int) -> None:
        """Do what a peer asks of the room."""
        if type(wish) not in self._granters:
            raise Refusal("malformed")
        if peer.computers:
            raise Refusal("not_allowed")
        if isinstance(wish, OWNERS) and not peer.owner:
            raise Refusal("not_owner")
        self._granters[type(wish)](peer, wish, now)

    def depart(self, peer: Peer, note: str) -> None:
        """A peer is gone for good; its seats are given up."""
        self._vacate(self._lobby.of(peer.id))
        self._crowd.roster.forget(peer)
        self.note(note, peer.name)

    def note(self, kind: str, name: str, but: Link | None = None) -> None:
        """Tell everybody (`but` the link it is about) what happened to whom."""
        self._out.send((link for link in self._crowd.links() if link != but), Noted(kind, name))

    def gather(self, now: int) -> None:
        """At a table that was opened anew: see whether it need not wait any more. Who is not back by then has gone."""
        gathering = self._crowd.gathering
        if gathering is None or not gathering.over(now, bool(self._crowd.computers())):
            return
        self._crowd.gathering = None
        for peer in gathering.missing():
            self._crowd.roster.lost(peer, now)
            self.note("dropped", peer.name)

    def seat_waiting(self) -> None:
        """Whoever would like a seat takes an open one at once, but in a running game of turns chooses it himself."""
        if self._matches.settled or self._lobby.race:
            match = self._matches.match
            self._crowd.seat_waiting(match.progress.played if match else ())

    def _sit(self, peer: Peer, wish: Sit, _now: int) -> None:
        self._lobby.check_vacant(wish.seat)
        if self._matches.attendance and self._matches.attendance.would_peep(peer.id, wish.seat):
            raise Refusal("wrong_phase")
        name = self._crowd.roster.christen(peer, wish.name)
        former = [seat for seat in self._lobby.of(peer.id) if self._lobby.seats[seat].name == name]
        if former and not self._matches.settled:
            raise Refusal("wrong_phase")
        self._lobby.sit(wish.seat, peer.id, name, wish.pointer)
        self._lobby.free(former)
        peer.waiting = [person for person in peer.waiting if person.name != name]
        self.note("seated", name)

    def _stand(self, peer: Peer, wish: Stand, _now: int) -> None:
        info = self._lobby.own(wish.seat, peer.id)
        self._vacate((wish.seat,))
        self.note("stood", info.name)

    def _ready(self, peer: Peer, wish: Ready, _now: int) -> None:
        if self._matches.phase == "match":
            raise Refusal("wrong_phase")
        self._lobby.say_ready(peer.id, wish.seats, wish.ready)

    def _say(self, peer: Peer, wish: Say, _now: int) -> None:
        text = safe_line(wish.text) if wish.phrase is None else ""
        if not text and wish.phrase is None:
            raise Refusal("malformed")
        said = Said(peer.name, text, wish.phrase)
        self._out.send(self._crowd.links(), said)

    def _setup(self, _peer: Peer, wish: Setup, _now: int) -> None:
        if not self._matches.settled:
            raise Refusal("wrong_phase")
        before = list(self._lobby.seats)
        self._lobby.setup(wish)
        self._crowd.unseated(before)
        self._matches.leave()

    def _fill(self, _peer: Peer, wish: Fill, _now: int) -> None:
        self._lobby.fill(wish.seat, wish.level)

    def _conduct(self, _peer: Peer, wish: Conduct, now: int) -> None:
        if wish.paused is not None:
            self._matches.pause(wish.paused, now)
        self._lobby.away_policy = wish.away_policy or self._lobby.away_policy
        if wish.turn_seconds is not None:
            self._lobby.turn_seconds = wish.turn_seconds

    def _start(self, _peer: Peer, _wish: Start, now: int) -> None:
        if self._matches.settled:
            self._matches.begin(now)
        else:
            self._matches.deal_on(now)

    def _abandon(self, _peer: Peer, _wish: Abandon, now: int) -> None:
        if self._matches.match is None:
            raise Refusal("no_match")
        self._matches.end("abandoned", now)

    def _kick(self, peer: Peer, wish: Kick, _now: int) -> None:
        other = self._crowd.roster.peers.get(wish.peer)
        if other is None:
            raise Refusal("no_such_peer")
        if other is peer or other.computers:
            raise Refusal("not_allowed")
        self._crowd.roster.ban(other)
        if other.link is not None:
            self._matches.unknown(other.link)
            self._out.drop(other.link, Bye("kicked"))
        self.depart(other, "kicked")

    def _vacate(self, seats: tuple[int, ...]) -> None:
        """Open seats; in a running game of turns a computer takes them over where the room wants that."""
        self._lobby.free(seats)
        if not (self._matches.settled or self._lobby.race) and self._lobby.away_policy == "computer":
            for seat in seats:
                self._lobby.fill(seat, self._lobby.stand_in)
