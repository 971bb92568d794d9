"""Tables at their moments: led to through the real way from the plan to the table, with a match that was played before.

Decides who sits where; knows no game but what `GAMES` tells.
"""

from typing import cast

from game.app.house import levels_of
from game.app.play import Play
from game.app.sheet.played import Moment, Played, moments, played, seats_of
from game.app.sheet.staged import Staged, sits
from game.app.sheet.studio import PEOPLE, Studio
from game.core.game import Acting, AnyGame
from game.core.room import PeerInfo, Room, SeatInfo
from game.core.table import Table
from game.ui.plan import Plan, SeatPlan

READ, TOLD = 700, 10_000
"""How long a step has been on its way when it is shown, and when all of it has been told, ms."""


def room_of(match: Played, people: int) -> Room:
    """The room of a match at one screen."""
    levels = levels_of(match.game)
    computers = (SeatInfo("computer", "", None, levels[seat % len(levels)]) for seat in range(people, match.seats))
    seats = (*(sits(name) for name in PEOPLE[:people]), *computers)
    return Room("", match.game.info.id, match.preset, None, "match", seats, (PeerInfo(1, PEOPLE[:people], owner=True),))


def at(studio: Studio, moment: Moment, people: int = 1, milliseconds: int = TOLD) -> Staged:
    """The table of a game, so long after the last step of a moment was begun to be told."""
    match = moment.played
    room = room_of(match, min(people, match.seats))
    table = Staged(room)
    before = moment.at - 1
    table.begin(match, before)
    seats = tuple(SeatPlan(info.name, info.level) for info in room.seats)
    studio.house.play = play = Play(studio.house, Plan(match.game, levels_of(match.game), match.preset, match.options, seats))
    play.open(cast(Table, table))  # as much of one as screens use
    studio.turn(80)
    table.begin(match, before)  # once more, for the log of the scene that is there now
    studio.turn(TOLD)
    table.go_on()
    studio.turn(milliseconds)
    return table


def moment_of(game: AnyGame, name: str) -> Moment:
    """A moment of this name. `LookupError` if no match has it."""
    return moments(game.info.id)[name]


def full(game: AnyGame) -> Moment:
    """The middle of a deal with as many people as can play."""
    name = max(dict(game.info.presets), key=lambda each: seats_of(game, each, most=True))
    match = played(game.info.id, name, seats_of(game, name, most=True))
    asked = [at for at in range(1, 12 + match.seats) if isinstance(game.awaiting(match.steps[at].state), Acting)]
    return Moment(match, asked[-1])
