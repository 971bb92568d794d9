"""Weighing by sampled worlds, on a toy game of tricks with hidden hands."""

import random

import pytest
from kits.toy_game import Common, Options, Play, State, Toy, Trick

from game.arena.match import play
from game.bots.player import Plan
from game.bots.search import weigh

TOY = Toy()


class Thinker:
    """Plays what weighs most; with no steps to spend any legal action."""

    def __init__(self, dice, steps):
        self.dice, self.steps = dice, steps

    def told(self, view, events, clock):
        self.view, self.clock = view, clock

    def plan(self):
        actions = TOY.legal_actions(self.view)
        if not self.steps:
            return Plan(self.dice.choice(actions), self.clock)
        weights = weigh(TOY, self.view, self.dice, self.steps)
        return Plan(max(weights, key=weights.get), self.clock)


def two_cards_left():
    """Seat 0 holds the ace and the two of clubs and has to answer the three of clubs; seat 1 has one card more, unknown to it."""
    tricks = (Trick(1, "2H", "AH", 0), Trick(0, "2S", "AS", 1))
    common = Common(Options(deals=1), "play", 0, 1, 0, None, (False, False), "3C", tricks, ((), ()), (1, 1))
    stock = ("4C", "3D", "4D", "AD", "3H", "4H", "3S", "4S")
    return State(common, stock, (("AC", "2C"), ("2D",)), ((), ()))


def test_an_ending_weighs_what_counting_says():
    # Nine cards may be the last one, one of them a higher club (4C). Taking with the ace and leading the two wins a second trick eight
    # times in nine: a lead of 2 or 0 tricks. Giving the trick away, the ace wins the last one only against that club: 0 or -2.
    # `weigh` counts from the mean of the two seats, which is half the lead.
    weights = weigh(TOY, TOY.view(two_cards_left(), 0), random.Random(1), 8000)
    assert weights[Play("AC")] == pytest.approx(8 / 9, abs=0.05)
    assert weights[Play("2C")] == pytest.approx(-8 / 9, abs=0.05)


def test_the_hidden_card_makes_no_difference():
    """Two states that look the same to a seat are weighed the same: nothing but the view is used."""
    state = two_cards_left()
    other = State(state.common, ("2D", *state.stock[1:]), (state.hands[0], ("4C",)), state.laid)
    views = [TOY.view(known, 0) for known in (state, other)]
    assert weigh(TOY, views[0], random.Random(2), 300) == weigh(TOY, views[1], random.Random(2), 300)


def test_one_world_is_tried_however_small_the_budget():
    weights = weigh(TOY, TOY.view(two_cards_left(), 0), random.Random(3), 0)
    assert set(weights) == {Play("AC"), Play("2C")}


def test_it_plays_better_than_chance():
    """Forty matches of 12 tricks, each deal once from either side: 296 to 184 with these dice; 240 would be chance, 11 its spread."""
    won = 0
    for number in range(40):
        thinker, chance = Thinker(random.Random(number), 200), Thinker(random.Random(-number - 1), 0)
        seats = [thinker, chance] if number % 2 == 0 else [chance, thinker]
        won += play(TOY, Options(), seats, random.Random(number // 2)).outcome.points[number % 2]
    assert won > 270
