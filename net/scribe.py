"""What is written down of a room beside the steps of its match: what the room is, how a match began, what its clock showed, how it ended.

Secrets are written as hashes. Decides who can come back: whoever has a seat, and whoever runs the room. The steps are written by
`net.progress`.
"""

import random

import msgspec

from game.core.seats import Seat
from net.crowd import Crowd
from net.match import Match
from net.messages import Plain
from net.outbox import Outbox
from net.records import ClockRecord, EndRecord, KeptPeer, MatchRecord, RoomRecord
from net.roster import Peer

Dealt = tuple[str, int, Seat | None]
"""Game, seats and dealer of a match."""


class Scribe:
    """Writes for one room. `seeded`: its shuffle is no secret, so where its dice stand may be written down."""

    def __init__(self, crowd: Crowd, out: Outbox, dice: random.Random, seeded: bool) -> None:
        self._crowd = crowd
        self._out = out
        self._dice = dice
        self._seeded = seeded
        self._room: RoomRecord | None = None  # as last written

    def room(self, paused: bool, dealt: Dealt | None, matches: int) -> None:
        """Write what the room is, if that has changed."""
        lobby, roster = self._crowd.lobby, self._crowd.roster
        seated = {info.peer for info in lobby.seats}
        record = RoomRecord(
            game=lobby.game.info.id,
            preset=lobby.preset,
            options=msgspec.to_builtins(lobby.options),
            seats=tuple(msgspec.structs.replace(info, ready=False) for info in lobby.seats),
            peers=tuple(self._kept(peer) for peer in roster if peer.owner or peer.id in seated),
            away_policy=lobby.away_policy,
            turn_seconds=lobby.turn_seconds,
            last_peer=roster.last,
            matches=matches,
            paused=paused,
            dealt=dealt,
            banned_tokens=tuple(sorted(roster.banned_tokens)),
            banned_names=tuple(sorted(roster.banned_names)),
        )
        if record != self._room:
            self._room = record
            self._out.write(record)

    def opened(self, match: Match, first: Seat | None) -> None:
        """A match begins."""
        dice = _plain_state(self._dice) if self._seeded else None
        self._out.write(MatchRecord(match.id, match.game.info.id, match.options, match.seats, first, match.first_version, dice))

    def clock(self, at: int, running: bool) -> None:
        """What the match clock shows, and whether it runs."""
        self._out.write(ClockRecord(at, running))

    def ended(self, why: str, at: int) -> None:
        """The match is over: `finished`, or how else it ended."""
        self._out.write(EndRecord(why, at))

    def _kept(self, peer: Peer) -> KeptPeer:
        waiting = tuple((person.name, person.pointer) for person in peer.waiting)
        away = peer.away_since is not None
        return KeptPeer(peer.id, peer.tokens, peer.address, peer.names, peer.given, waiting, peer.owner, away)


def _plain_state(dice: random.Random) -> Plain:
    version, numbers, gauss = dice.getstate()
    return [version, list(numbers), gauss]
