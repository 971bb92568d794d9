"""Hands held at a screen: fans, sorting, and what presses on them mean."""

import math
from itertools import pairwise

import pygame
import pytest

from game.ui.bindings import Bindings
from game.ui.clips import Pose
from game.ui.fan import TURNS, Fan, backs, bounds, covers, fan, topmost
from game.ui.hand import Hand, sort
from game.ui.input import FocusLost, KeyDown, PadDown, PadTilt, PointerDown, PointerMove, PointerUp

AREA = pygame.Rect(100, 400, 700, 140)
RATIO = 5 / 7
CARDS = ("7D", "KC", "2S", "7H")
RANKS = "A234567JQK"


# --- geometry


@pytest.mark.parametrize("count", [1, 2, 3, 5, 9, 10, 20])
@pytest.mark.parametrize("area", [AREA, pygame.Rect(0, 0, 300, 140), pygame.Rect(0, 0, 1200, 90)])
def test_a_fan_stays_inside_its_area_and_leans_outwards(area, count):
    poses = fan(area, count, RATIO).poses
    assert len(poses) == count
    assert all(area.inflate(4, 4).contains(bounds(pose, RATIO)) for pose in poses)
    assert all(a.x < b.x and a.angle >= b.angle and a.z < b.z for a, b in pairwise(poses))
    if count > 1:
        assert poses[0].angle == pytest.approx(-poses[-1].angle)
        assert poses[0].angle > 0


def test_few_cards_hardly_overlap_and_many_still_show_their_corner():
    three, ten = fan(AREA, 3, RATIO).poses, fan(AREA, 10, RATIO).poses
    assert three[1].x - three[0].x > 0.85 * three[0].width
    assert all(b.x - a.x > 0.4 * a.width for a, b in pairwise(ten))


@pytest.mark.parametrize("side", TURNS)
@pytest.mark.parametrize("count", [1, 3, 10])
def test_backs_stand_on_their_edge_face_down_and_inside(side, count):
    area = pygame.Rect(0, 0, 200, 80) if side in ("top", "bottom") else pygame.Rect(0, 0, 90, 180)
    poses = backs(area, count, RATIO, side)
    assert all(pose.turn == 0 for pose in poses)
    assert all(area.inflate(6, 6).contains(bounds(pose, RATIO)) for pose in poses)
    assert sum(pose.angle for pose in poses) / count == pytest.approx(TURNS[side])


def test_a_tilted_card_is_hit_where_it_is_drawn():
    pose = Pose(100, 100, 50, angle=30)
    for across, down in ((0, 0), (24, 34), (-24, 34), (24, -34), (-24, -34)):
        turn = math.radians(30)
        x, y = across * math.cos(turn) + down * math.sin(turn), down * math.cos(turn) - across * math.sin(turn)
        assert covers(pose, RATIO, (round(100 + x - 0.5), round(100 + y - 0.5)))
    assert not covers(pose, RATIO, (100 + 24, 100 - 34))  # a corner if it stood upright


def test_the_uppermost_of_overlapping_cards_is_hit():
    poses = [Pose(50, 50, 40, z=3), Pose(60, 50, 40, z=9), Pose(70, 50, 40, z=5)]
    assert topmost(poses, RATIO, (60, 50)) == 1
    assert topmost(poses, RATIO, (86, 50)) == 2
    assert topmost(poses, RATIO, (5, 50)) is None


# --- sorting


def test_sorting_by_suit_and_by_value():
    assert sort(CARDS, "dealt", RANKS) == CARDS
    assert sort(CARDS, "suit", RANKS) == ("KC", "7D", "2S", "7H")
    assert sort(CARDS, "value", RANKS) == ("2S", "7D", "7H", "KC")


def test_sorting_goes_round_and_stays_when_cards_come_and_go():
    hand = held()
    kinds = [press(hand, KeyDown(0, 0, pygame.KSCAN_F2, 0)).kind, press(hand, PadDown(0, 0, 1, Bindings().code("pad-sort"))).kind]
    assert kinds == ["sorted", "sorted"]
    assert hand.sorting == "value"
    hand.hold(("KC", "AD", "2S"))
    assert hand.cards == ("AD", "2S", "KC")
    press(hand, KeyDown(0, 0, pygame.KSCAN_F2, 0))
    assert hand.cards == ("KC", "AD", "2S")


# --- presses


def held():
    hand = Hand(RANKS)
    hand.hold(CARDS)
    return hand


FAN = Fan(tuple(Pose(100 + 100 * number, 100, 80) for number in range(4)), RATIO)
AT = {card: (100 + 100 * number, 100) for number, card in enumerate(CARDS)}
BESIDE = (150, 100)


def press(hand, happened):
    return hand.handle(happened, FAN)


def click(hand, card, at):
    return press(hand, PointerDown(at, 0, AT[card])), press(hand, PointerUp(at + 1, 0, AT[card]))


