"""What a seat knows of a match of Set: everything but the order of the stock. All seats and spectators see the same.

Decides what is told, what a view allows to be asked, and which complete states a view leaves open; judges nothing.
"""

from itertools import combinations

from game.core.cards import CardCount
from game.core.game import SECOND, Dice
from game.games.setgame import votes
from game.games.setgame.actions import AskExtra, AskHelp, Call, Claim, GiveUp, Hint, Pick, SetAction, Unpick
from game.games.setgame.claims import may_call_again
from game.games.setgame.state import OpenCall, SetState, Taking, Visible, pack_of

SHOWN = 3 * SECOND // 2
"""How long a set just taken stays in view with its marks (S12), ns."""


class SetView(Visible, frozen=True, kw_only=True):
    """All that a seat knows. `stock`: how many cards are left in it."""

    stock: CardCount


_PUBLIC = Visible.__struct_fields__
"""The allow-list: what both the state and the view hold."""


def view_of(state: SetState) -> SetView:
    """The view of every seat and spectator."""
    return SetView(**{field: getattr(state, field) for field in _PUBLIC}, stock=len(state.stock))


def sample(view: SetView, dice: Dice) -> SetState:
    """A state that fits the view: the cards never seen since the last shuffle, in any order. All orders are equally likely."""
    seen = {*view.lying, *(card for taking in view.takings for card in taking.cards)}
    stock = [card for card in pack_of(view.options) if card not in seen]
    dice.shuffle(stock)
    return SetState(**{field: getattr(view, field) for field in _PUBLIC}, stock=tuple(stock))


def legal_actions(view: SetView) -> tuple[SetAction, ...]:
    """What may be asked now by a seat with this view, in a fixed order. Whose call it is and every lock are known from the view.

    In an `instant` room these are all triples of cards on the table, for a wrong claim counts too (S13).
    """
    if view.phase != "play":
        return ()
    if view.call is not None:
        return _calling(view, view.call)
    asks: list[SetAction] = []
    if votes.extra_refusal(view, view.stock) is None:
        asks.append(AskExtra())
    if votes.help_refusal(view) is None:
        asks.append(AskHelp())
    if votes.hint_refusal(view) is None:
        asks.append(Hint())
    if view.options.claim == "call":
        return (Call(), *asks)
    return (*(Claim(cards) for cards in combinations(view.lying, 3)), *asks)


def _calling(view: SetView, call: OpenCall) -> tuple[SetAction, ...]:
    picks = tuple(Pick(card) for card in view.lying if card not in call.picks)
    again = (Call(),) if may_call_again(view, call) else ()
    return (*picks, *(Unpick(card) for card in call.picks), GiveUp(), *again)


def shown(view: SetView, clock: int) -> tuple[Taking, ...]:
    """The sets taken so lately that they stay in view at this match clock (S12), oldest first."""
    return tuple(taking for taking in (*view.former, *view.takings) if clock - taking.effective < SHOWN)
