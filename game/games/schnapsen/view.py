"""What a seat knows and may do: its view, the actions legal in it, and states it could not rule out.

Decides what is told and, with `acts`, what may be asked; carries nothing out. Knows nothing of plans or odds; computer players average
over many samples.
"""

from msgspec.structs import replace

from game.core.cards import Card
from game.core.game import Dice
from game.core.seats import Seat
from game.core.tricks import ruled_out, share_out, strict_answers
from game.games.schnapsen import acts
from game.games.schnapsen.actions import Announce, Claim, Close, Draw, Exchange, Play, SchnapsenAction, TakeBack
from game.games.schnapsen.pack import RANKS, pack
from game.games.schnapsen.state import Common, State, View, is_strict, zones


def view_of(state: State, seat: Seat | None) -> View:
    """The common knowledge, the own hand, and how many cards the other and the stock hold."""
    hands = tuple(hand if holder == seat else (None,) * len(hand) for holder, hand in enumerate(state.hands))
    return View(state.common, len(state.stock), hands)


def legal_actions(view: View) -> tuple[SchnapsenAction, ...]:
    """The acts allowed now, then the cards; empty off turn."""
    common = view.common
    if common.phase not in ("draw", "lead", "answer"):
        return ()
    hand = tuple(card for card in view.hands[common.turn] if card is not None)
    if not hand:
        return ()
    actions: list[SchnapsenAction] = [Exchange()] if acts.may_exchange(view, hand) else []
    actions += [Announce(suit) for suit in acts.marriages(view, hand)]
    if acts.may_close(view):
        actions.append(Close())
    if acts.may_claim(common):
        actions.append(Claim())
    if common.undoable:
        actions.append(TakeBack())
    if common.phase == "draw":
        return (*actions, Draw())
    return (*actions, *(Play(card) for card in playable(view, hand)))


def playable(view: View, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of this hand that may be led, or answered with (T2–T4)."""
    common = view.common
    if common.phase == "lead":
        if common.marriage is None:
            return hand
        return tuple(card for card in hand if card in acts.pair_to_lead(common.options, common.marriage))
    assert common.led is not None
    assert common.trump is not None
    return strict_answers(hand, common.led, common.trump, RANKS) if is_strict(view) else hand


def sample(view: View, dice: Dice) -> State:
    """The own hand, the shown cards and everything on the table as they are; the rest dealt at random where strict answers allow (T3)."""
    common = view.common
    if common.result is not None and common.phase in ("between", "over"):
        view = replace(view, hands=common.result.hands)
    known = {card for cards in zones(view).values() for card in cards if card is not None}
    shown = tuple(tuple(card for card in cards if card not in known) for cards in common.shown)
    sure = [tuple(card for card in hand if card is not None) or shown[seat] for seat, hand in enumerate(view.hands)]
    unseen = [card for card in pack(common.options.nines) if card not in known and not any(card in hand for hand in sure)]
    dice.shuffle(unseen)
    wants = [len(hand) - len(sure[seat]) for seat, hand in enumerate(view.hands)]
    drawn = share_out(unseen, wants, [_excluded(common, seat) for seat in (0, 1)])
    stock = tuple(card for card in unseen if not any(card in hand for hand in drawn))
    return State(common, stock, (sure[0] + drawn[0], sure[1] + drawn[1]))


def _excluded(common: Common, seat: Seat) -> frozenset[Card]:
    """What the strict answers of this seat have shown it not to hold; nobody draws any more after one."""
    excluded: frozenset[Card] = frozenset()
    for trick in common.tricks:
        if trick.strict and trick.leader != seat and common.trump is not None:
            excluded |= ruled_out(trick.lead, trick.answer, common.trump, RANKS)
    return excluded
