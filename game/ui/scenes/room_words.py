"""What a room's screen says, as words: rules, seats, watchers, what is waited for, how others get here. Pure; places nothing."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.core.game import AnyGame, Pace
from game.core.room import PeerInfo, Room, SeatInfo
from game.core.seats import Seat
from game.ui import seating, wording
from game.ui.lang import Speech
from game.ui.scenes.chooser import COLOURS
from game.ui.scenes.room_pieces import RulesLook, SeatLook, WhereLook

MOST_NAMED = 2
"""People who are not ready yet are named, as long as they are not more."""
DISCOVERY_PORT = 27430
"""Where tables are asked for (UDP); said in the firewall hint."""


@dataclass(frozen=True)
class Result:
    """How the last match ended: who sat where, the points of each seat as they were written, and which seats won."""

    seats: tuple[SeatInfo, ...]
    points: tuple[str, ...]
    winners: tuple[Seat, ...]

    def name(self, speech: Speech, seat: Seat) -> str:
        """Who sat there."""
        return wording.name_at(speech, self.seats, seat)

    def sentence(self, speech: Speech) -> str:
        """Who won."""
        names = [self.name(speech, seat) for seat in sorted(self.winners)]
        key = ("result-over", "result-won")[len(names)] if len(names) < 2 else "result-shared"
        return speech.say(key, names=", ".join(names))


class RoomWords:
    """The words for one state of a room. `games`: ids of all, in their order; `peer`: this machine's number."""

    def __init__(self, speech: Speech, room: Room, peer: int | None, game: AnyGame, games: Sequence[str], result: Result | None) -> None:
        self._speech, self._say, self._room, self._peer, self._game = speech, speech.say, room, peer, game
        self._games, self._result = games, result

    @property
    def rules(self) -> RulesLook:
        """What is played and how the room is run."""
        room, game, speech = self._room, self._game, self._speech
        conduct = [self._say("room-conduct-away", what=self._say(f"away-{room.away_policy}"))]
        if game.info.pace is Pace.TURNS:
            conduct.append(self._say("room-conduct-turn", what=self._say("room-turn-seconds", seconds=room.turn_seconds)))
        if room.seeded:
            conduct.append(self._say("table-seeded"))
        return RulesLook(
            f"game-{game.info.id}",
            COLOURS[self._games.index(game.info.id) % len(COLOURS)],
            wording.of_info(speech, game, "title"),
            wording.preset(speech, game, room.preset),
            wording.phrases(speech, game.summary(seating.options_of(room, game))),
            " · ".join(conduct),
        )

    def seat(self, seat: Seat) -> SeatLook:
        """One seat, and the side it plays for where there are partners."""
        look, options = self._seat(seat), seating.options_of(self._room, self._game)
        return replace(look, below=wording.with_side(self._speech, self._game, options, len(self._room.seats), seat, look.below))

    def _seat(self, seat: Seat) -> SeatLook:
        info, say = self._room.seats[seat], self._say
        if info.kind == "open":
            return SeatLook(say("table-seat-open"), say("room-seat-free"), "plus", info.kind)
        name = wording.name_at(self._speech, self._room.seats, seat)
        points, won = self._points(seat, name)
        if info.kind == "computer":
            return SeatLook(name, say("seat-computer"), "robot", info.kind, points=points, won=won)
        own = info.peer == self._peer
        peer = seating.peer_of(self._room, info.peer)
        below = say("room-away-now") if info.away else say("room-here") if own else self._ping(peer)
        if peer is not None and peer.owner and not info.away:
            below = say("room-hosts") if own else say("room-hosts-at", ping=self._ping(peer))
        sign = "globe" if info.away else "person" if own else "signal"
        return SeatLook(name, below, sign, info.kind, own, info.away, info.ready, points, won)

    def _points(self, seat: Seat, name: str) -> tuple[str, bool]:
        """What whoever sits here won there in the last match."""
        result = self._result
        if result is None or seat >= len(result.points) or result.name(self._speech, seat) != name:
            return "", False
        return result.points[seat], seat in result.winners

    def _ping(self, peer: PeerInfo | None) -> str:
        return "…" if peer is None or peer.ping_us is None else ping(self._speech, peer.ping_us)

    @property
    def watchers(self) -> str:
        """Who is here without a seat."""
        named = [(name or self._say("room-screen"), self._ping(peer)) for name, peer in seating.watchers(self._room)]
        if not named:
            return ""
        return self._say("room-watching", names=", ".join(f"{name} ({far})" if far else name for name, far in named))

    def status(self, owner: bool, over: bool) -> tuple[str, bool]:
        """What is waited for, or how it ended; whether it hinders."""
        say, wait = self._say, seating.waiting(self._room, self._game)
        if over:
            return say("room-running"), False
        if wait.nobody:
            return say("room-nobody"), True
        if wait.seats:
            return say("room-seats-open" if owner else "room-seats-open-guest"), True
        told = self._readiness(wait.names, owner)
        return (f"{self._result.sentence(self._speech)} {told}" if self._result else told), False

    def _readiness(self, names: Sequence[str], owner: bool) -> str:
        """Who else is not ready; else whether we are."""
        own = {self._room.seats[seat].name for seat in seating.own_seats(self._room, self._peer)}
        others = [name for name in names if name not in own]
        if others:
            named = others if len(others) <= MOST_NAMED else others[: MOST_NAMED - 1]
            return self._say("room-waiting", count=len(others), names=", ".join(named), more=len(others) - len(named))
        if owner:
            return self._say("room-alone" if len(self._room.peers) == 1 else "room-all-ready")
        return self._say("room-waiting-you" if own & set(names) else "room-waiting-host")

    def where(self, code: str | None, addresses: Sequence[str], port: int, hosted: bool) -> WhereLook:
        """How others get here."""
        hint = self._say("room-firewall", tcp=str(port), udp=str(DISCOVERY_PORT)) if hosted else ""
        if not addresses:
            return WhereLook(self._say("room-on-this-machine"), None, ())
        title = self._say("room-code" if code else "room-address")
        if len(addresses) <= 2:
            return WhereLook(title, code, tuple(at(address, port) for address in addresses), hint)
        return WhereLook(title, code, (self._say("room-port", port=str(port)), *addresses), hint)


def at(address: str, port: int) -> str:
    """An address with its port, as it may be typed."""
    return f"[{address}]:{port}" if ":" in address else f"{address}:{port}"


def ping(speech: Speech, microseconds: int) -> str:
    """A round trip in milliseconds, with one decimal where that tells something."""
    ms = microseconds / 1000
    return speech.say("ping", ms=f"{ms:.1f}" if ms < 10 else f"{ms:.0f}")
