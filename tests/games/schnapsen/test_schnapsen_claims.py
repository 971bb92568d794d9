"""T8 with `out=manual`: who may claim when, what is counted, right and wrong claims, and the ends that need none."""

import pytest
from games.schnapsen.schnapsplay import NAMES, acts, do, on_lead, only, options, play, position, refused, verdict

from game.games.schnapsen.events import Claimed, TrickWon
from game.games.schnapsen.state import Act


def manual(preset, **changes):
    return options(preset, out="manual", **changes)


# --- who may claim


@pytest.mark.parametrize("preset", NAMES)
def test_t8_on_lead_with_a_trick_one_may_claim_at_every_stock(preset):
    rules = manual(preset)
    for stock in range(0, 14 if rules.nines else 12, 2):
        state = on_lead(rules, stock)
        has_trick = stock < (12 if rules.nines else 10)
        assert ("claim" in acts(state)) == has_trick
        if stock:
            assert ("claim" in acts(play(state, "close"))) == has_trick, "closed or not"


@pytest.mark.parametrize("preset", NAMES)
def test_t8_not_when_answering_and_not_off_turn(preset):
    state = play(
        position(manual(preset), "9D" if options(preset).nines else "JD", "AS", tricks=(1, 3)), "9D" if options(preset).nines else "JD"
    )
    assert "claim" not in acts(state)
    assert refused(state, 1, "claim") == ("wrong_phase", {})
    assert refused(state, 0, "claim") == ("not_your_turn", {})


def test_t8_not_without_a_trick():
    assert refused(on_lead(manual("schnapsen"), 10), 0, "claim") == ("wrong_phase", {})


@pytest.mark.parametrize("preset", NAMES)
def test_t8_with_auto_there_are_no_claims(preset):
    assert refused(on_lead(options(preset), 8), 0, "claim") == ("not_allowed", {})


def test_t8_before_drawing_the_winner_of_the_trick_may_claim():
    state = position(manual("sixtysix", close_before_draw=True), "AS", "TS", tricks=(3, 2), points=(45, 30))
    state = play(state, "AS", "TS")
    assert acts(state) == {"close", "claim", "draw"}
    assert verdict(play(state, "claim")) == (0, 2, "reached")


# --- manual does not end by itself


@pytest.mark.parametrize("preset", NAMES)
def test_t8_66_unclaimed_goes_on(preset):
    state = play(position(manual(preset), "AS", "TS", tricks=(3, 1), points=(50, 20)), "AS", "TS")
    assert (state.common.phase, state.common.turn) == ("lead", 0)
    state, events = do(state, 0, "claim")
    assert only(events, Claimed) == Claimed(0, 71, True)
    assert verdict(state) == (0, 2, "reached")
    assert state.common.acts == (Act(0, "claim"),)


def test_t8_a_marriage_that_makes_66_must_be_claimed_too():
    state = position(manual("santase"), "KS QS", "TS", tricks=(2, 1), points=(30, 20))
    state = play(state, "S")
    assert state.common.phase == "lead"
    assert verdict(play(state, "claim")) == (0, 2, "reached")


def test_t8_the_state_is_read_at_the_claim():
    """The loser had 20 when 66 was made, and 34 when it was claimed."""
    state = position(manual("santase"), "AS QC AH", "TS AC JH", tricks=(5, 1), points=(45, 20))
    state = play(state, "AS", "TS")
    assert verdict(play(state, "claim")) == (0, 2, "reached")
    state = play(state, "QC", "AC", "JH", "AH", "claim")
    assert state.common.result.points == (79, 34)
    assert verdict(state) == (0, 1, "reached")


@pytest.mark.parametrize(("mine", "theirs", "claimant", "points"), [("AS", "QS", 0, (86, 90)), ("JS", "QS", 1, (72, 104))])
def test_t8_if_both_have_66_the_first_right_claim_wins(mine, theirs, claimant, points):
    """He who takes the trick is on lead and may claim."""
    fallen = {"AS": (52, 50), "JS": (52, 59)}[mine]
    shown = [(0, "C"), (1, "H"), (1, "D")]
    state = position(manual("santase"), f"{mine} JD", f"{theirs} JC", hand=2, tricks=(5, 5), points=fallen, announced=shown)
    state = play(state, mine, theirs, "claim")
    assert state.common.result.points == points
    assert verdict(state) == (claimant, 1, "reached")


@pytest.mark.parametrize("preset", ["schnapsen", "sixtysix"])
def test_t8_pending_points_do_not_count_for_the_loser(preset):
    state = position(manual(preset), "AS", "TS", tricks=(3, 0), points=(50, 0), announced=[(1, "H")])
    state = play(state, "AS", "TS", "claim")
    assert verdict(state) == (0, 3, "reached")
    assert state.common.result.points == (71, 0)


# --- wrong claims


@pytest.mark.parametrize(("preset", "trickless"), [("santase", 3), ("schnapsen", 3), ("sixtysix", 2)])
def test_row_wrong_claim(preset, trickless):
    for tricks, points, won in ((0, (65, 0), trickless), (1, (65, 20), 2), (2, (60, 40), 2)):
        state = position(manual(preset), "", "", tricks=(4, tricks), points=points)
        state, events = do(state, 0, "claim")
        assert only(events, Claimed) == Claimed(0, points[0], False)
        assert verdict(state) == (1, won, "wrong_claim")


