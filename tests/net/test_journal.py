"""The file of a table: what was written is read, whatever a crash has left at its end; nothing foreign is believed."""

import errno
import logging
import os
import struct
import threading
import zlib
from pathlib import Path

import pytest

from net import journal as journals
from net.config import RoomConfig
from net.journal import Journal, recover
from net.records import ActRecord, ClockRecord, EndRecord, Header, Opened, OrderRecord, PresenceRecord, Unreadable

HEADER = Header("1.0", "set", RoomConfig(name="Kitchen", game="set", preset="classic", seats=2), True, 7)
RECORDS = (
    Opened(27431),
    OrderRecord(("AH", "KH"), 5, 2),
    ActRecord(1, {"do": "play", "card": "AH"}, 9, 1, 3, 4, 3),
    PresenceRecord(0, True, 10, 4),
    ClockRecord(11, False),
    EndRecord("finished", 12),
)


@pytest.fixture
def path(tmp_path):
    """A file with a header and all of `RECORDS`."""
    path = tmp_path / "table.journal"
    journal = Journal(path)
    for record in (HEADER, *RECORDS):
        journal.write(record)
    journal.close()
    return path


def append(path, data):
    with path.open("ab") as file:
        file.write(data)


def framed(body, magic=journals.MAGIC):
    return struct.pack(">4sII", magic, len(body), zlib.crc32(body)) + body


def test_what_was_written_is_read(path):
    assert recover(path) == (HEADER, RECORDS, path.stat().st_size, 0)


def test_only_its_owner_may_read_it(path):
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_file_torn_anywhere_gives_the_records_before(path):
    whole = path.read_bytes()
    ends = [0]
    for record in (HEADER, *RECORDS):
        ends.append(ends[-1] + 12 + len(journals.msgspec.msgpack.encode(record)))
    assert ends[-1] == len(whole)
    for length in range(ends[1], len(whole)):
        path.write_bytes(whole[:length])
        recovered = recover(path)
        good = max(end for end in ends if end <= length)
        assert (recovered.length, recovered.lost) == (good, length - good)
        assert recovered.records == RECORDS[: ends.index(good) - 1]


@pytest.mark.parametrize("zeros", [1, 12, 64, 4096])
def test_a_tail_of_zeros_holds_no_records_and_is_reported(path, zeros):
    """The checksum of nothing is 0: without a magic, zeros would read as empty records."""
    append(path, bytes(zeros))
    assert recover(path)[1:] == (RECORDS, path.stat().st_size - zeros, zeros)


@pytest.mark.parametrize("place", [0, 4, 8, 12, -1])
def test_one_wrong_byte_ends_it_there(path, place):
    content = bytearray(path.read_bytes())
    start = content.rindex(journals.MAGIC)
    content[start + place if place >= 0 else len(content) - 1] ^= 1
    path.write_bytes(content)
    assert recover(path)[1:] == (RECORDS[:-1], start, len(content) - start)


@pytest.mark.parametrize(
    "body",
    [b"\x80", b"\xc1", b"\x81\xa2is\xa5rumor", b"\x83\xa2is\xa3end\xa3why\x01\xa2at\x02", b"\x91" * 100_000, b"\xc7\x01\x05x"],
)
def test_a_whole_record_that_is_none_of_ours_ends_it_too(path, body):
    size = path.stat().st_size
    append(path, framed(body) + framed(journals.msgspec.msgpack.encode(RECORDS[0])))
    assert recover(path)[1:3] == (RECORDS, size)


def test_what_comes_after_a_torn_end_follows_the_last_good_record(path):
    append(path, b"LPJ half a reco")
    recovered = recover(path)
    journal = Journal(path, recovered.length)
    journal.write(EndRecord("abandoned", 99))
    journal.close()
    assert recover(path).records == (*RECORDS, EndRecord("abandoned", 99))


