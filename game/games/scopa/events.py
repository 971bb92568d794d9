"""What happens at a table of Scopa. Only a hand that is dealt is secret; captures are seen by all."""

from typing import TypeAlias

from game.core.events import Move, Public, Secret
from game.core.game import Outcome
from game.core.seats import Seat
from game.games.scopa.pack import ScopaCard
from game.games.scopa.scoring import Sheet


class FirstDealer(Public, frozen=True):
    """Chance has chosen who deals first (P4)."""

    seat: Seat


class Gathered(Public, frozen=True):
    """All cards go back into the pack, which is shuffled."""

    cards: tuple[Move, ...]

    def moves(self) -> tuple[Move, ...]:
        """Everything goes back to the stock."""
        return self.cards


class DealStarted(Public, frozen=True):
    """A new deal, by this dealer."""

    number: int
    dealer: Seat


class Dealt(Secret, frozen=True):
    """A packet of cards for one seat, in the order they were dealt (P5, P6)."""

    def moves(self) -> tuple[Move, ...]:
        """From the stock into the hand."""
        return tuple(Move(card, "stock", f"hand:{self.owner}") for card in self.cards)


class TableDealt(Public, frozen=True):
    """The cards turned up on the table (P5)."""

    cards: tuple[ScopaCard, ...]

    def moves(self) -> tuple[Move, ...]:
        """From the stock onto the table."""
        return tuple(Move(card, "stock", "table") for card in self.cards)


class Redealt(Public, frozen=True):
    """Three or four kings were turned up: the same dealer shuffles again (P5)."""

    cards: tuple[ScopaCard, ...]

    def moves(self) -> tuple[Move, ...]:
        """Back into the stock."""
        return tuple(Move(card, "table", "stock") for card in self.cards)


class FirstTable(Public, frozen=True):
    """The first table made 15 or 30 and is the dealer's, with that many sweeps (escoba)."""

    seat: Seat
    cards: tuple[ScopaCard, ...]
    sweeps: int

    def moves(self) -> tuple[Move, ...]:
        """From the table to the dealer's pile."""
        return tuple(Move(card, "table", f"pile:{self.seat}") for card in self.cards)


class Played(Public, frozen=True):
    """A card was played: laid on the table, or it took `takes`; `sweep` if that was a scopa, `took_all` if an ace took the table."""

    seat: Seat
    card: ScopaCard
    takes: tuple[ScopaCard, ...]
    sweep: bool
    took_all: bool

    def moves(self) -> tuple[Move, ...]:
        """Onto the table, and with what it took on to the pile."""
        laid = Move(self.card, f"hand:{self.seat}", "table")
        if not self.takes:
            return (laid,)
        return (laid, *(Move(card, "table", f"pile:{self.seat}") for card in (*self.takes, self.card)))


class LastCards(Public, frozen=True):
    """The deal is played: what lies on the table goes to the last capturer; to nobody if there was none (P11)."""

    seat: Seat | None
    cards: tuple[ScopaCard, ...]

    def moves(self) -> tuple[Move, ...]:
        """From the table to the last capturer's pile."""
        return () if self.seat is None else tuple(Move(card, "table", f"pile:{self.seat}") for card in self.cards)


class DealScored(Public, frozen=True):
    """The deal's sheet and the totals by side (P15)."""

    sheet: Sheet
    totals: tuple[int, ...]


class MatchEnded(Public, frozen=True):
    """A side has won (P14)."""

    outcome: Outcome


ScopaEvent: TypeAlias = (
    FirstDealer | Gathered | DealStarted | Dealt | TableDealt | Redealt | FirstTable | Played | LastCards | DealScored | MatchEnded
)
