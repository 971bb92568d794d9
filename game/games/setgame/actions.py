"""What a seat may ask for in Set. Shapes only: whether it is granted is decided in `claims` and `votes`."""

from typing import TypeAlias

from msgspec.structs import force_setattr

from game.core.game import Action
from game.games.setgame.pack import SetCard, Three


class Call(Action, frozen=True):
    """The call "Set!" — or, by the caller while picking, "once more" (S10)."""


class Pick(Action, frozen=True):
    """The caller picks a card; the third one is the claim (S10)."""

    card: SetCard


class Unpick(Action, frozen=True):
    """The caller takes a pick back (S10)."""

    card: SetCard


class GiveUp(Action, frozen=True):
    """The caller ends the call without a set (S10, S13)."""


class Claim(Action, frozen=True):
    """Three cards at once, where the room plays `instant` (S10). Cards, never positions (S11); their order means nothing: kept sorted."""

    cards: Three

    def __post_init__(self) -> None:
        """Make equal claims equal values."""
        first, second, last = sorted(self.cards)
        force_setattr(self, "cards", (first, second, last))


class AskExtra(Action, frozen=True):
    """Ask for three more cards, where the room plays `extra=agree` (S7)."""


class AskHelp(Action, frozen=True):
    """Ask that everybody be shown one card of a set (S23)."""


class Hint(Action, frozen=True):
    """Show the next card of one set, in solo and practice (S22)."""


SetAction: TypeAlias = Call | Pick | Unpick | GiveUp | Claim | AskExtra | AskHelp | Hint
