"""A computer player of any game of turns: it remembers what it was told and answers, at a person's pace, when it is asked.

It decides only when the answer comes; which one is `choose`'s business. One answer is thought about once: a step that changes nothing in
what the seat sees neither restarts the thinking nor moves the moment.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from game.bots.player import Plan
from game.core.game import SECOND, Action, AnyGame, Dice

Choose: TypeAlias = Callable[[Any, Sequence[Any], Dice], Action]
"""Which of these legal actions somebody with this view does: (view, actions, dice). Equal dice give equal answers."""

SOONEST, SPREAD = 0.8, 0.8
"""Seconds from being asked to the answer, at least and how much more at most: people should be able to follow."""


class TurnPlayer:
    """One seat at a table of turns; a `Player`."""

    def __init__(self, game: AnyGame, choose: Choose, dice: Dice) -> None:
        self._game, self._choose, self._dice = game, choose, dice
        self._view: Any = None
        self._asked_at = 0
        self._plan: Plan | None = None

    def told(self, view: Any, events: tuple[Any, ...], clock: int) -> None:
        """A step as this seat sees it."""
        if view != self._view:
            self._view, self._asked_at, self._plan = view, clock, None

    def plan(self) -> Plan | None:
        """The answer, with its moment; None unless this seat is asked."""
        if self._plan is None and self._view is not None:
            actions = self._game.legal_actions(self._view)
            if actions:
                action = actions[0] if len(actions) == 1 else self._choose(self._view, actions, self._dice)
                self._plan = Plan(action, self._asked_at + round((SOONEST + SPREAD * self._dice.random()) * SECOND))
        return self._plan
