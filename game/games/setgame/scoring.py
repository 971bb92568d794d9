"""What right and wrong claims are worth, how a round ends and who has won (S12, S13, S18–S21).

Decides points, locks and endings; does not know how a claim came about or how the table is filled.
"""

from msgspec.structs import replace

from game.core.game import SECOND, Outcome, Step
from game.core.seats import Seat
from game.games.setgame.events import CallEnded, LockedOut, MatchEnded, RoundEnded, SetEvent, SuddenDeath
from game.games.setgame.pack import sets_among
from game.games.setgame.state import Ending, SetState, Visible, set_lies, with_racer

LOCKOUT = 5 * SECOND
"""For a wrong claim, where the room or sudden death punishes by it (S13, S18)."""
CALL_WAIT = 3 * SECOND
"""Before the same seat may call again after a failed call (S13)."""
SOLO_SECONDS = 5
"""Added to the clock for each wrong claim in solo (S21)."""


def reward(state: SetState, seat: Seat, at: int) -> Step[SetState, SetEvent]:
    """A set taken at `at`: one point (S12; none in solo, S21), and the seat's own lock-out, if it has one (S24)."""
    racer = state.racers[seat]
    seconds = dict(enumerate(state.options.own_set_lockout)).get(seat, 0)
    point = 0 if state.options.mode == "solo" else 1
    lock = at + seconds * SECOND if seconds else racer.lock
    state = with_racer(state, seat, points=racer.points + point, sets=racer.sets + 1, lock=lock, played=True)
    return Step(state, (LockedOut(seat, lock, "own_set"),) if seconds else ())


def punish(state: SetState, seat: Seat, at: int, called: bool) -> Step[SetState, SetEvent]:
    """A wrong claim or failed call at `at` (S13). Points go by option `penalty`; `called`: the seat must wait before its next call."""
    racer = state.racers[seat]
    locked = state.sudden or state.options.penalty == "lockout"
    lock = max(racer.lock, at + LOCKOUT) if locked else racer.lock
    state = with_racer(
        state,
        seat,
        points=racer.points - _cost(state, racer.points),
        wrongs=racer.wrongs + 1,
        lock=lock,
        wait=at + CALL_WAIT if called else racer.wait,
        played=True,
    )
    if locked:
        return Step(state, (LockedOut(seat, lock, "wrong"),))
    return Step(state, (LockedOut(seat, at + CALL_WAIT, "failed_call"),) if called else ())


def _cost(state: SetState, points: int) -> int:
    if state.sudden:
        return 0
    costs = {"point": 1, "floor": 1 if points > 0 else 0, "lockout": 0, "none": 0}
    return costs[state.options.penalty]


def over(state: SetState) -> Ending | None:
    """Why the round is over now, None if it goes on. Asked after every deal and every resolved claim (S9, S18, S19)."""
    options = state.options
    if state.sudden:
        return "sudden" if state.takings else None
    if options.finish == "first_to" and any(racer.sets >= options.target for racer in state.racers):
        return "target"
    if options.finish == "count" and sum(racer.sets for racer in state.racers) >= options.count:
        return "count"
    if state.closing and state.call is None:
        return "time"
    if not state.endless and not state.stock and not set_lies(state):
        return "pack"
    return None


def end_round(state: SetState, at: int, reason: Ending) -> Step[SetState, SetEvent]:
    """End the round at `at`; an open call lapses (S9). Then the next round, sudden death or the end of the match."""
    events: list[SetEvent] = []
    if state.call is not None:
        events.append(CallEnded(state.call.seat, "over", 0, state.racers[state.call.seat].points))
    time = at - state.start
    points = tuple(racer.points for racer in state.racers)
    sets = tuple(racer.sets for racer in state.racers)
    events.append(RoundEnded(state.round, reason, state.missed, sets_among(state.lying), points, sets, time))
    state = replace(state, call=None, closing=False, elapsed=state.elapsed + time, ending=reason, asked_extra=(), asked_help=())
    if state.round < state.options.rounds:
        return Step(replace(state, phase="deal"), tuple(events))
    winners = _winners(state, reason)
    if state.options.sudden_death and len(winners) > 1:
        return Step(replace(state, phase="deal", sudden=True, rivals=winners), (*events, SuddenDeath(winners)))
    state = replace(state, phase="over", winners=winners)
    return Step(state, (*events, MatchEnded(winners, points, reason, clock_time(state), state.hinted)))


def _winners(state: SetState, reason: Ending) -> tuple[Seat, ...]:
    """The last taker where that decides (S18, S19), else the top scorers among the seats that took part; an empty seat wins nothing."""
    if reason == "sudden" or (reason == "target" and state.options.rounds == 1):
        return (state.takings[-1].seat,)
    part = [seat for seat, racer in enumerate(state.racers) if racer.played] or range(len(state.racers))
    top = max(state.racers[seat].points for seat in part)
    return tuple(seat for seat in part if state.racers[seat].points == top)


def clock_time(known: Visible) -> int:
    """Time of the rounds ended, ns; in solo each wrong claim adds five seconds, and this is the score (S21)."""
    wrongs = sum(racer.wrongs for racer in known.racers) if known.options.mode == "solo" else 0
    return known.elapsed + wrongs * SOLO_SECONDS * SECOND


def outcome(state: SetState) -> Outcome:
    """How an ended match ended."""
    assert state.ending is not None, "only an ended match has an outcome"
    return Outcome(state.winners, tuple(racer.points for racer in state.racers), state.ending)
