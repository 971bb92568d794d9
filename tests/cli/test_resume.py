"""`host --headless --resume`: a killed host, an interrupted one, a file moved elsewhere; and files from which nothing can be opened."""

import json
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from kits.set_play import begin, claim, lying, points
from kits.sitting import Guest

from game.core.room import SeatInfo
from game.core.table import Back, Stepped
from game.session import start
from game.session.link_thread import Place
from net.config import RoomConfig
from net.journal import Journal
from net.records import Header, RoomRecord

ROOT = Path(__file__).parents[2]


@pytest.fixture
def host(tmp_path):
    """Run `host --headless` with these words; the process and what it said."""
    running = []

    def run(*words):
        process = subprocess.Popen(
            [sys.executable, "main.py", "host", "--headless", "--json", "--profile", str(tmp_path), *words],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        running.append(process)
        return process, json.loads(process.stdout.readline())

    yield run
    for process in running:
        process.kill()
        process.communicate()


@pytest.fixture
def two():
    """Two guests at a port, in the middle of a match of which one point is made."""
    made = []

    def sit(port):
        for name in ("Ann", "Bob"):
            made.append(Guest(lambda wake, name=name: start.join(Place(("127.0.0.1",), port), (name,), wake)).sits())
        begin(*made)
        asked = claim(made[0])
        made[0].sees(Stepped, of=lambda step: step.own_cause == (made[0].table.own[0], asked))
        made[1].until(lambda: points(made[1]) == points(made[0]))
        return made

    yield sit
    for guest in made:
        guest.table.close()


def words_of(*argv):
    ran = subprocess.run([sys.executable, "main.py", *argv], cwd=ROOT, capture_output=True, text=True)
    return ran.returncode, ran.stdout, ran.stderr


def test_a_killed_host_is_resumed_at_its_port_and_everybody_comes_back_by_himself(host, two):
    process, told = host("set", "--preset", "speed", "--port", "0")
    ann, bob = two(told["port"])
    before = lying(ann), points(ann), ann.table.match
    process.kill()
    process.wait()
    _, again = host("--resume", told["journal"])
    assert (again["port"], again["match"], again["game"]) == (told["port"], before[2], "set")
    for guest in (ann, bob):
        guest.sees(Back)
        guest.until(lambda guest=guest: (lying(guest), points(guest), guest.table.match) == before)
    asked = claim(bob)
    bob.sees(Stepped, of=lambda step: step.own_cause == (bob.table.own[0], asked))


def test_moved_to_another_machine_the_tokens_still_open_the_seats(host, two, tmp_path):
    process, told = host("set", "--preset", "speed", "--port", "0")
    ann, bob = two(told["port"])
    before, tokens = (lying(ann), points(ann)), [guest.table.token for guest in (ann, bob)]
    process.send_signal(signal.SIGINT)
    for guest in (ann, bob):
        assert guest.end().code == "closed"
    process.communicate(timeout=30)
    moved = tmp_path / "elsewhere" / "table"
    moved.parent.mkdir()
    shutil.copy(told["journal"], moved)
    _, again = host("--resume", str(moved), "--port", "0")
    place = Place(("127.0.0.1",), again["port"])
    back = [Guest(lambda wake, token=token: start.join(place, ("X",), wake, token=token)).sits() for token in tokens]
    for number, guest in enumerate(back):
        guest.until(lambda guest=guest: lying(guest))
        assert (guest.table.own, lying(guest), points(guest)) == ((number,), *before)
        guest.table.close()


def test_interrupted_in_a_match_it_says_how_to_go_on(host, two, tmp_path):
    talking = subprocess.Popen(
        [sys.executable, "main.py", "host", "set", "--preset", "speed", "--headless", "--port", "0", "--profile", str(tmp_path)],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    port = int(talking.stdout.readline().partition(" is open at ")[2].partition(" ")[0].rstrip(".,").rpartition(":")[2])
    two(port)
    talking.send_signal(signal.SIGTERM)
    out, err = talking.communicate(timeout=30)
    [journal] = (tmp_path / "tables").iterdir()
    assert (talking.returncode, err) == (0, "")
    assert out == f"The match can be gone on with: main.py host --headless --resume {journal}\n"


def test_an_interrupted_host_without_a_match_leaves_nothing(host, tmp_path):
    process, told = host("set", "--port", "0")
    assert Path(told["journal"]).exists()
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=30)
    assert list((tmp_path / "tables").iterdir()) == []


def test_a_file_that_is_open_in_another_host_is_left_alone(host, two):
    _, told = host("set", "--preset", "speed", "--port", "0")
    two(told["port"])
    code, out, err = words_of("host", "--headless", "--resume", told["journal"])
    assert (code, out) == (1, "")
    assert err == f"This table cannot be opened again: {told['journal']} is the record of a table that is open just now.\n"


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "cannot be read: No such file or directory."),
        (b"not one of ours", "is no record of a table."),
        (b"LPJ\x63" + bytes(40), "was written by a newer version of the game; update this one to go on with it."),
    ],
)
def test_what_cannot_be_gone_on_with_is_told_in_a_sentence(tmp_path, content, sentence):
    path = tmp_path / "file"
    if content is not None:
        path.write_bytes(content)
    assert words_of("host", "--headless", "--resume", str(path)) == (1, "", f"This table cannot be opened again: {path} {sentence}\n")


def test_a_seat_of_nobody_is_told_as_a_sentence_about_the_table(tmp_path):
    room = RoomRecord("set", "classic", {}, (SeatInfo("person", "Ann", 7),), (), "wait", 0, 7, 0)
    journal = Journal(tmp_path / "file")
    for record in (Header("1.0", "set", RoomConfig(name="Table", game="set", preset="classic", seats=1), False), room):
        journal.write(record)
    journal.close()
    sentence = "This table cannot be opened again: one of its seats belongs to nobody who was there.\n"
    assert words_of("host", "--headless", "--resume", str(tmp_path / "file")) == (1, "", sentence)


@pytest.mark.parametrize("words", [("host",), ("host", "set", "--resume", "file")])
def test_a_game_or_a_file_not_both_and_not_neither(words):
    sentence = "Say either which game to host or, with --resume, which file to go on from.\n"
    assert words_of(*words) == (2, "", sentence)
