"""Small JSON files that several windows share: read without trust, written whole or not at all.

Decides how a file is locked, replaced and kept aside. Knows nothing of what is in it.
"""

import codecs
import contextlib
import os
import shutil
import stat
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

LARGEST = 1 << 20
"""Bytes; a bigger file is not one of ours."""
PATIENCE = 2.0
"""Seconds."""


class Broken(Exception):
    """A file is there but holds no JSON object that could be read."""


def read_object(path: Path) -> dict[str, Any]:
    """The JSON object in a file; empty if there is no file. Raises `Broken` for anything else that lies there.

    What could not be written again is broken too: everything in the file has to survive the next change.
    """
    try:
        about = path.stat()
        if not stat.S_ISREG(about.st_mode) or about.st_size > LARGEST:  # a pipe would be waited for, without end
            raise Broken(path)
        found = msgspec.json.decode(path.read_bytes().removeprefix(codecs.BOM_UTF8))
        msgspec.json.encode(found)
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except (OSError, msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Broken(path) from error
    if not isinstance(found, dict):
        raise Broken(path)
    return found


def write_object(path: Path, content: dict[str, Any]) -> None:
    """Replace a file by this JSON object so that a crash leaves the old or the new one; only while it is `locked`. Raises `OSError`.

    A link stays one: what it leads to is replaced.
    """
    path = path.resolve() if path.exists() else path
    fresh = path.with_name(f".{path.name}.new")
    fresh.unlink(missing_ok=True)  # left by a window that was killed while it wrote
    try:
        with fresh.open("xb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(content), indent=1))
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, path)
    finally:
        fresh.unlink(missing_ok=True)


def keep_aside(path: Path) -> None:
    """Keep a file that is about to be replaced as the first free `NAME.kept-N`, the last one being reused. Raises `OSError`.

    It stays in its place as well, and takes no more room, however large it is. What is no file (a folder, a pipe) is moved there.
    """
    asides = [path.with_name(f"{path.name}.kept-{number}") for number in range(1, 10)]
    aside = next((each for each in asides if not os.path.lexists(each)), asides[-1])
    if not path.is_file():
        path.rename(aside)
        return
    if any(each.exists() and each.samefile(path) for each in asides):
        return  # it could not be replaced the last time
    if aside.is_file() or aside.is_symlink():
        aside.unlink()
    try:
        os.link(path.resolve(), aside)
    except OSError:  # no links here, or the file lies on another disk
        shutil.copyfile(path, aside)


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold the folder against other windows; made if need be. The system lets go when a process dies. Raises `OSError`.

    Another window holds it for moments; one that does not let go (stopped, or on a disk far away) is not waited for longer than `PATIENCE`.
    """
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
        until = time.monotonic() + PATIENCE
        while not hold(descriptor):
            if time.monotonic() > until:
                raise TimeoutError
            time.sleep(0.01)

    def _unlock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_UN)

    def hold(descriptor: int) -> bool:
        """Take an open file for this process until the descriptor is closed, also by the process's end. False if another has it."""
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
