"""What a player of Scopa may do: play one card, with the capture he chose (P7, P9)."""

from typing import Annotated

from msgspec import Meta

from game.core.game import Action
from game.games.scopa.pack import ScopaCard


class Play(Action, frozen=True):
    """Play `card`; `takes` are the table cards captured, sorted; empty to lay the card on the table."""

    card: ScopaCard
    takes: Annotated[tuple[ScopaCard, ...], Meta(max_length=40)] = ()
