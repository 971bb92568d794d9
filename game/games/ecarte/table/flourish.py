"""The great moments of Écarté: a king, a refusal that doubles, the vole."""

from game.games.ecarte import events as ev
from game.games.ecarte.pack import HAND
from game.ui.flourish import Flourish
from game.ui.lang import Say
from game.ui.theme import CORAL, GOLD, VIOLET
from game.ui.trick.ranks import SUIT_ICONS


def moment(event: object, say: Say) -> Flourish | None:
    """What is celebrated of an event; None for most."""
    match event:
        case ev.KingTurned():
            return Flourish(say("ecarte-shout-king"), GOLD, ("plus", "plus"))
        case ev.KingCalled(card=card):
            return Flourish(say("ecarte-shout-king"), GOLD, (SUIT_ICONS[card[1]],) * 2)
        case ev.TalkEnded(how="refused", situation="refused"):
            return Flourish(say("ecarte-shout-doubled"), CORAL)
        case ev.DealEnded(result=result) if result.tricks == HAND:
            return Flourish(say("ecarte-shout-vole"), VIOLET, ("trophy", "trophy"))
    return None
