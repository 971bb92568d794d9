"""A table for one learner: the real rules in this process, without host or link, told as any other table tells what happens.

Decides the pace of the script and the match clock, which waits where the rules would not: nobody loses a call while he is reading.
"""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from game.app.lesson.course import LEARNER, Course
from game.core.errors import IllegalAction
from game.core.game import SECOND, Action, AnyGame, Step
from game.core.room import AwayPolicy, PeerInfo, Room, SeatInfo
from game.core.seats import Seat
from game.core.table import Happening, Refused, RoomIs, Stepped

BREATH = 9 * SECOND // 10
"""Between two things that happen by the script, ns."""
HELD = SECOND
"""So much is always left of the time of a call, ns."""


class LessonTable:
    """Implements `game.core.table.Table` over a course.

    `anew` is called when the match stands like something else than before, `ended` when the last passage was left.
    """

    def __init__(self, course: Course, names: Sequence[str], anew: Callable[[], None], ended: Callable[[], None]) -> None:
        self.course = course
        self.room = Room(
            "", course.game.info.id, course.lesson.preset, None, "match", _seats(names), (PeerInfo(0, (names[0],), owner=True),)
        )
        self.peer, self.own, self.is_owner, self.connected = 0, (LEARNER,), True, True
        self._anew, self._ended = anew, ended
        self._news: list[Happening] = []
        self._version = self._intent = 0
        self._now = self._since = self._clock = 0
        self._due = 0

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.course.game

    @property
    def options(self) -> Any:
        """What is played."""
        return self.course.lesson.options

    def view(self, seat: Seat | None) -> Any:
        """As the match stands."""
        return self.game.view(self.course.state, seat)

    def clock(self, now: int) -> int:
        """The match clock: it stands still in a pause and while something has to be read, and never reaches a deadline."""
        deadline = self.game.deadline(self.course.state)
        still = self.room.paused or (deadline is not None and not self.course.passage.wanted)
        clock = self._clock + (0 if still or not self._since else max(0, now - self._since))
        return clock if deadline is None else max(self._clock, min(clock, deadline - HELD))

    def poll(self, now: int) -> Sequence[Happening]:
        """What happened; the script goes on when its time has come."""
        if not self._since:
            self._since, self._due = now, now + BREATH // 3
        self._now = now
        if self.course.script and now >= self._due and not self.room.paused:
            self._tell_next()
        news, self._news = self._news, []
        return news

    def next_change(self) -> int | None:
        """When the script goes on, monotonic ns; None if it has been told."""
        return self._due if self.course.script and not self.room.paused else None

    def act(self, seat: Seat, action: Action, press: int) -> int | None:
        """Do it if it is wanted; anything else is as if nobody had asked."""
        self._intent += 1
        self._rest(press)
        try:
            steps = self.course.press(action, self._clock)
        except IllegalAction as refusal:
            self._news.append(Refused(self._intent, refusal.code, refusal.details))
            return self._intent
        for step in steps:
            self._commit(step, (seat, self._intent) if step is steps[-1] else None)
        self._due = self._now + BREATH
        return self._intent if steps else None

    # --- from passage to passage
    def go_on(self) -> None:
        """What is read was read: whatever the script still holds happens at once."""
        if self.course.passage.wanted:
            return
        while self.course.script:
            self._tell_next()
        self._rest(self._now)
        self.course.go_on()
        self._due = self._now + BREATH
        if self.course.over:
            self._ended()
        elif self.course.passage.position is not None:
            self._stands()

    def go_back(self) -> None:
        """The passage before, with the match as it stood."""
        clock = self.course.go_back()
        if clock is not None:
            self._clock, self._since, self._due = clock, self._now, self._now + BREATH
            self._stands()

    def _stands(self) -> None:
        """The match stands like this now, and what was to be told of it before is not told any more."""
        self._news.clear()
        self._change(phase="between" if self.course.between else "match")
        self._anew()

    def _tell_next(self) -> None:
        self._due = self._now + BREATH
        self._rest(self._now)
        self._commit(self.course.tell(self._clock))

    def _commit(self, step: Step[Any, Any], cause: tuple[Seat, int] | None = None) -> None:
        self._version += 1
        events = tuple(event.seen_by(LEARNER) for event in step.events)
        self._news.append(Stepped(self._version, self._clock, self.own, events, self.game.view(step.state, LEARNER), cause))
        self._change(phase="between" if self.course.between else "match")

    def _rest(self, now: int) -> None:
        """The clock goes on from what it shows: what it waits for may be another thing from now on."""
        self._clock, self._since = self.clock(now), now

    def _change(self, **fields: Any) -> None:
        before, self.room = self.room, replace(self.room, **fields)
        if before != self.room:
            self._news.append(RoomIs())

    # --- the room
    def conduct(self, *, paused: bool | None = None, away_policy: AwayPolicy | None = None, turn_seconds: int | None = None) -> None:
        """Stop, or go on."""
        if paused is not None:
            self._rest(self._now)
            self._change(paused=paused)

    def ready(self, seats: tuple[Seat, ...], ready: bool = True) -> None:
        """A sheet was read."""
        self.go_on()

    def sit(self, seat: Seat, name: str, pointer: bool = True) -> None:
        """There is no other seat."""

    def stand(self, seat: Seat) -> None:
        """Leaving is another thing."""

    def say(self, text: str = "", phrase: str | None = None) -> None:
        """Nobody listens."""

    def setup(self, game: str, preset: str, options: Any, seats: int) -> None:
        """The lesson knows what is played."""

    def fill(self, seat: Seat, level: str | None) -> None:
        """The lesson knows who plays."""

    def start(self) -> None:
        """It has begun."""

    def abandon(self) -> None:
        """It is left, not ended."""

    def kick(self, peer: int) -> None:
        """There is nobody else."""

    def close(self) -> None:
        """Nothing was started for it."""


def _seats(names: Sequence[str]) -> tuple[SeatInfo, ...]:
    """The learner, and the partners by the names given."""
    first, *others = names
    return (SeatInfo("person", first, peer=0), *(SeatInfo("computer", name, level="easy") for name in others))
