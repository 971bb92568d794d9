"""What the words of the command line mean, from the first check to the exit code.

0 done · 1 failed · 2 wrong use. Whatever goes wrong is one sentence on the error stream, never a traceback; what a programmer needs of an
unforeseen failure goes into a file. Each command imports what it needs when it is called.
"""

import sys

from game.command.ground import Unfit, check
from game.command.printing import Unprinted, taken
from game.command.words import Misuse, parse
from game.session.streams import drop

__all__ = ["main"]


def main(argv: list[str]) -> int:
    """Do what these words ask for; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # consoles that cannot show a name get an escape
            stream.reconfigure(errors="backslashreplace")
    try:
        return _obey(argv)
    except Misuse as trouble:
        return _say(str(trouble), 2)
    except Unfit as trouble:
        return _say(str(trouble), 1)
    except KeyboardInterrupt:
        return 130
    except Unprinted as trouble:
        return _say(str(trouble), 1)
    except Exception as trouble:
        return _say(f"It broke off: {type(trouble).__name__}: {trouble}{_kept(trouble)}.", 1)


def _obey(argv: list[str]) -> int:
    with taken():  # --help and --version
        asked = parse(argv)
    check(screen=False)
    from game.command.orders import ORDERS  # after the words: wrong ones must not wait for it

    return ORDERS[asked.command](asked)


def _say(sentence: str, code: int) -> int:
    shown = "".join(char if char.isprintable() else ascii(char)[1:-1] for char in " ".join(sentence.split()))
    if shown and sys.stderr is not None:  # `print` would take the other stream
        try:
            print(shown, file=sys.stderr, flush=True)
        except OSError:
            drop(sys.stderr)
    return code


def _kept(trouble: Exception) -> str:
    """Where the details of an unforeseen failure lie, as the end of a sentence; empty if they could not be written."""
    import tempfile
    import traceback

    try:  # a file of its own, for its owner's eyes: others have this folder too
        descriptor, place = tempfile.mkstemp(".txt", "quick-hands-failure-", tempfile.gettempdir())
        with open(descriptor, "w", encoding="utf-8", errors="backslashreplace") as kept:
            kept.write("".join(traceback.format_exception(trouble)))
    except OSError:
        return ""
    return f" (details for a bug report are in {place})"
