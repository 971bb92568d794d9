"""What a table tells, handed on to the game's part: nothing is seen to happen twice, everything is logged once."""

from itertools import combinations
from types import SimpleNamespace

import pytest
from kits.fake_table import person
from kits.set_screen import screens

from game.core.game import Stamp
from game.core.room import SeatInfo
from game.core.table import Restored, Stepped
from game.games.setgame.actions import Claim
from game.games.setgame.options import SetOptions
from game.games.setgame.pack import fault
from game.games.setgame.rules import SET
from game.ui.hud.log import Log
from game.ui.scenes.table_news import News
from game.ui.table_part import Line

screen = screens()


class Part:
    """Remembers what it was given; every event is a word for the log."""

    def __init__(self):
        self.given = []

    def show(self, view, now):
        self.given.append(("show", view))

    def stepped(self, step, now):
        self.given.append(("step", step.version))

    def tell(self, event):
        return Line(event)


@pytest.fixture
def part():
    return Part()


@pytest.fixture(params=[(0,), (0, 1)], ids=["one seat", "two seats"])
def own(request):
    return request.param


@pytest.fixture
def told(part, speech, own):
    """Hand happenings on, as polled in one go, and the log's words after that; the newest view is that of version 2."""
    table = SimpleNamespace(connected=True, own=own, view=lambda seat: "view 2", clock=lambda now: 0)
    limit, log = SimpleNamespace(hear=lambda *_: None), Log()
    news = News(table, part, log, speech, lambda *_: None, limit)

    def tell(*happenings):
        part.given.clear()
        news.take(happenings, 0)
        return [line.words for line in log.lines]

    return tell


def step(version, word):
    return Stepped(version, 0, (0,), (word,), f"view {version}", None)


def restored(version, *words):
    return Restored(version, 0, (0,), words, f"view {version}")


def test_steps_polled_before_a_scene_was_there_are_in_its_first_picture(told, part):
    assert told(step(1, "dealt"), step(2, "played")) == ["dealt", "played"]
    assert part.given == [("show", "view 2")]


def test_steps_polled_together_with_a_snapshot_follow_it_or_are_in_its_picture(told, part, own):
    told()
    assert told(restored(0, "begun"), step(1, "dealt"), step(2, "played")) == ["begun", "dealt", "played"]
    alone = [("show", "view 0"), ("step", 1), ("step", 2)]
    assert part.given == (alone if len(own) == 1 else [("show", "view 2")])


def test_a_first_picture_gives_way_to_a_snapshot(told, part, own):
    told(step(1, "of another match"), restored(0, "begun"), step(1, "dealt"))
    assert part.given[:2] == [("show", "view 2"), ("show", "view 0" if len(own) == 1 else "view 2")]
    assert part.given[2:] == ([("step", 1)] if len(own) == 1 else [])


def test_steps_before_a_snapshot_and_in_later_polls_are_seen(told, part):
    told()
    told(step(1, "dealt"), restored(2, "begun again"))
    assert part.given == [("step", 1), ("show", "view 2")]
    assert told(step(3, "played")) == ["begun again", "played"]
    assert part.given == [("step", 3)]


def test_what_somebody_did_who_has_left_is_told_by_his_name(screen):
    """The room says that the seat is free before the table tells what happened there, and a snapshot tells it once more."""
    table = screen(SetOptions(claim="instant", penalty="point"), seats=(person("Anna"), person("Bob"), person("Carla")))
    wrong = next(three for three in combinations(table.lying, 3) if fault(three))
    claimed = SET.apply(table.table.state, 1, Claim(wrong), Stamp(table.table.clock(table.table.now))).events
    table.table.by(1, Claim(wrong))
    table.table.change(seats=(table.table.room.seats[0], SeatInfo("open"), table.table.room.seats[2]))
    table.turn(16)
    told = [line.words for line in table.scene.log.lines if line.seat == 1]
    assert told
    assert all(words.startswith("Bob") for words in told)
    events = tuple(event.seen_by(0) for event in claimed)
    table.table.tell(Restored(99, table.table.clock(table.table.now), (0,), events, table.table.view(0)))
    table.turn(16)
    assert [line.words for line in table.scene.log.lines if line.seat == 1] == told
    assert table.scene.people[1].name == "free seat"  # now nobody sits there
