"""The race by itself: which entries compete and who is first (S16, S17). Times are worked out by hand."""

import itertools
import random

import pytest

from game.core.game import Stamp
from net.contest import Entry, Queue, rank

MS = 1_000_000


def entry(seat, at, stakes=("call",), peer=None, press=0, lag=0, id=1):
    return Entry(seat if peer is None else peer, seat, id, None, frozenset(stakes), press, Stamp(at + lag, lag))


def queue_of(*entries):
    queue = Queue()
    for one in entries:
        queue.add(one)
    return queue


def seats(entries):
    return [one.seat for one in entries]


@pytest.mark.parametrize(("behind", "contest"), [(0, {0, 1}), (MS - 1, {0, 1}), (MS, {0})])
@pytest.mark.parametrize("swapped", [False, True])
def test_s16_less_than_a_millisecond_after_the_first_is_a_dead_heat(behind, contest, swapped):
    entries = [entry(0, 5 * MS), entry(1, 5 * MS + behind)]
    assert set(seats(queue_of(*entries[:: -1 if swapped else 1]).take())) == contest


def test_s16_the_millisecond_counts_from_the_first_not_from_one_to_the_next():
    queue = queue_of(entry(0, 0), entry(1, 700_000), entry(2, 1_400_000))
    assert seats(queue.take()) == [0, 1]
    assert seats(queue.take()) == [2]


def test_s16_only_entries_that_share_a_stake_with_the_first_compete():
    queue = queue_of(entry(0, 0, "ABC"), entry(1, 1, "DEF"), entry(2, 2, "CDX"), entry(3, 3, ()))
    assert seats(queue.take()) == [0, 2]
    assert seats(queue.take()) == [1]
    assert seats(queue.take()) == [3]


def test_s16_effective_time_decides_not_arrival():
    queue = queue_of(entry(0, 10 * MS), entry(1, 5 * MS, lag=7 * MS))
    assert seats(queue.take()) == [1]


def test_entries_from_a_deadline_on_belong_after_it():
    queue = queue_of(entry(0, 900_000), entry(1, MS))
    assert seats(queue.take(before=MS)) == [0]
    assert queue.earliest(before=MS) is None
    assert seats(queue.take()) == [1]


def test_lag_credit_that_has_grown_changes_nothing_that_is_decided():
    queue = queue_of(entry(0, 10 * MS))
    queue.take()
    assert queue.stamp(1, 12 * MS, 40 * MS) == Stamp(12 * MS, 2 * MS)


def test_lag_credit_that_has_grown_lets_nobody_overtake_himself():
    queue = queue_of(entry(0, 10 * MS))
    assert queue.stamp(0, 11 * MS, 40 * MS).effective == 10 * MS


def test_nobody_comes_before_a_deadline_that_has_run():
    queue = Queue()
    queue.passed(20 * MS)
    assert queue.stamp(0, 21 * MS, 15 * MS).effective == 20 * MS


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_s16_fewer_points_first_whatever_the_order_of_arrival(order):
    entries = [entry(seat, 0) for seat in range(3)]
    ranked, coins = rank([entries[i] for i in order], (5, -1, 2), random.Random(0))
    assert seats(ranked) == [1, 2, 0]
    assert coins == ()


def test_s16_equal_points_throw_a_coin_that_is_recorded():
    firsts = set()
    for seed in range(20):
        ranked, coins = rank([entry(0, 0), entry(1, 0)], (3, 3), random.Random(seed))
        assert [(coin.seats, coin.first) for coin in coins] == [((0, 1), ranked[0].seat)]
        firsts.add(ranked[0].seat)
    assert firsts == {0, 1}  # never the seat number


def test_s17_a_machine_puts_forward_its_earliest_press():
    mine = [entry(0, 0, peer=7, press=200), entry(1, 0, peer=7, press=100)]
    theirs = entry(2, 0, peer=8, press=10**15)  # another machine's clock says nothing
    ranked, _ = rank([*mine, theirs], (0, 9, 5), random.Random(0))
    assert seats(ranked) == [2, 1, 0]  # seat 1 stands for its machine although seat 0 has fewer points


def test_s17_presses_of_one_wake_are_all_put_forward():
    ranked, _ = rank([entry(0, 0, peer=7, press=100), entry(1, 0, peer=7, press=100)], (4, 2), random.Random(0))
    assert seats(ranked) == [1, 0]


def test_a_seat_keeps_the_order_of_its_own_entries():
    twice = [entry(0, 0, press=100, id=1), entry(0, 1, press=50, id=2)]
    ranked, coins = rank(twice, (0,), random.Random(0))
    assert [one.id for one in ranked] == [1, 2]
    assert coins == ()
