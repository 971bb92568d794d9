"""The README keeps its promises, and the project speaks of itself alone."""

import contextlib
import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

from game.command import words
from game.games import GAMES

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def commands(language):
    return [line for kind, block in BLOCKS if kind == language for line in block.splitlines()]


def test_one_command_starts_and_one_command_tests_on_each_system():
    for language in ("sh", "powershell"):
        start, test = commands(language)
        assert start.endswith("python main.py")
        assert test.endswith("python -m pytest")
        assert "-r requirements.txt" in start
        assert "-r requirements.txt -r tests/requirements.txt" in test


def test_the_commands_of_both_systems_say_the_same():
    for shell, power in zip(commands("sh"), commands("powershell"), strict=True):
        assert power == shell.replace("python3 -m", "py -3 -m").replace(".venv/bin/", ".venv\\Scripts\\").replace(" &&", ";")


@pytest.mark.parametrize("line", [line for line in commands("") if line.startswith("main.py")])
def test_every_command_line_exists(line):
    said = re.split(r"\s{3,}", line)[0].replace('"Kitchen table"', "Kitchen")
    words.parse(said.split()[1:])


STARTED = """
import runpy, sys, threading, time
def quits():
    while not ((pygame := sys.modules.get("pygame")) and hasattr(pygame, "display") and pygame.display.get_surface()):
        time.sleep(0.01)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
threading.Thread(target=quits, daemon=True).start()
runpy.run_path("main.py", run_name="__main__")
"""
"""Runs the program; as soon as there is a window its cross is pressed."""


def test_the_start_command_starts(tmp_path):
    """Its parts, with this Python for a fresh environment: nothing is left to be installed, then the program opens and ends."""
    create, install, start = commands("sh")[0].split(" && ")
    assert create == "python3 -m venv .venv"
    _, *words = install.split()
    there = [sys.executable, "-m", "pip", "--disable-pip-version-check", *words, "--no-index"]
    assert subprocess.run(there, cwd=ROOT, capture_output=True, text=True).stderr == ""
    assert start.split()[1:] == ["main.py"]
    ran = subprocess.run([sys.executable, "-c", STARTED, "--profile", tmp_path / "profile"], cwd=ROOT, capture_output=True, text=True)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


def test_every_option_exists():
    helps = {option for command in words.COMMANDS for option in re.findall(r"--[a-z]+", _help(command))}
    assert set(re.findall(r"`(--[a-z]+)", README)) <= helps


def _help(command):
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.suppress(SystemExit):
        words.parse([command, "--help"])
    return said.getvalue()


def test_every_path_it_names_exists():
    links = re.findall(r"\]\(([^)]+)\)", README)
    quoted = [word for word in re.findall(r"`([^` ]+)`", README) if re.fullmatch(r"[\w.]+(/[\w.]*)+|\w+\.(py|md|txt)", word)]
    assert len(links) >= 4
    assert len(quoted) >= 10
    assert [path for path in {*links, *quoted} if not (ROOT / path).exists()] == []


def test_every_game_is_named_and_none_else():
    named = re.findall(r"^\| \*\*(\w+)\*\* \|", README, re.MULTILINE)
    assert sorted(named) == sorted(game.info.title.split(" ")[0] for game in GAMES.values())


STRANGE = [
    r"(?<![\w.~])/(?:work|home|root|Users)/\w",  # somebody's own folders
    r"\bissues? (?:#|no\. ?)?\d",  # a list of wishes that lies elsewhere
    r"\b(?:T[O]DO|FIX[M]E|X[X]X)\b",  # what is not done is not here
    r"https?://(?!127\.|localhost|www\.w3\.org)(?:[\w-]+\.)+[a-z]{2,}/",  # places that may be gone tomorrow
]
ROOMS = ("game", "net", "assets", "tests", ".ci")


def test_the_project_speaks_of_itself_alone():
    texts = [path for path in ROOT.iterdir() if path.suffix in (".py", ".md", ".toml", ".txt")]
    texts += [path for room in ROOMS for path in (ROOT / room).rglob("*") if path.suffix in (".py", ".md", ".txt", ".ftl", ".svg", "")]
    found = [(path, hit[0]) for path in texts if path.is_file() for hit in re.finditer("|".join(STRANGE), path.read_text("utf-8"))]
    assert len(texts) > 50
    assert found == []
