"""What can be asked for at a table of Schnapsen before a lead, with what it brings and what it may cost (T4–T8).

Pure: view in, offers out. Whether an act is legal the rules say; nothing is ever done by itself.
"""

from collections.abc import Sequence

from game.core.cards import SUITS
from game.core.seats import Seat
from game.games.schnapsen.actions import Announce, Claim, Close, Draw, Exchange, SchnapsenAction, TakeBack
from game.games.schnapsen.pack import GOAL, marriage_points
from game.games.schnapsen.scoring import wrong_claim
from game.games.schnapsen.state import Closing, Common, View, points_of, tricks_of
from game.games.schnapsen.table.words import Words
from game.games.schnapsen.view import legal_actions
from game.ui.bindings import act_name, ask_name
from game.ui.card_words import card_name, suit_name
from game.ui.lang import Say
from game.ui.trick.game import Offer

_ACTS = ("exchange", "close", "claim", "takeback", "draw")
KEYS = {name: act_name(number) for number, name in enumerate(_ACTS)} | {"hint": ask_name(0)}
MARRIAGE_KEYS = {suit: act_name(len(_ACTS) + number) for number, suit in enumerate(SUITS)}


def offers(view: View, eye: Seat, say: Say, words: Words) -> Sequence[Offer]:
    """The acts open to the eye now, in the order of the rules."""
    if view.common.turn != eye:
        return ()
    found = (_offer(action, view, eye, say, words) for action in legal_actions(view))
    return tuple(offer for offer in found if offer is not None)


def _offer(action: SchnapsenAction, view: View, eye: Seat, say: Say, words: Words) -> Offer | None:
    """One action as an offer; None for playing a card."""
    common = view.common
    match action:
        case Announce(suit):
            assert common.trump is not None
            short = say("schnapsen-offer-announce-short", suit=suit_name(say, suit), points=marriage_points(suit, common.trump))
            return Offer(f"announce:{suit}", _marriage(common, eye, suit, say, words), MARRIAGE_KEYS[suit], action, short=short, asks=True)
        case Exchange() if common.turnup is not None:
            text, short = say("schnapsen-offer-exchange", card=card_name(say, common.turnup)), say("schnapsen-offer-exchange-short")
            return Offer("exchange", text, KEYS["exchange"], action, short=short)
        case Close():
            question = say(
                "schnapsen-close-question", name=words.name(1 - eye), points=cost_of_closing(common, eye), tricks=tricks_of(common, 1 - eye)
            )
            return Offer("close", say("schnapsen-offer-close"), KEYS["close"], action, question, say("schnapsen-close-yes"))
        case Claim():
            question = say("schnapsen-claim-question", name=words.name(1 - eye), points=cost_of_claiming(common, eye))
            return Offer("claim", say("schnapsen-offer-claim"), KEYS["claim"], action, question, say("schnapsen-claim-yes"))
        case TakeBack():
            text = say("schnapsen-offer-back", act=words.undone(common.acts[-1]))
            return Offer("takeback", text, KEYS["takeback"], action, short=say("schnapsen-offer-back-short"))
        case Draw():
            return Offer("draw", say("schnapsen-offer-draw"), KEYS["draw"], action, asks=True)
        case _:
            return None


def _marriage(common: Common, eye: Seat, suit: str, say: Say, words: Words) -> str:
    """What announcing would bring: the points, and the sum they make where it is counted."""
    assert common.trump is not None
    points, named = marriage_points(suit, common.trump), suit_name(say, suit)
    if not tricks_of(common, eye):
        return say("schnapsen-offer-announce-pending", suit=named, points=points)
    if not words.counted:
        return say("schnapsen-offer-announce", suit=named, points=points)
    total = points_of(common, eye) + points
    return say("schnapsen-offer-announce-out" if total >= GOAL else "schnapsen-offer-announce-sum", suit=named, points=points, sum=total)


def cost_of_closing(common: Common, seat: Seat) -> int:
    """The game points a failed close would give to the other: the row `closer fails`, as things stand now."""
    other = 1 - seat
    closing = Closing(seat, points_of(common, other), tricks_of(common, other), len(common.tricks), common.phase == "draw")
    return wrong_claim(common.options, closing, seat, _tricks(common)).game_points


def cost_of_claiming(common: Common, seat: Seat) -> int:
    """The game points a wrong claim would give to the other (T8)."""
    return wrong_claim(common.options, common.closing, seat, _tricks(common)).game_points


def _tricks(common: Common) -> tuple[int, int]:
    return tricks_of(common, 0), tricks_of(common, 1)
