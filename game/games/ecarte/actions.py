"""What a player may do: the talk (E4), the exchange (E4, E5), the king (E6) and a card (E7, E8)."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from game.core.game import Action
from game.games.ecarte.pack import EcarteCard


class Propose(Action, frozen=True):
    """Elder asks for an exchange."""


class Stand(Action, frozen=True):
    """Elder plays with the cards he has."""


class Accept(Action, frozen=True):
    """The dealer agrees to an exchange."""


class Refuse(Action, frozen=True):
    """The dealer ends the talk."""


class Discard(Action, frozen=True):
    """Lay these cards aside, sorted, and be served as many: elder one to five, the dealer none to five (E4)."""

    cards: Annotated[tuple[EcarteCard, ...], Meta(max_length=5)] = ()


class CallKing(Action, frozen=True):
    """Mark the king of trumps in one's hand (E6)."""


class Play(Action, frozen=True):
    """Lead this card, or answer with it."""

    card: EcarteCard


EcarteAction: TypeAlias = Propose | Stand | Accept | Refuse | Discard | CallKing | Play
