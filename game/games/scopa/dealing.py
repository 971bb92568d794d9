"""From a shuffled pack to cards in hands: P4–P6, the kings redeal and escoba's first table."""

from msgspec.structs import replace

from game.core.events import Move, kind_of
from game.core.game import Step
from game.core.seats import Seat, after, from_seat
from game.games.scopa.events import DealStarted, Dealt, FirstDealer, FirstTable, Gathered, Redealt, ScopaEvent, TableDealt
from game.games.scopa.pack import ScopaCard, value
from game.games.scopa.state import State, zones


def first_dealer(state: State, order: tuple[str, ...]) -> Step[State, ScopaEvent]:
    """The first of the shuffled seats deals (P4)."""
    dealer = int(order[0])
    return Step(replace(state, common=replace(state.common, phase="deal", dealer=dealer)), (FirstDealer(dealer),))


def deal(state: State, order: tuple[ScopaCard, ...]) -> Step[State, ScopaEvent]:
    """A new deal from a shuffled pack; with three or four kings on the table the match waits for another shuffle (P5)."""
    again = state.common.phase == "deal"
    number = state.common.deal if again else state.common.deal + 1
    dealer = _dealer(state)
    seats = state.common.seats
    events: list[ScopaEvent] = [*_gathered(state), DealStarted(number, dealer)]
    state = _cleared(state, number, dealer, order)
    in_hands = state.common.options.hand * seats
    turned = order[in_hands : in_hands + state.common.options.table]
    if state.common.options.kings_redeal and sum(card[0] == "K" for card in turned) >= 3:
        return Step(replace(state, common=replace(state.common, phase="deal")), (*events, TableDealt(turned), Redealt(turned)))
    state, dealt = packets(state)
    events += dealt
    if turned:
        state = replace(state, stock=state.stock[len(turned) :], common=replace(state.common, table=turned))
        events.append(TableDealt(turned))
    state, gift = _first_table(state, dealer)
    return Step(state, (*events, *gift))


def packets(state: State) -> Step[State, ScopaEvent]:
    """A packet for every seat, one card at a time from the dealer's right (P5, P6); the stock must hold enough."""
    common = state.common
    assert common.dealer is not None
    count = common.options.hand * common.seats
    order = from_seat(after(common.dealer, common.seats), common.seats)
    packet = {seat: state.stock[place : count : common.seats] for place, seat in enumerate(order)}
    hands = tuple(packet[seat] for seat in range(common.seats))
    return Step(replace(state, stock=state.stock[count:], hands=hands), tuple(Dealt(seat, packet[seat]) for seat in order))


def _dealer(state: State) -> Seat:
    dealer = state.common.dealer
    assert dealer is not None
    return after(dealer, state.common.seats) if state.common.phase == "between" else dealer


def _cleared(state: State, number: int, dealer: Seat, order: tuple[ScopaCard, ...]) -> State:
    seats = state.common.seats
    empty: tuple[tuple[ScopaCard, ...], ...] = ((),) * seats
    common = replace(
        state.common,
        phase="play",
        deal=number,
        dealer=dealer,
        turn=after(dealer, seats),
        table=(),
        piles=empty,
        sweeps=(0,) * seats,
        sweep_cards=empty,
        last_capturer=None,
        history=(),
    )
    return State(common, order, empty)


def _gathered(state: State) -> tuple[ScopaEvent, ...]:
    moves = tuple(Move(card, zone, "stock") for zone, cards in zones(state).items() if kind_of(zone) != "stock" for card in cards)
    return (Gathered(moves),) if moves else ()


def _first_table(state: State, dealer: Seat) -> Step[State, ScopaEvent]:
    """Escoba: four cards making 15 are one sweep for the dealer, 30 two; he counts as last capturer."""
    cards = state.common.table
    total = sum(map(value, cards))
    if not state.common.options.first_table or total not in (15, 30):
        return Step(state, ())
    sweeps = total // 15
    piles = tuple(cards if seat == dealer else () for seat in range(state.common.seats))
    counts = tuple(sweeps if seat == dealer else 0 for seat in range(state.common.seats))
    crosswise = tuple(cards[:sweeps] if seat == dealer else () for seat in range(state.common.seats))
    common = replace(state.common, table=(), piles=piles, sweeps=counts, sweep_cards=crosswise, last_capturer=dealer)
    return Step(replace(state, common=common), (FirstTable(dealer, cards, sweeps),))
