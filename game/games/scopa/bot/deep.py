"""Plays weighed in sampled worlds: a few turns ahead by the policy, then what the deal promises.

Playing on to the end of a deal was tried and is worse: what the next packets bring is chance, and drowns what a play does. The last packet
of two players hides nothing any more and is played out exactly.
"""

from collections.abc import Sequence
from functools import partial

from game.bots.search import Weigher
from game.bots.turns import Choose
from game.core.game import Dice, Stamp
from game.core.seats import Seat
from game.games.scopa.actions import Play
from game.games.scopa.bot import policy
from game.games.scopa.bot.outlook import chance, expected
from game.games.scopa.bot.reach import VALUE, offers
from game.games.scopa.bot.worth import card_worths
from game.games.scopa.options import sides
from game.games.scopa.rules import SCOPA
from game.games.scopa.state import State, View

TURNS = 8
"""How many turns are played in each world, unless the packet ends before."""
NEXT = 0.7
"""How much of what the next player can take at the end of these turns is counted as his already."""
TRIED = 4
"""Plays weighed at most, those that look best."""


def by_worlds(steps: int) -> Choose:
    """A choice that plays about so many steps in sampled worlds."""
    return partial(_choose, steps)


def _choose(steps: int, view: View, actions: Sequence[Play], dice: Dice) -> Play:
    if view.stock == 0 and view.common.seats == 2:
        return _exact(view, actions, dice)
    looks = policy.look(view, actions)
    tried = sorted(actions, key=lambda action: -looks[action])[:TRIED]
    best: Play = Weigher(SCOPA, policy.counting, partial(_worth, view)).best(view, dice, steps, tried)
    return best


def _worth(root: View, state: State, seat: Seat) -> float | None:
    """The chance of winning the match, once the turns are played or the packet is over."""
    common, side = state.common, sides(state.common.options, state.common.seats)
    if common.phase != "play":
        return chance(common, common.totals, side[seat])
    if len(state.stock) == root.stock and len(common.history) < len(root.common.history) + TURNS:
        return None
    totals = expected(common)
    offered = offers(common.options, common.table, card_worths(common))
    totals[side[common.turn]] += NEXT * max(offered[VALUE[card]] for card in state.hands[common.turn])
    return chance(common, totals, side[seat])


def _exact(view: View, actions: Sequence[Play], dice: Dice) -> Play:
    """The best play when both hands are known, whatever the other does."""
    state: State = SCOPA.sample(view, dice)  # there is only one
    seat = view.common.turn
    return max(actions, key=lambda action: _value(state, action, seat, 0.0, 1.0))


def _value(state: State, action: Play, seat: Seat, low: float, high: float) -> float:
    """The chance of `seat` after this action and best play of both, as far as it lies between `low` and `high` (alpha and beta)."""
    state = SCOPA.apply(state, state.common.turn, action, Stamp(0)).state
    common = state.common
    if common.phase != "play":
        return chance(common, common.totals, seat)
    own = common.turn == seat
    for answer in SCOPA.legal_actions(SCOPA.view(state, common.turn)):
        value = _value(state, answer, seat, low, high)
        low, high = (max(low, value), high) if own else (low, min(high, value))
        if low >= high:
            break
    return low if own else high
