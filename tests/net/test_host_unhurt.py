"""What people, machines and rules may do to a host without hurting anybody else's table: crowds at the door, a machine that sleeps, rules
that fail in any place."""

import logging
import re

import msgspec
import pytest
from kits.rooms import MS, OWNER, SECOND, join, move, notes, open_room, quiet_room, toy_room, written
from kits.sources import ROOT, python
from kits.toy_game import Toy

from net.absence import GRACE
from net.messages import Clock, Denied, Leave, Ready, Said, Say, Start

# --- at the door


def comings(net, number, address="10.0.0.9"):
    """So many come and go at once; how many were let in."""
    links = [join(net, "Eve", address=address) for _ in range(number)]
    for link in links:
        link.send(Leave())
    net.run()
    return sum(not isinstance(link.received[0], Denied) for link in links)


def test_one_machine_can_come_sixteen_times_at_once_and_then_twice_a_second():
    net, owner = quiet_room()
    assert comings(net, 40) == 16
    net.run(3 * SECOND)
    assert comings(net, 40) == 6
    assert ("joined", "Eve") in notes(owner)


def test_others_come_in_meanwhile_and_whoever_is_refused_is_told_why():
    net, _ = quiet_room()
    comings(net, 40)
    assert join(net, "Eve", address="10.0.0.9").received == [Denied("often")]
    assert join(net, "Bob", address="10.0.0.8").client.connected


def test_many_machines_together_cannot_come_more_often_than_a_table_can_bear():
    net, _ = quiet_room()
    assert sum(comings(net, 10, address=f"10.0.1.{number}") for number in range(20)) == 64
    assert join(net, "Bob").client.connected  # of this machine


def test_this_machine_is_not_counted():
    net, _ = quiet_room()
    assert comings(net, 30, address="127.0.0.1") == 30


def test_a_crowd_that_comes_and_goes_writes_no_more_than_it_is_let_in():
    net, _ = quiet_room()
    before = len(net.records)
    comings(net, 500)
    assert len(net.records) - before <= 3 * 16


# --- sleep


def asleep(net, hours):
    """The machine sleeps: nothing happens, and then its clock has gone on."""
    net.now += hours * 3600 * SECOND


def test_while_the_machine_sleeps_the_match_does_not_go_on():
    net = toy_room(seconds=60)
    ann, bob = join(net, "Ann"), join(net, "Bob")
    net.run(30 * SECOND)
    asleep(net, 5)
    net.run(29 * SECOND)
    assert not written(net, "expire")
    assert ann.client.room.phase == "match"
    assert abs(ann.client.clock(net.now) - 59 * SECOND) <= SECOND
    net.run(2 * SECOND)
    assert len(written(net, "expire")) == 1
    assert bob.up


def test_everybody_is_told_what_the_clock_shows_after_the_sleep():
    net = toy_room()
    ann = join(net, "Ann", "Bob")
    net.run(10 * SECOND)
    asleep(net, 1)
    net.run(SECOND)
    assert ann.of(Clock)[-1].clock <= 10 * SECOND + 250 * MS


def test_nobody_is_gone_for_longer_by_it():
    """Somebody away for nine seconds has one left after the night."""
    net = toy_room(away_policy="fallback")
    ann, bob = join(net, "Ann"), join(net, "Bob")
    gone, here = (ann, bob) if move(ann) else (bob, ann)
    gone.cut()
    net.run(GRACE - SECOND)
    asleep(net, 8)
    net.run(SECOND // 2)
    assert not written(net, "act")
    net.run(2 * SECOND)
    assert len(written(net, "act")) == 1
    assert here.up


def test_a_short_stop_is_no_sleep():
    """Some seconds in which the process was not scheduled count like any others."""
    net = toy_room(seconds=5)
    join(net, "Ann", "Bob")
    net.now += 6 * SECOND
    net.run(MS)
    assert len(written(net, "expire")) == 1


# --- rules that fail


METHODS = ("apply", "view", "expire", "awaiting", "ordered", "presence", "fallback")
METHODS += ("stakes", "deadline", "dealer", "standing", "suited", "check")


def failing(method, after):
    """A toy whose `method` fails from its `after`-th call on, with hidden cards in its message."""

    class Failing(Toy):
        info = msgspec.structs.replace(Toy.info, id="failing")

    calls = 0

    def fail(self, *arguments):
        nonlocal calls
        calls += 1
        if calls > after:
            raise RuntimeError(f"secret {arguments}")
        return getattr(Toy, method)(self, *arguments)

    setattr(Failing, method, fail)
    return Failing()


@pytest.mark.parametrize("after", [1, 4])
@pytest.mark.parametrize("method", METHODS)
def test_rules_that_fail_anywhere_hurt_their_match_at_most_and_tell_no_cards(method, after, caplog):
    with caplog.at_level(logging.DEBUG):
        game = failing(method, after)
        net = open_room("failing", "plain", options={"deals": 1, "seconds": 3}, games={"failing": game}, autostart=False)
        links = [join(net, "Ann", key=OWNER), join(net, "Bob")]
        for _ in range(3):
            for link in links:
                link.wish(Ready(link.client.own))
                link.wish(Start())
                for action in ({"do": "exchange", "cards": []}, {"do": "play", "card": "AH"}):
                    link.act(link.client.own[0] if link.client.own else 0, msgspec.convert(action, Toy.types.action))
            net.run(13 * SECOND)
    links[0].wish(Say("still here"))
    net.run(MS)
    assert links[1].of(Said)[-1].text == "still here"
    assert "secret" not in caplog.text
    assert all(link.up for link in links)


# --- clocks


@pytest.mark.parametrize("file", [*python("net"), *python("game/session")], ids=str)
def test_a_clock_that_is_set_back_cannot_be_felt_because_nobody_looks_at_it(file):
    """Only the monotonic clock is used; what lies in a profile for days is another matter."""
    assert not re.search(r"\btime\.time\b|\btime_ns\b|\bdatetime\b", file.read_text(encoding="utf-8"))
    assert file.is_relative_to(ROOT)
