"""Guests at real tables, and hosts that run in a thread of the test: for tests of whole sessions over real sockets."""

import asyncio
import threading
import time

from game.core.table import Closed
from game.session import host_process


class Guest:
    """A table and all that happened at it. `opening` makes the table when it is given `wake`."""

    def __init__(self, opening):
        self.happened = []
        self._news = threading.Event()
        self.table = opening(self._news.set)

    def until(self, condition, seconds=30):
        """Poll until `condition()` is true; what it gave."""
        end = time.monotonic() + seconds
        while True:
            self._news.clear()
            self.happened += self.table.poll(time.monotonic_ns())
            if result := condition():
                return result
            assert time.monotonic() < end, self.happened[-5:]
            self._news.wait(0.05)

    def saw(self, kind, *, of=lambda happening: True):
        """The latest happening of this kind that `of` holds for, None without one."""
        return next((seen for seen in reversed(self.happened) if isinstance(seen, kind) and of(seen)), None)

    def sees(self, kind, *, of=lambda happening: True):
        """Wait for a happening of this kind that `of` holds for."""
        return self.until(lambda: self.saw(kind, of=of))

    def sits(self):
        """Wait for a seat; the guest itself."""
        self.until(lambda: self.table.own)
        return self

    def end(self):
        """Wait for the end of the table."""
        return self.sees(Closed)


class Room:
    """A host that serves `task` in a thread of its own."""

    def __init__(self, task):
        self.ready = None
        self._opened = threading.Event()
        self._thread = threading.Thread(target=asyncio.run, args=(self._serve(task),), daemon=True)
        self._thread.start()
        assert self._opened.wait(30)

    @property
    def port(self):
        return self.ready.port

    def close(self):
        """End the host; it says goodbye."""
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join(30)
        assert not self._thread.is_alive()

    async def _serve(self, task):
        self._loop, self._over = asyncio.get_running_loop(), asyncio.Event()
        try:
            await host_process.serve(task, self._told, self._over)
        finally:
            self._opened.set()

    def _told(self, ready):
        self.ready = ready
        self._opened.set()


class FakeHost:
    """Listens, and does `act(connection)` with everybody who comes, in a thread. The connection is closed after that."""

    def __init__(self, act):
        import socket

        self._act = act
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self):
        while True:
            try:
                connection, _ = self._listening.accept()
            except OSError:
                return
            with connection:
                try:
                    self._act(connection)
                except OSError:
                    continue

    def close(self):
        """Accept nobody any more."""
        import contextlib
        import socket

        with contextlib.suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self._thread.join(10)
