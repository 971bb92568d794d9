"""Statistics: by game and preset, matches with help kept apart (S22)."""

import json

from game.profile import Profile, Tally, profile

SECOND = 1_000_000_000


def test_matches_and_wins_are_counted_by_game_and_preset(tmp_path):
    played = Profile(tmp_path)
    played.finished("set", "quick", won=True)
    played.finished("set", "quick", won=False)
    played.finished("set", "classic", won=False)
    again = Profile(tmp_path)
    assert again.tally("set", "quick") == Tally(matches=2, wins=1)
    assert again.tally("set", "classic") == Tally(matches=1)
    assert again.tally("scopa", "classic") == Tally()


def test_s21_the_shortest_solo_time_is_the_record(tmp_path):
    played = Profile(tmp_path)
    for seconds in (300, 240, 260):
        played.finished("set", "solo", won=True, solo_time=seconds * SECOND)
    assert played.tally("set", "solo") == Tally(matches=3, wins=3, best=240 * SECOND)


def test_s22_a_match_with_hints_is_kept_apart_and_sets_no_record(tmp_path):
    played = Profile(tmp_path)
    played.finished("set", "solo", won=True, solo_time=300 * SECOND)
    played.finished("set", "solo", won=True, solo_time=100 * SECOND, aided=True)
    assert played.tally("set", "solo") == Tally(matches=1, wins=1, best=300 * SECOND)
    assert played.tally("set", "solo", aided=True) == Tally(matches=1, wins=1)


def test_a_broken_tally_is_kept_aside_and_the_others_stay(tmp_path):
    file = tmp_path / "statistics.json"
    text = '{"set/quick": {"matches": -4}, "set/solo": {"matches": 2}, "later": [1]}'
    file.write_text(text)
    played = Profile(tmp_path)
    assert played.tally("set", "quick") == Tally()
    played.finished("set", "quick", won=True)
    assert json.loads(file.read_text()) == {"set/quick": {"matches": 1, "wins": 1}, "set/solo": {"matches": 2}, "later": [1]}
    assert (tmp_path / "statistics.json.kept-1").read_text() == text
    assert played.notices() == (profile.MENDED,)


def test_a_broken_file_of_statistics_does_not_touch_the_settings(tmp_path):
    Profile(tmp_path).change(volume=1)
    (tmp_path / "statistics.json").write_bytes(b"\x00")
    played = Profile(tmp_path)
    assert played.notices() == ()
    assert played.tally("set", "solo") == Tally()
    assert played.notices() == (profile.MENDED,)
    assert played.settings.volume == 1
