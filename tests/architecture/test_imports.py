"""Who may import whom, where import-linter cannot say it."""

import ast
import sys

import pytest
from kits.sources import ROOT, imported, name, python, tree


def beyond(module, *allowed):
    """The imports that are neither of the standard library nor of one of these packages."""
    known = (*sys.stdlib_module_names, *allowed)
    return {other for other in imported(module) if not any(other == part or other.startswith(f"{part}.") for part in known)}


def test_main_knows_only_the_command():
    assert not beyond(tree(ROOT / "main.py"), "game.command")


def test_main_can_be_read_without_anything_installed():
    at_once = ast.Module([node for node in tree(ROOT / "main.py").body if isinstance(node, ast.Import | ast.ImportFrom)], [])
    assert not beyond(at_once)


@pytest.mark.parametrize("file", python("game/core"), ids=name)
def test_core_knows_only_the_standard_library_and_msgspec(file):
    assert not beyond(tree(file), "msgspec", "game.core")


@pytest.mark.parametrize(
    "source",
    [
        "import pygame",
        "from game.games import GAMES",
        "import msgspec, msgpack",
        "def f():\n    import net.host",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from game.ui import window",
        "from . import cards",
        "import game",
    ],
)
def test_planted_import_is_found(source):
    assert beyond(ast.parse(source), "msgspec", "game.core")


@pytest.mark.parametrize("source", ["import msgspec.inspect", "from game.core import cards", "from collections.abc import Mapping"])
def test_allowed_import_is_let_through(source):
    assert not beyond(ast.parse(source), "msgspec", "game.core")
