"""A place at a table of the network, hosted here or joined: waiting to get in, the room, its matches, and back to the room.

Decides which screen shows what the table has become, and when there are seats to come back to. It polls for whichever screen is there and
hands on what belongs to the match that is shown. What the screens offer is `visit_screens`' business.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.app.visit_screens import VisitScreens
from game.core.table import Back, Chat, Closed, Happening, Note, Refused, Restored, RoomIs, Stepped
from game.profile.seats import KeptSeat
from game.session.table import TcpTable
from game.ui import seating
from game.ui.effects import Effect
from game.ui.hud.chat import Talk
from game.ui.scenes.ask import notice
from game.ui.scenes.table_news import plain
from game.ui.scenes.waiting import Waiting
from game.ui.table_part import Line

if TYPE_CHECKING:
    from game.app.house import House

OUTSIDE, ROOM = "outside", "room"
"""Where one can be besides at a match: not let in yet, in the room."""
_SOUNDS: dict[str, Effect] = {"joined": "join", "back": "join", "left": "leave", "dropped": "leave", "kicked": "leave"}


class Visit:
    """`hosted`: the table is a process of ours. `back_to`: the seats that are come back to, if any."""

    def __init__(self, house: "House", table: TcpTable, hosted: bool, back_to: KeptSeat | None = None) -> None:
        self.table, self.hosted, self.talk = table, hosted, Talk()
        self._house, self._stage, self._say = house, house.stage, house.stage.say
        self._back_to = back_to
        self._screens = VisitScreens(house, self)
        self._at = OUTSIDE
        self._seen: Any = None  # the newest view of the match that is shown
        self._closed = False

    @property
    def running(self) -> bool:
        """Whether something would be lost by leaving: a match one plays in, or a table that others sit at."""
        room = self.table.room
        if room is None:
            return False
        return (self.hosted and len(room.peers) > 1) or (not seating.settled(room) and bool(seating.own_seats(room, self.table.peer)))

    def open(self, where: str) -> None:
        """Wait to be let in; `where` is said meanwhile."""
        sentence = self._say("hosting") if self.hosted else self._say("joining", where=where)
        self._waiting = Waiting(sentence, self._look, self._cancel)
        self._stage.push(self._waiting)

    def close(self) -> None:
        """Leave the table and end what was started for it. Seats that could not be given up can be come back to."""
        if not self._closed:
            self._closed = True
            seats, there = self._house.profile.seats, self.table.connected
            self.table.close()
            (seats.forget if there or self.hosted else seats.let_go)()
        self._screens.close()

    # --- what happens
    def poll(self, now: int) -> Sequence[Happening] | None:
        """What happened, for the screen that shows the match; None if another screen has taken its place."""
        news = self.table.poll(now)
        self._screens.look()
        for happening in news:
            self._hear(happening)
            if self._closed:
                return None
        target = self._target()
        new = () if target == self._at else since_restored(news)
        self._seen = _newest_view(news[: len(news) - len(new)], self._seen)
        if target == self._at:
            if not self._screens.resettled():
                return news
            self._screens.anew(since_restored(news))
            return None
        self._screens.told_out(self._seen, now)
        self._seen = _newest_view(new, None)
        self._move(target, news)
        return None

    def _look(self, now: int) -> None:
        self.poll(now)

    def _hear(self, happening: Happening) -> None:
        match happening:
            case Chat() | Note():
                self.talk.hear(happening, self.table.room, self._stage.speech)
                self._stage.sound(_SOUNDS.get(happening.kind, "press") if isinstance(happening, Note) else "chat")
            case Refused(id=None, code=code, details=details):
                self.talk.add(Line(self._say(f"refused-{code.replace('_', '-')}", **plain(details)), None, True))
                self._stage.sound("error")
            case Back():
                self._keep_seat()
            case RoomIs() if self._at == OUTSIDE:
                self._keep_seat()
            case Closed(code=code, details=details):
                self._end(code, details)

    def _keep_seat(self) -> None:
        """We are in, with a new secret each time: should this window die, its seats can be come back to."""
        way, seats = self.table.way_back, self._house.profile.seats
        if self._back_to is not None:
            seats.drop(self._back_to)
        if way is not None:  # also of a table of ours: others may go on playing at it
            name = self.table.room.name if self.table.room else ""
            seats.keep(KeptSeat(way.host, way.place.addresses, way.place.port, way.token, name))

    def _target(self) -> str:
        """Where we are by now: outside, in the room, or at the match of this id."""
        room, match = self.table.room, self.table.match
        if room is None:
            return OUTSIDE
        if match is not None and (match == self._at or (match == room.match and not seating.settled(room))):
            return match
        return ROOM

    def _move(self, target: str, news: Sequence[Happening]) -> None:
        came, self._at = self._at, target
        if target == ROOM:
            self._screens.room(fresh=came == OUTSIDE)
        else:
            self._screens.match(since_restored(news))

    def seen_out(self) -> None:
        """The last sheet of a match was read: on to the room."""
        self._move(ROOM, ())

    # --- the end
    def distrust(self) -> None:
        """What the host sends cannot be shown: away from there."""
        closed = self.table.distrust()
        self._end(closed.code, closed.details)

    def _cancel(self) -> None:
        """Back to where one came from."""
        if self._stage.top is not self._waiting:  # something lies over it
            self._house.title()
            return
        self._house.play = None
        self._stage.pop()
        self.close()

    def _end(self, code: str, details: dict[str, Any]) -> None:
        """The table is gone, or never was there: say so where one came from."""
        port = {"port": str(details["port"])} if "port" in details else {}  # no number to be grouped by thousands
        sentence = self._say(f"closed-{code.replace('_', '-')}", **plain(details) | port)
        seats = self._house.profile.seats
        (seats.let_go if code == "closed" and self.running else seats.forget)()  # a match that was broken off may be gone on with
        if self._at == OUTSIDE:
            self._cancel()
            self._stage.push(notice(sentence, self._say("ok")))
        else:
            self._house.say_and_leave(sentence)


def since_restored(news: Sequence[Happening]) -> Sequence[Happening]:
    """What belongs to the match that is shown from now on: all from the first telling of its last snapshot on."""
    version = next((each.version for each in reversed(news) if isinstance(each, Restored)), None)
    start = next((i for i, each in enumerate(news) if isinstance(each, Restored) and each.version == version), len(news))
    return news[start:]


def _newest_view(news: Sequence[Happening], before: Any) -> Any:
    """The view after these happenings; as before if they bring none."""
    return next((each.view for each in reversed(news) if isinstance(each, Stepped | Restored)), before)
