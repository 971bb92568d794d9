"""What a state is worth to a seat, in game points of this deal: its own less the other's. It knows no plans.

Counted when the deal is over; solved when nobody draws any more and few cards are left; and with an open stock, a few tricks ahead,
promised by what both hold. Playing on to the end instead was tried and is worse: what the stock brings drowns what a card does.
"""

from game.core.cards import Card
from game.core.seats import Seat
from game.games.schnapsen.acts import lowest_trump
from game.games.schnapsen.bot.exact import solver
from game.games.schnapsen.endgame import position_of
from game.games.schnapsen.scoring import SCHNEIDER
from game.games.schnapsen.state import State, View, is_strict, points_of

TRICKS = 2
"""How many tricks are played before an open deal is judged by its promise."""

POINT, OUT_OF_SCHNEIDER = 0.03, 0.16
TRUMPS = {"A": 0.7, "T": 0.57, "K": 0.56, "Q": 0.52, "J": 0.2}
LOWEST = 0.5  # it may be exchanged for the turned-up trump (T5)
PLAIN = {"A": 0.25, "T": 0.11, "K": 0.1, "Q": 0.05}
MARRIAGE = 0.42
"""The weights: fitted by least squares to how deals played by sight ended. A third of the spread is explained; the stock has the rest."""


class Outlook:
    """The worth of states that come after a view. `cards`: how many a hand may hold to be solved."""

    def __init__(self, view: View, cards: int) -> None:
        self._scores, self._target = view.common.scores, view.common.options.target
        self._tricks, self._cards = len(view.common.tricks) + TRICKS, cards

    def __call__(self, state: State, seat: Seat) -> float | None:
        """Game points to come, for the seat less for the other, none beyond the target; None to play on."""
        common = state.common
        if common.phase in ("between", "over"):
            gained = [now - before for now, before in zip(common.scores, self._scores, strict=True)]
            return self._counted(gained[seat] - gained[1 - seat], seat)
        if common.phase != "lead":
            return None
        if is_strict(state):
            if len(state.hands[common.turn]) > self._cards:
                return None
            worth = solver(state).worth(position_of(state))
            return self._counted(worth if seat == 0 else -worth, seat)
        if len(common.tricks) < self._tricks or common.marriage is not None:
            return None
        return self._counted(promise(state, seat), seat)

    def _counted(self, lead: float, seat: Seat) -> float:
        """The target is all that can be won."""
        own, other = self._target - self._scores[seat], self._target - self._scores[1 - seat]
        return max(-float(other), min(float(own), lead))


def promise(state: State, seat: Seat) -> float:
    """The game points to be expected for `seat`, less those for the other."""
    return _strength(state, seat) - _strength(state, 1 - seat)


def _strength(state: State, seat: Seat) -> float:
    common, hand = state.common, state.hands[seat]
    points = points_of(common, seat)
    strength = points * POINT + (points >= SCHNEIDER) * OUT_OF_SCHNEIDER
    return strength + sum([_held(state, card) for card in hand]) + MARRIAGE * _marriages(hand)


def _held(state: State, card: Card) -> float:
    if card[1] != state.common.trump:
        return PLAIN.get(card[0], 0.0)
    return LOWEST if card == lowest_trump(state.common.options, state.common.trump) else TRUMPS[card[0]]


def _marriages(hand: tuple[Card, ...]) -> int:
    return sum(card[0] == "K" and f"Q{card[1]}" in hand for card in hand)
