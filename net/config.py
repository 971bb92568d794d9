"""What a room is opened with. Decides nothing; the lobby checks it."""

from collections.abc import Mapping
from typing import Any

import msgspec

from game.core.room import AwayPolicy


class RoomConfig(msgspec.Struct, frozen=True, kw_only=True):
    """A room to be opened.

    `options`: plain data of the game's options type, None for the preset's. `fills`: levels of computers in the
    last seats; None leaves that seat to somebody.
    `lan`: the room is open to other machines, so a race opens with as many seats as it allows. `autostart`: begin the first match as
    soon as everybody it needs has sat down. `levels`: the levels each game knows, weakest first (a game not named: any word goes).
    `stand_in`: the level that plays for people who are away. `owner_key`, `bots_key`: 16 secret bytes each, by which the hosting window
    and the computer players' process are known; None: there is no such peer. `code`: the join code to be shown on every screen, if there
    is one.
    """

    name: str
    game: str
    preset: str
    seats: int
    options: Any = None
    fills: tuple[str | None, ...] = ()
    levels: Mapping[str, tuple[str, ...]] = {}
    stand_in: str = "medium"
    away_policy: AwayPolicy = "fallback"
    turn_seconds: int = 0
    lan: bool = False
    autostart: bool = False
    locked: bool = False
    seeded: bool = False
    code: str | None = None
    max_peers: int = 512
    owner_key: bytes | None = None
    bots_key: bytes | None = None
    app: str = "0"
    instance: str = "host"
