"""Token buckets: so many a second, and a burst."""

from net.rates import Bucket

SECOND = 1_000_000_000


def granted(bucket, times, now):
    return [bucket.grant(now) for _ in range(times)].count(True)


def test_a_burst_and_then_so_many_a_second():
    bucket = Bucket(20, 40, now=0)
    assert granted(bucket, 100, 0) == 40
    assert granted(bucket, 100, SECOND) == 20
    assert granted(bucket, 100, SECOND + SECOND // 10) == 2


def test_waiting_long_saves_up_no_more_than_the_burst():
    bucket = Bucket(1, 5, now=0)
    assert granted(bucket, 10, 3600 * SECOND) == 5


def test_refusals_are_counted_and_grants_make_up_for_them():
    bucket = Bucket(1, 1, now=0)
    granted(bucket, 8, 0)
    assert bucket.excess == 7
    assert bucket.grant(SECOND)
    assert bucket.excess == 6


def test_a_lasting_flood_is_seen_through_the_grants_in_it():
    bucket = Bucket(20, 40, now=0)
    for number in range(500):  # a hundred a second
        bucket.grant(number * SECOND // 100)
    assert bucket.excess > 200
