"""Ways to a table: play here, host for others, join. Each returns at once; what fails is told by the table.

Decides what a room is opened with; who may sit where is the host's business.
"""

import os
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from game import VERSION
from game.core.room import AwayPolicy
from game.session import journals
from game.session.journals import Left
from game.session.link_thread import Place
from game.session.table import TcpTable
from game.session.tasks import HostTask
from game.session.ways import Hosting, Joining
from net.config import RoomConfig
from net.messages import PROTOCOL, Hello

KEY_BYTES = 16
COMING_SECONDS = 120
"""How long people have to find a table that was opened again on purpose, from the first who is there on."""


class LocalSetup(msgspec.Struct, frozen=True, kw_only=True):
    """A table to be opened on this machine.

    `options`: of the game's type, None for the preset's. `names`: the people here, `pointers` which of them have a pointer of their own
    (none told: all). `bots`: levels of the computers in the last seats, None where a person sits among them. `seats`: in all; None:
    people and computers. `seed`: the shuffle is no secret. `room`: its name. `port`: for other machines, None for the first free one of
    the usual ten.
    """

    game: str
    preset: str
    names: tuple[str, ...] = ()
    pointers: tuple[bool, ...] = ()
    options: Any = None
    seats: int | None = None
    bots: tuple[str | None, ...] = ()
    seed: int | None = None
    room: str = "Table"
    port: int | None = None
    away_policy: AwayPolicy = "fallback"
    turn_seconds: int = 0


def local(setup: LocalSetup, wake: Callable[[], None], folder: Path | None = None) -> TcpTable:
    """A table for the people here and computers, on this machine alone; the match begins by itself.

    `folder`: where it is written down, so that it survives its host and can be left and taken up again; None: nowhere.
    """
    return _hosted(task(setup, False, folder), setup.names, setup.pointers, wake)


def host(setup: LocalSetup, wake: Callable[[], None], folder: Path | None = None) -> TcpTable:
    """A table for other machines too, run from here. Its `hosting` says where others find it. `folder` as for `local`."""
    return _hosted(task(setup, True, folder), setup.names, setup.pointers, wake)


def resume(left: Left, wake: Callable[[], None], token: bytes | None = None) -> TcpTable:
    """A table that was left, opened again from here. `token`: of our seats at it, if we were not who ran it."""
    return _hosted(resumed(left), (), (), wake, token)


def join(
    place: Place,
    names: tuple[str, ...],
    wake: Callable[[], None],
    watch: bool = False,
    pointers: tuple[bool, ...] = (),
    token: bytes | None = None,
) -> TcpTable:
    """A place at somebody else's table (see `destination`). `token`: of seats to come back to."""
    return TcpTable(Joining(place), Hello(PROTOCOL, PROTOCOL, VERSION, names, pointers, watch, token), wake)


def task(setup: LocalSetup, lan: bool, folder: Path | None) -> HostTask:
    """What a host is told to open for a set-up. `lan`: for other machines too; `folder`: where it is written down."""
    opened = room(setup, lan)
    journal = os.fsencode(journals.path_for(folder, opened.instance)) if folder else None
    return HostTask(room=opened, port=setup.port if lan else None, loopback=not lan, seed=setup.seed, journal=journal)


def resumed(left: Left, port: int | None = None) -> HostTask:
    """What a host is told to open for a table that was left. `port` None: the one it had."""
    header = left.past.header
    opened = msgspec.structs.replace(
        header.room, app=VERSION, owner_key=secrets.token_bytes(KEY_BYTES), bots_key=secrets.token_bytes(KEY_BYTES)
    )
    return HostTask(
        room=opened,
        port=left.past.port if port is None else port,
        loopback=header.loopback,
        seed=header.seed,
        journal=os.fsencode(left.path),
        resume=True,
        patience=COMING_SECONDS,
    )


def room(setup: LocalSetup, lan: bool) -> RoomConfig:
    """The room of a set-up, with fresh secrets. `lan`: for other machines too; otherwise the match begins by itself."""
    return RoomConfig(
        name=setup.room,
        game=setup.game,
        preset=setup.preset,
        seats=setup.seats or max(1, len(setup.names) + sum(level is not None for level in setup.bots)),
        options=None if setup.options is None else msgspec.to_builtins(setup.options),
        fills=setup.bots,
        away_policy=setup.away_policy,
        turn_seconds=setup.turn_seconds,
        lan=lan,
        autostart=not lan,
        owner_key=secrets.token_bytes(KEY_BYTES),
        bots_key=secrets.token_bytes(KEY_BYTES),
        app=VERSION,
        instance=secrets.token_hex(8),
    )


def _hosted(
    task: HostTask, names: tuple[str, ...], pointers: tuple[bool, ...], wake: Callable[[], None], token: bytes | None = None
) -> TcpTable:
    hello = Hello(PROTOCOL, PROTOCOL, VERSION, names, pointers, token=token, key=task.room.owner_key)
    return TcpTable(Hosting(task), hello, wake)
