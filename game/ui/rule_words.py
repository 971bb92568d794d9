"""The rules of a game in words, as given options have them. Decides what the messages are told and which clauses stay silent.

Each clause is one message, `<game>-rule-<clause>`, each chapter's title another, `<game>-chapter-<key>`. A clause's message gets every
option and says nothing where it does not apply. Knows no page.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from game.core.game import AnyGame
from game.ui.lang import Speech

POINT = "–"
"""Begins a line that is a point of a list."""


class Clause(NamedTuple):
    """A clause that applies: its number as it is cited (`S10`; empty if it has none), and its lines."""

    number: str
    lines: tuple[str, ...]


class Told(NamedTuple):
    """A chapter of which something applies."""

    title: str
    clauses: tuple[Clause, ...]


def chapters(speech: Speech, game: AnyGame, options: msgspec.Struct) -> tuple[Told, ...]:
    """The rules a match with these options is played by."""
    args = arguments(options)
    told = (Told(speech.say(f"{game.info.id}-chapter-{key}"), tuple(_clauses(speech, game, ids, args))) for key, ids in game.info.chapters)
    return tuple(chapter for chapter in told if chapter.clauses)


def arguments(options: msgspec.Struct) -> dict[str, int | str]:
    """The options as a message can select on them: numbers and words as they are, truth as "on" and "off".

    Values by seat are listed in the order of the seats, or "off" if no seat has any.
    """
    return {field: _plain(getattr(options, field)) for field in options.__struct_fields__}


def _plain(value: Any) -> int | str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, tuple):
        return ", ".join(str(each).replace("-", "−") for each in value) if any(value) else "off"
    return value if isinstance(value, int) else str(value)


def _clauses(speech: Speech, game: AnyGame, ids: tuple[str, ...], args: dict[str, int | str]) -> Iterator[Clause]:
    for each in ids:
        lines = tuple(_lines(speech.say(f"{game.info.id}-rule-{each}", **args)))
        if lines:
            yield Clause(each.upper() if each[1:].isdigit() else "", lines)


def _lines(words: str) -> Iterator[str]:
    """The lines that say something; the gaps that unchosen words leave are closed."""
    for line in words.split("\n"):
        closed = " ".join(word for word in line.split(" ") if word)
        if closed not in ("", POINT):
            yield closed
