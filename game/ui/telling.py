"""Steps of a match waiting to be told one after the other, each as the person sees it whose eye is at the screen.

A step reaches a screen once for every different sight its seats have; here they are brought together again. Decides no order but that of
the versions and cuts every event down to what the eye may know. Knows no game and no time.
"""

from collections import deque
from typing import Any, NamedTuple

from game.core.game import SECOND
from game.core.seats import Seat
from game.core.table import Stepped

JUST_NOW = 2 * SECOND
"""How long after its beginning a match, or a round, that is shown at once is still seen to be dealt, ns."""


class Told(NamedTuple):
    """One step for one pair of eyes. `view` is a sight of this screen's: the eye's own, or any if there is no eye (mask it)."""

    events: tuple[Any, ...]
    view: Any
    own: bool
    """Whether `view` is the eye's own."""


class Telling:
    """The steps still to be told, the oldest first."""

    def __init__(self) -> None:
        self._waiting: deque[list[Stepped]] = deque()

    def __len__(self) -> int:
        return len(self._waiting)

    def hear(self, step: Stepped) -> None:
        """A step, or another sight of the newest one."""
        if self._waiting and self._waiting[-1][0].version == step.version:
            self._waiting[-1].append(step)
        else:
            self._waiting.append([step])

    def clear(self) -> None:
        """Nothing is to be told any more: the match is shown as it stands."""
        self._waiting.clear()

    @property
    def oldest(self) -> Any:
        """Some view of the step that is next, for what everybody knows of it; only if there is one."""
        return self._waiting[0][0].view

    @property
    def events(self) -> tuple[Any, ...]:
        """The events of the step that is next, as a spectator sees them; only if there is one."""
        return tuple(event.seen_by(None) for event in self._waiting[0][0].events)

    def take(self, eye: Seat | None) -> Told:
        """The next step as this eye may see it."""
        sights = self._waiting.popleft()
        seen = next((sight for sight in sights if eye in (sight.seats or (None,))), None)
        step = seen or sights[0]
        return Told(tuple(event.seen_by(eye) for event in step.events), step.view, seen is not None)
