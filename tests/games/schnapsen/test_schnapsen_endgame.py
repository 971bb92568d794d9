"""The solver of endings: worked position 12, and agreement with trying everything through the rules, for every preset."""

import random

import pytest
from games.schnapsen.schnapsplay import NAMES, acts, dealt, do, legal, mirrored, options, pack_of, play, plays, position

from game.core.game import Stamp
from game.games.schnapsen.actions import Claim, Close, Play, TakeBack
from game.games.schnapsen.acts import pair_to_lead
from game.games.schnapsen.endgame import Endgame, Position, position_of
from game.games.schnapsen.rules import SCHNAPSEN
from game.games.schnapsen.state import Closing, is_strict, points_of


def solver(state):
    common = state.common
    return Endgame(common.options, common.trump, common.closing, common.turnup)


def tried_out(state):
    """Game points of this deal for seat 0 with best play of both, by trying every action there is but wrong claims.

    A wrong claim can be the cheaper way to lose (2 instead of 3); the solver does not look for that.
    """
    if state.common.phase in ("between", "over"):
        winner, won = state.common.result.winner, state.common.result.game_points
        return 0 if winner is None else won if winner == 0 else -won
    seat = state.common.turn
    best = max if seat == 0 else min
    return best(_worths(state, seat).values())


def _worths(state, seat):
    return {
        action: tried_out(SCHNAPSEN.apply(state, seat, action, Stamp(0)).state)
        for action in SCHNAPSEN.legal_actions(SCHNAPSEN.view(state, seat))
        if not isinstance(action, TakeBack) and (action != Claim() or points_of(state.common, seat) >= 66)
    }


def test_worked_position_12():
    rules = options("schnapsen")
    position = Position((("KS", "QH", "AH", "QC", "JC"), ("TH", "JH", "AD", "JS", "KC")), 0, (34, 34), (3, 2), (0, 0))
    endgame = Endgame(rules, "D", None)
    assert endgame.worth(position) == 1
    assert endgame.leads(position) == {"KS": 1, "QC": 1, "JC": 1, "AH": -1, "QH": -1}


def _small_ending(rules, dice, size):
    """A random deal played at random until the stock is out of the game and so few cards are left; None if it ended before."""
    pack = list(pack_of(rules))
    dice.shuffle(pack)
    state = dealt(rules, tuple(pack), dice.randrange(2))
    close = dice.random() < 0.6
    while True:
        common = state.common
        if common.phase in ("between", "over"):
            return None
        if common.phase == "lead" and is_strict(state) and len(state.hands[0]) <= size:
            return state
        choices = [action for action in legal(state) if not isinstance(action, TakeBack | Close)]
        if close and common.phase == "lead" and Close() in legal(state) and dice.random() < 0.4:
            state = do(state, common.turn, Close()).state
            continue
        quiet = [action for action in choices if isinstance(action, Play)]
        state = do(state, common.turn, dice.choice(quiet if quiet and dice.random() < 0.8 else choices)).state


def _just_closed(rules, dice, size):
    """A random position of the closer's first lead, with few tricks or none on either side."""
    pack = list(pack_of(rules))
    dice.shuffle(pack)
    mine, theirs, turnup = pack[:size], pack[size : 2 * size], pack[2 * size]
    tricks = (dice.randrange(3), dice.randrange(3))
    state = position(rules, " ".join(mine), " ".join(theirs), hand=size, turnup=turnup, tricks=tricks)
    if "close" not in acts(state):
        return None
    state = play(state, "close")
    return mirrored(state) if dice.random() < 0.5 else state


VARIANTS = [
    *((name, {}) for name in NAMES),
    ("santase", {"failed_close": "three", "equal": "draw"}),
    ("schnapsen", {"king_led": True, "failed_close": "three"}),
    ("sixtysix", {"equal": "taker", "marriage_strict": True}),
    ("santase", {"marriage_first_lead": True, "closing_state": "closing", "last_trick": "wins"}),
    *((name, {"out": "manual"}) for name in NAMES),
]


@pytest.mark.parametrize(("preset", "changes"), VARIANTS)
def test_agrees_with_trying_everything(preset, changes):
    """On endings of up to three cards each; with `manual` trying everything includes right claims put off."""
    dice = random.Random(f"{preset} {changes}")
    compared = 0
    while compared < 40:
        make = _small_ending if compared % 2 else _just_closed
        state = make(options(preset, **changes), dice, 3)
        if state is None or max(points_of(state.common, seat) for seat in (0, 1)) >= 66:
            continue  # with 66 unclaimed there is nothing to solve
        compared += 1
        endgame, here = solver(state), position_of(state)
        assert endgame.worth(here) == tried_out(state), state
        best = {1: max, -1: min}[1 if here.leader == 0 else -1]
        for card, worth in endgame.leads(here).items():
            tries = list(_with_lead(state, card))
            assert worth == best(map(tried_out, tries)), card


