"""When the match clock stands, and what is written down and told of it. Decides that from the pause and the people who are waited for."""

from net import absence
from net.crowd import Crowd
from net.match import Match
from net.messages import Clock
from net.outbox import Outbox
from net.scribe import Scribe


class Standstill:
    """For the matches of one room. `paused`: by the owner; the clock also stands while the room waits for somebody."""

    def __init__(self, crowd: Crowd, scribe: Scribe, out: Outbox) -> None:
        self.paused = False
        self._crowd, self._scribe, self._out = crowd, scribe, out
        self._marked = 0  # what the match clock showed when that was last written down

    @property
    def wanted(self) -> bool:
        """Whether the clock is to stand."""
        return self.paused or absence.must_wait(self._crowd)

    def turn(self, match: Match, now: int) -> None:
        """Stop the clock, or let it go on."""
        if match.clock.running:
            match.clock.stop(now)
        else:
            match.clock.go(now)
        self.tell(match, now)

    def tell(self, match: Match, now: int) -> None:
        """Say and write down what the clock shows."""
        clock = Clock(match.clock.at(now), match.clock.running)
        self._scribe.clock(clock.clock, clock.running)
        self._out.send(self._crowd.links(), clock)

    def mark(self, match: Match, now: int, since: int) -> None:
        """Write down what the clock shows if it has gone on for `since` ns, so that a match taken up again goes on where it was."""
        clock = match.clock.at(now)
        if match.clock.running and not 0 <= clock - self._marked < since:
            self._marked = clock
            self._scribe.clock(clock, True)
