"""The window's life outside a match: title, chooser, set-up, settings, notices, the end.

Decides the way from screen to screen and where changed settings go. A match at a table is `play`'s business.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.app import AppRequest, PlayRequest, records
from game.app.heed import heed, spoken, unmoving
from game.core.game import AnyGame
from game.profile.profile import Profile
from game.session.signals import Asked
from game.ui import plan as plans
from game.ui.bindings import bound
from game.ui.icons import ICONS
from game.ui.lang import Speech
from game.ui.loop import Loop
from game.ui.pads import Pads
from game.ui.plan import Plan, SeatPlan
from game.ui.scene import Stage
from game.ui.scenes.ask import Answer, Ask, notice
from game.ui.scenes.chooser import Chooser
from game.ui.scenes.settings import Settings
from game.ui.scenes.setup import Setup
from game.ui.scenes.title import Entry, Title
from game.ui.sound import Sounds
from game.ui.translate import wake
from game.ui.window import SMALLEST, Window

if TYPE_CHECKING:
    from game.app.attract import Exhibition
    from game.app.lan import Lan
    from game.app.left import LeftTables
    from game.app.lesson import Learn
    from game.app.play import Play
    from game.app.visit import Visit

LANGUAGES = Path(__file__).resolve().parents[2] / "assets" / "lang"


class House:
    """Everything that lives as long as the window."""

    def __init__(self, request: AppRequest, profile: Profile, window: Window) -> None:
        self.request, self.profile, self.window = request, profile, window
        window.set_icon(pygame.image.load(str(ICONS / "app.svg")))
        now = profile.settings
        self.pads = Pads()
        self.sounds = Sounds(now.volume, now.mute)
        self.stage = self._stage()
        self.loop = Loop(self.window, self.stage, self.pads)
        self.play: Play | Visit | Learn | None = None
        self._lan: Lan | None = None
        self._left: LeftTables | None = None
        self._exhibition: Exhibition | None = None
        self._awake = False
        self._asking = False
        self._size = window.windowed_size

    def _stage(self) -> Stage:
        now = self.profile.settings
        speech = Speech(LANGUAGES, spoken(now.language, {path.name for path in LANGUAGES.iterdir()}))
        stage = Stage(self.window, speech, bound(now.bindings), self.sounds.play)
        stage.on_quit = self.quit
        stage.on_fullscreen = lambda on: self.profile.change(fullscreen=on)
        heed(now, ("text_size", "palette", "deck"), stage, self.sounds)
        return stage

    def run(self) -> int:
        """Until the window closes."""
        with Asked(self.stage.stop) as asked:
            try:
                self._live()
            finally:
                self._end()
        return asked.code

    def _live(self) -> None:
        self.title()
        self.loop.turn()  # the title is seen before anything else is made ready
        self.pads.start()
        self.sounds.start()
        self.look_for_left()
        self._awake = True
        self._go_straight()
        self._tell_notices()
        self.loop.run(lambda trouble: self._lan is not None and self._lan.distrust(trouble))

    def _end(self) -> None:
        for each in (self.play, self._lan, self._exhibition):
            if each is not None:
                each.close()
        size = self.window.windowed_size
        if size != self._size and size[0] >= SMALLEST[0] and size[1] >= SMALLEST[1]:
            self.profile.change(window=size)
        self.sounds.close()
        self.window.close()

    # --- screens
    def title(self) -> None:
        """Back to the title; a table that is still open is left."""
        if self.play is not None:
            self.play.close()
            self.play = None
        entries = (
            Entry("title-play", "play", self.choose),
            Entry("title-host", "host", lambda: self.lan.host()),
            Entry("title-join", "join", lambda: self.lan.join()),
            Entry("title-records", "trophy", lambda: records.show(self)),
            Entry("title-settings", "gear", self.settings),
            Entry("title-quit", "power", self.stage.stop),
        )
        self._title = Title(entries, self._sometimes, self._behind)
        self.stage.restart(self._title)
        if self._lan is not None:
            self._lan.settle()

    def _sometimes(self) -> Sequence[Entry]:
        """What the title offers only now and then: to go on with a match that was left, to go back to a table that was lost."""
        return (*(self._left.entries() if self._left else ()), *(self._lan.returns() if self._lan else ()))

    def _behind(self) -> "Exhibition | None":
        """Computer players racing, for those who like movement."""
        if not self._awake or unmoving(self.profile.settings):
            return None
        if self._exhibition is None:
            from game.app.attract import Exhibition  # the rules and the table of a game

            self._exhibition = Exhibition(self)
        return self._exhibition

    def news(self) -> None:
        """Something has happened at a table; called in any thread."""
        if self._left is not None:
            self._left.look()
        wake()

    def look_for_left(self) -> None:
        """From now on the title offers what was left; after the first frame."""
        from game.app.left import LeftTables

        self._left = LeftTables(self)
        if self._left.entries():
            self.title()  # with what is offered first under one's finger

    @property
    def lan(self) -> "Lan":
        """The ways to tables of the network; made when first asked for, after the first frame."""
        if self._lan is None:
            from game.app.lan import Lan  # links, discovery, tables

            self._lan = Lan(self)
        return self._lan

    def choose(self) -> None:
        """Which game?"""
        from game.games import GAMES  # the rules are not needed before the first frame

        self.stage.push(Chooser(tuple(GAMES.values()), self.set_up, lambda game: lesson_in(self, game)))

    def set_up(self, game: AnyGame) -> None:
        """Plan a match of this game."""
        self._plan(plans.begin(game, levels_of(game), self.profile.owner))

    def _plan(self, plan: Plan) -> None:
        now = self.profile.settings
        names, plan = now.names or (self.profile.owner,), replace(plan, patience=now.patience)
        self.stage.push(Setup(plan, names, lambda: self.pads.names, self.start, lesson_in(self, plan.game)))

    def start(self, plan: Plan) -> None:
        """Open a table for this plan."""
        from game.app.play import Play  # tables, faces, movement

        self.enter(Play(self, plan))

    def enter(self, play: "Play | Learn") -> None:
        """Open this table, and leave the one there was."""
        if self.play is not None:
            self.play.close()
        self.play = play
        play.open()

    def again(self, plan: Plan) -> None:
        """Back to the title and from there to the set-up of this plan."""
        self.title()
        self._plan(plan)

    def settings(self) -> None:
        """What the person here likes."""
        self.stage.push(Settings(lambda: self.profile.settings, self.change, self.profile.owner, lambda: self.pads.names))

    def say_and_leave(self, sentence: str) -> None:
        """To the title, with a sentence to be read."""
        self.title()
        self.stage.push(notice(sentence, self.stage.say("ok")))

    def _go_straight(self) -> None:
        """To the table asked for on the command line; from its end one comes to the title."""
        if self.request.play is not None:
            self.start(asked_plan(self.request.play, self.profile, self.stage))
        elif self.request.learn is not None and (learn := lesson_in(self, game_of(self.request.learn))):
            learn()
        elif self.request.host is not None:
            self.lan.open(self.request.host)
        elif self.request.resume is not None and self._left is not None:
            self._left.open(self.request.resume)
        elif self.request.join is not None:
            self.lan.go(self.request.join, self.request.watch)
        else:
            self.lan.look_for_lost()
            self._title.awake()

    def _tell_notices(self) -> None:
        for key in self.profile.notices():
            self.stage.push(notice(self.stage.say(key), self.stage.say("ok")))

    # --- settings and the end
    def change(self, **changes: Any) -> None:
        """Keep changed settings and let them count at once."""
        self.profile.change(**changes)
        heed(self.profile.settings, changes, self.stage, self.sounds)
        self._tell_notices()

    def quit(self) -> None:
        """Close the window; during a match ask once."""
        if self.play is None or not self.play.running or self._asking:
            self.stage.stop()
            return
        self._asking = True
        self.ask("ask-quit", "quit", self.stage.stop)

    def ask(self, question: str, word: str, act: Callable[[], None]) -> None:
        """Stay, or go and do something."""
        say = self.stage.say

        def stay() -> None:
            self._asking = False

        self.stage.push(Ask(say(question), (Answer(say("stay"), stay, "main"), Answer(say(word), act, "danger"))))


def lesson_in(house: House, game: AnyGame) -> Callable[[], None] | None:
    """What begins the lesson in this game; None if it has none."""
    from game.games import has_part

    def learn() -> None:
        from game.app.lesson import Learn  # a table with its faces and movement

        house.enter(Learn(house, game))

    return learn if has_part(game.info.id, "lesson") else None


def game_of(game: str) -> AnyGame:
    """The rules of this name. `KeyError` if there are none."""
    from game.games import GAMES

    return GAMES[game]


def levels_of(game: AnyGame) -> tuple[str, ...]:
    """The levels its computer players know, weakest first."""
    from game.games import part

    levels: tuple[str, ...] = part(game.info.id, "bot").LEVELS
    return levels


def asked_plan(asked: PlayRequest, profile: Profile, stage: Stage) -> Plan:
    """The plan of a match that was asked for on the command line, its people named as in the settings."""
    from game.games import GAMES

    game = GAMES[asked.game]
    names = [profile.owner, *profile.settings.names[1:]]
    people = asked.seats - len(asked.bots)
    names += [stage.say("player-number", number=number + 1) for number in range(len(names), people)]
    seats = (*(SeatPlan(name) for name in names[:people]), *(SeatPlan("", level) for level in asked.bots))
    options = dict(game.info.presets)[asked.preset] if asked.options is None else asked.options
    return plans.with_keys(Plan(game, levels_of(game), asked.preset, options, seats, profile.settings.patience), stage.bindings)
