"""The match clock: nanoseconds since a match began, without the time it stood still. Decides nothing about when it stops."""


class MatchClock:
    """Runs from 0 at `now`. Arguments named `now` are monotonic ns of the host; everything else is match clock ns."""

    def __init__(self, now: int) -> None:
        self._shown = 0
        self._since: int | None = now

    @property
    def running(self) -> bool:
        """Whether it goes on."""
        return self._since is not None

    def at(self, now: int) -> int:
        """The match clock at `now`."""
        return self._shown if self._since is None else self._shown + now - self._since

    def stop(self, now: int) -> None:
        """Stand still from `now` on."""
        self._shown, self._since = self.at(now), None

    def go(self, now: int) -> None:
        """Go on from `now`."""
        self._shown, self._since = self.at(now), now

    def stand(self, clock: int) -> None:
        """Stand still and show `clock`: a match is taken up again."""
        self._shown, self._since = clock, None

    def skip(self, slept: int) -> None:
        """So many ns have passed in which nobody could play."""
        if self._since is not None:
            self._since += slept

    def when(self, clock: int) -> int | None:
        """The monotonic time at which it shows `clock`; None while it stands."""
        return None if self._since is None else self._since + clock - self._shown


class ShownClock:
    """The match clock as a peer may show it: what was told, going on from there. Messages are late, never early."""

    def __init__(self) -> None:
        self._running = False
        self._value = 0  # while it stands: what it shows; while it runs: match clock less own clock

    def told(self, clock: int, running: bool, now: int) -> None:
        """It was said what the clock shows and whether it runs."""
        self._running = running
        self._value = clock - now if running else clock

    def heard(self, clock: int, now: int) -> None:
        """Something arrived that was sent at this time of the clock: the least delayed message knows best."""
        if self._running:
            self._value = max(self._value, clock - now)

    def at(self, now: int) -> int:
        """The match clock at `now`."""
        return now + self._value if self._running else self._value
