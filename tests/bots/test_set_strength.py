"""How strong the computer players of Set are: measured on virtual time, seeded."""

import random
from itertools import pairwise
from statistics import mean

import pytest

from game.arena import run
from game.arena.match import play
from game.bots.levels import UnknownLevel
from game.core.game import SECOND, preset
from game.games.setgame.bot import LEVELS, make
from game.games.setgame.bot.eye import REACTION, SKILLS, Eye
from game.games.setgame.bot.hand import REVEAL
from game.games.setgame.events import CallEnded, Dealt, Granted, Wrong
from game.games.setgame.options import SetOptions
from game.games.setgame.pack import FULL_PACK, holds_set
from game.games.setgame.rules import SET

MEAN_FIND = {"beginner": 30, "easy": 15, "medium": 8, "hard": 4.5, "master": 2.5}
"""Seconds from the change of the table to the claim: one seat alone, instant, the full pack."""


class Watched:
    """A player whose table is written down: seconds from each change to the granted claim, and what was claimed how soon."""

    def __init__(self, player):
        self.player = player
        self.changed, self.dealt_at = 0, {}
        self.finds, self.wrong, self.soonest, self.timed_out = [], 0, SECOND, 0

    def told(self, view, events, clock):
        for event in events:
            if isinstance(event, Granted):
                self.finds.append((clock - self.changed) / SECOND)
            if isinstance(event, Granted | Wrong):
                self.soonest = min(self.soonest, clock - max(self.dealt_at[card] for card in event.cards))
            self.wrong += isinstance(event, Wrong)
            self.timed_out += isinstance(event, CallEnded) and event.reason == "time"
        for card in (card for event in events if isinstance(event, Dealt) for card in event.cards):
            self.dealt_at[card] = clock
        if any(isinstance(event, Granted | Dealt) for event in events):
            self.changed = clock
        self.player.told(view, events, clock)

    def plan(self):
        return self.player.plan()


def alone(level, games, options):
    """Watched games of one seat, without a mistake in any."""
    seats = []
    for number in range(games):
        watched = Watched(make(level, 0, options, random.Random(f"{level} {number}")))
        assert play(SET, options, [watched], random.Random(number)).errors == 0
        seats.append(watched)
    return seats


@pytest.fixture(scope="module")
def solo():
    """Solo games by level."""
    return {level: alone(level, 80, preset(SET, "solo")) for level in LEVELS}


def test_the_levels_of_set():
    assert tuple(MEAN_FIND) == LEVELS
    with pytest.raises(UnknownLevel, match="known levels are beginner, easy, medium, hard, master"):
        make("expert", 0, SetOptions(), random.Random(1))


@pytest.mark.parametrize("level", LEVELS)
def test_mean_find_of_one_seat_alone(solo, level):
    finds = [find for seat in solo[level] for find in seat.finds]
    assert mean(finds) == pytest.approx(MEAN_FIND[level], rel=0.1)


@pytest.mark.parametrize("level", LEVELS)
def test_mean_find_on_random_tables_of_twelve(level):
    dice, finds = random.Random(level), []
    while len(finds) < 1500:
        table = dice.sample(FULL_PACK, 12)
        if holds_set(table):
            eye = Eye(SKILLS[level], dice)
            eye.look(table, table, REVEAL)
            finds.append(eye.discoveries()[0].at / SECOND)
    assert mean(finds) == pytest.approx(MEAN_FIND[level], rel=0.1)


def test_wrong_claims_are_few_and_fewer_with_each_level(solo):
    shares = []
    for level in LEVELS:
        wrong, right = (sum(seat.wrong for seat in solo[level]), sum(len(seat.finds) for seat in solo[level]))
        shares.append(wrong / (wrong + right))
    assert shares == sorted(shares, reverse=True)
    assert 0.05 < shares[0] < 0.1
    assert 0 < shares[-1] < 0.01


def test_nobody_claims_cards_before_a_hand_could(solo):
    soonest = min(seat.soonest for seats in solo.values() for seat in seats)
    assert REVEAL + REACTION <= soonest < REVEAL + 2 * REACTION


@pytest.mark.parametrize("level", LEVELS)
def test_s10_whoever_calls_alone_picks_in_time(level):
    for seat in alone(level, 10, SetOptions(pick_seconds=2)):
        assert seat.timed_out == 0
        assert len(seat.finds) > 20


@pytest.mark.parametrize(("weaker", "stronger"), [*pairwise(LEVELS)])
@pytest.mark.parametrize("name", ["classic", "quick", "first_to"])
def test_each_level_beats_the_one_below(weaker, stronger, name):
    result = run("set", (weaker, stronger), name, matches=20, seed=3)
    assert result.wins[1] >= 15  # even chances would bring that about once in fifty
    assert result.points[1] > result.points[0]


TABLES = [
    SetOptions(),
    SetOptions(pick_seconds=0, extra="agree"),
    SetOptions(pick_seconds=2, finish="timed", seconds=60),
    SetOptions(claim="instant", penalty="lockout", finish="timed", seconds=60, sudden_death=True),
    SetOptions(pack="quick", table=9, sudden_death=True, rounds=3),
    SetOptions(claim="instant", penalty="floor", own_set_lockout=(5, 5), start_points=(-3, 3)),
    SetOptions(claim="instant", finish="count", count=40, penalty="none"),
    SetOptions(finish="first_to", target=2, sudden_death=True),
]


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("seats", [2, 12])
def test_no_plan_is_refused_at_full_tables_and_small_ones(options, seats):
    levels = (LEVELS * 3)[-seats:]
    result = run("set", levels, options=options, matches=3, seed=4)
    assert result.errors == 0
    assert sum(result.wins) + result.draws == 3


@pytest.mark.long
def test_mean_finds_over_many_games():
    for level in LEVELS:
        finds = [find for seat in alone(level, 2000, preset(SET, "solo")) for find in seat.finds]
        assert mean(finds) == pytest.approx(MEAN_FIND[level], rel=0.04)


@pytest.mark.long
def test_a_thousand_matches_of_each_table_without_a_mistake():
    for options in TABLES:
        assert run("set", ("master", "beginner", "hard"), options=options, matches=1000, seed=5).errors == 0
