"""What the events of Scopa sound like, beside the sounds that moving cards make themselves. The one place that decides it."""

from collections.abc import Collection, Iterator, Sequence

from game.core.seats import Seat
from game.games.scopa import events as ev
from game.games.scopa.pack import SETTEBELLO
from game.ui.bell import deal_end, match_end
from game.ui.effects import Effect


def taking(played: ev.Played) -> Effect:
    """A capture as its cards go to the pile: a sweep, the settebello, or any other."""
    if played.sweep:
        return "sweep"
    return "settebello" if SETTEBELLO in (played.card, *played.takes) else "capture"


def heard(events: Sequence[object], own: Collection[Seat]) -> Iterator[Effect]:
    """What is heard at once of these events by the people on `own` seats. A deal that ends the match is not heard for itself.

    Sides sit in turn, so a seat's is its number by their count.
    """
    over = any(isinstance(event, ev.MatchEnded) for event in events)
    for event in events:
        match event:
            case ev.DealScored(sheet=sheet, totals=totals) if not over:
                points = sheet.points()
                best = [side for side, count in enumerate(points) if count == max(points)]
                yield deal_end(best, {seat % len(totals) for seat in own})
            case ev.Redealt():
                yield "hurry"
            case ev.MatchEnded(outcome=outcome):
                yield match_end(outcome.winners, own)
