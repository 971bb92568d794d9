"""Weighing actions in a game of turns with hidden cards, by playing on in worlds that could be the real one.

It samples states the seat could not rule out, tries every legal action in each of the same worlds, plays the deal to its end at random
and compares the points. The budget counts steps, not time, so that equal dice give equal choices on every machine. It knows no game;
what a game can solve exactly or knows by heart is better decided in that game's `bot`.
"""

from typing import Any

from game.core.game import Acting, Action, AnyGame, Dice, Stamp
from game.core.seats import Seat


def weigh(game: AnyGame, view: Any, dice: Dice, steps: int) -> dict[Action, float]:
    """How good each legal action is: points above the mean of the seats when the deal is over, averaged over sampled worlds.

    `view`: of a seat that is asked to act. Worlds are sampled until about `steps` steps are played; at least one, and in each every
    action is tried once.
    """
    actions = game.legal_actions(view)
    totals = dict.fromkeys(actions, 0.0)
    worlds = spent = 0
    while not worlds or spent < steps:
        world = game.sample(view, dice)
        awaited = game.awaiting(world)
        assert isinstance(awaited, Acting), "a view of somebody who is not asked"
        seat = awaited.seats[0]
        for action in actions:
            state, length = _play_on(game, game.apply(world, seat, action, Stamp(0)).state, dice)
            totals[action] += _lead(game, state, seat)
            spent += length
        worlds += 1
    return {action: total / worlds for action, total in totals.items()}


def _play_on(game: AnyGame, state: Any, dice: Dice) -> tuple[Any, int]:
    """Random legal actions until chance is asked or the match is over: the last state, and how many steps led to it from the start."""
    length = 1
    while isinstance(awaited := game.awaiting(state), Acting):
        seat = awaited.seats[0]
        actions = game.legal_actions(game.view(state, seat))
        state = game.apply(state, seat, actions[dice.randrange(len(actions))], Stamp(0)).state
        length += 1
    return state, length


def _lead(game: AnyGame, state: Any, seat: Seat) -> float:
    """Points above the mean of all seats: between two sides half the difference, whether seats share a side or not."""
    points = game.standing(state)
    return points[seat] - sum(points) / len(points)
