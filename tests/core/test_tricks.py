"""Tricks of two cards: every lead, answer and trump against a table written apart; hidden hands shared out (T2, T3, E8, E9)."""

import random
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.cards import suited_pack
from game.core.tricks import higher, ruled_out, second_wins, share_out, strict_answers

SCHNAPSEN, ECARTE = "ATKQJ9", "KQJAT987"
HEIGHT = {
    SCHNAPSEN: {"9": 0, "J": 1, "Q": 2, "K": 3, "T": 4, "A": 5},
    ECARTE: {"7": 0, "8": 1, "9": 2, "T": 3, "A": 4, "J": 5, "Q": 6, "K": 7},
}
"""T1 and E1, by height."""
ORDERS = pytest.mark.parametrize("ranks", [SCHNAPSEN, ECARTE], ids=["schnapsen", "ecarte"])
TRUMPED = pytest.mark.parametrize("must_trump", [True, False], ids=["must trump", "any"])


def takes(answer, lead, trump, ranks):
    """T2 and E9 in words: of the suit led the higher card, else a trump on a plain suit."""
    height = HEIGHT[ranks]
    same = answer[1] == lead[1]
    return height[answer[0]] > height[lead[0]] if same else answer[1] == trump


def allowed(hand, lead, trump, ranks, must_trump):
    """T3 and E8 in words, as a set."""
    suit = {card for card in hand if card[1] == lead[1]}
    beating = {card for card in suit if takes(card, lead, trump, ranks)}
    trumps = {card for card in hand if card[1] == trump} if must_trump else set()
    return beating or suit or trumps or set(hand)


@ORDERS
def test_ranks_from_high_to_low(ranks):
    for one, other in permutations(ranks, 2):
        assert higher(one + "C", other + "H", ranks) == (HEIGHT[ranks][one] > HEIGHT[ranks][other])
    assert not higher("AC", "AH", ranks)


@ORDERS
def test_t2_e9_every_lead_every_answer_every_trump(ranks):
    pack = suited_pack(ranks)
    for lead, answer in permutations(pack, 2):
        for trump in "CDHS":
            assert second_wins(lead, answer, trump, ranks) == takes(answer, lead, trump, ranks), (lead, answer, trump)


@ORDERS
@TRUMPED
def test_t3_e8_every_hand_of_two_against_every_lead(ranks, must_trump):
    pack = suited_pack(ranks)
    for trump in "CH":
        for lead in pack:
            for hand in combinations([card for card in pack if card != lead], 2):
                found = strict_answers(hand, lead, trump, ranks, must_trump=must_trump)
                assert set(found) == allowed(hand, lead, trump, ranks, must_trump), (hand, lead, trump)


@ORDERS
@TRUMPED
def test_t3_e8_random_hands_in_hand_order(ranks, must_trump):
    dice = random.Random(ranks)
    pack = list(suited_pack(ranks))
    for _ in range(2000):
        dice.shuffle(pack)
        lead, hand = pack[0], pack[1 : 1 + dice.randrange(1, 7)]
        trump = dice.choice("CDHS")
        found = strict_answers(hand, lead, trump, ranks, must_trump=must_trump)
        assert found == tuple(card for card in hand if card in allowed(hand, lead, trump, ranks, must_trump))


@ORDERS
@TRUMPED
def test_t3_e8_what_an_answer_rules_out(ranks, must_trump):
    """Exactly the cards beside which the answer would not have been allowed."""
    pack = suited_pack(ranks)
    for lead, answer in permutations(pack, 2):
        for trump in "CDHS":
            told = ruled_out(lead, answer, trump, ranks, must_trump=must_trump) - {lead, answer}
            barred = {
                card
                for card in pack
                if card not in (lead, answer) and answer not in allowed((answer, card), lead, trump, ranks, must_trump)
            }
            assert told == barred, (lead, answer, trump)


CARDS = ("a", "b", "c", "d", "e", "f")
barred_sets = st.frozensets(st.sampled_from(CARDS))


def ways(unseen, wants, barred):
    """Every pair of hands there could be."""
    for first in combinations(unseen, wants[0]):
        for second in combinations([card for card in unseen if card not in first], wants[1]):
            if not (set(first) & barred[0] or set(second) & barred[1]):
                yield frozenset(first), frozenset(second)


@given(st.permutations(CARDS), st.integers(0, 3), st.integers(0, 3), barred_sets, barred_sets)
def test_hidden_hands_are_shared_out_whenever_they_can_be(unseen, one, two, barred_one, barred_two):
    possible = set(ways(unseen, (one, two), (barred_one, barred_two)))
    if possible:
        first, second = share_out(unseen, (one, two), (barred_one, barred_two))
        assert (frozenset(first), frozenset(second)) in possible


@pytest.mark.parametrize("barred", [("", ""), ("ab", "c"), ("a", "bcd"), ("", "abc")])
@pytest.mark.parametrize("wants", [(2, 2), (1, 2), (2, 1), (0, 2)])
def test_every_way_to_share_hidden_hands_can_come(wants, barred):
    cards, bars = CARDS[:5], tuple(map(frozenset, barred))
    came = {tuple(map(frozenset, share_out(order, wants, bars))) for order in permutations(cards)}
    assert came == set(ways(cards, wants, bars))
