"""Points: what tricks are worth (E10) and when they win the match (E11)."""

from msgspec.structs import replace

from game.core.game import Outcome, Step
from game.core.seats import Seat
from game.games.ecarte.events import EcarteEvent, MatchEnded
from game.games.ecarte.options import Options
from game.games.ecarte.state import Situation, State


def tricks_worth(options: Options, situation: Situation, elder_won: bool, tricks: int) -> int:
    """The points for three or more tricks, by the table of E10; `tricks` of the winner, 3 to 5."""
    if tricks == 5:
        return 2
    if situation == "refused":
        return 2 if elder_won else 1
    if situation == "unproposed":
        return 2 if elder_won == (options.unproposed == "elder") else 1
    return 1


def scored(state: State, seat: Seat, points: int, reason: str) -> Step[State, EcarteEvent]:
    """Add points; the first to reach the target has won at once (E11)."""
    common = state.common
    scores = (common.scores[0] + points * (seat == 0), common.scores[1] + points * (seat == 1))
    if scores[seat] < common.options.target:
        return Step(replace(state, common=replace(common, scores=scores)), ())
    outcome = Outcome((seat,), scores, reason)
    return Step(replace(state, common=replace(common, scores=scores, phase="over", outcome=outcome)), (MatchEnded(outcome),))
