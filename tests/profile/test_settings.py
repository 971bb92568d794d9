"""Settings: saved whole, read from anything, shared by windows without undoing each other."""

import json
import os
import subprocess
import sys

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.profile import Profile, Settings, files, profile
from game.profile.files import locked, read_object, write_object
from game.profile.settings import from_plain

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)


def test_a_new_folder_gives_defaults_and_no_notice(tmp_path):
    fresh = Profile(tmp_path / "deep" / "er")
    assert fresh.settings == Settings()
    assert fresh.notices() == ()
    assert not (tmp_path / "deep").exists()  # opening writes nothing


def test_changes_are_there_the_next_time(tmp_path):
    Profile(tmp_path).change(volume=15, names=("Zoë", "রবি"), window=(1280, 720), bindings={"call:0": 44})
    again = Profile(tmp_path).settings
    assert (again.volume, again.names, again.window, again.bindings) == (15, ("Zoë", "রবি"), (1280, 720), {"call:0": 44})


def test_only_changed_fields_are_written_and_unknown_keys_survive(tmp_path):
    (tmp_path / "settings.json").write_text('{"colour_of_the_moon": [1, 2], "volume": 30}')
    Profile(tmp_path).change(mute=True)
    assert json.loads((tmp_path / "settings.json").read_text()) == {"colour_of_the_moon": [1, 2], "volume": 30, "mute": True}


def test_two_windows_do_not_undo_each_others_changes(tmp_path):
    one, two = Profile(tmp_path), Profile(tmp_path)
    one.change(volume=5)
    two.change(animation="off")
    one.change(card_size="large")
    assert Profile(tmp_path).settings == Settings(volume=5, animation="off", card_size="large")
    assert two.settings.volume == Settings().volume  # a window keeps what it was started with


def test_two_windows_do_not_undo_each_others_keys_and_unknown_names_survive(tmp_path):
    def stored():
        return json.loads((tmp_path / "settings.json").read_text())["bindings"]

    (tmp_path / "settings.json").write_text('{"bindings": {"chat": 64, "later": 20}}')
    one, two = Profile(tmp_path), Profile(tmp_path)
    one.change(bindings={**one.settings.bindings, "rules": 65})
    two.change(bindings={**two.settings.bindings, "log": 66})
    assert stored() == {"chat": 64, "later": 20, "rules": 65, "log": 66}
    one.change(bindings={"rules": 67, "later": 20})  # one key put back, another changed
    assert stored() == {"later": 20, "rules": 67, "log": 66}


def test_settings_given_for_one_run_are_not_saved(tmp_path):
    started = Profile(tmp_path, mute=True, language="it")
    started.change(volume=1)
    assert started.settings.mute
    assert Profile(tmp_path).settings == Settings(volume=1)


@pytest.mark.parametrize(
    "rubbish", [b"", b"\x89PNG\r\n\x1a\n\x00\xff", b"[1, 2]", b'{"volume": 3', b"[" * 100_000, b'"\xff"', b"7", b" " * 2_000_000]
)
def test_a_foreign_file_is_kept_aside_and_noticed_once(tmp_path, rubbish):
    (tmp_path / "settings.json").write_bytes(rubbish)
    started = Profile(tmp_path)
    assert started.settings == Settings()
    assert started.notices() == (profile.MENDED,)
    assert started.notices() == ()
    assert (tmp_path / "settings.json.kept-1").read_bytes() == rubbish
    assert Profile(tmp_path).notices() == ()


NESTED = b'{"x": ' + b"[" * 5000 + b"]" * 5000 + b"}"


@pytest.mark.parametrize(
    "rubbish", [NESTED, b'{"volume": 1' + b"0" * 6000 + b"}", b'{"x": "\\ud800"}', b'{"x": 1e999}', b"\x00" * 64, b"{}{}"]
)
def test_what_could_not_be_written_again_is_kept_aside_too(tmp_path, rubbish):
    (tmp_path / "settings.json").write_bytes(rubbish)
    started = Profile(tmp_path)
    started.change(mute=True)
    assert Profile(tmp_path).settings == Settings(mute=True)
    assert set(started.notices()) <= {profile.MENDED}


def test_numbers_of_any_size_and_all_signs_survive_in_unknown_keys(tmp_path):
    text = '{"moon": 123456789012345678901234567890, "sign": "\\u0000", "deep": {"a": [1.5, null, {"b": []}]}}'
    (tmp_path / "settings.json").write_text(text)
    Profile(tmp_path).change(volume=3)
    assert json.loads((tmp_path / "settings.json").read_text()) == json.loads(text) | {"volume": 3}


def test_a_file_that_another_program_saved_with_its_mark_is_read(tmp_path):
    (tmp_path / "settings.json").write_bytes(b'\xef\xbb\xbf{"volume": 30}')
    started = Profile(tmp_path)
    assert (started.settings.volume, started.notices()) == (30, ())


def test_a_pipe_in_the_files_place_is_not_waited_for(tmp_path):
    make = getattr(os, "mkfifo", os.mkdir)  # a folder where a system has no named pipes
    make(tmp_path / "settings.json")
    started = Profile(tmp_path)
    started.change(volume=8)
    assert started.notices() == (profile.MENDED,)
    assert Profile(tmp_path).settings.volume == 8


