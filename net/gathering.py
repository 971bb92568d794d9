"""After a table was opened again: the people who were there when its host went are waited for, so that none of them loses time or a race;
and so are the computer players, whose process is started anew.

Decides for how long the match stands still. Whoever had been away before is not waited for.
"""

from collections.abc import Collection

from net.roster import Peer, Roster


class Gathering:
    """Lasts until all are back, or until so many ns (`patience`) after the first was. Until somebody is there, nobody waits."""

    def __init__(self, roster: Roster, patience: int) -> None:
        self._roster = roster
        self._known = frozenset(peer.id for peer in roster)
        self._patience = patience
        self._first: int | None = None

    def missing(self) -> Collection[Peer]:
        """The people who have not come back."""
        return [peer for peer in self._roster if peer.link is None and peer.away_since is None]

    def over(self, now: int, computers: bool) -> bool:
        """Whether the match may go on at `now` (monotonic ns). `computers`: some play in it."""
        if not self._known:
            return True
        if self._first is None and any(peer.id in self._known and peer.link is not None for peer in self._roster):
            self._first = now
        complete = not self.missing() and not (computers and self._roster.computers is None)
        return self._first is not None and (complete or now - self._first >= self._patience)
