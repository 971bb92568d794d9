"""The table of Schnapsen, Sixty-six and Santase. `open_table` makes the part that the table scene plays with; `PACK` are its faces."""

from game.games.schnapsen.table.table import SchnapsenTable
from game.ui.faces.french import FrenchCards
from game.ui.table_part import Desk
from game.ui.trick.part import TrickPart

PACK = FrenchCards()


def open_table(desk: Desk) -> TrickPart:
    """The part of one match."""
    return TrickPart(desk, SchnapsenTable(desk), PACK)
