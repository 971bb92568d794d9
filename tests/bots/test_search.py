"""Weighing by sampled worlds, on a toy game of tricks with hidden hands."""

import random

import pytest
from kits.toy_game import RANKS, Common, Exchange, Options, Play, State, Toy, Trick

from game.arena.match import play
from game.bots.search import Weigher, anything
from game.bots.turns import TurnPlayer

TOY = Toy()
WEIGHER = Weigher(TOY)


def table(hands, led, turn, stock=()):
    """Two tricks are played, one each; deal 1 of 1."""
    tricks = (Trick(1, "2H", "AH", 0), Trick(0, "2S", "AS", 1))
    common = Common(Options(deals=1), "play", 0, 1, turn, None, (False, False), led, tricks, ((), ()), (1, 1))
    return State(common, stock, hands, ((), ()))


def two_cards_left():
    """Seat 0 holds the ace and the two of clubs and has to answer the three of clubs; seat 1 has one card more, unknown to it."""
    return table((("AC", "2C"), ("2D",)), "3C", 0, ("4C", "3D", "4D", "AD", "3H", "4H", "3S", "4S"))


def void_in_clubs():
    """Seat 0 leads the ace of clubs; seat 1 cannot follow and wins the last trick only with the ace of diamonds."""
    return table((("AC", "3D"), ("AD", "2H")), None, 0)


def by_rank(sign):
    """A policy that plays its highest card (or lowest, with -1) and shows none."""

    def choose(_view, actions, _dice):
        return max((action for action in actions if isinstance(action, Play)), key=lambda action: sign * RANKS.index(action.card[0]))

    return choose


def test_an_ending_weighs_what_counting_says():
    # Nine cards may be the last one, one of them a higher club (4C). Taking with the ace and leading the two wins a second trick eight
    # times in nine: a lead of 2 or 0 tricks. Giving the trick away, the ace wins the last one only against that club: 0 or -2.
    # `weigh` counts from the mean of the two seats, which is half the lead.
    weights = WEIGHER.weigh(TOY.view(two_cards_left(), 0), random.Random(1), 8000)
    assert weights[Play("AC")] == pytest.approx(8 / 9, abs=0.05)
    assert weights[Play("2C")] == pytest.approx(-8 / 9, abs=0.05)
    assert WEIGHER.best(TOY.view(two_cards_left(), 0), random.Random(1), 500) == Play("AC")


def test_the_hidden_card_makes_no_difference():
    """Two states that look the same to a seat are weighed the same: nothing but the view is used."""
    state = two_cards_left()
    other = State(state.common, ("2D", *state.stock[1:]), (state.hands[0], ("4C",)), state.laid)
    views = [TOY.view(known, 0) for known in (state, other)]
    assert WEIGHER.weigh(views[0], random.Random(2), 300) == WEIGHER.weigh(views[1], random.Random(2), 300)


def test_one_world_is_tried_however_small_the_budget():
    weights = WEIGHER.weigh(TOY.view(two_cards_left(), 0), random.Random(3), 0)
    assert set(weights) == {Play("AC"), Play("2C")}


def test_only_the_actions_asked_for_are_weighed():
    view = TOY.view(two_cards_left(), 0)
    assert list(WEIGHER.weigh(view, random.Random(3), 0, [Play("2C")])) == [Play("2C")]
    assert WEIGHER.best(view, random.Random(3), 500, [Play("2C")]) == Play("2C")


@pytest.mark.parametrize(("sign", "weight"), [(1, 1.0), (-1, 0.0)])
def test_the_policy_plays_on(sign, weight):
    """Throwing the high ace away leaves seat 0 both tricks (3 to 1); throwing the two leaves one each (2 to 2)."""
    weigher = Weigher(TOY, by_rank(sign), sample=lambda view, dice: void_in_clubs())
    view = TOY.view(void_in_clubs(), 0)
    assert weigher.weigh(view, random.Random(1), 100, [Play("AC")]) == {Play("AC"): weight}


def test_worth_ends_the_playing_on_where_it_can_tell():
    asked = []

    def worth(state, seat):
        asked.append((seat, len(state.common.tricks)))
        return None if len(state.common.tricks) < 3 else 10.0 * state.common.points[seat]

    weigher = Weigher(TOY, by_rank(1), worth, lambda view, dice: void_in_clubs())
    assert weigher.weigh(TOY.view(void_in_clubs(), 0), random.Random(1), 0, [Play("AC")]) == {Play("AC"): 20.0}
    assert asked == [(0, 2), (0, 3)]  # after the lead and after the answer, never at the end of the deal


def test_of_equals_the_first_is_best():
    level = Weigher(TOY, worth=lambda state, seat: 1.0)
    state = table((("AC", "2C"), ("2D",)), "3C", 0, ("4C",))
    assert level.best(TOY.view(state, 0), random.Random(1), 10) == Play("AC")


def test_it_plays_better_than_chance():
    """Forty matches of 12 tricks, each deal once from either side: 296 to 184 with these dice; 240 would be chance, 11 its spread."""

    def thought(view, actions, dice):
        return WEIGHER.best(view, dice, 200)

    won = 0
    for number in range(40):
        thinker, chance = TurnPlayer(TOY, thought, random.Random(number)), TurnPlayer(TOY, anything, random.Random(-number - 1))
        seats = [thinker, chance] if number % 2 == 0 else [chance, thinker]
        won += play(TOY, Options(), seats, random.Random(number // 2)).outcome.points[number % 2]
    assert won > 270


def test_anything_is_any_action():
    actions = [Exchange(()), Play("AC"), Play("2C")]
    assert {anything(None, actions, random.Random(seed)) for seed in range(50)} == set(actions)
