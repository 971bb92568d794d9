"""Computer players at a table: told, asked for a plan, pressed for when it is time, replaced when they fail (bots/player.py)."""

import threading
import time
from types import SimpleNamespace

import pytest

from game.bots.player import Plan
from game.core.room import Room, SeatInfo
from game.core.table import ClockIs, Closed, Refused, Restored, Stepped
from game.session import players as module
from game.session.players import Players

MS = 1_000_000
BEFORE = -1
"""A time before every plan: nothing is pressed then."""
LEVELS = ("weak", "strong")
SEATS = (SeatInfo("person", "Ann", 1), SeatInfo("computer", level="strong"), SeatInfo("computer", level="weak"))


class Scripted:
    """A table whose news the test writes; its match clock is the time of the test."""

    def __init__(self):
        self.room = Room("Kitchen", "toy", "plain", {}, "match", SEATS, ())
        self.game = SimpleNamespace(info=SimpleNamespace(id="toy"), fallback=lambda view: f"harmless {view}")
        self.options = {"target": 3}
        self.own = (1, 2)
        self.connected = True
        self.news, self.acted = [], []

    def poll(self, now):
        news, self.news = self.news, []
        return news

    def clock(self, now):
        return now

    def act(self, seat, action, press):
        self.acted.append((seat, action))
        return len(self.acted)


class Stub:
    """Plans what its script says for a view; a script may also be an exception."""

    script = {}

    def __init__(self, level, seat, options):
        self.level, self.seat, self.options, self.heard = level, seat, options, []

    def told(self, view, events, clock):
        self.heard.append((view, events, clock))
        if view == "bad news":
            raise ValueError("secret card")

    def plan(self):
        plan = self.script.get((self.seat, self.heard[-1][0]))
        if isinstance(plan, Exception):
            raise plan
        return plan() if callable(plan) else plan


@pytest.fixture
def made(monkeypatch):
    """The players that were made."""
    stubs = []

    def make(level, seat, options, dice):
        assert 0 <= dice.random() < 1
        stubs.append(Stub(level, seat, options))
        return stubs[-1]

    monkeypatch.setattr(module, "part", lambda game_id, name: SimpleNamespace(LEVELS=LEVELS, make=make))
    monkeypatch.setattr(Stub, "script", {})
    return stubs


@pytest.fixture
def playing(made):
    """The players of a scripted table: `tell` them news, wait until they have `thought`, and `run` them at a time."""
    table, woken = Scripted(), threading.Event()
    players = Players(table, seed=1, stand_in="strong", wake=woken.set)

    def tell(*news):
        table.news = list(news)
        players.run(BEFORE)

    yield SimpleNamespace(table=table, players=players, woken=woken, run=players.run, tell=tell)
    players.close()


def until(condition):
    end = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.001)


def restored(view="start", seats=(1, 2)):
    return Restored(1, 0, seats, ("dealt",), view)


def step(view, seats=(1, 2), version=2, clock=5):
    return Stepped(version, clock, seats, ("event",), view)


def thought(playing, *seats):
    until(lambda: all(playing.players._minds[seat].plan for seat in seats))


def test_each_computer_seat_gets_a_player_of_its_level(playing, made):
    playing.tell(restored())
    until(lambda: len(made) == 2 and all(stub.heard for stub in made))
    assert sorted((stub.seat, stub.level) for stub in made) == [(1, "strong"), (2, "weak")]
    assert {stub.options["target"] for stub in made} == {3}
    assert [stub.heard for stub in made] == [[("start", (), 0)]] * 2  # of a snapshot the view alone


def test_a_person_who_is_away_is_played_at_the_rooms_level(playing, made):
    playing.table.own = (0, 1, 2)
    playing.tell(restored(seats=(0,)))
    until(lambda: made)
    assert made[0].level == "strong"


def test_a_plan_is_carried_out_when_its_time_has_come(playing):
    Stub.script = {(1, "start"): Plan("first", 30 * MS), (2, "start"): Plan("second", 50 * MS)}
    playing.tell(restored())
    thought(playing, 1, 2)
    assert playing.run(10 * MS) == 20 * MS
    assert playing.table.acted == []
    assert playing.run(30 * MS) == 20 * MS
    assert playing.table.acted == [(1, "first")]
    assert playing.run(50 * MS) is None
    assert playing.table.acted == [(1, "first"), (2, "second")]


