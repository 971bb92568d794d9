"""The screens of a visit and what they offer: the room, the match, the menu over it, saying something, choosing what is played next.

Decides what can be done from where; when a screen comes is `visit`'s business.
"""

from collections.abc import Callable, Sequence
from functools import partial
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any

from game.app.ending import Ending
from game.app.heed import inks_of, unmoving
from game.app.house import levels_of
from game.core.game import AnyGame
from game.core.seats import Seat
from game.core.table import Happening
from game.games import GAMES, part
from game.ui import plan as plans
from game.ui import seating
from game.ui.faces.store import Faces
from game.ui.plan import Plan
from game.ui.scenes.chat import ChatBox
from game.ui.scenes.chooser import Chooser
from game.ui.scenes.host_setup import HostSetup
from game.ui.scenes.menu import Deed, Menu
from game.ui.scenes.room import Doors, RoomScene, Where
from game.ui.scenes.room_words import Result
from game.ui.scenes.rules_page import RulesPage
from game.ui.scenes.table import Exits, Manner, TableScene
from game.ui.table_part import Sheet
from game.ui.translate import wake

if TYPE_CHECKING:
    from game.app.house import House
    from game.app.visit import Visit


NO_PAD = -1


class VisitScreens:
    """`pads`: who of the people here plays with which."""

    def __init__(self, house: "House", visit: "Visit") -> None:
        self._house, self._visit, self._stage, self._say = house, visit, house.stage, house.stage.say
        self._table = visit.table
        self._faces = Faces(wake=wake)
        self._pads: dict[str, int] = {}
        self._result: Result | None = None
        self._ending: Ending | None = None
        self._scene: TableScene | None = None
        self._shown_in: Manner | None = None
        self._setting = False

    def close(self) -> None:
        """No screen comes any more."""
        self._faces.close()

    # --- the room
    def room(self, fresh: bool = False) -> None:
        """The room, with nothing under it. `fresh`: we have just come in."""
        if fresh:
            self._stage.sound("join")
        self._ending = None
        self._stage.restart(RoomScene(self._table, self._visit.talk, self._where(), self._doors(self._visit.poll), self._result))

    def _over_match(self) -> None:
        """The room over the match that is running."""
        doors = self._doors(lambda _now: None)
        self._stage.push(RoomScene(self._table, self._visit.talk, self._where(), doors, None, over=True))

    def _doors(self, news: Callable[[int], object]) -> Doors:
        house = self._house
        return Doors(news, GAMES, levels_of, lambda: house.pads.names, self._fresh, self._sit, self._change, self._settings, self.leave)

    def _where(self) -> Where:
        hosting, way, room = self._table.hosting, self._table.way_back, self._table.room
        if hosting is not None:
            return Where(hosting.join_code, hosting.addresses, hosting.port, True)
        address = way.place.addresses[0] if way else ""
        if way is None or ip_address(address.partition("%")[0]).is_loopback:  # nothing that others could use
            return Where(None, (), 0, False)
        return Where(room.code if room else None, (address,), way.place.port, False)

    def _fresh(self) -> str:
        """The next person of this screen: a name nobody in the room has."""
        room = self._table.room
        taken = {name for peer in room.peers for name in peer.names} if room else set()
        numbered = (self._say("player-number", number=number) for number in range(2, 99))
        return next(name for name in [*self._house.profile.settings.names, *numbered] if name not in taken)

    def _sit(self, seat: Seat, name: str, pad: int | None) -> None:
        """A person here sits down; a pad he had stays his."""
        if pad is not None:
            self._pads = {other: held for other, held in self._pads.items() if held != pad} | {name: pad}
        self._table.sit(seat, name, pointer=name in self._pads)

    def _change(self) -> None:
        """Choose what is played next."""
        self._stage.push(Chooser(tuple(GAMES.values()), self._choose_rules))

    def _choose_rules(self, game: AnyGame) -> None:
        room = self._table.room
        plan = plans.begin(game, levels_of(game), self._house.profile.owner)
        if room is not None and room.game == game.info.id:
            options = seating.chosen_options(room, game)
            plan = plans.with_count(Plan(game, plan.levels, room.preset, options, plan.seats), len(room.seats))
        self._stage.push(HostSetup(plan, None, self._play_next))

    def _play_next(self, plan: Plan, _name: str) -> None:
        self._table.setup(plan.game.info.id, plan.preset, plan.options, len(plan.seats))
        self._result = None
        self.room()

    # --- the match
    def match(self, pending: Sequence[Happening]) -> None:
        """The match that is running, with nothing over it; `pending`: what was told of it already."""
        self._result = None
        self._ending = Ending(self._table, self._house.profile)
        self._stage.restart(self._shown(pending))

    def _shown(self, pending: Sequence[Happening] = ()) -> TableScene:
        """The match as this person likes it now."""
        table = self._table
        assert table.game is not None, "a match is shown when it is there"
        screen = part(table.game.info.id, "table")
        exits = Exits(self._menu, self.leave, self._over, lambda _code, _details: None, self._chat, self._ended, self._rules)
        before, self._shown_in = self._shown_in, self._manner()
        if before is None or before.inks != self._shown_in.inks:
            self._faces.recolour(self._shown_in.inks)
        self._scene = TableScene(table, screen.open_table, screen.PACK, self._faces, exits, self._shown_in, pending, self._visit.poll)
        return self._scene

    def _settings(self) -> None:
        self._setting = True
        self._house.settings()

    def resettled(self) -> bool:
        """Once the settings are closed: whether the match has to be shown anew, for they were changed. A sheet is read first."""
        scene = self._stage.top
        if not self._setting or not isinstance(scene, TableScene) or scene.sheet is not None:
            return False
        self._setting = False
        return self._manner() != self._shown_in

    def anew(self, pending: Sequence[Happening]) -> None:
        """The match that is shown already, in another manner."""
        before = self._scene
        scene = self._shown(pending)
        if before is not None:
            scene.log = before.log
        self._stage.replace(scene)

    def look(self) -> None:
        """The room has changed."""
        if self._ending is not None:
            self._ending.look()

    def _manner(self) -> Manner:
        now, room, pads = self._house.profile.settings, self._table.room, self._house.pads.names
        seats = room.seats if room else ()
        held = {seat: self._pads.get(seats[seat].name, NO_PAD) for seat in self._table.own if seat < len(seats)}
        known = tuple((pad, seat) for seat, pad in held.items() if pad in pads)
        return Manner(now.animation, unmoving(now), now.card_size, known, deck=now.deck, inks=inks_of(now))

    def _chat(self) -> None:
        self._stage.push(ChatBox(self._visit.talk, lambda line, phrase: self._table.say(line, phrase)))

    def _rules(self) -> None:
        """The rules of the match, which goes on below."""
        table = self._table
        if table.game is not None and table.room is not None:
            self._stage.push(RulesPage(table.game, table.room.preset, table.options))

    def _menu(self) -> None:
        """Over the match, which goes on; stopping it is the owner's business."""
        table, say, room = self._table, self._say, self._table.room
        paused = room is not None and room.paused
        conducts = table.is_owner and room is not None and not seating.settled(room)
        deeds = [Deed(say("menu-on"), lambda: None, "play", "main")]
        if conducts:
            held = Deed(say("menu-pause"), lambda: table.conduct(paused=True), "pause")
            deeds = [Deed(say("menu-resume"), lambda: table.conduct(paused=False), "play", "main")] if paused else [*deeds, held]
        if conducts and room is not None and room.phase == "between":
            deeds.append(Deed(say("menu-deal-on"), table.start, "forward"))
        deeds += [
            Deed(say("chat-heading"), self._chat, "chat"),
            Deed(say("menu-room"), self._over_match, "person"),
            Deed(say("rules"), self._rules, "help"),
            self._loudspeaker(),
            Deed(say("title-settings"), self._settings, "gear"),
        ]
        if conducts:
            deeds.append(Deed(say("menu-abandon"), lambda: self._house.ask("ask-abandon", "menu-abandon", table.abandon), "cross"))
        deeds.append(Deed(say("menu-leave"), self.leave, "power", "danger"))
        self._stage.push(Menu(room.name if room else "", say("menu-paused" if paused else "menu-below"), deeds))

    def _loudspeaker(self) -> Deed:
        """One machine is enough to be heard in a room: whether it is this one."""
        on = self._house.profile.settings.table_sounds
        deed = partial(self._house.change, table_sounds=not on)
        return Deed(self._say("menu-table-mute" if on else "menu-table-sounds"), deed, "muted" if on else "speaker")

    def told_out(self, view: Any, now: int) -> None:
        """The match gives way to something else, perhaps before its last moves were told here: played out, it counts all the same."""
        ending, scene = self._ending, self._scene
        if ending is None or scene is None or view is None or ending.result is not None or not ending.finished:
            return
        scene.desk.view = lambda _seat: view  # the table itself knows of the next match only
        scene.part.show(view, now)
        if (sheet := scene.part.facts(now).sheet) is not None:
            self._ended(sheet)

    def _ended(self, sheet: Sheet) -> None:
        """The last sheet is there: its match counts, whether or not somebody comes to read it."""
        if self._ending is not None:
            self._ending.ended(sheet)
            self._result = self._ending.result

    def _over(self, sheet: Sheet) -> None:
        """The last sheet was read."""
        self._ended(sheet)
        self._visit.seen_out()

    # --- away
    def leave(self) -> None:
        """Leave the table, asked only while something would be lost."""
        if self._visit.running:
            self._house.ask("ask-leave-host" if self._visit.hosted else "ask-leave-guest", "leave", self._house.title)
        else:
            self._house.title()
