"""The process of the computer players: one peer that plays every seat given to it, and ends with its host.

Knows no game and no rules beyond what `Players` asks for; what it is told is what its seats may see.
"""

import contextlib
import os
import threading
import time

from game import VERSION
from game.session import children
from game.session.link_thread import Place
from game.session.players import Players
from game.session.table import TcpTable
from game.session.tasks import BotTask
from game.session.ways import Joining
from net import wire
from net.messages import PROTOCOL, Hello

NICENESS = 5
"""Searching may wait for the host's clock and for the picture, never the other way round."""


def main() -> None:
    """Play what the standard input says, until it ends or the table does."""
    task = children.task(BotTask)
    children.keep_log("computers")
    wire.require_native()
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)
    over, woken = threading.Event(), threading.Event()
    children.when_parent_ends(lambda _told: _end(over, woken))
    play(task, over, woken)


def play(task: BotTask, over: threading.Event, woken: threading.Event) -> None:
    """Join and play until `over` (then set `woken` as well) or until the table is gone."""
    hello = Hello(PROTOCOL, PROTOCOL, VERSION, key=task.key)
    table = TcpTable(Joining(Place(("127.0.0.1",), task.port)), hello, woken.set)
    players = Players(table, task.seed, task.stand_in, woken.set)
    while not (over.is_set() or players.over):
        woken.clear()
        wait = players.run(time.monotonic_ns())
        woken.wait(None if wait is None else wait / 1e9)
    players.close()
    table.close()


def _end(over: threading.Event, woken: threading.Event) -> None:
    over.set()
    woken.set()


if __name__ == "__main__":
    main()
