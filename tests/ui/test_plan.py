"""The plan of a match at one screen: seats fit the game, nobody loses a seat that is not the last, keys and pads have one holder."""

import pygame
import pytest
from kits.menus import Described

from game.core.game import Pace
from game.ui import plan as plans
from game.ui.bindings import Bindings
from game.ui.plan import SeatPlan

LEVELS = ("easy", "medium", "hard")


@pytest.fixture
def plan():
    return plans.begin(Described(), LEVELS, "Ada")


def kinds(plan):
    return "".join("P" if seat.person else "c" for seat in plan.seats)


def test_it_begins_with_one_person_and_a_computer_of_middling_strength(plan):
    assert (plan.preset, kinds(plan), plan.seats[0].name, plan.seats[1].level) == ("classic", "Pc", "Ada", "medium")


def test_a_game_for_one_begins_with_one_seat():
    assert kinds(plans.begin(Described(seats=(1,)), LEVELS, "Ada")) == "P"


def test_another_preset_forgets_changed_options_and_fits_the_seats(plan):
    plan = plans.with_count(plans.with_option(plan, "target", 11), 4)
    plan = plans.with_preset(plan, "duel")
    assert (plan.options.target, kinds(plan)) == (21, "Pc")


def test_seats_come_and_go_at_the_end_computers_first(plan):
    plan = plans.with_seat(plans.with_count(plan, 4), 2, SeatPlan("Bo"))
    assert kinds(plan) == "PcPc"
    assert kinds(plans.with_count(plan, 3)) == "PcP"
    assert kinds(plans.with_count(plan, 2)) == "PP"
    assert [seat.name for seat in plans.with_count(plans.with_seat(plan, 1, SeatPlan("Cy")), 2).seats] == ["Ada", "Cy"]


def test_new_computers_are_as_strong_as_the_last(plan):
    plan = plans.with_count(plans.with_seat(plan, 1, SeatPlan("", "hard")), 3)
    assert [seat.level for seat in plan.seats] == [None, "hard", "hard"]


def test_somebody_who_joins_takes_a_computers_place_or_a_new_seat_or_none(plan):
    plan = plans.joined(plan, SeatPlan("Bo", pad=7))
    assert kinds(plan) == "PP"
    for name in ("Cy", "Di"):
        plan = plans.joined(plan, SeatPlan(name))
    assert kinds(plan) == "PPPP"
    assert plans.joined(plan, SeatPlan("Ed")) is plan


def test_a_pad_and_a_key_have_one_holder_the_last(plan):
    plan = plans.with_seat(plan, 0, SeatPlan("Ada", key=44, pad=7))
    plan = plans.with_seat(plan, 1, SeatPlan("Bo", key=44, pad=7))
    assert plan.seats == (SeatPlan("Ada"), SeatPlan("Bo", key=44, pad=7))


def test_a_pad_that_is_gone_leaves_its_holder_at_the_keyboard(plan):
    plan = plans.with_seat(plan, 0, SeatPlan("Ada", pad=7))
    assert plans.without_pad(plan, 7).seats[0] == SeatPlan("Ada")


def test_in_a_race_everybody_gets_a_call_key_that_is_free(plan):
    plan = plans.with_seat(plans.with_count(plan, 3), 1, SeatPlan("Bo", pad=7))
    plan = plans.with_keys(plans.with_seat(plan, 2, SeatPlan("Cy")), Bindings())
    assert [seat.key for seat in plan.seats] == [pygame.KSCAN_SPACE, None, pygame.KSCAN_RETURN]


def test_in_turns_nobody_needs_one():
    plan = plans.with_keys(plans.begin(Described(pace=Pace.TURNS), LEVELS, "Ada"), Bindings())
    assert plan.seats[0].key is None


def test_people_sit_where_they_were_put_so_that_partners_may_face_each_other(plan):
    plan = plans.with_seat(plans.with_count(plan, 3), 2, SeatPlan("Bo"))
    assert [seat.name for seat in plan.seats] == ["Ada", "", "Bo"]
    assert plan.own == (0, 2)


def test_s10_people_without_a_pad_of_their_own_share_a_pointer(plan):
    assert not plan.place.shared_pointer
    both = plans.with_seat(plan, 1, SeatPlan("Bo"))
    assert both.place.shared_pointer
    assert both.suited.claim == "call"
    assert plans.with_seat(plan, 1, SeatPlan("Bo", pad=7)).suited.claim == "instant"


def test_what_cannot_be_played_is_told(plan):
    assert plans.trouble(plan) is None
    assert plans.trouble(plans.with_option(plan, "target", 0)).code == "option_value"
