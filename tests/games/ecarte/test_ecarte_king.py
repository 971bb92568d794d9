"""E6: the king of trumps in hand: who may call it and when, that it is a choice, and that it may end the match."""

import pytest
from games.ecarte.ecarteplay import DEALER, ELDER, NAMES, dealt, do, may, only, options, play, refused

from game.core.events import Show
from game.core.game import Finished
from game.games.ecarte.events import KingCalled, MatchEnded, Played
from game.games.ecarte.rules import ECARTE

ELDERS = {"elder": "KS 7H 8H 9D TC", "dealer": "QS 9H TH 8D 9C"}
DEALERS = {"elder": "QS 7H 8H 9D TC", "dealer": "KS 9H TH 8D 9C"}


# --- elder


@pytest.mark.parametrize("preset", NAMES)
def test_e6_elder_before_the_first_lead(preset):
    state = play(dealt(options(preset), **ELDERS), "stand")
    assert "king" in may(state)
    state, events = do(state, ELDER, "king")
    assert events == (KingCalled(ELDER, "KS", (1, 0)),)
    assert events[0].shows() == (Show("KS", "hand:0"),)
    assert ECARTE.standing(state) == (1, 0)
    assert may(state) == {*ELDERS["elder"].split()}, "an act of its own; he leads what he likes"
    assert refused(state, ELDER, "king") == ("wrong_phase", {}), "once"


def test_e6_elder_with_the_first_lead_of_the_king_itself():
    state = play(dealt(**ELDERS), "stand", "king", "KS")
    assert ECARTE.standing(state) == (1, 0)


def test_e6_not_after_ones_own_first_card():
    state = play(dealt(**ELDERS), "stand", "7H", "9H")
    assert refused(play(state, "TH"), ELDER, "king") == ("wrong_phase", {})
    for card, answer in (("TH", "8H"), ("QS", "KS"), ("9D", "8D"), ("TC", "9C")):
        assert "king" not in may(state)
        state = play(state, card, answer)
    assert ECARTE.standing(state) == (2, 0), "never automatic: two for the tricks of a hand not proposed on, none for the king"


def test_e6_leading_the_king_uncalled_loses_the_point():
    state = play(dealt(**ELDERS), "stand", "KS")
    assert ECARTE.standing(state) == (0, 0)
    assert "king" not in may(state)


# --- the dealer


@pytest.mark.parametrize("preset", NAMES)
def test_e6_the_dealer_after_the_first_lead_and_before_his_own_card(preset):
    state = play(dealt(options(preset), **DEALERS), "stand")
    assert "king" not in may(state)
    assert refused(state, DEALER, "king") == ("not_your_turn", {})
    state = play(state, "7H")
    assert may(state) == {"king", "9H", "TH"}
    state, events = do(state, DEALER, "king")
    assert only(events, KingCalled) == KingCalled(DEALER, "KS", (0, 1))
    assert may(state) == {"9H", "TH"}
    state = play(state, "9H")
    assert "king" not in may(state)


def test_e6_the_dealer_not_on_a_later_trick():
    state = play(dealt(**DEALERS), "stand", "7H", "9H", "TH", "8H")
    assert state.common.turn == DEALER
    assert "king" not in may(state)
    assert refused(state, DEALER, "king") == ("wrong_phase", {})
    assert "king" not in may(play(state, "9C"))


# --- only the true king, only after the talk


def test_e6_a_false_call_is_impossible():
    for state, seat in ((play(dealt(**DEALERS), "stand"), ELDER), (play(dealt(**ELDERS), "stand", "7H"), DEALER)):
        assert "king" not in may(state)
        assert refused(state, seat, "king") == ("not_in_hand", {"card": "KS"})
    other = play(dealt(elder="KH 7H 8H 9D TC"), "stand")
    assert "king" not in may(other), "another king is no king of trumps"


@pytest.mark.parametrize("talk", [(), ("propose",), ("propose", "accept"), ("propose", "accept", 1), ("propose", "accept", 1, 0)])
def test_e6_not_during_the_talk(talk):
    state = play(dealt(elder="7H 8H 9D TC KS", dealer="QS 9H TH 8D 9C"), *talk)
    assert "king" not in may(state)
    assert refused(state, state.common.turn, "king") == ("wrong_phase", {})


@pytest.mark.parametrize(
    "talk", [("propose", "refuse"), ("propose", "accept", 1, 0, "stand"), ("propose", "accept", 1, 1, "propose", "refuse")]
)
def test_e6_after_any_end_of_the_talk(talk):
    assert "king" in may(play(dealt(elder="7H 8H 9D TC KS"), *talk))


def test_e6_a_king_drawn_in_the_exchange_may_be_called_and_one_laid_aside_not():
    drawn = play(dealt(elder="7H 8H 9D TC AC", stock="KS"), "propose", "accept", 1, 0, "stand")
    assert "king" in may(drawn)
    laid = play(dealt(elder="KS 8H 9D TC AC", stock="7H"), "propose", "accept", 1, 0, "stand")
    assert laid.discards[ELDER] == ("KS",)
    assert refused(laid, ELDER, "king") == ("not_in_hand", {"card": "KS"})


@pytest.mark.parametrize("target", [5, 7, 11])
def test_e6_at_one_point_short_it_ends_the_match_at_once(target):
    rules = options(target=target)
    state = play(dealt(rules, scores=(target - 1, target - 1), **ELDERS), "stand")
    state, events = do(state, ELDER, "king")
    assert [type(event) for event in events] == [KingCalled, MatchEnded]
    outcome = ECARTE.awaiting(state).outcome
    assert (outcome.winners, outcome.points, outcome.reason) == ((ELDER,), (target, target - 1), "king_called")
    assert refused(state, ELDER, "7H") == ("match_over", {})
    state = play(dealt(rules, scores=(target - 2, target - 1), **DEALERS), "stand", "7H", "king")
    assert isinstance(ECARTE.awaiting(state), Finished)


def test_e6_the_call_shows_the_king_to_everybody_and_it_stays_in_the_hand():
    state, events = do(play(dealt(**DEALERS), "stand", "7H"), DEALER, "king")
    for seat in (ELDER, None):
        assert only(events, KingCalled).seen_by(seat).card == "KS"
        assert ECARTE.view(state, seat).common.king == DEALER
    assert "KS" in state.hands[DEALER]
    played = only(do(state, DEALER, "9H").events, Played)
    assert played.card == "9H"
