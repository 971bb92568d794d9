"""Faces of the Neapolitan pack: coins, cups, short straight swords, knotty clubs; fante, cavallo and re in full length (P2).

Decides how a card such as `"KD"` (rank, suit; diamonds are coins, hearts cups) looks; the drawings are in `assets/cards/neapolitan`. The
suits differ by shape as well as by colour, and courts stand on ground of their suit's colour. Knows no game.
"""

from dataclasses import dataclass

from game.core.cards import SUITS, HiddenCard
from game.ui.faces.back import woven_back
from game.ui.faces.drawing import Drawing, Word, art, body, document, number
from game.ui.faces.inks import Inks
from game.ui.faces.signs import SUIT_SIGNS, pair

RANKS = "A234567JQK"
_LETTERS = {"J": "F", "Q": "C", "K": "R"}
_VALUES = {"J": "8", "Q": "9", "K": "10"}
_ART = {"D": "coin", "H": "cup", "S": "sword", "C": "club"}
_FIGURES = {"J": "fante", "Q": "cavallo", "K": "re"}
_HANDS = {"J": (94.0, 56.0), "Q": (98.0, 43.0), "K": (100.0, 55.0)}
"""Where a figure holds its suit's object, in units of its drawing."""
_GRIPS = {"D": (50.0, 88.0, 0.42), "H": (42.0, 70.0, 0.44), "S": (30.0, 103.0, 0.5), "C": (32.0, 96.0, 0.46)}
"""Where an object is held, in units of its drawing, and its size beside the figure."""

_L, _M, _R = 0.345, 0.5, 0.655
_WIDE: dict[str, tuple[float, tuple[tuple[float, float], ...]]] = {
    "2": (0.42, ((_M, 0.27), (_M, 0.73))),
    "3": (0.36, ((_M, 0.18), (_M, 0.5), (_M, 0.82))),
    "4": (0.27, ((_L, 0.29), (_R, 0.29), (_L, 0.71), (_R, 0.71))),
    "5": (0.27, ((_L, 0.24), (_R, 0.24), (_M, 0.5), (_L, 0.76), (_R, 0.76))),
    "6": (0.26, ((_L, 0.2), (_R, 0.2), (_L, 0.5), (_R, 0.5), (_L, 0.8), (_R, 0.8))),
    "7": (0.225, ((_L, 0.2), (_R, 0.2), (_M, 0.35), (_L, 0.5), (_R, 0.5), (_L, 0.8), (_R, 0.8))),
}
"""Coins and cups of each rank: their height in card widths, and the centres of all, x in card widths, y in card heights."""
_TALL: dict[str, tuple[float, tuple[tuple[float, float], ...]]] = {
    "2": (0.70, ((_M, 0.27), (_M, 0.73))),
    "3": (0.66, ((_M, 0.27), (0.32, 0.71), (0.68, 0.71))),
    "4": (0.56, ((0.34, 0.29), (0.66, 0.29), (0.34, 0.71), (0.66, 0.71))),
    "5": (0.48, ((0.315, 0.25), (0.685, 0.25), (_M, 0.5), (0.315, 0.75), (0.685, 0.75))),
    "6": (0.46, ((0.34, 0.2), (0.66, 0.2), (0.34, 0.5), (0.66, 0.5), (0.34, 0.8), (0.66, 0.8))),
    "7": (0.43, ((0.31, 0.2), (0.69, 0.2), (_M, 0.35), (0.31, 0.5), (0.69, 0.5), (0.31, 0.8), (0.69, 0.8))),
}
"""Swords and clubs in the same way."""
_INDEX = 0.118  # centre of the corner column, in card widths


@dataclass(frozen=True)
class _Sheet:
    """A card being drawn: its size in pixels and the palette."""

    width: int
    height: int
    inks: Inks

    def put(self, name: str, x: float, y: float, height: float, angle: float = 0.0) -> str:
        """A drawing with its centre at (x, y) pixels, `height` pixels high before it is turned clockwise by `angle`."""
        drawing = art(f"neapolitan/{name}")
        scale = height / drawing.height
        turn = f" rotate({number(angle)})" if angle else ""
        place = f"translate({number(x)} {number(y)}){turn} scale({scale:.5f})"
        return f'<g transform="{place} translate({number(-drawing.width / 2)} {number(-drawing.height / 2)})">{drawing.marks}</g>'

    def pip(self, suit: str, x: float, y: float, height: float, angle: float = 0.0) -> str:
        """A suit's object; places in card widths and heights, `height` in card widths."""
        return self.put(_ART[suit], x * self.width, y * self.height, height * self.width, angle)


