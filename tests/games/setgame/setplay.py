"""Playing positions of Set in tests: stacked packs, times in milliseconds, and every card accounted for at every step."""

from collections import Counter

import pytest
from games.setgame.endings import cards_of

from game.core.errors import IllegalAction
from game.core.game import NeedsOrder, Stamp, Step
from game.games.setgame.actions import Call, Claim, Pick
from game.games.setgame.options import SetOptions
from game.games.setgame.pack import FULL_PACK, QUICK_PACK
from game.games.setgame.rules import SET

MS = 1_000_000
INSTANT = SetOptions(claim="instant")

THREES = tuple((f"0{rest}", f"1{rest}", f"2{rest}") for rest in sorted({card[1:] for card in FULL_PACK}))
"""The pack as 27 sets without a common card: one, two and three of each kind."""
LINED_UP = tuple(card for three in THREES for card in three)
"""A pack that lays out set after set: the table can always be cleared by taking what was dealt together."""

CAP = cards_of("0001 0002 0011 0022 0100 0110 0200 0220 1002 1020 1110 1122 1201 1211 2001 2010 2102 2122 2211 2220")
"""Twenty cards without a set."""


def stacked(*first, pack=FULL_PACK):
    """A pack with these cards on top, in this order."""
    return (*first, *(card for card in pack if card not in first))


def checked(before, step):
    """The step, after checking that its moves make the new zones of the old, for the host and for those who watch."""
    for old, new in ((before, step.state), (SET.view(before, None), SET.view(step.state, None))):
        zones = {zone: Counter(cards) for zone, cards in SET.zones(old).items()}
        for move in (move for event in step.events for move in event.moves()):
            for zone, change in ((move.origin, -1), (move.target, 1)):
                hidden = zone == "stock" and old is not before
                zones[zone][None if hidden else move.card] += change
        assert {zone: +cards for zone, cards in zones.items()} == {zone: Counter(cards) for zone, cards in SET.zones(new).items()}
    lying = [card for cards in SET.zones(step.state).values() for card in cards]
    assert sorted(lying) == sorted(QUICK_PACK if step.state.options.pack == "quick" else FULL_PACK)
    assert all(len(cards) <= 1 for zone, cards in SET.zones(step.state).items() if zone.startswith("table:"))
    return step


def dealt(options=INSTANT, order=LINED_UP, seats=2, here=(), at=0):
    """A match after its first deal; `here`: seats with a person."""
    state = SET.new_match(options, seats)
    for seat in here:
        state = SET.presence(state, seat, True, 0).state
    return checked(state, SET.ordered(state, order, at * MS)).state


def do(state, seat, action, at, lag=0) -> Step:
    """`seat` acts at `at` ms; deadlines before it come first, as with the host."""
    stamp = Stamp(round(at * MS), round(lag * MS))
    deadline = SET.deadline(state)
    if deadline is not None and deadline <= stamp.effective:
        state, events = expire(state)
        state, more = do(state, seat, action, at, lag)
        return Step(state, events + more)
    return checked(state, SET.apply(state, seat, action, stamp))


def expire(state) -> Step:
    return checked(state, SET.expire(state))


def order(state, items, at=0) -> Step:
    assert isinstance(SET.awaiting(state), NeedsOrder)
    return checked(state, SET.ordered(state, tuple(items), at * MS))


def take(state, seat, three, at, lag=0):
    """A claim where the room plays `instant`."""
    return do(state, seat, Claim(tuple(three)), at, lag)


def call_and_pick(state, seat, cards, at) -> Step:
    """A call at `at` and picks 100 ms apart after it."""
    state, events = do(state, seat, Call(), at)
    for i, card in enumerate(cards, 1):
        state, more = do(state, seat, Pick(card), at + 100 * i)
        events += more
    return Step(state, events)


def refused(state, seat, action, at, lag=0):
    """The refusal of an action as (code, details)."""
    with pytest.raises(IllegalAction) as caught:
        do(state, seat, action, at, lag)
    return caught.value.code, caught.value.details


def kinds(events):
    """The events as the names of their classes."""
    return [type(event).__name__ for event in events]


def only(events, kind):
    """The one event of a class."""
    found = [event for event in events if isinstance(event, kind)]
    assert len(found) == 1, kinds(events)
    return found[0]


def points(state):
    return tuple(racer.points for racer in state.racers)
