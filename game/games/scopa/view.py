"""What a seat knows and may do: its view, every play open to it, and states it could not rule out.

Decides what is told; what a card may take is `captures`' business.
"""

from game.core.game import Dice
from game.core.seats import Seat
from game.games.scopa.actions import Play
from game.games.scopa.captures import captures
from game.games.scopa.pack import PACK
from game.games.scopa.state import State, View, zones


def view_of(state: State, seat: Seat | None) -> View:
    """The common knowledge, the own hand, and how many cards the others and the stock hold."""
    hands = tuple(hand if holder == seat else (None,) * len(hand) for holder, hand in enumerate(state.hands))
    return View(state.common, len(state.stock), hands)


def legal_actions(view: View) -> tuple[Play, ...]:
    """Every card of the hand with every capture it allows, or laid if it allows none (P8, P9); empty off turn."""
    common = view.common
    if common.phase != "play":
        return ()
    actions: list[Play] = []
    for card in view.hands[common.turn]:
        if card is not None:
            groups = captures(common.options, card, common.table)
            actions += [Play(card, group) for group in groups] or [Play(card)]
    return tuple(actions)


def sample(view: View, dice: Dice) -> State:
    """Deal the cards not seen at random into the other hands and the stock: no public fact says more about them (P9 binds no hand)."""
    known = {card for zone in zones(view).values() for card in zone if card is not None}
    unknown = [card for card in PACK if card not in known]
    dice.shuffle(unknown)
    hands = tuple(tuple(card if card is not None else unknown.pop() for card in hand) for hand in view.hands)
    return State(view.common, tuple(unknown), hands)
