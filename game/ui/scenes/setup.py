"""A match at one screen, before it starts: rules and seats. Decides what is offered where; what can be played the game answers.

It hands the finished plan on and starts nothing itself.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

import pygame

from game.core.game import Pace
from game.ui import plan as plans
from game.ui import wording
from game.ui.bindings import CALLERS
from game.ui.boxes import columns, grid
from game.ui.input import Input, PadDown, PadJoined, PadLeft
from game.ui.plan import Plan, SeatPlan
from game.ui.scenes.buzzers import Buzzer, Buzzers
from game.ui.scenes.page import Page
from game.ui.scenes.rules_view import option_cells, option_rows, place_presets, preset_list, rules_button, rules_label
from game.ui.scenes.seat_box import SeatBox
from game.ui.scenes.seat_tile import SeatTile
from game.ui.theme import MIST, SMALL, Scale
from game.ui.widgets import Button, Choice, Label, Panel, Widget


class Setup(Page):
    """`names`: of the people known here, first the owner. `pads`: those plugged in. `start` is called with the plan.

    `learn` begins the lesson in this game, if there is one.
    """

    def __init__(
        self, plan: Plan, names: Sequence[str], pads: Callable[[], Mapping[int, str]], start: Callable[[Plan], None],
        learn: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self.plan, self.names, self.pads, self.start, self.learn = plan, tuple(names), pads, start, learn
        self.tab = "seats"
        self.left: dict[int | None, str] = {}
        """Whose pads were pulled out."""

    # --- building
    def build(self) -> Iterable[Widget]:
        """Presets on the left, seats or options on the right, the rules in words and the start below."""
        speech, say, game = self.stage.speech, self.stage.say, self.plan.game
        self.plan = plans.with_keys(self.plan, self.stage.bindings)
        self.heading = wording.of_info(speech, game, "title")
        self.presets_title = Label(say("setup-presets"), SMALL, colour=MIST, weight="bold", bare=True)
        self.presets = preset_list(speech, self.plan, self._become)
        self.tabs = [self._tab(name) for name in ("seats", "options")]
        self.count = [*self._trial(), *self._count()] if self.tab == "seats" else []
        self.content = list(self._seats() if self.tab == "seats" else option_rows(speech, self.plan, self._become))
        self.board, self.rules = Panel(), rules_label(speech, self.plan, self.plan.suited)
        self.help = rules_button(self.stage, self.plan, self.plan.suited)
        self.go = Button(say("setup-start"), lambda: self.start(self.plan), "main", "play", 32)
        self.go.enabled = plans.trouble(self.plan) is None
        widgets = [self.presets_title, self.presets, *self.tabs, *self.count, *self.content, self.board, self.rules, self.go]
        self.lesson = None if self.learn is None else Button(say("lesson-learn"), self.learn, "plain", "eye", 24)
        return [*widgets, self.help] if self.lesson is None else [*widgets, self.lesson, self.help]

    def first_focus(self) -> Widget:
        """The start: Enter plays at once."""
        return self.go

    def _tab(self, name: str) -> Button:
        return Button(self.stage.say(f"setup-tab-{name}"), lambda: self._show(name), "chosen" if name == self.tab else "plain", size=22)

    def _count(self) -> list[Widget]:
        counts = self.plan.counts
        if len(counts) < 2:
            return []
        return [Choice(self.stage.say("setup-count"), [(count, str(count)) for count in counts], len(self.plan.seats), self._seat_count)]

    def _seats(self) -> Iterable[Widget]:
        person = 0
        for number, seat in enumerate(self.plan.seats):
            name, below, sign = self._described(seat)
            below = wording.with_side(self.stage.speech, self.plan.game, self.plan.suited, len(self.plan.seats), number, below)
            yield SeatTile(person if seat.person else None, name, below, sign, partial(self._edit, number))
            person += seat.person
        if len(self.plan.seats) < self.plan.counts[-1]:
            idle = self._race and self.pads().keys() - {seat.pad for seat in self.plan.seats}
            yield Button(self.stage.say("setup-add-pad" if idle else "setup-add"), self._add, "quiet", "pad" if idle else "plus", 22)

    def _described(self, seat: SeatPlan) -> tuple[str, str, str]:
        """Name, line below and its icon."""
        speech, say = self.stage.speech, self.stage.say
        if seat.level is not None:
            return say("seat-computer"), wording.level(speech, seat.level), "play"
        if not self._race:
            return seat.name, say("seat-person"), "person"
        if seat.pad is not None:
            return seat.name, self.pads().get(seat.pad, say("seat-pad-any")), "pad"
        if seat.key is None:
            return seat.name, say("seat-mouse"), "mouse"
        return seat.name, say("seat-key", key=wording.key(speech, seat.key)), "keyboard"

    # --- placing
    def place(self, scale: Scale) -> None:
        """See `build`."""
        px, body = scale.px, self.body
        foot = pygame.Rect(body.x, body.bottom - px(104), body.w, px(104))
        upper = pygame.Rect(body.x, body.y, body.w, foot.y - px(18) - body.y)
        left, right = columns(upper, [22, 78], px(24))
        place_presets(self.presets_title, self.help, self.presets, left, scale)
        head = columns(pygame.Rect(right.x, right.y, right.w, px(46)), [1, 1, 0.4, 1.7] if self._race else [1, 1, 2.1], px(14))
        for widget, box in zip([*self.tabs, *self.count], head, strict=False):
            widget.place(box, scale)
        self._place_content(pygame.Rect(right.x, right.y + px(58), right.w, right.h - px(58)), scale)
        wide, beside = px(300), px(190) if self.lesson else 0
        self.board.place(pygame.Rect(foot.x, foot.y, foot.w - wide - beside - px(20), foot.h), scale)
        if self.lesson is not None:
            self.lesson.place(pygame.Rect(foot.right - wide - px(176), foot.y, px(156), foot.h), scale)
        self.rules.place(self.board.rect.inflate(-px(40), -px(16)), scale)
        self.go.place(pygame.Rect(foot.right - wide, foot.y, wide, foot.h), scale)

    def _place_content(self, room: pygame.Rect, scale: Scale) -> None:
        if self.tab == "seats":
            across, down = (2, 3) if len(self.content) <= 6 else (3, 4)
            cells = grid(room, across, down, scale.px(14))
        else:
            cells = option_cells(room, len(self.content), scale)
        for widget, cell in zip(self.content, cells, strict=False):
            widget.place(cell, scale)

    # --- changing
    def _become(self, plan: Plan) -> None:
        self.plan = plan
        self.rebuild()

    def _show(self, tab: str) -> None:
        self.tab = tab
        self.rebuild()

    def _seat_count(self, count: int) -> None:
        self._become(plans.with_count(self.plan, count))

    def _add(self) -> None:
        """One more person, in a seat of his own if the rules have one."""
        count = next(count for count in self.plan.counts if count > len(self.plan.seats))
        number = len(self.plan.seats)
        self._become(plans.with_seat(plans.with_count(self.plan, count), number, self._fresh()))

    def _trial(self) -> Iterable[Widget]:
        """In a race, everybody may try his key."""
        if self._race:
            yield Button("", self._try, sign="keyboard", hint=self.stage.say("setup-try"))

    def _try(self) -> None:
        """Everybody's key or pad, before it counts."""
        self.stage.push(Buzzers(Buzzer(seat.name, seat.key, seat.pad) for seat in self.plan.people))

    def _edit(self, number: int) -> None:
        self.stage.push(SeatBox(self.plan, number, self._fresh(), self.pads(), self._seat))

    def _seat(self, number: int, seat: SeatPlan) -> Plan:
        """A seat changed in its box; this page is built anew when the box is put away."""
        self.plan = plans.with_keys(plans.with_seat(self.plan, number, seat), self.stage.bindings)
        return self.plan

    def _fresh(self, pad: int | None = None) -> SeatPlan:
        """The next person of this screen: a name not yet taken."""
        taken = {seat.name for seat in self.plan.people}
        numbered = (self.stage.say("player-number", number=number) for number in range(len(self.plan.people) + 1, CALLERS + 2))
        return SeatPlan(next(name for name in [*self.names, *numbered] if name not in taken), pad=pad)

    @property
    def _race(self) -> bool:
        """Only in a race does it matter what one plays with."""
        return self.plan.game.info.pace is Pace.RACE

    # --- pads come and go
    def handle(self, happened: Input) -> None:
        """A button that means nothing in menus, or start, sits the holder of a pad down; everything else is the page's."""
        match happened:
            case PadDown(pad=pad, way=None | "menu") if self._race and all(seat.pad != pad for seat in self.plan.seats):
                self._become(plans.joined(self.plan, self._fresh(pad)))
                self.stage.sound("join")
            case PadJoined(pad=pad):
                self._become(plans.with_pad_back(self.plan, pad, self.left.pop(pad, None)))
            case PadLeft(pad=pad):
                self.left |= {seat.pad: seat.name for seat in self.plan.people if seat.pad == pad}
                self._become(plans.without_pad(self.plan, pad))
            case _:
                super().handle(happened)
