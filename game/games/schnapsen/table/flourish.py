"""The great moments of Schnapsen: a marriage, the stock closed, 66 reached or said rightly, a deal without a trick for the other side."""

from game.games.schnapsen import events as ev
from game.games.schnapsen.table.sounds import OUT, trickless
from game.ui.flourish import Flourish
from game.ui.lang import Say
from game.ui.theme import CORAL, CYAN, GOLD, ROSE, WHITE
from game.ui.trick.ranks import SUIT_ICONS


def moment(event: object, say: Say) -> Flourish | None:
    """What is celebrated of an event; None for most."""
    match event:
        case ev.Announced(suit=suit, points=points):
            signs = (SUIT_ICONS[suit],) * 2
            return Flourish(say("schnapsen-shout-marriage", points=points), ROSE if suit in "HD" else WHITE, signs)
        case ev.Closed():
            return Flourish(say("schnapsen-shout-closed"), CYAN, ("lock", "lock"))
        case ev.DealEnded(result=result) if trickless(result):
            return Flourish(say("schnapsen-shout-three"), CORAL)
        case ev.Claimed(right=True):
            return Flourish(say("schnapsen-shout-sixty-six"), GOLD, ("trophy", "trophy"))
        case ev.DealEnded(result=result) if result.reason in OUT:
            return Flourish(say("schnapsen-shout-sixty-six"), GOLD, ("trophy", "trophy"))
    return None