def test_what_a_link_leads_to_is_read_and_written_and_the_link_stays(tmp_path):
    elsewhere = tmp_path / "elsewhere" / "mine.json"
    elsewhere.parent.mkdir()
    elsewhere.write_text('{"volume": 5, "other": 1}')
    (tmp_path / "settings.json").symlink_to(elsewhere)
    Profile(tmp_path).change(mute=True)
    assert (tmp_path / "settings.json").is_symlink()
    assert json.loads(elsewhere.read_text()) == {"volume": 5, "other": 1, "mute": True}
    elsewhere.write_text("not ours")
    assert Profile(tmp_path).notices() == (profile.MENDED,)
    assert ((tmp_path / "settings.json.kept-1").read_text(), elsewhere.read_text()) == ("not ours", "{}")


def test_a_link_that_leads_nowhere_is_replaced(tmp_path):
    (tmp_path / "settings.json").symlink_to(tmp_path / "gone" / "mine.json")
    Profile(tmp_path).change(volume=8)
    assert Profile(tmp_path).settings.volume == 8


def test_keeping_a_huge_file_aside_takes_no_room(tmp_path):
    with (tmp_path / "settings.json").open("wb") as file:
        file.truncate(1 << 34)
    size = (tmp_path / "settings.json").stat()
    assert Profile(tmp_path).notices() == (profile.MENDED,)
    kept = (tmp_path / "settings.json.kept-1").stat()
    assert (kept.st_ino, kept.st_size) == (size.st_ino, 1 << 34)


def test_where_there_are_no_links_a_copy_is_kept(tmp_path, monkeypatch):
    def refuse(*_):
        raise PermissionError

    monkeypatch.setattr(os, "link", refuse)
    (tmp_path / "settings.json").write_text("not ours")
    assert Profile(tmp_path).notices() == (profile.MENDED,)
    assert (tmp_path / "settings.json.kept-1").read_text() == "not ours"


def test_what_a_window_left_that_was_killed_while_it_wrote_is_in_nobodys_way(tmp_path):
    (tmp_path / ".settings.json.new").write_text('{"volume"')
    Profile(tmp_path).change(volume=8)
    assert Profile(tmp_path).settings.volume == 8
    assert not list(tmp_path.glob(".settings.json.*"))


def test_links_in_a_circle_stop_nothing(tmp_path):
    (tmp_path / "settings.json").symlink_to(tmp_path / "settings.json")
    started = Profile(tmp_path)
    started.change(volume=8)
    assert started.settings.volume == 8
    assert len(started.notices()) == 1


def test_a_window_that_never_lets_go_is_not_waited_for_without_end(tmp_path, monkeypatch):
    monkeypatch.setattr(files, "PATIENCE", 0.05)
    started = Profile(tmp_path)
    with locked(tmp_path):
        started.change(volume=8)
    assert started.notices() == (profile.UNSAVED,)
    assert started.settings.volume == 8
    started.change(mute=True)
    assert Profile(tmp_path).settings == Settings(mute=True)


def test_a_lock_that_cannot_be_opened_stops_nothing(tmp_path):
    (tmp_path / ".lock").mkdir()
    started = Profile(tmp_path)
    started.change(volume=8)
    assert (started.settings.volume, started.notices()) == (8, (profile.UNSAVED,))


def test_a_crash_while_writing_leaves_the_old_file(tmp_path, monkeypatch):
    Profile(tmp_path).change(volume=5)

    def crash(_):
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", crash)
    with pytest.raises(KeyboardInterrupt):
        Profile(tmp_path).change(volume=6)
    monkeypatch.undo()
    assert Profile(tmp_path).settings.volume == 5
    assert not list(tmp_path.glob(".settings.json.*"))


@pytest.mark.parametrize("rubbish", [b"not ours", b"[]", b"\x89PNG\x00", b'{"set/classic": 7}', b'{"set/classic": {"matches": -1}}'])
def test_statistics_that_cannot_be_read_begin_anew_and_settings_are_untouched(tmp_path, rubbish):
    Profile(tmp_path).change(volume=5)
    (tmp_path / "statistics.json").write_bytes(rubbish)
    started = Profile(tmp_path)
    assert started.tally("set", "classic").matches == 0
    started.finished("set", "classic", won=True)
    again = Profile(tmp_path)
    assert (again.tally("set", "classic").wins, again.settings.volume) == (1, 5)
    assert (tmp_path / "statistics.json.kept-1").read_bytes() == rubbish


def test_the_settings_of_before_this_version_are_read_and_those_of_after_it_survive(tmp_path):
    """Fields that were not there get their defaults; values this version does not know are mended, and fields kept."""
    (tmp_path / "settings.json").write_text('{"deck": "plain", "felt": "zebra", "perfume": "lavender"}')
    started = Profile(tmp_path)
    assert started.settings == Settings(deck="plain")
    started.change(volume=1)
    assert json.loads((tmp_path / "settings.json").read_text()) == {"deck": "plain", "perfume": "lavender", "volume": 1}


