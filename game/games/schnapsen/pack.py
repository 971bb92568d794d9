"""The cards, their ranks and their card points (T1)."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from game.core.cards import Card, suited_pack

RANKS = "ATKQJ9"
"""From high to low: the ten beats the king."""
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
GOAL = 66
"""Card points that win a deal."""
SchnapsenCard: TypeAlias = Annotated[str, Meta(pattern="^[ATKQJ9][CDHS]$")]
Suit: TypeAlias = Annotated[str, Meta(pattern="^[CDHS]$")]


def pack(nines: bool) -> tuple[Card, ...]:
    """24 cards, or 20 without the nines."""
    return suited_pack(RANKS if nines else RANKS[:-1])


def card_points(*cards: Card) -> int:
    """The card points of these cards."""
    return sum(POINTS[card[0]] for card in cards)


def marriage_points(suit: str, trump: str) -> int:
    """20, or 40 in trumps (T4)."""
    return 40 if suit == trump else 20
