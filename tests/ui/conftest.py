"""The window of the tests: the dummy driver, one window for all, inputs posted to the real queue."""

import os
import sys

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from pathlib import Path

import pygame
import pytest

from game.ui.bindings import Bindings
from game.ui.lang import Speech
from game.ui.looks import USUAL
from game.ui.loop import Loop
from game.ui.pads import Pads
from game.ui.scene import Stage
from game.ui.window import Window

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def one_speech():
    return Speech(ROOT / "assets" / "lang")


@pytest.fixture
def speech(one_speech):
    """English, about cards as they usually look, whatever the test before has chosen."""
    one_speech.choose("en")
    one_speech.agree(USUAL)
    return one_speech


@pytest.fixture(scope="session")
def one_window():
    window = Window("test", (1280, 720))
    yield window
    window.close()


@pytest.fixture
def window(one_window):
    """The window, windowed at 1280 × 720, with an empty queue."""
    if one_window.fullscreen:
        one_window.toggle_fullscreen()
    pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
    one_window.fit()
    one_window.shown = True
    pygame.event.clear()
    return one_window


SYMBOLS = {
    pygame.KSCAN_RETURN: pygame.K_RETURN, pygame.KSCAN_ESCAPE: pygame.K_ESCAPE, pygame.KSCAN_TAB: pygame.K_TAB,
    pygame.KSCAN_UP: pygame.K_UP, pygame.KSCAN_DOWN: pygame.K_DOWN, pygame.KSCAN_LEFT: pygame.K_LEFT, pygame.KSCAN_RIGHT: pygame.K_RIGHT,
}  # fmt: skip


class Driver:
    """A loop with a hand-turned clock: posts events, turns until nothing is due, counts the frames drawn."""

    def __init__(self, window, stage):
        self.window, self.stage, self.pads = window, stage, Pads()
        self.now = 10**9
        self.loop = Loop(window, stage, self.pads, clock=lambda: self.now)

    def turn(self, ms=20):
        """Let `ms` of the clock go by and turn the loop once without sleeping."""
        self.now += ms * 1_000_000
        pygame.event.post(pygame.event.Event(pygame.NOEVENT + pygame.USEREVENT))
        self.loop.turn()

    def post(self, kind, **fields):
        pygame.event.post(pygame.event.Event(kind, **fields))
        self.turn()

    def key(self, scancode, key=None, mod=0):
        key = SYMBOLS.get(scancode, 0) if key is None else key
        self.post(pygame.KEYDOWN, scancode=scancode, key=key, mod=mod, unicode="")
        self.post(pygame.KEYUP, scancode=scancode, key=key, mod=mod, unicode="")

    def type(self, text):
        for letter in text:
            self.post(pygame.TEXTINPUT, text=letter)

    def move(self, pos):
        self.post(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0), touch=False)

    def click(self, pos):
        self.move(pos)
        self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False)
        self.post(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False)

    def resize(self, size):
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.post(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])


@pytest.fixture
def stage(window, speech):
    return Stage(window, speech, Bindings())


@pytest.fixture
def driver_of(window):
    """A driver for another stage than the usual one."""
    return lambda stage: Driver(window, stage)


@pytest.fixture
def drive(window, stage):
    return Driver(window, stage)


@pytest.fixture(scope="module", autouse=True)
def forgotten():
    """What the screens keep for a while (letters, pictures, shadows) is given up after every file, or the run would grow and grow."""
    yield
    for name, module in tuple(sys.modules.items()):
        if name.startswith("game.ui.") and name != "game.ui.lang":
            for kept in vars(module).values():
                if hasattr(kept, "cache_clear"):
                    kept.cache_clear()
