"""The frame loop: sleeps until something happens or moves, stamps, dispatches, steps, draws what changed.

Decides when a frame is due (at most 60 a second, on its own deadlines: whole-millisecond ticks would drift to 62); knows no scene.
Inputs are handed on at once, frames wait for their deadline; while nothing moves nothing is drawn and the process sleeps.
"""

import time
from collections import deque
from collections.abc import Callable

import pygame

from game.ui.input import KeyDown, PadDown, PadTilt, PointerDown, PointerMove, Quit
from game.ui.pads import Pads
from game.ui.scene import Stage
from game.ui.sdl import key_name
from game.ui.translate import Translator
from game.ui.window import Window

FRAME = 1_000_000_000 // 60
UNSEEN = 15 * FRAME
IDLE_MS = 1000
"""The longest sleep: a lost wake-up heals itself."""


class FrameStats:
    """How long the last frames took to step, draw and present, ns."""

    def __init__(self, keep: int = 4096) -> None:
        self.times: deque[int] = deque(maxlen=keep)
        self.count = 0

    def add(self, took: int) -> None:
        """Note one frame."""
        self.times.append(took)
        self.count += 1

    def quantile(self, share: float) -> int:
        """The time that this share (0 … 1) of the kept frames stayed under, 0 if there were none."""
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0


class Loop:
    """Runs a stage in a window until it stops."""

    def __init__(self, window: Window, stage: Stage, pads: Pads, clock: Callable[[], int] = time.monotonic_ns) -> None:
        self.stats = FrameStats()
        self._window = window
        self._stage = stage
        self._pads = pads
        self._clock = clock
        self._translator = Translator(window, lambda: stage.bindings, pads)
        self._wake = 0
        self._deadline = 0
        self._stale = True

    def run(self, mend: Callable[[Exception], bool] = lambda _: False) -> None:
        """Until the stage stops. `mend` is told of a failure: whether it can go on all the same."""
        while self._stage.running:
            try:
                self.turn()
            except Exception as trouble:
                if not mend(trouble):
                    raise

    def turn(self) -> None:
        """Wait once, hand on what happened, and draw a frame if one is due."""
        events, at = self._window.wait(self._patience(self._clock()))
        self._wake += 1
        for event in events:
            self._take(event, at)
        now = self._clock()
        wish = self._wish(now)
        if wish is not None and now >= max(wish, self._deadline) and self._stage.running:
            self._frame(now)

    def _patience(self, now: int) -> int:
        wish = self._wish(now)
        if wish is None:
            return IDLE_MS
        return max(0, min(IDLE_MS, -(-(max(wish, self._deadline) - now) // 1_000_000)))

    def _wish(self, now: int) -> int | None:
        """When a frame is wanted; in the past if it is overdue. A window nobody sees moves four times a second."""
        if self._stale:
            return self._deadline
        if not self._window.shown:
            return self._deadline + UNSEEN
        return self._deadline if self._stage.changed else self._stage.next_frame(now)

    def _frame(self, now: int) -> None:
        self._stale = False
        self._stage.step(now)
        if self._stage.changed and self._window.shown:
            self._window.present(self._stage.draw(self._window.canvas))
            self.stats.add(self._clock() - now)
        self._deadline = max(self._deadline + FRAME, now)

    def _take(self, event: pygame.event.Event, at: int) -> None:
        if event.type in _SIZE:
            if self._window.fit():
                self._stage.resized()
            self._stage.redraw()
        elif event.type in _SHOWN:
            self._window.shown = event.type != pygame.WINDOWMINIMIZED
            self._stage.redraw()
        elif event.type == pygame.KEYMAPCHANGED:
            key_name.cache_clear()
            self._stage.redraw()
        for happened in self._translator.inputs(event, at, self._wake):
            self._stale = True
            match happened:
                case PointerMove() | PointerDown():
                    self._window.show_pointer(True)
                case KeyDown() | PadDown() | PadTilt():
                    self._window.show_pointer(False)
            if isinstance(happened, KeyDown) and self._stage.bindings.named(happened.scancode, "fullscreen"):
                if not happened.repeat and not self._stage.typing:
                    self._stage.toggle_fullscreen()
            elif isinstance(happened, Quit):
                self._stage.on_quit()
            else:
                self._stage.handle(happened)


_SIZE = (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED)
_SHOWN = (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWMAXIMIZED, pygame.WINDOWEXPOSED, pygame.VIDEOEXPOSE)
