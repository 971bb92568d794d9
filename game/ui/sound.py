"""Playing the effects: opens the device, makes the samples beside the picture, and plays by name.

Decides how loud and from where an effect is heard. Without a device, or before an effect is made, everything here is silent and
nothing fails. Does not know what happens at the table.
"""

import contextlib
import os
import sys
import threading
from collections.abc import Iterator
from itertools import cycle

import pygame

from game.ui.effects import EFFECTS, Effect
from game.ui.synth import RATE, render

BUFFER = 512
"""Samples per device buffer: 16 ms from a press to its sound."""
TURNS = 0.0005
"""Seconds after which the thread that makes samples lets the picture have its turn, while it works."""
HEAD_START = 0.4
"""Seconds the screens get before samples are made beside them."""
CHANNELS = 24
"""How many effects can sound at once; a further one is dropped."""


class Sounds:
    """The effects of one window."""

    def __init__(self, volume: int, mute: bool) -> None:
        """`volume` in percent, as it feels: half is about half as loud. Nothing is opened before `start`."""
        self._takes: dict[Effect, cycle[pygame.mixer.Sound]] = {}
        self._ended = threading.Event()
        self._maker: threading.Thread | None = None
        self.tune(volume, mute)

    def start(self) -> None:
        """Begin opening the device and making the effects, in a thread of its own. Call once, after the first frame."""
        self._maker = threading.Thread(target=self._make, name="sounds", daemon=True)
        self._maker.start()

    def tune(self, volume: int, mute: bool) -> None:
        """Set the volume (percent) of what is played from now on."""
        self._gain = 0.0 if mute else (volume / 100) ** 2

    def play(self, effect: Effect, pan: float = 0.0) -> None:
        """Play an effect now; `pan` from −1 (left) to 1 (right) moves it sideways."""
        takes = self._takes.get(effect)
        if takes is None or not self._gain or self._ended.is_set():
            return
        channel = pygame.mixer.find_channel()
        if channel is not None:  # the volume first: the device may ask for samples as soon as it plays
            channel.set_volume(self._gain * min(1.0, 1 - pan), self._gain * min(1.0, 1 + pan))
            channel.play(next(takes))

    def wait(self, seconds: float) -> bool:
        """Wait until every effect is made (or there is no device); whether that came true in time."""
        if self._maker is not None:
            self._maker.join(seconds)
        return self._maker is not None and not self._maker.is_alive()

    def close(self) -> None:
        """Be silent for good and give the device back."""
        self._ended.set()
        if self._maker is not None:
            self._maker.join()
        pygame.mixer.quit()

    def _make(self) -> None:
        self._ended.wait(HEAD_START)
        try:
            with _hushed():
                pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
            with _in_turns(TURNS):
                self._render()
        except (pygame.error, NotImplementedError):  # no device, or a library built without sound
            return

    def _render(self) -> None:
        for effect, score in EFFECTS.items():
            takes = []
            for take in range(score.takes):
                if self._ended.wait(0.005):  # after each, whatever else wants to run may do so
                    return
                takes.append(pygame.mixer.Sound(buffer=render(score.layers, score.loudness, take)))
            self._takes[effect] = cycle(takes)


@contextlib.contextmanager
def _in_turns(seconds: float) -> Iterator[None]:
    """Threads take turns so often: with the usual 5 ms a frame that lets go of the interpreter four times would come too late."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(seconds)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)


@contextlib.contextmanager
def _hushed() -> Iterator[None]:
    """Keep to itself what ALSA has to say where there is no device: many lines on the error stream, and nothing anybody could do."""
    if sys.platform != "linux":
        yield
        return
    kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
