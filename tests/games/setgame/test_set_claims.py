"""S11–S17 where the room plays `instant`: verdicts, penalties, photo finishes."""

import pytest
from games.setgame.endings import ENDINGS
from games.setgame.setplay import INSTANT, LINED_UP, MS, THREES, dealt, do, expire, kinds, only, order, points, refused, take
from msgspec.structs import replace

from game.core.game import Acting, Finished, NeedsOrder
from game.games.setgame.actions import AskExtra, AskHelp, Call, Claim, GiveUp, Hint, Pick, Unpick
from game.games.setgame.events import Beaten, Granted, LockedOut, RoundEnded, Wrong
from game.games.setgame.options import SetOptions
from game.games.setgame.pack import sets_among
from game.games.setgame.rules import SET
from game.games.setgame.state import Taking
from game.games.setgame.view import SHOWN, shown

NO_SET = (LINED_UP[0], LINED_UP[3], LINED_UP[1])


# --- S10, S11


@pytest.mark.parametrize("action", [Call(), Pick(LINED_UP[0]), Unpick(LINED_UP[0]), GiveUp()])
def test_s10_an_instant_room_knows_no_calls(action):
    assert refused(dealt(), 0, action, 100) == ("not_allowed", {})


def test_s11_a_claim_names_cards_wherever_they_lie_now():
    """Seat 1 saw the table before cards moved; its claim counts."""
    state = dealt(replace(INSTANT, extra="agree"), here=(0,))
    state = do(state, 0, AskExtra(), 0).state
    wanted = THREES[4]
    assert [state.table.index(card) for card in wanted] == [12, 13, 14]
    state = take(state, 0, THREES[0], 1000).state
    assert [state.table.index(card) for card in wanted] == [2, 1, 0]
    assert points(take(state, 1, wanted, 1001).state) == (1, 1)


# --- S12


def test_s12_a_right_claim_takes_the_cards_for_one_point():
    state, events = take(dealt(), 1, THREES[2][::-1], 1234, lag=4)
    granted = only(events, Granted)
    assert granted == Granted(1, THREES[2], (6, 7, 8), (False, True, True, True), 1, 1234 * MS, 4 * MS)
    assert state.takings == (Taking(1, THREES[2], 1234 * MS, 4 * MS),)
    assert SET.zones(state)["taken:1"] == THREES[2]
    assert [racer.sets for racer in state.racers] == [0, 1]


def test_s12_sets_just_taken_stay_in_view_for_a_second_and_a_half():
    state = take(dealt(), 0, THREES[0], 1000).state
    state = take(state, 1, THREES[1], 2000).state
    view = SET.view(state, 0)
    assert SHOWN == 1500 * MS
    assert [taking.seat for taking in shown(view, 2499 * MS)] == [0, 1]
    assert [taking.seat for taking in shown(view, 2500 * MS)] == [1]
    assert shown(view, 3500 * MS) == ()


def test_s12_a_new_pack_does_not_hide_the_set_just_taken():
    state = _until_empty(_endless()).state
    state = order(state, SET.awaiting(state).items, 5000).state
    assert [taking.cards for taking in shown(SET.view(state, 0), 5001 * MS)] == [THREES[23]]


def test_s12_the_race_goes_on_at_once():
    state = take(dealt(), 0, THREES[0], 1000).state
    assert points(take(state, 0, THREES[1], 1000).state) == (2, 0)


# --- S13, S14


@pytest.mark.parametrize(
    ("penalty", "start", "left", "until"),
    [
        ("point", 0, -1, None),
        ("point", 3, 2, None),
        ("floor", 0, 0, None),
        ("floor", 2, 1, None),
        ("floor", -4, -4, None),
        ("lockout", 0, 0, 6000),
        ("none", 0, 0, None),
    ],
)
def test_s13_penalties(penalty, start, left, until):
    state = dealt(replace(INSTANT, penalty=penalty, start_points=(start,)))
    after, events = take(state, 0, NO_SET, 1000)
    assert only(events, Wrong) == Wrong(0, NO_SET, "number", ("one", "one", "two"), start - left, 0, left)
    assert points(after) == (left, 0)
    assert after.table == state.table
    if until is None:
        assert kinds(events) == ["Wrong"]
        assert points(take(after, 0, THREES[0], 1000).state) == (left + 1, 0)
    else:
        assert only(events, LockedOut) == LockedOut(0, until * MS, "wrong")
        assert refused(after, 0, Claim(THREES[0]), until - 1) == ("locked", {"until": until * MS})
        assert points(take(after, 0, THREES[0], until).state) == (1, 0)
        assert points(take(after, 1, THREES[0], 1001).state) == (0, 1), "the others go on"


