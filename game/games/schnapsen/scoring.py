"""When a deal is over and what it is worth: T8, T9 and the rows from `closer makes 66` down to `last trick after a close`.

The verdicts are plain functions of points and tricks, so that the solver of endgames asks the same ones.
"""

from typing import NamedTuple

from msgspec.structs import replace

from game.core.game import Outcome, Step
from game.core.seats import Seat
from game.games.schnapsen.events import DealEnded, MatchEnded, SchnapsenEvent
from game.games.schnapsen.options import Options
from game.games.schnapsen.pack import GOAL
from game.games.schnapsen.state import Closing, Reason, Result, State, points_of, tricks_of

SCHNEIDER = 33
"""A loser with fewer card points than this loses two game points (T9)."""

Pair = tuple[int, int]


class Verdict(NamedTuple):
    """Who won the deal (None: a draw), for how many game points, and why."""

    winner: Seat | None
    game_points: int
    reason: Reason


def scale(points: int, tricks: int) -> int:
    """Game points for the winner from the loser's card points and tricks: 3 without a trick, 2 below 33, else 1 (T9)."""
    return 3 if tricks == 0 else 2 if points < SCHNEIDER else 1


def reached(options: Options, closing: Closing | None, seat: Seat, points: Pair, tricks: Pair) -> Verdict:
    """The seat has 66, by count or by a right claim (T8); `points` without pending marriages, both by seat."""
    loser = 1 - seat
    if closing is None:
        return Verdict(seat, scale(points[loser], tricks[loser]), "reached")
    if closing.seat != seat:
        return Verdict(seat, _other_first(options, closing), "other_first")
    if options.closing_state == "closing":
        return Verdict(seat, scale(closing.other_points, closing.other_tricks), "closed_made")
    return Verdict(seat, scale(points[loser], tricks[loser]), "closed_made")


def wrong_claim(options: Options, closing: Closing | None, seat: Seat, tricks: Pair) -> Verdict:
    """A wrong claim loses: by the closer as a failed close, else by its own row (T8)."""
    if closing is not None and closing.seat == seat:
        return _close_failed(options, closing)
    graded = 3 if tricks[1 - seat] == 0 else 2
    return Verdict(1 - seat, 2 if options.wrong_claim == "two" else graded, "wrong_claim")


def run_out(options: Options, closing: Closing | None, taker: Seat, points: Pair, tricks: Pair) -> Verdict:
    """All cards are played and `taker` won the last trick; `points` are without its ten. No claim is needed any more (T8)."""
    if closing is not None and points[closing.seat] >= GOAL:
        return reached(options, closing, closing.seat, points, tricks)
    if points[taker] >= GOAL:
        return reached(options, closing, taker, points, tricks)
    if closing is not None:
        return _close_failed(options, closing)
    if options.last_trick == "wins":
        return Verdict(taker, 1, "last_trick")
    ten = last_ten(options, closing, points[taker])
    totals = (points[0] + ten * (taker == 0), points[1] + ten * (taker == 1))
    if totals[0] == totals[1]:
        return Verdict(None, 0, "draw") if options.equal == "draw" else Verdict(taker, 1, "last_trick")
    winner = 0 if totals[0] > totals[1] else 1
    return Verdict(winner, scale(totals[1 - winner], tricks[1 - winner]), "higher")


def last_ten(options: Options, closing: Closing | None, points: int) -> int:
    """What the last trick brings its taker, who has these points: ten if nobody closed and he is not out (row `last trick, unclosed`)."""
    return 10 if options.last_trick == "ten" and closing is None and points < GOAL else 0


def _close_failed(options: Options, closing: Closing) -> Verdict:
    return Verdict(1 - closing.seat, _failed(options, closing), "close_failed")


def _failed(options: Options, closing: Closing) -> int:
    return 3 if options.failed_close == "three" or closing.other_tricks == 0 else 2


def _other_first(options: Options, closing: Closing) -> int:
    if options.other_first == "two":
        return 2
    if options.other_first == "failed":
        return _failed(options, closing)
    return 3 if closing.other_tricks == 0 else 2


def standing(state: State) -> tuple[Pair, Pair]:
    """Card points without pending marriages, and tricks, by seat: what the verdicts ask for."""
    common = state.common
    return (points_of(common, 0), points_of(common, 1)), (tricks_of(common, 0), tricks_of(common, 1))


def ended(state: State, verdict: Verdict) -> Step[State, SchnapsenEvent]:
    """Write the verdict down: the deal's result, the score, and the end of the match at the target."""
    common = state.common
    winner, game_points, reason = verdict
    result = Result(winner, game_points, reason, standing(state)[0], state.hands)
    scores = (common.scores[0] + game_points * (winner == 0), common.scores[1] + game_points * (winner == 1))
    events: list[SchnapsenEvent] = [DealEnded(result, scores)]
    outcome = None
    if winner is not None and scores[winner] >= common.options.target:
        outcome = Outcome((winner,), scores, reason)
        events.append(MatchEnded(outcome))
    changed = replace(
        common, phase="over" if outcome else "between", result=result, scores=scores, outcome=outcome, undoable=False, marriage=None
    )
    return Step(replace(state, common=changed), tuple(events))
