"""From a shuffled pack to five cards each and a turned-up trump (E2, E3)."""

from msgspec.structs import replace

from game.core.cards import Card, HiddenCard
from game.core.events import Move, kind_of
from game.core.game import Step
from game.core.seats import Seat
from game.games.ecarte.events import (
    DealStarted,
    Dealt,
    DiscardsGathered,
    EcarteEvent,
    FirstDealer,
    Gathered,
    KingTurned,
    TrumpTurned,
)
from game.games.ecarte.options import Options
from game.games.ecarte.scoring import scored
from game.games.ecarte.state import State, zones

GATHERED = ("won", "turnup")
"""A deal ends with empty hands and no trick lying (E7), so that nothing else is left to gather in the open."""


def first_dealer(state: State, order: tuple[str, ...]) -> Step[State, EcarteEvent]:
    """The first of the two shuffled seats deals (E2)."""
    dealer = int(order[0])
    return Step(replace(state, common=replace(state.common, phase="deal", dealer=dealer)), (FirstDealer(dealer),))


def deal(state: State, order: tuple[Card, ...]) -> Step[State, EcarteEvent]:
    """Five cards each, elder first, and the trump; a king turned is a point for the dealer and may win the match (E3)."""
    dealer = state.common.dealer
    assert dealer is not None
    dealer = 1 - dealer if state.common.phase == "between" else dealer
    elder = 1 - dealer
    hands: list[tuple[Card, ...]] = [(), ()]
    rest = order
    for size in _packets(state.common.options):
        for seat in (elder, dealer):
            hands[seat] += rest[:size]
            rest = rest[size:]
    turnup, stock = rest[0], rest[1:]
    events = (*_gathered(state), DealStarted(dealer), *dealt((hands[0], hands[1]), turnup, dealer, state.common.options))
    common = replace(
        state.common,
        phase="propose",
        dealer=dealer,
        turn=elder,
        turnup=turnup,
        led=None,
        tricks=(),
        exchanges=(),
        situation="unproposed",
        king=None,
    )
    state = State(common, stock, (hands[0], hands[1]), ((), ()))
    return _king_turned(state, dealer, events) if turnup[0] == "K" else Step(state, events)


def dealt(hands: tuple[tuple[HiddenCard, ...], ...], turnup: Card, dealer: Seat, options: Options) -> tuple[EcarteEvent, ...]:
    """How these hands and the turned-up trump come to lie there, packet by packet (E2, E3)."""
    events: list[EcarteEvent] = []
    lying = 0
    for size in _packets(options):
        events += [Dealt(seat, hands[seat][lying : lying + size]) for seat in (1 - dealer, dealer)]
        lying += size
    return (*events, TrumpTurned(turnup))


def _packets(options: Options) -> tuple[int, ...]:
    return (3, 2) if options.packets == "three_two" else (2, 3)


def _king_turned(state: State, dealer: Seat, events: tuple[EcarteEvent, ...]) -> Step[State, EcarteEvent]:
    step = scored(state, dealer, 1, "king_turned")
    return Step(step.state, (*events, KingTurned(dealer, step.state.common.scores), *step.events))


def _gathered(state: State) -> tuple[EcarteEvent, ...]:
    held = zones(state)
    public = tuple(Move(card, zone, "stock") for zone, cards in held.items() if kind_of(zone) in GATHERED for card in cards)
    events: list[EcarteEvent] = [Gathered(public)] if public else []
    return (*events, *(DiscardsGathered(seat, cards) for seat, cards in enumerate(state.discards) if cards))
