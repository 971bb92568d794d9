"""The computer players of Set, in five levels. `eye` decides when a set is seen, `hand` when and what is pressed.

They are measured against a mean find, from the change of the table to the granted claim, of one seat alone on the full pack
(`instant`, the solo preset): 30, 15, 8, 4.5 and 2.5 s. How that was brought about, and the figures, stand in `eye`.
"""

import random

from game.bots.levels import check_level
from game.bots.player import Player
from game.core.seats import Seat
from game.games.setgame.bot.eye import SKILLS, Eye
from game.games.setgame.bot.hand import Hand
from game.games.setgame.options import SetOptions

LEVELS: tuple[str, ...] = tuple(SKILLS)
"""Weakest first."""


def make(level: str, seat: Seat, _options: SetOptions, dice: random.Random) -> Player:
    """A computer player for one seat. `_options` come with every view as well. Raises `UnknownLevel`."""
    check_level(level, LEVELS)
    return Hand(seat, Eye(SKILLS[level], dice), dice)
