"""The table of Scopa on the screen. `open_table` makes the part that the table scene plays with; `PACK` are the faces of its boxes."""

from game.games.scopa.table.part import ScopaTable
from game.ui.faces.french import FrenchCards
from game.ui.faces.latin import latin_cards
from game.ui.table_part import Desk

PACK = FrenchCards()


def open_table(desk: Desk) -> ScopaTable:
    """The part of one match, with the faces that are wanted at this desk (P2)."""
    return ScopaTable(desk, latin_cards(desk.deck))
