"""What is said on a machine that is not ready: an old Python, a missing package, an old pygame."""

import ast
import importlib.metadata
import importlib.util
import os
import runpy
import signal
import subprocess
import sys
from functools import partial
from importlib.machinery import PathFinder
from pathlib import Path

import pytest

from game.command import ground, main

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("version", [(2, 7), (3, 6), (3, 10)])
def test_an_old_python_is_told_what_is_needed(version, monkeypatch):
    monkeypatch.setattr(sys, "version_info", (*version, 0, "final", 0))
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(ROOT / "main.py"), run_name="__main__")
    said = f"This needs Python 3.11 or newer, and this is Python {version[0]}.{version[1]}: start it with a newer one."
    assert ended.value.code == said


def test_main_can_be_read_by_any_python():
    """Only statements that all versions share: a newer one would be a syntax error before the version is looked at."""
    tree = ast.parse((ROOT / "main.py").read_text("ascii"))
    old = (ast.Module, ast.Import, ast.ImportFrom, ast.alias, ast.If, ast.Compare, ast.Lt, ast.Eq, ast.Expr, ast.Call, ast.Attribute)
    old += (ast.Name, ast.Load, ast.Tuple, ast.Constant, ast.BinOp, ast.Mod, ast.Subscript, ast.Slice)
    assert {type(node).__name__ for node in ast.walk(tree)} <= {kind.__name__ for kind in old}


def test_importing_main_does_nothing():
    """The processes it starts import it again."""
    before = set(sys.modules)
    runpy.run_path(str(ROOT / "main.py"), run_name="__mp_main__")
    assert not {name for name in set(sys.modules) - before if name.startswith("game")}


INTERRUPTED = """
import os, runpy, signal, sys

class Library:
    def find_spec(self, name, *_):
        if name == {moment!r}:
            try:
                os.kill(os.getpid(), signal.SIGINT)
            except KeyboardInterrupt:
                print("swallowed", file=sys.stderr, flush=True)
                os._exit(0)

sys.meta_path.insert(0, Library())
sys.argv = ["main.py", "--profile", {profile!r}]
runpy.run_path("main.py", run_name="__main__")
"""


@pytest.mark.parametrize("moment", ["game.command", "msgspec", "pygame.imageext", "game.app.house"])
def test_an_interrupt_while_it_loads_ends_it_without_a_word_even_where_a_library_would_swallow_it(moment, tmp_path):
    code = INTERRUPTED.format(moment=moment, profile=str(tmp_path))
    env = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True, timeout=60)
    assert (ran.returncode, ran.stdout, ran.stderr) == (-signal.SIGINT, "", "")


@pytest.mark.parametrize("line", ["", "find", "play set", "host scopa --headless", "arena set --players easy", "bench wire"])
def test_missing_packages_are_named_with_the_command_that_installs_them(line, monkeypatch, capsys):
    real = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name in ("ifaddr", "msgspec", "pygame") else real(name))
    assert main(line.split()) == 1
    install = f'"{sys.executable}" -m pip install -r "{ROOT / "requirements.txt"}"'
    assert capsys.readouterr().err == f"These packages are missing: msgspec, ifaddr; install with: {install}\n"
    with pytest.raises(ground.Unfit, match="These packages are missing: msgspec, ifaddr, pygame-ce; install with: "):
        ground.check(screen=True)


def test_an_old_pygame_beside_ours_is_told_to_go(monkeypatch, tmp_path):
    for name in ("pygame", "pygame-2.6.1.dist-info", "pygame_ce-2.5.8.dist-info"):
        (tmp_path / name).mkdir()
    (tmp_path / "pygame" / "__init__.py").write_text("")
    monkeypatch.setattr(importlib.util, "find_spec", partial(PathFinder.find_spec, path=[str(tmp_path), *sys.path]))
    with pytest.raises(ground.Unfit, match=r"^The old package pygame is in the way .* uninstall -y pygame pygame-ce && .* install -r"):
        ground.check(screen=True)
    ground.check(screen=False)  # nothing to the commands without a window


def test_ours_alone_is_well():
    ground.check(screen=True)


@pytest.mark.parametrize(
    ("there", "drivers"),
    [({"DISPLAY": ":0"}, "x11"), ({"WAYLAND_DISPLAY": "w"}, "wayland"), ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "w"}, "x11,wayland")],
)
def test_sdl_may_only_choose_a_display_that_is_there(there, drivers, monkeypatch):
    """Left alone it would draw where nobody can see it when the display cannot be reached."""
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in there.items():
        monkeypatch.setenv(name, value)
    ground.check(screen=True)
    assert os.environ["SDL_VIDEODRIVER"] == drivers


def test_no_display_at_all_is_one_sentence(monkeypatch, capsys):
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert main(["play", "set"]) == 1
    assert capsys.readouterr().err.startswith("There is no display to open a window on: start it from a desktop, or ")


def test_a_display_that_cannot_be_reached_is_one_sentence():
    env = {**os.environ, "DISPLAY": ":4711", "SDL_VIDEODRIVER": "x11"}
    ran = subprocess.run([sys.executable, "main.py", "play", "set"], cwd=ROOT, env=env, capture_output=True, text=True)
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr == "No window can be opened here (x11 not available): start it from a desktop.\n"


def test_every_package_that_playing_needs_is_looked_for():
    wanted = {line.partition("==")[0] for line in (ROOT / "requirements.txt").read_text().split()} - {"pytest"}
    looked_for = ground.PLAIN | ground.SCREEN
    assert set(looked_for.values()) == wanted
    owners = importlib.metadata.packages_distributions()
    for module, package in looked_for.items():
        assert package.replace(".", "-") in {owner.replace(".", "-") for owner in owners[module]}
