"""Game pads: plugged in and out at any time, known by a number. Decides dead zones and what sticks and crosses mean.

A pad that is pulled out and plugged in again gets its number back, so that it stays its player's. Knows no player: who holds which pad is
the scene's business. The joystick part of pygame is started on demand, since an attached pad
makes SDL poll.
"""

from collections.abc import Callable, Iterator

import pygame

from game.ui.bindings import Bindings
from game.ui.input import Input, PadDown, PadJoined, PadLeft, PadMove, PadTilt, PadUp, Way

DEAD = 0.28
"""Of the stick's way: worn sticks rest anywhere within a quarter."""
TILT, UNTILT = 0.6, 0.4
"""A menu step happens when the stick passes TILT, the next one only after it came back under UNTILT."""
CROSS: dict[int, Way] = {11: "up", 12: "down", 13: "left", 14: "right"}
"""The direction cross of pads that have no hat: these buttons can mean nothing else."""


USUAL = Bindings()


class Pads:
    """The pads of this machine."""

    def __init__(self) -> None:
        self._open: dict[int, pygame.joystick.JoystickType] = {}
        self._numbers: dict[int, int] = {}  # by SDL's instance id, which is new each time a pad is plugged in
        self._left: list[tuple[str, int]] = []  # kind and number of those that were pulled out, the longest gone first
        self._stick: dict[int, tuple[float, float]] = {}
        self._hats: dict[int, tuple[int, int]] = {}
        self._tilted: dict[int, set[int]] = {}

    def start(self) -> None:
        """Begin to listen to pads; those attached already report themselves. A machine that cannot has none."""
        try:
            pygame.joystick.init()
        except pygame.error:
            return
        pygame.event.set_allowed(pygame.JOYAXISMOTION)

    def stop(self) -> None:
        """Listen no more."""
        self._open.clear()
        pygame.joystick.quit()

    @property
    def names(self) -> dict[int, str]:
        """The pads there are: number → name."""
        return {pad: stick.get_name() for pad, stick in self._open.items()}

    def inputs(self, event: pygame.event.Event, at: int, wake: int, ways: Callable[[int], Way | None] = USUAL.pad_way) -> Iterator[Input]:
        """What an event means, if it comes from a pad; `ways`: what its buttons mean in menus."""
        instance = getattr(event, "instance_id", -1)
        pad = self._numbers.get(instance, instance)
        if event.type == pygame.JOYDEVICEADDED:
            yield from self._joined(event.device_index, at, wake)
        elif event.type == pygame.JOYDEVICEREMOVED:
            if (stick := self._open.pop(pad, None)) is not None:
                self._left.append((stick.get_guid(), pad))
                yield PadLeft(at, wake, pad)
        elif event.type == pygame.JOYBUTTONDOWN:
            yield PadDown(at, wake, pad, event.button, self._cross(pad, event.button) or ways(event.button))
        elif event.type == pygame.JOYBUTTONUP:
            yield PadUp(at, wake, pad, event.button)
        elif event.type == pygame.JOYHATMOTION:
            yield from self._hat(pad, event.value, at, wake)
        elif event.type == pygame.JOYAXISMOTION and event.axis in (0, 1):
            yield from self._moved(pad, event.axis, event.value, at, wake)

    def _joined(self, device: int, at: int, wake: int) -> Iterator[Input]:
        try:
            stick = pygame.joystick.Joystick(device)
        except pygame.error:
            return
        instance = stick.get_instance_id()
        if instance not in self._numbers:
            pad = self._numbers[instance] = self._number(stick.get_guid(), instance)
            self._open[pad] = stick
            self._stick[pad] = (0.0, 0.0)
            self._tilted[pad] = set()
            yield PadJoined(at, wake, pad, stick.get_name())

    def _number(self, kind: str, fresh: int) -> int:
        """That of a pad of this kind which was pulled out, or a fresh one; instance ids are never used twice."""
        back = next((each for each in self._left if each[0] == kind), None)
        if back is None:
            return fresh
        self._left.remove(back)
        return back[1]

    def _cross(self, pad: int, button: int) -> Way | None:
        stick = self._open.get(pad)
        return CROSS[button] if button in CROSS and stick is not None and stick.get_numhats() == 0 else None

    def _hat(self, pad: int, value: tuple[int, int], at: int, wake: int) -> Iterator[Input]:
        (x, y), (was_x, was_y) = value, self._hats.get(pad, (0, 0))
        self._hats[pad] = (x, y)
        if x and x != was_x:
            yield PadTilt(at, wake, pad, "right" if x > 0 else "left")
        if y and y != was_y:
            yield PadTilt(at, wake, pad, "up" if y > 0 else "down")

    def _moved(self, pad: int, axis: int, value: float, at: int, wake: int) -> Iterator[Input]:
        old = self._stick.get(pad, (0.0, 0.0))
        new = (value, old[1]) if axis == 0 else (old[0], value)
        self._stick[pad] = new
        if _alive(new) != _alive(old):
            yield PadMove(at, wake, pad, *_alive(new))
        tilted = self._tilted.setdefault(pad, set())
        if abs(value) < UNTILT:
            tilted.discard(axis)
        elif abs(value) > TILT and axis not in tilted:
            tilted.add(axis)
            yield PadTilt(at, wake, pad, (("left", "right"), ("up", "down"))[axis][value > 0])


def _alive(stick: tuple[float, float]) -> tuple[float, float]:
    """The stick with its dead zone cut out of the middle, the rest stretched so that it still starts at 0 and reaches 1."""
    length = max(abs(stick[0]), abs(stick[1]))
    if length <= DEAD:
        return 0.0, 0.0
    grow = min(1.0, (length - DEAD) / (1 - DEAD)) / length
    return stick[0] * grow, stick[1] * grow
