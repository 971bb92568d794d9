"""What is journalled of a match beside its steps: how it began, whose seats are whose, when its clock stood, how it ended.

Secrets are written as hashes. Decides nothing; the steps themselves are written by `net.progress`.
"""

import msgspec

from game.core.room import SeatInfo
from game.core.seats import Seat
from net.config import RoomConfig
from net.crowd import Crowd
from net.match import Match
from net.messages import Plain
from net.outbox import Outbox


class Scribe:
    """Writes the records of the matches of one room."""

    def __init__(self, config: RoomConfig, crowd: Crowd, out: Outbox) -> None:
        self._config = config
        self._crowd = crowd
        self._out = out
        self._seats: list[SeatInfo] = []  # as last written

    def opened(self, match: Match, first: Seat | None) -> None:
        """A match begins."""
        lobby = self._crowd.lobby
        self._seats = list(lobby.seats)
        record = {
            "is": "match",
            "id": match.id,
            "app": self._config.app,
            "room": self._config.name,
            "game": match.game.info.id,
            "preset": lobby.preset,
            "options": match.options,
            "seats": [self._owned(info) for info in lobby.seats],
            "first": first,
            "away_policy": lobby.away_policy,
            "turn_seconds": lobby.turn_seconds,
            "v": match.first_version,
        }
        self._out.write(record)

    def seats(self) -> None:
        """Write the seats that have changed hands since the last time."""
        for seat, info in enumerate(self._crowd.lobby.seats):
            if msgspec.structs.replace(self._seats[seat], ready=info.ready) != info:
                self._out.write({"is": "seat", "seat": seat, **self._owned(info)})
        self._seats = list(self._crowd.lobby.seats)

    def conduct(self) -> None:
        """How the room is run has changed."""
        lobby = self._crowd.lobby
        self._out.write({"is": "conduct", "away_policy": lobby.away_policy, "turn_seconds": lobby.turn_seconds})

    def clock(self, at: int, running: bool) -> None:
        """The match clock stopped, or went on, at this time of its own."""
        self._out.write({"is": "clock", "at": at, "running": running})

    def ended(self, why: str, at: int) -> None:
        """The match is over: `finished`, or how else it ended."""
        self._out.write({"is": "end", "why": why, "at": at})

    def _owned(self, info: SeatInfo) -> dict[str, Plain]:
        """Who a seat belongs to: a person by the hash of his machine's secret."""
        token = self._crowd.roster.peers[info.peer].token if info.peer is not None else None
        return {"kind": info.kind, "name": info.name, "level": info.level, "pointer": info.pointer, "token": token}
