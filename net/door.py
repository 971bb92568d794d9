"""The links on which nobody has said yet who he is. Decides what comes of the first message, and how long it may take."""

from typing import NamedTuple

from net.messages import Denied, Hello, ToHost
from net.outbox import Link, Outbox
from net.pulse import HELLO_WITHIN
from net.refusals import Refusal
from net.roster import Entrance, Roster


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
        try:
            return self._roster.admit(message, link, stranger.address, now)
        except Refusal as refused:
            self._out.drop(link, Denied(refused.code, refused.details))
            return None

    def close_on_late(self, now: int) -> None:
        """Send those away who have not said hello in time."""
        for link, stranger in tuple(self._strangers.items()):
            if now - stranger.since >= HELLO_WITHIN:
                del self._strangers[link]
                self._out.drop(link, Denied("late"))