@pytest.mark.parametrize("preset", NAMES)
@pytest.mark.parametrize(("tricks_then", "option", "won"), [(0, "graded", 3), (1, "graded", 2), (1, "three", 3)])
def test_row_wrong_claim_by_the_closer_is_a_failed_close(preset, tricks_then, option, won):
    rules = manual(preset, failed_close=option)
    state = position(rules, "", "", tricks=(4, 1), points=(60, 20), closing=(0, 0, tricks_then, 2))
    assert verdict(play(state, "claim")) == (1, won, "close_failed")


@pytest.mark.parametrize(("preset", "trickless"), [("santase", 3), ("schnapsen", 3), ("sixtysix", 2)])
def test_row_wrong_claim_by_the_other_against_a_close(preset, trickless):
    """Seat 1 closed: the row reads his tricks at the claim."""
    for tricks, won in ((0, trickless), (1, 2)):
        state = position(manual(preset), "", "", tricks=(4, tricks), points=(60, 20 * tricks), closing=(1, 60, 3, 2))
        assert verdict(play(state, "claim")) == (1, won, "wrong_claim")


# --- right claims after a close


@pytest.mark.parametrize(("preset", "won"), [("santase", 1), ("schnapsen", 3), ("sixtysix", 1)])
def test_t8_a_right_claim_of_the_closer(preset, won):
    state = position(manual(preset), "AS", "TS", tricks=(3, 3), points=(50, 34), closing=(0, 0, 0, 2))
    assert verdict(play(state, "AS", "TS", "claim")) == (0, won, "closed_made")


@pytest.mark.parametrize(("preset", "won"), [("santase", 3), ("schnapsen", 3), ("sixtysix", 2)])
def test_t8_a_right_claim_of_the_other(preset, won):
    state = position(manual(preset), "AS", "TS", tricks=(3, 3), points=(50, 34), closing=(1, 0, 0, 2))
    assert verdict(play(state, "AS", "TS", "claim")) == (0, won, "other_first")


# --- the last trick needs no claim


@pytest.mark.parametrize("preset", NAMES)
def test_t8_the_taker_of_the_last_trick_with_66_needs_no_claim(preset):
    rules = manual(preset)
    state = position(rules, "AS", "QS", hand=1, tricks=(5, 4 + 2 * rules.nines), points=(76, 30))
    state, events = do(play(state, "AS"), 1, "QS")
    assert only(events, TrickWon).bonus == 0
    assert verdict(state) == (0, 2, "reached")
    assert state.common.result.points == (90, 30)


@pytest.mark.parametrize(
    ("preset", "outcome"), [("santase", (1, 2, "higher")), ("schnapsen", (0, 1, "last_trick")), ("sixtysix", (1, 2, "higher"))]
)
def test_row_last_trick_the_other_with_66_unclaimed_is_not_out(preset, outcome):
    """8 + 14 (+ 10 = 32) against 98: the higher total on the scale, where totals are asked; else the last trick."""
    rules = manual(preset)
    state = position(rules, "AS", "QS", hand=1, tricks=(3, 8) if rules.nines else (2, 7), points=(8, 98))
    state = play(state, "AS", "QS")
    assert verdict(state) == outcome
    assert state.common.result.points == (22 + (10 if rules.nines else 0), 98)


def test_row_last_trick_the_ten_counts_for_the_limit_of_33():
    state = position(manual("santase"), "AS", "QS", hand=1, tricks=(3, 8), points=(9, 97))
    assert verdict(play(state, "AS", "QS")) == (1, 1, "higher")


def test_row_last_trick_two_marriages_can_beat_the_taker_who_has_no_66_before_the_ten():
    """50 + 14 + 10 = 74 against 56 + 20."""
    state = position(manual("santase"), "AS", "QS", hand=1, tricks=(5, 6), points=(50, 56), announced=[(1, "H")])
    assert verdict(play(state, "AS", "QS")) == (1, 1, "higher")


@pytest.mark.parametrize("preset", NAMES)
def test_t8_closed_and_cards_out_a_closer_with_66_has_made_it_without_a_claim(preset):
    rules = manual(preset)
    for mine, theirs in (("AS", "QS"), ("QS", "AS")):
        state = position(rules, mine, theirs, hand=1, tricks=(4, 2), points=(70, 20), closing=(0, 20, 2, 2))
        winner, _, reason = verdict(play(state, mine, theirs))
        assert (winner, reason) == (0, "closed_made")


def test_t8_closed_and_cards_out_the_closer_comes_first_if_both_have_66():
    """66 for the closer; 52 + 14 for the other, who takes the last trick."""
    state = position(manual("santase"), "QS", "AS", hand=1, tricks=(4, 4), points=(46, 52), closing=(0, 20, 2, 2), announced=[(0, "H")])
    assert verdict(play(state, "QS", "AS")) == (0, 1, "closed_made")


@pytest.mark.parametrize(("preset", "won"), [("santase", 3), ("schnapsen", 3), ("sixtysix", 2)])
def test_t8_closed_and_cards_out_the_other_with_66_by_the_last_trick_needs_no_claim(preset, won):
    state = position(manual(preset), "QS", "AS", hand=1, tricks=(2, 5), points=(30, 56), closing=(0, 0, 0, 2))
    assert verdict(play(state, "QS", "AS")) == (1, won, "other_first")


@pytest.mark.parametrize("preset", NAMES)
def test_t8_closed_and_cards_out_66_of_the_other_from_before_is_a_failed_close(preset):
    """He never claimed, and the closer took the last trick."""
    state = position(manual(preset), "AS", "QS", hand=1, tricks=(2, 4), points=(20, 70), closing=(0, 0, 0, 2))
    assert verdict(play(state, "AS", "QS")) == (1, 3, "close_failed")
