"""S10, S13 and S15 where the room plays with calls."""

import pytest
from games.setgame.setplay import LINED_UP, MS, THREES, call_and_pick, dealt, do, expire, kinds, only, points, refused
from msgspec.structs import replace

from game.core.errors import IllegalAction
from game.core.game import SECOND, Finished, Stamp
from game.games.setgame.actions import AskExtra, AskHelp, Call, Claim, GiveUp, Pick, Unpick
from game.games.setgame.events import Beaten, Called, CalledAgain, CallEnded, Continued, Granted, LockedOut, Picked, Unpicked, Wrong
from game.games.setgame.options import SetOptions
from game.games.setgame.rules import SET

CALL = SetOptions()
NO_SET = (LINED_UP[0], LINED_UP[1], LINED_UP[3])
"""Numbers one, two, one: 0000 1000 0001."""


def called(options=CALL, seats=3, at=1000, **more):
    return do(dealt(options, seats=seats, **more), 0, Call(), at).state


# --- S10: one call


def test_s10_the_caller_has_five_seconds_and_the_third_pick_is_the_claim():
    state, events = do(dealt(CALL), 1, Call(), 1000)
    assert events == (Called(1, 1000 * MS, 0, 6000 * MS),)
    assert SET.deadline(state) == 6000 * MS
    for i, card in enumerate(THREES[1][:2]):
        state, events = do(state, 1, Pick(card), 1100 + i)
        assert events == (Picked(1, card),)
        assert state.call.picks == THREES[1][: i + 1]
    state, events = do(state, 1, Pick(THREES[1][2]), 5999)
    assert kinds(events) == ["Picked", "Granted", "CallEnded", "Dealt"]
    assert events[2] == CallEnded(1, "done", 0, 1)
    assert points(state) == (0, 1)
    assert state.call is None
    assert SET.deadline(state) is None


@pytest.mark.parametrize("seconds", [2, 30])
def test_s10_pick_seconds(seconds):
    state = called(replace(CALL, pick_seconds=seconds))
    assert SET.deadline(state) == (1 + seconds) * SECOND


def test_s10_without_a_limit_the_call_waits():
    state = called(replace(CALL, pick_seconds=0))
    assert SET.deadline(state) is None
    state = do(state, 0, Pick(LINED_UP[0]), 900_000).state
    assert state.call.picks == (LINED_UP[0],)


@pytest.mark.parametrize("action", [Pick(LINED_UP[0]), Unpick(LINED_UP[0]), GiveUp()])
def test_s10_before_a_call_picks_do_nothing(action):
    assert refused(dealt(CALL), 0, action, 500) == ("no_call", {})


@pytest.mark.parametrize("action", [Pick(LINED_UP[0]), Unpick(LINED_UP[0]), GiveUp()])
def test_s10_nobody_else_picks_during_a_call(action):
    assert refused(called(), 1, action, 1500) == ("call_open", {"by": 0})


@pytest.mark.parametrize("action", [AskExtra(), AskHelp()])
def test_s10_nobody_asks_during_a_call(action):
    state = called(replace(CALL, extra="agree"), here=(0, 1, 2))
    for seat in (0, 1):
        assert refused(state, seat, action, 1500) == ("call_open", {})


def test_s10_a_pick_can_be_taken_back():
    state = do(called(), 0, Pick(LINED_UP[0]), 1100).state
    state, events = do(state, 0, Unpick(LINED_UP[0]), 1200)
    assert events == (Unpicked(0, LINED_UP[0]),)
    assert state.call.picks == ()
    assert refused(state, 0, Unpick(LINED_UP[0]), 1300) == ("unknown_card", {})


def test_s10_claims_are_made_by_picking():
    assert refused(called(), 0, Claim(THREES[0]), 1500) == ("not_allowed", {})


def test_s3_the_same_card_picked_three_times_is_no_claim():
    state = do(called(), 0, Pick(LINED_UP[0]), 1100).state
    for at in (1200, 1300):
        assert refused(state, 0, Pick(LINED_UP[0]), at) == ("malformed", {})
    assert points(state) == (0, 0, 0)


def test_s3_a_card_that_never_lay_there_cannot_be_picked():
    assert refused(called(), 0, Pick(LINED_UP[12]), 1100) == ("malformed", {})


# --- S10: the end of the time


def test_s10_strictly_before_the_end_counts_and_exactly_at_it_does_not():
    state, _ = call_and_pick(dealt(CALL), 0, THREES[0][:2], 1000)
    last = Pick(THREES[0][2])
    assert points(SET.apply(state, 0, last, Stamp(6000 * MS - 1)).state) == (1, 0)
    for action in (last, Unpick(THREES[0][0]), GiveUp(), Call()):
        assert _refused_raw(state, 0, action, 6000 * MS) == "late"
    assert points(SET.apply(state, 0, last, Stamp(6001 * MS, 2 * MS)).state) == (1, 0), "the effective time decides"


