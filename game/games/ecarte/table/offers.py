"""What can be asked for at a table of Écarté: the talk, the exchange, the king (E4–E6). Pure: view in, offers out.

Whether something is legal the rules say. The king is offered and never marked by itself.
"""

from collections.abc import Sequence

from game.core.cards import Card
from game.core.seats import Seat
from game.games.ecarte.actions import Accept, CallKing, Discard, Propose, Refuse, Stand
from game.games.ecarte.pack import HAND
from game.games.ecarte.state import View
from game.games.ecarte.view import legal_actions
from game.ui.bindings import act_name
from game.ui.lang import Say
from game.ui.trick.game import Offer, Picking

FIRST, SECOND, KING, CLEAR = map(act_name, range(4))
EXCHANGING = ("elder_discards", "dealer_discards")


def offers(view: View, eye: Seat, picks: tuple[Card, ...], say: Say) -> Sequence[Offer]:
    """The acts open to the eye now."""
    common = view.common
    if common.turn != eye:
        return ()
    match common.phase:
        case "propose":
            propose = Offer("propose", say("ecarte-offer-propose"), FIRST, Propose())
            return (propose, Offer("stand", say("ecarte-offer-play"), SECOND, Stand()))
        case "respond":
            accept = Offer("accept", say("ecarte-offer-accept"), FIRST, Accept())
            return (accept, Offer("refuse", say("ecarte-offer-refuse"), SECOND, Refuse()))
        case "elder_discards" | "dealer_discards":
            return _exchange(view, picks, say)
        case "lead" | "answer" if CallKing() in legal_actions(view):
            return (Offer("king", say("ecarte-offer-king"), KING, CallKing(), asks=True),)
    return ()


def _exchange(view: View, picks: tuple[Card, ...], say: Say) -> Sequence[Offer]:
    """Lay the picked cards aside; elder at least one, the dealer perhaps none (E4)."""
    action = Discard(tuple(sorted(picks)))
    dealer_keeps = view.common.phase == "dealer_discards" and not picks
    told = say("ecarte-offer-keep") if dealer_keeps else say("ecarte-offer-discard", count=len(picks))
    lay = Offer("discard", told, FIRST, action, asks=bool(picks), enabled=action in legal_actions(view))
    return (lay, Offer("clear", say("ecarte-offer-clear"), CLEAR)) if picks else (lay,)


def picking(view: View, eye: Seat | None, say: Say) -> Picking | None:
    """In an exchange cards are picked, never more than the stock can replace (E5)."""
    if view.common.phase not in EXCHANGING or view.common.turn != eye:
        return None
    most = min(HAND, view.stock)
    return Picking(most, say("ecarte-short-stock", left=view.stock))
