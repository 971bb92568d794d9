"""A switch with its word: on or off, told by the knob's place and a sign, not by colour alone."""

from collections.abc import Callable

import pygame

from game.ui.icons import icon, put
from game.ui.input import Point, Way
from game.ui.shapes import mix, rounded
from game.ui.theme import INK, LIME, MIST, PAPER, SLATE, STEEL
from game.ui.widgets.row import draw_row, value_box
from game.ui.widgets.widget import Widget


class Toggle(Widget):
    """`change` is called with the new value."""

    sidelong = True

    def __init__(self, words: str, value: bool, change: Callable[[bool], None]) -> None:
        super().__init__()
        self.words, self.value, self.change = words, value, change

    def press(self, pos: Point) -> None:
        """Switch over."""
        self.confirm()

    def confirm(self) -> None:
        """Switch over."""
        self.value = not self.value
        self.change(self.value)

    def go(self, way: Way) -> bool:
        """Left is off, right is on; a direction it already has leads away."""
        if way not in ("left", "right") or self.value == (way == "right"):
            return False
        self.confirm()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw word and switch."""
        draw_row(surface, self, self.words)
        box = value_box(self)
        high = self.scale.px(30)
        track = pygame.Rect(0, 0, high * 2, high)
        track.center = box.center
        colour = LIME if self.value else STEEL
        surface.blit(rounded(track.size, high // 2, 0, mix(colour, INK, 0.15)), track)
        surface.blit(rounded(track.size, high // 2, self.scale.px(2), mix(colour, PAPER, 0.5)), track)
        knob = pygame.Rect(0, 0, high, high).inflate(-self.scale.px(6), -self.scale.px(6))
        knob.center = (track.right - high // 2 if self.value else track.x + high // 2, track.centery)
        surface.blit(rounded(knob.size, knob.h // 2, 0, PAPER if self.value else MIST), knob)
        put(surface, icon("check" if self.value else "cross", knob.h * 3 // 5, SLATE), knob.center)
