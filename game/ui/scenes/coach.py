"""A table with a coach beneath it: the ordinary table on the upper part of the canvas, his panel below, and marks on what he points at.

Decides which input is for the coach and which for the table. While something is to be read, keys and pads turn his pages; while something
is to be done, they play. Knows no game and no lesson.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import replace

import pygame
from pygame import KSCAN_BACKSPACE

from game.core.table import Table
from game.ui.card_painter import card_at
from game.ui.faces.drawing import Pack
from game.ui.faces.store import Faces
from game.ui.hud.coach import Advice, Coach, board, panel_items, pointer
from game.ui.input import Input, KeyDown, PadDown, PadTilt, PointerDown, PointerMove, PointerUp, way_of
from game.ui.marks import Side, corners
from game.ui.picture import Item, Picture
from game.ui.scene import Stage
from game.ui.scenes.table import Exits, Manner, TableScene
from game.ui.table_part import Desk, Facts, TablePart
from game.ui.theme import Scale
from game.ui.widgets import Button, Form

SETTLED = 400_000_000
"""So long after something was done the key that did it, pressed again, turns no page, ns."""


class CoachScene(TableScene):
    """A table scene that is taught at. `exits.menu` and `exits.leave` are the lesson's."""

    def __init__(
        self, table: Table, open_part: Callable[[Desk], TablePart], pack: Pack, faces: Faces, exits: Exits, manner: Manner, coach: Coach
    ) -> None:  # fmt: skip
        super().__init__(table, open_part, pack, faces, exits, manner)
        self._coach = coach
        self._over = Picture()
        self._advice: Advice | None = None
        self._inner: Scale | None = None
        self._read_from = 0

    # --- the scene
    def enter(self, stage: Stage) -> None:
        """The table, and the coach's buttons."""
        super().enter(stage)
        say = stage.say
        self._on = Button(say("lesson-go-on"), self._coach.go_on, "main", "forward", 24)
        self._back = Button(say("lesson-back"), self._coach.go_back, "plain", "back", 18)
        self._leave = Button(say("lesson-leave"), self._exits.leave, "plain", "power", 18)
        self._form = Form(stage.redraw, stage.sound)

    def arrange(self, scale: Scale) -> None:
        """The panel at the foot, the table on what is left."""
        if scale is not self._inner:  # not the table itself that shares its own part out again
            self._whole, self._laid = scale, board(scale, self._coach.sentences)
            for button, box in zip((self._on, self._back, self._leave), self._laid.buttons, strict=True):
                button.place(box, scale)
            self._inner = replace(scale, size=(scale.area.w, self._laid.box.y))
        super().arrange(self._inner)

    def step(self, now: int) -> None:
        """The table, and the lesson's own time."""
        super().step(now)
        wishes = (self._wish, self._coach.next_change())
        self._wish = min((wish for wish in wishes if wish is not None), default=None)

    def draw(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        """The table, then the panel and the marks."""
        super().draw(surface, part)
        self._over.paint(surface, part)

    def _show(self, now: int) -> None:
        super()._show(now)
        advice = self._coach.advice()
        if advice != self._advice:
            self._advise(advice)
        buttons = (self._on, self._back, self._leave)
        items = [*self._marks(advice), *panel_items(self._whole, self._laid, advice, self.stage.say, buttons)]
        for rect in self._over.show(items):
            self.stage.redraw(rect)

    def _told(self, now: int) -> Facts:
        """While there is something to be read nobody is called to play."""
        facts = super()._told(now)
        calm = self._coach.advice().reads and facts.strip.tone == "call" and facts.strip.left is None
        return replace(facts, light=None, strip=replace(facts.strip, tone="calm", seat=None)) if calm else facts

    def _advise(self, advice: Advice) -> None:
        """He says something else: his buttons are what they are for now."""
        fresh = self._advice is None or advice.number != self._advice.number
        if self._advice is not None and not self._advice.reads:
            self._read_from = self._now + SETTLED
        self._advice = advice
        self._on.enabled, self._back.enabled = advice.reads, advice.number > 1
        self._on.words = self.stage.say("lesson-go-on" if advice.reads else "lesson-your-turn")
        self._on.sign = "forward" if advice.reads else None
        self._form.replace([self._on, self._back, self._leave], self._on if fresh else None)
        if not advice.reads:  # keys play now
            for button in (self._on, self._back, self._leave):
                button.focused = False

    def _marks(self, advice: Advice) -> Iterator[Item]:
        """Bright corners around cards, frames around other places."""
        if self.hidden or self.log.open or self.sheet is not None:
            return
        scale = self._frame.scale
        drawn = self._picture.items
        for name in advice.marked:
            if ("card", name) in drawn:
                yield corners(scale, card_at(drawn["card", name]), ("pointed", name), covered=_covered(name, drawn))
            elif box := self._place(name, drawn):
                yield pointer(scale, box, name)

    def _place(self, name: str, drawn: Mapping[Hashable, Item]) -> pygame.Rect | None:
        """Where something is that is no card; None if it is not shown now."""
        kind, _, number = name.partition(":")
        if kind == "hint":
            return drawn["hint", number].rect if ("hint", number) in drawn else None
        named = {"strip": self._frame.strip, "clock": self._frame.clock, "aside": self._frame.aside}
        if kind == "scores":
            rows = [row for row in self._frame.rows if row.h]
            return rows[0].unionall(rows[1:])
        if kind in named:
            return named[kind]
        cards = [key for key in drawn if isinstance(key, tuple) and key[0] == "card" and str(key[1]).startswith(name)]
        there = [card_at(drawn[key]) for key in cards]
        return there[0].unionall(there[1:]) if there else None

    # --- presses
    def handle(self, happened: Input) -> None:
        """To the coach what is his; a try that the table itself refuses is told him."""
        if not self._for_coach(happened):
            before = self._facts.strip
            super().handle(happened)
            after = self._facts.strip
            if after.tone == "wrong" and after != before:
                self._coach.miss()
        self._show(happened.at)

    def _for_coach(self, happened: Input) -> bool:
        """Whether it was for the coach."""
        match happened:
            case PointerDown(pos=pos) | PointerMove(pos=pos) if self._laid.box.collidepoint(pos):
                self._form.handle(happened)
                return isinstance(happened, PointerDown)
            case PointerUp():
                self._form.handle(happened)
                return False
            case KeyDown(scancode=code, repeat=False) if code == KSCAN_BACKSPACE and code not in map(self.desk.call_key, self.desk.own()):
                self._coach.go_back()
                return True
            case KeyDown() | PadDown() | PadTilt() if self._reading and way_of(happened) not in ("cancel", "menu"):
                return happened.at < self._read_from or self._form.handle(happened) or way_of(happened) is not None
            case _:
                return False

    @property
    def _reading(self) -> bool:
        """Whether keys and pads are the coach's now."""
        return self._advice is not None and self._advice.reads and not (self.hidden or self.log.open)

    def _leave_sheet(self) -> None:
        """A sheet was read: that is what the coach waits for."""
        self._coach.go_on()


def _covered(name: str, drawn: Mapping[Hashable, Item]) -> Side | None:
    """On which side another card lies over this one: on the right in a hand, on the left below a stock. What is drawn later lies higher."""
    keys = list(drawn)
    place = card_at(drawn["card", name])
    later = [card_at(drawn[key]) for key in keys[keys.index(("card", name)) + 1 :] if isinstance(key, tuple) and key[0] == "card"]
    edges: tuple[tuple[Side, int], ...] = (("right", place.right - 1), ("left", place.x))
    return next((side for side, x in edges if pygame.Rect(x, place.y, 1, place.h).collidelist(later) >= 0), None)
