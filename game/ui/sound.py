"""Playing the effects: opens the device, has the samples made beside the picture, and plays by name.

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
from game.ui.synth import RATE
from game.ui.takes import Takes

BUFFER = 512
"""Samples per device buffer: 16 ms from a press to its sound."""
HEAD_START = 0.4
"""Seconds the screens get before the device is opened and samples are made."""
CHANNELS = 24
"""How many effects can sound at once; a further one is dropped."""


class Sounds:
    """The effects of one window."""

    def __init__(self, volume: int, mute: bool) -> None:
        """`volume` in percent, as it feels: half is about half as loud. Nothing is opened before `start`."""
        self._takes: dict[Effect, cycle[pygame.mixer.Sound]] = {}
        self._ended = threading.Event()
        self._maker: threading.Thread | None = None
        self._source: Takes | None = None
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
        if self._source is not None:
            self._source.stop()
        if self._maker is not None:
            self._maker.join()
        pygame.mixer.quit()

    def _make(self) -> None:
        if self._ended.wait(HEAD_START):
            return
        try:
            with _hushed():
                pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
            self._source = Takes(tuple(EFFECTS))
        except (pygame.error, NotImplementedError, OSError):  # no device, a library built without sound, no further process
            return
        if self._ended.is_set():
            self._source.stop()
        for effect, takes in self._source:
            self._takes[effect] = cycle([pygame.mixer.Sound(buffer=samples) for samples in takes])
        self._source.close()


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
