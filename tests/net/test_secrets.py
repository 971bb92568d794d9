"""What a seat is sent does not depend on cards it may not know: every byte of a whole evening, welcome, resume, refusals and rematch
included, and the lengths of what others are sent."""

import random

import msgspec
import pytest
from kits import relive
from kits.contract import random_match, tables
from kits.toy_game import Toy

from game.core.errors import IllegalAction
from game.games import GAMES

ALL = {**GAMES, "toy": Toy()}
TABLES = [(game, *next(iter(tables(game)))) for game in ALL.values()]


def worlds(game, preset, seats, seed, most):
    """Of a random match, for each seat and a spectator: the entries as they were and with hidden cards exchanged."""
    match = random_match(game, preset, seats, 3 * seed + 1)  # by chance who deals first
    dice = random.Random(seed)
    for seat in (0, seats - 1, None):
        for real, other in relive.other_worlds(game, match, seat, dice, most):
            yield match, seat, real, other


@pytest.mark.parametrize(("game", "preset", "seats"), TABLES, ids=[game.info.id for game, *_ in TABLES])
def test_every_byte_is_the_same_whatever_is_hidden(game, preset, seats):
    tried = 0
    for seed in range(2):
        for match, seat, real, other in worlds(game, preset, seats, seed, most=1):
            assert relive.streams(game, match, seat, real, preset) == relive.streams(game, match, seat, other, preset)
            tried += 1
    assert tried >= 3


class Leaky(Toy):
    """Shows everybody the stock's length doubled if the other hand holds an ace: one bit too many."""

    def view(self, state, seat):
        view = super().view(state, seat)
        return msgspec.structs.replace(view, stock=view.stock * (1 + any(card[0] == "A" for card in state.hands[1])))


class Blabbing(Toy):
    """Refuses in words that tell a card of the other hand."""

    def apply(self, state, seat, action, stamp):
        try:
            return super().apply(state, seat, action, stamp)
        except IllegalAction as refusal:
            raise IllegalAction(refusal.code, card=next(iter(state.hands[1 - seat]), None)) from None


class Longwinded(Toy):
    """Sends the others more when somebody holds an ace."""

    def view(self, state, seat):
        view = super().view(state, seat)
        ace = seat == 1 and any(card[0] == "A" for card in state.hands[1])
        return msgspec.structs.replace(view, common=msgspec.structs.replace(view.common, shown=(("AH",) * 3 * ace, ())))


@pytest.mark.parametrize("leak", [Leaky, Blabbing, Longwinded])
def test_that_test_sees_a_planted_leak(leak):
    game, differences = leak(), 0
    for seed in range(6):
        for match, seat, real, other in worlds(Toy(), "plain", 2, seed, most=2):
            if seat == 0:
                differences += relive.streams(game, match, seat, real, "plain") != relive.streams(game, match, seat, other, "plain")
    assert differences
