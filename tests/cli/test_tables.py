"""`host --headless`, `find` and `arena` as scripts use them: one JSON value, exit codes, no traceback."""

import json
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def start(*argv):
    return subprocess.Popen([sys.executable, "main.py", *argv], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def run(*argv):
    ran = subprocess.run([sys.executable, "main.py", *argv], cwd=ROOT, capture_output=True, text=True)
    return ran.returncode, ran.stdout, ran.stderr


@pytest.fixture
def hosted(tmp_path):
    """A headless table on any free port, and what it said of itself."""
    line = f"host set --headless --json --port 0 --preset quick --bots easy --profile {tmp_path}"
    process = start(*line.split(), "--name", "Test table 4711")
    try:
        yield process, json.loads(process.stdout.readline())
    finally:
        process.kill()
        process.communicate()


def test_a_headless_host_says_where_it_is(hosted):
    _, told = hosted
    assert (told["game"], told["preset"], told["match"]) == ("set", "quick", None)
    with socket.create_connection((told["address"], told["port"]), timeout=10):
        pass


def test_find_lists_it_with_its_real_port(hosted):
    _, told = hosted
    code, out, err = run("find", "--seconds", "1", "--json")
    assert (code, err, out.count("\n")) == (0, "", 1)
    (found,) = (table for table in json.loads(out) if table["name"] == "Test table 4711")
    assert {name: found[name] for name in ("game", "preset", "port", "seats_free", "locked", "compatible")} == {
        "game": "set",
        "preset": "quick",
        "port": told["port"],
        "seats_free": 12,
        "locked": False,
        "compatible": True,
    }


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_well_when_it_is_asked_to(hosted, number):
    process, _ = hosted
    process.send_signal(number)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err) == (0, "", "")


def test_a_taken_port_is_one_sentence_and_exit_code_1(hosted):
    _, told = hosted
    code, out, err = run("host", "set", "--headless", "--port", str(told["port"]))
    assert (code, out) == (1, "")
    assert err == f"Port {told['port']} is taken on this machine; choose another with --port, or none to have one found.\n"


def test_a_file_that_is_no_record_of_a_table_is_one_sentence_and_exit_code_1():
    code, out, err = run("host", "--headless", "--resume", "README.md")
    assert (code, out, err) == (1, "", "This table cannot be opened again: README.md is no record of a table.\n")


def test_arena_counts_matches_between_levels_and_can_be_run_again():
    line = "arena set --players beginner,master --matches 4 --seed 1 --json"
    code, out, err = run(*line.split())
    assert (code, err) == (0, "")
    told = json.loads(out)
    assert set(told) >= {"game", "preset", "players", "matches", "wins", "draws", "points", "errors", "seconds"}
    assert (told["players"], told["matches"], told["errors"]) == (["beginner", "master"], 4, 0)
    assert sum(told["wins"]) + told["draws"] == 4
    assert told["wins"][1] > told["wins"][0]
    assert json.loads(run(*line.split())[1])["points"] == told["points"]


def test_arena_for_readers():
    code, out, _ = run("arena", "set", "--players", "easy,hard", "--matches", "2")
    assert code == 0
    assert out.startswith("Set (classic), 2 matches in ")
    assert [line.split()[0] for line in out.splitlines()[1:]] == ["easy", "hard", "drawn"]


INTERRUPTED = """
import _thread
from game.arena.match import Bout
from game.command import main
going_on = Bout.go_on
Bout.go_on = lambda bout: (_thread.interrupt_main(), going_on(bout))[1]
raise SystemExit(main("arena set --players easy,easy --matches 10000000 --json".split()))
"""


def test_an_interrupt_ends_a_long_run_without_a_word():
    """Ctrl and C, as soon as a match is under way."""
    ran = subprocess.run([sys.executable, "-c", INTERRUPTED], cwd=ROOT, capture_output=True, text=True)
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, "", "")