def test_a_press_chooses_when_the_button_comes_down_and_again_later_drops():
    hand = held()
    down, up = click(hand, "KC", 0)
    assert (down.kind, down.card, up) == ("chosen", "KC", None)
    down, up = click(hand, "KC", 10**9)
    assert (down.kind, up.kind, hand.chosen) == ("chosen", "dropped", None)


def test_two_quick_presses_on_one_card_play_it_and_on_two_cards_do_not():
    hand = held()
    click(hand, "KC", 0)
    down, up = click(hand, "KC", 10**8)
    assert (down.kind, down.card, up) == ("play", "KC", None)
    click(hand, "2S", 10**9)
    down, _ = click(hand, "7H", 10**9 + 10**8)
    assert (down.kind, down.card) == ("chosen", "7H")


def test_a_third_quick_press_is_a_new_first_one():
    hand = held()
    kinds = [click(hand, "KC", number * 10**8)[0].kind for number in range(3)]
    assert kinds == ["chosen", "play", "chosen"]


def test_beside_the_cards_and_other_buttons_mean_nothing():
    hand = held()
    assert press(hand, PointerDown(0, 0, BESIDE)) is None
    assert press(hand, PointerDown(0, 0, AT["KC"], button=3)) is None
    assert hand.chosen is None


def test_a_pull_drags_after_a_few_pixels_and_letting_go_tells_where():
    hand = held()
    press(hand, PointerDown(0, 0, AT["KC"]))
    assert press(hand, PointerMove(1, 0, (203, 103), held=True)) is None
    assert press(hand, PointerMove(2, 0, (240, 60), held=True)).kind == "dragged"
    assert hand.dragged == "KC"
    home = Pose(200, 100, 80, angle=5)
    assert (hand.pose(home).x, hand.pose(home).y, hand.pose(home).angle) == (240, 60, 0)
    let_go = press(hand, PointerUp(3, 0, (300, 20)))
    assert (let_go.kind, let_go.card, let_go.pos) == ("released", "KC", (300, 20))
    assert (hand.dragged, hand.chosen) == (None, "KC")


def test_a_pointer_that_comes_back_without_its_button_has_let_go():
    hand = held()
    press(hand, PointerDown(0, 0, AT["KC"]))
    press(hand, PointerMove(1, 0, (240, 60), held=True))
    let_go = press(hand, PointerMove(2, 0, (250, 60), held=False))
    assert (let_go.kind, let_go.card, let_go.pos) == ("released", "KC", None)  # where it was let go of nobody knows


def test_losing_the_window_lets_go():
    hand = held()
    press(hand, PointerDown(0, 0, AT["KC"]))
    press(hand, PointerMove(1, 0, (240, 60), held=True))
    let_go = press(hand, FocusLost(2, 0))
    assert (let_go.kind, let_go.card, let_go.pos) == ("released", "KC", None)
    assert (hand.dragged, hand.chosen) == (None, "KC")
    press(hand, PointerDown(3, 0, AT["KC"]))
    assert press(hand, FocusLost(4, 0)) is None
    assert hand.chosen == "KC"


def test_numbers_choose_by_place_and_do_what_presses_do():
    hand = held()
    third = pygame.KSCAN_3
    assert press(hand, KeyDown(0, 0, third, 0)).card == "2S"
    assert press(hand, KeyDown(10**8, 0, third, 0)).kind == "play"
    assert press(hand, KeyDown(10**9, 0, third, 0)).kind == "dropped"
    assert press(hand, KeyDown(10**9, 0, pygame.KSCAN_KP_1, 0)).card == "7D"
    assert press(hand, KeyDown(2 * 10**9, 0, pygame.KSCAN_9, 0)) is None
    assert press(hand, KeyDown(3 * 10**9, 0, third, 0, repeat=True)) is None


def test_arrows_and_pads_go_through_the_hand_and_around_its_ends():
    hand = held()
    ways = [KeyDown(0, 0, 0, 0, way="right"), PadTilt(0, 0, 1, "right"), KeyDown(0, 0, 0, 0, way="left"), PadTilt(0, 0, 1, "left")]
    assert [press(hand, way).card for way in ways] == ["7D", "KC", "7D", "7H"]


def test_confirm_plays_the_chosen_card_and_cancel_drops_it():
    hand = held()
    confirm, cancel = KeyDown(0, 0, 0, 0, way="confirm"), PadDown(0, 0, 1, 1, way="cancel")
    assert press(hand, confirm) is None
    press(hand, KeyDown(0, 0, pygame.KSCAN_1, 0))
    assert (press(hand, confirm).kind, press(hand, confirm).card) == ("play", "7D")
    assert press(hand, cancel).kind == "dropped"
    assert press(hand, cancel) is None


def test_a_card_that_is_gone_is_neither_chosen_nor_dragged():
    hand = held()
    press(hand, PointerDown(0, 0, AT["KC"]))
    press(hand, PointerMove(1, 0, (240, 60), held=True))
    hand.hold(("7D", "2S"))
    assert (hand.chosen, hand.dragged) == (None, None)
    assert press(hand, PointerUp(2, 0, (300, 20))) is None
