"""A room's people and seats as its screen sees them: who is who, what may be done with a seat, what is still waited for. Pure.

Knows no widget and no words. Whether a wish is granted is the host's decision; here is only what is worth offering.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from game.core.game import AnyGame, Pace, Place
from game.core.room import PeerInfo, Room, SeatInfo
from game.core.seats import Seat


@dataclass(frozen=True)
class Offers:
    """What can be done with a seat: who of the people here may sit there, who of them would leave another seat for it, and what else.

    `another`: one more person of this machine · `stand`: it is given up · `computer`: a level is chosen for it · `open`: its computer
    goes · `kick`: the number of the peer that is sent away.
    """

    sit: tuple[str, ...] = ()
    move: tuple[str, ...] = ()
    another: bool = False
    stand: bool = False
    computer: bool = False
    open: bool = False
    kick: int | None = None

    @property
    def only(self) -> str | None:
        """The one person here who has no seat, if whoever sits down is the only question."""
        return self.sit[0] if len(self.sit) == 1 and not (self.move or self.computer) else None

    @property
    def any(self) -> bool:
        """Whether anything can be done at all."""
        return self != Offers()


@dataclass(frozen=True)
class Waiting:
    """What a room waits for: names of guests who are not ready, whether seats must be filled first, whether nobody sits at all."""

    names: tuple[str, ...] = field(default=())
    seats: bool = False
    nobody: bool = False


def settled(room: Room) -> bool:
    """Whether no match is running, so that seats and rules may change."""
    return room.phase in ("lobby", "over")


def peer_of(room: Room, number: int | None) -> PeerInfo | None:
    """The peer of this number."""
    return next((peer for peer in room.peers if peer.id == number), None)


def own_seats(room: Room, peer: int | None) -> tuple[Seat, ...]:
    """The seats of the people at this machine, as the room is now."""
    return tuple(seat for seat, info in enumerate(room.seats) if info.kind == "person" and info.peer == peer)


def watchers(room: Room) -> tuple[tuple[str, PeerInfo], ...]:
    """The people without a seat, with their machine; a machine that brought nobody has an empty name."""
    seated = {(info.peer, info.name) for info in room.seats}
    found = []
    for peer in room.peers:
        alone = not peer.names
        found += [("", peer)] if alone else [(name, peer) for name in peer.names if (peer.id, name) not in seated]
    return tuple(found)


def offers(room: Room, seat: Seat, peer: int | None, owner: bool) -> Offers:
    """What may be done with a seat from this machine."""
    info = room.seats[seat]
    if info.kind == "person":
        return Offers(stand=True) if info.peer == peer else Offers(kick=info.peer if owner else None)
    here = peer_of(room, peer)
    seated = tuple(room.seats[own].name for own in own_seats(room, peer))
    standing = tuple(name for name in here.names if name not in seated) if here else ()
    return Offers(standing, seated if settled(room) else (), True, computer=owner, open=owner and info.kind == "computer")


def waiting(room: Room, game: AnyGame) -> Waiting:
    """What has to happen before a match may begin."""
    filled = [info for info in room.seats if info.kind != "open"]
    asked = (info for info in room.seats if info.kind == "person" and not info.away and not info.ready)
    names = tuple(info.name for info in asked if not _hosts(room, info))
    short = game.info.pace is not Pace.RACE and len(filled) < len(room.seats)
    return Waiting(names, short and bool(filled), not filled)


def _hosts(room: Room, info: SeatInfo) -> bool:
    """Whether somebody sits at the machine that runs the room: its word is to start, not to be ready."""
    peer = peer_of(room, info.peer)
    return peer is not None and peer.owner


def place_of(room: Room) -> Place:
    """Where a match of this room would be played (S10)."""
    sharing = Counter(info.peer for info in room.seats if info.kind == "person" and not info.pointer)
    return Place(shared_pointer=any(count > 1 for count in sharing.values()), remote=len(room.peers) > 1)


def chosen_options(room: Room, game: AnyGame) -> Any:
    """The options as they were chosen for the room, of the game's type."""
    return msgspec.convert(room.options, game.types.options)


def options_of(room: Room, game: AnyGame) -> Any:
    """The options of the room as they would be played now."""
    return game.suited(chosen_options(room, game), place_of(room))


def free_seat(seats: Sequence[SeatInfo]) -> Seat | None:
    """The first seat nobody sits in."""
    return next((seat for seat, info in enumerate(seats) if info.kind == "open"), None)
