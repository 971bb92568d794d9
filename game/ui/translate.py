"""From pygame's events to our inputs: the only reader of the event queue's contents.

Decides what is swallowed (doubled touch events, clicks on the bars, the click that activates the window) and which keys are mere
repeats. Knows no scene; pads' sticks are `pads`' business.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress

import pygame

from game.ui.bindings import Bindings
from game.ui.input import (
    Composing,
    FocusGained,
    FocusLost,
    Input,
    KeyDown,
    KeyUp,
    Point,
    PointerDown,
    PointerMove,
    PointerUp,
    Quit,
    Text,
    Wake,
    Wheel,
)  # fmt: skip
from game.ui.pads import Pads
from game.ui.window import OUTSIDE, Window

WAKE = pygame.event.custom_type()
ACTIVATION_NS = 100_000_000
"""A click within this time of the window becoming active is the one that activated it."""


def wake() -> None:
    """Wake the loop from any thread: there is news. Harmless when the queue is full or the window gone."""
    with suppress(pygame.error):
        pygame.event.post(pygame.event.Event(WAKE))


class Translator:
    """Turns events into inputs; remembers which keys are down and whether the window is active."""

    def __init__(self, window: Window, bindings: Callable[[], Bindings], pads: Pads) -> None:
        self._window = window
        self._bindings = bindings
        self._pads = pads
        self._down: set[int] = set()
        self._active = True
        self._activated = -ACTIVATION_NS

    def inputs(self, event: pygame.event.Event, at: int, wake: int) -> Iterator[Input]:
        """The inputs this event stands for: none, one, or two."""
        kind = event.type
        if kind in (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING):
            yield from self._typed(event, at, wake)
        elif kind in _MOUSE:
            if not getattr(event, "touch", False):  # a finger has events of its own
                yield from self._pointed(event, at, wake)
        elif kind in _FINGER:
            yield from self._touched(event, at, wake)
        elif kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            yield from self._focus(kind == pygame.WINDOWFOCUSGAINED, at, wake)
        elif kind == pygame.QUIT:
            yield Quit(at, wake)
        elif kind == WAKE:
            yield Wake(at, wake)
        else:
            yield from self._pads.inputs(event, at, wake, self._bindings().pad_way)

    def _typed(self, event: pygame.event.Event, at: int, wake: int) -> Iterator[Input]:
        if event.type == pygame.TEXTINPUT:
            yield Text(at, wake, event.text)
        elif event.type == pygame.TEXTEDITING:
            yield Composing(at, wake, event.text)
        elif event.type == pygame.KEYUP:
            self._down.discard(event.scancode)
            yield KeyUp(at, wake, event.scancode)
        else:
            mods = getattr(event, "mod", 0)
            way = self._bindings().way(event.scancode, bool(mods & pygame.KMOD_SHIFT))
            repeat = event.scancode in self._down
            self._down.add(event.scancode)
            yield KeyDown(at, wake, event.scancode, event.key, mods, repeat, way)

    def _pointed(self, event: pygame.event.Event, at: int, wake: int) -> Iterator[Input]:
        if event.type == pygame.MOUSEWHEEL:
            yield Wheel(at, wake, event.y, self._window.to_canvas(pygame.mouse.get_pos()))
            return
        pos = self._window.to_canvas(event.pos)
        if event.type == pygame.MOUSEMOTION:
            if event.rel != (0, 0):  # the window moved under the pointer, nobody moved the pointer
                yield PointerMove(at, wake, pos, bool(event.buttons[0]))
        elif event.button <= 3:  # 4 and 5 are the wheel's echo
            yield from self._pressed(event.type == pygame.MOUSEBUTTONDOWN, pos, event.button, False, at, wake)

    def _touched(self, event: pygame.event.Event, at: int, wake: int) -> Iterator[Input]:
        wide, high = pygame.display.get_window_size()
        pos = self._window.to_canvas((event.x * wide, event.y * high))
        if event.type == pygame.FINGERMOTION:
            yield PointerMove(at, wake, pos, True)
        else:
            yield from self._pressed(event.type == pygame.FINGERDOWN, pos, 1, True, at, wake)

    def _pressed(self, down: bool, pos: Point, button: int, touch: bool, at: int, wake: int) -> Iterator[Input]:
        if not down:
            yield PointerUp(at, wake, pos, button, touch)
        elif pos != OUTSIDE and self._active and at - self._activated >= ACTIVATION_NS:
            yield PointerDown(at, wake, pos, button, touch)

    def _focus(self, gained: bool, at: int, wake: int) -> Iterator[Input]:
        if gained and not self._active:
            self._activated = at
        self._active = gained
        self._down.clear()
        yield FocusGained(at, wake) if gained else FocusLost(at, wake)


_MOUSE = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION, pygame.MOUSEWHEEL)
_FINGER = (pygame.FINGERDOWN, pygame.FINGERUP, pygame.FINGERMOTION)
