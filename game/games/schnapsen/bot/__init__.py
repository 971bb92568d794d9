"""The computer players of Schnapsen, Sixty-six and Santase, in four levels.

easy and medium play by sight, with slips. hard and master weigh cards and closing in worlds they cannot rule out, so that a close is judged
by what the other may hold, and solve exactly what is played without drawing. With an empty stock there is one world.
"""

import random
from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from game.bots.levels import LEVELS, check_level
from game.bots.player import Player
from game.bots.search import Weigher
from game.bots.turns import TurnPlayer
from game.core.game import Action, Dice
from game.core.seats import Seat
from game.games.schnapsen.actions import Announce, Claim, Close, Draw, Exchange, Play
from game.games.schnapsen.bot.exact import card_worths
from game.games.schnapsen.bot.outlook import Outlook
from game.games.schnapsen.bot.sight import by_sight
from game.games.schnapsen.options import Options
from game.games.schnapsen.rules import SCHNAPSEN
from game.games.schnapsen.state import View, is_strict

__all__ = ["LEVELS", "make"]

SLIPS = {"easy": 0.5, "medium": 0.1}
"""How often a level that plays by sight plays any card that is allowed."""

LEAN = 0.2
"""Game points by which another choice has to look better than the one by sight: a few worlds are noisy."""


class Depth(NamedTuple):
    """How hard a level thinks: steps of playing on, cards a hand may hold to be solved on the way, worlds solved after a close."""

    steps: int
    cards: int
    worlds: int


DEPTHS = {"hard": Depth(120, 2, 4), "master": Depth(2000, 4, 24)}


def make(level: str, _seat: Seat, _options: Options, dice: random.Random) -> Player:
    """A computer player for one seat; seat and options come with every view. Raises `UnknownLevel`."""
    check_level(level, LEVELS)
    choose = partial(with_slips, SLIPS[level]) if level in SLIPS else partial(by_worlds, DEPTHS[level])
    return TurnPlayer(SCHNAPSEN, choose, dice)


def with_slips(often: float, view: View, actions: Sequence[Any], dice: Dice) -> Action:
    """By sight, with a card played without thinking now and then; no act is forgotten."""
    sight = by_sight(view, actions, dice)
    if not isinstance(sight, Play) or dice.random() >= often:
        return sight
    cards = [action for action in actions if isinstance(action, Play)]
    return cards[dice.randrange(len(cards))]


def by_worlds(depth: Depth, view: View, actions: Sequence[Any], dice: Dice) -> Action:
    """What is worth most on average: a card, or closing. A right claim, an exchange and a marriage come first, as they do by sight.

    Nothing is claimed wrongly and nothing taken back.
    """
    common = view.common
    sight = by_sight(view, actions, dice)
    if isinstance(sight, Claim | Exchange):
        return sight
    if is_strict(view) and common.phase in ("lead", "answer"):
        return _solved(depth, view, actions, dice)
    choices = [action for action in actions if isinstance(action, Play | Close | Draw)]
    if isinstance(sight, Announce) or len(choices) == 1:
        return sight
    worths = Weigher(SCHNAPSEN, by_sight, Outlook(view, depth.cards)).weigh(view, dice, depth.steps, choices)
    return max(choices, key=lambda action: worths[action] + LEAN * (action == sight))


def _solved(depth: Depth, view: View, choices: Sequence[Any], dice: Dice) -> Action:
    """Nobody draws any more: every world solved exactly. A card that is worth most with its marriage is announced first."""
    worlds = 1 if view.stock == 0 else depth.worlds
    totals: dict[str, float] = defaultdict(float)
    for _ in range(worlds):
        for card, worth in card_worths(SCHNAPSEN.sample(view, dice)).items():
            totals[card] += worth
    playable = [action for action in choices if isinstance(action, Play)]
    best = max(playable, key=lambda action: totals[action.card])
    announce = Announce(best.card[1])
    return announce if best.card[0] in "KQ" and announce in choices else best
