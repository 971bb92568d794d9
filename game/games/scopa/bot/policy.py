"""Plays by the look of things: what a play takes, and what it leaves to the next players. No search.

It reads the view alone: a card not seen may be in any hand. It plays for the quick levels and inside the sampled worlds of the others.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from game.core.cards import SUITS, HiddenCard
from game.core.game import Dice
from game.games.scopa.actions import Play
from game.games.scopa.bot.reach import SWEEP, VALUE, offers
from game.games.scopa.bot.worth import card_worths
from game.games.scopa.captures import takes_all
from game.games.scopa.options import sides
from game.games.scopa.pack import RANKS
from game.games.scopa.state import View

AHEAD = (1.0, 0.3)
"""How much of what the next player, and the one after him, could take is counted for or against a play."""


def counting(view: View, actions: Sequence[Play], _dice: Dice) -> Play:
    """The play that looks best to somebody who remembers every card played."""
    return _best(look(view, actions))


def forgetting(view: View, actions: Sequence[Play], _dice: Dice) -> Play:
    """The play that looks best to somebody who sees only the table and his hand."""
    return _best(_look(view, actions, _unseen((view.common.table, *view.hands))))


def greedy(view: View, actions: Sequence[Play], _dice: Dice) -> Play:
    """The play that takes most, whatever it leaves."""
    worths, sign = card_worths(view.common), _sign(view)
    return _best({action: sign * _gain(view, action, worths) for action in actions})


def look(view: View, actions: Sequence[Play]) -> dict[Play, float]:
    """How good each play looks for the own side, in points; where the lowest total wins, in points avoided."""
    return _look(view, actions, _unseen((view.common.table, *view.common.piles, *view.hands)))


def _look(view: View, actions: Sequence[Play], unseen: list[int]) -> dict[Play, float]:
    worths, sign = card_worths(view.common), _sign(view)
    return {action: sign * (_gain(view, action, worths) + _left(view, action, worths, unseen)) for action in actions}


def _best(looks: Mapping[Play, float]) -> Play:
    """The first of equals."""
    return max(looks, key=lambda action: looks[action])


def _sign(view: View) -> int:
    return -1 if view.common.options.lowest_wins else 1


def _gain(view: View, action: Play, worths: Mapping[str, float]) -> float:
    if not action.takes:
        return 0.0
    options, table = view.common.options, view.common.table
    sweep = len(action.takes) == len(table) and (options.take_all_sweeps or not takes_all(options, action.card, table))
    return worths[action.card] + sum([worths[card] for card in action.takes]) + SWEEP * sweep


def _left(view: View, action: Play, worths: Mapping[str, float], unseen: list[int]) -> float:
    """What the seats after this one may take from the table as it will be: partners' captures for, the others' against the play."""
    common = view.common
    table = tuple([card for card in common.table if card not in action.takes]) if action.takes else (*common.table, action.card)
    if not table:
        return 0.0
    offered = offers(common.options, table, worths)
    side, total = sides(common.options, common.seats), 0.0
    for ahead, weight in enumerate(AHEAD, 1):
        seat = (common.turn + ahead) % common.seats
        if seat == common.turn:
            expected = max([offered[VALUE[card]] for card in view.hands[seat] if card is not None and card != action.card], default=0.0)
        else:
            expected = _expected(offered, unseen, len(view.hands[seat]))
        total += expected * weight * (1 if side[seat] == side[common.turn] else -1)
    return total


def _expected(offered: list[float], unseen: list[int], held: int) -> float:
    """The best capture somebody with so many unseen cards may be expected to make."""
    cards = sum(unseen)
    expected, none_better = 0.0, 1.0
    for gain, played in sorted([(gain, played) for played, gain in enumerate(offered) if gain > 0 and unseen[played]], reverse=True):
        lacks = _lacks(unseen[played], cards, held)
        expected += none_better * (1 - lacks) * gain
        none_better *= lacks
    return expected


@cache
def _lacks(wanted: int, cards: int, held: int) -> float:
    """The chance that none of `wanted` cards is among `held` drawn from `cards`."""
    chance = 1.0
    for drawn in range(held):
        chance *= max(0, cards - wanted - drawn) / (cards - drawn)
    return chance


def _unseen(known: Iterable[tuple[HiddenCard, ...]]) -> list[int]:
    """How many cards of each value are not among those known."""
    counts = [0] + [len(SUITS)] * len(RANKS)
    for cards in known:
        for card in cards:
            if card is not None:
                counts[VALUE[card]] -= 1
    return counts
