"""What a seat knows and may do: its view, the actions its phase offers, and states it could not rule out.

Decides what is told and what may be asked; carries nothing out.
"""

from itertools import combinations

from game.core.cards import Card
from game.core.game import Dice
from game.core.seats import Seat
from game.core.tricks import ruled_out, share_out, strict_answers
from game.games.ecarte.actions import Accept, CallKing, Discard, EcarteAction, Play, Propose, Refuse, Stand
from game.games.ecarte.pack import HAND, PACK, RANKS
from game.games.ecarte.state import Common, State, View, king_of_trumps, trump_of, zones


def view_of(state: State, seat: Seat | None) -> View:
    """The common knowledge, the own hand and discards, and how many cards lie elsewhere (E4)."""
    return View(state.common, len(state.stock), _seen(state.hands, seat), _seen(state.discards, seat))


def legal_actions(view: View) -> tuple[EcarteAction, ...]:
    """What the phase offers; empty off turn."""
    common = view.common
    hand = tuple(card for card in view.hands[common.turn] if card is not None)
    if not hand:
        return ()
    match common.phase:
        case "propose":
            return (Propose(), Stand())
        case "respond":
            return (Accept(), Refuse())
        case "elder_discards" | "dealer_discards":
            least = 1 if common.phase == "elder_discards" else 0
            most = min(HAND, view.stock)
            return tuple(Discard(cards) for size in range(least, most + 1) for cards in combinations(sorted(hand), size))
        case "lead" | "answer":
            king: tuple[EcarteAction, ...] = (CallKing(),) if _may_call(common, hand) else ()
            return (*king, *(Play(card) for card in playable(common, hand)))
    return ()


def playable(common: Common, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of this hand that may be led, or answered with (E8)."""
    if common.led is None:
        return hand
    return strict_answers(hand, common.led, trump_of(common), RANKS, must_trump=common.options.void == "trump")


def sample(view: View, dice: Dice) -> State:
    """Deal the unseen cards at random where answers (E8) and a called king (E6) allow."""
    common = view.common
    known = {card for cards in zones(view).values() for card in cards if card is not None}
    sure = [tuple(card for card in hand if card is not None) or _called(common, seat, known) for seat, hand in enumerate(view.hands)]
    unseen = [card for card in PACK if card not in known and not any(card in hand for hand in sure)]
    dice.shuffle(unseen)
    wants = [len(hand) - len(sure[seat]) for seat, hand in enumerate(view.hands)]
    drawn = share_out(unseen, wants, [_excluded(common, seat) for seat in (0, 1)])
    rest = [card for card in unseen if not any(card in hand for hand in drawn)]
    discards = tuple(tuple(card if card is not None else rest.pop() for card in laid) for laid in view.discards)
    return State(common, tuple(rest), (sure[0] + drawn[0], sure[1] + drawn[1]), discards)


def _seen(cards: tuple[tuple[Card, ...], ...], seat: Seat | None) -> tuple[tuple[Card | None, ...], ...]:
    return tuple(held if holder == seat else (None,) * len(held) for holder, held in enumerate(cards))


def _may_call(common: Common, hand: tuple[Card, ...]) -> bool:
    """Before one's own first card, with the king of trumps in hand (E6)."""
    return not common.tricks and common.king is None and king_of_trumps(common) in hand


def _called(common: Common, seat: Seat, known: set[Card]) -> tuple[Card, ...]:
    """The king this seat has called, as long as it has not been seen since."""
    if common.king != seat or king_of_trumps(common) in known:
        return ()
    return (king_of_trumps(common),)


def _excluded(common: Common, seat: Seat) -> frozenset[Card]:
    """What this seat's answers have shown it not to hold (E8)."""
    excluded: frozenset[Card] = frozenset()
    for trick in common.tricks:
        if trick.leader != seat:
            excluded |= ruled_out(trick.lead, trick.answer, trump_of(common), RANKS, must_trump=common.options.void == "trump")
    return excluded
