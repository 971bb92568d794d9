"""When a deal is over and what it is worth: T8, T9 and the rows from `closer makes 66` down to `last trick after a close`."""

from msgspec.structs import replace

from game.core.game import Outcome, Step
from game.core.seats import Seat
from game.games.schnapsen.events import DealEnded, MatchEnded, SchnapsenEvent
from game.games.schnapsen.pack import GOAL
from game.games.schnapsen.state import Common, Reason, Result, State, points_of, tricks_of

SCHNEIDER = 33
"""A loser with fewer card points than this loses two game points (T9)."""


def scale(points: int, tricks: int) -> int:
    """Game points for the winner from the loser's card points and tricks: 3 without a trick, 2 below 33, else 1 (T9)."""
    return 3 if tricks == 0 else 2 if points < SCHNEIDER else 1


def reached(state: State, seat: Seat) -> Step[State, SchnapsenEvent]:
    """The seat has 66, by count or by a right claim (T8)."""
    common = state.common
    closing = common.closing
    loser = 1 - seat
    if closing is None:
        return _ended(state, seat, scale(points_of(common, loser), tricks_of(common, loser)), "reached")
    if closing.seat != seat:
        return _ended(state, seat, _other_first(common), "other_first")
    if common.options.closing_state == "closing":
        return _ended(state, seat, scale(closing.other_points, closing.other_tricks), "closed_made")
    return _ended(state, seat, scale(points_of(common, loser), tricks_of(common, loser)), "closed_made")


def wrong_claim(state: State, seat: Seat) -> Step[State, SchnapsenEvent]:
    """A wrong claim loses: by the closer as a failed close, else by its own row (T8)."""
    common = state.common
    if common.closing is not None and common.closing.seat == seat:
        return _close_failed(state)
    trickless = tricks_of(common, 1 - seat) == 0
    graded = 3 if trickless else 2
    return _ended(state, 1 - seat, 2 if common.options.wrong_claim == "two" else graded, "wrong_claim")


def run_out(state: State, taker: Seat) -> Step[State, SchnapsenEvent]:
    """All cards are played; `taker` won the last trick."""
    common = state.common
    if common.closing is not None:
        made = points_of(common, common.closing.seat) >= GOAL
        return reached(state, common.closing.seat) if made else _close_failed(state)
    if common.options.last_trick == "wins":
        if points_of(common, taker) >= GOAL:
            return reached(state, taker)
        return _ended(state, taker, 1, "last_trick")
    return _by_count(state, taker)


def _by_count(state: State, taker: Seat) -> Step[State, SchnapsenEvent]:
    """The ten points of the last trick are in `bonus` already; a taker with 66 without them needs no claim (T8)."""
    common = state.common
    if points_of(common, taker) - 10 >= GOAL:
        return reached(state, taker)
    own, other = points_of(common, taker), points_of(common, 1 - taker)
    if own == other:
        if common.options.equal == "draw":
            return _ended(state, None, 0, "draw")
        return _ended(state, taker, 1, "last_trick")
    winner = taker if own > other else 1 - taker
    return _ended(state, winner, scale(points_of(common, 1 - winner), tricks_of(common, 1 - winner)), "higher")


def _close_failed(state: State) -> Step[State, SchnapsenEvent]:
    closing = state.common.closing
    assert closing is not None
    return _ended(state, 1 - closing.seat, _failed(state.common), "close_failed")


def _failed(common: Common) -> int:
    assert common.closing is not None
    return 3 if common.options.failed_close == "three" or common.closing.other_tricks == 0 else 2


def _other_first(common: Common) -> int:
    assert common.closing is not None
    if common.options.other_first == "two":
        return 2
    if common.options.other_first == "failed":
        return _failed(common)
    return 3 if common.closing.other_tricks == 0 else 2


def _ended(state: State, winner: Seat | None, game_points: int, reason: Reason) -> Step[State, SchnapsenEvent]:
    common = state.common
    result = Result(winner, game_points, reason, (points_of(common, 0), points_of(common, 1)), state.hands)
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
