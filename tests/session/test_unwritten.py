"""A dedicated host whose disk takes no more: the match goes on, and everybody at the table is told once by a line in the talk."""

import json
import signal
import subprocess
import sys

import pytest

from game.core.table import Note
from game.session.children import ROOT
from net.journal import recover
from net.records import MatchRecord

FULL = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, ({bytes}, {bytes}))
from game.command import main
words = ["host", "schnapsen", "--headless", "--json", "--profile", {profile!r}]
sys.exit(main(words))
"""
"""Every file of this process can have so many bytes and no more, as if the disk was full then."""
NOBODY, LOBBY, MATCH = 100, 700, 4000
"""Bytes for less than the room itself, for the room alone, and for the beginning of a match."""


@pytest.fixture
def hosting():
    """A dedicated host on a disk with room for so many bytes: its port, and the process."""
    running = []

    def host(limit, profile):
        code, pipe = FULL.format(bytes=limit, profile=str(profile)), subprocess.PIPE
        running.append(subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdout=pipe, stderr=pipe, text=True))
        return json.loads(running[-1].stdout.readline())["port"], running[-1]

    yield host
    for each in running:
        each.kill()
        each.communicate()


def begin(people):
    """Let the match of these guests begin."""
    for one in people:
        one.table.ready(one.table.own)
    for one in people:
        one.until(lambda one=one: one.table.view(one.table.own[0]))


def sight(one):
    """What a guest sees of the match."""
    return one.table.view(one.table.own[0])


def play(people, enough):
    """Let whoever is asked do the first thing that may be done, until it is enough; the end of a deal is read quickly."""
    while not enough():
        before = [sight(one) for one in people]
        asked = next((one for one in people if one.table.game.legal_actions(sight(one))), None)
        if asked:
            asked.table.act(asked.table.own[0], asked.table.game.legal_actions(sight(asked))[0], 0)
        else:
            for one in people:
                one.until(lambda one=one: one.table.room.phase == "between")
                one.table.ready(one.table.own)
        for one, seen in zip(people, before, strict=True):
            one.until(lambda one=one, seen=seen: sight(one) != seen)


def warned(one):
    return [seen for seen in one.happened if seen == Note("unwritten", "")]


@pytest.mark.parametrize("limit", [NOBODY, LOBBY, MATCH])
def test_everybody_at_the_table_is_told_once_and_plays_on(hosting, guest, tmp_path, limit):
    port, process = hosting(limit, tmp_path)
    players = guest(port).sits(), guest(port, "Bob").sits()
    begin(players)
    play(players, lambda: all(map(warned, players)))
    eve = guest(port, "Eve", watch=True)
    eve.until(lambda: warned(eve))
    played = len(players[0].happened)
    play(players, lambda: len(players[0].happened) > played + 10)
    process.send_signal(signal.SIGTERM)
    assert [one.end().code for one in (*players, eve)] == ["closed"] * 3
    assert [len(warned(one)) for one in (*players, eve)] == [1, 1, 1]
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err.count("\n")) == (0, "", 1)
    assert "this table can no longer be written down" in err


@pytest.mark.parametrize(("limit", "kept"), [(NOBODY, 0), (MATCH, 1)])
def test_a_disk_that_took_nothing_keeps_no_file_and_one_that_took_something_a_whole_one(hosting, guest, tmp_path, limit, kept):
    """A file without a table in it would stay for ever; one that ends in the middle of a match can be gone on with."""
    port, process = hosting(limit, tmp_path)
    players = guest(port).sits(), guest(port, "Bob").sits()
    begin(players)
    play(players, lambda: all(map(warned, players)))
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=30)
    found = [recover(file) for file in (tmp_path / "tables").iterdir()]
    assert [each.lost for each in found] == [0] * kept
    assert all(any(isinstance(record, MatchRecord) for record in each.records) for each in found)
