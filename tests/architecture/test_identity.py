"""Nobody asks which game it is: nothing is decided by comparing with the id of a game, or by a table of ids.

Whether two ids are the same is no such question. In a game's own folder its id may be an ordinary word, as a scopa is.
"""

import ast

import pytest
from kits.sources import name, python, tree

from game.games import FOLDERS, GAMES

IDS = {*GAMES, "scopa", "set", "schnapsen", "ecarte"}
FILES = [file for file in python("main.py", "game", "net") if name(file) != "game/games/__init__.py"]


def ids_for(file):
    """The ids that this file may not ask about."""
    own = name(file).removeprefix("game/games/").partition("/")[0]
    return {other for other in IDS if FOLDERS.get(other, other) != own}


def questions(module, ids=IDS):
    """The lines on which something is decided by the id of a game."""
    for node in ast.walk(module):
        match node:
            case ast.Compare(left, _, others):
                sides = (left, *others)
                if any(names_a_game(side, ids) for side in sides) or (any(map(is_id, sides)) and any(map(is_fixed, sides))):
                    yield node.lineno
            case ast.MatchValue(value) if names_a_game(value, ids):
                yield value.lineno
            case ast.Dict(keys) if keys and all(key is not None and names_a_game(key, ids) for key in keys):
                yield node.lineno


def names_a_game(node, ids):
    """Whether this is the id of one game, or a list with such an id in it."""
    match node:
        case ast.Constant(value):
            return value in ids
        case ast.Tuple(parts) | ast.Set(parts) | ast.List(parts):
            return any(isinstance(part, ast.Constant) and part.value in ids for part in parts)
    return False


def is_id(node):
    """Whether this is somebody's `game.id` or `info.id`."""
    return isinstance(node, ast.Attribute) and node.attr == "id" and ast.unparse(node.value).rpartition(".")[2] in ("game", "info", "rules")


def is_fixed(node):
    """Whether this is text, or a constant or collection with a name in capitals."""
    return isinstance(node, ast.Constant | ast.Tuple | ast.Set | ast.List) or ast.unparse(node).rpartition(".")[2].isupper()


@pytest.mark.parametrize("file", FILES, ids=name)
def test_nobody_asks_which_game_it_is(file):
    assert not list(questions(tree(file), ids_for(file)))


@pytest.mark.parametrize(
    "source",
    [
        "if game.id == 'x': pass",
        "if game.info.id != RACING: pass",
        "x = self.game.info.id in words.SLOW",
        "if room.game == 'set': pass",
        "if name in ('scopa', 'ecarte'): pass",
        "match room.game:\n    case 'schnapsen': pass",
        "speed = {'set': 2}[room.game]",
    ],
)
def test_planted_question_is_found(source):
    assert list(questions(ast.parse(source)))


@pytest.mark.parametrize(
    "source", ["if intent.id == 5: pass", "GAMES[room.game]", "if game.info.pace is Pace.RACE: pass", "if room.game == game.info.id: pass"]
)
def test_other_questions_are_let_through(source):
    assert not list(questions(ast.parse(source)))


def test_only_games_have_folders():
    assert set(FOLDERS) <= set(GAMES)
