"""The process that hosts a table: the host core, its server, discovery, and the computer players' process beside it.

Started by a window it ends with it; started alone it is the dedicated host. Decides which address is shown; never imports pygame.
"""

import asyncio
import logging
import random
import time
from collections.abc import Callable

import msgspec

from game.core.errors import IllegalOptions
from game.core.game import preset
from game.games import GAMES, part
from game.session import children
from game.session.bot_keeper import BotKeeper
from game.session.tasks import BotTask, HostReady, HostTask
from net import joincode, wire
from net.config import RoomConfig
from net.discovery import Responder
from net.host import Host
from net.interfaces import reachable_addresses
from net.links.tcp import HostServer, listen
from net.messages import PROTOCOL
from net.notices import Answer
from net.refusals import Refusal

log = logging.getLogger(__name__)
NEWS_SECONDS = 0.5
"""How soon what discovery answers follows what the room has become."""


async def serve(task: HostTask, ready: Callable[[HostReady], None], over: asyncio.Event) -> None:
    """Open the room and keep it until `over`. `ready` is told when it is open, or why it cannot be."""
    config = msgspec.structs.replace(task.room, levels={id: part(id, "bot").LEVELS for id in GAMES}, seeded=task.seed is not None)
    dice = random.SystemRandom() if task.seed is None else random.Random(task.seed)
    try:
        host = Host(config, GAMES, dice, time.monotonic_ns())
        listening = listen(task.port, task.loopback)
    except (Refusal, IllegalOptions) as refusal:
        ready(HostReady(error=refusal.code, details=dict(refusal.details)))
        return
    except OSError:
        ready(HostReady(error="port_taken", details={"port": task.port}))
        return
    port = listening.getsockname()[1]
    bots = BotKeeper(BotTask(port=port, key=config.bots_key or b"", seed=task.seed, stand_in=config.stand_in))
    server = HostServer(host, computers=bots.want)
    await server.start(listening)
    finding = asyncio.create_task(_be_found(host, config, port)) if not task.loopback else None
    ready(_ready(host, port, task.loopback))
    await over.wait()
    await server.close()
    if finding:
        finding.cancel()
    await bots.close()


def main() -> None:
    """Do what the standard input says, until it ends."""
    task = children.task(HostTask)
    children.keep_log("host")
    wire.require_native()
    asyncio.run(_as_child(task))


async def _as_child(task: HostTask) -> None:
    over, loop = asyncio.Event(), asyncio.get_running_loop()
    children.when_parent_ends(loop.call_soon_threadsafe, over.set)
    await serve(task, children.reply, over)


def _ready(host: Host, port: int, loopback: bool) -> HostReady:
    addresses = ("127.0.0.1",) if loopback else reachable_addresses()
    room = host.room
    return HostReady(
        address=addresses[0],
        port=port,
        game=room.game,
        preset=room.preset,
        match=room.match,
        addresses=addresses,
        join_code=joincode.write(addresses[0], port),
    )


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
