"""The process that hosts a table: the host core, its server, discovery, and the computer players' process beside it.

Started by a window it ends with it; but if the window dies, others at the table play on for as long as they stay. Started alone it is the
dedicated host. Decides which address is shown, and whether a table is worth keeping when it closes; never imports pygame.
"""

import asyncio
import contextlib
import gc
import logging
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from game.core.errors import IllegalOptions, where
from game.core.game import SECOND, preset
from game.games import GAMES, part
from game.session import children, journals
from game.session.bot_keeper import BotKeeper
from game.session.tasks import BotTask, HostReady, HostTask
from net import joincode, wire
from net.config import RoomConfig
from net.discovery import Responder
from net.host import Host
from net.interfaces import reachable_addresses
from net.journal import Journal
from net.links.tcp import HostServer, Listening, listen
from net.messages import PROTOCOL
from net.notices import Answer
from net.records import Header, Opened, Unreadable
from net.refusals import Refusal

log = logging.getLogger(__name__)
DESERTED_SECONDS = 30
"""How long a table whose window has died waits for somebody to come back to it."""
NEWS_SECONDS = 0.5
"""How soon what discovery answers follows what the room has become."""


class CannotOpen(Exception):
    """The room cannot be opened; `ready` says why."""

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code)
        self.ready = HostReady(error=code, details=details)


async def serve(task: HostTask, ready: Callable[[HostReady], None], over: asyncio.Event, alone: asyncio.Event | None = None) -> None:
    """Open the room and keep it until `over`. `ready` is told when it is open, or why it cannot be. `alone`: its window has died."""
    asyncio.get_running_loop().set_exception_handler(_failed)
    config = msgspec.structs.replace(task.room, levels={id: part(id, "bot").LEVELS for id in GAMES}, seeded=task.seed is not None)
    with contextlib.ExitStack() as stack:
        try:
            host, listening, journal = _opened(task, config, stack)
        except CannotOpen as trouble:
            ready(trouble.ready)
            return
        port = listening.getsockname()[1]
        bots = BotKeeper(BotTask(port=port, key=config.bots_key or b"", seed=task.seed, stand_in=config.stand_in))
        server = HostServer(host, write=journal.write if journal else lambda _: not task.journal, computers=bots.want)
        if journal:
            journal.write(Opened(port))
        await server.start(listening)
        beside = [asyncio.create_task(_outlive(host, alone, over))] if alone else []
        if not task.loopback:
            beside.append(asyncio.create_task(_be_found(host, config, port)))
        ready(_ready(host, port, task))
        await over.wait()
        await server.close()
        for each in beside:
            each.cancel()
        await bots.close()
        if journal and host.room.phase not in ("match", "between"):
            journal.delete()


def settle_down() -> None:
    """All is loaded, from now on it is time that counts; in the process of a host, in its main thread.

    What is there stays: looking through it for garbage would keep everybody waiting for 3 to 6 ms now and then. And where this user may
    ask for it, nothing else on the machine comes before the host, but for what it starts.
    """
    gc.collect()
    gc.freeze()
    with contextlib.suppress(AttributeError, OSError):
        os.sched_setscheduler(0, os.SCHED_RR | os.SCHED_RESET_ON_FORK, os.sched_param(1))


