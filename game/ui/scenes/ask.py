"""A box over another scene: a sentence and what one can answer. Decides its size; what the answers do is handed in."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import pygame

from game.ui import text
from game.ui.boxes import centred, columns
from game.ui.scenes.page import Page
from game.ui.theme import LABEL, Scale
from game.ui.widgets import Button, Label, Panel, Widget
from game.ui.widgets.button import Kind


class Answer(NamedTuple):
    """A button of the box: its word, what it does after the box is gone (None: nothing), its kind."""

    words: str
    act: Callable[[], None] | None = None
    kind: Kind = "plain"


class Ask(Page):
    """A question. The first answer is the harmless one: it has the focus, and cancel means it too."""

    covers = False
    bare = True

    def __init__(self, question: str, answers: Sequence[Answer]) -> None:
        super().__init__()
        self.question, self.answers = question, tuple(answers)

    def build(self) -> Iterable[Widget]:
        """The board, the sentence and a button for each answer."""
        self.panel, self.label = Panel(), Label(self.question, LABEL, weight="medium", across="centre", wrapped=True)
        self.buttons = [Button(answer.words, self._means(answer), answer.kind) for answer in self.answers]
        return [self.panel, self.label, *self.buttons]

    def first_focus(self) -> Widget:
        """The harmless answer."""
        return self.buttons[0]

    def place(self, scale: Scale) -> None:
        """In the middle, as high as the sentence needs."""
        px = scale.px
        wide = min(px(720), scale.safe.w)
        self.label.scale = scale
        words = text.height(self.question, self.label.style, wide - px(80))
        panel = centred(scale.safe, wide, words + px(72 + 40 + 44 + 36))
        self.panel.place(panel, scale)
        self.label.place(pygame.Rect(panel.x + px(40), panel.y + px(40), panel.w - px(80), words), scale)
        row = pygame.Rect(panel.x + px(36), panel.bottom - px(36 + 66), panel.w - px(72), px(66))
        each = min(px(280), row.w // max(1, len(self.buttons)))
        row.w, row.centerx = each * len(self.buttons), panel.centerx
        for button, box in zip(self.buttons, columns(row, [1] * len(self.buttons), px(20)), strict=True):
            button.place(box, scale)

    def back(self) -> None:
        """The harmless answer."""
        self._means(self.answers[0])()

    def _means(self, answer: Answer) -> Callable[[], None]:
        def act() -> None:
            self.stage.pop()
            if answer.act is not None:
                answer.act()

        return act


def notice(sentence: str, ok: str, then: Callable[[], None] | None = None) -> Ask:
    """A sentence to be read and put away; `ok` is the word on its button, `then` what follows."""
    return Ask(sentence, (Answer(ok, then, "main"),))
