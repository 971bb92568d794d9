"""The dedicated host: no window, nobody's own seat; it ends when it is interrupted. Decides only what it prints."""

import asyncio
import contextlib
import signal
import sys
from collections.abc import Callable

import msgspec

from game.session import children
from game.session.host_process import serve
from game.session.start import LocalSetup, room
from game.session.tasks import HostReady, HostTask
from net import wire


def run_headless(setup: LocalSetup, json: bool) -> int:
    """Host a room until interrupted. The exit code: 0, or 1 if it could not be opened.

    Prints one line when the room is open; `json`: as one JSON value with address, port, game, preset and match among others.
    """
    children.keep_log("host")
    wire.require_native()
    opened = False

    def ready(told: HostReady) -> None:
        nonlocal opened
        opened = told.error is None
        if told.error:
            print(_trouble(told), file=sys.stderr)
        else:
            print(msgspec.json.encode(told).decode() if json else _greeting(told, setup), flush=True)

    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_host(HostTask(room=room(setup, lan=True), port=setup.port, seed=setup.seed), ready))
    return 0 if opened else 1


async def _host(task: HostTask, ready: Callable[[HostReady], None]) -> None:
    over = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # a system without them in the loop just interrupts
            asyncio.get_running_loop().add_signal_handler(number, over.set)
    await serve(task, ready, over)


def _greeting(ready: HostReady, setup: LocalSetup) -> str:
    code = f", join code {ready.join_code}" if ready.join_code else ""
    return f'"{setup.room}" is open at {ready.address}:{ready.port}{code}. Ctrl+C ends it.'


def _trouble(ready: HostReady) -> str:
    if ready.error == "port_taken":
        return f"Port {ready.details['port']} is taken on this machine; choose another with --port, or none to have one found."
    details = ", ".join(f"{name} {value}" for name, value in ready.details.items())
    return f"This table cannot be opened: {ready.error}{f' ({details})' if details else ''}."
