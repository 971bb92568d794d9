"""S18–S21: who wins, the four ways to finish, rounds, and the game alone."""

import pytest
from games.setgame.endings import ENDINGS
from games.setgame.setplay import (
    INSTANT,
    LINED_UP,
    MS,
    THREES,
    call_and_pick,
    dealt,
    do,
    expire,
    kinds,
    only,
    order,
    points,
    refused,
    take,
)
from msgspec.structs import replace

from game.core.game import SECOND, Acting, NeedsOrder
from game.games.setgame.actions import AskExtra, AskHelp, Call, Claim, GiveUp, Pick
from game.games.setgame.events import (
    CallEnded,
    Dealt,
    LockedOut,
    MatchEnded,
    Reshuffled,
    RoundEnded,
    RoundStarted,
    SuddenDeath,
    TimeUp,
    Wrong,
)
from game.games.setgame.options import PRESETS, SetOptions
from game.games.setgame.pack import FULL_PACK, sets_among
from game.games.setgame.rules import SET
from game.games.setgame.scoring import clock_time

NO_SET = (LINED_UP[0], LINED_UP[1], LINED_UP[3])
TARGET = replace(INSTANT, finish="first_to", target=2)
TIMED = replace(INSTANT, finish="timed", seconds=60)
COUNT = replace(INSTANT, finish="count", count=3)


def outcome(state):
    return SET.awaiting(state).outcome


# --- S18


def test_s18_the_highest_score_wins():
    sets, rest = ENDINGS[6]
    state = dealt(order=sets + rest, seats=3)
    for i in range(0, len(sets), 3):
        state, events = take(state, 1 if i else 2, sets[i : i + 3], 10 * i)
    last = 10 * (len(sets) - 3)
    assert outcome(state).winners == (1,)
    assert outcome(state).points == (0, 24, 1)
    assert outcome(state).reason == "pack"
    assert only(events, MatchEnded) == MatchEnded((1,), (0, 24, 1), "pack", last * MS, False)


def test_s18_equal_scores_share_the_win():
    state = dealt(replace(COUNT, count=2), seats=3)
    state = take(state, 0, THREES[0], 1000).state
    state = take(state, 2, THREES[1], 1001).state
    assert outcome(state).winners == (0, 2)


def test_s18_empty_seats_win_nothing():
    """Everybody who played is below zero; the seats where nobody ever sat stay out of it."""
    state = dealt(replace(TIMED, penalty="point"), seats=12, here=(3,))
    for seat, times in ((3, 2), (4, 2), (5, 3)):
        for i in range(times):
            state = take(state, seat, NO_SET, 1000 + i).state
    state = expire(state).state
    assert outcome(state).winners == (3, 4)
    nobody = expire(dealt(TIMED, seats=2)).state
    assert outcome(nobody).winners == (0, 1)


def _tied():
    """Seats 0 and 2 level at one point, seat 1 without; sudden death is due."""
    state = dealt(replace(COUNT, count=2, sudden_death=True), seats=3)
    state = take(state, 0, THREES[0], 1000).state
    return take(state, 2, THREES[1], 1001)


def test_s18_sudden_death_on_a_fresh_table():
    state, events = _tied()
    assert kinds(events)[-2:] == ["RoundEnded", "SuddenDeath"]
    assert only(events, SuddenDeath).seats == (0, 2)
    assert SET.awaiting(state) == NeedsOrder(FULL_PACK, between=True)
    state, events = order(state, LINED_UP, 9000)
    assert only(events, RoundStarted).sudden
    assert only(events, RoundStarted).number == 1, "it belongs to the last round"
    assert SET.awaiting(state) == Acting((0, 2))
    assert state.table == LINED_UP[:12]


def test_s18_only_the_tied_seats_play_and_the_next_right_claim_decides():
    state = order(_tied().state, LINED_UP, 9000).state
    assert refused(state, 1, Claim(THREES[0]), 9500) == ("not_allowed", {})
    state, events = take(state, 2, THREES[0], 9600)
    assert only(events, RoundEnded).reason == "sudden"
    assert (outcome(state).winners, outcome(state).points, outcome(state).reason) == ((2,), (1, 0, 2), "sudden")


