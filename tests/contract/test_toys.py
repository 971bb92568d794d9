"""The checks of the contract let an honest game pass."""

import random

import pytest
from kits import entrance
from kits.contract import GAME_CHECKS, MATCH_CHECKS, random_match, tables
from kits.toy_game import Toy
from kits.toy_race import ToyRace

TOYS = {toy.info.id: toy for toy in (Toy(), ToyRace())}
TABLES = [(name, preset, seats) for name, toy in TOYS.items() for preset, seats in tables(toy)]


@pytest.mark.parametrize("toy", TOYS.values(), ids=TOYS)
@pytest.mark.parametrize("check", GAME_CHECKS)
def test_an_honest_toy_passes_as_a_game(toy, check):
    check(toy)


@pytest.mark.parametrize(("toy", "preset", "seats"), TABLES)
@pytest.mark.parametrize("check", MATCH_CHECKS)
def test_an_honest_toy_passes_in_a_match(toy, preset, seats, check):
    for seed in range(3):
        check(TOYS[toy], random_match(TOYS[toy], preset, seats, seed), random.Random(seed))


@pytest.mark.parametrize(("toy", "preset", "seats"), TABLES)
def test_an_honest_toy_passes_at_the_door(toy, preset, seats):
    entrance.check_first(TOYS[toy], dict(TOYS[toy].info.presets)[preset], seats, random.Random(1))
    entrance.check_seat_counts(TOYS[toy], preset)
