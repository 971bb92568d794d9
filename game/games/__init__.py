"""The games of the house. A new one is a folder here, one line in `GAMES`, its tests and a golden playthrough.

`bot`, `table` and `lesson` of a game are loaded by name, for ids found in GAMES only, so that neither the host process nor the rules ever
import pygame.
"""

import importlib.util
from types import ModuleType

from game.core.game import AnyGame
from game.games.ecarte.rules import ECARTE
from game.games.schnapsen.rules import SCHNAPSEN
from game.games.scopa.rules import SCOPA
from game.games.setgame.rules import SET

GAMES: dict[str, AnyGame] = {game.info.id: game for game in (SET, SCOPA, SCHNAPSEN, ECARTE)}

FOLDERS = {"set": "setgame"}
"""Game ids whose folder has another name, because the id shadows a word of Python."""


def part(game_id: str, name: str) -> ModuleType:
    """The module `name` (`bot`, `table`, `lesson`) of a game. `KeyError` for an unknown game."""
    return importlib.import_module(_module(game_id, name))


def has_part(game_id: str, name: str) -> bool:
    """Whether a game has a module of this name: not every game has a lesson. `KeyError` for an unknown game."""
    try:
        return importlib.util.find_spec(_module(game_id, name)) is not None
    except ModuleNotFoundError:  # not even a folder here
        return False


def _module(game_id: str, name: str) -> str:
    GAMES[game_id]
    return f"game.games.{FOLDERS.get(game_id, game_id)}.{name}"
