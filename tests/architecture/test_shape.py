"""Files, functions and classes stay small, inheritance stays flat, names say what they are, every game has all its parts."""

import ast
import importlib
import pkgutil

import pytest
from kits.sources import ROOT, name, python, tree

import game
import net
from game.games import FOLDERS, GAMES

OWN = python("main.py", "game", "net")
ALL = [*OWN, *python("tests", ".ci")]
PARTS = ("state", "actions", "events", "rules", "scoring", "view", "options", "bot", "table")


def lengths(module, *kinds):
    """Name and number of lines of each definition of these kinds."""
    return [(node.name, node.end_lineno - node.lineno + 1) for node in ast.walk(module) if isinstance(node, kinds)]


def functions(module):
    return lengths(module, ast.FunctionDef, ast.AsyncFunctionDef)


@pytest.mark.parametrize("file", ALL, ids=name)
def test_file_is_short(file):
    assert file.read_text(encoding="utf-8").count("\n") <= 400


@pytest.mark.parametrize("file", ALL, ids=name)
def test_functions_and_classes_are_short(file):
    assert not [(what, lines) for what, lines in functions(tree(file)) if lines > 50]
    assert file not in OWN or not [(what, lines) for what, lines in lengths(tree(file), ast.ClassDef) if lines > 200]


def test_nine_functions_in_ten_have_less_than_25_lines():
    counts = [lines for file in OWN for _, lines in functions(tree(file))]
    assert sum(lines < 25 for lines in counts) >= 0.9 * len(counts)


def test_long_function_is_found():
    source = "async def f():\n" + "    pass\n" * 50 + "class C:\n    def m(self):\n" + "        pass\n" * 3
    assert functions(ast.parse(source)) == [("f", 51), ("m", 4)]
    assert lengths(ast.parse(source), ast.ClassDef) == [("C", 5)]


@pytest.mark.parametrize("file", ALL, ids=name)
def test_names_say_what_they_are(file):
    assert file.stem not in {"util", "utils", "helper", "helpers", "common", "misc"}
    assert not [what for what, _ in lengths(tree(file), ast.ClassDef) if what.endswith("Manager")]


@pytest.mark.parametrize("game_id", GAMES)
def test_game_has_all_its_parts(game_id):
    folder = ROOT / "game" / "games" / FOLDERS.get(game_id, game_id)
    missing = [part for part in PARTS if not (folder / f"{part}.py").is_file() and not (folder / part / "__init__.py").is_file()]
    assert not missing
    assert (folder / "RULES.md").is_file()


def own_modules():
    for package in (game, net):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            yield importlib.import_module(found.name)


def is_own(kind):
    return kind.__module__.partition(".")[0] in {"game", "net"}


def too_deep(kind):
    """Whether a class inherits from one of ours that inherits from another of ours."""
    return any(is_own(base) and any(map(is_own, base.__bases__)) for base in kind.__bases__)


def test_inheritance_is_flat():
    kinds = {kind for module in own_modules() for kind in vars(module).values() if isinstance(kind, type) and is_own(kind)}
    assert len(kinds) > 50
    assert not [f"{kind.__module__}.{kind.__qualname__}" for kind in kinds if too_deep(kind)]


def test_deep_inheritance_is_found():
    first = type("First", (), {"__module__": "game.planted"})
    second = type("Second", (first,), {"__module__": "game.planted"})
    third = type("Third", (second,), {"__module__": "game.planted"})
    assert [too_deep(kind) for kind in (first, second, third)] == [False, False, True]