def _failed(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Something went wrong between two messages: a line in the log without what it was about, which might be somebody's cards."""
    error = context.get("exception")
    log.error("the host failed and goes on: %s", where(error) if error else context["message"])


def _opened(task: HostTask, config: RoomConfig, stack: contextlib.ExitStack) -> tuple[Host, Listening, Journal | None]:
    """The room, its listening socket, and where it is written down; the latter two are closed with the stack. Raises `CannotOpen`."""
    dice = random.SystemRandom() if task.seed is None else random.Random(task.seed)
    journal = told = None
    try:
        if task.journal and task.resume:
            journal, told = journals.resume(Path(os.fsdecode(task.journal)))
            stack.callback(journal.close)
        listening = stack.enter_context(_listening(task))
        config = msgspec.structs.replace(config, code=joincode.write(_addresses(task)[0], listening.getsockname()[1]))
        host = Host(config, GAMES, dice, time.monotonic_ns(), past=told, patience=task.patience * SECOND)
    except Unreadable as trouble:
        raise CannotOpen("unreadable", reason=_text(os.fsencode(str(trouble)))) from None
    except (Refusal, IllegalOptions) as refusal:
        raise CannotOpen(refusal.code, **refusal.details) from None
    except OSError:
        raise CannotOpen("port_taken", port=task.port) from None
    if task.journal and not task.resume:
        kept = msgspec.structs.replace(task.room, owner_key=None, bots_key=None)
        journal = journals.begin(Path(os.fsdecode(task.journal)), Header(config.app, config.game, kept, task.loopback, task.seed))
        if journal:
            stack.callback(journal.close)
    return host, listening, journal


def _listening(task: HostTask) -> Listening:
    """The socket asked for; for a table opened anew any other if that is taken. Raises `OSError`."""
    try:
        return listen(task.port, task.loopback)
    except OSError:
        if not task.resume:
            raise
        return listen(None, task.loopback)


async def _outlive(host: Host, alone: asyncio.Event, over: asyncio.Event) -> None:
    """Once the window has died: go on until everybody has left, or nobody has been there for a while."""
    await alone.wait()
    quiet = 0
    while quiet < DESERTED_SECONDS:
        await asyncio.sleep(1)
        people = host.room.peers
        if not people:
            break
        quiet = quiet + 1 if all(peer.away for peer in people) else 0
    over.set()


def main() -> None:
    """Do what the standard input says, until it ends."""
    task = children.task(HostTask)
    children.keep_log("host")
    wire.require_native()
    try:
        asyncio.run(_as_child(task))
    except Exception as error:
        log.critical("the host has ended: %s", where(error))
        sys.exit(1)


async def _as_child(task: HostTask) -> None:
    over, alone, loop = asyncio.Event(), asyncio.Event(), asyncio.get_running_loop()

    def ended(let_go: bool) -> None:
        loop.call_soon_threadsafe((over if let_go or task.loopback else alone).set)

    def ready(told: HostReady) -> None:
        settle_down()
        children.reply(told)

    children.when_parent_ends(ended)
    await serve(task, ready, over, alone)


def _ready(host: Host, port: int, task: HostTask) -> HostReady:
    addresses, room = _addresses(task), host.room
    return HostReady(
        address=addresses[0],
        port=port,
        game=room.game,
        preset=room.preset,
        match=room.match,
        addresses=addresses,
        journal=_text(task.journal) if task.journal else None,
        join_code=room.code,
    )


def _text(spelled: bytes) -> str:
    """What the system spells so, for people: names of files need be no text."""
    return spelled.decode("utf-8", "backslashreplace")


def _addresses(task: HostTask) -> tuple[str, ...]:
    """Where the table can be reached, best first."""
    return ("127.0.0.1",) if task.loopback else reachable_addresses()


async def _be_found(host: Host, config: RoomConfig, port: int) -> None:
    """Answer those who look for tables, with what the room is by now."""
    try:
        responder = Responder(_answer(host, config, port))
    except OSError as trouble:
        log.warning("this table cannot be found by others, only joined by its address: %s", trouble)
        return
    try:
        while True:
            await asyncio.sleep(NEWS_SECONDS)
            responder.tell(_answer(host, config, port))
    finally:
        responder.close()


def _answer(host: Host, config: RoomConfig, port: int) -> Answer:
    room = host.room
    usual = preset(GAMES[room.game], room.preset)
    options = msgspec.convert(room.options, type(usual))
    chosen = {name: getattr(options, name) for name in usual.__struct_fields__ if getattr(options, name) != getattr(usual, name)}
    return Answer(
        PROTOCOL,
        PROTOCOL,
        config.app,
        config.instance,
        room.name,
        room.game,
        room.preset,
        sum(seat.kind != "person" for seat in room.seats),
        len(room.seats),
        port,
        room.locked,
        {name: value for name, value in chosen.items() if isinstance(value, str | int | bool)},
    )


if __name__ == "__main__":
    main()
