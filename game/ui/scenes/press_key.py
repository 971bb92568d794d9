"""Waits for one key, for a binding. Decides which keys cannot be taken; who asked gets the scancode."""

from collections.abc import Callable, Iterable

import pygame

from game.ui.boxes import centred
from game.ui.input import Input, KeyDown, PadDown, PointerDown, way_of
from game.ui.pads import CROSS
from game.ui.scenes.page import Page
from game.ui.theme import HEAD, LABEL, MIST, Scale
from game.ui.widgets import Label, Panel, Widget


class PressKey(Page):
    """“Press a key”: `take` is called with the scancode and answers why it will not do (a sentence), or None.

    `on_pad`: a button of a pad is waited for instead, and its number handed on.
    """

    covers = False
    bare = True

    def __init__(self, what: str, take: Callable[[int], str | None], on_pad: bool = False) -> None:
        super().__init__()
        self.what, self.take, self.on_pad, self.trouble = what, take, on_pad, ""

    def build(self) -> Iterable[Widget]:
        """The board and two lines."""
        say = self.stage.say
        self.panel = Panel()
        self.lines = (
            Label(
                say("press-button" if self.on_pad else "press-key", what=self.what), HEAD - 6, face="head", weight="bold", across="centre"
            ),
            Label(self.trouble or say("press-key-cancel"), LABEL - 4, across="centre", colour=MIST, wrapped=True, down="middle"),
        )
        return [self.panel, *self.lines]

    def place(self, scale: Scale) -> None:
        """In the middle."""
        px = scale.px
        panel = centred(scale.safe, px(760), px(220))
        self.panel.place(panel, scale)
        self.lines[0].place(pygame.Rect(panel.x + px(30), panel.y + px(36), panel.w - px(60), px(60)), scale)
        self.lines[1].place(pygame.Rect(panel.x + px(30), panel.y + px(104), panel.w - px(60), px(84)), scale)

    def handle(self, happened: Input) -> None:
        """The first key (or button) that comes down is it; cancel, the other kind of thing, or the pointer put the box away."""
        match happened:
            case KeyDown(repeat=True):
                return
            case PadDown(button=button, way=way) if self.on_pad:
                if way not in CROSS.values():
                    self._took(button)
            case KeyDown(scancode=scancode) if way_of(happened) != "cancel" and not self.on_pad:
                self._took(scancode)
            case KeyDown() | PadDown() | PointerDown():
                self.back()

    def _took(self, scancode: int) -> None:
        self.trouble = self.take(scancode) or ""
        if self.trouble:
            self.stage.sound("error")
            self.rebuild()
        else:
            self.stage.pop()
