"""The colours of card faces as one value, chosen from what a person needs to tell them apart. Knows no shapes and no screen.

Every palette keeps its colours apart in lightness as well as in hue, and each of them at least 3 : 1 from the paper but the standard
green. ΔE (CIE 1976) of the closest two Set colours, the standard palette first: protanopia 37 → 82 and deuteranopia 53 → 88 with
`red-green`, tritanopia 61 → 86 with `blue-yellow`, grey 14 → 25 with `contrast`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Literal, TypeAlias

Palette: TypeAlias = Literal["standard", "red-green", "blue-yellow", "contrast"]
SuitColours: TypeAlias = Literal["two", "four"]
Suits: TypeAlias = Mapping[str, str]
"""A colour for each of clubs, diamonds, hearts and spades; of the Latin pack clubs, coins, cups and swords."""


def _suits(clubs: str, diamonds: str, hearts: str, spades: str) -> Suits:
    return MappingProxyType({"C": clubs, "D": diamonds, "H": hearts, "S": spades})


def _two(black: str, red: str) -> Suits:
    return _suits(black, red, red, black)


SUIT_INKS = _two("#1c1c24", "#c8202a")
FOUR_COLOURS = _suits("#1b7a3d", "#1f5fbf", "#c8202a", "#1c1c24")
LATIN_INKS = _suits("#3f7d31", "#b8791a", "#c8202a", "#2f5f9e")


@dataclass(frozen=True)
class Inks:
    """Every colour a face uses, as `#rrggbb`.

    `set_names`: what the three Set colours are called, for the words that tell of them. `marks`: a small sign on each face says what its
    colour says.
    """

    paper: str = "#fdfbf5"
    edge: str = "#cfc8b8"
    set_colours: tuple[str, str, str] = ("#dc2a1a", "#22ab87", "#4a148c")
    set_names: tuple[str, str, str] = ("red", "green", "purple")  # S1
    suits: Suits = field(default_factory=lambda: SUIT_INKS)
    latin: Suits = field(default_factory=lambda: LATIN_INKS)
    gold: str = "#e3ab2f"
    skin: str = "#f5d9bd"
    hair: str = "#8a5a34"
    pale: str = "#fffdf8"
    dark: str = "#1c1c24"
    royal: str = "#23305e"  # the second cloth of the courts
    crimson: str = "#a81e2c"  # their first, where the suit is a dark one
    back: str = "#8c1d2f"
    back_line: str = "#f0d9a8"
    marks: bool = False


STANDARD = Inks()
_PALETTES: Mapping[Palette, Inks] = MappingProxyType({
    "standard": STANDARD,
    "red-green": Inks(
        set_colours=("#b98400", "#1d3fe0", "#15121c"), set_names=("orange", "blue", "black"),
        suits=_two("#14141c", "#d2500a"), latin=_suits("#2a1c08", "#c87a0a", "#c0308a", "#2440e8"), crimson="#b8480e",
    ),
    "blue-yellow": Inks(
        set_colours=("#e60000", "#00a1a6", "#360018"), set_names=("red", "turquoise", "black"),
        suits=_two("#14141c", "#d0141e"), latin=_suits("#0d9272", "#bb873f", "#e60a16", "#10104a"), gold="#d9a45a",
    ),
    "contrast": Inks(
        paper="#ffffff", edge="#8c8678", set_colours=("#9c1206", "#1f9e7a", "#0a0a12"), set_names=("red", "green", "black"),
        suits=_two("#000008", "#d0141e"), latin=_suits("#08160a", "#c38405", "#c0183c", "#283a90"), dark="#08080e",
    ),
})  # fmt: skip
_FOUR: Mapping[Palette, Suits] = MappingProxyType({
    "standard": FOUR_COLOURS,
    "red-green": _suits("#0c93d0", "#2a14e8", "#d95b03", "#0c0c12"),
    "blue-yellow": _suits("#04a483", "#b04fd0", "#e0131a", "#0c0c12"),
    "contrast": _suits("#2a9a74", "#0a16a8", "#c0213a", "#0c0c12"),
})  # fmt: skip
PALETTES: tuple[Palette, ...] = tuple(_PALETTES)


def inks_for(palette: Palette, suits: SuitColours, marks: bool) -> Inks:
    """The colours of faces in this palette, with French suits in two or four colours, and with signs beside the colours or without."""
    inks = _PALETTES[palette]
    return replace(inks, suits=_FOUR[palette] if suits == "four" else inks.suits, marks=marks)
