"""The table of Set on the screen. `open_table` makes the part that the table scene plays with; `PACK` are its faces."""

from game.games.setgame.table.part import SetTable
from game.ui.faces.set_cards import SetCards
from game.ui.table_part import Desk

PACK = SetCards()


def open_table(desk: Desk) -> SetTable:
    """The part of one match."""
    return SetTable(desk, PACK)
