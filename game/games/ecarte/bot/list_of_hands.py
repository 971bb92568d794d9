"""The classical list of hands to play without exchanging, for elder and for the dealer, and which cards an exchange keeps.

The list is general knowledge of the game, as it has been printed in card books for two centuries; it knows nothing of the score.
"""

from collections import Counter

from game.core.cards import Card
from game.games.ecarte.pack import RANKS

HIGH = "KQJ"


def kept(hand: tuple[Card, ...], trump: str) -> tuple[Card, ...]:
    """What an exchange keeps: trumps and kings."""
    return tuple(card for card in hand if card[1] == trump or card[0] == "K")


def stands(hand: tuple[Card, ...], trump: str) -> bool:
    """Whether elder plays without proposing: the list, but never with the king of trumps, which no exchange can lose."""
    return f"K{trump}" not in hand and _listed(hand, trump)


def refuses(hand: tuple[Card, ...], trump: str) -> bool:
    """Whether the dealer refuses: the list, less the hands that are too thin when the other leads."""
    if not _listed(hand, trump):
        return False
    trumps, plain = _split(hand, trump)
    longest = max(map(len, plain.values()), default=0)
    if len(trumps) == 2 and longest == 3:
        return any(card[0] in HIGH for cards in plain.values() for card in cards)
    if len(trumps) == 1 and longest == 4:
        return False
    if len(trumps) == 1 and longest == 3:
        suit = next(cards for cards in plain.values() if len(cards) == 3)
        fifth = next((cards[0] for cards in plain.values() if len(cards) == 1), "")
        return {card[0] for card in suit} != set(HIGH) or fifth[:1] in tuple(HIGH)
    return True


def _listed(hand: tuple[Card, ...], trump: str) -> bool:
    trumps, plain = _split(hand, trump)
    if len(trumps) >= 3 or len(hand) - len(kept(hand, trump)) <= 2:
        return True
    return {2: _with_two, 1: _with_one, 0: _with_none}[len(trumps)](plain)


def _split(hand: tuple[Card, ...], trump: str) -> tuple[list[Card], dict[str, list[Card]]]:
    """The trumps, and the plain suits with their cards from high to low."""
    plain: dict[str, list[Card]] = {}
    for card in sorted(hand, key=lambda card: RANKS.index(card[0])):
        plain.setdefault(card[1], []).append(card)
    return plain.pop(trump, []), plain


def _with_two(plain: dict[str, list[Card]]) -> bool:
    """Three of one suit; two of a suit with a queen or better, or with an outside king; three high cards of different suits."""
    king = any(cards[0][0] == "K" for cards in plain.values())
    for cards in plain.values():
        if len(cards) == 3 or (len(cards) == 2 and (cards[0][0] in "KQ" or king)):
            return True
    return len(plain) == 3 and all(cards[0][0] in HIGH for cards in plain.values())


def _with_one(plain: dict[str, list[Card]]) -> bool:
    """King, queen, jack of a suit; four of a suit headed by the king; three headed by the queen and another queen."""
    for suit, cards in plain.items():
        ranks = "".join(card[0] for card in cards)
        others = [other for name, held in plain.items() if name != suit for other in held]
        if ranks[:3] == HIGH or (len(ranks) == 4 and ranks[0] == "K"):
            return True
        if len(ranks) == 3 and ranks[0] == "Q" and any(card[0] in "KQ" for card in others):
            return True
    return False


def _with_none(plain: dict[str, list[Card]]) -> bool:
    """Three cards of a queen or better, or four court cards."""
    ranks = Counter(card[0] for cards in plain.values() for card in cards)
    return ranks["K"] + ranks["Q"] >= 3 or sum(ranks[rank] for rank in HIGH) >= 4
