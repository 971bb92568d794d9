"""Whole matches with random options, seats and plays: what has to hold at every step, and every deal scored again from the law."""

from collections import Counter

import msgspec
from games.scopa.scopaplay import NAMES, PACK, checked, legal, may_take, options, order, value
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.errors import IllegalOptions
from game.core.game import Finished, NeedsOrder, Stamp
from game.games.scopa.actions import Play
from game.games.scopa.events import FirstTable, LastCards, Played, Redealt
from game.games.scopa.rules import SCOPA

PRIMIERA = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "J": 10, "Q": 10, "K": 10}
DENARI = [rank + "D" for rank in "A234567JQK"]


def _rules(name, changes):
    return msgspec.structs.replace(options(name), **changes)


def _playable(drawn):
    rules, seats = drawn
    try:
        SCOPA.check(rules, seats)
    except IllegalOptions:
        return False
    return True


changes = st.fixed_dictionaries(
    {},
    optional={
        "choice": st.sampled_from(["free", "fewest", "any"]),
        "napola": st.booleans(),
        "re_bello": st.booleans(),
        "take_all_sweeps": st.booleans(),
        "last_sweep": st.booleans(),
        "lowest_wins": st.booleans(),
        "prime": st.sampled_from(["primiera", "sevens"]),
        "four": st.sampled_from(["pairs", "singly"]),
        "six": st.sampled_from(["pairs", "threes"]),
        "target": st.sampled_from([11, 16]),
    },
)
tables = st.tuples(st.builds(_rules, st.sampled_from(NAMES), changes), st.sampled_from([2, 3, 4, 6])).filter(_playable)


def side_of(rules, seats, seat):
    """P3."""
    if seats == 4:
        return seat % 2 if rules.four == "pairs" else seat
    if seats == 6:
        return seat % 3 if rules.six == "pairs" else seat % 2
    return seat


def strict_leader(values):
    """P12: a point for the single highest."""
    high = max(values)
    return [int(value == high and high > 0 and values.count(high) == 1) for value in values]


def worth(rules, piles, sweeps):
    """The points of a deal by side, from P12, P13 and the presets' rows."""
    denari = [[card for card in pile if card in DENARI] for pile in piles]
    totals = Counter()

    def give(points):
        totals.update(dict(enumerate(points)))

    give(strict_leader([len(pile) for pile in piles]))
    give(strict_leader([len(held) for held in denari]))
    give(["7D" in pile for pile in piles])
    give(sweeps)
    if rules.prime == "sevens":
        sevens = [sum(card[0] == "7" for card in pile) for pile in piles]
        give(strict_leader(sevens))
        give([count == 4 for count in sevens])
    else:
        best = [[max((PRIMIERA[card[0]] for card in pile if card[1] == suit), default=0) for suit in "CDHS"] for pile in piles]
        give(strict_leader([sum(suits) if all(suits) else 0 for suits in best]))
    if rules.napola:
        runs = [next((i for i, card in enumerate(DENARI) if card not in pile), 10) for pile in piles]
        give([run if run >= 3 else 0 for run in runs])
    if rules.re_bello:
        give(["KD" in pile for pile in piles])
    return [int(totals[side]) for side in range(len(piles))]


