"""A peer on a plain blocking socket, so that the moments of sending and receiving are known exactly.

Decides nothing; what messages mean is `net.client`'s business, how they are packed `net.wire`'s.
"""

import select
import socket
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Self

import msgspec

from game import VERSION
from game.core.cards import Card
from game.core.seats import Seat
from game.games import GAMES
from net import messages as m
from net import wire
from net.client import Client

PATIENCE = 20.0
"""Seconds after which a host that says nothing is given up."""


class Heard(NamedTuple):
    """A message, when its bytes were here (monotonic ns), and how many they were."""

    message: Any
    at: int
    size: int


class Asked(NamedTuple):
    """An intent: its number, when it was sent (monotonic ns), and the bytes of its frame."""

    number: int
    at: int
    size: int


class Peer:
    """One connection with people of these names; none: a spectator."""

    def __init__(self, port: int, *names: str) -> None:
        self.client = Client(m.Hello(m.PROTOCOL, m.PROTOCOL, VERSION, names=names, watch=not names))
        self.link = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self.link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._splitter = wire.Splitter(wire.TO_PEER_LIMIT)
        self._answered: dict[int, Heard] = {}
        self.send(self.client.hello())
        self.until(lambda: self.client.connected)

    def send(self, message: Any) -> tuple[int, int]:
        """Send one message; when that was (monotonic ns, just before the system is asked), and the bytes of its frame."""
        frame = wire.encode(message)
        at = time.monotonic_ns()
        self.link.sendall(frame)
        return at, len(frame)

    def ask(self, action: Any, seat: Seat | None = None) -> Asked:
        """Ask for a plain action of the own seat (or another, which will be refused)."""
        number = self.client.intend(self.client.own[0] if seat is None else seat, action, time.monotonic_ns())
        assert number is not None  # connected
        (intent,) = self.client.outbox()
        return Asked(number, *self.send(intent))

    def receive(self) -> tuple[bytes, int]:
        """Bytes that have arrived, and when (monotonic ns); waits for some if there are none."""
        data = self.link.recv(1 << 16)
        return data, time.monotonic_ns()

    def read(self) -> Iterator[Heard]:
        """What has arrived; waits for something if there is nothing. Pings are answered."""
        return self.understand(*self.receive())

    def understand(self, data: bytes, at: int) -> Iterator[Heard]:
        """The messages that are whole with these bytes. Pings are answered."""
        if not data:
            raise ConnectionError("the host has gone")
        for body in self._splitter.feed(data):
            heard = Heard(wire.to_peer(body), at, len(body) + wire.HEADER)
            self.client.receive(heard.message, at)
            for reply in self.client.outbox():
                self.send(reply)
            if (number := answers(heard.message)) is not None:
                self._answered[number] = heard
            yield heard

    def until(self, condition: Callable[[], object]) -> None:
        """Read until `condition()` is true."""
        while not condition():
            for _ in self.read():
                pass

    def answer(self, number: int) -> Heard:
        """Read until the intent of this number is answered; the answer."""
        self.until(lambda: number in self._answered)
        return self._answered.pop(number)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.link.close()


def lying(peer: Peer) -> tuple[Card, ...]:
    """The cards on the table, as this peer knows them; none before it has seen the match."""
    plain = peer.client.view(peer.client.own[0]) if peer.client.own else None
    if plain is None:
        return ()
    cards: tuple[Card, ...] = msgspec.convert(plain, GAMES["set"].types.view).lying
    return cards


def answers(message: Any) -> int | None:
    """The number of the own intent that a message answers, None if it answers none."""
    match message:
        case m.Update(cause=(_, number)) | m.Accepted(id=number) | m.Rejected(id=number):
            return number
    return None


def readable(peers: list[Peer], seconds: float) -> list[Peer]:
    """Those for whom something has arrived, within `seconds`."""
    found, _, _ = select.select([peer.link for peer in peers], [], [], max(0.0, seconds))
    return [peer for peer in peers if peer.link in found]
