"""The links on which nobody has said yet who he is.

Decides what comes of the first message, how long it may take, and how often one may come.
"""

from typing import NamedTuple

from net.messages import Denied, Hello, ToHost
from net.outbox import Link, Outbox
from net.pulse import HELLO_WITHIN
from net.rates import Bucket
from net.refusals import Refusal
from net.roster import Entrance, Roster, is_remote

MOST_ADDRESSES = 256
"""Addresses whose comings are counted apart."""


class Stranger(NamedTuple):
    """A link that has not said hello yet."""

    address: str
    since: int


class Door:
    """Lets strangers into the roster, or sends them away. Times are monotonic ns."""

    def __init__(self, roster: Roster, out: Outbox) -> None:
        self._roster = roster
        self._out = out
        self._strangers: dict[Link, Stranger] = {}
        self._comings: dict[str, Bucket] = {}
        self._all_comings = Bucket(30, 64, 0)

    @property
    def links(self) -> tuple[Link, ...]:
        """The links of strangers, the oldest first."""
        return tuple(self._strangers)

    def opened(self, link: Link, address: str, now: int) -> None:
        """Somebody stands there."""
        self._strangers[link] = Stranger(address, now)

    def gone(self, link: Link) -> None:
        """Whoever stood there has gone, if there was anybody."""
        self._strangers.pop(link, None)

    def greet(self, link: Link, message: ToHost, now: int) -> Entrance | None:
        """The first message of a stranger: he is a peer by it, or has been sent away."""
        stranger = self._strangers.pop(link)
        if not isinstance(message, Hello):
            self._out.drop(link, Denied("first"))
            return None
        if is_remote(stranger.address) and not self._may_come(stranger.address, now):
            self._out.drop(link, Denied("often"))
            return None
        try:
            return self._roster.admit(message, link, stranger.address, stranger.since, now)
        except Refusal as refused:
            self._out.drop(link, Denied(refused.code, refused.details))
            return None

    def _may_come(self, address: str, now: int) -> bool:
        """Whether another machine may come in once more; each coming is told to everybody and written down."""
        if len(self._comings) > MOST_ADDRESSES:
            self._comings.clear()
        return self._comings.setdefault(address, Bucket(2, 16, now)).grant(now) and self._all_comings.grant(now)

    def close_on_late(self, now: int) -> None:
        """Send those away who have not said hello in time."""
        for link, stranger in tuple(self._strangers.items()):
            if now - stranger.since >= HELLO_WITHIN:
                del self._strangers[link]
                self._out.drop(link, Denied("late"))
