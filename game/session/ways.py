"""The two ways to a host: it is somewhere, or it is started here. Each blocks where it has to; it is called in the link's thread."""

import threading

import msgspec

from game.session.children import Child
from game.session.link_thread import CannotOpen, Place
from game.session.tasks import HostReady, HostTask

HOST_MODULE = "game.session.host_process"
PATIENCE_SECONDS = 1.5
"""How long a host may take to say goodbye to everybody and end its own processes."""


class Joining:
    """The host is somebody else's."""

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
    """The host is a process of ours, on this machine."""

    def __init__(self, task: HostTask) -> None:
        self.ready: HostReady | None = None
        self._task = task
        self._lock = threading.Lock()
        self._child: Child | None = None
        self._closed = False

    def open(self) -> Place:
        """Start the host and wait until it is ready. Raises `CannotOpen`."""
        with self._lock:
            if self._closed:
                raise CannotOpen("host_failed", {})
            try:
                child = self._child = Child(HOST_MODULE, self._task)
            except OSError as trouble:
                raise CannotOpen("host_failed", {"reason": str(trouble)}) from None
        try:
            self.ready = msgspec.json.decode(child.answer(), type=HostReady)
        except msgspec.DecodeError:  # nothing, for the most part: it has ended
            raise CannotOpen("host_failed", {}) from None
        if self.ready.error:
            raise CannotOpen(self.ready.error, self.ready.details)
        return Place(("127.0.0.1",), self.ready.port)

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
