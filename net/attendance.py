"""Keeps one match in step with the room: whose seats are whose, who has been shown what, who is there.

Compares what the match was last told with what the room is now, so it does not matter how a change came about. Decides nothing.
"""

from collections.abc import Collection

from game.core.seats import Seat
from net.crowd import Crowd
from net.match import Match
from net.outbox import Link
from net.publish import Seats


class Attendance:
    """The comings and goings at one match."""

    def __init__(self, match: Match, crowd: Crowd, here: Collection[Seat] = ()) -> None:
        """`here`: seats whose people the match knows to be there already."""
        self._match = match
        self._crowd = crowd
        self._here = [seat in here for seat in range(match.seats)]
        self._shown: dict[Link, Seats] = {}  # by link: the seats its last snapshot was for
        self._known: dict[int, set[Seat]] = {}  # by peer: the seats it has played in this deal

    def update(self, now: int) -> None:
        """Send a snapshot to everybody whose seats have changed, tell the rules who is there. Raises `Broken`."""
        viewers = self._crowd.viewers()
        self._match.tell(tuple(viewer for viewer in viewers if self._shown.get(viewer.link) != viewer.seats), now)
        self._shown = {viewer.link: viewer.seats for viewer in viewers}
        if self._match.phase != "match":  # a deal is over, and new cards come
            self._known.clear()
        for viewer in viewers:
            self._known.setdefault(viewer.peer, set()).update(viewer.seats)
        present = self._crowd.present()
        for seat, was_here in enumerate(self._here):
            if was_here is not (seat in present):
                self._here[seat] = seat in present
                self._match.presence(seat, seat in present, now)

    def would_peep(self, peer: int, seat: Seat) -> bool:
        """Whether it would see a second hand of a deal being played: it has played another seat in it, and never this one."""
        known = self._known.get(peer, set())
        return bool(known) and seat not in known and self._match.phase == "match" and not self._match.race

    def unknown(self, link: Link) -> None:
        """Whatever was shown on this link counts no more."""
        self._shown.pop(link, None)
