"""When a computer player sees which set: the model of looking, on its own."""

import random
from itertools import pairwise
from statistics import mean

import pytest

from game.core.game import SECOND
from game.games.setgame.bot.eye import REACTION, SKILLS, Eye, Skill
from game.games.setgame.pack import FULL_PACK, QUICK_PACK, fault, sets_among

SURE = Skill(glance=2.0, strain=1.5, slip=0.0)
CLUMSY = Skill(glance=2.0, strain=1.5, slip=1.0)
ONE = ("0000", "0001", "0002")
TWO = ("1000", "1010", "1020")
APART = "2212"  # makes no set with any two of those above


def seen(eye):
    return {discovery.cards: discovery.at for discovery in eye.discoveries()}


def test_every_set_on_the_table_is_discovered_the_earliest_first():
    table = random.Random(5).sample(FULL_PACK, 12)
    eye = Eye(SURE, random.Random(1))
    eye.look(table, table, 0)
    found = eye.discoveries()
    assert sorted(d.cards for d in found) == sorted(tuple(sorted(three)) for three in sets_among(table))
    assert [d.at for d in found] == sorted(d.at for d in found)


@pytest.mark.parametrize("level", SKILLS)
def test_never_faster_than_a_hand_after_the_cards_can_be_seen(level):
    eye, visible = Eye(SKILLS[level], random.Random(2)), 7 * SECOND
    for _ in range(300):
        eye.look(ONE, ONE, visible)
        assert eye.discoveries()[0].at >= visible + REACTION
    assert REACTION == 0.35 * SECOND


def test_clocks_of_sets_still_there_run_on_and_new_sets_get_new_ones():
    eye = Eye(SURE, random.Random(3))
    eye.look((*ONE, *TWO, APART), (*ONE, *TWO, APART), 0)
    before = seen(eye)
    eye.look((APART, *reversed(ONE)), (), 60 * SECOND)  # the other set was taken, and cards changed their slots
    assert seen(eye) == {ONE: before[ONE]}
    eye.look((*ONE, *TWO), TWO, 90 * SECOND)
    assert seen(eye)[ONE] == before[ONE]
    assert seen(eye)[TWO] > 90 * SECOND


def test_a_set_dealt_once_more_has_to_be_found_once_more():
    eye = Eye(SURE, random.Random(3))
    eye.look(ONE, ONE, 0)
    eye.look(ONE, ONE, 90 * SECOND)  # a new round laid out the same cards
    assert seen(eye)[ONE] > 90 * SECOND


def mean_time(skill, three):
    """Mean seconds of looking for one set, beyond the time of the hand."""
    eye, times = Eye(skill, random.Random(4)), []
    for _ in range(4000):
        eye.look(three, three, 0)
        times.append(eye.discoveries()[0].at - REACTION)
    return mean(times) / SECOND


def test_looking_takes_longer_for_each_feature_that_differs():
    by_differing = [("0000", "0001", "0002"), ("0000", "0011", "0022"), ("0000", "0111", "0222"), ("0000", "1111", "2222")]
    for differing, three in enumerate(by_differing):
        assert mean_time(SURE, three) == pytest.approx(2.0 * 1.5**differing, rel=0.05)


def test_the_weaker_the_player_the_more_a_differing_feature_costs_and_the_more_he_misreads():
    skills = list(SKILLS.values())
    for weaker, stronger in pairwise(skills):
        assert weaker.glance > stronger.glance
        assert weaker.strain > stronger.strain > 1
        assert 0.1 > weaker.slip > stronger.slip > 0


def test_a_misreading_is_wrong_in_a_single_feature():
    dice = random.Random(6)
    wrong = 0
    for pack in (FULL_PACK, QUICK_PACK):
        for _ in range(100):
            table, eye = dice.sample(pack, 12), Eye(CLUMSY, dice)
            eye.look(table, table, 0)
            for discovery in eye.discoveries():
                assert set(discovery.cards) <= set(table)
                broken = [digits for digits in zip(*discovery.cards, strict=True) if len(set(digits)) == 2]
                assert len(broken) == (1 if fault(discovery.cards) else 0)
                wrong += len(broken)
    assert wrong > 300


def test_without_a_near_card_nothing_is_misread():
    eye = Eye(CLUMSY, random.Random(7))
    eye.look((*ONE, "1111"), ONE, 0)
    assert list(seen(eye)) == [ONE]


def test_a_misreading_ends_when_its_card_is_taken():
    eye = Eye(CLUMSY, random.Random(8))
    eye.look((*ONE, "1001"), ONE, 0)
    (misread,) = eye.discoveries()
    assert fault(misread.cards)
    eye.look(ONE, (), SECOND)
    assert eye.discoveries() == [(misread.at, ONE)]


def test_a_misreading_is_believed_when_the_set_it_came_from_is_gone():
    eye = Eye(CLUMSY, random.Random(8))
    eye.look((*ONE, "1001"), ONE, 0)
    (misread,) = eye.discoveries()
    (mistaken,) = set(ONE) - set(misread.cards)
    table = [card for card in (*ONE, "1001") if card != mistaken]
    eye.look(table, (), SECOND)
    assert eye.discoveries() == [misread]
    eye.look_again(misread.cards, 2 * SECOND)
    assert eye.discoveries() == []


def test_after_a_wrong_claim_the_set_is_looked_for_anew():
    eye = Eye(CLUMSY, random.Random(9))
    eye.look((*ONE, "1001"), ONE, 0)
    (misread,) = eye.discoveries()
    eye.look_again(misread.cards[::-1], 50 * SECOND)
    ((at, cards),) = eye.discoveries()
    assert cards == ONE
    assert at >= 50 * SECOND + REACTION


def test_the_dice_decide_and_nothing_else():
    table = random.Random(10).sample(FULL_PACK, 12)
    first, second, third = (Eye(SURE, random.Random(seed)) for seed in (1, 1, 2))
    for eye, order in ((first, table), (second, table[::-1]), (third, table)):
        eye.look(order, table, 0)
    assert first.discoveries() == second.discoveries() != third.discoveries()