class NeapolitanCards:
    """The forty faces, with letters and numbers in their corners."""

    name = "neapolitan"
    ratio = 0.62

    def draw(self, card: HiddenCard, width: int, inks: Inks) -> Drawing:
        """The face of `card` (its back for None), `width` pixels wide, standing. `KeyError` for other cards."""
        height = round(width / self.ratio)
        if card is None:
            return woven_back(width, height, inks)
        if len(card) != 2 or card[0] not in RANKS or card[1] not in SUITS:
            raise KeyError(card)
        rank, suit, sheet = card[0], card[1], _Sheet(width, height, inks)
        marks = body(width, height, inks.paper, inks.edge)
        marks += _court(sheet, rank, suit) if rank in _FIGURES else _ace(sheet, suit) if rank == "A" else _pips(sheet, rank, suit)
        marks += sheet.pip(suit, _INDEX, 0.2, 0.155) + sheet.pip(suit, 1 - _INDEX, 0.8, 0.155, 180)
        if inks.marks:
            low = 0.645 if rank in _VALUES else 0.475
            marks += pair(SUIT_SIGNS[suit], _INDEX * width, low * width, width, height, 0.115 * width, inks.latin[suit])
        return Drawing(document(width, height, marks, _styles(suit, inks)), width, height, _indices(rank, suit, width, height, inks))


def _indices(rank: str, suit: str, width: int, height: int, inks: Inks) -> tuple[Word, ...]:
    """A letter or number in two corners; courts also say what they are worth."""
    ink, tall = inks.latin[suit], 0.165 * width
    x, y = _INDEX * width, 0.145 * width
    words = [Word(_LETTERS.get(rank, rank), x, y, tall, ink), Word(_LETTERS.get(rank, rank), width - x, height - y, tall, ink, turned=True)]
    if rank in _VALUES:
        low, small = 0.5 * width, 0.105 * width
        words += [Word(_VALUES[rank], x, low, small, ink), Word(_VALUES[rank], width - x, height - low, small, ink, turned=True)]
    return tuple(words)


def _pips(sheet: _Sheet, rank: str, suit: str) -> str:
    """The suit's object as often as the rank says; the 3 of clubs wears a mask, the 5 of swords lies over a small scene."""
    size, places = (_TALL if suit in "SC" else _WIDE)[rank]
    if rank + suit == "3C":
        clubs = "".join(sheet.pip(suit, x, 0.54, 0.84, angle) for x, angle in ((0.33, -9), (_M, 0), (0.67, 9)))
        return clubs + sheet.put("mask", sheet.width / 2, 0.53 * sheet.height, 0.4 * sheet.width)
    if rank + suit == "5S":
        corners = "".join(sheet.pip(suit, x, 0.215 if y < 0.5 else 0.785, size) for x, y in places if x != _M)
        return corners + sheet.put("scene", sheet.width / 2, 0.55 * sheet.height, 0.27 * sheet.width) + sheet.pip(suit, _M, 0.415, 0.48, 90)
    return "".join(sheet.pip(suit, x, y, size) for x, y in places)


def _ace(sheet: _Sheet, suit: str) -> str:
    """One large object: an eagle with a coin for coins, the others in laurel."""
    middle = sheet.width / 2
    if suit == "D":
        return sheet.put("eagle", middle, 0.52 * sheet.height, 0.98 * sheet.width) + sheet.pip(suit, _M, 0.53, 0.35)
    tall = {"H": 0.7, "S": 1.16, "C": 1.12}[suit]
    return sheet.put("laurel", middle, 0.66 * sheet.height, 0.5 * sheet.width) + sheet.pip(suit, _M, 0.47, tall)


def _court(sheet: _Sheet, rank: str, suit: str) -> str:
    """A figure in full length on ground of its suit's colour, with the suit's object in its hand."""
    drawing = art(f"neapolitan/{_FIGURES[rank]}")
    scale = 0.77 * sheet.width / drawing.width
    aside = 0.03 * sheet.width if rank == "Q" else 0.0  # the horse's tail would touch the corner
    left, top = (sheet.width - drawing.width * scale) / 2 - aside, 0.86 * sheet.height - drawing.height * scale
    x, y = _HANDS[rank]
    grip_x, grip_y, size = _GRIPS[suit]
    held = f"translate({number(x - grip_x * size)} {number(y - grip_y * size)}) scale({size})"
    hand = f'<circle cx="{x}" cy="{y}" r="5" class="skin"/>'
    figure = f'{drawing.marks}<g transform="{held}">{art(f"neapolitan/{_ART[suit]}").marks}</g>{hand}'
    return f'<g transform="translate({number(left)} {number(top)}) scale({scale:.5f})">{figure}</g>'


def _styles(suit: str, inks: Inks) -> dict[str, str]:
    """The colours of objects and clothes; nobody wears the colour of the ground he stands on."""
    red, blue, green = inks.latin["H"], inks.latin["S"], inks.latin["C"]
    coat, second = {"D": (red, blue), "H": (blue, green), "S": (red, green), "C": (red, blue)}[suit]
    return {
        "gold": inks.gold, "rim": "#a8681a", "dark": inks.dark, "red": red, "blue": blue, "green": green, "pale": inks.pale,
        "skin": inks.skin, "hair": "#6e4326", "wood": inks.hair, "cut": "#e8cf9c", "steel": "#a9bdd3",
        "coat": coat, "second": second, "base": inks.latin[suit],
    }  # fmt: skip
