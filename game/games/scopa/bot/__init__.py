"""The computer players of Scopa and its family, in four levels.

easy looks only at what a play takes and now and then plays anything; medium also at what it leaves, but forgets the cards that have been
taken; hard and master forget nothing and weigh plays in sampled worlds, master in many more.
"""

import random
from collections.abc import Sequence

from game.bots.levels import LEVELS, check_level
from game.bots.player import Player
from game.bots.turns import Choose, TurnPlayer
from game.core.game import Dice
from game.core.seats import Seat
from game.games.scopa.actions import Play
from game.games.scopa.bot import policy
from game.games.scopa.bot.deep import by_worlds
from game.games.scopa.options import Options
from game.games.scopa.rules import SCOPA
from game.games.scopa.state import View

__all__ = ["LEVELS", "make"]

SLIPS = 0.25
"""How often an easy player plays any card."""


def make(level: str, _seat: Seat, _options: Options, dice: random.Random) -> Player:
    """A computer player for one seat. `_options` come with every view as well. Raises `UnknownLevel`."""
    check_level(level)
    return TurnPlayer(SCOPA, CHOICES[level], dice)


def _easily(view: View, actions: Sequence[Play], dice: Dice) -> Play:
    if dice.random() < SLIPS:
        return actions[dice.randrange(len(actions))]
    return policy.greedy(view, actions, dice)


CHOICES: dict[str, Choose] = {"easy": _easily, "medium": policy.forgetting, "hard": by_worlds(60), "master": by_worlds(3000)}
"""The figures are steps played in sampled worlds for one play."""
