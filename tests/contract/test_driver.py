"""The random matches that the contract is checked on are worth checking it on."""

import random

import pytest
from kits.contract import random_match, tables
from kits.driver import NoEnd, play
from kits.recording import Act, Expire, Order, Presence, effective, packed, record
from kits.toy_game import Options, Toy
from kits.toy_race import ToyRace

from game.games import GAMES

TOYS = (Toy(), ToyRace())


def matches(toy):
    return [random_match(toy, "plain", 2, seed) for seed in range(8)]


@pytest.mark.parametrize("toy", TOYS, ids=["turns", "race"])
def test_same_seed_same_match(toy):
    options = dict(toy.info.presets)["plain"]
    first, again, other = (packed(record(play(toy, options, 2, random.Random(seed)))) for seed in (5, 5, 6))
    assert first == again
    assert first != other


@pytest.mark.parametrize("toy", TOYS, ids=["turns", "race"])
def test_everything_that_can_go_in_does(toy):
    entries = [entry for match in matches(toy) for entry in match.entries]
    assert {type(entry) for entry in entries} == {Act, Expire, Order, Presence}
    acts = [entry for entry in entries if isinstance(entry, Act)]
    assert {type(act.action) for act in acts} == set(toy.types.action.__args__)
    assert any(act.lag > 0 for act in acts)
    assert any(act.lag == 0 for act in acts)
    assert {entry.here for entry in entries if isinstance(entry, Presence)} == {True, False}


@pytest.mark.parametrize("toy", TOYS, ids=["turns", "race"])
def test_everything_that_can_come_out_does(toy):
    steps = [step for match in matches(toy) for step in match.passed]
    assert {type(event) for step in steps for event in step.events} == set(toy.types.event.__args__)
    wanted = {"not_allowed", "not_your_turn", "wrong_phase"} if isinstance(toy, Toy) else {"beaten", "locked"}
    assert wanted <= {step.refusal[0] for step in steps if step.refusal is not None}


def test_deadlines_come_after_what_was_effectively_earlier():
    for toy in TOYS:
        for match in matches(toy):
            for step in match.passed:
                deadline = toy.deadline(step.before)
                if isinstance(step.entry, Act) and deadline is not None:
                    assert effective(step.entry) < deadline


def test_in_a_race_two_seats_want_the_same_within_a_millisecond():
    close = 0
    for match in matches(ToyRace()):
        for one, other in zip(match.entries, match.entries[1:], strict=False):
            if isinstance(one, Act) and isinstance(other, Act) and one.seat != other.seat and one.action == other.action:
                close += abs(effective(one) - effective(other)) < 1_000_000
    assert close > 3


def test_match_without_an_end_is_noticed():
    with pytest.raises(NoEnd):
        play(Toy(), Options(deals=9), 2, random.Random(1), limit=50)


@pytest.mark.parametrize("game", GAMES)
def test_matches_of_a_game_have_right_and_wrong_in_them(game):
    for name, seats in tables(GAMES[game]):
        match = random_match(GAMES[game], name, seats, 1)
        acts = [step for step in match.passed if isinstance(step.entry, Act)]
        assert any(step.refusal is None and step.events for step in acts)
    refused = [step for name, seats in tables(GAMES[game]) for step in random_match(GAMES[game], name, seats, 1).passed if step.refusal]
    assert len(refused) > 3
