"""Cards of the French pack in words. Decides which messages make a name; knows no game and no picture."""

from collections.abc import Iterable

from game.core.cards import HiddenCard
from game.ui.lang import Say


def card_name(say: Say, card: HiddenCard) -> str:
    """A card as one says it, "the ten of hearts"; a card that is not known is "a card"."""
    if card is None:
        return say("card-hidden")
    return say("card-name", rank=say(f"card-rank-{card[0]}"), suit=suit_name(say, card[1]))


def card_names(say: Say, cards: Iterable[HiddenCard]) -> str:
    """Several cards, separated by commas."""
    return ", ".join(card_name(say, card) for card in cards)


def suit_name(say: Say, suit: str) -> str:
    """A suit, "hearts"."""
    return say(f"card-suit-{suit}")


def rank_sign(say: Say, rank: str) -> str:
    """A rank as it stands in a card's corner, "10"."""
    return say(f"card-sign-{rank}")
