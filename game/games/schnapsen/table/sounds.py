"""What the events of Schnapsen sound like, beside the sounds that moving cards make themselves. The one place that decides it."""

from collections.abc import Collection, Iterator, Sequence

from game.core.seats import Seat
from game.games.schnapsen import events as ev
from game.games.schnapsen.state import Result
from game.ui.bell import deal_end, match_end
from game.ui.effects import Effect

OUT = ("reached", "closed_made", "other_first")
"""Why a deal ends at 66 (T8); where nobody has to claim them, this is the moment."""


def trickless(result: Result) -> bool:
    """Whether the loser of a deal made no trick, and so lost three game points (T9)."""
    return result.winner is not None and result.game_points == 3 and result.points[1 - result.winner] == 0


def heard(events: Sequence[object], own: Collection[Seat]) -> Iterator[Effect]:
    """What is heard at once of these events by the people on `own` seats. A deal that ends the match is not heard for itself."""
    over = any(isinstance(event, ev.MatchEnded) for event in events)
    claimed = any(isinstance(event, ev.Claimed) for event in events)
    for event in events:
        match event:
            case ev.Exchanged():
                yield "exchange"
            case ev.Announced(points=points):
                yield "royal" if points >= 40 else "marriage"
            case ev.Closed():
                yield "close"
            case ev.TakenBack():
                yield "unselect"
            case ev.Claimed(right=right):
                yield "sixty-six" if right else "wrong"
            case ev.TrickWon():
                yield "trick"
            case ev.DealEnded(result=result):
                yield from _ended(result, own, claimed, over)
            case ev.MatchEnded(outcome=outcome):
                yield match_end(outcome.winners, own)


def _ended(result: Result, own: Collection[Seat], claimed: bool, over: bool) -> Iterator[Effect]:
    """The end of a deal: 66 that nobody had to claim, and who has won if the match goes on."""
    if result.reason in OUT and not claimed:
        yield "sixty-six"
    if not over:
        winners = () if result.winner is None else (result.winner,)
        yield "schwarz" if trickless(result) else deal_end(winners, own)
