"""What a seat knows: its own hand, the shown cards, the stock's size; and the worlds it could be in."""

import random

import msgspec
import pytest
from games.schnapsen.schnapsplay import NAMES, dealt, mirrored, on_lead, options, order, pack_of, play, position

from game.games.schnapsen.rules import SCHNAPSEN


def sampled(state, seat, count=40):
    """Worlds that this seat could be in; each looks the same to it and holds every card once."""
    view, dice = SCHNAPSEN.view(state, seat), random.Random(5)
    for _ in range(count):
        world = SCHNAPSEN.sample(view, dice)
        assert SCHNAPSEN.view(world, seat) == view
        assert sorted(card for zone in SCHNAPSEN.zones(world).values() for card in zone) == sorted(pack_of(state.common.options))
        yield world


@pytest.mark.parametrize("preset", NAMES)
def test_a_view_has_the_own_hand_and_of_the_rest_only_numbers(preset):
    state = dealt(options(preset))
    for seat in (0, 1):
        view = SCHNAPSEN.view(state, seat)
        assert view.hands[seat] == state.hands[seat]
        assert set(view.hands[1 - seat]) == {None}
        assert view.stock == len(state.stock)
        assert SCHNAPSEN.zones(view)["stock"] == (None,) * len(state.stock)
        hidden = {*state.hands[1 - seat], *state.stock}
        assert not [card for card in hidden if card in msgspec.json.encode(view).decode()]
    watching = SCHNAPSEN.view(state, None)
    assert [set(hand) for hand in watching.hands] == [{None}, {None}]
    assert watching.common == state.common


def test_a_shown_card_is_in_every_world_where_it_is():
    state = play(on_lead(options("santase"), 8), "exchange", "H")
    assert state.common.shown[0] == ("AS", "KH", "QH")
    worlds = list(sampled(state, 1))
    assert all({"AS", "KH", "QH"} <= {*world.hands[0]} for world in worlds)
    assert len({world.hands[0] for world in worlds}) > 20, "the others may be anything"
    taken_back = play(on_lead(options("santase"), 8), "exchange", "back")
    assert all("9S" in world.hands[0] and world.common.turnup == "AS" for world in sampled(taken_back, 1))


def test_the_trump_drawn_last_is_where_everybody_saw_it_go():
    state = play(position(options("santase"), "TC", "9C", tricks=(3, 2), points=(20, 20), turnup="JS"), "TC", "9C")
    assert all("JS" in world.hands[1] for world in sampled(state, 0))


def test_t3_strict_answers_rule_cards_out():
    """Closed; seat 1 could neither beat nor follow nor trump: it has no hearts and no spades, though eight cards lie face down."""
    closed = {"hand": 4, "tricks": (2, 2), "points": (20, 20), "closing": (0, 20, 2, 4)}
    state = play(position(options("santase"), "AH QD", "JC TC 9C KD", **closed), "AH", "JC")
    for world in sampled(state, 0):
        assert not [card for card in world.hands[1] if card[1] in "HS"]
    for world in sampled(mirrored(state), 1):
        assert not [card for card in world.hands[0] if card[1] in "HS"]
    other = play(position(options("santase"), "QH 9D", "JH TC 9C KD", **closed), "QH", "JH")
    for world in sampled(other, 0):
        assert not {*world.hands[1]} & {"AH", "TH", "KH"}, "he could not beat the queen"


def test_nothing_is_ruled_out_by_an_answer_while_the_stock_is_open():
    state = play(position(options("santase"), "AH", "JC", tricks=(2, 2), points=(20, 20)), "AH", "JC")
    assert any(card[1] in "HS" for world in sampled(state, 0) for card in world.hands[1])


@pytest.mark.parametrize("preset", NAMES)
def test_worlds_before_and_between_deals(preset):
    first = SCHNAPSEN.new_match(options(preset), 2)
    assert SCHNAPSEN.view(next(sampled(first, 0)), 1) == SCHNAPSEN.view(first, 1)
    over = play(position(options(preset), "AS", "TS", tricks=(3, 2), points=(45, 30)), "AS", "TS")
    for world in sampled(over, 0, 5):
        assert list(map(sorted, world.hands)) == list(map(sorted, over.hands)), "the hands were shown"
    again = order(over, pack_of(options(preset))).state
    assert len({world.hands for world in sampled(again, 0)}) > 20, "those of the next deal are not"
