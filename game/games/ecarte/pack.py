"""The 32 cards; the ace is fourth, trumps rank alike (E1)."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from game.core.cards import Card, suited_pack

RANKS = "KQJAT987"
"""From high to low."""
PACK: tuple[Card, ...] = suited_pack(RANKS)
HAND = 5
EcarteCard: TypeAlias = Annotated[str, Meta(pattern="^[KQJAT987][CDHS]$")]
