"""What a host wants done, in order: the only way anything leaves the host core.

All that is to be written comes before all that is to be told, so whoever carries the effects out one after the other loses nothing that
was told.
Knows nothing of files or sockets.
"""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from net.messages import ToPeer
from net.records import Record

Link: TypeAlias = int
"""The number by which a transport and the host speak of one connection."""


class Write(NamedTuple):
    """Append this record to the table's journal."""

    record: Record


class Send(NamedTuple):
    """Send one message to these links: the same frame for all, so it is encoded once."""

    links: tuple[Link, ...]
    message: ToPeer


class Drop(NamedTuple):
    """Close a link, after a last message if there is one. The host has already forgotten it."""

    link: Link
    message: ToPeer | None


class Computers(NamedTuple):
    """What the computer players' process has to fill from now on: seats and their levels; none: no such process is needed."""

    seats: tuple[tuple[int, str], ...]


Effect: TypeAlias = Write | Send | Drop | Computers


class Outbox:
    """Effects waiting to be carried out."""

    def __init__(self) -> None:
        self._writes: list[Write] = []
        self._effects: list[Effect] = []

    def write(self, record: Record) -> None:
        """Journal a record."""
        self._writes.append(Write(record))

    def send(self, links: Iterable[Link], message: ToPeer) -> None:
        """Send a message to some links; to none is nothing."""
        if to := tuple(links):
            self._effects.append(Send(to, message))

    def drop(self, link: Link, message: ToPeer | None = None) -> None:
        """Close a link."""
        self._effects.append(Drop(link, message))

    def computers(self, seats: tuple[tuple[int, str], ...]) -> None:
        """Tell which seats computers are to play."""
        self._effects.append(Computers(seats))

    def drain(self) -> list[Effect]:
        """The effects in order; they are then no longer here."""
        effects: list[Effect] = [*self._writes, *self._effects]
        self._writes, self._effects = [], []
        return effects
