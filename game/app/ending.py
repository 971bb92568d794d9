"""How a match of a visit ended: counted once, and its result, with the people and rules it was played by.

Decides as of when these are taken: people may change seats and the owner the rules as soon as a match is over. Shows nothing.
"""

from game.core.room import Room
from game.core.seats import Seat
from game.core.table import Table
from game.profile.profile import Profile
from game.ui import seating
from game.ui.scenes.room_words import Result
from game.ui.table_part import Sheet


class Ending:
    """Follows one match from its begin to its end. `finished`: the host says that it was played out. `result`: None until that is told."""

    def __init__(self, table: Table, profile: Profile) -> None:
        self.result: Result | None = None
        self.finished = False
        self._table, self._profile = table, profile
        self._room: Room | None = None
        self._own: tuple[Seat, ...] = ()
        self._over = False
        self.look()

    def look(self) -> None:
        """The room has changed: while the match runs, what is there now counts."""
        room = self._table.room
        if room is None:
            return
        self.finished = self.finished or (room.phase == "over" and self._room is not None and room.match == self._room.match)
        if self._over:
            return
        self._over = self._room is not None and (seating.settled(room) or room.match != self._room.match)
        if not self._over:
            self._room, self._own = room, self._table.own

    def ended(self, sheet: Sheet) -> None:
        """The last sheet is there: count the match, once."""
        if self.result is not None or self._room is None:
            return
        values = sheet.lines[-1][1] if sheet.lines else ()
        self.result = Result(self._room.seats, values, sheet.winners)
        if self._own:
            self._profile.finished(
                self._room.game, self._room.preset,
                won=bool(set(self._own) & set(sheet.winners)), solo_time=sheet.solo_time, aided=sheet.aided,
            )  # fmt: skip
