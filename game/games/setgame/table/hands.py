"""What the people at this screen have picked where picks are private (S10, `instant`), and where their pads' cursors are.

Pure bookkeeping: it decides what the third pick becomes and which picks fall away; knows no view but the slots handed in.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.core.cards import Card
from game.core.seats import Seat
from game.games.setgame.table.grid import ROWS
from game.ui.input import Way


@dataclass
class Hands:
    """Picks and cursors by seat. A cursor is a slot; it appears with the pad's first movement."""

    picks: dict[Seat, tuple[Card, ...]] = field(default_factory=dict)
    cursors: dict[Seat, int] = field(default_factory=dict)

    def toggle(self, seat: Seat, card: Card) -> tuple[Card, Card, Card] | None:
        """Pick a card, or take it back. The three cards if this makes them three; they stay picked until the answer comes."""
        picked = self.picks.get(seat, ())
        if card in picked:
            picked = tuple(other for other in picked if other != card)
        elif len(picked) == 3:  # a claim under way: this is the first card of the next
            picked = (card,)
        else:
            picked = (*picked, card)
        self.picks[seat] = picked
        return (picked[0], picked[1], picked[2]) if len(picked) == 3 else None

    def clear(self, seat: Seat) -> bool:
        """Put all picks down; whether there were any."""
        return bool(self.picks.pop(seat, ()))

    def keep(self, lying: Sequence[Card]) -> None:
        """Picks on cards that are gone fall away, the others stay (S15)."""
        self.picks = {seat: tuple(card for card in picked if card in lying) for seat, picked in self.picks.items()}

    def move(self, seat: Seat, way: Way, table: Sequence[Card | None]) -> bool:
        """Move a seat's cursor to the next card in its column, or to the next column with a card, around the edges; whether there is one.

        So every card can be reached, whichever gaps there are.
        """
        step = {"left": -ROWS, "right": ROWS, "up": -1, "down": 1}.get(way)
        if step is None or all(card is None for card in table):
            return False
        slot = self.cursors.get(seat)
        if slot is None:
            self.cursors[seat] = next(i for i, card in enumerate(table) if card is not None)
            return True
        columns = -(-len(table) // ROWS)
        ways = {i: _far(slot, i, step, columns) for i, card in enumerate(table) if card is not None}
        ahead = {i: far for i, far in ways.items() if far is not None}
        if ahead:
            self.cursors[seat] = min(ahead, key=lambda i: ahead[i])
        return bool(ahead)

    def under_cursor(self, seat: Seat, table: Sequence[Card | None]) -> Card | None:
        """The card at a seat's cursor, None if it has no cursor yet or nothing lies there."""
        slot = self.cursors.get(seat, len(table))
        return table[slot] if slot < len(table) else None


def _far(slot: int, other: int, step: int, columns: int) -> tuple[int, int] | None:
    """How far another place lies ahead, around the edge: least is nearest; None if it lies beside. Down keeps to its column if it can."""
    (column, row), (to_column, to_row), sign = divmod(slot, ROWS), divmod(other, ROWS), 1 if step > 0 else -1
    if abs(step) == ROWS:
        ahead, aside = (to_column - column) * sign % columns, abs(to_row - row)
        return (ahead, aside) if ahead else None
    ahead, aside = (to_row - row) * sign % ROWS, abs(to_column - column)
    return (aside, ahead) if ahead else None
