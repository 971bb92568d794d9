"""The names of strength. Each game decides which of them it offers and what they mean; nothing here plays."""

from collections.abc import Sequence

LEVELS = ("easy", "medium", "hard", "master")
"""The usual four, weakest first. A game may offer others as well."""


class UnknownLevel(ValueError):
    """No computer player of this name; the message is a sentence that names the known ones."""


def check_level(level: str, known: Sequence[str] = LEVELS) -> None:
    """Raise `UnknownLevel` unless `level` is one of `known`."""
    if level not in known:
        raise UnknownLevel(f"There is no level {level!r}; known levels are {', '.join(known)}.")
