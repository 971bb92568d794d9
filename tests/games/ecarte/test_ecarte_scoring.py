"""E10, E11: every cell of the table by a last trick played, the ways into its rows, the order of the last points; figures."""

from itertools import combinations
from math import comb

import pytest
from games.ecarte.ecarteplay import DEALER, ELDER, NAMES, PACK, cards, dealt, do, last_trick, only, options, play

from game.core.game import Finished, NeedsOrder
from game.games.ecarte.events import DealEnded, MatchEnded, TrickWon
from game.games.ecarte.rules import ECARTE
from game.games.ecarte.scoring import tricks_worth
from game.games.ecarte.state import Result

TABLE = {
    # (preset, situation): points of elder for 3–4 and for 5 tricks, of the dealer for 3–4 and for 5
    ("gamerules", "exchanged"): (1, 2, 1, 2),
    ("classic", "exchanged"): (1, 2, 1, 2),
    ("gamerules", "unproposed"): (2, 2, 1, 2),
    ("classic", "unproposed"): (1, 2, 2, 2),
    ("gamerules", "refused"): (2, 2, 1, 2),
    ("classic", "refused"): (2, 2, 1, 2),
}
"""E10, copied from the law."""


@pytest.mark.parametrize(("preset", "situation"), TABLE)
@pytest.mark.parametrize("elders", range(6))
@pytest.mark.parametrize("last", [ELDER, DEALER])
def test_e10_every_cell(preset, situation, elders, last):
    """Elder takes so many tricks, the dealer the rest, and the last one goes to either."""
    before = (elders - (last == ELDER), 5 - elders - (last == DEALER))
    if min(before) < 0:
        before = (elders - 1, 5 - elders) if elders else (elders, 4)
        last = ELDER if elders else DEALER
    state = last_trick(options(preset), "KH", "7H", leader=last, won=before, situation=situation)
    state, events = do(do(state, last, "KH").state, 1 - last, "7H")
    winner, tricks = (ELDER, elders) if elders >= 3 else (DEALER, 5 - elders)
    points = TABLE[preset, situation][2 * (winner == DEALER) + (tricks == 5)]
    assert only(events, TrickWon).seat == last
    assert only(events, DealEnded).result == Result(winner, points, tricks, situation)
    assert ECARTE.standing(state) == tuple(points if seat == winner else 0 for seat in (0, 1))
    assert state.common.result == Result(winner, points, tricks, situation)


@pytest.mark.parametrize(
    ("talk", "situation"),
    [
        (("stand",), "unproposed"),
        (("propose", "refuse"), "refused"),
        (("propose", "accept", 1, 0, "stand"), "exchanged"),
        (("propose", "accept", 1, 0, "propose", "refuse"), "exchanged"),
        (("propose", "accept", 5, 5, "propose", "accept", 5, 5, "propose", "accept", 1), "exchanged"),
    ],
)
@pytest.mark.parametrize("preset", NAMES)
def test_e10_the_ways_into_the_rows(preset, talk, situation):
    """A whole deal through the talk; somebody wins three tricks and is paid by the row."""
    state = play(dealt(options(preset)), *talk)
    while state.common.phase in ("lead", "answer"):
        state = play(state, ECARTE.fallback(ECARTE.view(state, state.common.turn)).card)
    result = state.common.result
    assert result.situation == situation
    taken = [trick.winner for trick in state.common.tricks].count(result.winner)
    assert (result.tricks, taken >= 3) == (taken, True)
    assert result.points == TABLE[preset, situation][2 * (result.winner == DEALER) + (taken == 5)]


def test_e10_at_most_three_points_a_deal():
    """A king called and the vole."""
    state = play(dealt(elder="KS QS JS AS TS", dealer="7H 8H 9H TH AH"), "stand", "king")
    for card, answer in zip(cards("KS QS JS AS TS"), cards("7H 8H 9H TH AH"), strict=True):
        state = play(state, card, answer)
    assert ECARTE.standing(state) == (3, 0)
    assert max(points for row in TABLE.values() for points in row) == 2


# --- E11


