"""A table of tricks without a game: where things lie at any size, what a step becomes, what stays to be read."""

from itertools import combinations

import pygame
import pytest

from game.core.events import Move
from game.ui.clips import Pose
from game.ui.fan import bounds
from game.ui.hud.frame import frame
from game.ui.theme import Scale
from game.ui.trick.beats import CROWDED, TRICK_STAYS, Beat, Beats, cut
from game.ui.trick.felt import Look, felt, keys, lie, moved, slot

RATIO = 5 / 7
SIZES = [(960, 540), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (1024, 768), (3840, 2160)]
FULL = {
    "stock": (None,) * 11, "turnup": ("9S",), "trick": ("KH", "AH"), "hand:0": ("TH", "JH", "AC", "TC", "KC", "QC"),
    "hand:1": (None,) * 5 + ("KD",), "won:0": ("AS", "TS", "KS", "QS"), "won:1": ("9C", "JC"),
    "discard:0": (None,) * 5, "discard:1": (None,),
}  # fmt: skip


def cloth(size, bottom=0, cards=1.0):
    scale = Scale(size)
    return felt(scale, frame(scale, [True, True], 104, 4).cards, RATIO, cards, bottom)


def boxes(table):
    shared = [box for place in table.places.seats for box in (place.hand, place.plate, place.pile)]
    return [*shared, table.stock, table.trick, table.side]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("bottom", [0, 1])
def test_no_part_of_the_table_lies_over_another(size, bottom):
    parts = boxes(cloth(size, bottom))
    area = frame(Scale(size), [True, True], 104, 4).cards
    assert all(area.contains(box) for box in parts)
    assert [(a, b) for a, b in combinations(parts, 2) if a.colliderect(b)] == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("look", [Look(), Look(closed=True), Look(under=False)])
def test_every_card_lies_inside_its_part_of_the_table(size, look):
    table = cloth(size)
    spots = lie(table, FULL, look).spots
    homes = {"stock": table.stock, "trick": table.trick, "9S": table.stock, "KH": table.trick, "AH": table.trick}
    for place in table.places.seats:
        homes |= {f"hand:{place.seat}": place.hand, f"won:{place.seat}": place.pile}
    homes["KD"] = homes["hand:1"].union(homes["hand:1"].move(0, homes["hand:1"].h // 4))  # known, and held out a little
    for zone, cards in FULL.items():
        for key in keys(zone, cards):
            home = homes.get(key, homes.get(zone, table.trick))
            home = home.inflate(home.h // 8, home.h // 8)  # a tilted card's box is larger than the card
            box = bounds(spots[key].pose, RATIO)
            assert home.contains(box), (key, home, box)


def test_the_trump_lies_half_under_the_stock_or_beside_it_and_face_down_across_it_when_closed():
    table = cloth((1280, 720))
    under, beside, closed = (lie(table, FULL, look).spots["9S"].pose for look in (Look(), Look(under=False), Look(closed=True)))
    stock = lie(table, FULL, Look()).spots["stock#10"].pose
    assert (under.turn, abs(under.angle)) == (1, 90)
    assert under.z < stock.z
    assert bounds(under, RATIO).right > bounds(stock, RATIO).right
    assert (beside.turn, beside.angle) == (1, 0)
    assert not bounds(beside, RATIO).colliderect(bounds(stock, RATIO))
    assert (closed.turn, abs(closed.angle)) == (0, 90)
    assert closed.z > stock.z


def test_the_other_hand_is_seen_from_behind_but_for_the_cards_known_of_it():
    spots = lie(cloth((1280, 720)), FULL, Look()).spots
    assert [spots[slot("hand:1", i)].pose.turn for i in range(5)] == [0] * 5
    assert spots["KD"].pose.turn == 1
    assert slot("hand:1", 5) not in spots


def test_the_own_hand_lies_in_its_own_order_and_a_raised_card_stands_out():
    table = cloth((1280, 720))
    order = ("QC", "KC", "TC", "AC", "JH", "TH")
    spots = lie(table, FULL, Look(hand=order, raised=frozenset({"TC"}))).spots
    assert sorted(order, key=lambda card: spots[card].pose.x) == list(order)
    assert spots["TC"].pose.y < min(spots[card].pose.y for card in order if card != "TC")


def test_moves_lead_from_zones_to_zones_with_unknown_cards_among_them():
    zones = {"hand:1": (None, None), "stock": (None, None, None), "trick": ("KH",), "won:0": ()}
    after = moved(zones, [Move("AH", "hand:1", "trick"), Move("KH", "trick", "won:0"), Move(None, "stock", "hand:1")])
    assert after == {"hand:1": (None, None), "stock": (None, None), "trick": ("AH",), "won:0": ("KH",)}


# --- beats


class Log:
    """Plays beats that take `ms` to move and writes down what began when."""

    def __init__(self, steps=(), moves=0):
        self.steps, self.moves, self.begun = list(steps), moves, []
        self.beats = Beats(self.play, lambda: self.steps.pop(0), lambda: len(self.steps))

    def play(self, beat, now):
        self.begun.append((now, beat.events))
        return now + self.moves


def test_a_step_is_cut_before_what_has_to_wait_and_what_is_told_ahead_is_told_before_the_cut():
    beats = cut("abcde", "view", lambda before, event: {"c": 5, "e": 7}.get(event, 0), lambda event: event == "c")
    assert beats == [
        Beat(("a", "b"), None, 5, ("a", "b", "c")),
        Beat(("c", "d"), None, 7, ("d",)),
        Beat(("e",), "view", 0, ("e",)),
    ]


def test_a_finished_trick_stays_a_second_after_its_last_card_came_down():
    log = Log([[Beat(("answer",), None, TRICK_STAYS), Beat(("won",), "view")]], moves=300)
    log.beats.step(0)
    log.beats.step(TRICK_STAYS + 299)
    assert [events for _, events in log.begun] == [("answer",)]
    assert log.beats.held(TRICK_STAYS)
    log.beats.step(TRICK_STAYS + 300)
    assert log.begun[-1] == (TRICK_STAYS + 300, ("won",))
    assert not log.beats.held(TRICK_STAYS + 301)


def test_a_press_goes_on_at_once():
    log = Log([[Beat(("answer",), None, TRICK_STAYS), Beat(("won",), "view")]])
    log.beats.step(0)
    log.beats.skip(7)
    assert log.begun[-1] == (7, ("won",))
    assert not log.beats.behind


def test_the_next_step_waits_for_the_movement_of_the_one_before():
    log = Log([[Beat(("deal",), 1)], [Beat(("lead",), 2)]], moves=1000)
    log.beats.step(0)
    assert log.beats.next_change() == 1000
    log.beats.step(999)
    assert len(log.begun) == 1
    log.beats.step(1000)
    assert log.begun[-1] == (1000, ("lead",))


def test_a_table_that_runs_away_is_caught_up_with():
    trick = [Beat(("answer",), None, TRICK_STAYS), Beat(("won",), "view")]
    log = Log([list(trick) for _ in range(CROWDED + 2)])
    log.beats.step(0)
    assert len(log.begun) > 2
    assert len(log.steps) < CROWDED


def test_a_hand_of_one_lies_straight_in_the_middle():
    table = cloth((1280, 720))
    (pose,) = table.hand(1).poses
    assert (pose.angle, round(pose.x)) == (0, table.places.seats[0].hand.centerx)
    assert isinstance(pose, Pose)
    assert table.places.seats[0].hand.contains(pygame.Rect(bounds(pose, RATIO)))
