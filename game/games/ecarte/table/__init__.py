"""The table of Écarté. `open_table` makes the part that the table scene plays with; `PACK` are its faces."""

from game.games.ecarte.table.table import EcarteTable
from game.ui.faces.french import FrenchCards
from game.ui.table_part import Desk
from game.ui.trick.part import TrickPart

PACK = FrenchCards()


def open_table(desk: Desk) -> TrickPart:
    """The part of one match."""
    return TrickPart(desk, EcarteTable(desk), PACK)