def test_s14_the_first_feature_that_fails_is_told():
    event = only(take(dealt(), 0, ("0000", "1001", "2001"), 1000).events, Wrong)
    assert (event.feature, event.values) == ("shading", ("solid", "striped", "striped"))


# --- S3, S15


@pytest.mark.parametrize("cards", [("0000",) * 3, ("0000", "1000", "0000"), ("1000", "1000", "2000")])
def test_s3_a_card_named_twice_is_no_claim(cards):
    state = dealt()
    assert refused(state, 0, Claim(cards), 1000) == ("malformed", {})


def test_s3_a_card_that_never_lay_there_is_no_claim():
    state = take(dealt(), 1, THREES[0], 1000).state
    hidden = state.stock[0]
    assert refused(state, 0, Claim((LINED_UP[3], LINED_UP[4], hidden)), 1001) == ("malformed", {})
    assert refused(state, 0, Claim((LINED_UP[0], LINED_UP[1], hidden)), 1001) == ("malformed", {}), "not even with cards just gone"


def test_s3_cards_of_another_pack_are_no_claim():
    quick = dealt(SetOptions(pack="quick", claim="instant"), order=tuple(card for card in LINED_UP if card.endswith("0")))
    assert refused(quick, 0, Claim(("0001", "1001", "2001")), 1000) == ("malformed", {})


@pytest.mark.parametrize(("behind", "told"), [(0, True), (1, True), (50, True), (499, True), (500, True), (501, False), (9000, False)])
def test_s15_the_same_claim_a_moment_later_is_beaten(behind, told):
    state = take(dealt(), 1, THREES[0], 1000).state
    if told:
        after, events = take(state, 0, THREES[0], 1000 + behind)
        assert after == state
        assert events == (Beaten(0, 1, behind, 1000 * behind, THREES[0], (1000 + behind) * MS, 0, 1000 * MS, 0),)
    else:
        assert refused(state, 0, Claim(THREES[0]), 1000 + behind) == ("beaten", {"by": 1, "ms": behind})


def test_s15_beaten_comes_before_the_three_card_test():
    """Gone cards never cost anything, not even in a claim that is no set."""
    state = take(dealt(), 1, THREES[0], 1000).state
    after, events = take(state, 0, (LINED_UP[0], LINED_UP[3], LINED_UP[7]), 1100)
    assert kinds(events) == ["Beaten"]
    assert after == state


def test_s15_the_taking_that_spoilt_the_claim_first_is_named():
    state = take(dealt(seats=3), 1, THREES[0], 1000).state
    state = take(state, 0, THREES[1], 1200).state
    event = only(take(state, 2, (THREES[1][0], THREES[0][0], LINED_UP[9]), 1300).events, Beaten)
    assert (event.by, event.ms) == (1, 300)


def test_s15_one_cannot_beat_oneself():
    """The same claim sent twice, after a lost answer."""
    state = take(dealt(), 0, THREES[0], 1000).state
    assert refused(state, 0, Claim(THREES[0]), 1001) == ("beaten", {"by": 0, "ms": 1})


@pytest.mark.parametrize(("us", "ms"), [(-900, 0), (-1, 0), (499, 0), (500, 1), (1499, 1)])
def test_s15_whole_milliseconds_to_the_nearest_and_never_below_zero(us, ms):
    """A dead heat may go to the later stamp: then the other was ahead, by less than a millisecond."""
    state = take(dealt(), 1, THREES[0], 1000).state
    event = only(take(state, 0, THREES[0], 1000 + us / 1000).events, Beaten)
    assert (event.ms, event.us) == (ms, us)


def test_s15_a_locked_seat_is_told_to_wait_even_if_it_is_beaten():
    state = take(dealt(replace(INSTANT, penalty="lockout")), 0, NO_SET, 900).state
    state = take(state, 1, THREES[0], 1000).state
    assert refused(state, 0, Claim(THREES[0]), 1001)[0] == "locked"


def test_s15_the_last_set_of_a_match_has_its_photo_finish_too():
    sets, rest = ENDINGS[6]
    state = dealt(order=sets + rest)
    for i in range(0, len(sets), 3):
        state, events = take(state, 1, sets[i : i + 3], 10 * i)
    assert isinstance(SET.awaiting(state), Finished)
    at = 10 * (len(sets) - 3)
    after, events = take(state, 0, sets[-3:], at + 20)
    assert kinds(events) == ["Beaten"]
    assert after == state
    assert refused(state, 0, Claim(rest[:3]), at + 20) == ("late", {})


@pytest.mark.parametrize(("options", "rounds"), [(INSTANT, 1), (replace(INSTANT, rounds=2), 2)])
def test_s15_after_the_end_nothing_is_judged(options, rounds):
    state = dealt(replace(options, finish="first_to", target=1))
    state = take(state, 0, THREES[0], 1000).state
    assert refused(state, 1, Claim((LINED_UP[0], *THREES[1][:2])), 5000)[0] == "beaten"
    assert refused(state, 1, Claim(THREES[1]), 1001) == ("late", {})
    assert refused(state, 1, AskHelp(), 1001)[0] == ("match_over" if rounds == 1 else "wrong_phase")
    assert refused(state, 1, Hint(), 1001) == ("not_allowed", {})


