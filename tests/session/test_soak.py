"""An evening without end: match after match of every game, with people whose links break, freeze and drip, who leave and come, talk and
pause. The host stays as it was."""

import random
import time

import msgspec
import pytest
from kits.play_any import Player

from game.core.game import preset, seat_counts
from game.games import GAMES
from game.session import start
from game.session.link_thread import Place

GUESTS = 7
PAGE = 4096
EARLY, GROWTH = 20, 1.05
"""Memory is compared with what it was after this match, when everything has been in use once."""


class Evening:
    """A table hosted by its owner in a process of its own, and guests behind proxies."""

    def __init__(self, guest, setup, proxy, folder, seed, patience):
        self.dice, self.patience = random.Random(seed), patience
        self.owner = Player(guest(opening=lambda wake: start.host(setup(preset="speed"), wake, folder)).sits(), seed)
        self._guest, self._proxy = guest, proxy
        self.others = [self._come(number) for number in range(GUESTS)]

    @property
    def pid(self):
        return self.owner.table._way._child.pid

    def _come(self, number):
        between = self._proxy(self.owner.table.hosting.port)
        made = self._guest(opening=lambda wake: start.join(Place(("127.0.0.1",), between.port), (f"G{number}",), wake))
        return Player(made, number), between

    def matches(self, number):
        """So many matches; yields after each, when everybody sees the same."""
        for count in range(number):
            self._set_up(GAMES["set"] if count % 2 else list(GAMES.values())[count // 2 % len(GAMES)])
            self._play()
            self._calm()
            yield count + 1

    def _set_up(self, game):
        name, _ = self.dice.choice(game.info.presets)
        seats = self.dice.choice(seat_counts(game, name))
        options = preset(game, name)
        if hasattr(options, "finish"):
            options = msgspec.structs.replace(preset(game, "speed"), finish="count", count=20)
            name = "speed"
        self.owner.table.setup(game.info.id, name, options, seats)
        self._until(lambda: self.owner.table.room.game == game.info.id and self.owner.table.room.phase == "lobby")
        room = self.owner.table.room
        for seat, info in enumerate(room.seats):
            if info.kind == "open" and self.dice.random() < 0.5:
                self.owner.table.fill(seat, "easy")
        self._until(lambda: self.owner.table.room.phase == "match", nudge=self.owner.table.start)

    def _play(self):
        """Until the match is over, or has lasted long enough and is called off."""
        end = time.monotonic() + self.patience
        while self.owner.table.room.phase in ("match", "between"):
            self._breathe()
            if self.dice.random() < 0.05:
                self._fault()
            if time.monotonic() > end:
                self.owner.table.abandon()
                self._breathe()

    def _fault(self):
        player, between = self.dice.choice(self.others)
        match self.dice.randrange(6):
            case 0:
                between.cut()
            case 1:
                between.drip = self.dice.choice((0, 3, 50))
            case 2:
                between.delay = self.dice.choice((0.0, 0.002, 0.02))
            case 3:
                between.frozen = self.dice.choice(({"up"}, {"down"}, set()))
            case 4:
                player.table.say("well played")
            case 5:
                paused = self.owner.table.room.paused
                self.owner.table.conduct(paused=not paused)

    def _calm(self):
        """Links are good again, everybody is there, and sees what the owner sees."""
        for _, between in self.others:
            between.frozen, between.drip, between.delay = set(), 0, 0.0
        self.owner.table.conduct(paused=False)
        self._until(lambda: all(player.table.connected for player in self._all()))
        self._until(lambda: all(player.table.room.seats == self.owner.table.room.seats for player in self._all()))

    def _all(self):
        return [self.owner, *(player for player, _ in self.others)]

    def _until(self, condition, nudge=lambda: None, seconds=60):
        end, nudged = time.monotonic() + seconds, 0.0
        while not condition():
            assert time.monotonic() < end, [player.guest.happened[-2:] for player in self._all()]
            if time.monotonic() > nudged:
                nudged = time.monotonic() + 1
                nudge()
            self._breathe(playing=False)

    def _breathe(self, playing=True):
        for player in self._all():
            player.guest.until(lambda: True)
            player.read()
            player.guest.happened.clear()
            player.forget()
            if playing and self.dice.random() < 0.3:
                player.act()
        time.sleep(0.01)


def resident(pid):
    """Resident memory of a process in bytes, where the system tells."""
    try:
        with open(f"/proc/{pid}/statm") as told:
            return int(told.read().split()[1]) * PAGE
    except OSError:
        return 1


def test_some_matches_of_every_game_with_faults(guest, setup, proxy, tmp_path):
    evening = Evening(guest, setup, proxy, tmp_path, seed=1, patience=0.8)
    pid = evening.pid
    assert list(evening.matches(2 * len(GAMES) - 1)) == list(range(1, 2 * len(GAMES)))
    assert evening.pid == pid
    assert evening.owner.table.connected


@pytest.mark.long
def test_two_hundred_matches_and_the_host_is_no_larger(guest, setup, proxy, tmp_path):
    evening = Evening(guest, setup, proxy, tmp_path, seed=2, patience=5)
    pid, early = evening.pid, 0
    for number in evening.matches(200):
        if number == EARLY:
            early = resident(pid)
        if number % 20 == 0:
            print(f"match {number}: {resident(pid) / 1e6:.1f} MB")
    assert evening.pid == pid
    assert resident(pid) <= early * GROWTH
