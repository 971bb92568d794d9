"""What a state is worth to a seat: exactly, as soon as nobody draws any more and few enough cards are left; else when the deal is over.

Worth is in game points of this deal. Knows how to ask the solver, nothing of plans.
"""

from game.core.cards import Card
from game.core.seats import Seat
from game.games.schnapsen.endgame import Endgame, position_of
from game.games.schnapsen.state import State, is_strict


class Exact:
    """The worth of states within one deal, from the score at which it is asked first. `cards`: how many a hand may hold to be solved."""

    def __init__(self, scores: tuple[int, int], cards: int) -> None:
        self._scores, self._cards = scores, cards

    def __call__(self, state: State, seat: Seat) -> float | None:
        """The game points won less those lost; None while the deal has to be played on."""
        common = state.common
        if common.phase in ("between", "over"):
            gained = [now - before for now, before in zip(common.scores, self._scores, strict=True)]
            return float(gained[seat] - gained[1 - seat])
        if common.phase != "lead" or not is_strict(state) or len(state.hands[common.turn]) > self._cards:
            return None
        worth = solver(state).worth(position_of(state))
        return float(worth if seat == 0 else -worth)


def solver(state: State) -> Endgame:
    """The solver for this deal's trump, options and closing."""
    common = state.common
    assert common.trump is not None
    return Endgame(common.options, common.trump, common.closing, common.turnup)


def card_worths(state: State) -> dict[Card, float]:
    """What each card of the seat on turn is worth to it in this open state; a marriage at hand is announced with its lead."""
    common = state.common
    sign = 1 if common.turn == 0 else -1
    position = position_of(state)
    if common.led is None:
        return {card: float(sign * worth) for card, worth in solver(state).leads(position).items()}
    position = position._replace(leader=1 - common.turn)
    return {card: float(sign * worth) for card, worth in solver(state).answers(position, common.led).items()}
