"""The computer players of Schnapsen, Sixty-six and Santase, in four levels.

easy plays by sight, with slips; medium by sight. hard and master weigh every choice in worlds they cannot rule out, solve exactly what is
played without drawing, and judge a close by what the other may hold in those worlds. With an empty stock there is one world.
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
from game.games.schnapsen.actions import Announce, Claim, Exchange, Play, TakeBack
from game.games.schnapsen.bot.exact import Exact, card_worths
from game.games.schnapsen.bot.sight import by_sight
from game.games.schnapsen.options import Options
from game.games.schnapsen.pack import GOAL
from game.games.schnapsen.rules import SCHNAPSEN
from game.games.schnapsen.state import View, is_strict, points_of

__all__ = ["LEVELS", "make"]

SLIPS = 0.25
"""How often easy plays any card that is allowed."""


class Depth(NamedTuple):
    """How hard a level thinks: steps of playing on, cards a hand may hold to be solved on the way, worlds solved after a close."""

    steps: int
    cards: int
    worlds: int


DEPTHS = {"hard": Depth(400, 3, 6), "master": Depth(1200, 4, 16)}


def make(level: str, _seat: Seat, _options: Options, dice: random.Random) -> Player:
    """A computer player for one seat; seat and options come with every view. Raises `UnknownLevel`."""
    check_level(level, LEVELS)
    chooses = {"easy": with_slips, "medium": by_sight}
    return TurnPlayer(SCHNAPSEN, chooses.get(level) or partial(by_worlds, DEPTHS[level]), dice)


def with_slips(view: View, actions: Sequence[Any], dice: Dice) -> Action:
    """By sight, with a card played without thinking now and then."""
    cards = [action for action in actions if isinstance(action, Play)]
    return cards[dice.randrange(len(cards))] if cards and dice.random() < SLIPS else by_sight(view, actions, dice)


def by_worlds(depth: Depth, view: View, actions: Sequence[Any], dice: Dice) -> Action:
    """Whatever is worth most on average; a right claim at once, a wrong one never, nothing taken back."""
    common = view.common
    if Claim() in actions and points_of(common, common.turn) >= GOAL:
        return Claim()
    choices = [action for action in actions if not isinstance(action, Claim | TakeBack)]
    if len(choices) == 1:
        only: Action = choices[0]
        return only
    if Exchange() in choices and common.phase == "answer":
        return Exchange()
    if is_strict(view) and common.phase in ("lead", "answer"):
        return _solved(depth, view, choices, dice)
    chosen: Action = Weigher(SCHNAPSEN, by_sight, Exact(common.scores, depth.cards)).best(view, dice, depth.steps, choices)
    return chosen


def _solved(depth: Depth, view: View, choices: list[Any], dice: Dice) -> Action:
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
