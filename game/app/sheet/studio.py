"""A house whose window nobody looks at, in one size, language and letter size; its clock is turned by hand. Knows no particular screen."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame

from game.app import NAME, AppRequest
from game.app.house import House
from game.profile.profile import Profile
from game.ui.input import KeyDown, Way
from game.ui.window import Window

PEOPLE = ("Maximiliane", "Bartholomew", "Chiara")
"""Who sits at this screen."""
_SYMBOLS: dict[Way, int] = {
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "confirm": pygame.K_RETURN,
    "cancel": pygame.K_ESCAPE,
    "menu": pygame.K_F10,
    "next": pygame.K_TAB,
    "previous": pygame.K_TAB,
}
FRAME, LEAP = 70, 1000
"""Steps in which time goes by, ms."""
FACES = 30
"""Frames after which the cards of the fullest table have been drawn, even one in each."""


@dataclass(frozen=True)
class Look:
    """Size of the window in pixels, code of the language, size of the letters in percent."""

    size: tuple[int, int]
    language: str
    text: int = 100

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]}-{self.text}"


class Studio:
    """`folder`: an empty one, for a profile of its own."""

    def __init__(self, look: Look, folder: Path) -> None:
        self.look, self.now = look, 10**9
        profile = Profile(folder, names=PEOPLE, language=look.language, text_size=look.text, mute=True, window=look.size)
        self.window = Window(NAME, look.size)
        self.house = House(AppRequest(profile=folder, mute=True, seed=1), profile, self.window)
        self.stage = self.house.stage
        self.stage.text_scale = look.text / 100
        self.stage.resized()

    @property
    def top(self) -> Any:
        """The scene in front, whichever it is."""
        return self.stage.top

    def turn(self, milliseconds: int = 40) -> None:
        """Let time go by: what is to be seen in motion comes frame by frame, a long wait in leaps."""
        step = LEAP if milliseconds >= LEAP else FRAME
        for _ in range(-(-milliseconds // step)):
            self.now += step * 1_000_000
            self.stage.step(self.now)

    def key(self, way: Way) -> None:
        """Press a key that means this."""
        self.stage.handle(KeyDown(self.now, 0, 0, _SYMBOLS[way], way=way))
        self.turn()

    def press(self, words: str) -> None:
        """Press the widget on top that is called so. `LookupError` if there is none."""
        widget = next((each for each in self.top.form.widgets if each.usable and each.words == words), None)
        if widget is None:
            raise LookupError(f'there is nothing to press that is called "{words}"')
        self.top.form.focus_on(widget)
        self.key("confirm")

    def picture(self) -> pygame.Surface:
        """What the window shows now, as soon as every card has its face: a frame draws only a few new ones."""
        for _ in range(FACES):
            self.stage.step(self.now)
            self.stage.draw(self.window.canvas)
        self.stage.redraw()
        self.stage.draw(self.window.canvas)
        return self.window.canvas.copy()

    def close(self) -> None:
        """End what was started. The window stays: a virtual display may go with its last one."""
        self.house.title()
        self.house.sounds.close()