def test_s18_a_wrong_claim_locks_for_five_seconds_and_costs_nothing_else():
    state = order(_tied().state, LINED_UP, 9000).state
    state, events = take(state, 0, NO_SET, 10_000)
    assert only(events, Wrong).cost == 0
    assert only(events, LockedOut) == LockedOut(0, 15_000 * MS, "wrong")
    assert points(state) == (1, 0, 1)
    assert refused(state, 0, Claim(THREES[0]), 14_999)[0] == "locked"
    assert outcome(take(state, 0, THREES[0], 15_000).state).winners == (0,)


def test_s18_sudden_death_with_calls():
    options = SetOptions(finish="timed", seconds=10, sudden_death=True)
    state = expire(dealt(options)).state
    state = order(state, LINED_UP, 20_000).state
    assert SET.deadline(state) is None, "no time limit decides it"
    state = do(state, 0, Call(), 21_000).state
    assert refused(state, 0, Call(), 21_100) == ("not_allowed", {}), "there is no further set to call for"
    state, events = do(state, 0, GiveUp(), 21_200)
    assert events == (CallEnded(0, "gave_up", 0, 0), LockedOut(0, 26_200 * MS, "wrong"))
    state, events = call_and_pick(state, 1, THREES[0], 22_000)
    assert outcome(state).winners == (1,)


def test_s18_without_a_tie_there_is_none():
    state = dealt(replace(COUNT, count=1, sudden_death=True))
    assert outcome(take(state, 0, THREES[0], 1000).state).winners == (0,)


# --- S19: first_to


def test_s19_first_to_counts_sets_and_ends_at_once():
    """Seat 0 has fewer points but is there first: the sets taken count."""
    state = dealt(replace(TARGET, penalty="point", start_points=(-5, 3)))
    state = take(state, 0, NO_SET, 900).state
    state = take(state, 0, THREES[0], 1000).state
    state = take(state, 1, THREES[1], 1100).state
    state, events = take(state, 0, THREES[2], 1200)
    assert kinds(events) == ["Granted", "RoundEnded", "MatchEnded"]
    assert outcome(state).winners == (0,)
    assert outcome(state).points == (-4, 4)
    assert outcome(state).reason == "target"


def test_s19_first_to_may_run_out_of_cards():
    sets, rest = ENDINGS[9]
    state = dealt(replace(TARGET, target=20), order=sets + rest)
    for i in range(0, len(sets), 3):
        state = take(state, 1 if i % 2 else 0, sets[i : i + 3], i).state
    assert outcome(state).reason == "pack"
    assert outcome(state).winners == (0, 1)


# --- S19: count and the endless pack


def test_s19_count_ends_after_so_many_sets_in_all():
    state = dealt(COUNT)
    for i in range(3):
        assert isinstance(SET.awaiting(state), Acting)
        state, events = take(state, i % 2, THREES[i], 1000 + i)
    assert only(events, RoundEnded).reason == "count"
    assert outcome(state).points == (2, 1)


def test_s19_count_ends_a_call_that_said_once_more():
    state, _ = call_and_pick(dealt(replace(COUNT, claim="call", count=1)), 0, THREES[0][:2], 1000)
    state = do(state, 0, Call(), 1300).state
    state, events = do(state, 0, Pick(THREES[0][2]), 1400)
    assert kinds(events) == ["Picked", "Granted", "Continued", "CallEnded", "RoundEnded", "MatchEnded"]


@pytest.mark.parametrize("options", [replace(COUNT, count=60), replace(TIMED, seconds=3600)])
def test_s19_an_empty_pack_is_made_anew_of_the_taken_cards(options):
    state = dealt(options)
    for i, three in enumerate(THREES[:24]):
        state, events = take(state, i % 2, three, 1000 + i)
    taken = sorted(card for three in THREES[:24] for card in three)
    assert kinds(events) == ["Granted"], "three cards are needed and the pack is empty"
    assert SET.awaiting(state) == NeedsOrder(tuple(taken), between=False)
    assert SET.deadline(state) is None
    state, events = order(state, taken[::-1], 2000)
    assert kinds(events) == ["Reshuffled", "Dealt"]
    assert [len(pile) for pile in only(events, Reshuffled).piles] == [36, 36]
    assert only(events, Dealt).cards == tuple(taken[::-1][:3])
    assert SET.zones(state)["taken:0"] == SET.zones(state)["taken:1"] == ()
    assert [racer.sets for racer in state.racers] == [12, 12], "the counts stay"
    assert points(state) == (12, 12)


