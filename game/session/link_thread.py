"""The thread that keeps a link to a host: it joins, answers pings, stamps and queues what is heard, and comes back after a break.

Decides how long is waited for what and what a failure is called. What messages mean is not its business, but for those that say that
coming back is pointless.
"""

import asyncio
import contextlib
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeAlias

import msgspec

from game.session.tasks import HostReady
from net import wire
from net.client import COMES_BACK
from net.links.dial import Unreachable, dial
from net.links.framed import Framed
from net.messages import Bye, Denied, Hello, Ping, Pong, ToHost, ToPeer, Welcome

JOIN_SECONDS = 4.5
"""For everything from the first try to the welcome; with the thread's start it stays under five seconds."""
RETURN_SECONDS = 2.0
BACKOFF_SECONDS = (0.1, 0.2, 0.2, 0.3, 0.4, 0.6, 1.0)
"""Before the tries to come back; the last again and again."""
SILENCE_SECONDS = 6.0
"""Without a word from the host, who pings each second, for so long a link is given up."""
CLOSING_SECONDS = 0.45


class Place(NamedTuple):
    """Where a host is: addresses that may all be his, best first."""

    addresses: tuple[str, ...]
    port: int


class CannotOpen(Exception):
    """There is no host to be reached: a code for `Closed`, and details."""

    def __init__(self, code: str, details: dict[str, Any]) -> None:
        super().__init__(code, details)
        self.code, self.details = code, details


class Way(Protocol):
    """How a host is reached, and what has to be there for it. `ready`: what a host of ours said when it was; `last_words`: before we go."""

    ready: HostReady | None
    last_words: tuple[ToHost, ...]

    def open(self) -> Place:
        """Find the host out, or start it, also again when it is not `alive`; may block. Raises `CannotOpen`."""

    @property
    def alive(self) -> bool:
        """Whether the host may still be there."""

    def close(self) -> None:
        """End what `open` has started, also while it still runs; may block for a second."""


class Arrived(NamedTuple):
    """A message, and when it came (monotonic ns)."""

    message: ToPeer
    now: int


class Down(NamedTuple):
    """The link is gone; it is being tried to come back."""


class Over(NamedTuple):
    """There will be no link any more; a code for `Closed`, and details."""

    code: str
    details: dict[str, Any]


Item: TypeAlias = Arrived | Down | Over


