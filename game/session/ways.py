"""The two ways to a host: it is somewhere, or it is started here. Each blocks where it has to; it is called in the link's thread.

Decides whether a host of ours that has died is started anew.
"""

import threading
import time

import msgspec

from game.session.children import Child
from game.session.link_thread import CannotOpen, Place
from game.session.tasks import HostReady, HostTask
from net.messages import Leave, ToHost

HOST_MODULE = "game.session.host_process"
PATIENCE_SECONDS = 1.5
"""How long a host may take to say goodbye to everybody and end its own processes."""


MOST_STARTS, IN_SECONDS = 5, 60.0
"""A host that dies more often than this is beyond help."""


class Joining:
    """The host is somebody else's."""

    last_words: tuple[ToHost, ...] = (Leave(),)

    def __init__(self, place: Place) -> None:
        self.ready: HostReady | None = None
        self._place = place

    def open(self) -> Place:
        """Where it is said to be."""
        return self._place

    @property
    def alive(self) -> bool:
        """Who knows."""
        return True

    def close(self) -> None:
        """Nothing was started."""


class Hosting:
    """The host is a process of ours, on this machine. It is let go of, not left: our seats are written down with the match."""

    last_words: tuple[ToHost, ...] = ()

    def __init__(self, task: HostTask) -> None:
        self.ready: HostReady | None = None
        self._task = task
        self._lock = threading.Lock()
        self._child: Child | None = None
        self._starts: list[float] = []
        self._closed = False

    def open(self) -> Place:
        """Start the host and wait until it is ready; if it was there before, anew from what it has written down. Raises `CannotOpen`."""
        ready = self._started()
        while ready is None and self._task.resume:
            ready = self._started()
        if ready is None:
            raise CannotOpen("host_failed", {})
        if ready.error:
            raise CannotOpen(ready.error, ready.details)
        self.ready = ready
        self._task = msgspec.structs.replace(self._task, resume=True, port=ready.port)
        return Place(("127.0.0.1",), ready.port)

    def _started(self) -> HostReady | None:
        """Start it once; None if it has ended before it said anything. Raises `CannotOpen`."""
        with self._lock:
            self._check_hope()
            try:
                child = self._child = Child(HOST_MODULE, self._task)
            except (OSError, UnicodeError) as trouble:
                raise CannotOpen("host_failed", {"reason": str(trouble)}) from None
        try:
            return msgspec.json.decode(child.answer(), type=HostReady)
        except msgspec.DecodeError:
            return None

    def _check_hope(self) -> None:
        """Raise `CannotOpen` if another start is pointless: it is over, nothing is written down, or it was started too often."""
        now = time.monotonic()
        self._starts = [start for start in self._starts if now - start < IN_SECONDS] + [now]
        unwritten = self._child is not None and self._task.journal is None
        if self._closed or unwritten or len(self._starts) > MOST_STARTS:
            raise CannotOpen("host_failed", {})
        if self._child is not None:
            self._child.stop(0)

    @property
    def alive(self) -> bool:
        """Whether its process runs."""
        return self._child is not None and self._child.alive

    def close(self) -> None:
        """End the process; it says goodbye to everybody."""
        with self._lock:
            self._closed = True
        if self._child:
            self._child.stop(PATIENCE_SECONDS)
