"""The French pack without courts: 8, 9 and 10 stand in for jack, queen and king, for the young (P2). Knows no game."""

from game.core.cards import HiddenCard
from game.ui.faces.drawing import Drawing
from game.ui.faces.french import FrenchCards
from game.ui.faces.inks import Inks

_STANDS_FOR = {"J": "8", "Q": "9", "K": "T"}


class PlainCards:
    """Forty faces from ace to ten, called by the names of the cards they stand for."""

    name = "plain"
    ratio = FrenchCards.ratio

    def __init__(self) -> None:
        self._french = FrenchCards()

    def draw(self, card: HiddenCard, width: int, inks: Inks) -> Drawing:
        """The face of `card` (its back for None), `width` pixels wide. `KeyError` for a card that is not one of the forty."""
        if card is not None and card[:1] in "89T":
            raise KeyError(card)
        shown = card if card is None else _STANDS_FOR.get(card[:1], card[:1]) + card[1:]
        return self._french.draw(shown, width, inks)
