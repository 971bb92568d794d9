"""Playing positions of Scopa in tests: built from what matters, every card accounted for at every step."""

from collections import Counter
from itertools import combinations

import pytest
from msgspec.structs import replace

from game.core.errors import IllegalAction
from game.core.game import Acting, Stamp, Step
from game.games.scopa.actions import Play
from game.games.scopa.options import PRESETS
from game.games.scopa.rules import SCOPA
from game.games.scopa.state import State

PRESET = dict(PRESETS)
NAMES = tuple(PRESET)
VALUES = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "J": 8, "Q": 9, "K": 10}
"""P1, written down apart from the rules."""
PACK = tuple(rank + suit for suit in "CDHS" for rank in VALUES)


def cards(text):
    return tuple(text.split())


def value(card):
    return VALUES[card[0]]


def options(preset="scopa", **changes):
    return replace(PRESET[preset], **changes)


def may_take(rules, card, table):
    """Every group a card may take, by trying every subset of the table: P8, its option and the presets, in words."""
    subsets = [frozenset(group) for size in range(1, len(table) + 1) for group in combinations(table, size)]
    singles = {group for group in subsets if len(group) == 1 and all(value(other) == value(card) for other in group)}
    if rules.aces == "take_all" and card[0] == "A":
        return singles or {frozenset(table)} - {frozenset()}
    if rules.taking == "fifteen":
        return {group for group in subsets if value(card) + sum(map(value, group)) == 15}
    sums = {group for group in subsets if len(group) >= 2 and sum(map(value, group)) == value(card)}
    if rules.choice == "any":
        return singles | sums
    if singles:
        return singles
    if rules.choice == "fewest":
        return {group for group in sums if len(group) == min(map(len, sums))}
    return sums


def position(rules, hands, table="", *, piles=None, stock=0, turn=0, last=None, sweeps=None, dealer=None, totals=None):
    """`hands` and `piles`: the cards of seats. The cards not named lie in the stock, so many, and else before the last seat."""
    seats = len(hands)
    held = tuple(map(cards, hands))
    lying = cards(table)
    named = {seat: cards(pile) for seat, pile in (piles or {}).items()}
    used = {*lying, *(card for hand in held for card in hand), *(card for pile in named.values() for card in pile)}
    free = tuple(card for card in PACK if card not in used)
    before = tuple(named.get(seat, ()) + (free[stock:] if seat == seats - 1 else ()) for seat in range(seats))
    common = SCOPA.new_match(rules, seats, seats - 1 if dealer is None else dealer).common
    common = replace(
        common,
        phase="play",
        turn=turn,
        table=lying,
        piles=before,
        sweeps=tuple(sweeps or (0,) * seats),
        last_capturer=last,
        totals=common.totals if totals is None else totals,
    )
    state = State(common, free[:stock], held)
    assert sorted(card for zone in SCOPA.zones(state).values() for card in zone) == sorted(PACK)
    return state


def checked(before, step):
    """The step, after checking that old zones and moves give the new ones and that forty cards lie somewhere."""
    zones = {zone: Counter(held) for zone, held in SCOPA.zones(before).items()}
    for move in (move for event in step.events for move in event.moves()):
        zones[move.origin][move.card] -= 1
        zones[move.target][move.card] += 1
    after = SCOPA.zones(step.state)
    assert {zone: +held for zone, held in zones.items()} == {zone: Counter(held) for zone, held in after.items()}
    assert Counter(card for held in after.values() for card in held) == Counter(
        card for held in SCOPA.zones(before).values() for card in held
    )
    return step


def do(state, card, takes="", seat=None) -> Step:
    """The seat on turn (or another) plays a card and takes these."""
    action = Play(card, tuple(sorted(cards(takes))))
    return checked(state, SCOPA.apply(state, state.common.turn if seat is None else seat, action, Stamp(0)))


def play(state, *turns):
    """One turn after the other, written as `card` or `card: what it takes`; the state at the end."""
    for turn in turns:
        card, _, takes = turn.partition(":")
        state = do(state, card, takes).state
    return state


def order(state, items) -> Step:
    return checked(state, SCOPA.ordered(state, tuple(items), 0))


def dealt(rules, seats, items=PACK, dealer=0):
    """A match after its first deal, of this order."""
    return order(SCOPA.new_match(rules, seats, dealer), items).state


def stacked(first):
    """The pack with these cards on top: a text with a place for each card, `.` for any."""
    named = cards(first)
    rest = [card for card in PACK if card not in named]
    top = tuple(rest.pop(0) if card == "." else card for card in named)
    return (*top, *rest)


def legal(state):
    """What the seat on turn may do: cards with the groups they take; the others may do nothing."""
    awaited = SCOPA.awaiting(state)
    if not isinstance(awaited, Acting):
        return {}
    (seat,) = awaited.seats
    for other in {*range(state.common.seats), None} - {seat}:
        assert SCOPA.legal_actions(SCOPA.view(state, other)) == ()
    plays = {}
    for action in SCOPA.legal_actions(SCOPA.view(state, seat)):
        plays.setdefault(action.card, set()).add(frozenset(action.takes))
    return plays


def refused(state, card, takes="", seat=None):
    """The refusal of a play as (code, details)."""
    with pytest.raises(IllegalAction) as caught:
        do(state, card, takes, seat)
    return caught.value.code, caught.value.details


def groups(*texts):
    """Groups of cards as `legal` gives them."""
    return {frozenset(cards(text)) for text in texts}


def only(events, kind):
    """The one event of a class."""
    found = [event for event in events if isinstance(event, kind)]
    assert len(found) == 1, events
    return found[0]


def items(state):
    """The sheet of the last deal: name -> points by side."""
    return {item.name: item.points for item in state.common.sheet.items}
