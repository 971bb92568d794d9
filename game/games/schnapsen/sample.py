"""A state that somebody with a view could not rule out: unseen cards dealt at random where strict answers allow (T3).

Knows nothing of plans or odds; computer players average over many samples.
"""

from msgspec.structs import replace

from game.core.cards import Card
from game.core.game import Dice
from game.core.seats import Seat
from game.core.tricks import ruled_out
from game.games.schnapsen.pack import RANKS, pack
from game.games.schnapsen.state import Common, State, View, zones


def sample(view: View, dice: Dice) -> State:
    """The own hand, the shown cards and everything on the table as they are; the rest shuffled."""
    common = view.common
    if common.result is not None and common.phase in ("between", "over"):
        view = replace(view, hands=common.result.hands)
    known = {card for cards in zones(view).values() for card in cards if card is not None}
    unseen = [card for card in pack(common.options.nines) if card not in known]
    dice.shuffle(unseen)
    hands: list[tuple[Card, ...]] = [tuple(card for card in hand if card is not None) for hand in view.hands]
    hidden = [seat for seat in (0, 1) if len(hands[seat]) < len(view.hands[seat])]
    for seat in hidden:
        hands[seat] = tuple(card for card in common.shown[seat] if card in unseen)
    unseen = [card for card in unseen if not any(card in hand for hand in hands)]
    for seat in hidden:
        other = 1 - seat if len(hidden) == 2 and seat == 0 else None
        hands[seat] += _drawn(view, seat, other, hands, unseen)
        unseen = [card for card in unseen if card not in hands[seat]]
    return State(common, tuple(unseen), (hands[0], hands[1]))


def _drawn(view: View, seat: Seat, other: Seat | None, hands: list[tuple[Card, ...]], unseen: list[Card]) -> tuple[Card, ...]:
    """Cards for `seat`, leaving the other hidden hand enough of those it can hold."""
    need = len(view.hands[seat]) - len(hands[seat])
    free = [card for card in unseen if card not in _excluded(view.common, seat)]
    if other is None:
        return tuple(free[:need])
    others = {card for card in unseen if card not in _excluded(view.common, other)}
    spare = len(others) - (len(view.hands[other]) - len(hands[other]))
    taken: list[Card] = []
    for card in free:
        if len(taken) < need and (card not in others or spare > 0):
            spare -= card in others
            taken.append(card)
    return tuple(taken)


def _excluded(common: Common, seat: Seat) -> frozenset[Card]:
    """What the strict answers of this seat have shown it not to hold; nobody draws any more after one."""
    excluded: frozenset[Card] = frozenset()
    for trick in common.tricks:
        if trick.strict and trick.leader != seat and common.trump is not None:
            excluded |= ruled_out(trick.lead, trick.answer, common.trump, RANKS)
    return excluded
