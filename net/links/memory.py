"""Links without sockets or clock: a host and its peers on simulated time. For tests.

Every message crosses as the bytes it would be on a wire. A link has a delay each way; whatever happens at one time happens in the order
in which it was sent. Decides nothing.
"""

import heapq
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any

import msgspec

from game.core.table import Happening
from net import wire
from net.client import Client
from net.host import Host
from net.messages import Leave, Plain, ToHost, ToPeer
from net.outbox import Computers, Drop, Effect, Send, Write
from net.records import Record


class MemoryLink:
    """One peer's end. `delay`: ns one way; `held`: further ns for one message to the host (a peer that fakes slow answers)."""

    def __init__(self, net: "MemoryNet", number: int, client: Client, delay: int) -> None:
        self.client = client
        self.number = number
        self.delay = delay
        self.held: Callable[[ToHost], int] = lambda _message: 0
        self.up = True
        self.received: list[ToPeer] = []
        self.happened: list[Happening] = []
        self.stream = bytearray()  # everything that came, as it came
        self._net = net

    def act(self, seat: int, action: msgspec.Struct, press: int = 0) -> int | None:
        """Ask for an action of an own seat, as a person here would."""
        asked = self.client.intend(seat, msgspec.to_builtins(action), press)
        self.flush()
        return asked

    def wish(self, message: ToHost) -> None:
        """Ask something of the room."""
        self.client.wish(message)
        self.flush()

    def send(self, message: ToHost) -> None:
        """Send anything, whatever the client thinks of it."""
        self._net.to_host(self, message)

    def flush(self) -> None:
        """Send what the client wants sent."""
        for message in self.client.outbox():
            self.send(message)

    def hear(self, frame: bytes, now: int) -> None:
        """A frame has arrived."""
        message = wire.to_peer(frame[wire.HEADER :])
        self.stream += frame
        self.received.append(message)
        self.happened.extend(self.client.receive(message, now))
        self.flush()

    def of(self, kind: type[Any]) -> list[Any]:
        """The messages, or happenings, of a kind that have come so far."""
        return [thing for thing in (*self.received, *self.happened) if isinstance(thing, kind)]

    def cut(self) -> None:
        """The link breaks: what is on its way is lost."""
        self._net.cut(self)

    def leave(self) -> None:
        """Say goodbye."""
        self.send(Leave())


class MemoryNet:
    """A host and all links to it. `now`: ns of the one clock they all share. `records`: what the host had written down."""

    def __init__(self, host: Host, now: int = 0) -> None:
        self.host = host
        self.now = now
        self.links: dict[int, MemoryLink] = {}
        self.records: list[Record] = []
        self.effects: list[Effect] = []
        self.computers: tuple[tuple[int, str], ...] = ()
        self._coming: list[tuple[int, int, Callable[[], None]]] = []
        self._order = count()
        self._numbers = count(1)
        self._carry_out()

    @property
    def journal(self) -> list[dict[str, Plain]]:
        """The records as plain data."""
        return [msgspec.to_builtins(record, builtin_types=(bytes,)) for record in self.records]

    def join(self, client: Client, delay: int = 0, address: str = "127.0.0.1") -> MemoryLink:
        """Connect a client, new or coming back; its hello is on the way."""
        link = MemoryLink(self, next(self._numbers), client, delay)
        self.links[link.number] = link
        self.host.attach(link.number, self.now, address)
        link.send(client.hello())
        return link

    def close(self) -> None:
        """The host ends; its goodbyes are on their way."""
        self.host.close(self.now)
        self._carry_out()

    def run(self, duration: int = 0) -> None:
        """Let this much time pass, and everything happen that is due in it."""
        until = self.now + duration
        while True:
            wake = self.host.next_wake()
            arrival = self._coming[0][0] if self._coming else None
            due = min((time for time in (wake, arrival) if time is not None and time <= until), default=None)
            if due is None:
                break
            self.now = max(self.now, due)
            if arrival is not None and arrival <= due:
                heapq.heappop(self._coming)[2]()
            else:
                self.host.tick(self.now)
                self._carry_out()
        self.now = until

    def to_host(self, link: MemoryLink, message: ToHost) -> None:
        """A message sets out for the host."""
        body = wire.encode(message)[wire.HEADER :]

        def arrive() -> None:
            if link.up:
                self.host.receive(link.number, wire.to_host(body), self.now)
                self._carry_out()

        self._later(link.delay + link.held(message), arrive)

    def cut(self, link: MemoryLink) -> None:
        """A link breaks, noticed at once at both ends."""
        link.up = False
        self.links.pop(link.number, None)
        link.happened.extend(link.client.lost())
        self.host.dropped(link.number, self.now)
        self._carry_out()

    def _later(self, delay: int, do: Callable[[], None]) -> None:
        heapq.heappush(self._coming, (self.now + delay, next(self._order), do))

    def _carry_out(self) -> None:
        for effect in self.host.outbox():
            self.effects.append(effect)
            match effect:
                case Write(record):
                    self.records.append(record)
                case Send(numbers, message):
                    frame = wire.encode(message)
                    for number in numbers:
                        self._to_peer(self.links[number], frame)
                case Drop(number, message):
                    link = self.links.pop(number)
                    if message is not None:
                        self._to_peer(link, wire.encode(message))
                    self._later(link.delay, partial(self._closed, link))
                case Computers(seats):
                    self.computers = seats

    def _to_peer(self, link: MemoryLink, frame: bytes) -> None:
        def arrive() -> None:
            if link.up:
                link.hear(frame, self.now)

        self._later(link.delay, arrive)

    def _closed(self, link: MemoryLink) -> None:
        link.up = False
        link.happened.extend(link.client.lost())
