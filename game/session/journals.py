"""Where tables are written down: one file each in a folder of the profile, held by its host for as long as that lives.

Decides names, who may write to a file, and which are kept: those of tables whose match is not over, the latest few of them. What is in
a file is for its owner's eyes: it holds every card.
"""

import contextlib
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game.profile.files import hold
from net.journal import Journal, recover
from net.past import Past, past
from net.records import Header, Unreadable

log = logging.getLogger(__name__)
SUFFIX = ".journal"
MOST_LEFT = 8


class Left(NamedTuple):
    """A table that was left in the middle of its match: its file, and what is in it."""

    path: Path
    past: Past


def path_for(folder: Path, instance: str) -> Path:
    """The file of a table."""
    return folder / f"{instance}{SUFFIX}"


def begin(path: Path, header: Header) -> Journal | None:
    """Write a new table down; older ones that are worth nothing any more are removed. None, and a line in the log, if it cannot be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        for _ in left(path.parent):
            pass
        journal = Journal(path, hold=hold)
    except OSError as trouble:
        log.warning("this table cannot be written down, it would be lost with its host: %s", trouble)
        return None
    if not journal.write(header):
        journal.delete()  # an empty file is no record of a table
        return None
    return journal


def resume(path: Path) -> tuple[Journal, Past]:
    """Go on with a table's file; a torn end is cut off. Raises `Unreadable`."""
    recovered = recover(path)
    told = past(recovered.header, recovered.records)
    try:
        journal = Journal(path, recovered.length, hold)
    except BlockingIOError:
        raise Unreadable(f"{path} is the record of a table that is open just now.") from None
    except OSError as trouble:
        raise Unreadable(f"{path} cannot be written: {trouble.strerror}.") from None
    if recovered.lost:
        log.warning("%s: the last %d bytes were no whole record and are cut off", path, recovered.lost)
    return journal, told


def at(path: Path) -> Left:
    """The table in a file. Raises `Unreadable`, also if its match is over."""
    recovered = recover(path)
    told = past(recovered.header, recovered.records)
    if not told.running:
        raise Unreadable(f"{path} has no match that could be gone on with.")
    return Left(path, told)


def left(folder: Path) -> Iterator[Left]:
    """Tables to go on with, the latest first. Files whose match is over or never began, and the oldest of too many, are removed."""
    kept = 0
    for path in sorted(folder.glob(f"*{SUFFIX}"), key=_written, reverse=True):
        with contextlib.suppress(OSError, Unreadable):
            if _held(path):
                continue
            recovered = recover(path)
            told = past(recovered.header, recovered.records)
            if told.running and kept < MOST_LEFT:
                kept += 1
                yield Left(path, told)
            else:
                path.unlink()


def _written(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _held(path: Path) -> bool:
    """Whether a host is writing to it. Raises `OSError`."""
    descriptor = os.open(path, os.O_RDWR)
    try:
        return not hold(descriptor)
    finally:
        os.close(descriptor)
