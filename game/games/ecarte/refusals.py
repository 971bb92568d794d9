"""Why an action is not open to the seat on turn, as a code with details. Decides no rule: it is asked once an action was not legal."""

from game.core.cards import Card
from game.core.errors import Code, IllegalAction
from game.core.seats import Seat
from game.core.tricks import second_wins
from game.games.ecarte.actions import CallKing, Discard, EcarteAction, Play
from game.games.ecarte.pack import RANKS
from game.games.ecarte.state import State, king_of_trumps, trump_of
from game.games.ecarte.view import playable


def refusal(state: State, seat: Seat, action: EcarteAction) -> IllegalAction:
    """The reason why this seat, which is on turn, may not do this."""
    phase = state.common.phase
    match action:
        case Play(card) if phase in ("lead", "answer"):
            return _of_play(state, seat, card)
        case Discard(cards) if phase in ("elder_discards", "dealer_discards"):
            return _of_discard(state, seat, cards)
        case CallKing() if phase in ("lead", "answer") and king_of_trumps(state.common) not in state.hands[seat]:
            return IllegalAction("not_in_hand", card=king_of_trumps(state.common))
        case _:
            return IllegalAction("wrong_phase")


def _of_play(state: State, seat: Seat, card: Card) -> IllegalAction:
    """What the card would have to do (E8); any card that is held may be led."""
    common, hand = state.common, state.hands[seat]
    if card not in hand or common.led is None:
        return IllegalAction("not_in_hand", card=card)
    best = playable(common, hand)[0]
    code: Code = "must_trump"
    if best[1] == common.led[1]:
        code = "must_beat" if second_wins(common.led, best, trump_of(common), RANKS) else "must_follow"
    return IllegalAction(code, card=common.led)


def _of_discard(state: State, seat: Seat, cards: tuple[Card, ...]) -> IllegalAction:
    """Cards not held, more than the stock has (E5), or no proper choice: a card named twice, unsorted, or none by elder (E4)."""
    missing = [card for card in cards if card not in state.hands[seat]]
    if missing:
        return IllegalAction("not_in_hand", card=missing[0])
    if len(cards) > len(state.stock):
        return IllegalAction("short_stock", left=len(state.stock))
    return IllegalAction("malformed")
