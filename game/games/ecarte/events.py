"""What happens at the table. Cards dealt, laid aside or drawn are secret; how many are exchanged is public (E4)."""

from typing import Literal, TypeAlias

from game.core.events import Move, Public, Secret, Show
from game.core.game import Outcome
from game.core.seats import Seat
from game.games.ecarte.pack import EcarteCard
from game.games.ecarte.state import Result, Situation


class FirstDealer(Public, frozen=True):
    """Chance has chosen who deals first (E2)."""

    seat: Seat


class Gathered(Public, frozen=True):
    """The cards both have seen go back into the pack."""

    cards: tuple[Move, ...]

    def moves(self) -> tuple[Move, ...]:
        """Everything goes back to the stock."""
        return self.cards


class DiscardsGathered(Secret, frozen=True):
    """Cards laid aside go back into the pack, unseen."""

    def moves(self) -> tuple[Move, ...]:
        """From the discards to the stock."""
        return tuple(Move(card, f"discard:{self.owner}", "stock") for card in self.cards)


class DealStarted(Public, frozen=True):
    """A new deal, by this dealer."""

    dealer: Seat


class Dealt(Secret, frozen=True):
    """A packet of cards for one seat (E2)."""

    def moves(self) -> tuple[Move, ...]:
        """From the stock into the hand."""
        return tuple(Move(card, "stock", f"hand:{self.owner}") for card in self.cards)


class TrumpTurned(Public, frozen=True):
    """The card that makes trumps; it stays out of play (E2)."""

    card: EcarteCard

    def moves(self) -> tuple[Move, ...]:
        """From the stock to its place beside it."""
        return (Move(self.card, "stock", "turnup"),)


class KingTurned(Public, frozen=True):
    """The turned card is a king: a point for the dealer, at once (E3)."""

    seat: Seat
    scores: tuple[int, int]


class Proposed(Public, frozen=True):
    """Elder asked for an exchange."""

    seat: Seat


class Accepted(Public, frozen=True):
    """The dealer agreed."""

    seat: Seat


class TalkEnded(Public, frozen=True):
    """Play begins: elder stood, the dealer refused, or the stock is empty (E4, E5)."""

    seat: Seat | None  # who ended it; None: the stock is empty
    how: Literal["stood", "refused", "empty"]
    situation: Situation  # the row of E10 that will score the tricks


class Discarded(Secret, frozen=True):
    """Cards laid aside face down."""

    def moves(self) -> tuple[Move, ...]:
        """From the hand to the owner's discards."""
        return tuple(Move(card, f"hand:{self.owner}", f"discard:{self.owner}") for card in self.cards)


class Served(Secret, frozen=True):
    """As many cards drawn from the stock."""

    def moves(self) -> tuple[Move, ...]:
        """From the stock into the hand."""
        return tuple(Move(card, "stock", f"hand:{self.owner}") for card in self.cards)


class KingCalled(Public, frozen=True):
    """The king of trumps in hand was marked (E6)."""

    seat: Seat
    card: EcarteCard
    scores: tuple[int, int]

    def shows(self) -> tuple[Show, ...]:
        """The king, which stays in the hand."""
        return (Show(self.card, f"hand:{self.seat}"),)


class Played(Public, frozen=True):
    """A card was led, or answered with."""

    seat: Seat
    card: EcarteCard
    lead: bool

    def moves(self) -> tuple[Move, ...]:
        """From the hand to the trick."""
        return (Move(self.card, f"hand:{self.seat}", "trick"),)


class TrickWon(Public, frozen=True):
    """The trick goes to its winner."""

    seat: Seat
    cards: tuple[EcarteCard, EcarteCard]

    def moves(self) -> tuple[Move, ...]:
        """From the trick to the cards won."""
        return tuple(Move(card, "trick", f"won:{self.seat}") for card in self.cards)


class DealEnded(Public, frozen=True):
    """Five tricks are played; five by one player are the vole (E10)."""

    result: Result
    scores: tuple[int, int]


class MatchEnded(Public, frozen=True):
    """A player has reached the target (E11)."""

    outcome: Outcome


EcarteEvent: TypeAlias = (
    FirstDealer
    | Gathered
    | DiscardsGathered
    | DealStarted
    | Dealt
    | TrumpTurned
    | KingTurned
    | Proposed
    | Accepted
    | TalkEnded
    | Discarded
    | Served
    | KingCalled
    | Played
    | TrickWon
    | DealEnded
    | MatchEnded
)
