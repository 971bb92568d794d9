"""Tables that were left in the middle of a match, or lost with their host: what the title offers of them, and going on with one.

Decides when the folder is looked through; which files are worth keeping is `game.session.journals`' business.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from game.app.house import levels_of
from game.app.play import Play
from game.games import GAMES
from game.session import journals, start
from game.session.journals import Left
from game.ui import plan as plans
from game.ui import wording
from game.ui.plan import Plan, SeatPlan
from game.ui.scenes.title import Entry

if TYPE_CHECKING:
    from game.app.house import House


class LeftTables:
    """Of those there are the latest is offered."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._latest: Left | None = None
        self._stale = True

    def look(self) -> None:
        """A table was played at, or has ended: look before anything is offered again. May be called from any thread."""
        self._stale = True

    def entries(self) -> Sequence[Entry]:
        """For the title."""
        if self._stale:
            self._stale = False
            self._latest = next((left for left in journals.left(self._house.profile.tables) if _options(left) is not None), None)
        left = self._latest
        if left is None:
            return ()
        title = wording.of_info(self._house.stage.speech, GAMES[left.past.room.game], "title")
        return (Entry("title-continue", "return", lambda: self.open(left), {"game": title}),)

    def open(self, left: Left) -> None:
        """Go on with a match: at this screen, or as the host of a table for others too."""
        if left.past.header.loopback:
            self._house.enter(Play(self._house, planned(self._house, left), left))
        else:
            token = next((seat.token for seat in self._house.profile.seats.left() if seat.host == left.past.header.room.instance), None)
            self._house.lan.host_again(start.resume(left, self._house.news, token))


def planned(house: "House", left: Left) -> Plan:
    """The match as it had been planned."""
    room = left.past.room
    game = GAMES[room.game]
    levels = levels_of(game)
    seats = tuple(SeatPlan(seat.name, None if seat.kind == "person" else seat.level or levels[0]) for seat in room.seats)
    return plans.with_keys(Plan(game, levels, room.preset, _options(left), seats), house.stage.bindings)


def _options(left: Left) -> Any:
    """The options it is played by; None if this version knows no such game or options."""
    room = left.past.room
    if room.game not in GAMES:
        return None
    try:
        return msgspec.convert(room.options, GAMES[room.game].types.options)
    except msgspec.ValidationError:
        return None