def test_s19_an_endless_game_goes_on_where_the_pack_would_end_it():
    """Twelve cards without a set and no stock: three more come from the taken cards."""
    sets, rest = ENDINGS[12]
    state = dealt(replace(COUNT, count=100), order=sets + rest)
    for i in range(0, len(sets), 3):
        state, events = take(state, 0, sets[i : i + 3], 1000 + i)
    awaited = SET.awaiting(state)
    assert awaited == NeedsOrder(tuple(sorted(sets)))
    state, events = order(state, awaited.items, 9000)
    assert events[1].why == "none"
    assert len(state.lying) >= 15


def test_s19_in_an_endless_game_extra_cards_can_be_asked_for_with_the_pack_empty():
    sets, rest = ENDINGS[12]
    state = dealt(replace(COUNT, count=100, extra="agree"), order=sets + rest, here=(0,))
    for i in range(0, len(sets), 3):
        state = take(state, 0, sets[i : i + 3], 1000 + i).state
    assert isinstance(SET.awaiting(state), Acting)
    state, events = do(state, 0, AskExtra(), 3000)
    assert kinds(events) == ["AskedExtra"]
    state, events = order(state, SET.awaiting(state).items, 3000)
    assert kinds(events) == ["Reshuffled", "Dealt"]
    assert events[1].why == "asked"
    assert state.asked_extra == ()


# --- S19: timed


def test_s19_the_time_starts_with_the_first_reveal():
    state = dealt(TIMED, at=5000)
    assert (state.start, state.end) == (5 * SECOND, 65 * SECOND)
    assert SET.deadline(state) == 65 * SECOND


def test_s19_a_claim_counts_if_its_effective_stamp_is_before_the_end():
    state = dealt(TIMED)
    just = 60_000 - 1 / MS
    assert points(take(state, 0, THREES[0], just).state) == (1, 0)
    assert points(take(state, 0, THREES[0], 60_020, lag=21).state) == (1, 0)
    for at, lag in ((60_000, 0), (60_025, 25)):
        assert refused(state, 0, Claim(THREES[0]), at, lag) == ("late", {})
    state, events = expire(state)
    assert kinds(events) == ["RoundEnded", "MatchEnded"]
    assert only(events, RoundEnded).time == 60 * SECOND
    assert only(events, RoundEnded).left == sets_among(LINED_UP[:12])
    assert refused(state, 0, Claim(THREES[0]), 60_000) == ("late", {})


def test_s19_an_open_call_keeps_its_seconds_without_once_more():
    options = SetOptions(finish="timed", seconds=60)
    state = do(dealt(options), 0, Call(), 58_000).state
    state = do(state, 0, Call(), 59_000).state
    assert SET.deadline(state) == 60_000 * MS
    state, events = expire(state)
    assert events == (TimeUp(0),)
    assert SET.deadline(state) == 63_000 * MS
    assert Call() not in SET.legal_actions(SET.view(state, 0))
    assert refused(state, 0, Call(), 61_000) == ("late", {})
    assert refused(state, 1, Call(), 61_000) == ("late", {})
    for card in THREES[0]:
        state, events = do(state, 0, Pick(card), 62_999)
    assert kinds(events) == ["Picked", "Granted", "CallEnded", "RoundEnded", "MatchEnded"]
    assert outcome(state).points == (1, 0)
    assert only(events, RoundEnded).time == 62_999 * MS


def test_s19_an_open_call_that_runs_out_after_the_end_fails():
    state = do(dealt(SetOptions(finish="timed", seconds=60)), 0, Call(), 58_000).state
    state = expire(state).state
    state, events = expire(state)
    assert kinds(events) == ["CallEnded", "LockedOut", "RoundEnded", "MatchEnded"]
    assert outcome(state).points == (-1, 0)


def test_s19_where_both_ends_fall_together_the_call_fails_first():
    state = do(dealt(SetOptions(finish="timed", seconds=60)), 0, Call(), 55_000).state
    state, events = expire(state)
    assert only(events, CallEnded).reason == "time"
    state, events = expire(state)
    assert only(events, RoundEnded).reason == "time"


def test_s19_nothing_expires_without_a_deadline():
    with pytest.raises(ValueError, match="expires"):
        SET.expire(dealt())


# --- S20