def _refused_raw(state, seat, action, at):
    """The code of a refusal where the deadline has not been noticed yet."""
    with pytest.raises(IllegalAction) as caught:
        SET.apply(state, seat, action, Stamp(at))
    return caught.value.code


def test_s13_a_call_that_runs_out_costs_a_point():
    state, _ = call_and_pick(dealt(CALL), 0, THREES[0][:2], 1000)
    state, events = expire(state)
    assert events == (CallEnded(0, "time", 1, -1), LockedOut(0, 9000 * MS, "failed_call"))
    assert state.call is None
    assert points(state) == (-1, 0)
    assert state.table == LINED_UP[:12]


def test_s13_the_deadline_is_the_time_however_late_it_is_noticed():
    state = called()
    late = do(state, 1, Call(), 30_000)
    assert late.events[0] == CallEnded(0, "time", 1, -1)
    assert late.events[1] == LockedOut(0, 9000 * MS, "failed_call")
    assert late.state.call.seat == 1


def test_s13_giving_up_is_a_failed_call():
    events = do(called(), 0, GiveUp(), 2000).events
    assert events == (CallEnded(0, "gave_up", 1, -1), LockedOut(0, 5000 * MS, "failed_call"))


def test_s13_a_wrong_claim_ends_the_call():
    state, events = call_and_pick(dealt(CALL), 0, NO_SET, 1000)
    assert kinds(events)[-4:] == ["Picked", "Wrong", "CallEnded", "LockedOut"]
    assert only(events, Wrong) == Wrong(0, NO_SET, "number", ("one", "two", "one"), 1, 0, -1)
    assert only(events, CallEnded) == CallEnded(0, "wrong", 0, -1)
    assert state.table == LINED_UP[:12]
    assert points(state) == (-1, 0)


# --- S13: who failed waits


def _failed():
    """Seat 0 gave up at 2,000 ms."""
    return do(called(), 0, GiveUp(), 2000).state


def test_s13_after_a_failed_call_the_same_seat_waits_three_seconds():
    state = _failed()
    assert refused(state, 0, Call(), 4999) == ("locked", {"until": 5000 * MS})
    assert do(state, 0, Call(), 5000).state.call.seat == 0


def test_s13_or_until_somebody_else_has_called():
    state = do(_failed(), 1, Call(), 2100).state
    state = do(state, 1, GiveUp(), 2200).state
    assert do(state, 0, Call(), 2300).state.call.seat == 0
    assert refused(state, 1, Call(), 2300)[0] == "locked"


def test_s13_others_may_call_at_once():
    assert do(_failed(), 1, Call(), 2001).state.call.seat == 1


@pytest.mark.parametrize(
    ("penalty", "lost", "until", "why"),
    [("point", 1, 5000, "failed_call"), ("floor", 0, 5000, "failed_call"), ("none", 0, 5000, "failed_call"), ("lockout", 0, 7000, "wrong")],
)
def test_s13_penalties_of_a_failed_call(penalty, lost, until, why):
    state, events = do(called(replace(CALL, penalty=penalty)), 0, GiveUp(), 2000)
    assert events == (CallEnded(0, "gave_up", lost, -lost), LockedOut(0, until * MS, why))
    assert refused(state, 0, Call(), until - 1) == ("locked", {"until": until * MS})
    assert do(state, 0, Call(), until).state.call.seat == 0


def test_s13_a_lockout_does_not_end_with_another_call():
    state = do(called(replace(CALL, penalty="lockout")), 0, GiveUp(), 2000).state
    state = do(state, 1, Call(), 2100).state
    state = do(state, 1, GiveUp(), 2200).state
    assert refused(state, 0, Call(), 6999)[0] == "locked"


def test_s13_the_clock_runs_on_for_a_caller_who_is_gone():
    state = called(here=(0, 1))
    state, events = SET.presence(state, 0, False, 1500 * MS)
    assert events == ()
    assert SET.deadline(state) == 6000 * MS
    assert only(expire(state).events, CallEnded).reason == "time"


def test_s10_a_call_without_limit_ends_when_the_caller_goes():
    state = called(replace(CALL, pick_seconds=0), here=(0, 1))
    state, events = SET.presence(state, 0, False, 1500 * MS)
    assert events[0] == CallEnded(0, "left", 1, -1)
    assert state.call is None


# --- S10: once more


def _twice():
    """Seat 0 has called at 1,000 ms and again at 1,300, with two cards picked."""
    state, _ = call_and_pick(dealt(CALL), 0, THREES[0][:2], 1000)
    return do(state, 0, Call(), 1300)


