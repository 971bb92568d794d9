"""The seats at tables of the network that this machine can come back to: a small secret file for each window that sits at one.

A file is held by its window for as long as that lives. The system lets go of it when the window dies, however that comes about, and then
any window may come back to those seats. Decides what is kept and for how long; knows no link. Nothing here is needed to play: a folder
that cannot be written keeps nothing.
"""

import contextlib
import os
import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from game.profile.files import hold

KEPT_SECONDS = 24 * 3600.0
"""Seats nobody came back to for so long are no longer asked for."""
LARGEST = 4096
"""Bytes; a bigger file is not one of ours."""

Address = Annotated[str, Meta(min_length=1, max_length=255)]


class KeptSeat(msgspec.Struct, frozen=True):
    """Seats at a table: its host's instance id, where it may be (best first), the token that brings back to them, its name. A secret."""

    host: Annotated[str, Meta(min_length=1, max_length=64)]
    addresses: Annotated[tuple[Address, ...], Meta(min_length=1, max_length=8)]
    port: Annotated[int, Meta(ge=1, le=65535)]
    token: Annotated[bytes, Meta(min_length=16, max_length=16)]
    room: Annotated[str, Meta(max_length=96)] = ""


class KeptSeats:
    """The seats of this window, and those that windows before it have left behind."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._own: tuple[int, Path] | None = None

    def keep(self, seat: KeptSeat) -> None:
        """These are the seats of this window now."""
        with contextlib.suppress(OSError):
            descriptor = self._file()
            longest = os.fstat(descriptor).st_size
            os.lseek(descriptor, 0, os.SEEK_SET)
            os.write(descriptor, msgspec.json.encode(seat).ljust(longest))  # in one go, so that a crash leaves the old or the new one
            os.fsync(descriptor)

    def forget(self) -> None:
        """They were given up: there is nothing to come back to."""
        if self._own:
            path = self._own[1]
            self.let_go()
            with contextlib.suppress(OSError):
                path.unlink()

    def let_go(self) -> None:
        """This window leaves its seats behind, so that it or another can come back to them."""
        if self._own:
            os.close(self._own[0])
            self._own = None

    def left(self) -> tuple[KeptSeat, ...]:
        """Seats that no window holds, the latest first."""
        found = sorted(self._loose(), key=lambda each: -each[0])
        return tuple(seat for _, _, seat in found)

    def drop(self, seat: KeptSeat) -> None:
        """Nobody will come back to these any more."""
        for _, path, other in tuple(self._loose()):
            if other.token == seat.token:
                with contextlib.suppress(OSError):
                    path.unlink()

    def _file(self) -> int:
        """The file of this window, for its owner's eyes only. Raises `OSError`."""
        if self._own is None:
            self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            path = self._folder / f"seat-{secrets.token_hex(6)}.json"
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
            hold(descriptor)
            self._own = descriptor, path
        return self._own[0]

    def _loose(self) -> Iterator[tuple[float, Path, KeptSeat]]:
        """Seats that no window holds: when they were kept, in which file. What is too old is removed, what is broken passed over."""
        for path in self._folder.glob("seat-*.json"):
            with contextlib.suppress(OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
                kept = path.stat().st_mtime
                content = _unheld(path)
                if content is not None and time.time() - kept > KEPT_SECONDS:
                    path.unlink()
                elif content is not None:
                    yield kept, path, msgspec.json.decode(content, type=KeptSeat)


def _unheld(path: Path) -> bytes | None:
    """What is in a file that no window holds; None if one does. Raises `OSError`."""
    descriptor = os.open(path, os.O_RDWR)
    try:
        if not hold(descriptor):
            return None
        os.lseek(descriptor, 0, os.SEEK_SET)
        return os.read(descriptor, LARGEST)
    finally:
        os.close(descriptor)
