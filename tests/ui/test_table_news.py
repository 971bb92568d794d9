"""What a table tells, handed on to the game's part: nothing is seen to happen twice, everything is logged once."""

from types import SimpleNamespace

import pytest

from game.core.table import Restored, Stepped
from game.ui.hud.log import Log
from game.ui.scenes.table_news import News
from game.ui.table_part import Line


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
