"""A state that somebody with a view could not rule out: unseen cards dealt at random where strict answers allow (T3).

Knows nothing of plans or odds; computer players average over many samples.
"""

from msgspec.structs import replace

from game.core.cards import Card
from game.core.game import Dice
from game.core.seats import Seat
from game.core.tricks import ruled_out, share_out
from game.games.schnapsen.pack import RANKS, pack
from game.games.schnapsen.state import Common, State, View, zones


def sample(view: View, dice: Dice) -> State:
    """The own hand, the shown cards and everything on the table as they are; the rest shuffled."""
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