# --- what cannot be read


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "is no record of a table"),
        (b"\x7fELF" + bytes(100), "is no record of a table"),
        (framed(journals.msgspec.msgpack.encode(RECORDS[0])), "is no record of a table"),
        (b"LPJ\x02" + bytes(100), "was written by a newer version of the game; update this one to go on with it"),
    ],
)
def test_foreign_and_newer_files_are_refused_in_a_sentence(tmp_path, content, sentence):
    path = tmp_path / "photo.jpg"
    path.write_bytes(content)
    with pytest.raises(Unreadable, match=sentence):
        recover(path)
    assert path.read_bytes() == content


def test_a_file_that_is_not_there_what_is_no_file_and_one_too_large_are_refused_in_a_sentence(tmp_path, monkeypatch):
    with pytest.raises(Unreadable, match=r"cannot be read: No such file"):
        recover(tmp_path / "none")
    for no_file in (tmp_path, Path(os.devnull)):
        with pytest.raises(Unreadable, match="is no file"):
            recover(no_file)
    monkeypatch.setattr(journals, "LARGEST", 3)
    (tmp_path / "large").write_bytes(b"LPJ\x01")
    with pytest.raises(Unreadable, match="too large"):
        recover(tmp_path / "large")


# --- writing


def test_a_new_file_takes_nobodys_place(path):
    with pytest.raises(FileExistsError):
        Journal(path)
    assert recover(path).records == RECORDS


def test_a_file_held_by_another_is_left_alone(path):
    with pytest.raises(BlockingIOError):
        Journal(path, 0, hold=lambda _: False)
    assert recover(path).records == RECORDS


@pytest.mark.parametrize("record", [OrderRecord(("AH",), 1, 1), EndRecord("finished", 1)])
def test_a_deals_end_is_brought_to_the_disk_at_once_and_in_another_thread(tmp_path, monkeypatch, record):
    synced = threading.Event()
    threads = []
    monkeypatch.setattr(journals, "SYNC_SECONDS", 3600)
    monkeypatch.setattr(journals, "_sync", lambda _: (threads.append(threading.get_ident()), synced.set()))
    journal = Journal(tmp_path / "a")
    journal.write(record)
    assert synced.wait(30)
    assert threading.get_ident() not in threads
    journal.close()


def test_everything_is_within_a_second(tmp_path, monkeypatch):
    synced = threading.Event()
    monkeypatch.setattr(journals, "SYNC_SECONDS", 0.001)
    monkeypatch.setattr(journals, "_sync", lambda _: synced.set())
    journal = Journal(tmp_path / "a")
    journal.write(RECORDS[2])
    assert synced.wait(30)
    journal.close()


def test_the_host_does_not_wait_for_a_disk_that_does(tmp_path, monkeypatch):
    going, slow = threading.Event(), threading.Event()
    monkeypatch.setattr(journals, "_sync", lambda _: (going.set(), slow.wait(30)))
    journal = Journal(tmp_path / "a")
    journal.write(HEADER)
    journal.write(RECORDS[1])
    assert going.wait(30)
    for _ in range(100):
        journal.write(RECORDS[2])
    assert len(recover(tmp_path / "a").records) == 101
    slow.set()
    journal.close()


@pytest.mark.parametrize("trouble", ["full", "half"])
def test_a_full_disk_is_told_once_and_leaves_whole_records(tmp_path, monkeypatch, caplog, trouble):
    path = tmp_path / "a"
    journal = Journal(path)
    journal.write(HEADER)
    write = os.write

    def fails(descriptor, data):
        if trouble == "half":
            return write(descriptor, data[: len(data) // 2])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "write", fails)
    with caplog.at_level(logging.ERROR):
        safe = [journal.write(RECORDS[0]), journal.write(RECORDS[1])]
    monkeypatch.undo()
    safe.append(journal.write(RECORDS[2]))
    journal.close()
    assert journal.broken
    assert safe == [False] * 3
    assert len(caplog.records) == 1
    assert recover(path)[1:] == ((), path.stat().st_size, 0)


def test_deleted_nothing_is_left(path):
    journal = Journal(path, path.stat().st_size)
    journal.delete()
    journal.close()
    assert not path.exists()
