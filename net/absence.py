"""What happens to a seat whose player is away, gone or late, by the room's policy: computer, fallback, wait, end.

Decides what is to be done; only the standing in is done here. `now` is monotonic ns, turns are measured on the match clock, and a seat
in a race needs nobody.
"""

from game.core.game import SECOND
from game.core.seats import Seat
from net.crowd import Crowd
from net.match import Match
from net.publish import Seats

GRACE = 10 * SECOND
"""How long somebody may be away before anything is done about it: long enough to come back after a crash."""
PACE = SECOND
"""How long a turn takes that nobody can be expected to play: others should see it happen."""
LATE = 10 * SECOND
"""How long a computer player may think, or be missing."""


def long_gone(crowd: Crowd, now: int) -> Seats:
    """Seats of people who have been away for the whole grace."""
    return tuple(seat for seat in crowd.away() if now - (crowd.away_since(seat) or 0) >= GRACE)


def stand_in(crowd: Crowd, match: Match | None, now: int) -> None:
    """Let computers stand in for people who are away where the room wants it, and only while they are; a new player's turn begins anew."""
    before = crowd.stand_ins
    wanted = crowd.lobby.away_policy == "computer" and match is not None and match.phase != "over"
    crowd.stand_ins = long_gone(crowd, now) if wanted else ()
    for seat in crowd.stand_ins:
        if match is not None and seat not in before:
            match.progress.turn_anew(seat, now)


def abandoned(crowd: Crowd) -> Seats:
    """Seats of a game of turns that somebody has left for good and nobody plays."""
    return () if crowd.lobby.race else crowd.lobby.open


def must_wait(crowd: Crowd) -> bool:
    """Whether the table stands still until somebody is back, or the seat is taken or filled."""
    return crowd.gathering is not None or (crowd.lobby.away_policy == "wait" and bool(crowd.away() or abandoned(crowd)))


def must_end(crowd: Crowd, now: int) -> bool:
    """Whether the match ends because somebody is gone."""
    return crowd.lobby.away_policy == "end" and bool(long_gone(crowd, now) or abandoned(crowd))


def patience(crowd: Crowd, seat: Seat, now: int) -> int | None:
    """How long a seat that is asked may take (match clock ns) before the harmless action is played for it; None: as long as it likes."""
    limits = [crowd.lobby.turn_seconds * SECOND] if crowd.lobby.turn_seconds else []
    kind = crowd.lobby.seats[seat].kind
    if kind == "computer" or seat in crowd.stand_ins:
        limits.append(LATE)
    elif kind == "open" or seat in long_gone(crowd, now):
        limits.append(PACE)
    return min(limits, default=None)


def overdue(crowd: Crowd, match: Match, now: int) -> Seat | None:
    """A seat whose turn has lasted too long, if there is one. A race has no turns."""
    if match.race:
        return None
    clock = match.clock.at(now)
    for seat, asked in match.progress.asked.items():
        limit = patience(crowd, seat, now)
        if limit is not None and clock - asked.since >= limit:
            return seat
    return None
