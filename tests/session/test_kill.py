"""Hosts and windows that are killed in the middle of a match: nothing told is lost, nothing is done twice, everybody sees the same."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from kits.play_any import Player, losses, settle
from kits.set_play import claim, lying, points

from game.core.game import seat_counts
from game.core.table import Lost, Note, Stepped
from game.games import GAMES
from game.session import journals, start, ways
from game.session.children import ROOT
from game.session.link_thread import Place

DEATHS = 10
PLAYERS = 4


@pytest.fixture
def mortal(monkeypatch, tmp_path):
    """Hosts die `DEATHS` times. Gives a function that says how many deaths are left."""
    fate = tmp_path / "fate"

    def die(order):
        fate.write_text(f"{DEATHS} {order}")
        monkeypatch.setenv("MORTAL", str(fate))
        monkeypatch.setattr(ways, "HOST_MODULE", "tests.kits.mortal_host")
        monkeypatch.setattr(ways, "MOST_STARTS", 10 * DEATHS)
        return lambda: int(fate.read_text().split()[0])

    return die


def table_of(game, guest, setup, folder):
    """A hosted table of this game with `PLAYERS` people at it, those without a seat watching; the match has begun. Its players."""
    name = game.info.presets[0][0]
    preset = "speed" if game.info.id == "set" else name
    seats = max(count for count in seat_counts(game, preset) if count <= PLAYERS) if game.info.id != "set" else None
    opened = setup(game=game.info.id, preset=preset, seats=seats)
    ann = guest(opening=lambda wake: start.host(opened, wake, folder)).sits()
    place = Place(("127.0.0.1",), ann.table.hosting.port)
    others = [guest(opening=lambda wake, name=name: start.join(place, (name,), wake)) for name in ("Bob", "Cy", "Di")[: PLAYERS - 1]]
    players = [Player(each, number) for number, each in enumerate((ann, *others))]
    ann.until(lambda: len(ann.table.room.peers) == PLAYERS)
    play_until(players, lambda: all(each.table.match for each in (ann, *others)))
    return players


def play_until(players, condition, seconds=90):
    """Everybody plays, a few actions a second, until `condition()`."""
    end = time.monotonic() + seconds
    while not condition():
        for player in players:
            assert player.breathe(), player.guest.happened[-3:]
            if player.dice.random() < 0.2:
                player.act()
        if players[0].table.room.phase in ("lobby", "over") and players[0].table.connected:
            players[0].table.start()
        assert time.monotonic() < end, [player.guest.happened[-3:] for player in players]


@pytest.mark.parametrize("game_id", [game for game in ("set", "scopa") if game in GAMES])
def test_a_host_killed_ten_times_loses_nothing_and_doubles_nothing(game_id, mortal, guest, setup, tmp_path):
    left = mortal("write-first")
    players = table_of(GAMES[game_id], guest, setup, tmp_path)
    play_until(players, lambda: left() == 0 and sum(len(player.caused) for player in players) > DEATHS)
    settle(players)
    assert losses(Path(players[0].table.hosting.journal), players) == []


def test_that_test_sees_telling_before_writing(mortal, guest, setup, tmp_path):
    mortal("tell-first")
    players = table_of(GAMES["set"], guest, setup, tmp_path)

    def lost():
        found = losses(Path(players[0].table.hosting.journal), players)
        return [trouble for trouble in found if "told but not written" in trouble]

    play_until(players, lost)


# --- windows


@pytest.fixture
def window(tmp_path):
    """A window that hosts a table of Set and starts its match when two are there: its process and what it says (JSON lines)."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.kits.hosting_window", str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE, stdin=subprocess.PIPE
    ) as process:
        yield process, lambda: json.loads(process.stdout.readline())
        process.kill()


def is_running(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_when_the_hosting_window_is_killed_the_others_play_on_and_it_can_come_back(window, guest):
    process, says = window
    told = says()
    place = Place(("127.0.0.1",), told["port"])
    bob = guest(opening=lambda wake: start.join(place, ("Bob",), wake)).sits()
    bob.until(lambda: lying(bob))
    token = bytes.fromhex(says()["token"])
    process.kill()
    process.wait()
    bob.sees(Note, of=lambda note: (note.kind, note.name) == ("dropped", "Ann"))
    asked = claim(bob)
    bob.sees(Stepped, of=lambda step: step.own_cause == (bob.table.own[0], asked))
    ann = guest(opening=lambda wake: start.join(place, ("Ann",), wake, token=token)).sits()
    ann.until(lambda: lying(ann))
    assert (ann.table.own, ann.table.is_owner) == ((0,), True)
    assert (lying(ann), points(ann)) == (lying(bob), points(bob))
    assert not bob.saw(Lost)
    for one in (ann, bob):
        one.table.close()
    bob.until(lambda: not is_running(told["pid"]))


def test_a_match_at_one_screen_ends_with_its_window_and_can_be_taken_up(guest, setup, tmp_path):
    ann = guest(opening=lambda wake: start.local(setup(preset="speed", names=("Ann", "Bob"), pointers=(True, True)), wake, tmp_path)).sits()
    ann.until(lambda: lying(ann))
    asked = claim(ann)
    ann.sees(Stepped, of=lambda step: step.own_cause == (0, asked))
    ann.table.close()
    ann.until(lambda: list(journals.left(tmp_path)))
    [left] = journals.left(tmp_path)
    again = guest(opening=lambda wake: start.resume(left, wake)).sits()
    again.until(lambda: lying(again))
    assert (again.table.own, points(again), lying(again)) == ((0, 1), points(ann), lying(ann))
    again.table.abandon()
    again.until(lambda: again.table.room.phase == "lobby")
    again.table.close()
    again.until(lambda: not list(tmp_path.iterdir()))
