"""The host on the network: connections in, effects out, and the clock that ticks between.

Decides how many may connect and when the host core is woken. The core decides everything else; bytes become messages in `Framed`.
"""

import asyncio
import contextlib
import logging
import socket
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from game.core.errors import where
from net import wire
from net.joincode import USUAL_PORTS
from net.links.framed import Framed
from net.messages import Denied, ToHost, ToPeer, Welcome
from net.outbox import Computers, Drop, Effect, Send, Write
from net.records import Record

if TYPE_CHECKING:
    from net.host import Host

log = logging.getLogger(__name__)

Listening: TypeAlias = socket.socket
"""A bound socket."""

_AFTER_FAILURE_SECONDS = 0.25
ACCEPT_SECONDS = 0.001
"""Between two connections that are accepted. All at once, 400 of them kept everybody at the table waiting for 50 ms."""
_LAST_STRETCH = 1_000_000
"""Nanoseconds before a wake in which the loop looks again and again: its timers are late by up to a millisecond, a contest may not be."""


class Limits(msgspec.Struct, frozen=True):
    """Connections in all; of strangers (not welcomed yet) in all and per address."""

    links: int = 512
    strangers: int = 32
    strangers_per_address: int = 8


LIMITS = Limits()


class HostServer:
    """Carries out what `host` wants, for every connection. Runs in the event loop it is started in; nothing in it waits for a peer.

    `write` is given every journal record before the messages it covers are sent, and answers whether it is safe; `computers` the seats
    computers are to play.
    """

    def __init__(
        self,
        host: "Host",
        *,
        write: Callable[[Record], bool] = lambda _: True,
        computers: Callable[[tuple[tuple[int, str], ...]], None] = lambda _: None,
        limits: Limits = LIMITS,
    ) -> None:
        self._host, self._limits = host, limits
        self._write, self._computers = write, computers
        self._links: dict[int, Framed] = {}
        self._newest = 0
        self._listening: Listening | None = None
        self._accepting: asyncio.Task[None] | None = None
        self._timer: asyncio.Handle | None = None
        self._wake: int | None = None

    async def start(self, listening: Listening) -> None:
        """Accept connections on a bound socket, which belongs to the server from now on."""
        listening.setblocking(False)
        listening.listen(self._limits.links)
        self._listening, self._accepting = listening, asyncio.create_task(self._accept(listening))
        self._go_on()

    async def close(self) -> None:
        """Accept nobody any more, let the host say goodbye to everybody, and end every connection within half a second."""
        if self._accepting and self._listening:
            self._accepting.cancel()
            await asyncio.wait((self._accepting,))
            self._listening.close()
        leaving = list(self._links.values())
        self._host.close(time.monotonic_ns())
        self._go_on()
        if self._timer:
            self._timer.cancel()
        await asyncio.gather(*(link.gone.wait() for link in leaving))

    async def _accept(self, listening: Listening) -> None:
        """One connection after the other; in between everybody who is in is heard."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, _ = await loop.sock_accept(listening)
                await loop.connect_accepted_socket(lambda: Framed(self, wire.to_host, wire.HELLO_LIMIT), connection)
            except ConnectionError:
                pass  # it is gone already
            except Exception as trouble:  # no more sockets on this machine, as a rule; whoever waits comes in later
                log.warning("a connection was not accepted: %s", getattr(trouble, "strerror", None) or where(trouble))
                await asyncio.sleep(_AFTER_FAILURE_SECONDS)
            await asyncio.sleep(ACCEPT_SECONDS)

    # --- from the links
    def opened(self, link: Framed) -> None:
        """A connection: let it in, if need be in place of the oldest stranger; turn it away if the house is full of known ones."""
        strangers = [other for other in self._links.values() if not other.welcomed]
        neighbours = [other for other in strangers if other.address == link.address]
        if len(neighbours) >= self._limits.strangers_per_address:
            self._turn_out(neighbours[0])
        elif len(strangers) >= self._limits.strangers or (strangers and len(self._links) >= self._limits.links):
            self._turn_out(strangers[0])
        if len(self._links) >= self._limits.links:
            link.close(Denied("full"))
            return
        self._newest += 1
        link.number = self._newest
        self._links[link.number] = link
        self._host.attach(link.number, time.monotonic_ns(), link.address)
        self._go_on()

    def received(self, link: Framed, message: ToHost, now: int) -> None:
        """A message for the host."""
        self._host.receive(link.number, message, now)
        self._go_on()

    def ended(self, link: Framed, reason: str | None) -> None:
        """A connection is gone; one line in the log if it was no good."""
        if reason:
            log.warning("%s: %s", link.address, reason)
        if self._links.pop(link.number, None):
            self._host.dropped(link.number, time.monotonic_ns())
            self._go_on()

    def _turn_out(self, stranger: Framed) -> None:
        stranger.cut("makes room for others, having said nothing")
        self.ended(stranger, None)

    # --- for the host
    def _go_on(self) -> None:
        """Carry out what the host wants by now, and see when it wants to be woken."""
        while effects := self._host.outbox():
            for effect in effects:
                self._carry_out(effect)
        self._set_timer()

    def _carry_out(self, effect: Effect) -> None:
        match effect:
            case Write(record):
                if not self._write(record):
                    self._host.unwritten()
            case Send(numbers, message):
                self._send(numbers, message)
            case Drop(number, message):
                self._drop(number, message)
            case Computers(seats):
                self._computers(seats)

    def _send(self, numbers: tuple[int, ...], message: ToPeer) -> None:
        frame = wire.encode(message)
        for number in numbers:
            if link := self._links.get(number):
                if isinstance(message, Welcome):
                    link.welcome(wire.TO_HOST_LIMIT)
                link.send(frame)

    def _drop(self, number: int, message: ToPeer | None) -> None:
        link = self._links.pop(number, None)
        if link is None:
            return
        if isinstance(message, Denied):
            log.warning("%s: not let in: %s", link.address, message.code)
        link.close(*([message] if message else []))

    def _set_timer(self) -> None:
        """Wake the host when it asks for it: by a timer up to the last millisecond, then in every round of the loop."""
        wake = self._host.next_wake()
        if self._timer and wake == self._wake:
            return
        if self._timer:
            self._timer.cancel()
            self._timer = None
        self._wake = wake
        if wake is not None:
            loop = asyncio.get_running_loop()
            early = wake - time.monotonic_ns() - _LAST_STRETCH
            self._timer = loop.call_later(early / 1e9, self._look) if early > 0 else loop.call_soon(self._look)

    def _look(self) -> None:
        self._timer = None
        now = time.monotonic_ns()
        if self._wake is None or now < self._wake:
            self._set_timer()
            return
        try:
            self._host.tick(now)
        except Exception as error:  # the table's clock must not stop for it
            log.error("the host failed and goes on: %s", where(error))
            self._timer = asyncio.get_running_loop().call_later(_AFTER_FAILURE_SECONDS, self._look)
        else:
            self._go_on()


def listen(port: int | None = None, loopback: bool = False) -> Listening:
    """A bound socket. `port` None: the first free of the usual ten, else any. `loopback`: only for this machine, on any free port.

    Raises `OSError` if the port asked for (or every port) is taken.
    """
    if loopback:
        return socket.create_server(("127.0.0.1", port or 0))
    wanted = [port] if port is not None else [*USUAL_PORTS, 0]
    for candidate in wanted[:-1]:
        with contextlib.suppress(OSError):
            return _everywhere(candidate)
    return _everywhere(wanted[-1])


def _everywhere(port: int) -> Listening:
    """All interfaces, IPv6 and IPv4 in one socket where the system can do that."""
    if socket.has_dualstack_ipv6():
        with contextlib.suppress(OSError):
            return socket.create_server(("", port), family=socket.AF_INET6, dualstack_ipv6=True)
    return socket.create_server(("", port))
