"""A host in a process of its own, as always, which also tells at the end when it stamped what.

It is the very host and server of a real table; only `received` is listened in on.
"""

import asyncio
import contextlib
import multiprocessing
import random
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from game.games import GAMES
from game.session import children
from game.session.host_process import settle_down
from net.config import RoomConfig
from net.host import Host
from net.links.framed import Framed
from net.links.tcp import HostServer, Limits, listen
from net.messages import Intent

Stamps = dict[tuple[int, int], int]
"""By link (in the order of connecting, from 1) and number of the intent: when the host stamped it, monotonic ns."""
PATIENCE = 20.0


class Judge(NamedTuple):
    """A host that is open at this port; `stamps` ends it."""

    port: int
    pipe: Connection

    def stamps(self) -> Stamps:
        """End the host; the stamps of everything that was asked of it."""
        self.pipe.send(None)
        told: Stamps = self.pipe.recv()
        return told


@contextlib.contextmanager
def hosting(room: RoomConfig) -> Iterator[Judge]:
    """A host for this room on this machine, gone afterwards."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(theirs, room), daemon=True)
    process.start()
    theirs.close()
    try:
        if not ours.poll(PATIENCE):
            raise TimeoutError("the host did not start")
        yield Judge(ours.recv(), ours)
    finally:
        ours.close()
        process.join(PATIENCE)


class _Listening(HostServer):
    def __init__(self, host: Host, stamps: Stamps) -> None:
        super().__init__(host, limits=Limits(strangers_per_address=512))
        self._stamps = stamps

    def received(self, link: Framed, message: Any, now: int) -> None:
        if isinstance(message, Intent):
            self._stamps[link.number, message.id] = now
        super().received(link, message, now)


def _serve(pipe: Connection, room: RoomConfig) -> None:
    children.leave_interrupts()
    children.keep_log("host")
    asyncio.run(_host(pipe, room))


async def _host(pipe: Connection, room: RoomConfig) -> None:
    stamps: Stamps = {}
    server = _Listening(Host(room, GAMES, random.Random(1), time.monotonic_ns()), stamps)
    listening = listen(loopback=True)
    port = listening.getsockname()[1]
    await server.start(listening)
    settle_down()
    with contextlib.suppress(EOFError, OSError):  # the parent may end at any time
        pipe.send(port)
        await asyncio.to_thread(pipe.poll, None)  # until a word from the parent, or its end
    await server.close()
    with contextlib.suppress(EOFError, OSError):
        pipe.recv()
        pipe.send(stamps)
