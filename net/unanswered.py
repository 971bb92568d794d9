"""The intents of a peer that have no answer yet: asked again, with the same ids, after a break. Knows no links."""

from collections.abc import Iterator

from game.core.seats import Seat
from net.messages import Intent, Plain

MOST = 32
"""Intents on the way; more are not even asked. Fewer than the answers a host remembers."""


class Unanswered:
    """Intents by id, in the order in which they were asked, each with the match it was meant for."""

    def __init__(self) -> None:
        self._intents: dict[int, tuple[Intent, str | None]] = {}
        self._last = 0

    def __iter__(self) -> Iterator[Intent]:
        return iter([intent for intent, _ in self._intents.values()])

    def ask(self, seat: Seat, seen: int, press: int, action: Plain, match: str | None) -> Intent | None:
        """A new intent, None if too many are on the way."""
        if len(self._intents) >= MOST:
            return None
        self._last += 1
        intent = Intent(self._last, seat, seen, press, action)
        self._intents[intent.id] = intent, match
        return intent

    def answered(self, id: int) -> bool:
        """An answer has come; whether it was waited for."""
        return self._intents.pop(id, None) is not None

    def give_up(self, match: str | None) -> list[int]:
        """Drop what was meant for any other match than this; the ids."""
        dropped = [id for id, (_, meant) in self._intents.items() if meant != match]
        for id in dropped:
            del self._intents[id]
        return dropped

    def go_on_from(self, newest: int) -> None:
        """The host knows ids up to this one."""
        self._last = max(self._last, newest)
