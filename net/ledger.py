"""What became of a peer's intents, so that one repeated after a break gets the same answer and never a second effect.

Knows neither games nor links.
"""

from collections.abc import Iterable
from typing import TypeAlias

from net.messages import Accepted, Rejected

Answer: TypeAlias = Accepted | Rejected

REMEMBERED = 64
"""Answers kept per peer: twice as many as a peer may have on the way (`net.unanswered.MOST`)."""


class Ledger:
    """The intents of one peer by their ids."""

    def __init__(self) -> None:
        self.newest = 0
        self._answers: dict[int, Answer | None] = {}
        self._forgotten = 0  # all ids up to this one count as known

    def is_new(self, id: int) -> bool:
        """Whether this intent was never asked before, or at least never had an effect before the host was started anew."""
        return id > self._forgotten and id not in self._answers

    def opened(self, id: int) -> None:
        """A new intent has come; its answer will follow."""
        self.newest = max(self.newest, id)
        self._answers[id] = None
        while len(self._answers) > REMEMBERED:
            oldest = next(iter(self._answers))
            del self._answers[oldest]
            self._forgotten = max(self._forgotten, oldest)

    def restore(self, answers: Iterable[Accepted]) -> None:
        """These intents had their effect before the host was started anew."""
        for answer in answers:
            self.opened(answer.id)
            self.settle(answer)

    def settle(self, answer: Answer) -> None:
        """An intent's answer is known. `Accepted` stands for the update that told its effect."""
        if answer.id in self._answers:
            self._answers[answer.id] = answer

    def repeated(self, id: int) -> Answer | None:
        """The answer to an intent asked again; None if it is still to come, and it comes but once. Forgotten ids are refused."""
        return self._answers.get(id, Rejected(id, "stale"))
