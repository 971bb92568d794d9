"""What a computer player presses in Set, and when: driven through the rules, with eyes that see what the test says."""

import random

import pytest
from games.setgame.setplay import CAP, INSTANT, MS, THREES, call_and_pick, dealt, do, expire, only, order, stacked, take

from game.core.game import SECOND
from game.games.setgame.actions import Call, Claim, GiveUp, Pick, Unpick
from game.games.setgame.bot.eye import REACTION, Discovery
from game.games.setgame.bot.hand import REVEAL, Hand
from game.games.setgame.events import Granted
from game.games.setgame.options import SetOptions
from game.games.setgame.rules import SET

CALL = SetOptions()
LOCKOUT = SetOptions(claim="instant", penalty="lockout")
FIRST, SECOND_SET, THIRD, FOURTH = THREES[:4]
NO_SET = (*FIRST[:2], SECOND_SET[0])


class Eyes:
    """Sees what it is given, at the times given (ms), as long as the cards lie there."""

    def __init__(self, **_):
        self.given, self.looks, self.refused = [], [], []
        self.lying = ()

    def see(self, at, cards):
        self.given.append(Discovery(at * MS, tuple(cards)))
        return self

    def look(self, lying, fresh, visible):
        self.lying = lying
        self.looks.append((tuple(fresh), visible // MS))

    def look_again(self, wrong, now):
        self.refused.append((wrong, now // MS))
        self.given = [d for d in self.given if set(d.cards) != set(wrong)]

    def discoveries(self):
        return sorted(d for d in self.given if set(d.cards) <= set(self.lying))


def sitting(state, eyes, seat=0, at=0):
    """A player who has just been shown this state."""
    hand = Hand(seat, eyes, random.Random(1))
    hand.told(SET.view(state, seat), (), at * MS)
    return hand


def step(hand, step_, at, seat=0):
    """Tell the player of a step; the state after it."""
    hand.told(SET.view(step_.state, seat), step_.events, at * MS)
    return step_.state


def follow(hand, state, seat=0):
    """Carry the plan out: the state after it, the time (ms) and the events."""
    plan = hand.plan()
    at = plan.at / MS
    state, events = do(state, seat, plan.action, at)
    hand.told(SET.view(state, seat), events, plan.at)
    return state, at, events


# --- seeing


def test_dealt_cards_can_be_seen_after_the_deal_and_a_snapshot_at_once():
    eyes = Eyes()
    hand = Hand(0, eyes, random.Random(1))
    state, events = order(SET.new_match(INSTANT, 2), stacked(*FIRST, *SECOND_SET), 2000)
    hand.told(SET.view(state, 0), events, 2000 * MS)
    ((fresh, visible),) = eyes.looks
    assert set(fresh) == set(state.lying)
    assert visible == 2000 + REVEAL // MS
    assert sitting(state, other := Eyes(), at=5000)
    assert other.looks == [((), 5000)]


def test_a_step_that_leaves_the_cards_alone_is_no_reason_to_look():
    eyes = Eyes()
    state = dealt(CALL)
    hand = sitting(state, eyes)
    step(hand, do(state, 1, Call(), 900), 900)
    assert len(eyes.looks) == 1


def test_nothing_seen_nothing_planned():
    assert sitting(dealt(INSTANT), Eyes()).plan() is None
    assert Hand(0, Eyes(), random.Random(1)).plan() is None


# --- instant


def test_s10_instant_claims_the_earliest_discovery_at_its_time():
    hand = sitting(dealt(INSTANT), Eyes().see(9000, FIRST).see(4000, SECOND_SET))
    assert hand.plan() == (Claim(SECOND_SET), 4000 * MS)


def test_between_two_claims_of_its_own_the_hand_needs_its_time():
    state = dealt(INSTANT)
    hand = sitting(state, Eyes().see(4000, FIRST).see(4001, SECOND_SET))
    state, at, _ = follow(hand, state)
    plan = hand.plan()
    assert plan.action == Claim(SECOND_SET)
    assert plan.at >= at * MS + REACTION


def test_somebody_elses_set_changes_the_plan_not_the_clock():
    state = dealt(INSTANT)
    hand = sitting(state, Eyes().see(4000, FIRST).see(5000, SECOND_SET))
    step(hand, take(state, 1, FIRST, 3500), 3500)
    assert hand.plan() == (Claim(SECOND_SET), 5000 * MS)


def test_s13_a_locked_seat_waits_and_looks_again():
    state = dealt(LOCKOUT)
    eyes = Eyes().see(1000, NO_SET).see(2000, FIRST)
    hand = sitting(state, eyes)
    state, _, _ = follow(hand, state)
    ((refused, at),) = eyes.refused
    assert (set(refused), at) == (set(NO_SET), 1000)
    lock = state.racers[0].lock
    assert lock == 6000 * MS
    plan = hand.plan()
    assert plan.action == Claim(FIRST)
    assert plan.at >= lock + REACTION
    assert sitting(state, Eyes().see(2000, FIRST), at=1500).plan().at == lock  # somebody new in this seat knows it from the view


def test_s24_after_an_own_set_it_waits_where_the_room_says_so():
    state = dealt(SetOptions(claim="instant", own_set_lockout=(10,)))
    hand = sitting(state, Eyes().see(1000, FIRST).see(2000, SECOND_SET))
    state, _, _ = follow(hand, state)
    assert hand.plan().at >= 11_000 * MS + REACTION


# --- call


def test_s10_it_calls_at_the_discovery_and_picks_with_gaps_of_a_hand():
    state = dealt(CALL)
    hand = sitting(state, Eyes().see(4000, FIRST))
    state, at, _ = follow(hand, state)
    assert at == 4000
    assert state.call.seat == 0
    for card in FIRST:
        assert hand.plan().action == Pick(card)
        assert hand.plan().at >= at * MS + REACTION
        state, at, events = follow(hand, state)
    assert only(events, Granted).cards == FIRST
    assert state.call is None


@pytest.mark.parametrize("seconds", [2, 3, 5])
def test_s10_all_picks_fit_into_the_time_of_the_call(seconds):
    for seed in range(50):
        state = dealt(SetOptions(pick_seconds=seconds))
        hand = Hand(0, Eyes().see(4000, FIRST).see(4000, SECOND_SET), random.Random(seed))
        hand.told(SET.view(state, 0), (), 0)
        while len(state.takings) < 2:
            assert hand.plan().at < (SET.deadline(state) or hand.plan().at + 1)
            state, _, _ = follow(hand, state)


def test_s10_without_a_limit_it_picks_all_the_same():
    state = dealt(SetOptions(pick_seconds=0))
    hand = sitting(state, Eyes().see(4000, FIRST))
    for _ in range(4):
        state, _, _ = follow(hand, state)
    assert [taking.cards for taking in state.takings] == [FIRST]


def test_s10_once_more_for_each_further_set_it_has_seen_by_then():
    state = dealt(CALL)
    overlapping = (FIRST[0], SECOND_SET[0], THIRD[0])
    hand = sitting(state, Eyes().see(4000, FIRST).see(4050, overlapping).see(4100, SECOND_SET).see(4200, THIRD).see(60_000, FOURTH))
    actions = []
    while len(state.takings) < 3:
        actions.append(hand.plan().action)
        state, _, _ = follow(hand, state)
    again = [i for i, action in enumerate(actions) if action == Call()]
    assert again == [0, 1, 2]  # one call, two further sets; the fourth is not seen yet, the overlapping one cannot be had
    assert state.call is None
    assert state.racers[0].points == 3


def test_s10_while_somebody_else_holds_the_table_it_waits():
    state = dealt(CALL)
    hand = sitting(state, Eyes().see(1000, FIRST).see(60_000, SECOND_SET))
    state = step(hand, do(state, 1, Call(), 900), 900)
    assert hand.plan() is None
    state = step(hand, do(state, 1, GiveUp(), 3000), 3000)
    assert hand.plan().action == Call()
    assert hand.plan().at >= 3000 * MS + REACTION


def test_s10_a_discovery_later_than_the_end_of_a_call_keeps_its_time():
    state = dealt(CALL)
    hand = sitting(state, Eyes().see(60_000, SECOND_SET))
    before = hand.plan()
    step(hand, call_and_pick(state, 1, FIRST, 900), 1200)
    assert hand.plan() == before


def test_s13_after_a_failed_call_it_waits_three_seconds_or_for_another_call():
    state = dealt(CALL)
    hand = sitting(state, Eyes().see(1000, NO_SET))
    for _ in range(4):
        state, at, _ = follow(hand, state)
    assert state.racers[0].points == -1
    assert state.racers[0].wait == round(at * MS) + 3 * SECOND
    hand._eye.see(1001, FOURTH)
    assert hand.plan() == (Call(), state.racers[0].wait)
    state = step(hand, do(state, 1, Call(), at + 100), at + 100)
    state = step(hand, do(state, 1, GiveUp(), at + 200), at + 200)
    assert (at + 200) * MS + REACTION <= hand.plan().at < round(at * MS) + 3 * SECOND


def test_s10_taking_over_an_open_call_it_puts_strange_picks_back():
    state = call_and_pick(dealt(CALL), 0, (SECOND_SET[0], FIRST[0]), 1000).state
    hand = sitting(state, Eyes().see(1500, FIRST), at=1300)
    assert hand.plan().action == Unpick(SECOND_SET[0])
    while state.call:
        state, _, _ = follow(hand, state)
    assert [taking.cards for taking in state.takings] == [FIRST]


def test_s10_taking_over_an_open_call_it_goes_on_with_picks_that_fit():
    state = call_and_pick(dealt(CALL), 0, SECOND_SET[:2], 1000).state
    hand = sitting(state, Eyes().see(1100, FIRST).see(1200, SECOND_SET), at=1300)
    assert hand.plan().action == Call()  # the first set is known too: once more
    state, _, _ = follow(hand, state)
    assert hand.plan().action == Pick(SECOND_SET[2])


def test_s13_a_call_with_nothing_to_see_runs_out():
    state = do(dealt(CALL), 0, Call(), 1000).state
    hand = sitting(state, Eyes(), at=1300)
    assert hand.plan() is None
    step(hand, expire(state), 6000)
    assert hand.plan() is None


# --- when it is not its turn to race


def test_s7_where_people_ask_for_cards_it_waits_for_them():
    state = dealt(SetOptions(claim="instant", extra="agree"), stacked(*CAP), here=(1,))
    assert len(state.lying) == 12
    assert sitting(state, Eyes()).plan() is None


def test_s18_in_sudden_death_only_the_tied_seats_race():
    options = SetOptions(claim="instant", finish="count", count=2, sudden_death=True)
    state = dealt(options, seats=3)
    hands = [sitting(state, Eyes().see(9000, FOURTH), seat) for seat in range(3)]
    state = take(take(state, 0, FIRST, 1000).state, 1, SECOND_SET, 2000).state
    assert state.sudden
    state, events = order(state, SET.awaiting(state).items, 3000)
    for seat, hand in enumerate(hands):
        hand._eye.see(9000, state.lying[:3])
        hand.told(SET.view(state, seat), events, 3000 * MS)
    assert [hand.plan() is not None for hand in hands] == [True, True, False]


def test_between_rounds_and_after_the_match_it_does_nothing():
    state = dealt(SetOptions(claim="instant", finish="count", count=1))
    hand = sitting(state, Eyes().see(1000, FIRST).see(1500, SECOND_SET))
    state, _, _ = follow(hand, state)
    assert state.phase == "over"
    assert hand.plan() is None
