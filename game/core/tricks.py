"""Tricks of two cards: who wins one, and what the second player may answer. Shared by the trick-taking games (T2, T3, E8, E9).

Ranks are given as a string from high to low, since games disagree (in Schnapsen the ten beats the king, in Écarté the ace is fourth).
"""

from collections.abc import Sequence

from game.core.cards import Card


def higher(card: Card, other: Card, ranks: str) -> bool:
    """Whether `card` ranks above `other`, suits aside; `ranks` from high to low."""
    return ranks.index(card[0]) < ranks.index(other[0])


def second_wins(lead: Card, answer: Card, trump: str, ranks: str) -> bool:
    """Whether the answer beats the card led: higher in its suit, or a trump on a plain suit (T2, E9)."""
    if answer[1] == lead[1]:
        return higher(answer, lead, ranks)
    return answer[1] == trump


def strict_answers(hand: Sequence[Card], lead: Card, trump: str, ranks: str, *, must_trump: bool = True) -> tuple[Card, ...]:
    """What may answer a lead in strict play, in hand order: beat it in its suit, else follow, else trump, else anything (T3).

    Without `must_trump` a player void in the suit may play any card (E8, gamerules).
    """
    follow = [card for card in hand if card[1] == lead[1]]
    if follow:
        return tuple([card for card in follow if higher(card, lead, ranks)] or follow)
    trumps = [card for card in hand if card[1] == trump] if must_trump else []
    return tuple(trumps or hand)


def ruled_out(lead: Card, answer: Card, trump: str, ranks: str, *, must_trump: bool = True) -> frozenset[Card]:
    """The cards that somebody who gave this answer in strict play cannot have held beside it."""
    suit = frozenset(rank + lead[1] for rank in ranks)
    if answer[1] != lead[1]:
        trumps = frozenset(rank + trump for rank in ranks)
        return suit | trumps if must_trump and answer[1] != trump else suit
    return frozenset() if higher(answer, lead, ranks) else frozenset(card for card in suit if higher(card, lead, ranks))


def share_out(unseen: Sequence[Card], wants: Sequence[int], barred: Sequence[frozenset[Card]]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Give two hidden hands, from unseen cards already shuffled, as many as each wants, none of those barred to it.

    The first hand leaves enough for the second; what is left over lies elsewhere (a stock). For samples of what may be (`Game.sample`).
    """
    for_second = {card for card in unseen if card not in barred[1]}
    spare = len(for_second) - wants[1]
    first: list[Card] = []
    for card in unseen:
        if len(first) < wants[0] and card not in barred[0] and (card not in for_second or spare > 0):
            spare -= card in for_second
            first.append(card)
    second = [card for card in unseen if card in for_second and card not in first]
    return tuple(first), tuple(second[: wants[1]])
