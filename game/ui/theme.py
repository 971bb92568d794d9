"""The one palette, spacing and type scale, and the cloths of the table. Decides colours and sizes; draws nothing and knows no scene.

Sizes are given in units of a 1280 × 720 screen and turned into pixels by a `Scale` of the actual canvas, so that everything grows
with the window and is readable from three metres on a television.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import TypeAlias

import pygame

Colour: TypeAlias = tuple[int, int, int]

# surfaces that lie on the table
NIGHT: Colour = (9, 17, 30)
INK: Colour = (13, 26, 42)
SLATE: Colour = (20, 45, 76)
STEEL: Colour = (34, 88, 146)
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


BOARD = 230
"""Opacity of dark boards that lie on the cloth: letters on them keep 4.5 : 1 on every cloth."""

_ON_DARK: Mapping[Colour, Colour] = MappingProxyType({
    MIST: (214, 226, 228), GOLD: (255, 222, 140), AMBER: (255, 190, 110), CORAL: (255, 206, 200),
})  # fmt: skip
_ON_PALE: Mapping[Colour, Colour] = MappingProxyType({
    PAPER: INK, WHITE: INK, MIST: (46, 48, 54), GOLD: (80, 42, 0), AMBER: (116, 56, 0), CORAL: (106, 0, 14), CYAN: (0, 66, 92),
    LIME: (28, 74, 8), SHADOW: (255, 250, 236),
})  # fmt: skip


@dataclass(frozen=True)
class Cloth:
    """The cloth of the table: its colour in the light, around it and towards the rim. Cards, boards and buttons lie on it with a ground
    of their own; what is written on the cloth itself has the colours that `ink` gives.
    """

    light: Colour
    middle: Colour
    dark: Colour
    pale: bool = False

    def ink(self, colour: Colour) -> Colour:
        """What says the same as this colour and can be read here: 4.5 : 1 for letters (WCAG 1.4.3)."""
        return (_ON_PALE if self.pale else _ON_DARK).get(colour, colour)


CLOTHS: Mapping[str, Cloth] = MappingProxyType({
    "green": Cloth((25, 96, 78), (17, 74, 64), (6, 33, 36)),
    "blue": Cloth((32, 82, 138), (19, 54, 100), (6, 20, 44)),
    "wine": Cloth((136, 42, 64), (94, 24, 44), (36, 8, 20)),
    "sand": Cloth((236, 220, 186), (218, 197, 156), (190, 164, 120), pale=True),
    "night": Cloth((50, 57, 76), (29, 34, 48), (8, 10, 18)),
})  # fmt: skip
"""Each cloth there is, by its name in the settings."""


@dataclass(frozen=True)
class Scale:
    """Units to pixels for a canvas of this size; `text` enlarges letters only. `cloth`: what everything lies on."""

    size: tuple[int, int]
    text: float = 1.0
    cloth: Cloth = CLOTHS["green"]

    @cached_property
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
