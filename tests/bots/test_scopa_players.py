"""Computer players of Scopa and its family: sensible in positions reckoned by hand, never refused, stronger by level."""

import random

import pytest
from games.scopa.scopaplay import NAMES, cards, options, position

from game.arena import run
from game.bots.levels import LEVELS, UnknownLevel
from game.core.game import seat_counts
from game.games import GAMES
from game.games.scopa.actions import Play
from game.games.scopa.bot import make, policy
from game.games.scopa.bot.outlook import chance, expected
from game.games.scopa.rules import SCOPA

THOUGHTFUL = LEVELS[1:]
"""Levels without slips."""


@pytest.fixture(autouse=True)
def listed(monkeypatch):
    """The arena finds its games in the list."""
    monkeypatch.setitem(GAMES, "scopa", SCOPA)


def taking(text):
    """A play as a text: `card` or `card: what it takes`."""
    card, _, takes = text.partition(":")
    return Play(card, tuple(sorted(cards(takes))))


def answer(level, state, seed=1):
    """What this level does on turn."""
    seat = state.common.turn
    player = make(level, seat, state.common.options, random.Random(seed))
    player.told(SCOPA.view(state, seat), (), 0)
    return player.plan().action


def looks(choose, state):
    view = SCOPA.view(state, state.common.turn)
    return choose(view, SCOPA.legal_actions(view), random.Random(1))


# --- taking


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_p12_the_settebello_is_taken_before_another_seven(level):
    state = position(options(), ["7C 2H QH", "KC QC JC"], "7D 7S", stock=12)
    assert answer(level, state) == taking("7C: 7D")


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_p10_a_sweep_is_taken(level):
    state = position(options(), ["7C 5C QH", "KC QC JC"], "2H 3H", stock=12)
    assert answer(level, state) == taking("5C: 2H 3H")


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_escoba_sweeps_by_fifteen(level):
    state = position(options("escoba"), ["3H QH 2S", "KC QC JC"], "7D 5C", stock=12)
    assert answer(level, state) == taking("3H: 7D 5C")


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_a_perdere_leaves_what_it_can(level):
    """The seven would have to take settebello and sweep; the king only lies down."""
    hands = ["7C KH", "KC QC"]
    assert answer(level, position(options(), hands, "7D", stock=12)) == taking("7C: 7D")
    assert answer(level, position(options("a_perdere"), hands, "7D", stock=12)) == taking("KH")


def test_the_items_of_a_preset_are_worth_something():
    """A king takes king of denari or of cups, a three the three of denari or of cups; scopa d'assi keeps the ace for a rich table."""
    state = position(options("re_bello"), ["KC 2H 4S", "6C QC JC"], "KD KH", stock=12)
    assert looks(policy.counting, state) == taking("KC: KD")
    state = position(options("napola"), ["3C QH 4S", "6C QC JC"], "3D 7H 7S", stock=12)
    assert looks(policy.counting, state) == taking("3C: 3D")
    state = position(options("scopa_dassi"), ["AC QH", "6C JC"], "7D 7H 6D QS", stock=12)
    assert looks(policy.counting, state) == taking("AC: 7D 7H 6D QS")


# --- leaving


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_p10_no_sweep_is_left_to_the_next_player(level):
    """The three beside a two makes five, which any five sweeps; the king beside it makes twelve."""
    state = position(options(), ["3H KH", "5C QC"], "2C", stock=20)
    assert answer(level, state) == taking("KH")


def test_p13_no_seven_is_left_to_the_next_player():
    state = position(options(), ["7H QS", "JC QC"], "KC JS", stock=16)
    assert answer("medium", state) == taking("QS")


def test_a_seven_may_lie_when_no_other_is_out():
    """The other sevens are taken, and no sum reaches this one; whoever forgets that leaves the five, of which two are out."""
    state = position(options(), ["7H 5S", "5H QC"], "KC", piles={0: "7C 7S 5D", 1: "7D"}, stock=12)
    assert looks(policy.counting, state) == taking("7H")
    assert looks(policy.forgetting, state) == taking("5S")


def test_p3_what_is_left_to_the_partner_is_not_lost():
    """Four seats, the same cards: the one after the next is the partner, or nobody's friend."""
    hands = ["3H KH", "5C QC", "5H 6H", "JC JH"]
    view, singly = (SCOPA.view(position(options(four=four), hands, "2C", stock=8), 0) for four in ("pairs", "singly"))
    laid = taking("3H")
    assert policy.look(view, [laid])[laid] > policy.look(singly, [laid])[laid]


