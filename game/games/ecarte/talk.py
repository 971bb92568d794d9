"""The talk before the tricks: proposing, answering, exchanging (E4, E5)."""

from typing import Literal

from msgspec.structs import replace

from game.core.cards import Card
from game.core.game import Step
from game.core.seats import Seat
from game.games.ecarte.events import Accepted, Discarded, EcarteEvent, Proposed, Served, TalkEnded
from game.games.ecarte.state import State


def propose(state: State, seat: Seat) -> Step[State, EcarteEvent]:
    """Elder asks; the dealer answers."""
    return Step(replace(state, common=replace(state.common, phase="respond", turn=1 - seat)), (Proposed(seat),))


def accept(state: State, seat: Seat) -> Step[State, EcarteEvent]:
    """The dealer agrees; elder exchanges first."""
    return Step(replace(state, common=replace(state.common, phase="elder_discards", turn=1 - seat)), (Accepted(seat),))


def stand(state: State, seat: Seat) -> Step[State, EcarteEvent]:
    """Elder plays; without any proposal before, his three tricks or the dealer's count by their own row (E10)."""
    return _talk_over(state, seat, "stood")


def refuse(state: State, seat: Seat) -> Step[State, EcarteEvent]:
    """The dealer ends the talk; refusing the first proposal exposes him, a later one nobody (E10)."""
    if state.common.situation == "unproposed":
        state = replace(state, common=replace(state.common, situation="refused"))
    return _talk_over(state, seat, "refused")


def exchange(state: State, seat: Seat, cards: tuple[Card, ...]) -> Step[State, EcarteEvent]:
    """Lay cards aside and be served; elder first, then the dealer if anything is left to draw (E5)."""
    drawn, stock = state.stock[: len(cards)], state.stock[len(cards) :]
    hands = tuple(
        tuple(card for card in hand if card not in cards) + drawn if holder == seat else hand for holder, hand in enumerate(state.hands)
    )
    discards = tuple(laid + cards if holder == seat else laid for holder, laid in enumerate(state.discards))
    elder = state.common.phase == "elder_discards"
    exchanges = (*state.common.exchanges, (len(cards), 0)) if elder else (*state.common.exchanges[:-1], (_elders(state), len(cards)))
    common = replace(
        state.common, exchanges=exchanges, situation="exchanged", turn=1 - seat, phase="dealer_discards" if elder else "propose"
    )
    state = State(common, stock, hands, discards)
    events: tuple[EcarteEvent, ...] = (Discarded(seat, cards), Served(seat, drawn)) if cards else (Discarded(seat, ()),)
    if stock:
        return Step(state, events)
    step = _talk_over(state, None, "empty")
    return Step(step.state, (*events, *step.events))


def _elders(state: State) -> int:
    return state.common.exchanges[-1][0]


def _talk_over(state: State, seat: Seat | None, how: Literal["stood", "refused", "empty"]) -> Step[State, EcarteEvent]:
    dealer = state.common.dealer
    assert dealer is not None
    common = replace(state.common, phase="lead", turn=1 - dealer)
    return Step(replace(state, common=common), (TalkEnded(seat, how, common.situation),))
