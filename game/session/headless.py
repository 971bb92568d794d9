"""The dedicated host: no window, nobody's own seat; it ends when it is interrupted. Decides only what it prints."""

import asyncio
import contextlib
import logging
import os
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

from game.core.errors import where
from game.session import children
from game.session.host_process import serve, settle_down
from game.session.signals import ending
from game.session.streams import drop
from game.session.tasks import HostReady, HostTask
from net import wire

log = logging.getLogger(__name__)


def run_headless(task: HostTask, json: bool) -> int:
    """Host a room until interrupted. The exit code: 0, or 1 if it could not be opened.

    Prints one line when the room is open; `json`: as one JSON value with address, port, game, preset and match among others. Without
    `json` a match that was running is said to be there to be gone on with.
    """
    children.keep_log("host")
    wire.require_native()
    opened = False

    def ready(told: HostReady) -> None:
        nonlocal opened
        settle_down()
        opened = told.error is None
        if told.error:
            print(_trouble(told), file=sys.stderr)
        else:
            line = msgspec.json.encode(told).decode() if json else _greeting(told, task)
            _say(line, "where this table is cannot be printed, it is open all the same")

    try:
        asyncio.run(_host(task, ready))
    except KeyboardInterrupt:
        pass
    except Exception as error:  # without its message, which might hold somebody's cards
        print(f"The host has ended: {where(error)}.", file=sys.stderr)
        return 1
    if opened and not json and task.journal and Path(os.fsdecode(task.journal)).exists():
        line = f"The match can be gone on with: main.py host --headless --resume {shlex.quote(os.fsdecode(task.journal))}"
        _say(line, "where its match is kept cannot be printed")
    return 0 if opened else 1


async def _host(task: HostTask, ready: Callable[[HostReady], None]) -> None:
    over = asyncio.Event()
    for number in ending():
        with contextlib.suppress(NotImplementedError):  # a system without them in the loop just interrupts
            asyncio.get_running_loop().add_signal_handler(number, over.set)
    await serve(task, ready, over)


def _say(line: str, otherwise: str) -> None:
    """Print a line; a table does not end because nobody can be told."""
    try:
        print(line, flush=True)
    except (OSError, UnicodeError) as trouble:
        log.warning("%s: %s", otherwise, trouble)
        if isinstance(trouble, OSError):
            drop(sys.stdout)


def _greeting(ready: HostReady, task: HostTask) -> str:
    code = f", join code {ready.join_code}" if ready.join_code else ""
    return f'"{task.room.name}" is open at {ready.address}:{ready.port}{code}. Ctrl+C ends it.'


def _trouble(ready: HostReady) -> str:
    if ready.error == "port_taken":
        return f"Port {ready.details['port']} is taken on this machine; choose another with --port, or none to have one found."
    if ready.error == "unreadable":
        return f"This table cannot be opened again: {ready.details['reason']}"
    details = ", ".join(f"{name} {value}" for name, value in ready.details.items())
    return f"This table cannot be opened: {ready.error}{f' ({details})' if details else ''}."
