"""What a seat knows: its own hand, the table and the piles, how many cards lie elsewhere; and the worlds it could be in."""

import random

import msgspec
import pytest
from games.scopa.scopaplay import NAMES, PACK, dealt, options, play

from game.games.scopa.rules import SCOPA


@pytest.mark.parametrize("preset", NAMES)
def test_a_view_has_the_own_hand_and_of_the_rest_only_numbers(preset):
    state = dealt(options(preset), 4)
    for seat in range(4):
        view = SCOPA.view(state, seat)
        assert view.hands[seat] == state.hands[seat]
        assert all(set(view.hands[other]) == {None} for other in range(4) if other != seat)
        assert view.stock == len(state.stock)
        hidden = {card for other in range(4) if other != seat for card in state.hands[other]} | {*state.stock}
        assert not [card for card in hidden if card in msgspec.json.encode(view).decode()]
    assert all(set(hand) == {None} for hand in SCOPA.view(state, None).hands)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_worlds_a_seat_could_be_in(seats):
    dice = random.Random(seats)
    state = dealt(options(), seats, PACK, seats - 1)
    for _ in range(seats + 1):
        action = SCOPA.legal_actions(SCOPA.view(state, state.common.turn))[0]
        state = play(state, f"{action.card}: {' '.join(action.takes)}")
    for seat in (*range(seats), None):
        view = SCOPA.view(state, seat)
        worlds = [SCOPA.sample(view, dice) for _ in range(20)]
        assert len({world.hands for world in worlds}) > 10
        for world in worlds:
            assert SCOPA.view(world, seat) == view
            assert world.common == state.common
            assert sorted(card for zone in SCOPA.zones(world).values() for card in zone) == sorted(PACK)


def test_a_world_before_the_first_deal():
    first = SCOPA.new_match(options(), 3)
    assert SCOPA.view(SCOPA.sample(SCOPA.view(first, 0), random.Random(1)), 2) == SCOPA.view(first, 2)
