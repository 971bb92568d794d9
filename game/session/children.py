"""Processes of ours: how one is started, is told what to do, and ends when whoever started it ends, however that comes about.

The line of life is the child's standard input. It carries one line, what the child is to do, and then stays open for as long as the
parent lives; the system closes it even for a parent that is killed. A parent that lets go says so before. Knows nothing of tables.
"""

import contextlib
import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, TypeVar, cast

import msgspec

from net.links.sparing import Sparing

_LET_GO = b"end\n"
_PARENTS = {number for name in ("SIGINT", "SIGHUP") if (number := getattr(signal, name, None)) is not None}
ROOT = Path(__file__).resolve().parents[2]
T = TypeVar("T", bound=msgspec.Struct)


class Child:
    """A process that runs `module` with `task`. It writes to the log of its parent; what it prints is read with `answer`.

    Raises `OSError` if it cannot be started, and `UnicodeEncodeError` for a task that is no text, such as the name of a folder.
    """

    def __init__(self, module: str, task: msgspec.Struct) -> None:
        told = msgspec.json.encode(task) + b"\n"
        with _undisturbed():
            self._process = subprocess.Popen(
                [sys.executable, "-m", module],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                cwd=ROOT,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        self._life = cast(IO[bytes], self._process.stdin)
        self._told = cast(IO[bytes], self._process.stdout)
        with contextlib.suppress(OSError):  # a child that is gone already is found out by `answer` and `alive`
            self._life.write(told)
            self._life.flush()

    @property
    def pid(self) -> int:
        """Its number in the system."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether it still runs."""
        return self._process.poll() is None

    def answer(self) -> bytes:
        """The next line it prints; empty when it is gone. Waits for it."""
        return self._told.readline()

    def stop(self, patience: float) -> None:
        """Let go of it; if that has not ended it within `patience` seconds, end it."""
        with contextlib.suppress(OSError):
            self._life.write(_LET_GO)
            self._life.flush()
        with contextlib.suppress(OSError):
            self._life.close()
        try:
            self._process.wait(patience)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._told.close()


@contextlib.contextmanager
def _undisturbed() -> Iterator[None]:
    """What is started meanwhile hears no interrupt and no end of its terminal, not even while it loads: that is the parent's business."""
    if not hasattr(signal, "pthread_sigmask"):  # where it is not, `task` alone has to do
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _PARENTS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_interrupts() -> None:
    """In a child: interrupts from the keyboard and the end of the terminal are the parent's business from now on."""
    for number in _PARENTS:
        signal.signal(number, signal.SIG_IGN)


def task(kind: type[T]) -> T:
    """In a child: what it is to do. It leaves interrupts alone from now on."""
    leave_interrupts()
    return msgspec.json.decode(sys.stdin.buffer.readline(), type=kind)


def reply(value: msgspec.Struct) -> None:
    """In a child: the one line that `Child.answer` reads."""
    with contextlib.suppress(OSError):
        sys.stdout.buffer.write(msgspec.json.encode(value) + b"\n")
        sys.stdout.buffer.flush()


def when_parent_ends(then: Callable[[bool], object]) -> None:
    """In a child, after `task`: call `then`, in a thread of its own, when the parent lets go (True) or is gone (False)."""

    def wait() -> None:
        told = b""
        with contextlib.suppress(OSError):
            while heard := os.read(0, 4096):  # not through the buffer: a thread that holds it may not be there when the interpreter ends
                told += heard
            told = sys.stdin.buffer.read() + told  # what came together with the task
        then(told.endswith(_LET_GO))

    threading.Thread(target=wait, name="line of life", daemon=True).start()


def keep_log(name: str) -> None:
    """In a process of ours: write warnings to the standard error, in few lines."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter(f"%(asctime)s {name} %(name)s: %(message)s"))
    handler.addFilter(Sparing())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
