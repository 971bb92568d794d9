"""Signs that say what colours say, for those who cannot trust colours: cross, bars, triangle, ring. Knows no game.

They need no language and look like no Set symbol and no suit; they stand in corners that faces leave free.
"""

from typing import Literal, TypeAlias

from game.ui.faces.drawing import number

Sign: TypeAlias = Literal["cross", "bars", "triangle", "ring"]
SET_SIGNS: tuple[Sign, Sign, Sign] = ("triangle", "cross", "bars")
SUIT_SIGNS: dict[str, Sign] = {"C": "cross", "D": "bars", "H": "triangle", "S": "ring"}

_UNIT = 12
_PATHS: dict[Sign, str] = {
    "cross": "M 4 0 L 8 0 L 8 4 L 12 4 L 12 8 L 8 8 L 8 12 L 4 12 L 4 8 L 0 8 L 0 4 L 4 4 Z",
    "bars": "M 0 1 L 12 1 L 12 4.5 L 0 4.5 Z M 0 7.5 L 12 7.5 L 12 11 L 0 11 Z",
    "triangle": "M 6 0.5 L 12 11.5 L 0 11.5 Z",
    "ring": "M 6 0 C 9.3 0 12 2.7 12 6 C 12 9.3 9.3 12 6 12 C 2.7 12 0 9.3 0 6 C 0 2.7 2.7 0 6 0 Z "
    "M 6 3.2 C 4.5 3.2 3.2 4.5 3.2 6 C 3.2 7.5 4.5 8.8 6 8.8 C 7.5 8.8 8.8 7.5 8.8 6 C 8.8 4.5 7.5 3.2 6 3.2 Z",
}
"""In a square of twelve units; holes turn the other way round."""


def sign(kind: Sign, x: float, y: float, size: float, ink: str, *, turned: bool = False) -> str:
    """A sign with its centre at (x, y) pixels, `size` pixels high, upside down if `turned`."""
    scale = size / _UNIT
    turn = -scale if turned else scale
    shift = -size / 2 if not turned else size / 2
    return (
        f'<path transform="translate({number(x + shift)} {number(y + shift)}) scale({turn:.5f} {turn:.5f})" d="{_PATHS[kind]}" '
        f'fill="{ink}" fill-rule="evenodd"/>'
    )


def pair(kind: Sign, x: float, y: float, width: int, height: int, size: float, ink: str) -> str:
    """The sign at (x, y) and, upside down, at the place opposite on a card of width × height pixels."""
    return sign(kind, x, y, size, ink) + sign(kind, width - x, height - y, size, ink, turned=True)
