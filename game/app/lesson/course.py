"""The course of a lesson: which passage it is at, how the match stands, which tries count. Time comes in, steps of the match go out.

Knows no table and no screen: `LessonTable` tells what happens here as a table would, the tests play it through.
"""

from dataclasses import dataclass
from typing import Any

from game.core.game import Action, AnyGame, NeedsOrder, Stamp, Step
from game.core.lesson import Cards, Lesson, Passage, Turn, cards_of, ordered
from game.core.seats import Seat

LEARNER: Seat = 0
PATIENCE = 2
"""After so many other tries the wanted cards are marked."""


@dataclass(frozen=True)
class Start:
    """How the match stood when a passage began; `clock`: of the match, ns."""

    state: Any
    clock: int


class Course:
    """A lesson being taken. `tries`: how often something else was tried in this passage; `over`: the last passage was left."""

    def __init__(self, game: AnyGame, lesson: Lesson) -> None:
        self.game, self.lesson = game, lesson
        self.number = 0
        self.state: Any = None
        self.tries = 0
        self.over = False
        self._starts: list[Start] = []
        self._begin(0, None, 0)

    # --- where it is
    @property
    def passage(self) -> Passage:
        """The one being read."""
        return self.lesson.passages[self.number]

    @property
    def script(self) -> tuple[Cards | Turn, ...]:
        """What is still to happen before anything is asked of the learner."""
        return self.passage.script[self._told :]

    @property
    def marked(self) -> tuple[str, ...]:
        """What is to be marked now: what the passage points at, and what is wanted if it was not found; not what is done."""
        found = cards_of(self._done)
        shown = (*self.passage.points, *(cards_of(self.passage.wanted) if self.tries >= PATIENCE else ()))
        return tuple(name for name in dict.fromkeys(shown) if name not in found)

    # --- from passage to passage
    def go_on(self) -> bool:
        """To the next passage, if this one asks for nothing but to be read and all of its script has happened; whether it did."""
        if self.passage.wanted or self.script or self.over:
            return False
        self._next(self._clock)
        return True

    def go_back(self) -> int | None:
        """To the beginning of the passage before this one; the match clock of that time, None at the first."""
        if self.number == 0:
            return None
        start = self._starts[self.number - 1]
        self._begin(self.number - 1, start.state, start.clock)
        return start.clock

    def _next(self, clock: int) -> None:
        if self.number + 1 < len(self.lesson.passages):
            self._begin(self.number + 1, self.state, clock)
        else:
            self.over = True

    def _begin(self, number: int, state: Any, clock: int) -> None:
        passage = self.lesson.passages[number]
        anew = passage.position is not None and (number == len(self._starts))
        self.number, self.state, self._clock = number, passage.position if anew else state, clock
        del self._starts[number:]
        self._starts.append(Start(self.state, clock))
        self.tries = self._told = 0
        self._done: frozenset[Action] = frozenset()
        self.over = False

    # --- the match
    def tell(self, clock: int) -> Step[Any, Any]:
        """Let the next of the script happen, at `clock` ns of the match."""
        due = self.script[0]
        self._told += 1
        if isinstance(due, Cards):
            step = ordered(self.game, self.state, due.first, clock)
        else:
            step = self.game.apply(self.state, due.seat, due.action, Stamp(clock))
        return self._take(step, clock)

    def press(self, action: Action, clock: int) -> tuple[Step[Any, Any], ...]:
        """What the learner's try leads to: steps of the match, a rival's first; none if it is not what is wanted.

        The last wanted action leads to the next passage. Raises `IllegalAction` if the rules refuse it just now.
        """
        passage = self.passage
        if self.over or self.script or action not in passage.wanted or action in self._done:
            self.miss()
            return ()
        steps = []
        state = self.state
        if passage.rival is not None:
            steps.append(self.game.apply(state, passage.rival.seat, passage.rival.action, Stamp(clock - passage.rival.early)))
            state = steps[0].state
        steps.append(self.game.apply(state, LEARNER, action, Stamp(clock)))
        self._take(steps[-1], clock)
        self._done |= {action}
        if not passage.every or self._done >= set(passage.wanted):
            self._next(clock)
        return tuple(steps)

    def miss(self) -> None:
        """Something else was tried; while the script goes on that means nothing."""
        if self.passage.wanted and not self.script:
            self.tries += 1

    def _take(self, step: Step[Any, Any], clock: int) -> Step[Any, Any]:
        self.state, self._clock = step.state, clock
        return step

    @property
    def between(self) -> bool:
        """Whether a deal is over and its sheet is read."""
        awaited = self.game.awaiting(self.state)
        return isinstance(awaited, NeedsOrder) and awaited.between
