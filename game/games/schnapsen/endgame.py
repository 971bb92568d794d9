"""Endings without secrets, solved exactly: who wins how many game points when both hands are known and nobody draws any more.

For the stock played out, and for sampled worlds of a closed stock. Serves the strong computer players, the hint, and the question
after the deal of what would have won. It decides no rule: verdicts are `scoring`'s, answers `core.tricks`'. With `out=manual` it takes
both players to claim as soon as they are right, and never before.
"""

from typing import NamedTuple

from game.core.cards import Card
from game.core.seats import Seat
from game.core.tricks import second_wins, strict_answers
from game.games.schnapsen.acts import lowest_trump, pair_to_lead
from game.games.schnapsen.options import Options
from game.games.schnapsen.pack import GOAL, RANKS, card_points, marriage_points
from game.games.schnapsen.scoring import Pair, Verdict, reached, run_out
from game.games.schnapsen.state import Closing, State, announced_by, points_of, tricks_of


class Position(NamedTuple):
    """Leader to play; `points` count won tricks and marriages that are no longer pending, `pending` those that are.

    `marriage`: the suit of one already announced on this lead, of which a card must now be led (T4).
    """

    hands: tuple[tuple[Card, ...], tuple[Card, ...]]
    leader: Seat
    points: Pair
    tricks: Pair
    pending: Pair
    marriage: str | None = None


def position_of(state: State) -> Position:
    """The position of a state in which the leader is about to lead."""
    common = state.common
    pending = tuple(0 if tricks_of(common, seat) else announced_by(common, seat) for seat in (0, 1))
    points = (points_of(common, 0), points_of(common, 1))
    tricks = (tricks_of(common, 0), tricks_of(common, 1))
    return Position((state.hands[0], state.hands[1]), common.turn, points, tricks, (pending[0], pending[1]), common.marriage)


class Endgame:
    """A solver for one deal's trump, options and closing; it remembers what it has worked out."""

    def __init__(self, options: Options, trump: str, closing: Closing | None, turnup: Card | None = None) -> None:
        self.options = options
        self.trump = trump
        self.closing = closing
        self.turnup = turnup  # under a closed stock: may be exchanged against the close (row `exchange`, sixtysix)
        self.known: dict[Position, int] = {}

    def worth(self, position: Position) -> int:
        """Game points for seat 0 (negative: for seat 1) with best play of both."""
        found = self.known.get(position)
        if found is None:
            sign = 1 if position.leader == 0 else -1
            found = self.known[position] = sign * max(sign * worth for worth in self.leads(position).values())
        return found

    def leads(self, position: Position) -> dict[Card, int]:
        """What each lead is worth to seat 0, with its marriage announced wherever that is not worse."""
        hand, suit = position.hands[position.leader], position.marriage
        if suit is not None:
            return {card: self.after_lead(position, card, 0) for card in pair_to_lead(self.options, suit)}
        return {card: self._lead(position, card) for card in hand}

    def _lead(self, position: Position, card: Card) -> int:
        """Announcing never hurts, but against a close: 66 may bring less than the close failing by itself."""
        marriage = self._marriage(position, card)
        worth = self.after_lead(position, card, marriage)
        if not marriage or self.closing is None or self.closing.seat == position.leader or self.options.other_first == "failed":
            return worth
        return (max if position.leader == 0 else min)(worth, self.after_lead(position, card, 0))

    def after_lead(self, position: Position, card: Card, marriage: int) -> int:
        """What leading this card with so many points announced is worth to seat 0."""
        leader = position.leader
        if marriage:
            position = _announced(position, marriage)
            if position.tricks[leader] and position.points[leader] >= GOAL:
                return _for_first(reached(self.options, self.closing, leader, position.points, position.tricks))
        worths = [*self.answers(position, card).values()]
        exchanged = self.exchanged(position)
        if exchanged is not None:
            worths += self.answers(exchanged, card).values()
        return max(worths) if leader == 1 else min(worths)

    def answers(self, position: Position, lead: Card) -> dict[Card, int]:
        """What each answer to this lead is worth to seat 0."""
        hand = position.hands[1 - position.leader]
        return {card: self._after_trick(position, lead, card) for card in strict_answers(hand, lead, self.trump, RANKS)}

    def exchanged(self, position: Position) -> Position | None:
        """The position after the one exchange that may come before the first answer to a close; None where it may not."""
        closing, given, follower = self.closing, lowest_trump(self.options, self.trump), 1 - position.leader
        if closing is None or self.turnup is None or not self.options.exchange_on_answer:
            return None
        if sum(position.tricks) != closing.trick or given not in position.hands[follower]:
            return None  # it is no longer the closer's first lead
        hands = list(position.hands)
        hands[follower] = tuple(self.turnup if card == given else card for card in hands[follower])
        return position._replace(hands=(hands[0], hands[1]))

    def _marriage(self, position: Position, card: Card) -> int:
        if card[0] not in "KQ" or not self.options.marriage_strict or (card[0] == "Q" and self.options.king_led):
            return 0
        if not position.tricks[position.leader] and not self.options.marriage_first_lead:
            return 0
        other = ("Q" if card[0] == "K" else "K") + card[1]
        return marriage_points(card[1], self.trump) if other in position.hands[position.leader] else 0

    def _after_trick(self, position: Position, lead: Card, answer: Card) -> int:
        leader = position.leader
        winner = 1 - leader if second_wins(lead, answer, self.trump, RANKS) else leader
        hands = tuple(tuple(card for card in hand if card not in (lead, answer)) for hand in position.hands)
        gained = card_points(lead, answer) + position.pending[winner]
        points = _plus(position.points, winner, gained)
        tricks = _plus(position.tricks, winner, 1)
        if not hands[0]:
            return _for_first(run_out(self.options, self.closing, winner, points, tricks))
        if points[winner] >= GOAL:
            return _for_first(reached(self.options, self.closing, winner, points, tricks))
        pending = _plus(position.pending, winner, -position.pending[winner])
        return self.worth(Position((hands[0], hands[1]), winner, points, tricks, pending))


def _announced(position: Position, marriage: int) -> Position:
    if position.tricks[position.leader]:
        return position._replace(points=_plus(position.points, position.leader, marriage))
    return position._replace(pending=_plus(position.pending, position.leader, marriage))


def _plus(pair: Pair, seat: Seat, amount: int) -> Pair:
    return (pair[0] + amount, pair[1]) if seat == 0 else (pair[0], pair[1] + amount)


def _for_first(verdict: Verdict) -> int:
    return 0 if verdict.winner is None else verdict.game_points if verdict.winner == 0 else -verdict.game_points
