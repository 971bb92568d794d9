"""Ways to a table: play here, host for others, join. Each returns at once; what fails is told by the table.

Decides what a room is opened with; who may sit where is the host's business.
"""

import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from game import VERSION
from game.core.room import AwayPolicy
from game.session.link_thread import Place
from game.session.table import TcpTable
from game.session.tasks import HostTask
from game.session.ways import Hosting, Joining
from net.config import RoomConfig
from net.messages import PROTOCOL, Hello

KEY_BYTES = 16


class LocalSetup(msgspec.Struct, frozen=True, kw_only=True):
    """A table to be opened on this machine.

    `options`: of the game's type, None for the preset's. `names`: the people here, `pointers` which of them have a pointer of their own
    (none told: all). `bots`: levels of the computers in the last seats. `seats`: in all; None: people and bots. `seed`: the shuffle is
    no secret. `room`: its name. `port`: for other machines, None for the first free one of the usual ten.
    """

    game: str
    preset: str
    names: tuple[str, ...] = ()
    pointers: tuple[bool, ...] = ()
    options: Any = None
    seats: int | None = None
    bots: tuple[str, ...] = ()
    seed: int | None = None
    room: str = "Table"
    port: int | None = None
    away_policy: AwayPolicy = "fallback"
    turn_seconds: int = 0


def local(setup: LocalSetup, wake: Callable[[], None]) -> TcpTable:
    """A table for the people here and computers, on this machine alone; the match begins by itself."""
    return _hosted(HostTask(room=room(setup, lan=False), loopback=True, seed=setup.seed), setup, wake)


def host(setup: LocalSetup, wake: Callable[[], None]) -> TcpTable:
    """A table for other machines too, run from here. Its `hosting` says where others find it."""
    return _hosted(HostTask(room=room(setup, lan=True), port=setup.port, seed=setup.seed), setup, wake)


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


def room(setup: LocalSetup, lan: bool) -> RoomConfig:
    """The room of a set-up, with fresh secrets. `lan`: for other machines too; otherwise the match begins by itself."""
    return RoomConfig(
        name=setup.room,
        game=setup.game,
        preset=setup.preset,
        seats=setup.seats or max(1, len(setup.names) + len(setup.bots)),
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


def _hosted(task: HostTask, setup: LocalSetup, wake: Callable[[], None]) -> TcpTable:
    hello = Hello(PROTOCOL, PROTOCOL, VERSION, setup.names, setup.pointers, key=task.room.owner_key)
    return TcpTable(Hosting(task), hello, wake)
