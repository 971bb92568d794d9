"""One match at a table of this screen: opening, playing, menu, result, once more. Decides what follows what.

The host is another process and takes its time: nothing here waits for it, the screens look again when there is news.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from game.app.heed import inks_of, unmoving
from game.core.table import Closed, Happening, Note, Table
from game.games import part
from game.ui import wording
from game.ui.faces.store import Faces
from game.ui.hud.log import Log
from game.ui.plan import Plan
from game.ui.scenes.pause import Pause
from game.ui.scenes.result import Ranked, Result
from game.ui.scenes.rules_page import RulesPage
from game.ui.scenes.table import Exits, Manner, TableScene
from game.ui.scenes.title import Entry
from game.ui.scenes.waiting import Waiting
from game.ui.table_part import Sheet
from game.ui.translate import wake

if TYPE_CHECKING:
    from game.app.house import House
    from game.session.journals import Left


class Play:
    """A table and the screens around it."""

    def __init__(self, house: "House", plan: Plan, left: "Left | None" = None) -> None:
        """`left`: the match is gone on with where it was left."""
        self.plan, self._left = plan, left
        self._house, self._stage, self._say = house, house.stage, house.stage.say
        self._table: Table | None = None
        self._faces = Faces(wake=wake)
        self._scene: TableScene | None = None
        self._shown_in: Manner | None = None
        self._counted = False  # the match that is shown, in the statistics
        self._notes: list[Happening] = []  # what was told of the table before a match was there to be shown

    @property
    def running(self) -> bool:
        """Whether a match would be lost by leaving."""
        room = self._table.room if self._table else None
        return room is not None and room.phase in ("match", "between")

    def open(self, table: Table | None = None) -> None:
        """Start the host and wait for the first deal. `table`: one that is open already."""
        from game.session import start  # asyncio and processes: not before the first match

        if table is None and self._left is not None:
            table = start.resume(self._left, self._house.news)
        if table is not None:
            self._table = table
            self._wait()
            return
        plan, people = self.plan, self.plan.people
        setup = start.LocalSetup(
            game=plan.game.info.id,
            preset=plan.preset,
            names=tuple(seat.name for seat in people),
            pointers=tuple(seat.pad is not None or not plan.place.shared_pointer for seat in people),
            options=plan.suited,
            seats=len(plan.seats),
            bots=tuple(seat.level for seat in plan.seats),
            seed=self._house.request.seed,
        )
        self._table = start.local(setup, self._house.news, self._house.profile.tables)
        self._wait()

    def close(self) -> None:
        """Leave the table and end its processes."""
        if self._table is not None:
            self._table.close()
            self._table = None
        self._faces.close()

    # --- from screen to screen
    def _wait(self) -> None:
        self._counted, self._notes = False, []
        part(self.plan.game.info.id, "table")  # read while the host's process starts, not when the first card is to move
        self._stage.push(Waiting(self._say("table-opening"), self._look, self._house.title))

    def _look(self, now: int) -> None:
        """Whether the match is there."""
        table = self._table
        if table is None:
            return
        for happening in table.poll(now):
            if isinstance(happening, Closed):
                self._closed(happening.code, happening.details)
                return
            if isinstance(happening, Note):
                self._notes.append(happening)
        if table.game is not None and self.running and table.view(table.own[0] if table.own else None) is not None:
            if self._left is not None:
                table.conduct(paused=False)  # it was left with its menu open
            self._show(table, self._notes)

    def _show(self, table: Table, pending: Sequence[Happening] = (), log: Log | None = None) -> None:
        """`log`: what was written already, where the match is shown anew."""
        screen = part(self.plan.game.info.id, "table")
        exits = Exits(self._menu, self._leave, self._over, self._closed, ended=self._ended, rules=self._rules)
        before, self._shown_in = self._shown_in, self._manner()
        if before is None or before.inks != self._shown_in.inks:
            self._faces.recolour(self._shown_in.inks)
        self._scene = TableScene(table, screen.open_table, screen.PACK, self._faces, exits, self._shown_in, pending, self._poll)
        self._scene.log = log or self._scene.log
        self._stage.replace(self._scene)

    def _poll(self, now: int) -> Sequence[Happening] | None:
        """What happened, for the match that is shown; None if it is shown anew, in another manner. A sheet is read before that."""
        table, scene = self._table, self._scene
        if table is None or scene is None:
            return ()
        news = table.poll(now)
        if self._stage.top is not scene or scene.sheet is not None or self._manner() == self._shown_in:
            return news
        self._show(table, news, scene.log)
        return None

    def _manner(self) -> Manner:
        now, own = self._house.profile.settings, self.plan.own
        pads = tuple((seat.pad, number) for number, seat in zip(own, self.plan.people, strict=True) if seat.pad is not None)
        keys = tuple((number, seat.key) for number, seat in zip(own, self.plan.people, strict=True) if seat.key is not None)
        return Manner(now.animation, unmoving(now), now.card_size, pads, keys, now.deck, inks_of(now))

    def _menu(self) -> None:
        """The match stands still while its menu is open."""
        assert self._table is not None
        self._table.conduct(paused=True)
        entries = (
            Entry("pause-resume", "play", self._resume),
            Entry("rules", "help", self._rules),
            Entry("title-settings", "gear", self._house.settings),
            Entry("pause-leave", "power", self._leave),
        )
        self._stage.push(Pause("pause-heading", "pause-sentence", entries))

    def _rules(self) -> None:
        """The rules as they are played; the match stands still while they are read, unless it does already."""
        table = self._table
        if table is None or table.game is None:
            return
        stops = self.running and table.room is not None and not table.room.paused

        def done() -> None:
            self._stage.pop()
            if stops:
                table.conduct(paused=False)

        if stops:
            table.conduct(paused=True)
        self._stage.push(RulesPage(table.game, self.plan.preset, table.options, done))

    def _resume(self) -> None:
        """Go on; the room says so, and with that a table whose settings were changed meanwhile is shown anew."""
        self._stage.pop()
        if self._table is not None:
            self._table.conduct(paused=False)

    def _leave(self) -> None:
        """Asked only while there is something to lose."""
        if self.running:
            self._house.ask("ask-leave", "leave", self._house.title)
        else:
            self._house.title()

    def _closed(self, code: str, details: dict[str, Any]) -> None:
        words = {key: value if isinstance(value, int) else str(value) for key, value in details.items()}
        self._house.say_and_leave(self._say(f"closed-{code.replace('_', '-')}", **words))

    # --- the end
    def _ended(self, sheet: Sheet) -> None:
        """The last sheet is there: its match counts, whether or not somebody comes to read it."""
        if self._counted or self._table is None:
            return
        self._counted, own = True, set(self._table.own)
        self._house.profile.finished(
            self.plan.game.info.id, self.plan.preset, won=bool(own & set(sheet.winners)), solo_time=sheet.solo_time, aided=sheet.aided
        )

    def _over(self, sheet: Sheet) -> None:
        self._ended(sheet)
        entries = (
            Entry("result-rematch", "play", self._once_more),
            Entry("result-setup", "gear", lambda: self._house.again(self.plan)),
            Entry("result-title", "back", self._house.title),
        )
        game, speech = self.plan.game, self._stage.speech
        played = f"{wording.of_info(speech, game, 'title')} · {wording.preset(speech, game, self.plan.preset)}"
        self._stage.replace(Result(self._headline(sheet), played, tuple(self._ranking(sheet)), entries, self._house.title))

    def _once_more(self) -> None:
        if self._table is not None:
            self._table.start()
            self._stage.pop()
            self._wait()

    def _name(self, seat: int) -> str:
        assert self._scene is not None
        return self._scene.people[seat].name

    def _headline(self, sheet: Sheet) -> str:
        names = ", ".join(self._name(seat) for seat in sheet.winners)
        key = ("result-over", "result-won")[len(sheet.winners)] if len(sheet.winners) < 2 else "result-shared"
        return self._say(key, names=names)

    def _ranking(self, sheet: Sheet) -> Iterable[Ranked]:
        """Everybody by the last line of the sheet, which is what counted."""
        values = sheet.lines[-1][1] if sheet.lines else ()
        own = self.plan.own
        for seat in sheet.ranking:
            yield Ranked(self._name(seat), values[seat], seat in sheet.winners, seat if seat in own else None)