def test_s20_rounds_add_up():
    state = dealt(replace(TARGET, target=1, rounds=2))
    state, events = take(state, 0, THREES[0], 4000)
    assert only(events, RoundEnded).number == 1
    assert SET.awaiting(state) == NeedsOrder(FULL_PACK, between=True)
    state, events = order(state, LINED_UP[::-1], 9000)
    started = only(events, RoundStarted)
    assert (started.number, started.at, started.sudden) == (2, 9000 * MS, False)
    assert len(started.gathered) == 12
    assert [racer.sets for racer in state.racers] == [0, 0]
    assert points(state) == (1, 0)
    assert state.takings == ()
    state, events = take(state, 1, THREES[26], 10_000)
    ended = only(events, MatchEnded)
    assert (ended.winners, ended.points, ended.time) == ((0, 1), (1, 1), 5000 * MS)


def test_s20_locks_do_not_outlast_a_round():
    state = dealt(replace(TARGET, target=1, rounds=2, penalty="lockout"))
    state = take(state, 0, NO_SET, 1000).state
    state = take(state, 1, THREES[0], 1001).state
    state = order(state, LINED_UP, 2000).state
    assert points(take(state, 0, THREES[0], 2001).state) == (1, 1)


def test_s20_the_sets_nobody_saw():
    """Two sets share a card: taking one spoils the other. What lies there at the end is told apart."""
    state = dealt(replace(TARGET, target=2))
    across = ("0000", "0001", "0002")
    assert across in sets_among(state.lying)
    spoilt = {three for three in sets_among(state.lying) if {*three} & {*THREES[0]}} - {THREES[0]}
    state = take(state, 0, THREES[0], 1000).state
    assert set(state.missed) == spoilt
    assert across in spoilt
    before = sets_among(state.lying)
    state, events = take(state, 0, THREES[3], 1100)
    ended = only(events, RoundEnded)
    assert set(ended.missed) == spoilt | {three for three in before if 0 < len({*three} & {*THREES[3]}) < 3}
    assert set(ended.left) == {three for three in before if not {*three} & {*THREES[3]}}
    assert {THREES[1], THREES[2]} <= set(ended.left)


def test_s20_a_set_missed_twice_is_told_once():
    """In an endless round 0000 0001 0002 lies complete twice, and is spoilt twice by the taking of 0000 1000 2000."""
    state = dealt(replace(COUNT, count=100))
    for i, three in enumerate(THREES[:24]):
        state = take(state, 0, three, i).state
    across = ("0000", "0001", "0002")
    assert state.missed.count(across) == 1
    first = (*across, "1000", "2000", "1001")
    state = order(state, (*first, *(card for card in SET.awaiting(state).items if card not in first)), 100).state
    state = take(state, 0, THREES[24], 200).state
    assert {frozenset(across), frozenset(THREES[0])} <= {frozenset(three) for three in sets_among(state.lying)}
    state = take(state, 0, THREES[0], 300).state
    assert state.missed.count(across) == 1


def test_s20_requests_end_with_the_round():
    state = dealt(replace(TIMED, extra="agree", rounds=2), here=(0, 1))
    state = do(do(state, 0, AskHelp(), 100).state, 0, AskExtra(), 100).state
    state = order(expire(state).state, LINED_UP, 70_000).state
    assert (state.asked_help, state.asked_extra) == ((), ())


# --- S21


SOLO = dict(PRESETS)["solo"]


def test_s21_alone_the_clock_is_the_score():
    sets, rest = ENDINGS[12]
    state = dealt(SOLO, order=sets + rest, seats=1, at=2000)
    state, events = take(state, 0, ("1120", "0002", "1202"), 3000)
    wrong = only(events, Wrong)
    assert (wrong.cost, wrong.seconds, wrong.points) == (0, 5, 0)
    for i in range(0, len(sets), 3):
        state, events = take(state, 0, sets[i : i + 3], 4000 + i)
    assert points(state) == (0,)
    assert state.racers[0].sets == 23
    last = 4000 + len(sets) - 3
    assert only(events, MatchEnded) == MatchEnded((0,), (0,), "pack", (last - 2000 + 5000) * MS, False)
    assert clock_time(state) == (last + 3000) * MS


def test_s21_in_company_wrong_claims_cost_no_time():
    state = take(dealt(), 0, NO_SET, 3000).state
    assert clock_time(state) == 0
