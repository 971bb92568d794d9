"""S1–S3 and the figures that follow from them."""

import random
from fractions import Fraction
from itertools import combinations
from math import comb

import pytest
from games.setgame.setplay import CAP

from game.games.setgame.pack import FULL_PACK, QUICK_PACK, alike, fault, holds_set, sets_among, third, worth


def by_definition(cards):
    """S3 word for word: in every feature all the same or all different."""
    return all(len(values) in (1, 3) for values in (set(column) for column in zip(*cards, strict=True)))


def blockers(pack):
    """For every pair of places in a pack, the bit of the card that makes a set with them."""
    place = {card: i for i, card in enumerate(pack)}
    return [[1 << place[third(a, b)] if a != b else 0 for b in pack] for a in pack]


def capped(pack, size):
    """How many hands of `size` cards hold no set, by going through all those with the first card of the pack.

    Every card is like every other (turn the values of each feature), so hands × size = hands with one card × pack.
    """
    block = blockers(pack)

    def below(chosen, open_cards, missing):
        if missing == 1:
            return open_cards.bit_count()
        count = 0
        while open_cards:
            bit = open_cards & -open_cards
            open_cards ^= bit
            card = bit.bit_length() - 1
            barred = 0
            for other in chosen:
                barred |= block[card][other]
            count += below((*chosen, card), open_cards & ~barred, missing - 1)
        return count

    with_first = below((0,), (1 << len(pack)) - 2, size - 1)
    hands, rest = divmod(with_first * len(pack), size)
    assert rest == 0
    return hands


def test_s1_every_combination_once():
    assert len(FULL_PACK) == len(set(FULL_PACK)) == 81
    looks = {tuple(worth(card).values()) for card in FULL_PACK}
    assert len(looks) == 81
    assert worth("0120") == {"number": "one", "colour": "green", "shape": "oval", "shading": "solid"}


def test_s2_the_quick_pack_is_the_27_solid_cards():
    assert tuple(card for card in FULL_PACK if worth(card)["shading"] == "solid") == QUICK_PACK
    assert len(QUICK_PACK) == 27


def test_s3_sets_are_those_of_the_definition():
    threes = list(combinations(FULL_PACK, 3))
    assert len(threes) == 85320
    wanted = {three for three in threes if by_definition(three)}
    assert set(sets_among(FULL_PACK)) == wanted
    assert {three for three in threes if fault(three) is None} == wanted


@pytest.mark.parametrize(("pack", "sets", "each"), [(FULL_PACK, 1080, 40), (QUICK_PACK, 117, 13)])
def test_s3_number_of_sets(pack, sets, each):
    found = sets_among(pack)
    assert len(found) == sets
    assert {sum(card in three for three in found) for card in pack} == {each}


def test_s3_any_two_cards_have_one_third():
    for first, second in combinations(FULL_PACK, 2):
        last = third(first, second)
        assert last not in (first, second)
        assert by_definition((first, second, last))
        assert third(second, first) == last


def test_s3_sets_come_in_the_order_of_the_table():
    assert sets_among(("2000", "0000", "0001", "1000", "0002")) == (("2000", "0000", "1000"), ("0000", "0001", "0002"))


@pytest.mark.parametrize("count", [0, 1, 2])
def test_s3_fewer_than_three_cards_hold_none(count):
    assert not holds_set(FULL_PACK[:count])
    assert sets_among(FULL_PACK[:count]) == ()


@pytest.mark.parametrize(("size", "hands"), [(3, 84_240), (4, 1_579_500), (5, 22_441_536)])
def test_figures_hands_without_a_set(size, hands):
    assert capped(FULL_PACK, size) == hands


def test_figures_any_ten_quick_cards_hold_a_set():
    assert capped(QUICK_PACK, 9) > 0
    assert capped(QUICK_PACK, 10) == 0


def test_figures_twenty_cards_without_a_set():
    assert len(set(CAP)) == 20
    assert not any(by_definition(three) for three in combinations(CAP, 3))
    assert not holds_set(CAP)
    for card in set(FULL_PACK) - set(CAP):
        assert holds_set((*CAP, card)), "no card can be added to it"


def test_figures_mean_number_of_sets_among_twelve():
    """Each of the 1,080 sets lies among twelve of 81 cards in C(78, 9) of C(81, 12) hands."""
    assert len(sets_among(FULL_PACK)) * Fraction(comb(78, 9), comb(81, 12)) == Fraction(220, 79)


def test_figures_twelve_and_fifteen_cards_by_a_seeded_sample():
    """2,284,535,476,080 of C(81, 12) hands are 3.2302 %; the sample of 20,000 has a standard error of 0.13 %.

    Among 15 cards it is 0.036469 %: about 7 of 20,000, with a standard error of 2.7.
    """
    share = Fraction(2_284_535_476_080, comb(81, 12))
    assert float(share) == pytest.approx(0.032302, abs=5e-7)
    dice = random.Random(12)
    hands = [dice.sample(FULL_PACK, 15) for _ in range(20_000)]
    assert sum(not holds_set(hand[:12]) for hand in hands) / 20_000 == pytest.approx(float(share), abs=4 * 0.0013)
    assert sum(not holds_set(hand) for hand in hands) == pytest.approx(7.3, abs=4 * 2.7)
    assert sum(len(sets_among(hand[:12])) for hand in hands) / 20_000 == pytest.approx(220 / 79, abs=0.05)


@pytest.mark.parametrize(
    ("cards", "feature", "values"),
    [
        (("0000", "0001", "0100"), "colour", ("red", "red", "green")),
        (("0000", "1000", "1111"), "number", ("one", "two", "two")),
        (("0000", "1110", "2200"), "shape", ("diamond", "squiggle", "diamond")),
        (("0000", "1111", "2221"), "shading", ("solid", "striped", "striped")),
    ],
)
def test_s14_the_first_feature_that_fails(cards, feature, values):
    assert fault(cards) == (feature, values)


def test_s12_marks_of_a_set():
    assert alike(("0102", "0112", "0122")) == (True, True, False, True)
    assert alike(("0000", "1111", "2222")) == (False,) * 4
