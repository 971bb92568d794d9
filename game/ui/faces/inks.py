"""The colours of card faces as one value, so that palettes can be switched. Knows no shapes and no screen."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

SUIT_INKS: Mapping[str, str] = MappingProxyType({"C": "#1c1c24", "D": "#c8202a", "H": "#c8202a", "S": "#1c1c24"})
FOUR_COLOURS: Mapping[str, str] = MappingProxyType({"C": "#1b7a3d", "D": "#1f5fbf", "H": "#c8202a", "S": "#1c1c24"})
LATIN_INKS: Mapping[str, str] = MappingProxyType({"C": "#3f7d31", "D": "#b8791a", "H": "#c8202a", "S": "#2f5f9e"})
"""Clubs, coins, cups and swords."""


@dataclass(frozen=True)
class Inks:
    """Every colour a face uses, as `#rrggbb`.

    The three Set colours lie far apart in lightness as well as in hue (L* about 47, 62 and 21), so that they stay three in every
    common deficiency of colour vision and in grey.
    """

    paper: str = "#fdfbf5"
    edge: str = "#cfc8b8"
    set_colours: tuple[str, str, str] = ("#dc2a1a", "#22ab87", "#4a148c")  # red, green, purple (S1)
    suits: Mapping[str, str] = field(default_factory=lambda: SUIT_INKS)
    latin: Mapping[str, str] = field(default_factory=lambda: LATIN_INKS)
    gold: str = "#e3ab2f"
    skin: str = "#f5d9bd"
    hair: str = "#8a5a34"
    pale: str = "#fffdf8"
    dark: str = "#1c1c24"
    royal: str = "#23305e"  # the second cloth of the courts
    crimson: str = "#a81e2c"  # their first, where the suit is a dark one
    back: str = "#8c1d2f"
    back_line: str = "#f0d9a8"
