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
        """Move a seat's cursor by a step over places with cards, around the edges; whether there was anywhere to go."""
        step = {"left": -ROWS, "right": ROWS, "up": -1, "down": 1}.get(way)
        if step is None or all(card is None for card in table):
            return False
        slot = self.cursors.get(seat)
        if slot is None:
            self.cursors[seat] = next(i for i, card in enumerate(table) if card is not None)
            return True
        columns = (len(table) + ROWS - 1) // ROWS
        for _ in range(len(table)):
            slot = _stepped(slot, step, columns)
            if slot < len(table) and table[slot] is not None:
                self.cursors[seat] = slot
                return True
        return False

    def under_cursor(self, seat: Seat, table: Sequence[Card | None]) -> Card | None:
        """The card at a seat's cursor, None if it has no cursor yet or nothing lies there."""
        slot = self.cursors.get(seat, len(table))
        return table[slot] if slot < len(table) else None


def _stepped(slot: int, step: int, columns: int) -> int:
    column, row = divmod(slot, ROWS)
    if abs(step) == ROWS:
        return (column + step // ROWS) % columns * ROWS + row
    return column * ROWS + (row + step) % ROWS
