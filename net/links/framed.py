"""One connection as messages: bytes in, stamped messages out, frames to send. The same at both ends of a link.

Decides when a connection is no good: a bad frame, one that takes too long, a reader that does not read. Knows neither hosts nor rooms.
"""

import asyncio
import contextlib
import socket
import time
from collections.abc import Callable
from typing import Any, Protocol, cast

import msgspec

from net import wire

WRITE_CAP = 256 * 1024
"""Bytes kept for somebody who does not read. The system keeps as many again (`SO_SNDBUF`), which on its own would be megabytes."""
FRAME_SECONDS = 5.0
"""How long a frame may take from its first byte to its last."""
LAST_WORDS_SECONDS = 0.5
"""How long a connection that is being closed may take to hand over what was sent."""


class Ear(Protocol):
    """Whoever is told what happens on a link. Calls come from the event loop, in order."""

    def opened(self, link: "Framed") -> None:
        """The connection is made."""

    def received(self, link: "Framed", message: Any, now: int) -> None:
        """A message came; `now`: monotonic ns when its last bytes were read."""

    def ended(self, link: "Framed", reason: str | None) -> None:
        """The connection is gone. `reason`: the fault for which it was cut here, None if it just ended."""


class Framed(asyncio.Protocol):
    """A connection whose messages `decode` opens. `limit`: longest body taken, in bytes.

    `number` and `welcomed` are notes of its owner: what he calls it, and whether he knows who it is. `gone` is set when it has ended;
    `broken` says that what came was no message.
    """

    def __init__(self, ear: Ear, decode: Callable[[bytes], Any], limit: int) -> None:
        self.address = "?"
        self.number = 0
        self.welcomed = False
        self.gone = asyncio.Event()
        self.broken = False
        self._ear = ear
        self._decode = decode
        self._splitter = wire.Splitter(limit)
        self._transport: asyncio.Transport | None = None
        self._deaf = False  # nothing more is taken from it, nor given to it
        self._reason: str | None = None
        self._slow: asyncio.TimerHandle | None = None

    def welcome(self, limit: int) -> None:
        """It is known who this is: take bodies of up to `limit` bytes from now on."""
        self.welcomed, self._splitter.limit = True, limit

    # --- from the event loop
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Part of asyncio's interface."""
        self._transport = cast(asyncio.Transport, transport)
        self.address = _plain_address(transport.get_extra_info("peername"))
        if raw := transport.get_extra_info("socket"):
            with contextlib.suppress(OSError):
                raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, WRITE_CAP)
        self._ear.opened(self)

    def data_received(self, data: bytes) -> None:
        """Part of asyncio's interface. The stamp is taken before anything else: it decides races."""
        now = time.monotonic_ns()
        if not self._deaf:
            self._take(data, now)

    def _take(self, data: bytes, now: int) -> None:
        try:
            for body in self._splitter.feed(data):
                self._hurry(False)
                self._ear.received(self, self._decode(body), now)
                if self._deaf:
                    return
        except wire.BadFrame as bad:
            self.broken = True
            self.cut(bad.reason)
        else:
            self._hurry(self._splitter.started)

    def connection_lost(self, exc: Exception | None) -> None:
        """Part of asyncio's interface."""
        self._deaf = True
        self._hurry(False)
        self.gone.set()
        self._ear.ended(self, self._reason)

    # --- from the owner
    def send(self, frame: bytes) -> None:
        """Send one frame now, in one piece. Never waits; a peer that lets too much pile up is cut."""
        if self._transport is None or self._deaf or self._transport.is_closing():  # the last: it broke while others were written to
            return
        self._transport.write(frame)
        if self._transport.get_write_buffer_size() > WRITE_CAP:
            self.cut("does not read")

    def close(self, *last: msgspec.Struct) -> None:
        """Say `last`, take nothing more, and end the connection when the other side has it all, or after half a second.

        Only this side is closed at first: a system that still gets bytes for a closed socket answers with a reset, and what was said
        last is lost on the way.
        """
        if self._transport is None or self._deaf:
            return
        for message in last:
            self._transport.write(wire.encode(message))
        self._deaf = True
        self._hurry(False)
        with contextlib.suppress(OSError):  # it is gone already
            self._transport.write_eof()
        asyncio.get_running_loop().call_later(LAST_WORDS_SECONDS, self._transport.abort)

    def cut(self, reason: str | None) -> None:
        """End the connection at once. `ended` follows with the reason."""
        if self._transport is None or self._deaf:
            return
        self._deaf, self._reason = True, reason
        self._transport.abort()

    def _hurry(self, started: bool) -> None:
        """Start the time of a frame that has begun, or stop it."""
        if not started and self._slow:
            self._slow.cancel()
            self._slow = None
        elif started and not self._slow:
            self._slow = asyncio.get_running_loop().call_later(FRAME_SECONDS, self.cut, "a frame that never ends")


def _plain_address(peer: Any) -> str:
    """The address of a socket name; an IPv4 address that came in through IPv6 as the IPv4 address it is."""
    return str(peer[0]).removeprefix("::ffff:") if peer else "?"
