"""What happens at the table. Only cards dealt or drawn from the face-down stock are secret; every act is shown to both (T7)."""

from typing import TypeAlias

from game.core.events import Move, Public, Secret, Show, Zone
from game.core.game import Outcome
from game.core.seats import Seat
from game.games.schnapsen.pack import SchnapsenCard
from game.games.schnapsen.state import Act, Result


class FirstDealer(Public, frozen=True):
    """Chance has chosen who deals first (T1)."""

    seat: Seat


class Gathered(Public, frozen=True):
    """The cards both have seen go back into the pack: won tricks, the trick on the table, the turned-up trump."""

    cards: tuple[Move, ...]

    def moves(self) -> tuple[Move, ...]:
        """Everything goes back to the stock."""
        return self.cards


class HandGathered(Secret, frozen=True):
    """Cards left in a hand go back into the pack."""

    def moves(self) -> tuple[Move, ...]:
        """From the hand to the stock."""
        return tuple(Move(card, f"hand:{self.owner}", "stock") for card in self.cards)


class DealStarted(Public, frozen=True):
    """A new deal, by this dealer."""

    dealer: Seat


class Dealt(Secret, frozen=True):
    """A packet of cards for one seat."""

    def moves(self) -> tuple[Move, ...]:
        """From the stock into the hand."""
        return tuple(Move(card, "stock", f"hand:{self.owner}") for card in self.cards)


class TrumpTurned(Public, frozen=True):
    """The card that makes trumps, under the stock."""

    card: SchnapsenCard

    def moves(self) -> tuple[Move, ...]:
        """From the stock to its foot, face up."""
        return (Move(self.card, "stock", "turnup"),)


class Exchanged(Public, frozen=True):
    """The lowest trump was swapped for the turned-up one (T5)."""

    seat: Seat
    given: SchnapsenCard
    taken: SchnapsenCard

    def moves(self) -> tuple[Move, ...]:
        """One card each way."""
        return (Move(self.taken, "turnup", f"hand:{self.seat}"), Move(self.given, f"hand:{self.seat}", "turnup"))


class Announced(Public, frozen=True):
    """A marriage was shown (T4); `pending` while its announcer has no trick."""

    seat: Seat
    suit: str
    points: int
    pending: bool

    def shows(self) -> tuple[Show, ...]:
        """King and queen, which stay in the hand."""
        return (Show(f"K{self.suit}", f"hand:{self.seat}"), Show(f"Q{self.suit}", f"hand:{self.seat}"))


class Closed(Public, frozen=True):
    """The stock was closed (T6)."""

    seat: Seat


class TakenBack(Public, frozen=True):
    """The last act was taken back; what it showed stays known (T7)."""

    act: Act
    given: SchnapsenCard | None  # of an exchange: the card that had been laid down

    def moves(self) -> tuple[Move, ...]:
        """An exchange goes back, the other acts move nothing."""
        if self.given is None or self.act.card is None:
            return ()
        hand: Zone = f"hand:{self.act.seat}"
        return (Move(self.given, "turnup", hand), Move(self.act.card, hand, "turnup"))


class Claimed(Public, frozen=True):
    """A player said he has 66; `right` if he has (T8)."""

    seat: Seat
    points: int
    right: bool


class Played(Public, frozen=True):
    """A card was led, or answered with."""

    seat: Seat
    card: SchnapsenCard
    lead: bool

    def moves(self) -> tuple[Move, ...]:
        """From the hand to the trick."""
        return (Move(self.card, f"hand:{self.seat}", "trick"),)


class TrickWon(Public, frozen=True):
    """The trick goes to its winner; `bonus` points if it was the last of an unclosed deal."""

    seat: Seat
    cards: tuple[SchnapsenCard, SchnapsenCard]
    points: int
    bonus: int

    def moves(self) -> tuple[Move, ...]:
        """From the trick to the cards won."""
        return tuple(Move(card, "trick", f"won:{self.seat}") for card in self.cards)


class Drawn(Secret, frozen=True):
    """One card drawn from the face-down stock (T2)."""

    def moves(self) -> tuple[Move, ...]:
        """From the stock into the hand."""
        return tuple(Move(card, "stock", f"hand:{self.owner}") for card in self.cards)


class TurnupDrawn(Public, frozen=True):
    """The turned-up trump, drawn last by the loser of the trick (T2)."""

    seat: Seat
    card: SchnapsenCard

    def moves(self) -> tuple[Move, ...]:
        """From under the stock into the hand."""
        return (Move(self.card, "turnup", f"hand:{self.seat}"),)


class DealEnded(Public, frozen=True):
    """The deal is over; the cards left in the hands are shown."""

    result: Result
    scores: tuple[int, int]

    def shows(self) -> tuple[Show, ...]:
        """What both still held."""
        return tuple(Show(card, f"hand:{seat}") for seat, hand in enumerate(self.result.hands) for card in hand)


class MatchEnded(Public, frozen=True):
    """A player has reached the target."""

    outcome: Outcome


SchnapsenEvent: TypeAlias = (
    FirstDealer
    | Gathered
    | HandGathered
    | DealStarted
    | Dealt
    | TrumpTurned
    | Exchanged
    | Announced
    | Closed
    | TakenBack
    | Claimed
    | Played
    | TrickWon
    | Drawn
    | TurnupDrawn
    | DealEnded
    | MatchEnded
)
