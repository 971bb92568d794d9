"""The one palette, spacing and type scale. Decides colours and sizes; draws nothing and knows no scene.

Sizes are given in units of a 1280 × 720 screen and turned into pixels by a `Scale` of the actual canvas, so that everything grows
with the window and is readable from three metres on a television.
"""

from dataclasses import dataclass
from typing import TypeAlias

import pygame

Colour: TypeAlias = tuple[int, int, int]

# the table
FELT: Colour = (19, 84, 72)
FELT_LIGHT: Colour = (33, 122, 98)
FELT_DARK: Colour = (6, 33, 36)
NIGHT: Colour = (9, 17, 30)
# surfaces that lie on it
INK: Colour = (13, 26, 42)
SLATE: Colour = (20, 45, 76)
STEEL: Colour = (38, 98, 158)
MIST: Colour = (150, 178, 196)
PAPER: Colour = (246, 243, 232)
WHITE: Colour = (255, 255, 255)
# accents
GOLD: Colour = (255, 196, 61)
AMBER: Colour = (245, 139, 32)
CORAL: Colour = (255, 92, 92)
CYAN: Colour = (64, 208, 232)
VIOLET: Colour = (158, 118, 255)
LIME: Colour = (126, 214, 76)
ROSE: Colour = (255, 126, 182)
# meanings
FOCUS = GOLD
GOOD = LIME
BAD = CORAL
SHADOW: Colour = (3, 12, 16)

PLAYERS: tuple[Colour, ...] = (GOLD, CYAN, CORAL, LIME, VIOLET, ROSE, AMBER, WHITE, (90, 150, 255), (0, 190, 150), (210, 160, 110), MIST)
"""One colour for each person at a screen; the badge's shape differs as well (`shapes.badge`)."""


@dataclass(frozen=True)
class Scale:
    """Units to pixels for a canvas of this size; `text` enlarges letters only."""

    size: tuple[int, int]
    text: float = 1.0

    @property
    def factor(self) -> float:
        """Pixels in a unit."""
        return min(self.size[0] / 1280, self.size[1] / 720)

    @property
    def area(self) -> pygame.Rect:
        """The whole canvas."""
        return pygame.Rect((0, 0), self.size)

    @property
    def safe(self) -> pygame.Rect:
        """The canvas less a margin; never wider than 2 : 1, so that menus stay together on a very wide screen."""
        room = self.area.inflate(-self.px(64), -self.px(48))
        room.w = min(room.w, 2 * room.h)
        room.center = self.area.center
        return room

    def px(self, units: float) -> int:
        """Pixels for a length in units, at least 1 for anything above 0."""
        return max(1 if units > 0 else 0, round(units * self.factor))

    def type(self, units: float) -> int:
        """Pixels for a letter size in units."""
        return max(8, round(units * self.factor * self.text))


# type sizes, units
TINY, SMALL, BODY, LABEL, HEAD, TITLE = 15, 18, 21, 25, 36, 58
# spacing, units
HAIR, GAP, PAD, WIDE = 4, 10, 18, 32