def _with_lead(state, card):
    """The states after leading this card, with and without the marriage it may be led from; with 66 the announcement is enough."""
    seat = state.common.turn
    yield do(state, seat, card).state
    if card[1] in acts(state) and card in pair_to_lead(state.common.options, card[1]):
        announced = do(state, seat, card[1]).state
        yield announced if points_of(announced.common, seat) >= 66 else do(announced, seat, card).state


@pytest.mark.parametrize("preset", NAMES)
def test_a_full_strict_hand_agrees_on_every_answer(preset):
    """Five or six cards each after a close on the first lead: the answers to one lead, each followed by the solver's own best play."""
    dice = random.Random(preset)
    for _ in range(3):
        pack = list(pack_of(options(preset)))
        dice.shuffle(pack)
        state = play(dealt(options(preset), tuple(pack)), "close")
        here, endgame = position_of(state), solver(state)
        lead = state.hands[0][0]
        led = do(state, 0, lead).state
        for card, worth in endgame.answers(here, lead).items():
            assert card in plays(led)
            after = do(led, 1, card).state
            assert worth == endgame.worth(position_of(after))


def test_a_position_tells_pending_points_from_those_that_count():
    state = position(options("schnapsen"), "KD QD AC", "JD TC KC", tricks=(0, 7), points=(0, None), announced=[(0, "H"), (1, "C")])
    here = position_of(state)
    assert (here.pending, here.points) == ((20, 0), (0, 86 + 20))
    assert (here.tricks, here.leader, here.marriage) == ((0, 7), 0, None)
    assert here.hands == (("KD", "QD", "AC"), ("JD", "TC", "KC"))


def test_pending_points_count_from_the_first_trick_on():
    """Closed on the first lead. King or queen, 40 pending, takes the jack, then the ace the ten: 67 or just 66; or the ace first."""
    state = play(position(options("schnapsen"), "KS QS AS", "JS TC AC", hand=3, turnup="TS"), "close")
    found = solver(state).leads(position_of(state))
    assert found == {"KS": 3, "QS": 3, "AS": 3}
    assert found == {card: max(map(tried_out, _with_lead(state, card))) for card in found}


@pytest.mark.parametrize(
    ("rules", "trump", "closing", "hands", "points", "tricks", "card", "worth"),
    [
        # clubs announced make 66 and 2; unannounced the close fails by itself, which is 3 as the other had no trick then
        (options("sixtysix", marriage_strict=True), "H", (0, 0, 2), ("JH KC QC", "KD QS AS"), (35, 48), (2, 3), None, 3),
        # the flat three for a failed close, but not for the other's 66
        (options("schnapsen", failed_close="three"), "C", (20, 2, 4), ("KC KS QS", "QC JH QD"), (41, 45), (3, 3), "KS", 3),
    ],
)
def test_a_marriage_against_a_close_is_left_unannounced_where_that_brings_more(rules, trump, closing, hands, points, tricks, card, worth):
    held = tuple(tuple(hand.split()) for hand in hands)
    for leader, turned in ((0, 1), (1, -1)):  # the same with the seats exchanged
        endgame = Endgame(rules, trump, Closing(1 - leader, *closing, False))
        here = Position(held[::turned], leader, points[::turned], tricks[::turned], (0, 0))
        assert (endgame.worth(here) if card is None else endgame.leads(here)[card]) == turned * worth


def test_a_marriage_already_announced_binds_and_counts_once():
    state = play(position(options("schnapsen"), "KD QD AC", "JD TC KC", tricks=(3, 4), points=(40, 46)), "D")
    here, endgame = position_of(state), solver(state)
    assert here.marriage == "D"
    assert here.points == (60, 46)
    assert set(endgame.leads(here)) == {"KD", "QD"}
    assert endgame.leads(here)["KD"] == 1, "66"
    assert endgame.leads(here) == {card: tried_out(do(state, 0, card).state) for card in ("KD", "QD")}
    king = play(position(options("schnapsen", king_led=True), "KD QD AC", "JD TC KC", tricks=(3, 4), points=(40, 46)), "D")
    assert set(solver(king).leads(position_of(king))) == {"KD"}


def test_sixtysix_the_exchange_against_the_close_is_reckoned_with():
    """Closed at once with three cards each in mind: the nine becomes the ace of trumps, which turns the deal."""
    state = position(options("sixtysix"), "TS KS AD", "9S TD QD", hand=3, turnup="AS", tricks=(3, 3), points=(30, 20), closing=None)
    state = play(state, "close")
    endgame, here = solver(state), position_of(state)
    assert endgame.worth(here) == tried_out(state)
    assert endgame.exchanged(here).hands[1] == ("AS", "TD", "QD")
    without = Endgame(state.common.options, "S", state.common.closing)
    assert without.worth(here) > endgame.worth(here)
    after = play(state, "TS", "exchange", "AS")
    assert endgame.exchanged(position_of(after)) is None, "the other leads now, and it was the first lead only"
