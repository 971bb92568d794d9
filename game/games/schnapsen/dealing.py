"""From a shuffled pack to hands, and from the stock into them: T1, T2 and the rows `deal` and `next dealer`."""

from msgspec.structs import replace

from game.core.cards import Card, HiddenCard
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
from game.games.schnapsen.options import Options
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
    rest = order
    hands: list[tuple[Card, ...]] = [(), ()]
    turnup = ""
    for number, size in enumerate(_packets(options)):
        for seat in (other, dealer):
            hands[seat] += rest[:size]
            rest = rest[size:]
        if number == _turned_after(options):
            turnup, rest = rest[0], rest[1:]
    events = (*_gathered(state), DealStarted(dealer), *dealt((hands[0], hands[1]), turnup, dealer, options))
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
    return Step(State(common, rest, (hands[0], hands[1])), events)


def dealt(hands: tuple[tuple[HiddenCard, ...], ...], turnup: Card, dealer: Seat, options: Options) -> tuple[SchnapsenEvent, ...]:
    """How these hands and the turned-up trump come to lie there, packet by packet (T1)."""
    events: list[SchnapsenEvent] = []
    lying = 0
    for number, size in enumerate(_packets(options)):
        events += [Dealt(seat, hands[seat][lying : lying + size]) for seat in (1 - dealer, dealer)]
        lying += size
        if number == _turned_after(options):
            events.append(TrumpTurned(turnup))
    return tuple(events)


def _packets(options: Options) -> tuple[int, ...]:
    return (3, 3) if options.nines else (3, 2)


def _turned_after(options: Options) -> int:
    """The number of the packet after which the trump is turned up."""
    return 0 if options.deal == "three_two" else 1


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
