"""What the events of Écarté sound like, beside the sounds that moving cards make themselves. The one place that decides it."""

from collections.abc import Collection, Iterator, Sequence

from game.core.seats import Seat
from game.games.ecarte import events as ev
from game.games.ecarte.pack import HAND
from game.ui.bell import deal_end, match_end
from game.ui.effects import Effect


def heard(events: Sequence[object], own: Collection[Seat]) -> Iterator[Effect]:
    """What is heard at once of these events by the people on `own` seats. A deal that ends the match is heard only for its vole."""
    over = any(isinstance(event, ev.MatchEnded) for event in events)
    for event in events:
        match event:
            case ev.Proposed():
                yield "propose"
            case ev.Accepted():
                yield "accept"
            case ev.TalkEnded(how="refused"):
                yield "refuse"
            case ev.TalkEnded(how="stood"):
                yield "stand"
            case ev.KingTurned() | ev.KingCalled():
                yield "king"
            case ev.TrickWon():
                yield "trick"
            case ev.DealEnded(result=result) if result.tricks == HAND:
                yield "vole"
            case ev.DealEnded(result=result) if not over:
                yield deal_end((result.winner,), own)
            case ev.MatchEnded(outcome=outcome):
                yield match_end(outcome.winners, own)