# --- the last packet


def test_two_players_last_cards_are_played_exactly():
    """Seat 1 has every majority, so that only sweeps count. Taking the two leaves a five to a five: a sweep; the king does not."""
    state = position(options(), ["2S KD", "5C JS"], "2C 5H", last=1)
    assert looks(policy.greedy, state) == taking("2S: 2C")
    for level in ("hard", "master"):
        assert answer(level, state) == taking("KD")


# --- the outlook


def outlook(totals, **changes):
    """Chances of both sides when nothing of the deal has been played yet."""
    common = position(options(**changes), ["", ""], piles={1: ""}, stock=40, totals=totals).common
    return [chance(common, totals, side) for side in (0, 1)]


def test_p14_the_chance_of_a_match():
    assert outlook((5, 5)) == [0.5, 0.5]
    early, late = outlook((2, 0)), outlook((10, 8))
    assert 0.5 < early[0] < late[0] < 1  # two points are worth more near the end
    assert sum(early) == pytest.approx(1)
    assert outlook((2, 0), lowest_wins=True)[0] == pytest.approx(early[1])


def test_p12_what_a_deal_promises():
    """Nobody has anything: three majorities are even. All but a sure majority of cards, and settebello, for seat 0."""
    common = position(options(), ["", ""], piles={1: ""}, stock=40).common
    assert expected(common) == [1.5, 1.5]
    common = position(options(), ["", ""], piles={0: "7D 6D 5D 4D 3D 2D AD", 1: "7C"}, stock=32, sweeps=(0, 2)).common
    mine, other = expected(common)
    assert mine > 2.5  # settebello, denari for certain, and the better part of the rest
    assert 2 < other < 3  # two sweeps
    assert mine + other == pytest.approx(3 + 1 + 2)


# --- always


@pytest.mark.parametrize("name", NAMES)
def test_nothing_they_do_is_refused(name):
    for seats in seat_counts(SCOPA, name):
        levels = ("medium", "hard") if seats == 2 else ("easy", "medium", *["easy"] * (seats - 2))
        assert run("scopa", levels, name, matches=1, seed=seats).errors == 0


@pytest.mark.parametrize("changes", [{"choice": "any"}, {"choice": "fewest"}, {"aces": "take_all", "take_all_sweeps": True}])
def test_nothing_is_refused_with_options_either(changes):
    assert run("scopa", ("easy", "hard"), options=options(**changes), matches=1, seed=3).errors == 0


def test_what_is_hidden_makes_no_difference():
    """Two states that look the same to a seat are played the same."""
    states = [position(options(), ["7H QS 2S", other], "KC JS", stock=12) for other in ("JC QC AC", "JC 3C 4C")]
    states[1] = position(options(), ["7H QS 2S", "JC 3C 4C"], "KC JS", piles={1: " ".join(states[0].common.piles[1])}, stock=12)
    views = [SCOPA.view(state, 0) for state in states]
    assert views[0] == views[1]
    assert answer("hard", states[0]) == answer("hard", states[1])


def test_the_same_dice_play_the_same_way():
    state = position(options(), ["3H KH 5S", "5C QC JC"], "2C 4D", stock=18)
    assert [answer(level, state, 3) for level in LEVELS] == [answer(level, state, 3) for level in LEVELS]


def test_an_unknown_level_is_told():
    with pytest.raises(UnknownLevel, match="easy, medium, hard, master"):
        make("grand", 0, options(), random.Random(1))


# --- strength


def beats(weaker, stronger, name, matches, seed=1):
    """How many of these matches the stronger level wins."""
    return run("scopa", (weaker, stronger), name, matches=matches, seed=seed).wins[1]


def test_medium_beats_easy_and_hard_beats_medium():
    """Over 200 matches each wins two in three; half would be chance."""
    assert beats("easy", "medium", "scopa", 40) >= 24
    assert beats("medium", "hard", "scopa", 20) >= 12


@pytest.mark.long
@pytest.mark.parametrize("name", ["scopa", "scopone", "a_perdere"])
def test_each_level_beats_the_one_below_clearly(name):
    assert beats("easy", "medium", name, 200) >= 115
    assert beats("medium", "hard", name, 200) >= 115
    assert beats("hard", "master", name, 200) >= 115
