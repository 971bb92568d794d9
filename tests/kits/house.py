"""A server with a host that only takes notes, and peers made of plain streams. For tests of the links."""

import asyncio
import contextlib

from game.core.room import Room
from net import wire
from net.links import tcp
from net.messages import Bye, Hello, Leave, Said, Say, Welcome
from net.outbox import Drop, Send, Write

ROOM = Room("Kitchen", "set", "classic", {}, "lobby", (), ())
HELLO = Hello(1, 1, "1.0")


class Notes:
    """Welcomes everybody, repeats to all what is said, drops whoever leaves, and writes everything down."""

    def __init__(self):
        self.attached, self.received, self.gone, self.ticks = {}, [], [], []
        self.wake = None
        self.lost = 0
        self.effects = []
        self.here = set()
        self.news = asyncio.Event()

    def attach(self, link, now, address):
        self.attached[link] = address
        self.news.set()

    def receive(self, link, message, now):
        self.received.append((link, message, now))
        self.news.set()
        match message:
            case Hello():
                self.here.add(link)
                self.effects.append(Send((link,), Welcome(1, "1.0", link, b"t" * 16, ROOM, "notes")))
            case Say(text=text):
                self.effects += [Write({"is": "said"}), Send(tuple(self.here), Said("Ann", text))]
            case Leave():
                self.here.discard(link)
                self.effects.append(Drop(link, Bye("closed")))

    def dropped(self, link, now):
        self.here.discard(link)
        self.gone.append(link)
        self.news.set()

    def tick(self, now):
        self.ticks.append(now)
        self.wake = None
        self.news.set()

    def unwritten(self):
        self.lost += 1

    def next_wake(self):
        return self.wake

    def outbox(self):
        effects, self.effects = self.effects, []
        return effects

    def close(self, now):
        self.effects += [Drop(link, Bye("closed")) for link in self.attached]

    async def until(self, condition):
        async with asyncio.timeout(10):
            while not condition():
                self.news.clear()
                await self.news.wait()


class Peer:
    """A client made of plain streams."""

    def __init__(self, reader, writer):
        self.reader, self.writer = reader, writer

    def say(self, *messages):
        self.writer.write(b"".join(map(wire.encode, messages)))

    async def hear(self):
        """The next message, None at the end of the connection."""
        try:
            async with asyncio.timeout(10):
                size = int.from_bytes(await self.reader.readexactly(4), "big")
                return wire.to_peer(await self.reader.readexactly(size))
        except (asyncio.IncompleteReadError, ConnectionError):
            return None


async def _end(writer):
    writer.transport.abort()
    with contextlib.suppress(OSError):
        await writer.wait_closed()


class House:
    """A server with its host, and the peers a test lets in."""

    def __init__(self, **options):
        self.host = Notes()
        self.server = tcp.HostServer(self.host, **options)
        self.stack = contextlib.AsyncExitStack()

    async def __aenter__(self):
        listening = tcp.listen(loopback=True)
        self.port = listening.getsockname()[1]
        await self.server.start(listening)
        return self

    async def __aexit__(self, *_):
        await self.stack.aclose()
        await self.server.close()

    async def peer(self, hello=True):
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.stack.push_async_callback(_end, writer)
        peer = Peer(reader, writer)
        if hello:
            peer.say(HELLO)
            assert isinstance(await peer.hear(), Welcome)
        return peer


def run(test):
    """An asyncio test as a plain one."""

    def plain():
        asyncio.run(test())

    plain.__name__, plain.__doc__ = test.__name__, test.__doc__
    return plain
