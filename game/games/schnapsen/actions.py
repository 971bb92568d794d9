"""What a player may do: play a card, and the acts that come before a lead (T4–T8)."""

from typing import TypeAlias

from game.core.game import Action
from game.games.schnapsen.pack import SchnapsenCard, Suit


class Play(Action, frozen=True):
    """Lead this card, or answer with it."""

    card: SchnapsenCard


class Exchange(Action, frozen=True):
    """Swap the lowest trump for the turned-up one (T5)."""


class Announce(Action, frozen=True):
    """Show king and queen of this suit; one of them must then be led (T4)."""

    suit: Suit


class Close(Action, frozen=True):
    """Turn the trump face down: strict play from now on (T6)."""


class Claim(Action, frozen=True):
    """Say that one has 66 (T8, `out=manual`)."""


class TakeBack(Action, frozen=True):
    """Take back the last act of this lead (T7)."""


class Draw(Action, frozen=True):
    """Draw after a won trick, where one may close before it (`close_before_draw`)."""


SchnapsenAction: TypeAlias = Play | Exchange | Announce | Close | Claim | TakeBack | Draw
