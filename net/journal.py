"""The journal of a table: an append-only file of records from which the table can be opened again after anything but a lost disk.

A record is a magic, the length and the checksum of what follows, and one msgpack map. What `write` has returned from survives the death
of the process; a power cut may lose the last second. Decides where a file ends that was torn; what records mean is in `net.records`.
"""

import contextlib
import errno
import logging
import os
import stat
import struct
import threading
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from net.records import FORMAT, URGENT, Header, Record, Unreadable

log = logging.getLogger(__name__)

MAGIC = b"LPJ" + bytes([FORMAT])
"""Before every record. Without it a tail of zeros would read as empty records: the checksum of nothing is 0."""
_HEAD = struct.Struct(">4sII")
LONGEST = 1 << 20
"""Bytes of one record."""
LARGEST = 1 << 29
"""Bytes of a file; a bigger one is none of ours."""
SYNC_SECONDS = 1.0

_sync = getattr(os, "fdatasync", os.fsync)  # not every system has the quicker one


class Recovered(NamedTuple):
    """What is in a file: its header, the records after it, how many bytes they take, and how many after them are no records."""

    header: Header
    records: tuple[Record, ...]
    length: int
    lost: int


def recover(path: Path) -> Recovered:
    """Read a journal up to its first bad record. Changes nothing. Raises `Unreadable`."""
    try:
        told = path.stat()
        if not stat.S_ISREG(told.st_mode):  # a folder; or a device or pipe, which might be read without end
            raise Unreadable(f"{path} is no file.")
        if told.st_size > LARGEST:
            raise Unreadable(f"{path} is too large to be the record of a table.")
        content = path.read_bytes()
    except OSError as trouble:
        raise Unreadable(f"{path} cannot be read: {trouble.strerror}.") from None
    if content[:3] == MAGIC[:3] and content[3:4] > MAGIC[3:]:
        raise Unreadable(f"{path} was written by a newer version of the game; update this one to go on with it.")
    records, length = [], 0
    for record, end in _records(content):
        records.append(record)
        length = end
    if not records or not isinstance(records[0], Header):
        raise Unreadable(f"{path} is no record of a table.")
    return Recovered(records[0], tuple(records[1:]), length, len(content) - length)


def _records(content: bytes) -> Iterator[tuple[Record, int]]:
    """The good records from the start on, each with where it ends."""
    start = 0
    while start + _HEAD.size <= len(content):
        magic, size, checksum = _HEAD.unpack_from(content, start)
        body = content[start + _HEAD.size : start + _HEAD.size + size]
        if magic != MAGIC or not 0 < size <= LONGEST or len(body) < size or zlib.crc32(body) != checksum:
            return
        try:
            record = msgspec.msgpack.decode(body, type=Record)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return
        start += _HEAD.size + size
        yield record, start


class Journal:
    """An open journal, at whose end records are written.

    Of a disk that takes no more the log tells once, and the table plays on without being written down: `broken`.
    """

    def __init__(self, path: Path, length: int | None = None, hold: Callable[[int], bool] = lambda _: True) -> None:
        """Begin a new file for its owner's eyes only, or (`length`) go on after that many good bytes of an old one.

        `hold` takes the open file for this process; `BlockingIOError` if another has it. Raises `OSError` for whatever else is wrong.
        """
        flags = os.O_RDWR | getattr(os, "O_BINARY", 0)
        self.path = path
        self.broken = False
        self._file = os.open(path, flags | (os.O_CREAT | os.O_EXCL if length is None else 0), 0o600)
        self._length = length or 0
        self._closing = False
        self._written, self._due = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._keep_synced, name="journal", daemon=True)
        try:
            if not hold(self._file):
                raise BlockingIOError(errno.EAGAIN, "another host has it")
            os.ftruncate(self._file, self._length)
            os.lseek(self._file, self._length, os.SEEK_SET)
            self._thread.start()
        except BaseException:
            os.close(self._file)
            raise

    def write(self, record: Record) -> bool:
        """Append a record: it survives this process from now on, and the machine within a second. Whether that was possible."""
        if self.broken:
            return False
        body = msgspec.msgpack.encode(record)
        frame = _HEAD.pack(MAGIC, len(body), zlib.crc32(body)) + body
        try:
            if os.write(self._file, frame) < len(frame):
                raise OSError("the disk is full")
        except OSError as trouble:
            self._give_up(trouble)
            return False
        self._length += len(frame)
        self._written.set()
        if isinstance(record, URGENT):
            self._due.set()
        return True

    def close(self) -> None:
        """Bring what is left to the disk itself, and let go of the file; once is enough."""
        if self._closing:
            return
        self._closing = True
        self._due.set()
        self._written.set()
        self._thread.join()
        with contextlib.suppress(OSError):
            _sync(self._file)
        os.close(self._file)

    def delete(self) -> None:
        """Close it, and nothing is left of the table."""
        self.close()
        with contextlib.suppress(OSError):
            self.path.unlink()

    def _give_up(self, trouble: OSError) -> None:
        self.broken = True
        log.error("this table can no longer be written down, it would be lost with its host: %s", trouble)
        with contextlib.suppress(OSError):
            os.ftruncate(self._file, self._length)

    def _keep_synced(self) -> None:
        """In the thread: a second after something was written, or at once where it is urgent, bring it to the disk."""
        while not self._closing:
            self._written.wait()
            self._due.wait(SYNC_SECONDS)
            self._written.clear()
            self._due.clear()
            with contextlib.suppress(OSError):  # a disk that fails is found out by writing
                _sync(self._file)
