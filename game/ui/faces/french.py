"""Faces of the French pack: pips in their classic places, twelve double-headed courts, ranks set by the font.

Decides how a card such as `"TH"` (rank, suit) looks; the drawings are in `assets/cards/french`: suits, a figure for each rank, and for
each court what it wears on its head and holds, so that all twelve differ. Knows no game.
"""

from game.core.cards import SUITS, HiddenCard
from game.ui.faces.back import woven_back
from game.ui.faces.drawing import Drawing, Word, art, body, document, number, shape
from game.ui.faces.inks import Inks
from game.ui.faces.signs import SUIT_SIGNS, pair

SUIT_ART = {"C": "club", "D": "diamond", "H": "heart", "S": "spade"}
COURTS = {"J": "jack", "Q": "queen", "K": "king"}
RANKS = "A23456789TJQK"

_LEFT, _MIDDLE, _RIGHT = 0.325, 0.5, 0.675
_PIPS: dict[str, tuple[tuple[float, float], ...]] = {
    "2": ((_MIDDLE, 0.0),),
    "4": ((_LEFT, 0.0), (_RIGHT, 0.0)),
    "8": ((_LEFT, 0.0), (_RIGHT, 0.0), (_MIDDLE, 0.25)),
    "9": ((_LEFT, 0.0), (_RIGHT, 0.0), (_LEFT, 1 / 3), (_RIGHT, 1 / 3)),
    "T": ((_LEFT, 0.0), (_RIGHT, 0.0), (_LEFT, 1 / 3), (_RIGHT, 1 / 3), (_MIDDLE, 1 / 6)),
}
"""Pips of the upper half: x in card widths, y from the top row (0) to the bottom row (1). The lower half repeats them upside down."""
_CENTRED: dict[str, tuple[str | None, tuple[tuple[float, float], ...]]] = {
    "A": (None, ((_MIDDLE, 0.5),)),
    "2": ("2", ()),
    "3": ("2", ((_MIDDLE, 0.5),)),
    "4": ("4", ()),
    "5": ("4", ((_MIDDLE, 0.5),)),
    "6": ("4", ((_LEFT, 0.5), (_RIGHT, 0.5))),
    "7": ("4", ((_LEFT, 0.5), (_RIGHT, 0.5), (_MIDDLE, 0.25))),
    "8": ("8", ((_LEFT, 0.5), (_RIGHT, 0.5))),
    "9": ("9", ((_MIDDLE, 0.5),)),
    "T": ("T", ()),
}
"""Of each rank: the row of `_PIPS` that both halves show, and the upright pips that only it has."""
_TOP, _BOTTOM = 0.165, 0.835
_INDEX = 0.122  # centre of the corner column, in card widths


class FrenchCards:
    """The 52 faces."""

    name = "french"
    ratio = 5 / 7

    def draw(self, card: HiddenCard, width: int, inks: Inks) -> Drawing:
        """The face of `card` (its back for None), `width` pixels wide, standing. `KeyError` for other cards."""
        height = round(width / self.ratio)
        if card is None:
            return woven_back(width, height, inks)
        if len(card) != 2 or card[0] not in RANKS or card[1] not in SUITS:
            raise KeyError(card)
        rank, suit = card[0], card[1]
        marks = body(width, height, inks.paper, inks.edge)
        marks += _court(COURTS[rank], suit, width, height, inks) if rank in COURTS else _pips(rank, suit, width, height, inks)
        marks += _pip(suit, _INDEX * width, 0.39 * width, 0.145 * width, inks)
        marks += _pip(suit, (1 - _INDEX) * width, height - 0.39 * width, 0.145 * width, inks, turned=True)
        if inks.marks:
            marks += pair(SUIT_SIGNS[suit], _INDEX * width, 0.545 * width, width, height, 0.105 * width, inks.suits[suit])
        return Drawing(document(width, height, marks, _cloth(suit, inks)), width, height, _indices(rank, suit, width, height, inks))


def _indices(rank: str, suit: str, width: int, height: int, inks: Inks) -> tuple[Word, Word]:
    text = "10" if rank == "T" else rank
    ink, tall = inks.suits[suit], 0.175 * width
    x, y = _INDEX * width, 0.165 * width
    return Word(text, x, y, tall, ink), Word(text, width - x, height - y, tall, ink, turned=True)


def _pip(suit: str, x: float, y: float, size: float, inks: Inks, *, turned: bool = False) -> str:
    """One suit sign with its centre at (x, y), `size` pixels high."""
    drawing = art(f"french/{SUIT_ART[suit]}")
    scale = size / drawing.height
    shift = -size / 2 if not turned else size / 2
    return shape(drawing.path, x + shift, y + shift, scale, inks.suits[suit], turned=turned)


def _pips(rank: str, suit: str, width: int, height: int, inks: Inks) -> str:
    shared, upright = _CENTRED[rank]
    size = (0.5 if rank == "A" else 0.2) * width

    def at(x: float, y: float, turned: bool = False) -> str:
        return _pip(suit, x * width, (_TOP + (_BOTTOM - _TOP) * y) * height, size, inks, turned=turned)

    marks = [at(x, y) for x, y in upright]
    for x, y in _PIPS[shared] if shared else ():
        marks += [at(x, y), at(1 - x, 1 - y, turned=True)]
    return "".join(marks)


def _cloth(suit: str, inks: Inks) -> dict[str, str]:
    """The colours of a court's clothes: the suit's own where it is a bright one."""
    red = suit in "DH"
    coat, second = {
        "H": (inks.suits["H"], inks.royal),
        "D": (inks.gold, inks.suits["D"]),
        "S": (inks.royal, inks.crimson),
        "C": (inks.crimson, inks.dark),
    }[suit]
    gold = inks.royal if suit == "D" else inks.gold
    return {"coat": coat, "second": second, "gold": gold, "skin": inks.skin, "hair": inks.hair if red else inks.dark,
            "pale": inks.pale, "dark": inks.dark}  # fmt: skip


def _court(figure: str, suit: str, width: int, height: int, inks: Inks) -> str:
    """The figure of a rank with headdress and attribute of its suit, twice, the lower one upside down, in a frame."""
    drawing = art(f"french/{figure}")
    figure_marks = drawing.marks + art(f"french/{figure}-{SUIT_ART[suit]}").marks
    left, middle = 0.226 * width, height / 2
    scale = (width - 2 * left) / drawing.width
    tall = drawing.height * scale
    top = middle - 1.1 * tall
    line = number(max(0.8, width / 130))
    half = f"translate({number(left)} {number(middle - tall)}) scale({scale:.5f})"
    twin = f"translate({number(width - left)} {number(middle + tall)}) scale(-{scale:.5f} -{scale:.5f})"
    frame = (
        f'<rect x="{number(left)}" y="{number(top)}" width="{number(width - 2 * left)}" height="{number(height - 2 * top)}" '
        f'rx="{number(width * 0.02)}" fill="none" stroke="{inks.suits[suit]}" stroke-width="{line}"/>'
    )
    pips = _pip(suit, left + 0.08 * width, top + 0.085 * width, 0.115 * width, inks)
    pips += _pip(suit, width - left - 0.08 * width, height - top - 0.085 * width, 0.115 * width, inks, turned=True)
    seam = (
        f'<path d="M {number(left)} {number(middle)} L {number(width - left)} {number(middle)}" fill="none" '
        f'stroke="{inks.gold}" stroke-width="{number(max(1.0, width / 90))}"/>'
    )
    return f'<g transform="{half}">{figure_marks}</g><g transform="{twin}">{figure_marks}</g>{seam}{frame}{pips}'
