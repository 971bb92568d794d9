"""Every game of turns between two machines over real sockets: whole matches, a link that breaks on the way, the same hand after it."""

import os
import time

import msgspec
import pytest
from kits.play_any import Player, losses, settle
from kits.sitting import Room

from game.core.game import Pace, seat_counts
from game.core.table import Back, Lost, Stepped
from game.games import GAMES
from game.session import start
from game.session.tasks import HostTask

TURNS = [game for game in GAMES.values() if game.info.pace is Pace.TURNS and 2 in seat_counts(game, game.info.presets[0][0])]


@pytest.fixture
def pair(closing, setup, guest, proxy, tmp_path):
    """A table of this game for two: Ann behind a proxy, Bob, the proxy, and the file it is written down in; the first cards are dealt."""

    def sit(game):
        config = start.room(setup(game=game.info.id, preset=game.info.presets[0][0], names=(), seats=2), lan=True)
        path = tmp_path / "table.journal"
        port = closing(Room(HostTask(room=config, loopback=True, seed=1, journal=os.fsencode(path)))).port
        between = proxy(port)
        ann = guest(between.port).sits()
        bob = guest(port, "Bob").sits()
        for one in (ann, bob):
            one.table.ready(one.table.own)
        for one in (ann, bob):
            one.until(lambda one=one: one.table.match and one.table.view(one.table.own[0]) is not None)
        return Player(ann, 1), Player(bob, 2), between, path

    return sit


def play(players, until):
    """Whoever is asked acts, until `until()`; people say that they are ready for each deal."""
    end = time.monotonic() + 60
    while not until():
        assert time.monotonic() < end, [player.guest.happened[-3:] for player in players]
        for player in players:
            assert player.breathe(), player.guest.happened[-3:]
            if not list(player.table._client._unanswered):
                player.act()


def asks(player):
    """Let a player do what he can now; whether he asked for something."""
    before = len(player.asked)
    player.breathe()
    player.act()
    return len(player.asked) > before


def sight(player):
    """What a player sees, as bytes: his hand, the table, the deal so far."""
    return msgspec.msgpack.encode(player.table.view(player.table.own[0]))


@pytest.mark.parametrize("game", TURNS, ids=[game.info.id for game in TURNS])
def test_after_a_broken_link_the_hand_is_the_same_and_the_match_goes_on_to_its_end(game, pair):
    ann, bob, between, path = pair(game)
    play((ann, bob), until=lambda: ann.table._client.version >= 8 and ann.table.room.phase == "match")
    settle((ann, bob))
    before, version = sight(ann), ann.table._client.version
    between.cut()
    ann.guest.sees(Lost)
    bob.guest.until(lambda: bob.table.room.seats[0].away)
    ann.guest.sees(Back)
    ann.guest.until(lambda: ann.table.view(0) is not None)
    assert (sight(ann), ann.table._client.version) == (before, version)
    play((ann, bob), until=lambda: "over" in (ann.table.room.phase, bob.table.room.phase))
    settle((ann, bob))
    assert losses(path, (ann, bob)) == []
    for player in (ann, bob):
        assert player.guest.saw(Stepped, of=lambda step, player=player: step.version == player.table._client.version)


@pytest.mark.parametrize("game", TURNS, ids=[game.info.id for game in TURNS])
def test_what_was_asked_just_before_a_link_broke_is_done_once(game, pair):
    ann, bob, between, path = pair(game)
    for _ in range(4):
        play((ann, bob), until=lambda: ann.table._client.version >= 4 and ann.table.room.phase == "match")
        settle((ann, bob))
        play((bob,), until=lambda: asks(ann))
        between.cut()
        ann.guest.sees(Back)
        settle((ann, bob))
        ann.guest.happened.clear()
        ann.forget()
    assert losses(path, (ann, bob)) == []
