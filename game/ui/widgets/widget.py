"""What all widgets have: a place, whether they can be used, and how they stand out. Decides no look and no meaning of its own."""

import pygame

from game.ui.input import Input, Point, Way
from game.ui.shapes import ring
from game.ui.theme import FOCUS, Scale


class Widget:
    """One thing on a form. `focused` and `pressed` are set by the form; `busy` keeps the focus from following the pointer elsewhere."""

    focusable = True
    """Whether keys and pads can come to it."""
    sidelong = False
    """Whether left and right change its value; at the ends they then lead to what lies beside it, and nowhere else."""
    words = ""
    """What is written on it; it is known by this when a page is built anew."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.scale = Scale((1280, 720))
        self.enabled = True
        self.shown = True
        self.focused = False
        self.pressed = False
        self.busy = False

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        """Lie here from now on; the scale gives the sizes of letters and lines."""
        self.rect, self.scale = pygame.Rect(rect), scale

    @property
    def usable(self) -> bool:
        """Whether it can have the focus now."""
        return self.focusable and self.shown and self.enabled

    @property
    def reach(self) -> pygame.Rect:
        """All that its drawing may cover: its place, shadow and focus ring."""
        return self.rect.inflate(self.scale.px(28), self.scale.px(28))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it."""
        raise NotImplementedError

    def press(self, pos: Point) -> None:
        """The pointer came down on it."""

    def drag(self, pos: Point) -> None:
        """The pointer moves while held down on it."""

    def wheel(self, steps: int) -> bool:
        """The wheel turned over it; whether that meant something."""
        return False

    def confirm(self) -> None:
        """Enter, or a pad's first button, while it has the focus."""

    def go(self, way: Way) -> bool:
        """A direction while it has the focus; True if it was for the widget and the focus stays."""
        return False

    def type(self, happened: Input) -> bool:
        """Any key or text while it has the focus, before it can mean anything else; whether the widget used it."""
        return False

    def gain(self) -> None:
        """The focus is here now."""

    def lose(self) -> None:
        """The focus goes elsewhere."""

    def draw_ring(self, surface: pygame.Surface, radius: int) -> None:
        """The focus ring, if the focus is here: thick, bright, with a gap, so that it differs by shape as well."""
        if self.focused:
            ring(surface, self.rect, radius, self.scale.px(4), self.scale.px(3), FOCUS)
