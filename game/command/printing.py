"""What a command prints: it has been taken by whoever reads it, or it is said that it could not be. Knows no command."""

import contextlib
import sys
from collections.abc import Iterator

from game.session.streams import drop


class Unprinted(Exception):
    """Something could not be printed; the message is the sentence to say, empty where the reader had enough and has gone."""


def show(line: str) -> None:
    """Print a line, for somebody who may read along. Raises `Unprinted`."""
    with taken():
        print(line)


@contextlib.contextmanager
def taken() -> Iterator[None]:
    """At its end what was printed meanwhile is out of our hands. Raises `Unprinted`."""
    try:
        try:
            yield
        finally:
            if sys.stdout is not None:  # a program may be started without one
                sys.stdout.flush()
    except OSError as trouble:
        drop(sys.stdout)
        gone = isinstance(trouble, BrokenPipeError)
        raise Unprinted("" if gone else f"What was asked for could not be printed: {trouble.strerror}.") from None
