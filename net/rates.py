"""How often somebody may ask: token buckets. Times are monotonic nanoseconds of the host."""

from game.core.game import SECOND

ABUSE = 200
"""Refusals in one unbroken flood after which a peer is sent away."""


class Bucket:
    """So many a second, and a burst. `excess`: refusals, each made up for by a grant; it grows while more than twice too much is asked."""

    def __init__(self, per_second: int, burst: int, now: int) -> None:
        self._cost = SECOND // per_second
        self._room = self._cost * burst
        self._full = now  # when the bucket is full again
        self.excess = 0

    def grant(self, now: int) -> bool:
        """Whether one more is allowed at `now`; if so it is counted."""
        full = max(self._full, now) + self._cost
        if full - now > self._room:
            self.excess += 1
            return False
        self._full, self.excess = full, max(0, self.excess - 1)
        return True
