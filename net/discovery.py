"""Finding tables on the local network: somebody asks on every interface at once, every host answers him alone.

Decides where questions go, when, and how often one address is answered; `net.notices` says what is in them. Blocking sockets in
threads of their own: asyncio's datagrams stop on some systems after the first unreachable neighbour.
"""

import contextlib
import secrets
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterable
from ipaddress import IPv4Interface

from net import notices
from net.interfaces import own_networks
from net.notices import Answer, Found, Heard, Ration

PORT = 27430
"""UDP, shared by all hosts of a machine; the one below the first TCP port."""
GROUP = "239.255.27.43"
_FIRST_ROUNDS_S = (0.0, 0.15, 0.3, 0.6)
"""When a finder asks first, lost datagrams in mind; then once a second."""
_PATIENCE_S = 0.25
"""How long a thread waits for a datagram before it looks whether it shall end."""


class Responder:
    """Answers for one table until `close`. Several may run on one machine. Raises `OSError` if the port cannot be had."""

    def __init__(self, answer: Answer, port: int = PORT) -> None:
        self._answer = answer
        self._joined: set[IPv4Interface] = set()
        self._ration = Ration()
        self._socket = _shared_socket(port)
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="discovery answers", daemon=True)
        self._thread.start()

    def tell(self, answer: Answer) -> None:
        """What to answer from now on. May be called from any thread."""
        self._answer = answer

    def close(self) -> None:
        """Answer no more. Returns within a third of a second."""
        self._closing.set()
        self._thread.join()

    def _run(self) -> None:
        with self._socket:
            while not self._closing.is_set():
                self._join_groups()
                heard = _receive(self._socket, self._closing, _PATIENCE_S)
                if heard and self._ration.allows(heard[1][0], time.monotonic_ns()):
                    self._reply(*heard)

    def _reply(self, datagram: bytes, source: tuple[str, int]) -> None:
        if reply := notices.reply(datagram, self._answer):
            with contextlib.suppress(OSError):
                self._socket.sendto(reply, source)

    def _join_groups(self) -> None:
        """Join on interfaces that are new since the last look; leaving is the system's business when one goes."""
        now = set(own_networks())
        for one in now - self._joined:
            with contextlib.suppress(OSError):
                self._socket.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, socket.inet_aton(GROUP) + one.ip.packed)
        self._joined = now


class Finder:
    """Keeps asking until `close`. `wake` is called, in another thread, whenever `tables` has changed.

    `also`: IPv4 addresses that are asked besides everybody near, such as that of a table in another network.
    """

    def __init__(self, wake: Callable[[], None] = lambda: None, port: int = PORT, also: Iterable[str] = ()) -> None:
        self._wake, self._port, self._also = wake, port, frozenset(also)
        self._heard = Heard()
        self._tables: tuple[Found, ...] = ()
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="discovery questions", daemon=True)
        self._thread.start()

    @property
    def tables(self) -> tuple[Found, ...]:
        """The tables that have answered in the last seconds, by name."""
        return self._tables

    def close(self) -> None:
        """Ask no more. Returns within a third of a second."""
        self._closing.set()
        self._thread.join()

    def _run(self) -> None:
        began, rounds = time.monotonic(), 0
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            asking.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
            asking.bind(("", 0))
            while not self._closing.is_set():
                wait = began + _due(rounds) - time.monotonic()
                if wait <= 0:
                    self._ask(asking)
                    rounds += 1
                    changed = self._heard.forget(time.monotonic_ns())
                else:
                    heard = _receive(asking, self._closing, min(wait, _PATIENCE_S))
                    changed = heard is not None and self._heard.hear(heard[0], heard[1][0], time.monotonic_ns())
                if changed:
                    self._tables = self._heard.tables()
                    self._wake()

    def _ask(self, asking: socket.socket) -> None:
        """One question to everybody: each network's broadcast address, its group, this machine itself, and whoever else is named."""
        nonce = secrets.token_bytes(8)
        datagram = notices.question(nonce)
        self._heard.asked(nonce, time.monotonic_ns())
        networks = own_networks()
        broadcasts = {str(one.network.broadcast_address) for one in networks if one.network.prefixlen <= 30}
        for target in sorted(broadcasts | self._also | {"255.255.255.255", "127.0.0.1"}):
            with contextlib.suppress(OSError):
                asking.sendto(datagram, (target, self._port))
        for one in networks:
            with contextlib.suppress(OSError):
                asking.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, one.ip.packed)
                asking.sendto(datagram, (GROUP, self._port))


def find(seconds: float, port: int = PORT) -> tuple[Found, ...]:
    """The tables that answer within `seconds`."""
    finder = Finder(port=port)
    try:
        time.sleep(seconds)
        return finder.tables
    finally:
        finder.close()


def _due(rounds: int) -> float:
    """Seconds after its start at which a finder asks for the `rounds`-th time, counted from 0."""
    first = len(_FIRST_ROUNDS_S)
    return _FIRST_ROUNDS_S[rounds] if rounds < first else float(rounds - first + 1)


def _receive(hearing: socket.socket, closing: threading.Event, wait: float) -> tuple[bytes, tuple[str, int]] | None:
    """One datagram and where it came from; None after `wait` seconds, or when the system reports an unreachable neighbour here."""
    hearing.settimeout(wait)
    try:
        return hearing.recvfrom(notices.LONGEST + 1)
    except TimeoutError:
        return None
    except OSError:
        closing.wait(0.01)  # such reports come one by one; without the wait a broken socket would spin
        return None


def _shared_socket(port: int) -> socket.socket:
    """A datagram socket on a port that other hosts of this machine use too. BSD systems share only with an option of their own."""
    shared = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        shared.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "SO_REUSEPORT") and not sys.platform.startswith("linux"):
            shared.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        shared.bind(("", port))
    except OSError:
        shared.close()
        raise
    return shared
