"""Small JSON files that several windows share: read without trust, written whole or not at all.

Decides how a file is locked, replaced and kept aside. Knows nothing of what is in it.
"""

import contextlib
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

LARGEST = 1 << 20
"""Bytes; a bigger file is not one of ours."""


class Broken(Exception):
    """A file is there but holds no JSON object that could be read."""


def read_object(path: Path) -> dict[str, Any]:
    """The JSON object in a file; empty if there is no file. Raises `Broken` for anything else that lies there."""
    try:
        if path.stat().st_size > LARGEST:
            raise Broken(path)
        found = msgspec.json.decode(path.read_bytes())
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Broken(path) from error
    if not isinstance(found, dict):
        raise Broken(path)
    return found


def write_object(path: Path, content: dict[str, Any]) -> None:
    """Replace a file by this JSON object so that a crash leaves the old or the new one. Raises `OSError`."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with fresh.open("wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(content), indent=1))
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, path)
    finally:
        fresh.unlink(missing_ok=True)


def keep_aside(path: Path) -> None:
    """Copy a file that is about to be replaced to the first free `NAME.kept-N`, the last one being reused. Raises `OSError`."""
    asides = [path.with_name(f"{path.name}.kept-{number}") for number in range(1, 10)]
    aside = next((each for each in asides if not each.exists()), asides[-1])
    if path.is_dir():
        path.rename(aside)
    else:
        shutil.copyfile(path, aside)


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold the folder against other windows; made if need be. The system lets go when a process dies. Raises `OSError`."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / ".lock").open("a+b") as file:
        _lock(file.fileno())
        try:
            yield
        finally:
            _unlock(file.fileno())


if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 30  # a locked byte cannot be read: one where there is nothing to read

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_LOCK, 1)

    def _unlock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_UNLCK, 1)

    def hold(descriptor: int) -> bool:
        """Take an open file for this process until the descriptor is closed, also by the process's end. False if another has it."""
        os.lseek(descriptor, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX)

    def _unlock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_UN)

    def hold(descriptor: int) -> bool:
        """Take an open file for this process until the descriptor is closed, also by the process's end. False if another has it."""
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
