"""Faces of the Set pack (S1), made from three outlines, three shadings, three colours and three numbers.

Decides how a card looks at a given width: stripes lie on whole pixels, so that they stay stripes at 70 pixels. A card is four digits:
number, colour, shape, shading, each 0–2. Knows no table.
"""

from functools import lru_cache

from game.core.cards import HiddenCard
from game.ui.faces.back import woven_back
from game.ui.faces.drawing import Drawing, art, body, document, number, shape
from game.ui.faces.inks import Inks
from game.ui.faces.outline import Polygon, chords, polygon
from game.ui.faces.signs import SET_SIGNS, pair

SHAPES = ("diamond", "squiggle", "oval")
SOLID, STRIPED, OPEN = range(3)

_HEIGHT = 0.70  # of a symbol, in card heights
_MARKED = 0.62  # the same beside signs in the corners
_SIGN = 0.155  # a sign, in card heights
_GAP = 0.085  # between symbols, in card heights


class SetCards:
    """The 81 faces."""

    name = "set"
    ratio = 1.45

    def draw(self, card: HiddenCard, width: int, inks: Inks) -> Drawing:
        """The face of `card` (its back for None), `width` pixels wide, lying on its long side. `KeyError` for other cards."""
        height = round(width / self.ratio)
        if card is None:
            return woven_back(width, height, inks)
        if len(card) != 4 or set(card) - set("012"):
            raise KeyError(card)
        count, colour, form, shading = (int(digit) for digit in card)
        marks = body(width, height, inks.paper, inks.edge)
        tall = round(height * (_MARKED if inks.marks else _HEIGHT))
        top, ink = (height - tall) // 2, inks.set_colours[colour]
        for x in _columns(count + 1, width, height, tall):
            marks += _symbol(SHAPES[form], shading, ink, x, top, tall)
        if inks.marks:
            marks += pair(SET_SIGNS[colour], 0.115 * height, 0.135 * height, width, height, _SIGN * height, ink)
        return Drawing(document(width, height, marks), width, height)


def _columns(count: int, width: int, height: int, tall: int) -> tuple[int, ...]:
    """The left edges of `count` symbols, on whole pixels and centred."""
    wide, gap = tall / 2, height * _GAP
    left = (width - count * wide - (count - 1) * gap) / 2
    return tuple(round(left + i * (wide + gap)) for i in range(count))


@lru_cache(maxsize=8)
def _polygon(form: str) -> Polygon:
    return polygon(art(f"set/{form}").path)


def _symbol(form: str, shading: int, ink: str, x: int, y: int, tall: int) -> str:
    outline = art(f"set/{form}")
    scale = tall / outline.height
    line = max(1.6, tall / 17)
    fill = ink if shading == SOLID else "none"
    stripes = _stripes(_polygon(form), ink, x, y, tall, scale) if shading == STRIPED else ""
    return stripes + shape(outline.path, x, y, scale, fill, stroke=ink, line=line)


def stripe_pitch(tall: int) -> tuple[int, int]:
    """Distance and thickness, in whole pixels, of the stripes of a symbol `tall` pixels high."""
    pitch = max(3, round(tall / 12))
    return pitch, max(1, int(pitch * 0.42))


def _stripes(form: Polygon, ink: str, x: int, y: int, tall: int, scale: float) -> str:
    pitch, thick = stripe_pitch(tall)
    first = (tall % pitch + pitch - thick) // 2
    bars = []
    for top in range(first, tall, pitch):
        for left, right in chords(form, (top + thick / 2) / scale):
            a, b = number(x + left * scale), number(x + right * scale)
            bars.append(f"M {a} {y + top} L {b} {y + top} L {b} {y + top + thick} L {a} {y + top + thick} Z")
    return f'<path d="{" ".join(bars)}" fill="{ink}"/>'
