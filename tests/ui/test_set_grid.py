"""Where the slots of a table of Set lie, and what private picks and cursors do."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.games.setgame.table.grid import Grid, columns_for, grid
from game.games.setgame.table.hands import Hands

RATIO = 1.45
areas = st.tuples(st.integers(300, 3000), st.integers(200, 1800)).map(lambda size: pygame.Rect(20, 30, *size))


@pytest.mark.parametrize(
    ("slots", "table", "columns"), [(12, 12, 4), (15, 12, 5), (18, 12, 6), (21, 12, 7), (9, 12, 4), (9, 9, 3), (12, 9, 4)]
)
def test_s4_s7_three_rows_and_four_to_seven_columns(slots, table, columns):
    assert columns_for(slots, table) == columns


@given(areas, st.integers(3, 7))
def test_all_cards_lie_inside_the_room_apart_from_each_other_and_fill_it(area, columns):
    made = grid(area, columns, RATIO)
    cards = [made.rect(slot) for slot in range(3 * columns)]
    assert all(area.contains(card) for card in cards)
    assert all(one.collidelist(cards[i + 1 :]) < 0 for i, one in enumerate(cards))
    whole = cards[0].unionall(cards)
    assert whole.w > 0.93 * area.w or whole.h > 0.93 * area.h


@given(areas, st.integers(3, 7), st.data())
def test_a_click_one_pixel_inside_a_card_hits_it_and_one_outside_does_not(area, columns, data):
    made = grid(area, columns, RATIO)
    slot = data.draw(st.integers(0, 3 * columns - 1))
    card = made.rect(slot)
    inside = [card.topleft, (card.right - 1, card.bottom - 1), (card.x, card.bottom - 1), (card.right - 1, card.y)]
    outside = [(card.x - 1, card.y), (card.right, card.y), (card.x, card.y - 1), (card.x, card.bottom)]
    assert [made.slot_at(pos) for pos in inside] == [slot] * 4
    assert slot not in [made.slot_at(pos) for pos in outside]


def test_slots_go_down_the_columns():
    made = Grid(0, 0, 4, 100, 70, 10)
    assert made.rect(0).topleft == (0, 0)
    assert made.rect(2).topleft == (0, 160)
    assert made.rect(3).topleft == (110, 0)


def test_the_smallest_window_shows_21_cards_at_least_70_pixels_wide():
    from game.ui.hud.frame import frame
    from game.ui.theme import Scale

    room = frame(Scale((960, 540)), [True] * 12, 158, 4)
    assert grid(room.cards, 7, RATIO, 0.96).width >= 70


TABLE = ("0000", "0001", "0002", "0010", None, "0012", "0020", "0021", "0022")


def test_the_third_pick_is_the_claim_and_stays_picked():
    hands = Hands()
    assert hands.toggle(2, "0000") is None
    assert hands.toggle(2, "0001") is None
    assert hands.toggle(2, "0002") == ("0000", "0001", "0002")
    assert hands.picks[2] == ("0000", "0001", "0002")


def test_a_picked_card_is_taken_back_and_a_fourth_begins_anew():
    hands = Hands()
    hands.toggle(0, "0000")
    hands.toggle(0, "0000")
    assert hands.picks[0] == ()
    for card in ("0000", "0001", "0002", "0010"):
        hands.toggle(0, card)
    assert hands.picks[0] == ("0010",)


def test_s15_picks_on_cards_that_are_gone_fall_away_and_the_others_stay():
    hands = Hands({0: ("0000", "0001"), 1: ("0001",)})
    hands.keep(("0000", "0002"))
    assert hands.picks == {0: ("0000",), 1: ()}


def test_a_cursor_appears_with_the_first_movement_and_walks_around_the_edges_over_cards_only():
    hands = Hands()
    assert hands.under_cursor(0, TABLE) is None
    assert hands.move(0, "right", TABLE)
    assert hands.under_cursor(0, TABLE) == "0000"
    hands.move(0, "right", TABLE)
    assert hands.under_cursor(0, TABLE) == "0010"
    hands.move(0, "down", TABLE)  # over the gap at slot 4
    assert hands.under_cursor(0, TABLE) == "0012"
    hands.move(0, "down", TABLE)
    assert hands.under_cursor(0, TABLE) == "0010"
    hands.move(0, "left", TABLE)
    hands.move(0, "left", TABLE)
    assert hands.under_cursor(0, TABLE) == "0020"
    assert not hands.move(0, "confirm", TABLE)
    assert not Hands().move(0, "right", (None,) * 9)


@given(filled=st.lists(st.booleans(), min_size=3, max_size=21))
def test_a_cursor_reaches_every_card_whichever_gaps_there_are(filled):
    """At the end of a round cards lie scattered: a pad alone has to get to each of them."""
    table = tuple(str(slot) if lies else None for slot, lies in enumerate(filled))
    slots = {slot for slot, lies in enumerate(filled) if lies}
    reached, edge = set(), {min(slots)} if slots else set()
    while edge:
        reached |= edge
        edge = {stepped(slot, way, table) for slot in edge for way in ("left", "right", "up", "down")} - reached
    assert reached == slots


def stepped(slot, way, table):
    hands = Hands()
    hands.cursors[0] = slot
    hands.move(0, way, table)
    return hands.cursors[0]
