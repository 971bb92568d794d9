"""How the system asks a process to end: by an interrupt, politely, or because its terminal has gone. Decides what follows; knows no window.

An exception raised by a signal can come out anywhere, and libraries that are being loaded swallow it. So nothing is raised here while
somebody still listens.
"""

import signal
import sys
from collections.abc import Callable
from types import FrameType


def ending() -> tuple[int, ...]:
    """The signals that ask to end. A terminal's end is none of them where whoever started this wanted it to go on (`nohup`)."""
    numbers = [signal.SIGINT, signal.SIGTERM]
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        numbers.append(signal.SIGHUP)
    return tuple(numbers)


def interruptible() -> None:
    """From now on there is something to be tidied up: an interrupt is an exception (before, it just ended the process)."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Asked:
    """While one is inside: calls `stop` when the process is asked to end. Who asks once more is not made to wait.

    `code`: what the process ends with, 0 if nobody has asked.
    """

    def __init__(self, stop: Callable[[], None]) -> None:
        self.code = 0
        self._stop = stop

    def __enter__(self) -> "Asked":
        self._before = {number: signal.signal(number, self._heard) for number in ending()}
        return self

    def __exit__(self, *_: object) -> None:
        for number, before in self._before.items():
            signal.signal(number, before)

    def _heard(self, number: int, _: FrameType | None) -> None:
        if self.code:
            sys.exit(self.code)
        self.code = 128 + number
        self._stop()
