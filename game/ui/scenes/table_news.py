"""What a table tells, handed on: steps to the game's part, words to the log, the end to whoever asked. Decides what is logged.

Knows no game: the part puts its own events into words.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from game.core.events import Public
from game.core.room import SeatInfo
from game.core.seats import Seat
from game.core.table import Back, Chat, Closed, Happening, Lost, Note, Refused, Restored, Stepped, Table
from game.ui import wording
from game.ui.hud.chat import said
from game.ui.hud.log import Log
from game.ui.lang import Speech
from game.ui.limit import Limit
from game.ui.table_part import Line, Person, TablePart


class News:
    """Remembers the last version logged and whether the link is lost; `limit` hears every step."""

    def __init__(
        self, table: Table, part: TablePart, log: Log, speech: Speech, closed: Callable[[str, dict[str, Any]], None], limit: Limit
    ) -> None:
        self.limit = limit
        self.lost = not table.connected
        self._table, self._part, self._log, self._speech, self._say, self._closed = table, part, log, speech, speech.say, closed
        self._version = -1
        self._begun = False

    def take(self, happenings: Sequence[Happening], now: int) -> None:
        """All that was polled by now. Steps that are in the picture already are only logged, or they would be seen to happen twice: what
        was polled before there was a scene, and, for several own seats, what was polled together with a snapshot. These are shown with
        their newest views, while a snapshot for one seat, or for a spectator, is shown as it was.
        """
        begun, alone = self._begin(now), len(self._table.own) < 2
        last = max((number for number, each in enumerate(happenings) if isinstance(each, Restored)), default=len(happenings))
        for number, happening in enumerate(happenings):
            self._take(happening, now, begun if number < last else not alone)

    def _begin(self, now: int) -> bool:
        """Show the match as it stands, once; whether that was now."""
        if self._begun:
            return False
        self._begun = True
        view = self._table.view(self._table.own[0] if self._table.own else None)
        if view is None:
            return False
        self._part.show(view, now)
        self.limit.hear(self._table.clock(now))
        return True

    def _take(self, happening: Happening, now: int, shown: bool) -> None:
        """One happening; `shown`: whether a step is in the picture already."""
        match happening:
            case Stepped():
                self._stepped(happening, now, shown)
            case Restored():
                self._restored(happening, now)
            case Refused(id=None, code=code, details=details):
                self._log.add(Line(self._say(f"refused-{code.replace('_', '-')}", **plain(details)), None, True))
            case Refused():
                self._part.refused(happening, now)
            case Chat() | Note():
                self._log.add(said(happening, self._table.room, self._speech))
            case Lost() | Back():
                self.lost = isinstance(happening, Lost)
            case Closed(code=code, details=details):
                self._closed(code, details)

    def _stepped(self, step: Stepped, now: int, shown: bool) -> None:
        self._tell(step.events, first=step.version != self._version)
        self._version = step.version
        self.limit.hear(step.clock, step.own_cause and step.own_cause[0])
        if not shown:
            self._part.stepped(step, now)

    def _restored(self, restored: Restored, now: int) -> None:
        if restored.version != self._version:
            self._log.clear()
        self._tell(restored.events, first=restored.version != self._version)
        self._version = restored.version
        self.limit.hear(restored.clock)
        newest = self._table.view(restored.seats[0]) if len(self._table.own) > 1 and restored.seats else None
        self._part.show(newest or restored.view, now)

    def _tell(self, events: tuple[Any, ...], first: bool) -> None:
        """Log the events; of a step told to several own seats the public ones only once."""
        for event in events:
            if first or not isinstance(event, Public):
                line = self._part.tell(event)
                if line is not None:
                    self._log.add(line)


class Company:
    """Who sits at a table, by seat. After a match it stays as it was at its end: others may leave while somebody still reads.

    Who has left is remembered, for what is told of the past.
    """

    def __init__(self, table: Table, speech: Speech) -> None:
        self.people: tuple[Person, ...] = ()
        self._table, self._speech = table, speech
        self._seats: tuple[SeatInfo, ...] = ()
        self._own: tuple[Seat, ...] = ()
        self._known: dict[Seat, str] = {}  # who is there, or was last
        self._looking_back = False
        self.look()

    def look(self) -> None:
        """Somebody may have come or gone, or another language be spoken."""
        room = self._table.room
        if room is not None and (room.phase != "over" or not self._seats):
            self._seats, self._own = room.seats, self._table.own
            self._known |= {seat: info.name for seat, info in enumerate(self._seats) if info.kind == "person"}
        self.people = tuple(person_at(self._seats, seat, self._own, self._speech) for seat in range(len(self._seats)))

    def at(self, seat: Seat) -> Person:
        """Who sits on a seat."""
        person = self.people[seat] if seat < len(self.people) else person_at((), seat, (), self._speech)
        return replace(person, name=self._known.get(seat, person.name)) if person.open and self._looking_back else person

    @contextmanager
    def looking_back(self) -> Iterator[None]:
        """Meanwhile a free seat goes by the name of whoever has left it: what happened is told by when the room has changed already."""
        self._looking_back = True
        try:
            yield
        finally:
            self._looking_back = False


def person_at(seats: Sequence[SeatInfo], seat: Seat, own: Collection[Seat], speech: Speech) -> Person:
    """Who sits on a seat, with a name to show: a computer's is its level if it has none of its own. `own`: the seats of this machine."""
    info = seats[seat] if seat < len(seats) else None
    if info is None or info.kind == "open":
        return Person(speech.say("table-seat-open"), open=True)
    if info.kind == "computer":
        return Person(wording.name_at(speech, seats, seat), info.level or "")
    return Person(info.name, away=info.away, here=seat in own)


def plain(details: dict[str, Any]) -> dict[str, str | int]:
    """The details of a refusal as arguments of a message."""
    return {key: value if isinstance(value, int) else str(value) for key, value in details.items() if value is not None}
