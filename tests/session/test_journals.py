"""The folder of tables: which files are kept, which are offered, which are held; and folders that cannot be written."""

import logging
import os

import pytest
from kits.rooms import OWNER, join, open_room, play, toy_room

from game.session import journals
from net.journal import Journal, recover
from net.messages import Abandon
from net.records import Header, Opened, Unreadable


def write(folder, name, net, age=0):
    """The records of a room as a file, so many seconds old."""
    folder.mkdir(exist_ok=True)
    path = journals.path_for(folder, name)
    journal = Journal(path)
    for record in (Header("1.0", net.config.game, net.config, True), Opened(27431), *net.records):
        journal.write(record)
    journal.close()
    os.utime(path, (10**9 - age, 10**9 - age))
    return path


def running():
    net = open_room("set", "speed")
    join(net, "Ann", key=OWNER)
    return net


def finished():
    net = toy_room(deals=1)
    play(net, join(net, "Ann"), join(net, "Bob"))
    return net


def abandoned():
    net = open_room("set", "speed")
    link = join(net, "Ann", key=OWNER)
    link.wish(Abandon())
    net.run()
    return net


def waiting():
    net = open_room("set", "speed", autostart=False)
    join(net, "Ann", key=OWNER)
    return net


def test_without_a_folder_nothing_is_left(tmp_path):
    assert list(journals.left(tmp_path / "none")) == []


def test_the_latest_comes_first(tmp_path):
    paths = [write(tmp_path, name, running(), age) for name, age in (("a", 50), ("b", 10), ("c", 30))]
    assert [left.path for left in journals.left(tmp_path)] == [paths[1], paths[2], paths[0]]
    assert [left.past.room.game for left in journals.left(tmp_path)] == ["set"] * 3


@pytest.mark.parametrize("over", [finished, abandoned, waiting])
def test_what_is_over_or_never_began_is_removed(tmp_path, over):
    over, kept = write(tmp_path, "a", over()), write(tmp_path, "b", running())
    assert [left.path for left in journals.left(tmp_path)] == [kept]
    assert not over.exists()


def test_of_too_many_the_oldest_go(tmp_path):
    paths = [write(tmp_path, f"t{age}", running(), age) for age in range(journals.MOST_LEFT + 3)]
    assert [left.path for left in journals.left(tmp_path)] == paths[: journals.MOST_LEFT]
    assert [path.exists() for path in paths] == [True] * journals.MOST_LEFT + [False] * 3


def test_a_table_that_is_open_is_neither_offered_nor_removed_nor_opened_twice(tmp_path):
    path = write(tmp_path, "a", waiting())
    journal, _ = journals.resume(path)
    assert list(journals.left(tmp_path)) == []
    with pytest.raises(Unreadable, match="is the record of a table that is open just now"):
        journals.resume(path)
    journal.close()
    assert list(journals.left(tmp_path)) == []
    assert not path.exists()


def test_what_cannot_be_read_is_left_alone(tmp_path):
    path = tmp_path / "photo.journal"
    path.write_bytes(b"not ours")
    assert list(journals.left(tmp_path)) == []
    assert path.exists()


def test_a_torn_end_is_cut_off_and_told(tmp_path, caplog):
    path = write(tmp_path, "a", running())
    whole = path.read_bytes()
    path.write_bytes(whole + b"LPJ\x01\x00")
    with caplog.at_level(logging.WARNING):
        journal, past = journals.resume(path)
    journal.close()
    assert past.running
    assert path.read_bytes() == whole
    assert "the last 5 bytes were no whole record and are cut off" in caplog.text


def test_a_match_that_is_over_cannot_be_asked_for(tmp_path):
    path = write(tmp_path, "a", finished())
    with pytest.raises(Unreadable, match="has no match that could be gone on with"):
        journals.at(path)


def test_a_folder_that_cannot_be_made_costs_the_journal_and_not_the_table(tmp_path, caplog):
    (tmp_path / "file").write_text("in the way")
    with caplog.at_level(logging.WARNING):
        assert journals.begin(tmp_path / "file" / "tables" / "a.journal", Header("1.0", "set", running().config, True)) is None
    assert "this table cannot be written down" in caplog.text


def test_a_new_table_tidies_the_folder_and_is_held(tmp_path):
    old = write(tmp_path, "a", finished())
    path = journals.path_for(tmp_path, "b")
    journal = journals.begin(path, Header("1.0", "set", running().config, True))
    assert not old.exists()
    assert list(journals.left(tmp_path)) == []
    assert path.exists()
    journal.close()
    assert recover(path).header.game == "set"
