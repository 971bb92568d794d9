"""Endings and closed deals in one world, solved exactly. Asks the solver of endgames and knows nothing of plans."""

from game.core.cards import Card
from game.games.schnapsen.endgame import Endgame, position_of
from game.games.schnapsen.state import State


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
