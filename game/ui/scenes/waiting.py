"""Until something is there: a sentence and a way out. Decides nothing; whoever opened it looks and goes on."""

from collections.abc import Callable, Iterable

import pygame

from game.ui.boxes import centred
from game.ui.scenes.page import Page
from game.ui.theme import HEAD, Scale
from game.ui.widgets import Button, Label, Widget


class Waiting(Page):
    """`look` is called at every step with the time (monotonic ns); `cancel` by the button and the cancel key."""

    def __init__(self, sentence: str, look: Callable[[int], None], cancel: Callable[[], None]) -> None:
        super().__init__()
        self.sentence, self.look, self.cancel = sentence, look, cancel

    def build(self) -> Iterable[Widget]:
        """The sentence and the button."""
        self.label = Label(self.sentence, HEAD, face="head", weight="bold", across="centre", wrapped=True, down="middle", bare=True)
        self.button = Button(self.stage.say("cancel"), self.back, sign="cross")
        return [self.label, self.button]

    def place(self, scale: Scale) -> None:
        """In the middle."""
        px, middle = scale.px, centred(scale.safe, scale.px(900), scale.px(300))
        self.label.place(pygame.Rect(middle.x, middle.y, middle.w, px(180)), scale)
        self.button.place(pygame.Rect(middle.centerx - px(130), middle.bottom - px(70), px(260), px(66)), scale)

    def back(self) -> None:
        """As handed in."""
        self.cancel()

    def step(self, now: int) -> None:
        """Look."""
        self.look(now)
