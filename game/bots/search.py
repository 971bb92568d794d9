"""Weighing actions in a game of turns with hidden cards, by playing on in worlds that could be the real one.

It samples states the seat could not rule out, tries every action in each of the same worlds, plays on by a policy until the result can
be told, and compares. The budget counts steps, not time, so that equal dice give equal choices on every machine. It knows no game; how
likely a world is, how people play on, and what a state is worth a game's `bot` may say better than chance and points do.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from game.bots.turns import Choose
from game.core.game import Acting, Action, AnyGame, Dice, Stamp
from game.core.seats import Seat

Worth: TypeAlias = Callable[[Any, Seat], float | None]
"""How good a state is for a seat; None to play on, which is no answer once the deal is over."""

Sampler: TypeAlias = Callable[[Any, Dice], Any]
"""A state that somebody with this view could not rule out."""


def anything(_view: Any, actions: Sequence[Any], dice: Dice) -> Action:
    """The policy that knows nothing: any legal action."""
    chosen: Action = actions[dice.randrange(len(actions))]
    return chosen


class Weigher(NamedTuple):
    """How one game's actions are weighed: what plays on, what a state is worth, and which worlds are looked at.

    `worth` None: points above the mean of the seats when the deal is over. `sample` None: the game's own, every world alike.
    """

    game: AnyGame
    choose: Choose = anything
    worth: Worth | None = None
    sample: Sampler | None = None

    def weigh(self, view: Any, dice: Dice, steps: int, actions: Sequence[Any] | None = None) -> dict[Any, float]:
        """What each action is worth on average over sampled worlds, in the order of `actions` (None: all legal ones).

        `view`: of a seat that is asked to act. Worlds are sampled until about `steps` steps are played; at least one, and in each every
        action is tried once.
        """
        tried = self.game.legal_actions(view) if actions is None else actions
        totals = dict.fromkeys(tried, 0.0)
        worlds = spent = 0
        while not worlds or spent < steps:
            world = self.sample(view, dice) if self.sample else self.game.sample(view, dice)
            for action in tried:
                worth, length = self._try(world, action, dice)
                totals[action] += worth
                spent += length
            worlds += 1
        return {action: total / worlds for action, total in totals.items()}

    def best(self, view: Any, dice: Dice, steps: int, actions: Sequence[Any] | None = None) -> Any:
        """The action that weighs most, the first of equals."""
        weights = self.weigh(view, dice, steps, actions)
        return max(weights, key=lambda action: weights[action])

    def _try(self, world: Any, action: Any, dice: Dice) -> tuple[float, int]:
        """What this action leads to in this world for the seat on turn, and how many steps that took."""
        awaited = self.game.awaiting(world)
        assert isinstance(awaited, Acting), "a view of somebody who is not asked"
        seat = awaited.seats[0]
        state, length = self.game.apply(world, seat, action, Stamp(0)).state, 1
        worth = self._worth(state, seat)
        while worth is None:
            state = self._step(state, dice)
            worth = self._worth(state, seat)
            length += 1
        return worth, length

    def _step(self, state: Any, dice: Dice) -> Any:
        """The state after the policy's action."""
        awaited = self.game.awaiting(state)
        assert isinstance(awaited, Acting), "the deal is over and nobody says what it is worth"
        seat = awaited.seats[0]
        view = self.game.view(state, seat)
        actions = self.game.legal_actions(view)
        action = actions[0] if len(actions) == 1 else self.choose(view, actions, dice)
        return self.game.apply(state, seat, action, Stamp(0)).state

    def _worth(self, state: Any, seat: Seat) -> float | None:
        if self.worth:
            return self.worth(state, seat)
        return None if isinstance(self.game.awaiting(state), Acting) else _lead(self.game, state, seat)


def _lead(game: AnyGame, state: Any, seat: Seat) -> float:
    """Points above the mean of all seats: between two sides half the difference, whether seats share a side or not."""
    points = game.standing(state)
    return points[seat] - sum(points) / len(points)
