"""Every game, broken off and taken up again in every phase: what is dealt, played and drawn is what an unbroken evening would have had."""

import random

import msgspec
import pytest
from kits.rooms import MS, OWNER, SECOND, come_back, crash, join, open_room, reopened, written
from kits.toy_game import Toy
from kits.toy_race import ToyRace

from game.core.game import seat_counts
from game.games import GAMES
from net.messages import Ready

ALL = {**GAMES, "toy": Toy(), "toyrace": ToyRace()}
PAUSE = 700 * MS
ACTIONS = 60


def evening(game, breaks):
    """Some actions of a match with an open shuffle, chosen by nothing but what is seen; after each number in `breaks` the host dies."""
    name = game.info.presets[0][0]
    seats = min(count for count in seat_counts(game, name) if count > 1)
    rules = {game.info.id: game}
    net = open_room(game.info.id, name, seats=seats, seed=11, seeded=True, games=rules, autostart=False)
    links = [join(net, f"P{seat}", **({"key": OWNER} if seat == 0 else {})) for seat in range(seats)]
    acted = 0
    for _ in range(4 * ACTIONS):
        if acted == ACTIONS or net.host.room.phase == "over":
            break
        if net.host.room.phase in ("lobby", "between"):
            for seat, link in enumerate(links):
                link.wish(Ready((seat,)))
            net.run(PAUSE)
        acted += act(game, links, acted)
        net.run(5 * MS)
        if acted in breaks:
            again = reopened(net, now=net.now + 3600 * SECOND, games=rules, dice=random.Random(12345))
            links = [come_back(again, link) for link in crash(net)]
            net, breaks = again, breaks - {acted}
        net.run(PAUSE)
    return net


def act(game, links, number):
    """The first seat from a certain one on that may do something does it; how many did."""
    for offset in range(len(links)):
        link = links[(number + offset) % len(links)]
        if link.client.match:
            seat = link.client.own[0]
            legal = game.legal_actions(msgspec.convert(link.client.view(seat), game.types.view))
            if legal:
                link.act(seat, legal[number * 7919 % len(legal)], press=number)
                return 1
    return 0


def told(net):
    """What was dealt, done and drawn, in order."""
    kinds = {"order": "items", "act": "action", "coin": "first", "match": "first"}
    return [(record["is"], record[kinds[record["is"]]]) for record in net.journal if record["is"] in kinds]


@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
def test_a_broken_evening_is_the_whole_one(game):
    whole = evening(game, set())
    assert len(written(whole, "act")) >= 15
    for breaks in ({1}, {2, 3, 4, 5}, set(range(6, ACTIONS, 5))):
        broken = evening(game, breaks)
        assert told(broken) == told(whole)
