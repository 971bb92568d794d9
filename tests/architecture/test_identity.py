"""Nobody asks which game it is: no comparison with, and no table by, the id of a game."""

import ast

import pytest
from kits.sources import name, python, tree

from game.games import FOLDERS, GAMES

IDS = {*GAMES, "scopa", "set", "schnapsen", "ecarte"}
FILES = [file for file in python("main.py", "game", "net") if name(file) != "game/games/__init__.py"]


def questions(module):
    """The lines on which something is decided by the id of a game."""
    for node in ast.walk(module):
        match node:
            case ast.Compare(left, _, others) if any(is_game_id(part) for part in (left, *others)):
                yield node.lineno
            case ast.MatchValue(value) if is_game_id(value):
                yield value.lineno
            case ast.Dict(keys) if keys and all(isinstance(key, ast.Constant) and key.value in IDS for key in keys):
                yield node.lineno


def is_game_id(node):
    """Whether this is the name of one game, a list of such names, or somebody's `game.id` or `info.id`."""
    match node:
        case ast.Constant(value):
            return value in IDS
        case ast.Tuple(parts) | ast.Set(parts) | ast.List(parts):
            return any(isinstance(part, ast.Constant) and part.value in IDS for part in parts)
        case ast.Attribute(owner, "id"):
            return ast.unparse(owner).rpartition(".")[2] in ("game", "info", "rules")
    return False


@pytest.mark.parametrize("file", FILES, ids=name)
def test_nobody_asks_which_game_it_is(file):
    assert not list(questions(tree(file)))


@pytest.mark.parametrize(
    "source",
    [
        "if game.id == other: pass",
        "if game.info.id != 'x': pass",
        "x = self.game.info.id in known",
        "if room.game == 'set': pass",
        "if name in ('scopa', 'ecarte'): pass",
        "match room.game:\n    case 'schnapsen': pass",
        "speed = {'set': 2}[room.game]",
    ],
)
def test_planted_question_is_found(source):
    assert list(questions(ast.parse(source)))


@pytest.mark.parametrize("source", ["if intent.id == 5: pass", "GAMES[room.game]", "if game.info.pace is Pace.RACE: pass"])
def test_other_questions_are_let_through(source):
    assert not list(questions(ast.parse(source)))


def test_only_games_have_folders():
    assert set(FOLDERS) <= set(GAMES)
