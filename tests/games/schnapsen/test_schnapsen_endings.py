"""T8, T9 and the rows from `closer makes 66` to `last trick after a close`, with the worked positions 8–11: who wins how much, and why.

`out=auto` here; claims are in a file of their own. Seat 0 leads in every position; the numbers are worked out by hand.
"""

import pytest
from games.schnapsen.schnapsplay import NAMES, do, only, options, play, position, verdict

from game.core.events import Show
from game.core.game import Finished
from game.games.schnapsen.events import DealEnded, MatchEnded, TrickWon
from game.games.schnapsen.rules import SCHNAPSEN
from game.games.schnapsen.state import points_of


def ace_takes_ten(rules, **more):
    """Seat 0 leads the ace of trumps, the ten falls: 21 for him."""
    return play(position(rules, "AS", "TS", **more), "AS", "TS")


def ace_takes_queen(rules, **more):
    """Seat 0 leads the ace of trumps, the queen falls: 14 for him."""
    return play(position(rules, "AS", "QS", **more), "AS", "QS")


def ace_beats_queen(rules, **more):
    """Seat 0 leads the queen of trumps, the ace falls: 14 for the other."""
    return play(position(rules, "QS", "AS", **more), "QS", "AS")


def points(state):
    return state.common.result.points


# --- T9


@pytest.mark.parametrize("preset", NAMES)
@pytest.mark.parametrize(("theirs", "tricks", "won"), [(33, 3, 1), (32, 3, 2), (14, 1, 2), (0, 0, 3)])
def test_t9_one_two_or_three_game_points(preset, theirs, tricks, won):
    state = ace_takes_ten(options(preset), tricks=(3, tricks), points=(50, theirs))
    assert points(state) == (71, theirs)
    assert verdict(state) == (0, won, "reached")
    assert SCHNAPSEN.standing(state) == (won, 0)


@pytest.mark.parametrize("preset", ["santase", "sixtysix"])
def test_t9_a_trick_of_two_nines_is_a_trick(preset):
    state = position(options(preset), "AS", "TS", tricks=(3, 1), points=(50, 0))
    assert {card[0] for card in SCHNAPSEN.zones(state)["won:1"]} == {"9"}
    assert verdict(play(state, "AS", "TS")) == (0, 2, "reached")


@pytest.mark.parametrize(("theirs", "won"), [(13, 1), (12, 2)])
def test_t9_marriages_count_for_the_limit_of_33(theirs, won):
    state = ace_takes_ten(options("santase"), tricks=(3, 1), points=(50, theirs), announced=[(1, "H")])
    assert points(state) == (71, theirs + 20)
    assert verdict(state) == (0, won, "reached")


def test_t9_pending_points_do_not():
    state = ace_takes_ten(options("sixtysix"), tricks=(3, 0), points=(50, 0), announced=[(1, "H")])
    assert points(state) == (71, 0)
    assert verdict(state) == (0, 3, "reached")


# --- T8, auto


def test_t8_auto_ends_after_a_trick_with_the_cards_left_shown():
    state = position(options("santase"), "AS", "TS", tricks=(3, 2), points=(45, 30))
    left = [tuple(card for card in hand if card not in ("AS", "TS")) for hand in state.hands]
    state, events = do(do(state, 0, "AS").state, 1, "TS")
    ended = only(events, DealEnded)
    assert (ended.result.winner, ended.result.points, ended.scores) == (0, (66, 30), (2, 0))
    assert ended.shows() == tuple(Show(card, f"hand:{seat}") for seat, hand in enumerate(left) for card in hand)
    assert list(state.hands) == left, "nobody draws any more"


@pytest.mark.parametrize("preset", NAMES)
def test_t8_auto_65_is_not_out(preset):
    assert ace_takes_ten(options(preset), tricks=(3, 1), points=(44, 20)).common.phase == "lead"


@pytest.mark.parametrize("preset", NAMES)
def test_t8_a_follower_who_takes_the_trick_can_be_out(preset):
    state = ace_beats_queen(options(preset), tricks=(3, 4), points=(32, 52))
    assert points(state) == (32, 66)
    assert verdict(state) == (1, 2, "reached")


