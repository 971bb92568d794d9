"""Screens of the network, without one: who is in the room and what was found is made up. Decides the cases worth a picture."""

from typing import Any, cast

import msgspec

from game.app.lan import offer
from game.app.sheet.played import Moment
from game.app.sheet.staged import Staged, sits
from game.app.sheet.studio import PEOPLE, Studio
from game.app.visit import Visit
from game.core.game import AnyGame
from game.core.room import PeerInfo, Room, SeatInfo
from game.core.table import Chat, Note
from game.games import GAMES
from game.session.table import TcpTable
from game.session.tasks import HostReady
from game.ui.scenes.join import JoinScene, Ways
from net.notices import Found

GUESTS = (PeerInfo(1, PEOPLE[:1], 180, owner=True), PeerInfo(2, ("Benedetta", "Dora"), 2450), PeerInfo(3, ("Nils",), 15_000))
OPEN = SeatInfo("open")
FOUND = tuple(
    Found(f"192.168.178.{23 + n}", 27431, str(n), name, "1.0", game.info.id, game.info.presets[-1][0], {}, n, 12, n == 1, n != 2, 450 * n)
    for n, (name, game) in enumerate(zip(("Küche im Dachgeschoss", "Kitchen", "The long table", "Ben’s room"), GAMES.values(), strict=True))
)


def visit(studio: Studio, game: AnyGame, peer: int = 1, **room: Any) -> Staged:
    """In the room of a table: as its host (`peer` 1) or as a guest."""
    name, options = game.info.presets[0]
    count = game.info.seats[-1]
    seats = (
        sits(PEOPLE[0]),
        sits("Benedetta", 2, ready=True),
        SeatInfo("computer", level="easy"),
        sits("Dora", 2, away=True),
        *[OPEN] * 12,
    )
    plain = msgspec.to_builtins(options)
    shown = Room("Küche im Dachgeschoss", game.info.id, name, plain, "lobby", seats[:count], GUESTS)
    ready = HostReady(port=27431, join_code="7K3F-0000", addresses=("192.168.178.23", "10.0.3.7")) if peer == 1 else None
    table = Staged(msgspec.structs.replace(shown, **room), peer, ready)
    studio.house.play = here = Visit(studio.house, cast(TcpTable, table), hosted=peer == 1)
    here.open("192.168.178.23")
    studio.turn()
    table.tell(
        Note("joined", "Benedetta"),
        Chat("Benedetta", "", "hello"),
        Chat(PEOPLE[0], "Is anybody still missing? There is room for more.", None),
    )
    studio.turn(120)
    return table


def match(studio: Studio, moment: Moment, peer: int = 1) -> Staged:
    """In a running match of the network, as its host or as a guest."""
    played = moment.played
    seats = tuple(sits(("Benedetta", "Dora", "Nils")[seat % 3], 2 + seat % 2) for seat in range(1, played.seats))
    table = visit(studio, played.game, peer, preset=played.preset, seats=(sits(PEOPLE[0], peer), *seats))
    table.begin(played, moment.at)
    studio.turn(700)
    return table


def join(studio: Studio, found: bool = True) -> None:
    """Which table? Some were found, or none."""
    offers = [offer(each, studio.stage.speech) for each in FOUND] if found else []
    nothing = Ways(lambda: offers, lambda *_: None, lambda *_: False, lambda: PEOPLE[0], lambda _: None, lambda: None)
    studio.stage.push(JoinScene(nothing))
