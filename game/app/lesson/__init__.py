"""A lesson in one game, from its first passage to the sheet at its end. Decides what follows what; no rules and no sentences of its own.

The match is played in this process: nothing is hosted, kept or counted.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.app.heed import inks_of, unmoving
from game.app.house import levels_of
from game.app.lesson.course import Course
from game.app.lesson.table import LessonTable
from game.core.game import AnyGame
from game.core.lesson import Lesson
from game.games import part
from game.ui import plan as plans
from game.ui import wording
from game.ui.faces.store import Faces
from game.ui.hud.coach import Advice
from game.ui.plan import Plan
from game.ui.scenes.coach import CoachScene
from game.ui.scenes.menu import Deed, Menu
from game.ui.scenes.rules_page import RulesPage
from game.ui.scenes.table import Exits, Manner
from game.ui.translate import wake

if TYPE_CHECKING:
    from game.app.house import House

EASY = "easy"


class Learn:
    """The table of a lesson and what lies around it. It is the coach of its scene."""

    running = False
    """Nothing is lost by leaving."""

    def __init__(self, house: "House", game: AnyGame) -> None:
        self._house, self._game = house, game
        self._stage, self._say = house.stage, house.stage.say
        self._lesson: Lesson = part(game.info.id, "lesson").lesson()
        self._inks = inks_of(house.profile.settings)
        self._faces = Faces(self._inks, wake)

    # --- from screen to screen
    def open(self) -> None:
        """Sit down at the first passage."""
        names = (self._house.profile.owner, *(self._say("lesson-opponent") for _ in range(1, self._lesson.seats)))
        self._table = LessonTable(Course(self._game, self._lesson), names, self._anew, self._ended)
        self._stage.push(self._scene())

    def _scene(self) -> CoachScene:
        """The table as the match stands now, with nothing left on it of what was before."""
        now, screen = self._house.profile.settings, part(self._game.info.id, "table")
        exits = Exits(self._menu, self.leave, lambda _: self._table.go_on(), lambda *_: self.leave(), rules=self._rules)
        manner = Manner(now.animation, unmoving(now), now.card_size, deck=now.deck, inks=inks_of(now))
        if manner.inks != self._inks:
            self._inks = manner.inks
            self._faces.recolour(self._inks)
        return CoachScene(self._table, screen.open_table, screen.PACK, self._faces, exits, manner, self)

    def _rules(self) -> None:
        self._stage.push(RulesPage(self._game, self._lesson.preset, self._lesson.options))

    def _anew(self) -> None:
        self._stage.replace(self._scene())

    def leave(self) -> None:
        """Back to where one came from."""
        self._stage.pop()
        self._house.play = None
        self.close()

    def close(self) -> None:
        """The table is put away."""
        self._table.close()
        self._faces.close()

    def _menu(self) -> None:
        deeds = [
            Deed(self._say("lesson-go-on"), lambda: None, "play", "main"),
            Deed(self._say("lesson-step-back"), self.go_back, "back"),
            Deed(self._say("rules"), self._rules, "help"),
            Deed(self._say("lesson-again"), self._again, "return"),
            Deed(self._say("lesson-leave"), self.leave, "power"),
        ]
        self._stage.push(Menu(wording.of_info(self._stage.speech, self._game, "title"), self._say("lesson-menu"), deeds))

    def _ended(self) -> None:
        deeds = [
            Deed(self._say("lesson-play"), self._play, "play", "main"),
            Deed(self._say("lesson-again"), self._again, "return"),
            Deed(self._say("lesson-done"), self.leave, "back"),
        ]
        self._stage.push(Menu(self._say("lesson-over"), self._say("lesson-over-below"), deeds))

    def _again(self) -> None:
        self._stage.pop()
        self.open()

    def _play(self) -> None:
        """A match with the easiest computer players but the very first."""
        plan = self._easy(plans.begin(self._game, levels_of(self._game), self._house.profile.owner))
        self.leave()
        self._house.start(plans.with_keys(plan, self._stage.bindings))

    def _easy(self, plan: Plan) -> Plan:
        level = EASY if EASY in plan.levels else plan.levels[0]
        seats = tuple(seat if seat.person else replace(seat, level=level) for seat in plan.seats)
        return replace(plan, seats=seats, patience=self._house.profile.settings.patience)

    # --- what the coach says
    @property
    def sentences(self) -> Sequence[str]:
        """Everything he will ever say."""
        said = [self._words(passage.name) for passage in self._lesson.passages]
        return (*said, *(self._words(f"{passage.name}-wrong") for passage in self._lesson.passages if passage.wanted))

    def advice(self) -> Advice:
        """The sentence of this passage, or of a wrong try in it."""
        course, passage = self._table.course, self._table.course.passage
        wrong = course.tries > 0
        words = self._words(f"{passage.name}-wrong" if wrong else passage.name)
        return Advice(words, course.number + 1, len(self._lesson.passages), wrong, not passage.wanted, course.marked)

    def next_change(self) -> int | None:
        """When the script goes on."""
        return self._table.next_change()

    def go_on(self) -> None:
        """It was read."""
        self._table.go_on()

    def go_back(self) -> None:
        """Once more what came before."""
        self._table.go_back()

    def miss(self) -> None:
        """The table itself has refused a try."""
        self._table.course.miss()

    def _words(self, name: str, **args: Any) -> str:
        return self._say(f"lesson-{self._game.info.id}-{name}", **args)