def test_t8_the_last_deal_ends_the_match():
    state = position(options("santase"), "AS", "TS", tricks=(3, 2), points=(45, 30), scores=(9, 8))
    state, events = do(do(state, 0, "AS").state, 1, "TS")
    outcome = only(events, MatchEnded).outcome
    assert (outcome.winners, outcome.points, outcome.reason) == ((0,), (11, 8), "reached")
    assert SCHNAPSEN.awaiting(state) == Finished(outcome)


# --- row `closer makes 66`


@pytest.mark.parametrize(
    ("preset", "then", "now", "won"),
    [
        # what the other had when the stock was closed and in the end, as (points, tricks); worked position 8 comes first
        ("schnapsen", (0, 0), (20, 2), 3),
        ("santase", (0, 0), (20, 2), 2),
        ("sixtysix", (0, 0), (20, 2), 2),
        ("schnapsen", (0, 0), (34, 3), 3),
        ("santase", (0, 0), (34, 3), 1),
        ("sixtysix", (0, 0), (34, 3), 1),
        ("schnapsen", (20, 1), (34, 3), 2),
        ("santase", (20, 1), (34, 3), 1),
        ("sixtysix", (20, 1), (32, 3), 2),
        ("schnapsen", (33, 3), (33, 3), 1),
        ("schnapsen", (0, 0), (0, 0), 3),
        ("santase", (0, 0), (0, 0), 3),
        ("sixtysix", (0, 0), (0, 0), 3),
    ],
)
def test_row_closer_makes_66(preset, then, now, won):
    state = ace_takes_ten(options(preset), tricks=(3, now[1]), points=(49, now[0]), closing=(0, *then, 2))
    assert points(state) == (70, now[0])
    assert verdict(state) == (0, won, "closed_made")


def test_row_closer_makes_66_pending_points_do_not_count_at_closing():
    """The other announces forty, loses the trick, the closer closes and makes it: no trick then, so three, whatever came later."""
    state = position(options("schnapsen"), "KS QS JD", "AS KD TD", turnup="TS")
    state = play(state, "S", "KS", "AS", "close")
    closing = state.common.closing
    assert (closing.seat, closing.other_points, closing.other_tricks) == (1, 0, 0)


# --- rows `closer fails, cards out` and `last trick after a close`


@pytest.mark.parametrize("preset", NAMES)
@pytest.mark.parametrize(("tricks_then", "option", "won"), [(0, "graded", 3), (1, "graded", 2), (0, "three", 3), (1, "three", 3)])
@pytest.mark.parametrize("end", [ace_takes_queen, ace_beats_queen])
def test_row_closer_fails_cards_out(preset, tricks_then, option, won, end):
    """Worked positions 9 (he ends on 60) and 10 (he takes the last trick, which brings no ten)."""
    rules = options(preset, failed_close=option)
    closer = 46 if end is ace_takes_queen else 60
    state = end(rules, hand=1, tricks=(4, 2), points=(closer, 20), closing=(0, 0, tricks_then, 2))
    assert points(state) == ((60, 20) if end is ace_takes_queen else (60, 34))
    assert verdict(state) == (1, won, "close_failed")


@pytest.mark.parametrize("preset", NAMES)
def test_worked_position_10(preset):
    state = position(options(preset), "AS", "QS", hand=1, tricks=(4, 2), points=(44, 20), closing=(0, 20, 2, 2))
    state, events = do(do(state, 0, "AS").state, 1, "QS")
    assert only(events, TrickWon).bonus == 0
    assert points(state) == (58, 20)
    assert verdict(state) == (1, 2, "close_failed")


# --- row `the other reaches 66 first`


@pytest.mark.parametrize(
    ("preset", "option", "trickless", "else_"),
    [
        ("santase", "graded", 3, 2),
        ("santase", "three", 3, 3),
        ("schnapsen", "graded", 3, 2),
        ("schnapsen", "three", 3, 2),
        ("sixtysix", "graded", 2, 2),
        ("sixtysix", "three", 2, 2),
    ],
)
def test_row_the_other_reaches_66_first(preset, option, trickless, else_):
    rules = options(preset, failed_close=option)
    for tricks_then, won in ((0, trickless), (1, else_)):
        state = ace_beats_queen(rules, tricks=(2, 4), points=(20, 52), closing=(0, 0, tricks_then, 2))
        assert points(state) == (20, 66)
        assert verdict(state) == (1, won, "other_first")


