"""The acts that come before a lead: exchange, announce, close and taking back (T4–T7). Decides when each is legal and what it does.

Legality is asked of the view of the seat on turn, so that the rules and `legal_actions` cannot disagree.
"""

from msgspec.structs import replace

from game.core.cards import SUITS, Card
from game.core.game import Step
from game.core.seats import Seat
from game.games.schnapsen.events import Announced, Closed, Exchanged, SchnapsenEvent, TakenBack
from game.games.schnapsen.options import Options, least_stock
from game.games.schnapsen.pack import marriage_points
from game.games.schnapsen.state import Act, Closing, Common, Phase, State, View, is_strict, points_of, stock_size, tricks_of


def lowest_trump(options: Options, trump: str | None) -> Card:
    """The card that may be exchanged: the nine, or the jack where there are no nines (T5)."""
    assert trump is not None
    return ("9" if options.nines else "J") + trump


def pair_to_lead(options: Options, suit: str) -> tuple[Card, ...]:
    """The cards of an announced marriage that may be led (T4, `king_led`)."""
    return tuple(rank + suit for rank in ("K" if options.king_led else "KQ"))


def may_exchange(view: View, hand: tuple[Card, ...]) -> bool:
    """T5 with the rows `exchange` and `club_limits`; and the one exchange allowed against a close."""
    common = view.common
    if common.turnup is None or lowest_trump(common.options, common.trump) not in hand:
        return False
    if common.phase == "answer":
        return _first_answer_to_close(common)
    enough = stock_size(view) >= least_stock(common.options) and common.closing is None
    return common.phase == "lead" and enough and (bool(tricks_of(common, common.turn)) or not common.options.exchange_needs_trick)


def marriages(view: View, hand: tuple[Card, ...]) -> tuple[str, ...]:
    """The suits that may be announced now (T4 and the two rows on marriages)."""
    common = view.common
    if common.phase != "lead" or common.marriage is not None:
        return ()
    if not tricks_of(common, common.turn) and not common.options.marriage_first_lead:
        return ()
    if is_strict(view) and not common.options.marriage_strict:
        return ()
    return tuple(suit for suit in SUITS if f"K{suit}" in hand and f"Q{suit}" in hand)


def may_close(view: View) -> bool:
    """T6 with the rows `close` and `club_limits`."""
    common = view.common
    if common.phase not in ("lead", "draw") or common.closing is not None or common.turnup is None:
        return False
    if common.options.club_limits and not common.tricks:
        return False
    return stock_size(view) >= least_stock(common.options)


def may_claim(common: Common) -> bool:
    """T8: with `out=manual` whoever is about to lead and has a trick, before drawing too."""
    return common.options.out == "manual" and common.phase in ("lead", "draw") and bool(tricks_of(common, common.turn))


def exchange(state: State, seat: Seat) -> Step[State, SchnapsenEvent]:
    """Swap the lowest trump for the turned-up one; the card taken is known to both."""
    common = state.common
    taken, given = common.turnup, lowest_trump(common.options, common.trump)
    assert taken is not None
    changed = replace(
        common,
        turnup=given,
        acts=(*common.acts, Act(seat, "exchange", None, taken)),
        undoable=common.phase == "lead",
        shown=_shown(_forgotten(common, given), seat, taken),
    )
    return Step(State(changed, state.stock, _swapped(state, seat, given, taken)), (Exchanged(seat, given, taken),))


def announce(state: State, seat: Seat, suit: str) -> Step[State, SchnapsenEvent]:
    """Show a marriage; one of its cards must be led next."""
    common = state.common
    assert common.trump is not None
    changed = replace(
        common,
        acts=(*common.acts, Act(seat, "announce", suit)),
        marriage=suit,
        undoable=True,
        shown=_shown(common, seat, f"K{suit}", f"Q{suit}"),
    )
    event = Announced(seat, suit, marriage_points(suit, common.trump), not tricks_of(common, seat))
    return Step(replace(state, common=changed), (event,))


def close(state: State, seat: Seat) -> Step[State, SchnapsenEvent]:
    """Close the stock and note what the other has at this moment. Closed before drawing, nobody draws."""
    common = state.common
    other = 1 - seat
    closing = Closing(seat, points_of(common, other), tricks_of(common, other), len(common.tricks), common.phase == "draw")
    changed = replace(common, phase="lead", acts=(*common.acts, Act(seat, "close")), closing=closing, undoable=True)
    return Step(replace(state, common=changed), (Closed(seat),))


def take_back(state: State) -> Step[State, SchnapsenEvent]:
    """Undo the newest act; it stays in the log and its cards stay known (T7)."""
    common = state.common
    *before, act = common.acts
    undone = replace(act, undone=True)
    acts = (*before,) if undone in before else (*before, undone)  # noted once, so that toying with an act does not make the state grow
    changed = replace(common, acts=acts, undoable=False)
    if act.kind == "announce":
        return Step(replace(state, common=replace(changed, marriage=None)), (TakenBack(act, None),))
    if act.kind == "close":
        assert common.closing is not None
        phase: Phase = "draw" if common.closing.before_draw else "lead"
        return Step(replace(state, common=replace(changed, closing=None, phase=phase)), (TakenBack(act, None),))
    given = lowest_trump(common.options, common.trump)
    assert act.card is not None
    changed = replace(changed, turnup=act.card, shown=_shown(_forgotten(common, act.card), act.seat, given))
    return Step(State(changed, state.stock, _swapped(state, act.seat, act.card, given)), (TakenBack(act, given),))


def _first_answer_to_close(common: Common) -> bool:
    closing = common.closing
    return common.options.exchange_on_answer and closing is not None and closing.seat != common.turn and len(common.tricks) == closing.trick


def _forgotten(common: Common, card: Card) -> Common:
    """A card that has left the hands is no longer a shown one."""
    return replace(common, shown=tuple(tuple(known for known in cards if known != card) for cards in common.shown))


def _shown(common: Common, seat: Seat, *cards: Card) -> tuple[tuple[Card, ...], ...]:
    return tuple(
        (*known, *(card for card in cards if card not in known)) if holder == seat else known for holder, known in enumerate(common.shown)
    )


def _swapped(state: State, seat: Seat, given: Card, taken: Card) -> tuple[tuple[Card, ...], ...]:
    return tuple(
        tuple(taken if card == given else card for card in hand) if holder == seat else hand for holder, hand in enumerate(state.hands)
    )
