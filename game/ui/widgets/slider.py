"""A value on a scale, dragged or stepped. Decides its steps; knows no meaning."""

from collections.abc import Callable

import pygame

from game.ui import text
from game.ui.input import Point, Way
from game.ui.shapes import rounded
from game.ui.text import Style
from game.ui.theme import BODY, GOLD, INK, PAPER, STEEL
from game.ui.widgets.row import draw_row, value_box
from game.ui.widgets.widget import Widget


class Slider(Widget):
    """A whole number from 0 to `top` in steps of `step`; `change` is called with the new value."""

    sidelong = True

    def __init__(self, words: str, value: int, change: Callable[[int], None], top: int = 100, step: int = 5) -> None:
        super().__init__()
        self.words, self.value, self.change, self.top, self.step = words, value, change, top, step

    @property
    def track(self) -> pygame.Rect:
        """Where the knob can be."""
        box = value_box(self)
        return pygame.Rect(box.x + self.scale.px(14), box.y, box.w - self.scale.px(82), box.h)

    def press(self, pos: Point) -> None:
        """Jump there."""
        if pos[0] >= value_box(self).x:
            self.drag(pos)

    def drag(self, pos: Point) -> None:
        """Follow the pointer."""
        track = self.track
        self._set(round((pos[0] - track.x) / max(1, track.w) * self.top / self.step) * self.step)

    def wheel(self, steps: int) -> bool:
        """Up is more."""
        self._set(self.value + steps * self.step)
        return True

    def go(self, way: Way) -> bool:
        """Left is less, right is more; at the ends they lead away."""
        step = {"left": -self.step, "right": self.step}.get(way)
        if step is None or not 0 <= self.value + step <= self.top:
            return False
        self._set(self.value + step)
        return True

    def _set(self, value: int) -> None:
        value = min(max(value, 0), self.top)
        if value != self.value:
            self.value = value
            self.change(value)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw word, track, knob and number."""
        draw_row(surface, self, self.words)
        track, thick = self.track, self.scale.px(10)
        bar = pygame.Rect(track.x, track.centery - thick // 2, track.w, thick)
        surface.blit(rounded(bar.size, thick // 2, 0, STEEL), bar)
        at = track.x + track.w * self.value // max(1, self.top)
        if at - bar.x >= thick:
            surface.blit(rounded((at - bar.x, thick), thick // 2, 0, GOLD), bar)
        knob = pygame.Rect(0, 0, self.scale.px(24), self.scale.px(24))
        knob.center = (at, track.centery)
        surface.blit(rounded(knob.size, knob.h // 2, 0, PAPER), knob)
        surface.blit(rounded(knob.size, knob.h // 2, self.scale.px(3), INK), knob)
        box = pygame.Rect(track.right + self.scale.px(14), track.y, value_box(self).right - track.right - self.scale.px(24), track.h)
        text.draw(surface, str(self.value), Style(self.scale.type(BODY), "text", "bold"), box, "right")
