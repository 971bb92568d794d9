"""Five cards against five, both known: how many tricks the leader takes when both play best (E7–E9).

The value of a deal only ever grows with the tricks taken, so the number of tricks is all that best play has to look at, whatever the
score or the talk before. Cards are small numbers here, suit × 8 + rank from the king down, because this is asked thousands of times.
"""

from functools import cache

from game.core.cards import SUITS, Card
from game.games.ecarte.pack import RANKS

Cards = tuple[int, ...]


@cache
def number(card: Card) -> int:
    """The card as a number: its suit × 8 + its rank, 0 for the king."""
    return SUITS.index(card[1]) * 8 + RANKS.index(card[0])


def numbers(cards: tuple[Card, ...]) -> Cards:
    """The cards as numbers, ascending."""
    return tuple(sorted(map(number, cards)))


class Endings:
    """A solver for one trump suit and one rule for those without the suit led; it remembers what it has worked out."""

    def __init__(self, trump: str, must_trump: bool) -> None:
        self._trump = SUITS.index(trump)
        self._must_trump = must_trump
        self._known: dict[tuple[Cards, Cards], int] = {}

    def tricks(self, leader: Cards, other: Cards) -> int:
        """How many of the remaining tricks the one about to lead takes."""
        if not leader:
            return 0
        found = self._known.get((leader, other))
        if found is None:
            found = 0
            for card in leader:
                found = max(found, self.after_lead(leader, other, card))
                if found == len(leader):
                    break
            self._known[leader, other] = found
        return found

    def after_lead(self, leader: Cards, other: Cards, lead: int) -> int:
        """How many tricks the leader takes, this one included, if he leads this card."""
        rest = _without(leader, lead)
        return min(self.after_answer(rest, other, lead, answer) for answer in self._answers(other, lead))

    def after_answer(self, rest: Cards, other: Cards, lead: int, answer: int) -> int:
        """How many tricks the leader takes, this one included, when his lead (no longer in `rest`) got this answer."""
        left = _without(other, answer)
        if self._beats(answer, lead):
            return len(rest) - self.tricks(left, rest)
        return 1 + self.tricks(rest, left)

    def _beats(self, answer: int, lead: int) -> bool:
        return answer < lead if answer >> 3 == lead >> 3 else answer >> 3 == self._trump

    def _answers(self, hand: Cards, lead: int) -> Cards:
        suit = tuple(card for card in hand if card >> 3 == lead >> 3)
        if suit:
            return tuple(card for card in suit if card < lead) or suit
        trumps = tuple(card for card in hand if card >> 3 == self._trump) if self._must_trump else ()
        return trumps or hand


def _without(hand: Cards, card: int) -> Cards:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]
