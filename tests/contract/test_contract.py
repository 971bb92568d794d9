"""Every game of the house keeps the contract of `game.core.game`, with every preset and a spread of seat counts."""

import random

import pytest
from kits import entrance
from kits.contract import GAME_CHECKS, MATCH_CHECKS, random_match, tables, varied_options
from kits.driver import play

from game.core.game import preset
from game.games import GAMES

TABLES = [(game, name, seats) for game in GAMES for name, seats in tables(GAMES[game])]
ALL_TABLES = [(game, name, seats) for game in GAMES for name, seats in tables(GAMES[game], every=True)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("check", GAME_CHECKS)
def test_game(game, check):
    check(GAMES[game])


@pytest.mark.parametrize("game", GAMES)
def test_game_is_listed_under_its_own_id(game):
    assert GAMES[game].info.id == game


@pytest.mark.parametrize(("game", "name", "seats"), TABLES)
def test_beginning(game, name, seats):
    entrance.check_first(GAMES[game], preset(GAMES[game], name), seats, random.Random(1))
    entrance.check_seat_counts(GAMES[game], name)


@pytest.mark.parametrize(("game", "name", "seats"), TABLES)
@pytest.mark.parametrize("check", MATCH_CHECKS)
def test_match(game, name, seats, check):
    check(GAMES[game], random_match(GAMES[game], name, seats, 1), random.Random(1))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_match_with_varied_options(game, seed):
    vary(game, seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 5))
@pytest.mark.parametrize(("game", "name", "seats"), ALL_TABLES)
def test_many_matches(game, name, seats, seed):
    match = random_match(GAMES[game], name, seats, seed)
    for check in MATCH_CHECKS:
        check(GAMES[game], match, random.Random(seed))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4, 30))
@pytest.mark.parametrize("game", GAMES)
def test_many_matches_with_varied_options(game, seed):
    vary(game, seed)


def vary(game, seed):
    """All checks on one match with options mixed at random."""
    dice = random.Random(f"{game} {seed}")
    options, seats = varied_options(GAMES[game], dice)
    match = play(GAMES[game], options, seats, dice, limit=12000)
    for check in MATCH_CHECKS:
        check(GAMES[game], match, dice)
