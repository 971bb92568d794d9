"""The forty cards and what they are worth (P1, P13). Knows no faces: J, Q and K stand for fante, cavallo and re."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from game.core.cards import SUITS, Card, suited_pack

RANKS = "A234567JQK"
PACK: tuple[Card, ...] = suited_pack(RANKS)
ScopaCard: TypeAlias = Annotated[str, Meta(pattern="^[A234567JQK][CDHS]$")]
SETTEBELLO: Card = "7D"
KING_OF_DENARI: Card = "KD"

_VALUES = {rank: value for value, rank in enumerate(RANKS, 1)}
_PRIMIERA = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "J": 10, "Q": 10, "K": 10}


def value(card: Card) -> int:
    """1 for an ace up to 10 for a king (P1)."""
    return _VALUES[card[0]]


def is_denari(card: Card) -> bool:
    """Whether the card is of diamonds, which are denari (P1)."""
    return card[1] == "D"


def primiera_value(card: Card) -> int:
    """What the card counts for the primiera (P13)."""
    return _PRIMIERA[card[0]]


def best_per_suit(cards: tuple[Card, ...]) -> tuple[Card | None, ...]:
    """The best primiera card of each suit in the order of `SUITS`, None where there is none (P13)."""
    best: list[Card | None] = []
    for suit in SUITS:
        own = [card for card in cards if card[1] == suit]
        best.append(max(own, key=lambda card: (primiera_value(card), card)) if own else None)
    return tuple(best)


def primiera(cards: tuple[Card, ...]) -> int | None:
    """The primiera points of a pile, None without a card of every suit (P13)."""
    best = [card for card in best_per_suit(cards) if card is not None]
    return sum(map(primiera_value, best)) if len(best) == len(SUITS) else None
