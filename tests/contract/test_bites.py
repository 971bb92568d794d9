"""Every check of the contract bites: each planted fault is found by the check that is there for it."""

import inspect
import random

import pytest
from kits.contract import GAME_CHECKS, MATCH_CHECKS, random_match
from kits.entrance import check_first, check_seat_counts
from kits.toy_doors import gap
from kits.toy_faults import fault
from kits.toy_leaks import leak

FAULTS = (*fault, *gap, *leak)


def run(check, game):
    """The check, with what it asks for, on some matches of the game."""
    name, options = game.info.presets[0]
    wanted = list(inspect.signature(check).parameters)
    if "match" not in wanted:
        given = {"game": game, "options": options, "seats": 2, "dice": random.Random(1), "name": name}
        check(*(given[parameter] for parameter in wanted))
        return
    for seed in range(8):
        check(game, random_match(game, name, 2, seed), random.Random(seed))


@pytest.mark.parametrize("fault", FAULTS, ids=[fault.name for fault in FAULTS])
def test_planted_fault_is_found(fault):
    run(fault.check, fault.toy())
    with pytest.raises(AssertionError):
        run(fault.check, fault.broken())


def test_every_check_has_a_fault_that_it_finds():
    assert {*GAME_CHECKS, *MATCH_CHECKS, check_first, check_seat_counts} == {fault.check for fault in FAULTS}