def test_a_step_overtakes_the_plan_before_it(playing, made):
    Stub.script = {(1, "start"): Plan("old", 30 * MS), (1, "next"): Plan("new", 40 * MS)}
    playing.tell(restored(seats=(1,)))
    thought(playing, 1)
    playing.tell(step("next", (1,)))
    thought(playing, 1)
    playing.run(60 * MS)
    assert playing.table.acted == [(1, "new")]
    assert made[0].heard == [("start", (), 0), ("next", ("event",), 5)]


def test_a_long_search_keeps_nobody_else_waiting(playing):
    found = threading.Event()
    Stub.script = {(1, "start"): lambda: found.wait(20) and Plan("at last", 0), (2, "start"): Plan("at once", 0)}
    playing.tell(restored())
    thought(playing, 2)
    playing.run(1)
    assert playing.table.acted == [(2, "at once")]
    found.set()
    thought(playing, 1)
    playing.run(2)
    assert playing.table.acted == [(2, "at once"), (1, "at last")]


def test_steps_that_come_during_a_search_are_all_told_and_planned_for_once(playing, made):
    searching, go_on = threading.Event(), threading.Event()

    def search():
        searching.set()
        assert go_on.wait(20)
        return Plan("too late", 0)

    Stub.script = {(1, "start"): search, (1, "c"): Plan("newest", 0), (1, "a"): Plan("a", 0), (1, "b"): Plan("b", 0)}
    playing.tell(restored(seats=(1,)))
    assert searching.wait(20)
    playing.tell(*(step(view, (1,)) for view in "abc"))
    go_on.set()
    thought(playing, 1)
    playing.run(2)
    assert playing.table.acted == [(1, "newest")]
    assert [heard[0] for heard in made[0].heard] == ["start", "a", "b", "c"]


@pytest.mark.parametrize("view", ["start", "bad news"])
def test_a_player_that_fails_plays_the_harmless_action_and_a_fresh_one_goes_on(playing, made, view, caplog):
    Stub.script = {(1, "start"): RuntimeError("secret card"), (1, "next"): Plan("recovered", 0)}
    playing.tell(restored(view, seats=(1,)))
    thought(playing, 1)
    playing.run(1)
    playing.tell(step("next", (1,)))
    thought(playing, 1)
    playing.run(3)
    assert playing.table.acted == [(1, f"harmless {view}"), (1, "recovered")]
    assert len(made) == 2
    assert made[1].heard == [("next", (), 5)]
    assert "secret" not in caplog.text
    assert len(caplog.records) == 1


def test_while_the_clock_stands_nothing_is_pressed(playing):
    Stub.script = {(1, "start"): Plan("go", 0)}
    playing.tell(restored(seats=(1,)), ClockIs(False))
    thought(playing, 1)
    assert playing.run(5) is None
    assert playing.table.acted == []
    playing.tell(ClockIs(True))
    playing.run(6)
    assert playing.table.acted == [(1, "go")]


def test_what_a_pause_refused_is_pressed_again_after_it_unless_something_happened(playing):
    Stub.script = {(1, "start"): Plan("go", 0)}
    playing.tell(restored(seats=(1,)))
    thought(playing, 1)
    playing.run(5)
    playing.tell(Refused(1, "paused", {}))
    assert playing.run(6) is None
    playing.tell(ClockIs(True))
    playing.run(7)
    assert playing.table.acted == [(1, "go")] * 2
    playing.tell(Refused(2, "paused", {}), step("next", (1,)), ClockIs(True))
    playing.run(8)
    assert playing.table.acted == [(1, "go")] * 2


def test_any_other_refusal_is_dropped(playing):
    Stub.script = {(1, "start"): Plan("go", 0)}
    playing.tell(restored(seats=(1,)))
    thought(playing, 1)
    playing.run(5)
    playing.tell(Refused(1, "beaten", {}))
    playing.run(6)
    assert playing.table.acted == [(1, "go")]


def test_without_a_link_nothing_is_pressed_and_a_snapshot_begins_afresh(playing, made):
    Stub.script = {(1, "start"): Plan("go", 0)}
    playing.tell(restored(seats=(1,)))
    thought(playing, 1)
    playing.table.connected = False
    assert playing.run(5) is None
    playing.table.connected = True
    playing.tell(restored(seats=(1,)))
    thought(playing, 1)
    playing.run(7)
    assert playing.table.acted == [(1, "go")]
    assert len(made) == 2


def test_a_seat_that_is_taken_away_thinks_no_more(playing):
    playing.tell(restored())
    playing.table.own = (2,)
    playing.tell(restored(seats=(2,)))
    assert set(playing.players._minds) == {2}


def test_the_end_of_the_table_is_the_end(playing):
    assert not playing.players.over
    playing.tell(Closed("closed", {}))
    assert playing.players.over
