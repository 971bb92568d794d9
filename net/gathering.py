"""After a table was opened again: the people who were there when its host went are waited for, so that none of them loses time or a race.

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
        """Who has not come back."""
        return [peer for peer in self._roster if peer.link is None and peer.away_since is None]

    def over(self, now: int) -> bool:
        """Whether the match may go on at `now` (monotonic ns)."""
        if not self._known:
            return True
        if self._first is None and any(peer.id in self._known and peer.link is not None for peer in self._roster):
            self._first = now
        return self._first is not None and (not self.missing() or now - self._first >= self._patience)
