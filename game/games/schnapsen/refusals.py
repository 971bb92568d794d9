"""Why an action is not open to the seat on turn, as a code with details. Decides no rule: it is asked once an action was not legal."""

from game.core.cards import Card
from game.core.errors import Code, IllegalAction
from game.core.seats import Seat
from game.core.tricks import second_wins, strict_answers
from game.games.schnapsen import acts
from game.games.schnapsen.actions import Announce, Claim, Close, Draw, Exchange, Play, SchnapsenAction
from game.games.schnapsen.options import least_stock
from game.games.schnapsen.pack import RANKS, pack
from game.games.schnapsen.state import State, stock_size


def refusal(state: State, seat: Seat, action: SchnapsenAction) -> IllegalAction:
    """The reason why this seat, which is on turn, may not do this."""
    options = state.common.options
    match action:
        case Play(card):
            return _of_play(state, seat, card)
        case Exchange():
            return _of_exchange(state, seat)
        case Announce(suit):
            return _of_marriage(state, seat, suit)
        case Close():
            return _of_stock(state)
        case Claim() if options.out == "auto":
            return IllegalAction("not_allowed")
        case Draw() if not options.close_before_draw:
            return IllegalAction("not_allowed")
        case _:
            return IllegalAction("wrong_phase")


def _of_play(state: State, seat: Seat, card: Card) -> IllegalAction:
    """What the card would have to do; a card that is not held cannot do it, and before drawing none can."""
    common, hand = state.common, state.hands[seat]
    if card not in pack(common.options.nines):
        return IllegalAction("unknown_card", card=card)
    if card not in hand:
        return IllegalAction("not_in_hand", card=card)
    if common.phase == "draw":
        return IllegalAction("wrong_phase")
    if common.led is None:
        return IllegalAction("marriage_lead", suit=common.marriage)
    assert common.trump is not None
    best = strict_answers(hand, common.led, common.trump, RANKS)[0]
    code: Code = "must_trump"
    if best[1] == common.led[1]:
        code = "must_beat" if second_wins(common.led, best, common.trump, RANKS) else "must_follow"
    return IllegalAction(code, card=common.led)


def _of_exchange(state: State, seat: Seat) -> IllegalAction:
    lowest = acts.lowest_trump(state.common.options, state.common.trump)
    if lowest not in state.hands[seat]:
        return IllegalAction("not_in_hand", card=lowest)
    return _of_stock(state)


def _of_marriage(state: State, seat: Seat, suit: str) -> IllegalAction:
    missing = [card for card in (f"K{suit}", f"Q{suit}") if card not in state.hands[seat]]
    return IllegalAction("not_in_hand", card=missing[0]) if missing else IllegalAction("wrong_phase")


def _of_stock(state: State) -> IllegalAction:
    """What needs a stock that is open and high enough (T5, T6)."""
    common, left = state.common, stock_size(state)
    if common.phase != "answer" and common.closing is None and left < least_stock(common.options):
        return IllegalAction("short_stock", left=left)
    return IllegalAction("wrong_phase")