def test_a_bad_part_gets_its_default_and_the_rest_stays(tmp_path):
    text = '{"volume": 900, "mute": true, "window": [1, -5], "extra": 1, "names": ["A"], "language": 7}'
    (tmp_path / "settings.json").write_text(text)
    started = Profile(tmp_path)
    assert started.settings == Settings(mute=True, names=("A",))
    assert started.notices() == (profile.MENDED,)
    assert (tmp_path / "settings.json.kept-1").read_text() == text
    assert json.loads((tmp_path / "settings.json").read_text()) == {"mute": True, "extra": 1, "names": ["A"]}


def test_a_folder_in_the_files_place_does_not_stop_the_start(tmp_path):
    (tmp_path / "settings.json" / "inside").mkdir(parents=True)
    started = Profile(tmp_path)
    started.change(volume=9)
    assert Profile(tmp_path).settings.volume == 9
    assert (tmp_path / "settings.json.kept-1" / "inside").is_dir()


def test_a_place_that_cannot_be_written_is_noticed_at_the_first_change(tmp_path):
    (tmp_path / "file").write_text("")
    started = Profile(tmp_path / "file" / "folder")
    assert started.notices() == ()
    started.change(volume=3)
    started.change(volume=4)
    assert started.settings.volume == 4
    assert started.notices() == (profile.UNSAVED,)


def test_a_broken_file_that_cannot_be_replaced_stays_as_it_is(tmp_path, monkeypatch):
    (tmp_path / "settings.json").write_text("not ours")

    def refuse(*_):
        raise PermissionError

    monkeypatch.setattr(os, "replace", refuse)
    started = Profile(tmp_path)
    assert started.settings == Settings()
    assert profile.UNSAVED in started.notices()
    assert (tmp_path / "settings.json").read_text() == "not ours"
    assert not list(tmp_path.glob(".settings.json.*"))  # nothing half-written is left
    Profile(tmp_path)
    assert [path.name for path in tmp_path.glob("*.kept-*")] == ["settings.json.kept-1"]  # nor kept once more at every start


def test_the_tenth_file_kept_aside_takes_the_place_of_the_ninth(tmp_path):
    for number in range(12):
        (tmp_path / "settings.json").write_text(f"rubbish {number}")
        Profile(tmp_path)
    kept = {path.name: path.read_text() for path in tmp_path.glob("*.kept-*")}
    assert len(kept) == 9
    assert kept["settings.json.kept-1"] == "rubbish 0"
    assert kept["settings.json.kept-9"] == "rubbish 11"


@pytest.mark.parametrize("change", [{"volume": 101}, {"animation": "wild"}, {"names": ("",)}, {"window": (5, 5)}, {"bindings": {"a": -1}}])
def test_a_value_a_field_cannot_hold_is_refused_and_nothing_is_written(tmp_path, change):
    started = Profile(tmp_path)
    with pytest.raises(msgspec.ValidationError):
        started.change(**change)
    assert started.settings == Settings()
    assert not (tmp_path / "settings.json").exists()


@given(st.dictionaries(st.sampled_from(Settings.__struct_fields__), JSON))
def test_any_object_gives_settings(found):
    settings, bad = from_plain(found)
    assert set(bad) <= found.keys()
    for name in found.keys() - set(bad):
        assert msgspec.json.encode(getattr(settings, name)) == msgspec.json.encode(found[name])


def test_the_owner_is_the_first_name_or_the_systems_user(tmp_path, monkeypatch):
    assert Profile(tmp_path, names=("Ada", "Bo")).owner == "Ada"
    monkeypatch.setattr("getpass.getuser", lambda: "x" * 40)
    assert Profile(tmp_path).owner == "x" * 24

    def nobody():
        raise OSError

    monkeypatch.setattr("getpass.getuser", nobody)
    assert Profile(tmp_path).owner == "Player"
    monkeypatch.setattr("getpass.getuser", lambda: "\udcffz")
    strange = Profile(tmp_path)
    strange.change(names=(strange.owner,))
    assert Profile(tmp_path).owner == "?z"


WINDOW = """
import pathlib, sys
from game.profile import Profile
window, number = Profile(pathlib.Path(sys.argv[1])), sys.argv[2]
for value in range(10):
    window.change(**({"volume": value} if number == "0" else {"card_size": "large", "mute": True}))
    window.finished("set", "quick", won=number != "0")
"""


def test_windows_writing_at_once_lose_nothing(tmp_path):
    windows = [subprocess.Popen([sys.executable, "-c", WINDOW, str(tmp_path), str(number)]) for number in range(3)]
    assert [window.wait() for window in windows] == [0, 0, 0]
    last = Profile(tmp_path)
    assert last.settings == Settings(volume=9, card_size="large", mute=True)
    assert (last.tally("set", "quick").matches, last.tally("set", "quick").wins) == (30, 20)
    assert last.notices() == ()


def test_what_is_written_can_be_read(tmp_path):
    content = {"a": 1, "b": ["é", None, True]}
    write_object(tmp_path / "x.json", content)
    assert read_object(tmp_path / "x.json") == content