class Deal:
    """A deal as it was told: piles, sweeps and the last capturer, kept apart from the rules."""

    def __init__(self, rules, seats):
        self.rules, self.seats = rules, seats
        self.piles, self.sweeps, self.last = [[] for _ in range(seats)], [0] * seats, None

    def dealt(self, events):
        for event in events:
            if isinstance(event, FirstTable):
                assert sum(map(value, event.cards)) == 15 * event.sweeps
                self.piles[event.seat] += event.cards
                self.sweeps[event.seat] += event.sweeps
                self.last = event.seat

    def played(self, state, action, events, very_last):
        table, seat = state.common.table, state.common.turn
        took_all = self.rules.aces == "take_all" and action.card[0] == "A" and bool(table) and not any(card[0] == "A" for card in table)
        emptied = bool(action.takes) and len(action.takes) == len(table)
        sweep = emptied
        if took_all:
            sweep = self.rules.take_all_sweeps and not very_last
        elif very_last:
            sweep = emptied and self.rules.last_sweep
        told = next(event for event in events if isinstance(event, Played))
        assert told == Played(seat, action.card, action.takes, sweep, took_all)
        if action.takes:
            self.piles[seat] += [*action.takes, action.card]
            self.sweeps[seat] += sweep
            self.last = seat
        for event in events:
            if isinstance(event, LastCards):
                assert event.seat == self.last
                if self.last is not None:
                    self.piles[self.last] += event.cards

    def by_side(self):
        sides = {side_of(self.rules, self.seats, seat) for seat in range(self.seats)}
        members = [[seat for seat in range(self.seats) if side_of(self.rules, self.seats, seat) == side] for side in sorted(sides)]
        piles = [[card for seat in side for card in self.piles[seat]] for side in members]
        return worth(self.rules, piles, [sum(self.sweeps[seat] for seat in side) for side in members]), piles


@settings(max_examples=60)
@given(tables, st.randoms(use_true_random=False))
def test_whole_matches(drawn, dice):
    rules, seats = drawn
    state = SCOPA.new_match(rules, seats, dice.randrange(seats))
    for _ in range(3):
        awaited = SCOPA.awaiting(state)
        if isinstance(awaited, Finished):
            break
        assert isinstance(awaited, NeedsOrder)
        before = state.common.totals
        state, events = _dealt(state, dice)
        deal = Deal(rules, seats)
        deal.dealt(events)
        while state.common.phase == "play":
            state = _turn(state, deal, dice)
        _scored_as_the_law_says(rules, state, deal, before)


def _dealt(state, dice):
    """A deal, again and again while kings lie there; the dealer stays."""
    while True:
        pack = list(SCOPA.awaiting(state).items)
        dice.shuffle(pack)
        state, events = order(state, pack)
        kings = [event for event in events if isinstance(event, Redealt)]
        if not kings:
            return state, events
        assert sum(card[0] == "K" for card in kings[0].cards) >= 3
        assert isinstance(SCOPA.awaiting(state), NeedsOrder)


def _turn(state, deal, dice):
    rules, seat = deal.rules, state.common.turn
    found = legal(state)
    assert set(found) == set(state.hands[seat])
    card = dice.choice(state.hands[seat])
    if len(state.common.table) <= 8:
        assert found[card] == (may_take(rules, card, state.common.table) or {frozenset()})
    group = dice.choice(sorted(map(sorted, found[card])))
    very_last = sum(map(len, state.hands)) == 1 and not state.stock
    action = Play(card, tuple(group))
    after, events = checked(state, SCOPA.apply(state, seat, action, Stamp(0)))
    deal.played(state, action, events, very_last)
    assert len(after.common.table) <= (20 if rules.taking == "fifteen" else 13), "P9"
    return after


def _scored_as_the_law_says(rules, state, deal, before):
    points, piles = deal.by_side()
    common = state.common
    assert sorted(card for pile in piles for card in pile) == sorted(PACK)
    assert list(map(sorted, common.piles)) == list(map(sorted, deal.piles))
    assert list(common.sweeps) == deal.sweeps
    assert list(map(len, common.sweep_cards)) == deal.sweeps
    assert list(common.sheet.points()) == points
    assert list(common.totals) == [old + new for old, new in zip(before, points, strict=True)]
    if max(common.totals) >= rules.target:
        ranked = sorted(common.totals, reverse=not rules.lowest_wins)
        over = ranked[0] != ranked[1]
        if over:
            outcome = SCOPA.awaiting(state).outcome
            seats = [seat for seat in range(deal.seats) if common.totals[side_of(rules, deal.seats, seat)] == ranked[0]]
            assert list(outcome.winners) == seats
    else:
        over = False
    assert isinstance(SCOPA.awaiting(state), Finished) == over
