"""What is played at a table of the network, before it is opened and between matches: rules, seats, the name of the room.

Who sits where is settled in the room, with everybody there. It hands the finished plan on and opens nothing itself.
"""

from collections.abc import Callable, Iterable

import pygame

from game.core.game import Pace, Place
from game.ui import plan as plans
from game.ui import wording
from game.ui.boxes import columns
from game.ui.plan import Plan
from game.ui.scenes.page import Page
from game.ui.scenes.rules_view import option_cells, option_rows, place_presets, preset_list, rules_button, rules_label
from game.ui.scenes.typing import typed
from game.ui.theme import MIST, SMALL, Scale
from game.ui.widgets import Button, Choice, Label, Panel, Widget


class HostSetup(Page):
    """`room`: the name of a room to be opened, None for one that is open already. `start` is called with the plan and the name."""

    def __init__(self, plan: Plan, room: str | None, start: Callable[[Plan, str], None]) -> None:
        super().__init__()
        self.plan, self.room, self.start = _roomy(plan), room, start

    def build(self) -> Iterable[Widget]:
        """Presets on the left, name, seats and options on the right, the rules in words and the button below."""
        speech, say, game = self.stage.speech, self.stage.say, self.plan.game
        self.heading = wording.of_info(speech, game, "title")
        self.presets_title = Label(say("setup-presets"), SMALL, colour=MIST, weight="bold", bare=True)
        self.presets = preset_list(speech, self.plan, self._become)
        self.head = list(self._head())
        self.options = list(option_rows(speech, self.plan, self._become))
        options = game.suited(self.plan.options, Place(shared_pointer=False, remote=True))
        self.board, self.rules = Panel(), rules_label(speech, self.plan, options)
        self.help = rules_button(self.stage, self.plan, options)
        words = say("room-open" if self.room is not None else "room-play-this")
        self.go = Button(words, self._start, "main", "host" if self.room is not None else "play", 30)
        self.go.enabled = plans.trouble(self.plan) is None
        return [self.presets_title, self.presets, *self.head, *self.options, self.board, self.rules, self.go, self.help]

    def first_focus(self) -> Widget:
        """The button: Enter opens at once."""
        return self.go

    def _head(self) -> Iterable[Widget]:
        say, counts = self.stage.say, self.plan.counts
        if self.room is not None:
            if not hasattr(self, "name"):  # stays the same widget: somebody may be writing in it
                self.name = typed(self.stage, say("room-name"), self.room, self._name)
            yield self.name
        if self.plan.game.info.pace is Pace.RACE:
            yield Label(say("room-roomy", count=counts[-1]), SMALL, colour=MIST, wrapped=True, bare=True)
        elif len(counts) > 1:
            yield Choice(say("setup-count"), [(count, str(count)) for count in counts], len(self.plan.seats), self._count)

    def place(self, scale: Scale) -> None:
        """See `build`."""
        px, body = scale.px, self.body
        foot = pygame.Rect(body.x, body.bottom - px(104), body.w, px(104))
        upper = pygame.Rect(body.x, body.y, body.w, foot.y - px(18) - body.y)
        left, right = columns(upper, [22, 78], px(24))
        place_presets(self.presets_title, self.help, self.presets, left, scale)
        for widget, box in zip(self.head, columns(pygame.Rect(right.x, right.y, right.w, px(50)), [1, 1], px(14)), strict=False):
            widget.place(box, scale)
        room = pygame.Rect(right.x, right.y + px(64), right.w, right.h - px(64))
        for option, cell in zip(self.options, option_cells(room, len(self.options), scale), strict=False):
            option.place(cell, scale)
        wide = px(330)
        self.board.place(pygame.Rect(foot.x, foot.y, foot.w - wide - px(20), foot.h), scale)
        self.rules.place(self.board.rect.inflate(-px(40), -px(16)), scale)
        self.go.place(pygame.Rect(foot.right - wide, foot.y, wide, foot.h), scale)

    def _become(self, plan: Plan) -> None:
        self.plan = _roomy(plan)
        self.rebuild()

    def _count(self, count: int) -> None:
        self._become(plans.with_count(self.plan, count))

    def _name(self, name: str) -> None:
        self.room = name

    def _start(self) -> None:
        self.start(self.plan, (self.room or "").strip())


def _roomy(plan: Plan) -> Plan:
    """A race is opened with as many seats as it allows: a free one stays open for whoever comes later."""
    return plans.with_count(plan, plan.counts[-1]) if plan.game.info.pace is Pace.RACE else plan
