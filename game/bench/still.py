"""A table that stands still: a match just dealt, with people who do nothing. For measuring pictures without a host.

Decides nothing; it is what `game.core.table.Table` describes, without anything behind it.
"""

import random
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from game.core.game import Action, NeedsOrder, Stamp, preset
from game.core.room import PeerInfo, Room, SeatInfo
from game.core.seats import Seat
from game.core.table import Happening
from game.games import GAMES


class StillTable:
    """A match of `game_id`'s first preset between these people, dealt `since` ns ago. Wishes and intents go nowhere.

    `changes`: options by name that are not the preset's. `asked`: actions that everybody has done since the deal, one after the other.
    """

    peer = 1
    is_owner = True
    connected = True

    def __init__(
        self, game_id: str, names: tuple[str, ...], since: int, changes: Mapping[str, Any] = MappingProxyType({}),
        asked: Sequence[Action] = (), seed: int = 1,
    ) -> None:  # fmt: skip
        self.game, self._since = GAMES[game_id], since
        name = self.game.info.presets[0][0]
        self.options: Any = msgspec.structs.replace(preset(self.game, name), **changes)
        self._state = self._dealt(len(names), random.Random(seed))
        for action in asked:
            for seat in range(len(names)):
                self._state = self.game.apply(self._state, seat, action, Stamp(0)).state
        seats = tuple(SeatInfo("person", who, self.peer) for who in names)
        options = msgspec.to_builtins(self.options)
        self.room = Room("bench", game_id, name, options, "match", seats, (PeerInfo(self.peer, names, owner=True),))
        self.own: tuple[Seat, ...] = tuple(range(len(names)))

    def _dealt(self, seats: int, dice: random.Random) -> Any:
        state = self.game.new_match(self.options, seats)
        for seat in range(seats):
            state = self.game.presence(state, seat, True, 0).state
        while isinstance(awaited := self.game.awaiting(state), NeedsOrder):
            order = list(awaited.items)
            dice.shuffle(order)
            state = self.game.ordered(state, tuple(order), 0).state
        return state

    def view(self, seat: Seat | None) -> Any:
        """What this seat sees."""
        return self.game.view(self._state, seat)

    def clock(self, now: int) -> int:
        """It stands still."""
        return self._since

    def poll(self, now: int) -> tuple[Happening, ...]:
        """Nothing happens."""
        return ()

    def act(self, seat: Seat, action: Action, press: int) -> int | None:
        """Nothing can be asked."""
        return None
