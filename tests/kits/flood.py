"""A process that does to a host whatever an unfriendly machine can do without being let in, on and on: run with the port as argument.

50 silent connections that come back when they are thrown out, drippers, resets, ports scanned, noise, HTTP, and one guest who never reads.
"""

import contextlib
import random
import socket
import struct
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
SILENT, DRIPPERS = 50, 8
RESET = struct.pack("ii", 1, 0)
HELLO = b"\x86\xa1m\xa5hello\xa9proto_min\x01\xa9proto_max\x01\xa3app\xa31.0\xa5names\x91\xa4Deaf\xa5watch\xc3"
JUNK = (b"GET / HTTP/1.1\r\n\r\n", b"\x16\x03\x01\x02\x00\x01", b"\xff" * 64, b"\x00\x00\x00\x00", b"\x80\x00\x00\x00")


def main():
    """Go on until killed."""
    port, dice = int(sys.argv[1]), random.Random(1)
    silent = [_connect(port) for _ in range(SILENT)]
    drippers = [_connect(port) for _ in range(DRIPPERS)]
    deaf = _connect(port)
    _send(deaf, len(HELLO).to_bytes(4, "big") + HELLO)
    print("flooding", flush=True)
    while True:
        for crowd in (silent, drippers):
            place = dice.randrange(len(crowd))
            if _gone(crowd[place]):
                crowd[place].close()
                crowd[place] = _connect(port)
        for dripper in drippers:
            _send(dripper, b"\x00")
        with _connect(port) as one:
            if dice.random() < 0.5:
                _send(one, dice.choice(JUNK) + dice.randbytes(dice.randrange(2000)))
            with contextlib.suppress(OSError):
                one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        time.sleep(0.005)


def _connect(port):
    made = socket.socket()
    made.settimeout(1)
    with contextlib.suppress(OSError):
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        made.connect(("127.0.0.1", port))
    return made


def _send(connection, data):
    with contextlib.suppress(OSError):
        connection.send(data)


def _gone(connection):
    """Whether the other side has closed it."""
    connection.setblocking(False)
    try:
        return not connection.recv(1)
    except BlockingIOError:
        return False
    except OSError:
        return True


@contextlib.contextmanager
def flooding(port):
    """A flood of this port, gone afterwards."""
    with subprocess.Popen([sys.executable, "-m", "tests.kits.flood", str(port)], cwd=ROOT, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout.readline() == b"flooding\n"
            yield process
        finally:
            process.kill()


if __name__ == "__main__":
    main()
