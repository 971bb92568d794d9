"""A card face as a drawing: SVG text for a size in pixels, and the words that a font must add.

Decides the form in which packs hand their faces over, the body every card has, and how drawings are read from the assets. Knows no
pygame and no particular pack. The SVG keeps to what SDL's renderer draws rightly (no clip, mask, filter, use, text; `#rrggbb` only).
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Protocol

from game.core.cards import HiddenCard
from game.ui.faces.inks import Inks

CARDS = Path(__file__).resolve().parents[3] / "assets" / "cards"


@dataclass(frozen=True)
class Word:
    """A short text to be set in the heading font: centre and height of its capitals in pixels, upside down if `turned`."""

    text: str
    x: float
    y: float
    height: float
    ink: str
    turned: bool = False


@dataclass(frozen=True)
class Drawing:
    """A face of `width` × `height` pixels: a whole SVG document of that size, and words on top of it."""

    svg: str
    width: int
    height: int
    words: tuple[Word, ...] = ()


class Pack(Protocol):
    """Faces of one kind of pack."""

    name: str
    ratio: float  # width / height of a card

    def draw(self, card: HiddenCard, width: int, inks: Inks) -> Drawing:
        """The face of `card`, None its back, `width` pixels wide. `KeyError` for a card that is not of this pack."""


@dataclass(frozen=True)
class Art:
    """A drawing read from the assets: the marks inside its `<svg>` without the style sheet, its size, its first path."""

    marks: str
    width: float
    height: float
    path: str


@lru_cache(maxsize=64)
def art(name: str) -> Art:
    """The drawing `assets/cards/NAME.svg`. `OSError` if it is missing, `ValueError` if it is no drawing of ours."""
    text = (CARDS / f"{name}.svg").read_text(encoding="utf-8")
    body = re.search(r"<svg[^>]*viewBox=\"0 0 ([0-9.]+) ([0-9.]+)\"[^>]*>(.*)</svg>", text, re.DOTALL)
    path = re.search(r"<path d=\"([^\"]+)\"", text)
    if not body or not path:
        raise ValueError(f"{name}.svg: no viewBox or no path")
    marks = re.sub(r"<style>.*?</style>|<!--.*?-->", "", body[3], flags=re.DOTALL)
    return Art(marks.strip(), float(body[1]), float(body[2]), path[1])


def number(value: float) -> str:
    """A coordinate, short and exact to a hundredth of a pixel."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def shape(path: str, x: float, y: float, scale: float, fill: str, *, turned: bool = False, stroke: str = "", line: float = 0) -> str:
    """A path whose own origin is put at (x, y) pixels and scaled; `line` is the stroke width in pixels; `turned` upside down."""
    turn = " scale(-1 -1)" if turned else ""
    edge = f' stroke="{stroke}" stroke-width="{number(line / scale)}" stroke-linejoin="round"' if stroke else ""
    place = f"translate({number(x)} {number(y)}) scale({scale:.5f}){turn}"
    return f'<path transform="{place}" d="{path}" fill="{fill}"{edge}/>'


def document(width: int, height: int, marks: str, styles: dict[str, str] | None = None) -> str:
    """A whole SVG document of width × height pixels; `styles`: class name → colour."""
    sheet = "".join(f".{name}{{fill:{ink}}} " for name, ink in (styles or {}).items())
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
    return f"{head}<style>{sheet}</style>{marks}</svg>" if sheet else f"{head}{marks}</svg>"


def body(width: int, height: int, fill: str, edge: str) -> str:
    """The card itself: a sheet with rounded corners and a fine edge that sets it off from its neighbours."""
    line = max(1.0, width / 160)
    corner = corner_radius(width, height)
    return (
        f'<rect x="{number(line / 2)}" y="{number(line / 2)}" width="{number(width - line)}" height="{number(height - line)}" '
        f'rx="{number(corner)}" fill="{fill}" stroke="{edge}" stroke-width="{number(line)}"/>'
    )


def corner_radius(width: int, height: int) -> float:
    """The radius of a card's corners, in pixels."""
    return min(width, height) * 0.085
