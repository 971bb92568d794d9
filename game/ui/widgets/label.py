"""Things that only show: a text, and a panel to put things on. They never have the focus."""

import pygame

from game.ui import fitting
from game.ui.fonts import Face, Weight
from game.ui.shapes import blit_shadow, rounded, shaded
from game.ui.text import Across, Down, Style
from game.ui.theme import BODY, CYAN, INK, PAPER, SLATE, Colour
from game.ui.widgets.widget import Widget


class Label(Widget):
    """A text: one line if it can be, or wrapped if `wrapped`; smaller where it would not fit. `size` in units; `bare`: it lies on
    the cloth itself and has the ink that can be read there.
    """

    focusable = False

    def __init__(
        self, words: str, size: int = BODY, *, colour: Colour = PAPER, weight: Weight = "regular", face: Face = "text",
        across: Across = "left", down: Down = "middle", wrapped: bool = False, bare: bool = False,
    ) -> None:  # fmt: skip
        super().__init__()
        self.words = words
        self.size, self.colour, self.weight, self.face = size, colour, weight, face
        self.across, self.down, self.wrapped, self.bare = across, down, wrapped, bare

    @property
    def style(self) -> Style:
        """Its style at the present scale."""
        ink = self.scale.cloth.ink(self.colour) if self.bare else self.colour
        return Style(self.scale.type(self.size), self.face, self.weight, ink)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the text."""
        if self.wrapped:
            fitting.paragraph(surface, self.words, self.style, self.rect, self.across, self.down)
        else:
            fitting.draw(surface, self.words, self.style, self.rect, self.across, self.down)


class Panel(Widget):
    """A dark board lying on the felt, with a bright rim."""

    focusable = False

    def __init__(self, rim: Colour = CYAN) -> None:
        super().__init__()
        self.rim = rim

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the board."""
        radius, line = self.scale.px(20), self.scale.px(2)
        blit_shadow(surface, self.rect, radius, self.scale.px(14), self.scale.px(6))
        surface.blit(shaded(self.rect.size, radius, SLATE, INK, False), self.rect)
        surface.blit(rounded(self.rect.size, radius, line, self.rim, 150), self.rect)
