"""Cards as short strings, and the packs made of them.

A card is its own name: `"TH"` is the ten of hearts, `"0120"` a Set card. Strings keep journals, logs and tests readable, refuse
numbers that merely look right, and carry no hidden order. Faces (French, Neapolitan) are the screen's choice and unknown here.
"""

from itertools import product
from typing import Annotated, TypeAlias

from msgspec import Meta

Card: TypeAlias = str
HiddenCard: TypeAlias = Card | None
"""A card as somebody sees it: None where he may not know which one it is."""

CardCount = Annotated[int, Meta(ge=0, le=200)]
"""How many cards lie somewhere, as it is told from machine to machine: no pack has more."""

SUITS = "CDHS"
"""Clubs, diamonds, hearts, spades; bastoni, denari, coppe and spade in the Latin games (P1)."""


def suited_pack(ranks: str) -> tuple[Card, ...]:
    """Every card of the four suits with the given one-letter ranks, e.g. `suited_pack("A23")` has 12 cards."""
    return tuple(rank + suit for suit, rank in product(SUITS, ranks))
