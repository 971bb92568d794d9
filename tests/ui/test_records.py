"""The page of records: what was counted of every game, apart for matches with hints (S22), in every size."""

import pytest
from kits.menus import overlaps, shown, unreadable

from game.app.records import played
from game.games import GAMES
from game.profile import Profile
from game.ui.scenes.records import Played, Record, Records, time_words
from game.ui.theme import Scale

SECOND = 1_000_000_000
FULL = Played("Set", tuple(Record(f"Preset {n}", 120 + n, 60, (67 + n) * SECOND, n % 2 == 1) for n in range(14)))


@pytest.fixture
def profile(tmp_path):
    return Profile(tmp_path)


@pytest.mark.parametrize(
    ("ns", "words"), [(0, "0:00.0"), (67_380_000_000, "1:07.3"), (599_999_999_999, "9:59.9"), (3_600 * SECOND, "60:00.0")]
)
def test_a_time_in_minutes_seconds_and_tenths_never_rounded_up(ns, words):
    assert time_words(ns) == words


def test_matches_with_hints_are_apart_and_what_was_not_played_is_left_out(profile, drive):
    profile.finished("set", "solo", won=True, solo_time=100 * SECOND)
    profile.finished("set", "solo", won=True, solo_time=90 * SECOND)
    profile.finished("set", "solo", won=True, solo_time=50 * SECOND, aided=True)
    profile.finished("ecarte", "classic", won=False)
    games = played(profile, drive.stage.speech)
    assert len(games) == len(GAMES)
    assert games[0].records == (Record("Solo", 2, 2, 90 * SECOND), Record("Solo", 1, 1, None, True))
    assert [len(game.records) for game in games[1:]] == [0, 0, 1]
    assert games[3].records[0][1:] == (1, 0, None, False)


@pytest.mark.parametrize(("games", "leaf"), [(["", "", "x", "x"], 2), (["x", ""], 0), (["", ""], 0)])
def test_the_page_opens_at_a_game_that_was_played_if_there_is_one(drive, games, leaf):
    drive.stage.push(Records(lambda: [Played("Game", (Record("Classic", 1, 0),) if was else ()) for was in games]))
    assert drive.stage.top.leaf == leaf
    assert drive.stage.top.tabs[leaf].focused


def test_leaves_change_by_keys_and_the_page_is_left(drive):
    drive.stage.push(Records(lambda: [FULL, Played("Scopa", ())]))
    page = drive.stage.top
    before = shown(drive.stage).get_buffer().raw
    page.form.focus_on(page.tabs[1])
    page.tabs[1].confirm()
    assert page.leaf == 1
    assert shown(drive.stage).get_buffer().raw != before


@pytest.mark.parametrize("size", [(960, 540), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("letters", [1.0, 1.5])
def test_nothing_is_cut_or_lies_over_something_else(drive, monkeypatch, size, letters):
    drive.stage.push(Records(lambda: [FULL, *(Played(title, ()) for title in ("Scopa", "Schnapsen · 66", "Écarté"))]))
    page = drive.stage.top
    page.arrange(Scale(size, letters))
    assert overlaps(page.form, page.scale.area) == ([], [], [])
    assert page.scale.area.contains(page.board.rect)
    assert not unreadable(monkeypatch, lambda: shown(drive.stage), 8)
