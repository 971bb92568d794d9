"""Computer players of Schnapsen and its relatives: sensible in positions reckoned by hand, never refused, stronger by level."""

import random

import pytest
from msgspec.structs import replace

from game.arena.match import play
from game.bots.levels import LEVELS, UnknownLevel
from game.core.game import NeedsOrder
from game.games.schnapsen.actions import Announce, Claim, Play
from game.games.schnapsen.bot import make
from game.games.schnapsen.options import PRESETS
from game.games.schnapsen.rules import SCHNAPSEN
from game.games.schnapsen.state import State, Trick, points_of

OPTIONS = dict(PRESETS)


def position(preset, hands, *, trump="S", tricks=(), stock=(), turnup=None, turn=0, led=None, **options):
    """A deal in the middle: seat `turn` to lead (or to answer `led`)."""
    state = SCHNAPSEN.new_match(replace(OPTIONS[preset], **options), 2, first=1)
    awaited = SCHNAPSEN.awaiting(state)
    assert isinstance(awaited, NeedsOrder)
    state = SCHNAPSEN.ordered(state, awaited.items, 0).state
    common = replace(
        state.common,
        trump=trump,
        turnup=turnup,
        tricks=tuple(tricks),
        turn=turn,
        led=led,
        phase="lead" if led is None else "answer",
    )
    return State(common, tuple(stock), tuple(tuple(hand.split()) for hand in hands))


def answer(level, state, seed=1):
    """What this level does on turn."""
    seat = state.common.turn
    player = make(level, seat, state.common.options, random.Random(seed))
    player.told(SCHNAPSEN.view(state, seat), (), 0)
    plan = player.plan()
    assert plan is not None
    return plan.action


def won(seat, *cards):
    """A trick of these two cards for a seat."""
    return Trick(seat, cards[0], cards[1], seat, False)


@pytest.mark.parametrize("level", ["hard", "master"])
def test_worked_position_12_the_winning_leads(level):
    """Stock empty, 34 to 34: KS, QC and JC win the deal, AH and QH lose it.

    Tricks before it: A+T+T+Q = 34 for the leader, A+T+K+Q+K+J = 34 for the other.
    """
    tricks = [won(0, "AC", "TC"), won(0, "TS", "QS"), won(1, "AS", "TD"), won(1, "KH", "QD"), won(1, "KD", "JD")]
    state = position("schnapsen", ["KS QH AH QC JC", "TH JH AD JS KC"], trump="D", tricks=tricks)
    assert [points_of(state.common, seat) for seat in (0, 1)] == [34, 34]
    assert answer(level, state) in (Play("KS"), Play("QC"), Play("JC"))


def test_a_right_claim_is_made_and_a_wrong_one_never():
    """With 66 on lead the claim comes at once (T8); with 65 it does not."""
    enough = [won(0, "AH", "TH"), won(0, "AC", "TC"), won(0, "AD", "TD"), won(0, "KC", "9C")]
    state = position("santase", ["KH QD", "JH JD"], tricks=enough, out="manual")
    assert all(answer(level, state) == Claim() for level in ("medium", "hard", "master"))
    short = position("santase", ["KH QD", "JH JD"], tricks=enough[:3], out="manual")
    assert all(answer(level, short) != Claim() for level in LEVELS)


def test_a_marriage_that_wins_is_announced():
    """48 points, a trick, K and Q of diamonds on lead: 20 more are 68 and the deal is over (worked position 5)."""
    tricks = [won(0, "AH", "TH"), won(0, "AC", "TC"), won(0, "KH", "JH")]
    state = position("santase", ["KD QD 9C", "JD JC QC"], tricks=tricks)
    assert all(answer(level, state) == Announce("D") for level in ("medium", "hard", "master"))


@pytest.mark.parametrize("preset", [name for name, _ in PRESETS])
@pytest.mark.parametrize("out", ["auto", "manual"])
def test_nothing_they_do_is_refused(preset, out):
    """A short match of a strong against an easy player, every preset and both ways of going out."""
    options = replace(OPTIONS[preset], out=out, target=2)
    players = [make(level, seat, options, random.Random(seat)) for seat, level in enumerate(("hard", "easy"))]
    assert play(SCHNAPSEN, options, players, random.Random(5)).errors == 0


def test_medium_beats_easy():
    """By a wide margin over 40 matches (52 of 60 were measured)."""
    options = OPTIONS["santase"]
    wins = 0
    for number in range(40):
        seats = ("medium", "easy") if number % 2 else ("easy", "medium")
        players = [make(level, seat, options, random.Random(number * 2 + seat)) for seat, level in enumerate(seats)]
        winner = play(SCHNAPSEN, options, players, random.Random(number)).outcome.winners[0]
        wins += seats[winner] == "medium"
    assert wins >= 26


def test_the_same_dice_play_the_same_way():
    """Equal dice, equal answers."""
    state = position("santase", ["KH QD AS", "JH JD 9S"], stock=("TC",), turnup="KS", tricks=[won(0, "AH", "TH")])
    assert answer("hard", state, 3) == answer("hard", state, 3)


def test_an_unknown_level_is_told():
    """The sentence names the known ones."""
    with pytest.raises(UnknownLevel, match="easy, medium, hard, master"):
        make("grand", 0, OPTIONS["santase"], random.Random(1))
