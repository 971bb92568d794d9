"""What the events of Set sound like, beside the sounds that moving cards make themselves. The one place that decides it."""

from collections.abc import Collection, Iterator, Sequence

from game.core.seats import Seat
from game.games.setgame import events as ev
from game.ui.bell import deal_end, match_end
from game.ui.effects import Effect


def heard(events: Sequence[object], own: Collection[Seat]) -> Iterator[Effect]:
    """What is heard at once of these events by the people on `own` seats. A round that ends the match is not heard for itself."""
    over = any(isinstance(event, ev.MatchEnded) for event in events)
    for event in events:
        match event:
            case ev.Called() | ev.CalledAgain():
                yield "call"
            case ev.Picked():
                yield "select"
            case ev.Unpicked():
                yield "unselect"
            case ev.CallEnded(reason="gave_up" | "time" | "left"):
                yield "refuse"
            case ev.Beaten(seat=seat):
                yield "beaten" if seat in own else "photo"
            case ev.AskedExtra() | ev.AskedHelp():
                yield "propose"
            case ev.Hinted():
                yield "accept"
            case ev.TimeUp():
                yield "hurry"
            case ev.SuddenDeath():
                yield "go"
            case ev.RoundEnded(points=points) if not over:
                yield deal_end([seat for seat, count in enumerate(points) if count == max(points)], own)
            case ev.MatchEnded(winners=winners):
                yield match_end(winners, own)
