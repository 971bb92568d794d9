"""Cards as names, packs of four suits, seats in a ring."""

import pytest

from game.core.cards import SUITS, suited_pack
from game.core.seats import after, from_seat


def test_a_suited_pack_has_every_rank_of_every_suit_once():
    pack = suited_pack("A23")
    assert len(pack) == 12
    assert set(pack) == {rank + suit for rank in "A23" for suit in "CDHS"}
    assert SUITS == "CDHS"


@pytest.mark.parametrize(("ranks", "cards"), [("A234567JQK", 40), ("KQJA987T", 32), ("ATKQJ9", 24), ("ATKQJ", 20)])
def test_packs_of_the_house_have_their_size(ranks, cards):
    assert len(set(suited_pack(ranks))) == cards


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 6])
def test_seats_follow_each_other_in_a_ring(seats):
    for first in range(seats):
        ring = from_seat(first, seats)
        assert sorted(ring) == list(range(seats))
        assert ring[0] == first
        assert [after(seat, seats) for seat in ring] == [*ring[1:], first]


def test_p4_the_seat_after_the_last_is_the_first():
    assert after(3, 4) == 0
    assert from_seat(2, 4) == (2, 3, 0, 1)
