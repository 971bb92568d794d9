"""The cards of Set and what makes three of them a set (S1–S3).

A card is four digits 0–2: number, colour, shape, shading, so `"0120"` is one green oval, solid. Decides which triples are sets and
why others are not; knows nothing of tables, seats or scores.
"""

from collections.abc import Sequence
from itertools import combinations, permutations, product
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from game.core.cards import Card

SetCard: TypeAlias = Annotated[Card, Meta(pattern=r"^[0-2]{4}\Z")]
"""A card as an action names it; anything else does not get through the gate."""
Three: TypeAlias = tuple[SetCard, SetCard, SetCard]
Feature: TypeAlias = Literal["number", "colour", "shape", "shading"]

FEATURES: tuple[Feature, ...] = ("number", "colour", "shape", "shading")
"""The features in the order of a card's digits; also the order in which a wrong claim is explained (S14)."""
VALUES: dict[Feature, tuple[str, str, str]] = {
    "number": ("one", "two", "three"),
    "colour": ("red", "green", "purple"),
    "shape": ("diamond", "squiggle", "oval"),
    "shading": ("solid", "striped", "open"),
}
"""The word for each digit of each feature."""

FULL_PACK: tuple[Card, ...] = tuple("".join(digits) for digits in product("012", repeat=4))
"""The 81 cards (S1)."""
QUICK_PACK: tuple[Card, ...] = tuple(card for card in FULL_PACK if card[3] == "0")
"""The 27 solid cards (S2)."""


def third(first: Card, second: Card) -> Card:
    """The one card that makes a set with two different cards: in each feature the same value, or the one missing (S3)."""
    return _THIRDS[first][second]


def _thirds() -> dict[Card, dict[Card, Card]]:
    """The third card for any two, worked out once for each of the 1,080 sets: a host that remembers pairs as they come grows for hours."""
    known = {card: card for card in FULL_PACK}
    thirds: dict[Card, dict[Card, Card]] = {card: {} for card in FULL_PACK}
    for first, second in combinations(FULL_PACK, 2):
        if second not in thirds[first]:
            last = known["".join(a if a == b else str(3 - int(a) - int(b)) for a, b in zip(first, second, strict=True))]
            for one, other, last_of_all in permutations((first, second, last)):
                thirds[one][other] = last_of_all
    return thirds


_THIRDS = _thirds()


def sets_among(cards: Sequence[Card]) -> tuple[Three, ...]:
    """Every set among different cards, in the order of `cards`."""
    place = {card: index for index, card in enumerate(cards)}
    found: list[Three] = []
    for i, first in enumerate(cards):
        thirds = _THIRDS[first]
        for j in range(i + 1, len(cards)):
            last = thirds[cards[j]]
            if place.get(last, -1) > j:
                found.append((first, cards[j], last))
    return tuple(found)


def holds_set(cards: Sequence[Card]) -> bool:
    """Whether there is any set among different cards."""
    lying = set(cards)
    return any(third(first, second) in lying for i, first in enumerate(cards) for second in cards[i + 1 :])


def worth(card: Card) -> dict[Feature, str]:
    """What a card shows, feature by feature: `{"number": "one", "colour": "red", …}`."""
    return {feature: VALUES[feature][int(digit)] for feature, digit in zip(FEATURES, card, strict=True)}


def alike(cards: Three) -> tuple[bool, ...]:
    """For a set: in which features, in the order of `FEATURES`, its cards are the same; in the others all differ."""
    first, second, _ = cards
    return tuple(a == b for a, b in zip(first, second, strict=True))


def fault(cards: Three) -> tuple[Feature, tuple[str, str, str]] | None:
    """Why three different cards are no set: the first feature that fails and its values, card by card (S14). None for a set."""
    for feature, (a, b, c) in zip(FEATURES, zip(*cards, strict=True), strict=True):
        if len({a, b, c}) == 2:
            words = VALUES[feature]
            return feature, (words[int(a)], words[int(b)], words[int(c)])
    return None
