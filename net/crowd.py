"""Who plays which seat just now: people their own, the computer players' process the computers' and those of people it stands in for.

Also what a room looks like to everybody. Decides nothing about when somebody stands in (`net.absence`).
"""

from collections.abc import Collection

import msgspec

from game.core.game import SECOND, Place
from game.core.room import PeerInfo, Phase, Room, SeatInfo
from game.core.seats import Seat
from net.config import RoomConfig
from net.gathering import Gathering
from net.ledger import Answer
from net.lobby import Lobby
from net.names import safe_name
from net.outbox import Link
from net.publish import Seats, Viewer
from net.roster import Peer, Person, Roster

READING = 8 * SECOND
"""How long the end of a deal stands where people are there and none of them plays."""


class Crowd:
    """The people of the roster in the seats of the lobby."""

    def __init__(self, lobby: Lobby, roster: Roster) -> None:
        self.lobby = lobby
        self.roster = roster
        self.stand_ins: Seats = ()
        """Seats of people who are away that a computer plays for them."""
        self.gathering: Gathering | None = None
        """While the people of a table that was opened anew are waited for."""

    def played_by(self, peer: Peer) -> Seats:
        """The seats a peer plays, ascending."""
        if not peer.computers:
            return self.lobby.of(peer.id)
        return tuple(sorted({*self.lobby.computers, *self.stand_ins}))

    def viewers(self) -> tuple[Viewer, ...]:
        """Every link with the seats its peer plays."""
        seated = {info.peer for info in self.lobby.seats}
        return tuple(
            Viewer(peer.link, peer.id, self.played_by(peer) if peer.id in seated or peer.computers else ())
            for peer in self.roster
            if peer.link is not None
        )

    def links(self) -> tuple[Link, ...]:
        """Every link."""
        return tuple(peer.link for peer in self.roster if peer.link is not None)

    def settle(self, peer: int, answer: Answer) -> Link | None:
        """Remember what a peer was answered; its link if it has one."""
        known = self.roster.peers.get(peer)
        if known is None:
            return None
        known.ledger.settle(answer)
        return known.link

    def away_since(self, seat: Seat) -> int | None:
        """Since when a person's seat has nobody at it (monotonic ns); None if somebody is there, or it is no person's."""
        peer = self.lobby.seats[seat].peer
        if peer is None:
            return None
        return self.roster.peers[peer].away_since

    def present(self) -> Seats:
        """Seats with a person who is there."""
        return tuple(seat for seat in self.lobby.persons if self.away_since(seat) is None)

    def away(self) -> Seats:
        """Seats of people who are not there."""
        return tuple(seat for seat in self.lobby.persons if self.away_since(seat) is not None)

    def all_ready(self) -> bool:
        """Whether everybody who sits and is there has said so."""
        return all(self.lobby.seats[seat].ready for seat in self.present())

    def wants_deal(self, passed: int) -> bool:
        """Whether the next deal may begin, so many ns after the last: all are ready, and who only watches has had time to read."""
        watched = not self.present() and any(peer.link is not None and not peer.computers for peer in self.roster)
        return self.all_ready() and not (watched and passed < READING)

    def wants_match(self, unasked: bool) -> bool:
        """Whether a match may begin: all who are there are ready; `unasked` it is enough that they have sat down."""
        if unasked:
            return self._complete()
        return self.lobby.startable and bool(self.present()) and self.all_ready()

    def _complete(self) -> bool:
        """Whether everybody has sat down whom a first match needs, and somebody is there to see it."""
        seated = bool(self.lobby.persons) or not self.lobby.open
        return self.lobby.startable and seated and any(not peer.computers for peer in self.roster)

    def computers(self) -> tuple[tuple[Seat, str], ...]:
        """The seats the computer players' process has to fill, with their levels."""
        levels = dict.fromkeys(self.stand_ins, self.lobby.stand_in)
        levels |= {seat: self.lobby.seats[seat].level or self.lobby.stand_in for seat in self.lobby.computers}
        return tuple(sorted(levels.items()))

    def credit(self, cap: int) -> int:
        """The largest lag credited to anybody who plays, ns (S16)."""
        return max((peer.credit(cap) for peer in self.roster if peer.link is not None and self.played_by(peer)), default=0) if cap else 0

    def seat_waiting(self, played: Collection[Seat] = ()) -> None:
        """Whoever would like a seat is given an open one, first come first served.

        `played`: seats of the match that have a past in it, somebody's points and mistakes; they are given only when there are no others.
        """
        for peer in self.roster:
            while peer.waiting and self.lobby.open and peer.link is not None:
                person, seat = peer.waiting.pop(0), min(self.lobby.open, key=lambda seat: (seat in played, seat))
                self.lobby.sit(seat, peer.id, person.name, person.pointer)

    def unseated(self, before: list[SeatInfo]) -> None:
        """People who had a seat before and lost it to a smaller table wait for the next one."""
        kept = {(info.peer, info.name) for info in self.lobby.seats}
        for info in before:
            if info.peer is not None and (info.peer, info.name) not in kept:
                self.roster.peers[info.peer].waiting.append(Person(info.name, info.pointer))

    def place(self) -> Place:
        """Where a match would be played now (S10)."""
        sharing: dict[int, int] = {}
        for info in self.lobby.seats:
            if info.peer is not None and not info.pointer:
                sharing[info.peer] = sharing.get(info.peer, 0) + 1
        remote = any(peer.remote for peer in self.roster if not peer.computers)
        return Place(shared_pointer=any(count > 1 for count in sharing.values()), remote=remote)

    def room(self, config: RoomConfig, phase: Phase, paused: bool, match: str | None) -> Room:
        """The room as everybody may see it."""
        away = self.away()
        seats = (msgspec.structs.replace(info, away=seat in away) for seat, info in enumerate(self.lobby.seats))
        return Room(
            name=safe_name(config.name),
            game=self.lobby.game.info.id,
            preset=self.lobby.preset,
            options=msgspec.to_builtins(self.lobby.options),
            phase=phase,
            seats=tuple(seats),
            peers=tuple(_told(peer) for peer in self.roster if not peer.computers),
            paused=paused,
            away_policy=self.lobby.away_policy,
            turn_seconds=self.lobby.turn_seconds,
            locked=config.locked,
            seeded=config.seeded,
            match=match,
            code=config.code,
        )


def _told(peer: Peer) -> PeerInfo:
    return PeerInfo(peer.id, peer.names, peer.ping_us, peer.owner, peer.away_since is not None)
