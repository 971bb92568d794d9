"""What our processes are told when they start, and what the host says when it is ready. Values only."""

from typing import Any

import msgspec

from net.config import RoomConfig


class HostTask(msgspec.Struct, frozen=True, kw_only=True):
    """Open this room. `port` None: one of the usual ten. `loopback`: for this machine only. `seed`: the shuffle is no secret.

    `journal`: the file it is written down in, as the system spells its name (which need be no text), None: nowhere. `resume`: it is there
    already, and the room is opened anew where it ended; then people who were there are waited for up to `patience` seconds after the
    first is back, and if `port` is taken any other will do.
    """

    room: RoomConfig
    port: int | None = None
    loopback: bool = False
    seed: int | None = None
    journal: bytes | None = None
    resume: bool = False
    patience: int = 10


class HostReady(msgspec.Struct, frozen=True, kw_only=True):
    """The room is open at `address`:`port` (`addresses`: all ways to this machine, best first), or it is not, for the reason `error`.

    `journal`: where it is written down, to be read by people.
    """

    address: str = ""
    port: int = 0
    game: str = ""
    preset: str = ""
    match: str | None = None
    addresses: tuple[str, ...] = ()
    journal: str | None = None
    join_code: str | None = None
    error: str | None = None
    details: dict[str, Any] = {}


class BotTask(msgspec.Struct, frozen=True, kw_only=True):
    """Play all computers of the room at this port of this machine. `seed`: the room's; `stand_in`: level for people who are away."""

    port: int
    key: bytes
    seed: int | None = None
    stand_in: str = "medium"
