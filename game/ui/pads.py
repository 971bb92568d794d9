"""Game pads: plugged in and out at any time, known by instance id. Decides dead zones and what buttons mean in menus.

Knows no player: who holds which pad is the scene's business. The joystick part of pygame is started on demand, since an attached pad
makes SDL poll.
"""

from collections.abc import Iterator

import pygame

from game.ui.input import Input, PadDown, PadJoined, PadLeft, PadMove, PadTilt, PadUp, Way

DEAD = 0.28
"""Of the stick's way: worn sticks rest anywhere within a quarter."""
TILT, UNTILT = 0.6, 0.4
"""A menu step happens when the stick passes TILT, the next one only after it came back under UNTILT."""
_BUTTONS: dict[int, Way] = {0: "confirm", 1: "cancel", 4: "previous", 5: "next", 6: "menu", 7: "menu", 9: "menu"}
"""The usual order of the lower, right and middle buttons and the two at the shoulders."""
_CROSS: dict[int, Way] = {11: "up", 12: "down", 13: "left", 14: "right"}
"""The direction cross of pads that have no hat."""


class Pads:
    """The pads of this machine."""

    def __init__(self) -> None:
        self._open: dict[int, pygame.joystick.JoystickType] = {}
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
        """The pads there are: instance id → name."""
        return {pad: stick.get_name() for pad, stick in self._open.items()}

    def inputs(self, event: pygame.event.Event, at: int, wake: int) -> Iterator[Input]:
        """What an event means, if it comes from a pad."""
        if event.type == pygame.JOYDEVICEADDED:
            yield from self._joined(event.device_index, at, wake)
        elif event.type == pygame.JOYDEVICEREMOVED:
            if self._open.pop(event.instance_id, None):
                yield PadLeft(at, wake, event.instance_id)
        elif event.type == pygame.JOYBUTTONDOWN:
            yield PadDown(at, wake, event.instance_id, event.button, self._way(event.instance_id, event.button))
        elif event.type == pygame.JOYBUTTONUP:
            yield PadUp(at, wake, event.instance_id, event.button)
        elif event.type == pygame.JOYHATMOTION:
            yield from self._hat(event, at, wake)
        elif event.type == pygame.JOYAXISMOTION and event.axis in (0, 1):
            yield from self._moved(event.instance_id, event.axis, event.value, at, wake)

    def _joined(self, device: int, at: int, wake: int) -> Iterator[Input]:
        try:
            stick = pygame.joystick.Joystick(device)
        except pygame.error:
            return
        pad = stick.get_instance_id()
        if pad not in self._open:
            self._open[pad] = stick
            self._stick[pad] = (0.0, 0.0)
            self._tilted[pad] = set()
            yield PadJoined(at, wake, pad, stick.get_name())

    def _way(self, pad: int, button: int) -> Way | None:
        stick = self._open.get(pad)
        if button in _CROSS and stick is not None and stick.get_numhats() == 0:
            return _CROSS[button]
        return _BUTTONS.get(button)

    def _hat(self, event: pygame.event.Event, at: int, wake: int) -> Iterator[Input]:
        (x, y), (was_x, was_y) = event.value, self._hats.get(event.instance_id, (0, 0))
        self._hats[event.instance_id] = (x, y)
        if x and x != was_x:
            yield PadTilt(at, wake, event.instance_id, "right" if x > 0 else "left")
        if y and y != was_y:
            yield PadTilt(at, wake, event.instance_id, "up" if y > 0 else "down")

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
