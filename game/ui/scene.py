"""What a screen is, and the stage on which screens are stacked. Decides who gets inputs and what has to be drawn again.

Knows no particular scene and no event queue. `draw` is a pure function of a scene's state: it may be called for any part of the canvas
at any time and changes nothing. A scene tells the stage what changed (`redraw`) when it handles an input or steps.
"""

from collections.abc import Callable
from typing import Protocol, runtime_checkable

import pygame

from game.ui.bindings import Bindings
from game.ui.effects import Effect
from game.ui.input import Input
from game.ui.lang import Speech
from game.ui.theme import CLOTHS, Cloth, Scale
from game.ui.window import Window


class Scene(Protocol):
    """One screen. All times are monotonic ns."""

    covers: bool
    """Whether it hides what is under it; False for a box over another scene."""

    def enter(self, stage: "Stage") -> None:
        """It was put on the stage; `arrange` follows."""

    def arrange(self, scale: Scale) -> None:
        """The canvas has this size now: place everything. Everything is drawn again afterwards."""

    def leave(self) -> None:
        """It was taken off the stage for good."""

    def veil(self, on: bool) -> None:
        """Another scene was put over it, or taken away: inputs stop or come again. `step` goes on."""

    def handle(self, happened: Input) -> None:
        """Something was done; only the topmost scene is told."""

    def step(self, now: int) -> None:
        """Bring the scene to this moment."""

    def next_frame(self, now: int) -> int | None:
        """When `step` wants to be called again: `now` for the next frame, None if nothing moves."""

    def draw(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        """Draw at least `part`; the surface is clipped to it."""


@runtime_checkable
class Typing(Protocol):
    """A scene in which somebody may be writing."""

    @property
    def typing(self) -> bool:
        """Whether somebody is: then no key means anything else."""


class Stage:
    """The stack of scenes, and what scenes may use: window, words, keys, sound."""

    def __init__(self, window: Window, speech: Speech, bindings: Bindings, sound: Callable[[Effect], None] = lambda _: None) -> None:
        self.window = window
        self.speech = speech
        self.say = speech.say
        self.bindings = bindings
        self.sound = sound
        self.text_scale = 1.0
        self.cloth = CLOTHS["green"]
        self.table_sounds = True
        self.on_quit: Callable[[], None] = self.stop
        self.on_fullscreen: Callable[[bool], None] = lambda _: None
        self.running = True
        self.scale = Scale(window.area.size)
        self._scenes: list[Scene] = []
        self._changed: list[pygame.Rect] = []
        self._whole = True

    # --- the stack
    @property
    def top(self) -> Scene | None:
        """The scene that gets the inputs."""
        return self._scenes[-1] if self._scenes else None

    @property
    def typing(self) -> bool:
        """Whether somebody is writing, so that keys which work everywhere are silent."""
        top: object = self.top
        return isinstance(top, Typing) and top.typing

    @property
    def visible(self) -> list[Scene]:
        """The scenes one can see, bottom first: from the last that covers everything."""
        first = max((i for i, scene in enumerate(self._scenes) if scene.covers), default=0)
        return self._scenes[first:]

    def push(self, scene: Scene) -> None:
        """Put a scene over the present one."""
        if self.top:
            self.top.veil(True)
        self._add(scene)

    def pop(self) -> None:
        """Take the topmost scene away; the last one ends the loop."""
        self._scenes.pop().leave()
        self.redraw()
        if self.top:
            self.top.veil(False)
        else:
            self.stop()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the topmost one."""
        if self._scenes:
            self._scenes.pop().leave()
        self._add(scene)

    def restart(self, scene: Scene) -> None:
        """Take everything away and begin with this scene."""
        while self._scenes:
            self._scenes.pop().leave()
        self._add(scene)

    def _add(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene.enter(self)
        if self._scenes and self._scenes[-1] is scene:
            scene.arrange(self.scale)
        self.redraw()

    def stop(self) -> None:
        """End the loop."""
        self.running = False

    # --- what has to be drawn
    def redraw(self, part: pygame.Rect | None = None) -> None:
        """This part of the canvas (None: all of it) looks different now."""
        if part is None:
            self._whole = True
        elif not self._whole:
            self._changed.append(pygame.Rect(part))

    @property
    def changed(self) -> bool:
        """Whether anything has to be drawn."""
        return self._whole or bool(self._changed)

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect] | None:
        """Draw what changed; the parts drawn, None for everything."""
        area = surface.get_rect()
        parts = [area] if self._whole else merged(self._changed, area)
        whole, self._whole, self._changed = self._whole, False, []
        for part in parts:
            surface.set_clip(part)
            for scene in self.visible:
                scene.draw(surface, part)
        surface.set_clip(None)
        return None if whole else parts

    # --- time and inputs
    def handle(self, happened: Input) -> None:
        """Pass an input to the topmost scene."""
        if self.top:
            self.top.handle(happened)

    def step(self, now: int) -> None:
        """Bring every scene to this moment, bottom first."""
        for scene in tuple(self._scenes):
            scene.step(now)

    def next_frame(self, now: int) -> int | None:
        """The earliest moment at which a scene wants to step."""
        return min((at for at in (scene.next_frame(now) for scene in self._scenes) if at is not None), default=None)

    def resized(self) -> None:
        """The canvas has another size: every scene arranges itself again."""
        self.scale = Scale(self.window.area.size, self.text_scale, self.cloth)
        for scene in self._scenes:
            scene.arrange(self.scale)
        self.redraw()

    def enlarge(self, text: float) -> None:
        """Letters are so many times as large from now on, on every scene."""
        if text != self.text_scale:
            self.text_scale = text
            self.resized()

    def spread(self, cloth: Cloth) -> None:
        """Another cloth lies under everything from now on, on every scene."""
        if cloth != self.cloth:
            self.cloth = cloth
            self.resized()

    def table_sound(self, effect: Effect) -> None:
        """What is heard of a table; nothing where another machine is the loudspeaker of the room."""
        if self.table_sounds:
            self.sound(effect)

    def toggle_fullscreen(self) -> None:
        """Window or whole screen; the resize events that follow do the rest."""
        self.window.toggle_fullscreen()
        self.on_fullscreen(self.window.fullscreen)


def merged(parts: list[pygame.Rect], area: pygame.Rect) -> list[pygame.Rect]:
    """Parts inside `area` such that no two overlap, covering at least those given: overlapping ones are united."""
    result: list[pygame.Rect] = []
    for part in (each.clip(area) for each in parts):
        if not part.w or not part.h:
            continue
        while (hit := part.collidelist(result)) >= 0:
            part = part.union(result.pop(hit))
        result.append(part)
    return result
