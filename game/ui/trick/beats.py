"""Steps of a match played one beat after the other, so that what is finished can be read before the next thing happens.

Decides when a beat begins and how a press cuts it short; knows no game, no cards and no screen. Times are monotonic nanoseconds.
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from game.ui.clips import MS

V = TypeVar("V")
TRICK_STAYS = 1000 * MS
"""How long a finished trick lies there; reading times do not depend on the speed of the cards."""
ACT_STAYS = 1100 * MS
"""How long an act is seen before what it leads to."""
CROWDED = 4
"""So many steps waiting mean that the table runs away (computers among themselves): then nothing stays longer than it moves."""


@dataclass(frozen=True)
class Beat(Generic[V]):
    """Events shown together, the view they lead to (None where they stop halfway), and how long the result stays, ns.

    `told`: what is put into words with it, which may be what is shown only after it.
    """

    events: tuple[Any, ...]
    view: V | None
    stays: int = 0
    told: tuple[Any, ...] = ()


def cut(events: Sequence[Any], view: V, stays: Callable[[Any, Any], int], ahead: Callable[[Any], bool]) -> list[Beat[V]]:
    """A step in beats, cut before each event for which `stays(the one before, it)` is not 0; `ahead`: whether it is told before the cut."""
    beats: list[Beat[V]] = []
    start, told = 0, 0
    for number in range(1, len(events)):
        time = stays(events[number - 1], events[number])
        if time:
            until = number + ahead(events[number])
            beats.append(Beat(tuple(events[start:number]), None, time, tuple(events[told:until])))
            start, told = number, until
    return [*beats, Beat(tuple(events[start:]), view, 0, tuple(events[told:]))]


class Beats(Generic[V]):
    """What is being shown. `play(beat, now)` shows one and says when its movement is over; `more()` gives the beats of the next step."""

    def __init__(self, play: Callable[[Beat[V], int], int], more: Callable[[], Sequence[Beat[V]]], waiting: Callable[[], int]) -> None:
        """`waiting`: how many steps `more` still has."""
        self._play, self._more, self._steps = play, more, waiting
        self._beats: deque[Beat[V]] = deque()
        self._until = 0
        self._staying = False

    @property
    def behind(self) -> bool:
        """Whether something that has happened is not shown yet."""
        return bool(self._beats) or self._steps() > 0

    def held(self, now: int) -> bool:
        """Whether something is left lying to be read: then a press does nothing but go on."""
        return self._staying and now < self._until

    def step(self, now: int) -> None:
        """Begin what is due."""
        while now >= self._until or (self._staying and self._steps() >= CROWDED):
            self._staying = False
            if not self._beats:
                self._beats.extend(self._more() if self._steps() else ())
            if not self._beats:
                return
            beat = self._beats.popleft()
            self._until = self._play(beat, now) + beat.stays
            self._staying = beat.stays > 0

    def skip(self, now: int) -> None:
        """Leave what lies there and go on."""
        self._until = min(self._until, now)
        self.step(now)

    def clear(self) -> None:
        """Forget everything: another view is shown at once."""
        self._beats.clear()
        self._until, self._staying = 0, False

    def next_change(self) -> int | None:
        """When the next beat begins or what stays may go, None if nothing is waiting."""
        return self._until if self.behind or self._staying else None
