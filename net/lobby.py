"""The seats of a room, and what is going to be played at them.

Decides who may sit where, which games and options are accepted, and whether a match may begin. It knows peers by number only; links,
tokens and running matches are unknown here. Its methods raise `Refusal`.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from game.core.errors import IllegalOptions
from game.core.game import AnyGame, Pace, preset, seat_counts
from game.core.room import SeatInfo
from game.core.seats import Seat
from net.config import RoomConfig
from net.messages import Plain, Setup
from net.records import RoomRecord
from net.refusals import Refusal

OPEN = SeatInfo("open")


class Lobby:
    """The room's seats and set-up. `options` are of the chosen game's type."""

    def __init__(self, config: RoomConfig, games: Mapping[str, AnyGame]) -> None:
        self._config = config
        self._games = games
        self.away_policy = config.away_policy
        self.turn_seconds = config.turn_seconds
        self.seats: list[SeatInfo] = []
        self.setup(Setup(config.game, config.preset, config.options, config.seats))
        self.stand_in = self.known_level(config.stand_in)
        for seat, level in zip(range(len(self.seats))[::-1], config.fills[::-1], strict=False):
            if level is not None:
                self.fill(seat, level)

    @property
    def race(self) -> bool:
        """Whether the chosen game is a race."""
        return self.game.info.pace is Pace.RACE

    def setup(self, wish: Setup) -> None:
        """Choose what is played next, and seat people and computers for it. Also raises `IllegalOptions`."""
        if wish.game not in self._games:
            raise Refusal("unknown_game", known=list(self._games))
        game = self._games[wish.game]
        if wish.preset not in dict(game.info.presets):
            raise Refusal("unknown_preset", known=[name for name, _ in game.info.presets])
        options = preset(game, wish.preset) if wish.options is None else _converted(wish.options, game)
        counts = seat_counts(game, wish.preset)
        seats = counts[-1] if self._config.lan and game.info.pace is Pace.RACE else wish.seats
        if seats not in counts:
            raise IllegalOptions("seat_count", seats=seats, known=list(counts))
        game.check(options, seats)
        self.game, self.preset, self.options = game, wish.preset, options
        self.seats = [self._fitting(seat) for seat in _resized(self.seats, seats)]
        self.stand_in = self.known_level(self._config.stand_in)

    def restore(self, room: RoomRecord) -> None:
        """What was going to be played, by whom, before the host ended. Also raises `IllegalOptions`."""
        self.setup(Setup(room.game, room.preset, room.options, len(room.seats)))
        self.away_policy, self.turn_seconds = room.away_policy, room.turn_seconds
        self.seats = [self._fitting(info) for info in room.seats]

    def known_level(self, level: str) -> str:
        """A level the chosen game knows: this one, or else its weakest."""
        known = self._config.levels.get(self.game.info.id, ())
        return level if level in known or not known else known[0]

    def of(self, peer: int) -> tuple[Seat, ...]:
        """The seats of a peer's people."""
        return tuple(seat for seat, info in enumerate(self.seats) if info.peer == peer)

    @property
    def open(self) -> tuple[Seat, ...]:
        """Seats nobody sits in."""
        return tuple(seat for seat, info in enumerate(self.seats) if info.kind == "open")

    @property
    def computers(self) -> tuple[Seat, ...]:
        """Seats of computer players."""
        return tuple(seat for seat, info in enumerate(self.seats) if info.kind == "computer")

    @property
    def persons(self) -> tuple[Seat, ...]:
        """Seats of people, here or away."""
        return tuple(seat for seat, info in enumerate(self.seats) if info.kind == "person")

    def check_vacant(self, seat: Seat) -> None:
        """Refuse unless the seat is there and no person sits in it."""
        if self._at(seat).kind == "person":
            raise Refusal("seat_taken")

    def sit(self, seat: Seat, peer: int, name: str, pointer: bool) -> None:
        """A person takes an open seat, or a computer's."""
        self.check_vacant(seat)
        self.seats[seat] = SeatInfo("person", name, peer, pointer=pointer)

    def free(self, seats: Iterable[Seat]) -> None:
        """Open seats again."""
        for seat in seats:
            self._at(seat)
            self.seats[seat] = OPEN

    def own(self, seat: Seat, peer: int) -> SeatInfo:
        """A seat that must be this peer's."""
        if self._at(seat).peer != peer:
            raise Refusal("not_your_seat")
        return self.seats[seat]

    def fill(self, seat: Seat, level: str | None) -> None:
        """Seat a computer of a level, or open the seat again (None)."""
        self.check_vacant(seat)
        known = self._config.levels.get(self.game.info.id, ())
        if level is not None and known and level not in known:
            raise Refusal("unknown_level", known=list(known))
        self.seats[seat] = OPEN if level is None else SeatInfo("computer", level=level)

    def say_ready(self, peer: int, seats: Iterable[Seat], ready: bool) -> None:
        """People are ready, or not any more."""
        own = [(seat, self.own(seat, peer)) for seat in seats]
        for seat, info in own:
            self.seats[seat] = msgspec.structs.replace(info, ready=ready)

    def unready(self) -> None:
        """Something else is asked now: nobody is ready for it yet."""
        self.seats = [msgspec.structs.replace(info, ready=False) for info in self.seats]

    @property
    def startable(self) -> bool:
        """Whether enough seats are filled for a match: in turns all, in a race at least one."""
        return len(self.open) < len(self.seats) if self.race else not self.open

    def check_start(self) -> None:
        """Refuse unless a match may begin. Also raises `IllegalOptions`."""
        if len(self.open) == len(self.seats):
            raise Refusal("nobody")
        if self.open and not self.race:
            raise Refusal("seats_open")
        self.game.check(self.options, len(self.seats))

    def _at(self, seat: Seat) -> SeatInfo:
        if seat not in range(len(self.seats)):
            raise Refusal("no_such_seat")
        return self.seats[seat]

    def _fitting(self, info: SeatInfo) -> SeatInfo:
        """A seat under a new game: nobody is ready, and computers play at a level it knows."""
        level = info.level and self.known_level(info.level)
        return msgspec.structs.replace(info, ready=False, level=level)


def _converted(options: Plain, game: AnyGame) -> Any:
    try:
        return msgspec.convert(options, game.types.options)
    except msgspec.ValidationError as error:
        raise Refusal("malformed", what=str(error)[:200]) from None


def _resized(seats: list[SeatInfo], number: int) -> list[SeatInfo]:
    """So many seats: everybody stays where he is if all fit, else people move up, computers after them, and the surplus stand."""
    if all(info.kind == "open" for info in seats[number:]):
        return (seats + [OPEN] * number)[:number]
    people = [info for info in seats if info.kind == "person"]
    computers = [info for info in seats if info.kind == "computer"]
    return (people + computers + [OPEN] * number)[:number]