@pytest.mark.parametrize("target", [5, 7, 11])
def test_e11_the_first_to_reach_the_target_has_won(target):
    rules = options(target=target)
    for before, over in ((target - 2, False), (target - 1, True)):
        state = last_trick(rules, "KH", "7H", won=(2, 2), scores=(before, target - 1))
        state, events = do(do(state, ELDER, "KH").state, DEALER, "7H")
        if over:
            outcome = only(events, MatchEnded).outcome
            assert ECARTE.awaiting(state) == Finished(outcome)
            assert (outcome.winners, outcome.points, outcome.reason) == ((ELDER,), (target, target - 1), "tricks")
            assert [type(event) for event in events[-2:]] == [DealEnded, MatchEnded]
        else:
            assert isinstance(ECARTE.awaiting(state), NeedsOrder)


def test_e11_two_points_may_overshoot():
    state = last_trick(options(), "KH", "7H", won=(4, 0), scores=(4, 0))
    state = do(do(state, ELDER, "KH").state, DEALER, "7H").state
    assert ECARTE.awaiting(state).outcome.points == (6, 0)


def test_e11_turned_king_comes_before_everything():
    """Both one point short; elder would have taken every trick."""
    state = dealt(scores=(4, 4), elder="QS JS AS TS 9S", turnup="KS")
    assert ECARTE.awaiting(state).outcome.winners == (DEALER,)


@pytest.mark.parametrize(("holder", "winner"), [("elder", ELDER), ("dealer", DEALER)])
def test_e11_a_called_king_comes_before_the_tricks(holder, winner):
    other = {"elder": "dealer", "dealer": "elder"}[holder]
    state = play(dealt(scores=(4, 4), **{holder: "KS 7H 7D 7C 8C", other: "QS KH KD KC QC"}), "stand")
    state = play(state, "king") if winner == ELDER else play(state, "KH", "king")
    assert ECARTE.awaiting(state).outcome.winners == (winner,)
    assert ECARTE.awaiting(state).outcome.reason == "king_called"


@pytest.mark.parametrize("caller", [True, False])
def test_e11_a_king_not_called_does_not_count(caller):
    """The dealer holds it and is one point short, but elder takes three tricks first, being short himself."""
    state = play(dealt(scores=(4, 4), dealer="KS 7H 7D 7C 8C", elder="QS KH KD KC QC"), "stand", "KH")
    state = play(state, "king") if caller else play(state, "7H", "KD", "7D", "KC", "7C", "QC", "8C", "QS", "KS")
    assert ECARTE.awaiting(state).outcome.winners == ((DEALER,) if caller else (ELDER,))
    assert ECARTE.awaiting(state).outcome.reason == ("king_called" if caller else "tricks")


def test_e11_points_of_a_deal_add_up_over_the_deals():
    """A king turned for the dealer and the tricks for elder: 2 : 1."""
    state = play(dealt(elder="QS JS AS TS KH", dealer="7H 8H 9H TH AH", turnup="KS"), "stand")
    for card, answer in zip(cards("QS JS AS TS KH"), cards("7H 8H 9H TH AH"), strict=True):
        state = play(state, card, answer)
    assert ECARTE.standing(state) == (2, 1)


# --- figures


@pytest.mark.parametrize(("held", "few"), [(0, 38_760), (1, 44_574), (2, 50_274), (3, 55_594), (4, 60_214)])
def test_figure_hands_of_the_dealer_with_fewer_than_two_trumps(held, few):
    """Elder knows his hand, with so many trumps, and the turned card."""
    elder = [*[f"{rank}S" for rank in "89TA"][:held], *cards("7H 8H 9H TH AH")][:5]
    unseen = [card for card in PACK if card not in (*elder, "7S")]
    assert comb(len(unseen), 5) == 65_780
    trumps = [card[1] == "S" for card in unseen]
    assert sum(sum(hand) < 2 for hand in combinations(trumps, 5)) == few


@pytest.mark.parametrize(("preset", "wins", "of"), [("classic", 2, 3), ("gamerules", 1, 3)])
def test_figure_where_a_hand_without_a_proposal_breaks_even(preset, wins, of):
    won = tricks_worth(options(preset), "unproposed", True, 3)
    lost = tricks_worth(options(preset), "unproposed", False, 3)
    assert wins * won == (of - wins) * lost
