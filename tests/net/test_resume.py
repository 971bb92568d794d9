"""A table opened anew from what was written down of it: the same match, the same people, the same secrets, and nothing twice."""

import random

import msgspec
import pytest
from kits.rooms import (
    BOTS,
    MS,
    OWNER,
    SECOND,
    answers,
    come_back,
    crash,
    join,
    move,
    names,
    notes,
    on_turn,
    open_room,
    play,
    points,
    quiet_room,
    refusals,
    reopened,
    replayed,
    sets_on_table,
    toy_room,
    view,
    written,
)
from kits.toy_game import Exchange, Toy

from game.core.table import Back, Lost
from game.games.setgame.actions import Call, Claim
from net.client import Client
from net.gathering import Gathering
from net.host import PATIENCE
from net.messages import Conduct, Denied, Fill, Hello, Kick, Ready, Rejected, Setup, Sit, Snapshot, Start, Update
from net.records import ActRecord, MatchRecord, OrderRecord, Unreadable
from net.roster import digest


@pytest.fixture
def toy():
    """A game of turns between Ann (seat 0) and Bob (seat 1)."""
    net = toy_room()
    return net, join(net, "Ann"), join(net, "Bob")


def all_back(again, links):
    """Everybody comes back to the table."""
    back = [come_back(again, link) for link in links]
    again.run()
    return back


def test_after_any_record_the_match_goes_on_and_is_seen_as_before(toy):
    """Whenever the host dies between two records, those written are the match, and it can be played to its end."""
    net, ann, bob = toy
    play(net, ann, bob)
    ann.wish(Ready((0,)))
    bob.wish(Ready((1,)))
    net.run()
    play(net, ann, bob)
    first = next(index for index, record in enumerate(net.records) if isinstance(record, MatchRecord))
    for length in range(first + 1, len(net.records) + 1):
        again = reopened(net, net.records[:length], now=5 * SECOND)
        one, two = (join(again, token=link.client.token) for link in (ann, bob))
        state = replayed(again.journal)
        for link, seat in ((one, 0), (two, 1)):
            assert msgspec.convert(link.client.view(seat), Toy.types.view) == Toy().view(state, seat)
        play(again, one, two)
        assert one.client.room.phase in ("between", "over"), length