class LinkThread:
    """A link by way of `way` that begins with `hello`. `wake` is called, in this thread, whenever there is something to `take`.

    `place`: where the host is, once that is known. `address`: the one of it that answered, once we were welcome there.
    """

    def __init__(self, way: Way, hello: Hello, wake: Callable[[], None]) -> None:
        self._way, self._hello, self._wake = way, hello, wake
        self.place: Place | None = None
        self.address: str | None = None
        self._items: deque[Item] = deque()
        self._link: Framed | None = None
        self._settled = asyncio.Event()  # a visit has come to a welcome or to nothing
        self._welcomed = False
        self._final = False  # the host has said that there is no way back
        self._heard = 0.0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._live, name="link", daemon=True)
        self._thread.start()

    # --- for the other thread
    def take(self) -> list[Item]:
        """What has come since the last call, in order."""
        return [self._items.popleft() for _ in range(len(self._items))]

    def send(self, message: ToHost) -> None:
        """Send at once. Without a link it is lost."""
        self._call(self._send, wire.encode(message))

    def leave(self, *last: ToHost) -> None:
        """Say `last` and end the link, without waiting for it."""
        self._call(self._leave, last)

    def close(self, *last: ToHost) -> None:
        """Say `last`, end the link and what was started for it. Returns within half a second, whatever still has to be ended."""
        self.leave(*last)
        self._thread.join(CLOSING_SECONDS)

    def _call(self, function: Callable[..., None], *arguments: Any) -> None:
        with contextlib.suppress(RuntimeError):  # the thread has ended
            self._loop.call_soon_threadsafe(function, *arguments)

    # --- in the thread
    def _live(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._task = self._loop.create_task(self._run())
        try:
            with contextlib.suppress(asyncio.CancelledError):
                self._loop.run_until_complete(self._task)
            self._loop.run_until_complete(self._end())
        finally:
            self._loop.run_until_complete(self._loop.shutdown_default_executor())
            self._loop.close()
            self._wake()  # all is let go of

    async def _run(self) -> None:
        try:
            place = self.place = await asyncio.to_thread(self._way.open)
        except CannotOpen as failed:
            self._tell(Over(failed.code, failed.details))
            return
        try:
            link: Framed | None = await self._visit(place, JOIN_SECONDS)
        except Unreachable as failed:
            if not self._final:
                self._tell(Over("unreachable", {"reason": failed.reason}))
            return
        while link:
            link = await self._stay(link)

    async def _stay(self, link: Framed) -> Framed | None:
        """Wait for the end of a link, then come back. The new link; None if there is no way back."""
        await self._listen(link)
        if link.broken:
            self._final = True
            self._tell(Over("bad_host", {}))
        if not self._final:
            self._tell(Down())
        tries = 0
        while not self._final:
            await asyncio.sleep(BACKOFF_SECONDS[min(tries, len(BACKOFF_SECONDS) - 1)])
            tries += 1
            try:
                if self.place is None or not self._way.alive:
                    self.place = await asyncio.to_thread(self._way.open)
                return await self._visit(self.place, RETURN_SECONDS)
            except Unreachable:
                continue
            except CannotOpen as failed:
                self._tell(Over(failed.code, failed.details))
                return None
        return None

    async def _visit(self, place: Place, seconds: float) -> Framed:
        """Connect, say hello, be welcomed. Raises `Unreachable`."""
        self._settled.clear()
        self._welcomed, link = False, None
        try:
            async with asyncio.timeout(seconds):
                link = self._link = await dial(place.addresses, place.port, self)
                link.send(wire.encode(self._hello))
                await self._settled.wait()
        except TimeoutError:
            if link:
                link.cut(None)
            raise Unreachable("no_answer") from None
        if not self._welcomed:
            raise Unreachable("not_a_table")
        return link

    async def _listen(self, link: Framed) -> None:
        """Return when the link has ended, or has been silent for so long that it must have."""
        while not link.gone.is_set():
            left = self._heard + SILENCE_SECONDS - time.monotonic()
            if left <= 0:
                link.cut(None)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(left, 0.1)):
                    await link.gone.wait()

    async def _end(self) -> None:
        await asyncio.to_thread(self._way.close)  # a host of ours says goodbye while we are there: nobody is seen to go before the end
        if self._link:
            self._link.close()
            await self._link.gone.wait()

    def _leave(self, last: tuple[ToHost, ...]) -> None:
        if self._link and last:
            self._link.close(*last)
        self._task.cancel()

    def _send(self, frame: bytes) -> None:
        if self._link:
            self._link.send(frame)

    def _tell(self, item: Item) -> None:
        self._items.append(item)
        self._wake()

    # --- from the link
    def opened(self, link: Framed) -> None:
        """Part of `Ear`."""

    def received(self, link: Framed, message: ToPeer, now: int) -> None:
        """Part of `Ear`. Pings are answered here: the host measures how far away this machine is, not how busy its screen is."""
        self._heard = time.monotonic()
        match message:
            case Ping(number):
                link.send(wire.encode(Pong(number)))
                return
            case Welcome(token=token):
                self._hello = msgspec.structs.replace(self._hello, token=token)
                self._welcomed, self.address = True, link.address
                self._settled.set()
            case Denied():
                self._final = True
            case Bye(code) if code not in COMES_BACK:
                self._final = True
        self._tell(Arrived(message, now))

    def ended(self, link: Framed, reason: str | None) -> None:
        """Part of `Ear`."""
        self._settled.set()
