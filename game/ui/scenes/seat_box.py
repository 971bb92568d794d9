"""Changing one seat: who sits there, his name, his key or pad. Decides what can be chosen; the plan is the set-up's."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

import pygame

from game.core.game import Pace
from game.ui import wording
from game.ui.boxes import centred, rows
from game.ui.plan import Plan, SeatPlan
from game.ui.scenes.page import Page
from game.ui.scenes.press_key import PressKey
from game.ui.scenes.typing import typed
from game.ui.theme import HEAD, Scale
from game.ui.widgets import Button, Choice, Label, Panel, Widget

KEYBOARD = -1
"""Stands for keyboard and mouse among the pads."""


class SeatBox(Page):
    """`change` is called with the seat's new plan and gives the whole plan it led to; `fresh` is the person who would sit down here."""

    covers = False
    bare = True

    def __init__(self, plan: Plan, number: int, fresh: SeatPlan, pads: Mapping[int, str], change: Callable[[int, SeatPlan], Plan]) -> None:
        super().__init__()
        self.plan, self.number, self.pads, self.change = plan, number, pads, change
        self.person = self.seat if self.seat.person else fresh

    @property
    def seat(self) -> SeatPlan:
        """The seat as it is planned."""
        return self.plan.seats[self.number]

    def build(self) -> Iterable[Widget]:
        """The board, and a line for each thing that can be changed."""
        speech, say = self.stage.speech, self.stage.say
        self.panel = Panel()
        self.title = Label(say("seat-heading", number=self.number + 1), HEAD - 4, face="head", weight="bold", across="centre")
        who = [(level, wording.computer_name(speech, level)) for level in self.plan.levels]
        persons: list[tuple[str | None, str]] = [(None, say("seat-person"))]
        self.lines: list[Widget] = []
        if self.number > 0:  # the first seat is always a person's: somebody has to be at this screen
            self.lines.append(Choice(say("seat-who"), [*persons, *who], self.seat.level, self._who))
        if self.seat.person:
            self.lines.append(typed(self.stage, say("seat-name"), self.seat.name, self._name))
            if self.plan.game.info.pace is Pace.RACE:
                self.lines.extend(self._controls())
        self.done = Button(say("ok"), self.back, "main")
        return [self.panel, self.title, *self.lines, self.done]

    def first_focus(self) -> Widget:
        """The first line."""
        return self.lines[0]

    def _controls(self) -> Iterable[Widget]:
        say = self.stage.say
        pads = [(pad, say("seat-pad", name=name)) for pad, name in self.pads.items()]
        held = KEYBOARD if self.seat.pad is None else self.seat.pad
        yield Choice(say("seat-plays-with"), [(KEYBOARD, say("seat-keyboard")), *pads], held, self._pad)
        if self.seat.pad is None:
            key = say("none") if self.seat.key is None else wording.key(self.stage.speech, self.seat.key)
            yield Button(say("seat-call-key", key=key), self._ask_key, sign="keyboard", size=21)

    def place(self, scale: Scale) -> None:
        """In the middle."""
        px = scale.px
        line, gap = px(60), px(12)
        panel = centred(scale.safe, px(720), px(36 + 56 + 24 + 66 + 36) + len(self.lines) * (line + gap))
        self.panel.place(panel, scale)
        inner = panel.inflate(-px(80), -px(64))
        self.title.place(pygame.Rect(inner.x, inner.y, inner.w, px(50)), scale)
        room = pygame.Rect(inner.x, inner.y + px(64), inner.w, len(self.lines) * (line + gap))
        for widget, box in zip(self.lines, rows(room, len(self.lines), line, gap), strict=True):
            widget.place(box, scale)
        self.done.place(pygame.Rect(inner.centerx - px(130), inner.bottom - px(62), px(260), px(66)), scale)

    def _changed(self, seat: SeatPlan) -> None:
        self.plan = self.change(self.number, seat)

    def _who(self, level: str | None) -> None:
        if self.seat.person:
            self.person = self.seat
        self._changed(self.person if level is None else SeatPlan("", level))
        self.rebuild()

    def _name(self, name: str) -> None:
        self._changed(replace(self.seat, name=name.strip() or self.person.name))

    def _pad(self, pad: int) -> None:
        self._changed(replace(self.seat, pad=None if pad == KEYBOARD else pad))
        self.rebuild()

    def _ask_key(self) -> None:
        self.stage.push(PressKey(self.stage.say("call-of", name=self.seat.name), self._take_key))

    def _take_key(self, scancode: int) -> str | None:
        """A call key must not be somebody else's, nor work everywhere or pick cards."""
        bindings = self.stage.bindings
        holder = next((seat.name for i, seat in enumerate(self.plan.seats) if seat.key == scancode and i != self.number), None)
        taken = bindings.clash("call:0", scancode)
        if taken is not None and not taken.startswith("call:"):
            return self.stage.say("key-taken", by=wording.binding(self.stage.speech, taken))
        if holder is not None:
            return self.stage.say("key-taken", by=holder)
        self._changed(replace(self.seat, key=scancode))
        return None
