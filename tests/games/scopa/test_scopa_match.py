"""P14 and `a_perdere`: when a match is over and who has won, with two, three, four and six sides; worked position 5."""

from itertools import product

import pytest
from games.scopa.scopaplay import do, only, options, play, position

from game.core.game import Finished, NeedsOrder
from game.games.scopa.events import MatchEnded
from game.games.scopa.rules import SCOPA
from game.games.scopa.scoring import winner

ALL = "AC 2C 3C 4C 5C 6C 7C JC QC KC AD 2D 3D 4D 5D 6D 7D JD QD KD AH 2H 3H 4H 5H 6H 7H JH QH KH AS 2S 3S 4S 5S 6S 7S JS QS"


def after_a_deal(rules, seats, totals, pile=ALL, sweeps=None):
    """The last card of a deal falls; seat 0 has all cards, four points, and so many sweeps each."""
    return play(position(rules, ["KS", *[""] * (seats - 1)], "", piles={0: pile}, last=0, totals=totals, sweeps=sweeps), "KS")


@pytest.mark.parametrize(
    ("totals", "best"),
    [
        ((11, 10), 0),
        ((10, 11), 1),
        ((12, 11), 0),
        ((11, 11), None),
        ((10, 10), None),
        ((0, 0), None),
        ((14, 13, 13), 0),
        ((13, 13, 2), None),
        ((2, 11, 3), 1),
        ((10, 10, 10), None),
        ((12, 12, 12), None),
        ((11, 3, 11, 10, 0, 1), None),
        ((11, 3, 12, 10, 0, 1), 2),
        ((1, 2, 3, 4, 5, 16), 5),
    ],
)
def test_p14_the_strictly_highest_total_at_or_past_the_target(totals, best):
    assert winner(options(), totals) == best


@pytest.mark.parametrize("target", [11, 16, 21, 31])
def test_p14_option_target(target):
    rules = options(target=target)
    assert winner(rules, (target - 1, 0)) is None
    assert winner(rules, (target, target - 1)) == 0


@pytest.mark.parametrize(
    ("preset", "target"),
    [
        ("scopa", 11),
        ("scopone", 11),
        ("scopone_scientifico", 21),
        ("scopa_dassi", 11),
        ("napola", 21),
        ("re_bello", 11),
        ("quindici", 11),
        ("escoba", 15),
        ("a_perdere", 21),
    ],
)
def test_presets_play_to_their_target(preset, target):
    assert options(preset).target == target
    assert winner(options(preset), (target - 1, 0)) is None
    assert winner(options(preset), (target, 0)) is not None


@pytest.mark.parametrize(
    ("totals", "sweeps", "over"),
    [((8, 7), (0, 4), True), ((7, 7), (0, 4), False), ((6, 0), (0, 0), False), ((7, 0), (0, 0), True)],
)
def test_p14_worked_position_5(totals, sweeps, over):
    """Four points to side 0 and so many sweeps to the other: 12–11 wins, 11–11 plays on, 10–0 goes on, 11–0 wins."""
    state = after_a_deal(options(), 2, totals, sweeps=sweeps)
    assert state.common.totals == (totals[0] + 4, totals[1] + sweeps[1])
    assert SCOPA.standing(state) == state.common.totals
    awaited = SCOPA.awaiting(state)
    if over:
        assert isinstance(awaited, Finished)
        assert (awaited.outcome.winners, awaited.outcome.points, awaited.outcome.reason) == ((0,), state.common.totals, "target")
    else:
        assert isinstance(awaited, NeedsOrder)
        assert awaited.between


def test_p14_is_looked_at_after_a_whole_deal_only():
    """Sweeps in the middle bring a side to eleven; the deal goes on."""
    state = position(options(), ["KS 2S", "4S"], "3C 7C", piles={}, totals=(10, 10), sweeps=(3, 0))
    state = play(state, "KS: 3C 7C")
    assert state.common.phase == "play"
    assert SCOPA.standing(state) == (10, 10)


@pytest.mark.parametrize(
    ("seats", "changes", "winners"),
    [
        (2, {}, (0,)),
        (3, {}, (0,)),
        (4, {}, (0, 2)),
        (4, {"four": "singly"}, (0,)),
        (6, {}, (0, 3)),
        (6, {"six": "threes"}, (0, 2, 4)),
    ],
)
def test_p3_p14_a_side_wins_together(seats, changes, winners):
    rules = options(**changes)
    sides = {2: 2, 3: 3, 4: 4 if changes else 2, 6: 2 if changes else 3}[seats]
    state = after_a_deal(rules, seats, (10, *[3] * (sides - 1)))
    outcome = SCOPA.awaiting(state).outcome
    assert outcome.winners == winners
    assert outcome.points == tuple(14 if seat in winners else 3 for seat in range(seats))
    assert SCOPA.standing(state) == outcome.points


def test_p14_all_sides_play_on_after_a_shared_top():
    """Three sides at 14, 14 and 1: another deal, which the third may still win."""
    state = after_a_deal(options(), 3, (10, 10, 1), sweeps=(0, 4, 0))
    assert state.common.totals == (14, 14, 1)
    assert isinstance(SCOPA.awaiting(state), NeedsOrder)


def test_p14_the_end_is_told():
    state, events = do(position(options(), ["KS", ""], "", piles={0: ALL}, last=0, totals=(10, 3)), "KS")
    assert only(events, MatchEnded).outcome == SCOPA.awaiting(state).outcome


# --- a perdere


@pytest.mark.parametrize(
    ("totals", "best"),
    [
        ((21, 3), 1),
        ((3, 21), 0),
        ((20, 3), None),
        ((22, 21), 1),
        ((21, 21), None),
        ((21, 3, 3), None),
        ((21, 3, 2), 2),
        ((25, 21, 30), 1),
        ((21, 3, 4, 5, 6, 3), None),
        ((21, 3, 4, 5, 6, 2), 5),
    ],
)
def test_a_perdere_the_strictly_lowest_wins_once_anybody_is_there(totals, best):
    assert winner(options("a_perdere"), totals) == best


def test_a_perdere_ends_a_match_for_the_lowest():
    state = after_a_deal(options("a_perdere"), 2, (17, 20))
    outcome = SCOPA.awaiting(state).outcome
    assert (outcome.winners, outcome.points, outcome.reason) == ((1,), (21, 20), "lowest")
    assert SCOPA.standing(state) == (21, 20), "points stay what they are; the rules say who has won"


def test_p14_every_pair_of_totals_for_every_target():
    for target, one, other in product((11, 21), range(24), range(24)):
        highest, lowest = winner(options(target=target), (one, other)), winner(options("a_perdere", target=target), (one, other))
        if max(one, other) < target or one == other:
            assert highest is lowest is None
        else:
            assert highest == int(other > one)
            assert lowest == 1 - highest
