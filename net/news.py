"""What a room tells unasked: what it is, when that has changed, and which seats computers are to play. Decides when it is told to whom."""

import msgspec

from game.core.room import Room
from net.config import RoomConfig
from net.crowd import Crowd
from net.matches import Matches
from net.messages import Noted, RoomChanged
from net.outbox import Outbox

MANY = 16
"""Above so many peers, comings and goings are told together at the next beat: each telling lists everybody to everybody."""


class News:
    """Compares what was told with what is."""

    def __init__(self, config: RoomConfig, crowd: Crowd, matches: Matches, out: Outbox) -> None:
        self._config, self._crowd, self._matches, self._out = config, crowd, matches, out
        self._computers: tuple[tuple[int, str], ...] = ()
        self._unwritten = False
        self._warned: set[int] = set()
        self._told = self.room

    @property
    def room(self) -> Room:
        """The room as everybody may see it."""
        match = self._matches.match
        return self._crowd.room(self._config, self._matches.phase, self._matches.standstill.paused, match.id if match else None)

    @property
    def phase_is_new(self) -> bool:
        """Whether the match has gone into another phase since the room was told."""
        return self._matches.phase != self._told.phase

    def tell(self, at_beat: bool) -> None:
        """Tell whatever has changed. In a crowd comings and goings wait for the next beat."""
        self._tell_computers()
        self._warn()
        room, everybody = self.room, at_beat or len(self._crowd.roster.peers) <= MANY
        if room == self._told or (not everybody and msgspec.structs.replace(room, peers=self._told.peers) == self._told):
            return
        self._told = room
        self._out.send(self._crowd.links(), RoomChanged(room))

    def unwritten(self) -> None:
        """Nothing is written down (any more): everybody is told once, who comes later or was away as soon as he is there."""
        self._unwritten = True
        self._warn()

    def _warn(self) -> None:
        if self._unwritten:
            people = [peer for peer in self._crowd.roster if peer.link is not None and not peer.computers and peer.id not in self._warned]
            self._warned.update(peer.id for peer in people)
            self._out.send((peer.link for peer in people if peer.link is not None), Noted("unwritten", ""))

    def _tell_computers(self) -> None:
        computers = self._crowd.computers()
        if computers != self._computers:
            self._computers = computers
            self._out.computers(computers)