def test_s10_once_more_keeps_the_call_open_with_fresh_seconds_and_empty_places():
    state, events = _twice()
    assert events == (CalledAgain(0, 1),)
    assert state.call.until == 6000 * MS, "announcing gives no time"
    state, events = do(state, 0, Pick(THREES[0][2]), 2000)
    assert kinds(events) == ["Picked", "Granted", "Continued"]
    assert events[2] == Continued(0, 7000 * MS, 0)
    assert state.table[:3] == (None, None, None)
    assert state.call.picks == ()
    for i, card in enumerate(THREES[1]):
        state, events = do(state, 0, Pick(card), 3000 + i)
    assert kinds(events) == ["Picked", "Granted", "CallEnded", "Dealt", "Dealt"]
    assert state.table == (*LINED_UP[12:18], *LINED_UP[6:12])
    assert points(state) == (2, 0)


def test_s10_once_more_for_each_further_set():
    state, _ = _twice()
    state, events = do(state, 0, Call(), 1400)
    assert events == (CalledAgain(0, 2),)
    for i, three in enumerate(THREES[:3]):
        for card in three[2:] if i == 0 else three:
            state, events = do(state, 0, Pick(card), 2000 + 100 * i)
    assert kinds(events)[:3] == ["Picked", "Granted", "CallEnded"]
    assert points(state) == (3, 0)
    assert state.table == (*LINED_UP[12:21], *LINED_UP[9:12])


def test_s10_no_more_sets_than_the_table_has_cards_for():
    state = called()
    for more in (1, 2, 3):
        state, events = do(state, 0, Call(), 1100)
        assert events == (CalledAgain(0, more),)
    assert refused(state, 0, Call(), 1100) == ("no_more_cards", {})


@pytest.mark.parametrize("how", ["wrong", "gave_up", "time"])
def test_s10_a_failure_after_once_more_keeps_the_sets_already_right(how):
    state = do(_twice().state, 0, Pick(THREES[0][2]), 2000).state
    if how == "wrong":
        for card in (LINED_UP[3], LINED_UP[4], LINED_UP[6]):
            state, events = do(state, 0, Pick(card), 2500)
        assert kinds(events) == ["Picked", "Wrong", "CallEnded", "LockedOut", "Dealt"]
    elif how == "gave_up":
        state, events = do(state, 0, GiveUp(), 2500)
    else:
        state, events = expire(state)
        assert only(events, LockedOut).until == 10_000 * MS
    assert only(events, CallEnded).reason == how
    assert points(state) == (0, 0)
    assert SET.zones(state)["taken:0"] == THREES[0]
    assert state.table == (*LINED_UP[12:15], *LINED_UP[3:12]), "the empty places are filled when the call ends"


def test_s15_a_card_the_caller_has_just_taken_is_no_photo_finish():
    state = do(_twice().state, 0, Pick(THREES[0][2]), 2000).state
    assert refused(state, 0, Pick(THREES[0][0]), 2100) == ("beaten", {"by": 0, "ms": 100})


def test_s10_others_stay_out_while_the_call_goes_on():
    state = do(_twice().state, 0, Pick(THREES[0][2]), 2000).state
    assert refused(state, 1, Pick(LINED_UP[3]), 2100) == ("call_open", {"by": 0})


# --- S15: calls into an open call


@pytest.mark.parametrize(("behind", "told"), [(0, True), (50, True), (499, True), (500, True), (501, False)])
def test_s15_calls_into_an_open_call_are_beaten(behind, told):
    state = called(at=1000)
    if told:
        after, events = do(state, 1, Call(), 1000 + behind)
        assert after == state
        assert events == (Beaten(1, 0, behind, 1000 * behind, (), (1000 + behind) * MS, 0, 1000 * MS, 0),)
    else:
        assert refused(state, 1, Call(), 1000 + behind) == ("beaten", {"by": 0, "ms": behind})
    assert points(state) == (0, 0, 0)


@pytest.mark.parametrize("how", ["wrong", "gave_up", "time"])
def test_s15_after_the_call_has_failed_the_table_is_free(how):
    state = called()
    if how == "wrong":
        for card in NO_SET:
            state = do(state, 0, Pick(card), 1200).state
    elif how == "gave_up":
        state = do(state, 0, GiveUp(), 1200).state
    else:
        state = expire(state).state
    assert do(state, 2, Call(), 6000).state.call.seat == 2


def test_s16_both_times_are_told_of_a_call():
    state = do(dealt(CALL), 0, Call(), 1010, lag=10).state
    event = only(do(state, 1, Call(), 1020, lag=5).events, Beaten)
    assert (event.ms, event.us, event.at, event.lag, event.by_at, event.by_lag) == (15, 15_000, 1020 * MS, 5 * MS, 1010 * MS, 10 * MS)


def test_s15_a_call_after_the_end_is_late():
    options = replace(CALL, finish="first_to", target=1)
    state, events = call_and_pick(dealt(options), 0, THREES[0], 1000)
    assert only(events, Granted).points == 1
    assert isinstance(SET.awaiting(state), Finished)
    for action in (Call(), Pick(LINED_UP[3]), Unpick(LINED_UP[3]), GiveUp()):
        assert refused(state, 1, action, 1400) == ("late", {})
