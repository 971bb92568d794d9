"""One of several values, changed by arrows on both sides. Decides what the arrows do; the values are anybody's."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import pygame

from game.ui import fitting
from game.ui.icons import icon, put
from game.ui.input import Point, Way
from game.ui.text import Style
from game.ui.theme import BODY, GOLD, MIST, PAPER
from game.ui.widgets.row import draw_row, value_box
from game.ui.widgets.widget import Widget

T = TypeVar("T")


class Choice(Widget, Generic[T]):
    """`choices` are (value, word) in order; `change` is called with the new value. Arrows stop at the ends, confirm goes around."""

    sidelong = True

    def __init__(self, words: str, choices: Sequence[tuple[T, str]], value: T, change: Callable[[T], None]) -> None:
        super().__init__()
        self.words, self.choices, self.change = words, tuple(choices), change
        self.at = next((i for i, (each, _) in enumerate(self.choices) if each == value), 0)

    @property
    def value(self) -> T:
        """The value chosen."""
        return self.choices[self.at][0]

    def press(self, pos: Point) -> None:
        """The left arrow goes back, anywhere else on the right side goes on."""
        box = value_box(self)
        if pos[0] < box.x:
            return
        self._choose(self.at + (-1 if pos[0] < box.x + box.w // 3 else 1), pos[0] >= box.x + box.w // 3)

    def confirm(self) -> None:
        """The next value, after the last the first."""
        self._choose(self.at + 1, True)

    def go(self, way: Way) -> bool:
        """Left and right change the value as long as there is another; then they lead away."""
        step = {"left": -1, "right": 1}.get(way)
        if step is None or not 0 <= self.at + step < len(self.choices):
            return False
        self._choose(self.at + step, False)
        return True

    def _choose(self, at: int, around: bool) -> None:
        at = at % len(self.choices) if around else min(max(at, 0), len(self.choices) - 1)
        if at != self.at:
            self.at = at
            self.change(self.value)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw word, arrows and value."""
        draw_row(surface, self, self.words)
        box, side = value_box(self), self.scale.px(20)
        for sign, x, live in (("back", box.x + side, self.at > 0), ("forward", box.right - side, self.at < len(self.choices) - 1)):
            if live and self.enabled:
                put(surface, icon(sign, side, GOLD), (x, box.centery))
        style = Style(self.scale.type(BODY), "text", "bold", PAPER if self.enabled else MIST)
        words, inner = self.choices[self.at][1], box.inflate(-3.2 * side, -self.scale.px(2))
        fitting.draw(surface, words, style, inner, "centre")
