"""What the matches of a room hand on to each other: their number, the room's versions, who dealt last. Decides who deals first (S4)."""

from game.core.game import AnyGame
from game.core.seats import Seat, after
from net.lobby import Lobby
from net.match import Match, Opening
from net.past import Past
from net.scribe import Dealt


class Series:
    """The matches of the table `instance`, as far as they are over."""

    def __init__(self, instance: str) -> None:
        self.count = 0
        self.dealt: Dealt | None = None  # the last match that was finished
        self._version = 0
        self._instance = instance

    def restore(self, past: Past) -> None:
        """Go on where the host ended."""
        self.count, self.dealt, self._version = past.room.matches, past.room.dealt, past.version

    def opening(self, lobby: Lobby, game: AnyGame, options: object) -> Opening:
        """What the next match begins with."""
        self.count += 1
        return Opening(f"{self._instance[:20]}-{self.count}", game, options, len(lobby.seats), self._dealer(lobby), self._version + 1)

    def left(self, match: Match) -> None:
        """A match is not shown any more."""
        self._version = match.progress.version

    def finished(self, match: Match) -> None:
        """A match has come to its end."""
        self.dealt = (match.game.info.id, match.seats, match.dealer)

    def _dealer(self, lobby: Lobby) -> Seat | None:
        """The next after the last dealer if the same is played by as many; else it is left to chance."""
        match self.dealt:
            case (game, seats, int() as dealer) if (game, seats) == (lobby.game.info.id, len(lobby.seats)):
                return after(dealer, seats)
            case _:
                return None
