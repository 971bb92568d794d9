"""The player of turns: when it answers, and that it thinks once."""

import random

from kits.toy_game import Options, Play, State, Toy
from msgspec.structs import replace

from game.bots.turns import SOONEST, SPREAD, TurnPlayer
from game.core.game import SECOND

TOY = Toy()


def dealt():
    """Elder (seat 1) is asked to exchange; seat 0 dealt."""
    state = TOY.ordered(TOY.new_match(Options(), 2, 0), TOY.awaiting(TOY.new_match(Options(), 2, 0)).items, 0).state
    assert state.common.turn == 1
    return state


class Asked:
    """A choice that counts how often it is asked."""

    def __init__(self):
        self.views = []

    def __call__(self, view, actions, dice):
        self.views.append(view)
        return actions[-1]


def sitting(seat, state, clock=5 * SECOND, seed=1):
    choose = Asked()
    player = TurnPlayer(TOY, choose, random.Random(seed))
    player.told(TOY.view(state, seat), (), clock)
    return player, choose


def test_whoever_is_not_asked_plans_nothing():
    player, choose = sitting(0, dealt())
    assert player.plan() is None
    assert not choose.views
    assert TurnPlayer(TOY, choose, random.Random(1)).plan() is None


def test_it_answers_when_a_person_could():
    for seed in range(20):
        player, _ = sitting(1, dealt(), 5 * SECOND, seed)
        assert SOONEST * SECOND <= player.plan().at - 5 * SECOND <= (SOONEST + SPREAD) * SECOND


def test_one_question_is_thought_about_once():
    state = dealt()
    player, choose = sitting(1, state)
    plan = player.plan()
    assert player.plan() is plan
    player.told(TOY.view(state, 1), (), 6 * SECOND)  # nothing new in what it sees
    assert player.plan() is plan
    assert choose.views == [TOY.view(state, 1)]


def test_a_new_view_is_a_new_question():
    state = dealt()
    player, choose = sitting(1, state)
    first = player.plan()
    player.told(TOY.view(TOY.presence(state, 0, True, 0).state, 1), (), 9 * SECOND)
    assert player.plan().at >= (9 + SOONEST) * SECOND > first.at
    assert len(choose.views) == 2


def test_a_single_possibility_needs_no_thought():
    common = replace(dealt().common, phase="play", turn=0, led="3C")
    player, choose = sitting(0, State(common, (), (("AC", "2D"), ("4D",)), ((), ())))  # the suit led must be followed
    assert player.plan().action == Play("AC")
    assert not choose.views


def test_equal_dice_give_equal_plans():
    assert sitting(1, dealt(), seed=4)[0].plan() == sitting(1, dealt(), seed=4)[0].plan()
