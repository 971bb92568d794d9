"""The window: size, fullscreen, the canvas to draw on, presenting it, and waiting for events.

Decides how a canvas of at least 960 × 540 gets into a window of any size (a smaller window shows it shrunk, between bars if the shape
differs). Knows nothing of what is drawn or meant. Only the display and font parts of pygame are started here, so that the first frame
comes early.
"""

import os
import sys
import time
import warnings
from collections.abc import Sequence

import pygame

from game.ui.sdl import Sleeper, load_sdl, monitor_of

SMALLEST = (960, 540)
OUTSIDE = (-1, -1)


class NoDisplay(Exception):
    """There is no screen to open a window on; the message is SDL's."""


def _prepare() -> None:
    if sys.platform == "linux":  # SDL would pick a GL texture even in software: 16 times slower to present
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")
    os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")  # or a request to end from outside becomes a click on the window's cross


def suitable(desktop: tuple[int, int]) -> tuple[int, int]:
    """A window of the shape 16 : 9 that takes three quarters of this desktop."""
    wide = max(SMALLEST[0], min(desktop[0] * 3 // 4, desktop[1] * 3 // 4 * 16 // 9))
    return wide, wide * 9 // 16


class Window:
    """The one window of this process."""

    def __init__(self, title: str, size: tuple[int, int] | None = None, fullscreen: bool = False) -> None:
        """Open it, in the size that suits the monitor if none is given. Raises `NoDisplay`."""
        _prepare()
        try:
            pygame.display.init()
            pygame.font.init()
            pygame.display.set_caption(title)
            size = size or suitable(pygame.display.get_desktop_sizes()[0])
            pygame.display.set_mode(size, pygame.RESIZABLE)
        except pygame.error as trouble:
            raise NoDisplay(str(trouble)) from None
        pygame.key.set_repeat(350, 45)
        pygame.key.stop_text_input()
        pygame.event.set_blocked(pygame.JOYAXISMOTION)
        with warnings.catch_warnings():  # pinned: the successor (Window.flip) cannot present parts
            warnings.simplefilter("ignore", DeprecationWarning)
            self._native = pygame.Window.from_display_module()
        self._native.minimum_size = SMALLEST
        self._windowed = pygame.Rect(self._native.position, size)
        self._sleeper = Sleeper(load_sdl())
        self._shrunk: pygame.Surface | None = None
        self._size = (0, 0)
        self.shown = True
        self.fullscreen = False
        if fullscreen:
            self.toggle_fullscreen()
        self.fit()

    def fit(self) -> bool:
        """Adopt the window's present size; True if the canvas has another size or surface than before."""
        before = self._size  # the display's surface changes in place
        width, height = self._screen().get_size()
        wanted = (max(width, SMALLEST[0]), max(height, SMALLEST[1]))
        self._shrunk = pygame.Surface(wanted).convert() if wanted != (width, height) else None
        self._canvas = self._shrunk or self._screen()
        self._size = self.area.size
        return self._size != before

    @property
    def canvas(self) -> pygame.Surface:
        """What to draw on; ask anew after `fit`."""
        return self._canvas

    @property
    def area(self) -> pygame.Rect:
        """The whole canvas."""
        return self._canvas.get_rect()

    @property
    def windowed_size(self) -> tuple[int, int]:
        """Its size as a window, also while it is full screen."""
        return self._windowed.size if self.fullscreen else self._screen().get_size()

    def present(self, parts: Sequence[pygame.Rect] | None = None) -> None:
        """Bring the canvas (or these parts of it) to the screen."""
        if self._shrunk is not None:
            screen, inner = self._screen(), self._inner()
            screen.fill((0, 0, 0))
            screen.blit(pygame.transform.smoothscale(self._shrunk, inner.size), inner)
            pygame.display.flip()
        elif parts is None:
            pygame.display.flip()
        else:
            pygame.display.update(list(parts))

    def to_canvas(self, pos: tuple[float, float]) -> tuple[int, int]:
        """Window pixels → canvas pixels; `OUTSIDE` for the bars around a shrunk canvas."""
        if self._shrunk is None:
            return int(pos[0]), int(pos[1])
        inner = self._inner()
        if not inner.collidepoint(pos):
            return OUTSIDE
        wide, high = self._canvas.get_size()
        return int((pos[0] - inner.x) * wide / inner.w), int((pos[1] - inner.y) * high / inner.h)

    def toggle_fullscreen(self) -> None:
        """Between a window and the whole of the monitor it is on (at the desktop's size, borderless)."""
        self.fullscreen = not self.fullscreen
        if self.fullscreen:
            self._windowed = pygame.Rect(self._native.position, self._native.size)
            if monitor := monitor_of(self._native.id):  # where no window manager does it
                self._native.size, self._native.position = monitor.size, monitor.topleft
            self._native.set_fullscreen(desktop=True)
        else:
            self._native.set_windowed()
            self._native.size, self._native.position = self._windowed.size, self._windowed.topleft

    def wait(self, milliseconds: int) -> tuple[list[pygame.event.Event], int]:
        """Sleep until something happens, at most so long: the events, and the monotonic ns at which the wait returned."""
        events = self._sleeper.wait(milliseconds)
        return events, time.monotonic_ns()

    def keep_awake(self, on: bool) -> None:
        """Hold the screen saver off, during a match."""
        pygame.display.set_allow_screensaver(not on)

    def show_pointer(self, on: bool) -> None:
        """Show or hide the mouse pointer."""
        if pygame.mouse.get_visible() != on:
            pygame.mouse.set_visible(on)

    def set_icon(self, icon: pygame.Surface) -> None:
        """The picture in the task bar."""
        self._native.set_icon(icon)

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()

    def _screen(self) -> pygame.Surface:
        screen = pygame.display.get_surface()
        assert screen is not None  # from the constructor until close
        return screen

    def _inner(self) -> pygame.Rect:
        screen = self._screen().get_rect()
        inner = self._canvas.get_rect().fit(screen)
        inner.size = (max(1, inner.w), max(1, inner.h))
        return inner.clamp(screen)