def test_s15_before_the_first_deal_nothing_is_judged():
    calls = SET.new_match(SetOptions(), 2)
    assert refused(calls, 0, Call(), 0) == ("wrong_phase", {})
    assert refused(calls, 0, AskHelp(), 0) == ("wrong_phase", {})
    assert refused(SET.new_match(INSTANT, 2), 0, Claim(THREES[0]), 0) == ("malformed", {})


@pytest.mark.parametrize("seat", [-1, 2, 12])
def test_s5_a_seat_that_is_not_there(seat):
    assert refused(dealt(), seat, Claim(THREES[0]), 0) == ("malformed", {})


# --- S16, S17


def test_s16_what_competes():
    assert SET.stakes(Claim(THREES[0])) == THREES[0]
    assert SET.stakes(Call()) == ("call",)
    for action in (Pick("0000"), Unpick("0000"), GiveUp(), AskExtra(), AskHelp(), Hint()):
        assert SET.stakes(action) == ()


def test_s16_the_effective_time_decides_and_both_times_are_kept():
    state = take(dealt(), 1, THREES[0], 1030, lag=25).state
    event = only(take(state, 0, THREES[0], 1010, lag=0).events, Beaten)
    assert (event.ms, event.at, event.lag, event.by_at, event.by_lag) == (5, 1010 * MS, 0, 1030 * MS, 25 * MS)


def test_s16_claims_without_a_common_card_both_stand():
    state = take(dealt(), 0, THREES[0], 1000).state
    assert points(take(state, 1, THREES[1], 1000).state) == (1, 1)


def test_s16_two_sets_at_once_end_the_match_once():
    """The last two sets, of two seats in the same moment."""
    sets, rest = ENDINGS[6]
    state = dealt(order=sets + rest)
    for i in range(0, len(sets) - 6, 3):
        state = take(state, 0, sets[i : i + 3], 10 * i).state
    first = take(state, 0, sets[-6:-3], 5000)
    second = take(first.state, 1, sets[-3:], 5000)
    assert kinds(first.events + second.events).count("MatchEnded") == 1
    assert points(second.state) == (len(sets) // 3 - 1, 1)


def test_s16_the_standing_is_the_points():
    state = take(dealt(replace(INSTANT, start_points=(0, 4))), 1, THREES[0], 1000).state
    assert SET.standing(state) == (0, 5)


# --- the taken cards as a new pack (S15, S19)


def _endless():
    return dealt(SetOptions(claim="instant", finish="count", count=100))


def _until_empty(state):
    """Take 23 sets in a row: 69 cards are taken, 12 lie there, and the stock is empty; then one more."""
    for i, three in enumerate(THREES[:23]):
        state = take(state, i % 2, three, 100 * i).state
    assert state.stock == ()
    assert isinstance(SET.awaiting(state), Acting)
    return take(state, 0, THREES[23], 5000)


def test_s15_a_card_that_came_back_lies_there_again():
    state = _until_empty(_endless()).state
    items = SET.awaiting(state).items
    state = order(state, items, 5000).state
    back = next(three for three in sets_among(state.lying) if {*three} & {*items[:3]})
    assert points(take(state, 1, back, 5100).state) == (13, 12)
    again = take(state, 1, back, 5100).state
    assert only(take(again, 0, back, 5150).events, Beaten).ms == 50, "the last taking counts, not that of the pack before"
    below = Claim((items[3], items[4], items[5]))
    code, details = refused(state, 1, below, 5600)
    assert code == "beaten", "a card that went back into the stock is gone, not unknown"
    assert details["ms"] > 500


def test_s15_while_the_pack_is_made_new_nothing_is_judged():
    state = _until_empty(_endless()).state
    assert isinstance(SET.awaiting(state), NeedsOrder)
    assert refused(state, 1, Claim(THREES[24]), 5001) == ("wrong_phase", {})
    assert refused(state, 1, Claim(THREES[23]), 5001) == ("wrong_phase", {})


def test_s15_a_claim_after_a_timed_round_is_late_even_if_the_cards_are_gone():
    state = take(dealt(SetOptions(claim="instant", finish="timed", seconds=5)), 0, THREES[0], 4900).state
    assert kinds(take(state, 1, THREES[0], 4999).events) == ["Beaten"]
    state, events = expire(state)
    assert only(events, RoundEnded).reason == "time"
    assert refused(state, 1, Claim(THREES[0]), 5000) == ("late", {})
