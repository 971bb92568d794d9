"""From a shuffled pack to hands, and from the stock into them: T1, T2 and the rows `deal` and `next dealer`."""

from msgspec.structs import replace

from game.core.cards import Card
from game.core.events import Move, kind_of
from game.core.game import Step
from game.core.seats import Seat
from game.games.schnapsen.events import (
    DealStarted,
    Dealt,
    Drawn,
    FirstDealer,
    Gathered,
    HandGathered,
    SchnapsenEvent,
    TrumpTurned,
    TurnupDrawn,
)
from game.games.schnapsen.state import State, zones

GATHERED = ("trick", "won", "turnup")


def first_dealer(state: State, order: tuple[str, ...]) -> Step[State, SchnapsenEvent]:
    """The first of the two shuffled seats deals (T1)."""
    dealer = int(order[0])
    return Step(replace(state, common=replace(state.common, phase="deal", dealer=dealer)), (FirstDealer(dealer),))


def deal(state: State, order: tuple[Card, ...]) -> Step[State, SchnapsenEvent]:
    """A new deal: the other player is dealt first and leads (T1)."""
    dealer = next_dealer(state)
    other = 1 - dealer
    options = state.common.options
    packets = (3, 3) if options.nines else (3, 2)
    events: list[SchnapsenEvent] = [*_gathered(state), DealStarted(dealer)]
    rest = order
    hands: list[tuple[Card, ...]] = [(), ()]
    turnup = ""
    for number, size in enumerate(packets):
        for seat in (other, dealer):
            hands[seat] += rest[:size]
            events.append(Dealt(seat, rest[:size]))
            rest = rest[size:]
        if number == (0 if options.deal == "three_two" else 1):
            turnup, rest = rest[0], rest[1:]
            events.append(TrumpTurned(turnup))
    common = replace(
        state.common,
        phase="lead",
        dealer=dealer,
        turn=other,
        turnup=turnup,
        trump=turnup[1],
        led=None,
        tricks=(),
        acts=(),
        marriage=None,
        undoable=False,
        closing=None,
        shown=((), ()),
        bonus=None,
    )
    return Step(State(common, rest, (hands[0], hands[1])), tuple(events))


def next_dealer(state: State) -> Seat:
    """The winner of the deal before, a draw keeping the dealer; or strictly in turn."""
    common = state.common
    assert common.dealer is not None
    if common.phase != "between" or common.result is None:
        return common.dealer
    if common.options.next_dealer == "alternate":
        return 1 - common.dealer
    return common.dealer if common.result.winner is None else common.result.winner


def draw(state: State, winner: Seat) -> Step[State, SchnapsenEvent]:
    """The winner draws, then the loser; the last draw gives the loser the turned-up trump (T2)."""
    hands = list(state.hands)
    first, rest = state.stock[0], state.stock[1:]
    hands[winner] += (first,)
    events: list[SchnapsenEvent] = [Drawn(winner, (first,))]
    common = state.common
    loser = 1 - winner
    if rest:
        hands[loser] += (rest[0],)
        events.append(Drawn(loser, (rest[0],)))
        rest = rest[1:]
    else:
        assert common.turnup is not None
        hands[loser] += (common.turnup,)
        events.append(TurnupDrawn(loser, common.turnup))
        shown = tuple((*cards, common.turnup) if seat == loser else cards for seat, cards in enumerate(common.shown))
        common = replace(common, turnup=None, shown=shown)
    return Step(State(common, rest, (hands[0], hands[1])), tuple(events))


def _gathered(state: State) -> tuple[SchnapsenEvent, ...]:
    held = zones(state)
    public = tuple(Move(card, zone, "stock") for zone, cards in held.items() if kind_of(zone) in GATHERED for card in cards)
    events: list[SchnapsenEvent] = [Gathered(public)] if public else []
    return (*events, *(HandGathered(seat, hand) for seat, hand in enumerate(state.hands) if hand))
