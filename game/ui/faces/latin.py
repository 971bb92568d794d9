"""Which faces the forty cards of the Latin games have: each player's own choice on his screen, which changes nothing else (P2)."""

from game.ui.faces.drawing import Pack
from game.ui.faces.french import FrenchCards
from game.ui.faces.neapolitan import NeapolitanCards
from game.ui.faces.plain import PlainCards
from game.ui.table_part import Deck


def latin_cards(deck: Deck) -> Pack:
    """The faces of this deck."""
    packs: dict[Deck, type[FrenchCards] | type[PlainCards] | type[NeapolitanCards]] = {
        "french": FrenchCards, "plain": PlainCards, "neapolitan": NeapolitanCards,
    }  # fmt: skip
    return packs[deck]()
