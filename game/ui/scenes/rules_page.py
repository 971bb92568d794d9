"""The rules of a game as they are played here: chapters on the left, clauses on the right. Decides the page; its words are the game's.

It lies over whatever one came from and leads back there; whether a match goes on below is decided by who opens it.
"""

from collections.abc import Callable, Iterable

import msgspec
import pygame
from pygame import KSCAN_END, KSCAN_HOME, KSCAN_PAGEDOWN, KSCAN_PAGEUP

from game.core.game import AnyGame
from game.ui import wording
from game.ui.input import Input, KeyDown, Wheel, way_of
from game.ui.lang import Speech
from game.ui.rule_words import chapters
from game.ui.scenes.page import Page
from game.ui.scenes.rules_text import RulesText
from game.ui.theme import MIST, SMALL, Scale
from game.ui.widgets import Label, Listing, Widget

_TURNS = {KSCAN_PAGEUP: -1.0, KSCAN_PAGEDOWN: 1.0, KSCAN_HOME: -1000.0, KSCAN_END: 1000.0}
"""Keys that turn pages, and how many."""


class RulesPage(Page):
    """`options`: as they are played. `done` is called when it is left; without it the page just goes away."""

    def __init__(self, game: AnyGame, preset: str, options: msgspec.Struct, done: Callable[[], None] | None = None) -> None:
        super().__init__()
        self.game, self.preset, self.options, self.done = game, preset, options, done
        self.at = 0

    def build(self) -> Iterable[Widget]:
        """The list of chapters, a word on how to read, the text."""
        speech = self.stage.speech
        told = chapters(speech, self.game, self.options)
        self.heading = title(speech, self.game, self.preset, self.options)
        before = getattr(self, "text", None)
        self.text = RulesText(told, self._moved)
        if before is not None and len(before.chapters) == len(told):  # built anew, as in another language: go on reading
            self.text.chapter = before.chapter
        self.list = Listing([chapter.title for chapter in told], self.text.chapter, self.text.jump)
        self.below = Label(self.stage.say("rules-below"), SMALL - 1, colour=MIST, wrapped=True, down="bottom", bare=True)
        return [self.text, self.list, self.below]

    def first_focus(self) -> Widget:
        """The text: one reads at once."""
        return self.text

    def place(self, scale: Scale) -> None:
        """A narrow column for the chapters, the rest for the text."""
        px, body = scale.px, self.body
        left = pygame.Rect(body.x, body.y, min(px(264), body.w // 3), body.h)
        foot = px(150)
        self.list.scale = scale
        self.list.place(pygame.Rect(left.x, left.y, left.w, min(self.list.line * len(self.list.lines), left.h - foot)), scale)
        self.below.place(pygame.Rect(left.x + px(6), left.bottom - foot, left.w - px(12), foot), scale)
        self.text.place(pygame.Rect(left.right + px(20), body.y, body.right - left.right - px(20), body.h), scale)

    def _moved(self) -> None:
        """The list goes along with the text."""
        self.list.show(self.text.chapter)
        self.stage.redraw(self.list.reach)
        self.stage.redraw(self.text.reach)

    def handle(self, happened: Input) -> None:
        """The wheel and the keys that turn pages mean the text wherever the focus is; the key that opened it closes it."""
        if isinstance(happened, Wheel):
            self.text.wheel(happened.steps)
        elif isinstance(happened, KeyDown) and happened.scancode in _TURNS:
            self.text.turn(_TURNS[happened.scancode])
        elif way_of(happened) == "menu" or (
            isinstance(happened, KeyDown) and not happened.repeat and self.stage.bindings.named(happened.scancode, "rules")
        ):
            self.back()
        else:
            super().handle(happened)

    def back(self) -> None:
        """Where one came from."""
        self.stage.sound("unselect")
        (self.done or self.stage.pop)()


def title(speech: Speech, game: AnyGame, preset: str, options: msgspec.Struct) -> str:
    """The game and its ready-made rules, and whether some of these were changed."""
    name, kind = wording.of_info(speech, game, "title"), wording.preset(speech, game, preset)
    changed = dict(game.info.presets).get(preset) != options
    if name == kind and not changed:
        return name
    return speech.say("rules-changed" if changed else "rules-of", game=name, preset=kind)
