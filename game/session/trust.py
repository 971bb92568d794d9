"""What is believed of a host: plain data become values of a game, names become safe to show, and whatever does not fit is refused.

A host is somebody else's machine; nothing it sends may hurt the screen. Knows the games by their types only.
"""

from types import GenericAlias
from typing import Any

import msgspec

from game.core.game import AnyGame
from game.core.room import PeerInfo, Room, SeatInfo
from game.core.table import Chat, Happening, Note, Restored, Stepped
from game.games import GAMES
from net.names import safe_line, safe_name


class BadHost(Exception):
    """The host sends what cannot be. `code`: for `Closed`; `details`: what is to be said with it."""

    def __init__(self, code: str, **details: str) -> None:
        super().__init__(code)
        self.code, self.details = code, details


def game(id: str) -> AnyGame:
    """The rules of a game. Raises `BadHost` for one this version does not know."""
    if id not in GAMES:
        raise BadHost("unknown_game", game=safe_name(id))
    return GAMES[id]


def options(rules: AnyGame, plain: Any) -> Any:
    """Options of this game. Raises `BadHost`."""
    return _converted(plain, rules.types.options)


def step(rules: AnyGame, plain: Stepped) -> Stepped:
    """A step with this game's view and events. Raises `BadHost`."""
    return msgspec.structs.replace(plain, events=_events(rules, plain.events), view=_converted(plain.view, rules.types.view))


def restored(rules: AnyGame, plain: Restored) -> Restored:
    """A snapshot with this game's view and events. Raises `BadHost`."""
    return msgspec.structs.replace(plain, events=_events(rules, plain.events), view=_converted(plain.view, rules.types.view))


def happening(rules: AnyGame | None, told: Happening) -> Happening:
    """A happening as it may be shown; `rules`: of the match that is played. Raises `BadHost`, also for a step of no match."""
    match told:
        case Stepped() if rules is not None:
            return step(rules, told)
        case Restored() if rules is not None:
            return restored(rules, told)
        case Stepped() | Restored():
            raise BadHost("bad_host")
        case Chat():
            return chat(told)
        case Note():
            return note(told)
        case _:
            return told


def room(told: Room) -> Room:
    """A room that can be shown: a known game and preset, options of that game, safe names. Raises `BadHost`."""
    rules = game(told.game)
    if told.preset not in dict(rules.info.presets):
        raise BadHost("bad_host")
    options(rules, told.options)
    return msgspec.structs.replace(
        told,
        name=safe_name(told.name),
        seats=tuple(map(_seat, told.seats)),
        peers=tuple(map(_peer, told.peers)),
    )


def chat(told: Chat) -> Chat:
    """A chat line that can be shown."""
    return Chat(safe_name(told.name), safe_line(told.text), told.phrase)


def note(told: Note) -> Note:
    """A note that can be shown."""
    return Note(told.kind, safe_name(told.name))


def _events(rules: AnyGame, plain: tuple[Any, ...]) -> tuple[Any, ...]:
    events: tuple[Any, ...] = _converted(plain, GenericAlias(tuple, (rules.types.event, ...)))
    return events


def _converted(plain: Any, kind: Any) -> Any:
    try:
        return msgspec.convert(plain, kind)
    except (msgspec.ValidationError, RecursionError):
        raise BadHost("bad_host") from None


def _seat(info: SeatInfo) -> SeatInfo:
    return msgspec.structs.replace(info, name=safe_name(info.name))


def _peer(info: PeerInfo) -> PeerInfo:
    return msgspec.structs.replace(info, names=tuple(map(safe_name, info.names)))
