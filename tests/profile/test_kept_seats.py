"""Seats to come back to: kept for their owner's eyes, held while their window lives, offered when it is gone."""

import os
import stat
import subprocess
import sys
import time

import pytest

from game.profile.seats import KEPT_SECONDS, KeptSeat, KeptSeats

SEAT = KeptSeat("host-1", ("192.168.1.5",), 27431, b"t" * 16, "Kitchen")
OTHER = KeptSeat("host-2", ("192.168.1.6", "10.0.1.6"), 27432, b"u" * 16)


def files(folder):
    return list(folder.glob("*"))


def test_a_window_that_lives_holds_its_seats(tmp_path):
    window, another = KeptSeats(tmp_path), KeptSeats(tmp_path)
    window.keep(SEAT)
    assert another.left() == window.left() == ()


def test_a_window_that_was_killed_leaves_its_seats(tmp_path):
    code = f"""
import os, signal
from pathlib import Path
from game.profile.seats import KeptSeat, KeptSeats
seats = KeptSeats(Path({str(tmp_path)!r}))
seats.keep(KeptSeat("host-1", ("192.168.1.5",), 27431, b"t" * 16, "Kitchen"))
os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
"""
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode != 0
    assert KeptSeats(tmp_path).left() == (SEAT,)


def test_leaving_them_behind_on_purpose(tmp_path):
    window = KeptSeats(tmp_path)
    window.keep(SEAT)
    window.let_go()
    assert window.left() == (SEAT,)


def test_seats_given_up_are_gone(tmp_path):
    window = KeptSeats(tmp_path)
    window.keep(SEAT)
    window.forget()
    assert window.left() == ()
    assert files(tmp_path) == []


def test_the_newest_seats_of_a_window_count(tmp_path):
    window = KeptSeats(tmp_path)
    window.keep(KeptSeat("a much longer name than before", ("192.168.100.100", "table.local"), 27440, b"x" * 16, "A long room name"))
    window.keep(SEAT)
    window.let_go()
    assert window.left() == (SEAT,)


def test_the_latest_first_and_each_once(tmp_path):
    for number, seat in enumerate((SEAT, OTHER)):
        window = KeptSeats(tmp_path)
        window.keep(seat)
        window.let_go()
        newest = max(files(tmp_path), key=lambda path: path.stat().st_mtime_ns)
        os.utime(newest, (time.time() - 100 + number, time.time() - 100 + number))
    assert KeptSeats(tmp_path).left() == (OTHER, SEAT)
    KeptSeats(tmp_path).drop(OTHER)
    assert KeptSeats(tmp_path).left() == (SEAT,)


def test_only_the_owner_may_read(tmp_path):
    KeptSeats(tmp_path / "seats").keep(SEAT)
    (path,) = files(tmp_path / "seats")
    modes = stat.S_IMODE(path.stat().st_mode), stat.S_IMODE(path.parent.stat().st_mode)
    assert modes == (0o600, 0o700) or os.name == "nt"


def test_seats_too_old_are_removed(tmp_path):
    window = KeptSeats(tmp_path)
    window.keep(SEAT)
    window.let_go()
    (path,) = files(tmp_path)
    long_ago = time.time() - KEPT_SECONDS - 1
    os.utime(path, (long_ago, long_ago))
    assert window.left() == ()
    assert files(tmp_path) == []


NESTED = b'{"x":' + b"[" * 2000 + b"]" * 2000 + b"}"


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"\xff\xfe", b'{"host":"h","addresses":["a"],"port":0,"token":"dA=="}', b"x" * 9000, NESTED]
)
def test_a_broken_file_is_passed_over(tmp_path, content):
    (tmp_path / "seat-0.json").write_bytes(content)
    assert KeptSeats(tmp_path).left() == ()


def test_a_folder_that_cannot_be_written_keeps_nothing(tmp_path):
    (tmp_path / "seats").write_text("a file")
    seats = KeptSeats(tmp_path / "seats")
    seats.keep(SEAT)
    seats.forget()
    assert seats.left() == ()