def test_row_the_other_reaches_66_first_with_the_very_last_card():
    state = ace_beats_queen(options("sixtysix"), hand=1, tricks=(2, 4), points=(40, 52), closing=(0, 0, 0, 2))
    assert verdict(state) == (1, 2, "other_first")


# --- row `last trick, unclosed, nobody out`


@pytest.mark.parametrize(
    ("preset", "outcome", "totals"),
    [("santase", (0, 1, "last_trick"), (65, 65)), ("schnapsen", (0, 1, "last_trick"), (55, 65)), ("sixtysix", (None, 0, "draw"), (65, 65))],
)
def test_worked_position_11(preset, outcome, totals):
    rules = options(preset)
    state = ace_takes_queen(rules, hand=1, tricks=(5, 4 + 2 * rules.nines), points=(41, 65))
    assert verdict(state) == outcome
    assert points(state) == totals


@pytest.mark.parametrize(
    ("preset", "bonus", "reason"), [("santase", 10, "higher"), ("schnapsen", 0, "last_trick"), ("sixtysix", 10, "higher")]
)
@pytest.mark.parametrize("end", [ace_takes_queen, ace_beats_queen])
def test_row_last_trick_brings_the_deal_to_its_taker(preset, bonus, reason, end):
    """56 : 64 in the end, or 64 : 56, and ten more where they are counted."""
    rules = options(preset)
    before = (42, 64) if end is ace_takes_queen else (64, 42)
    state = position(
        rules, *(("AS", "QS") if end is ace_takes_queen else ("QS", "AS")), hand=1, tricks=(5, 4 + 2 * rules.nines), points=before
    )
    taker = 0 if end is ace_takes_queen else 1
    state, events = do(play(state, state.hands[0][0]), 1, state.hands[1][0])
    won = only(events, TrickWon)
    assert (won.seat, won.points, won.bonus) == (taker, 14, bonus)
    assert verdict(state) == (taker, 1, reason)
    assert points(state)[taker] == 56 + bonus == points_of(state.common, taker)
    assert points(state)[1 - taker] == 64


@pytest.mark.parametrize("preset", NAMES)
def test_row_last_trick_that_brings_66_by_itself_has_no_ten(preset):
    """Somebody is out, so the row does not apply: 52 + 14 against 54."""
    rules = options(preset)
    state = position(rules, "AS", "QS", hand=1, tricks=(5, 4 + 2 * rules.nines), points=(52, 54))
    state, events = do(do(state, 0, "AS").state, 1, "QS")
    assert only(events, TrickWon).bonus == 0
    assert points(state) == (66, 54)
    assert verdict(state) == (0, 1, "reached")


def test_row_last_trick_equal_totals_are_a_draw_by_option():
    state = ace_takes_queen(options("santase", equal="draw"), hand=1, tricks=(5, 6), points=(41, 65), scores=(4, 5))
    assert verdict(state) == (None, 0, "draw")
    assert SCHNAPSEN.standing(state) == (4, 5)


@pytest.mark.parametrize("preset", NAMES)
def test_row_last_trick_is_played_if_nobody_is_out_before(preset):
    """64 : 56, or 64 : 52 with the jacks in hand: the last cards are played."""
    rules = options(preset)
    rest = ("9D", "9H") if rules.nines else ("JD", "JH")
    tricks, before = ((5, 5), (50, 56)) if rules.nines else ((4, 4), (50, 52))
    state = position(rules, f"AS {rest[0]}", f"QS {rest[1]}", hand=2, tricks=tricks, points=before)
    state = play(state, "AS", "QS")
    assert (state.common.phase, state.common.turn) == ("lead", 0)
    state = play(state, *rest)
    assert verdict(state) == ((0, 1, "reached") if preset == "schnapsen" else (0, 1, "higher"))
