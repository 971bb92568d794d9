"""Choosing rules: the list of presets, the lines of options, the rules in words. What the set-up screens share; decides no page.

`change` is called with the plan a choice leads to.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pygame

from game.ui import plan as plans
from game.ui import wording
from game.ui.boxes import columns, grid
from game.ui.lang import Speech
from game.ui.plan import Plan
from game.ui.scene import Stage
from game.ui.scenes.rules_page import RulesPage
from game.ui.theme import BODY, CORAL, PAPER, Scale
from game.ui.widgets import Button, Choice, Label, Listing

OPTION_ROWS = 8
Change = Callable[[Plan], None]


def preset_list(speech: Speech, plan: Plan, change: Change) -> Listing:
    """The presets of the game."""
    names = [name for name, _ in plan.game.info.presets]
    lines = [wording.preset(speech, plan.game, name) for name in names]
    return Listing(lines, names.index(plan.preset), lambda number: change(plans.with_preset(plan, names[number])))


def rules_button(stage: Stage, plan: Plan, options: Any) -> Button:
    """Leads to all the rules, with `options` as they will be played."""
    button = Button("", lambda: stage.push(RulesPage(plan.game, plan.preset, options)), sign="help", hint=stage.say("rules"))
    button.enabled = bool(plan.game.info.chapters) and plans.trouble(plan) is None
    return button


def place_presets(title: Label, help: Button, presets: Listing, box: pygame.Rect, scale: Scale) -> None:
    """The list of presets under its title, the way to all the rules beside that."""
    px, side = scale.px, scale.px(46)
    help.place(pygame.Rect(box.right - side, box.y, side, side), scale)
    title.place(pygame.Rect(box.x + px(6), box.y, box.w - side - px(16), side), scale)
    presets.place(pygame.Rect(box.x, box.y + px(58), box.w, box.h - px(58)), scale)


def option_rows(speech: Speech, plan: Plan, change: Change) -> Iterator[Choice[Any]]:
    """A line for each option that may be changed; one that counts for nothing under the others is not live."""

    def choose(option: str, value: Any) -> None:
        change(plans.with_option(plan, option, value))

    stuck = plans.trouble(plan) is not None  # then the way out may be any of them
    for choice in plan.game.info.choices:
        now = getattr(plan.options, choice.option)
        values = choice.values if now in choice.values else (now, *choice.values)
        words = [(each, wording.value(speech, plan.game, choice.option, each)) for each in values]
        line = Choice(wording.option(speech, plan.game, choice.option), words, now, partial(choose, choice.option))
        line.enabled = stuck or choice.counts(plan.options) or choice.counts(plan.suited)
        yield line


def option_cells(room: pygame.Rect, count: int, scale: Scale) -> list[pygame.Rect]:
    """Places for so many lines of options, in two columns."""
    down = max(OPTION_ROWS, -(-count // 2))
    return [cell for half in columns(room, [1, 1], scale.px(14)) for cell in grid(half, 1, down, scale.px(6))]


def rules_label(speech: Speech, plan: Plan, options: Any) -> Label:
    """The rules in words, `options` as they will be played; or why they cannot be."""
    trouble = plans.trouble(plan)
    if trouble:
        return Label(wording.refusal(speech, plan.game, trouble), BODY, colour=CORAL, wrapped=True)
    return Label(wording.phrases(speech, plan.game.summary(options)), BODY, colour=PAPER, wrapped=True)
