"""Processes that stand still for a while, as in a sleep or under a debugger: whoever was given up comes back to his seat by himself."""

import os
import signal
import time

import pytest
from kits.set_play import begin, claim, lying, points

from game.core.table import Back, Closed, Lost, Stepped
from game.session import link_thread, start
from game.session.link_thread import Place


@pytest.fixture
def impatient(monkeypatch):
    """Guests who give a silent host up soon, and a try to come back sooner still."""
    monkeypatch.setattr(link_thread, "SILENCE_SECONDS", 1.5)
    monkeypatch.setattr(link_thread, "RETURN_SECONDS", 0.2)


@pytest.fixture
def two(guest, setup, tmp_path):
    """The owner of a table with a host of its own, and a guest, in the middle of a match."""
    ann = guest(opening=lambda wake: start.host(setup(preset="speed"), wake, tmp_path)).sits()
    place = Place(("127.0.0.1",), ann.table.hosting.port)
    bob = guest(opening=lambda wake: start.join(place, ("Bob",), wake)).sits()
    begin(ann, bob)
    return ann, bob


def granted(one):
    """Claim a set and wait until it is told."""
    asked = claim(one)
    one.sees(Stepped, of=lambda step: step.own_cause == (one.table.own[0], asked))


def test_a_host_that_stood_still_finds_everybody_in_his_seat_however_often_they_have_knocked(impatient, two):
    ann, bob = two
    granted(bob)
    ann.until(lambda: points(ann) == points(bob))
    seats, before = [one.table.own for one in two], lying(ann)
    host = ann.table._way._child.pid
    os.kill(host, signal.SIGSTOP)
    try:
        for one in two:
            one.sees(Lost)
        time.sleep(1)  # several tries to come back wait at the host's door by now
    finally:
        os.kill(host, signal.SIGCONT)
    for one in two:
        one.sees(Back)
        one.until(lambda one=one: one.table.connected and lying(one) == before)
    assert [one.table.own for one in two] == seats
    bob.until(lambda: not any(seat.away for seat in bob.table.room.seats))
    assert [seat.name for seat in bob.table.room.seats[:3]] == ["Ann", "Bob", ""]
    granted(ann)
    granted(bob)
    assert not any(one.saw(Closed) for one in two)
