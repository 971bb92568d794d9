"""Laying out cards: the first deal, replacing, extra cards, closing gaps, the pack made new (S4, S6–S9, S19).

Decides which cards go where after each resolved claim, and whether the round goes on; does not know how claims are judged.
"""

from typing import Literal

from msgspec.structs import replace

from game.core.cards import Card
from game.core.events import Move
from game.core.game import SECOND, Step
from game.games.setgame.events import Dealt, Reshuffled, RoundStarted, SetEvent, Shrunk
from game.games.setgame.scoring import end_round, over
from game.games.setgame.state import SetState, Visible, most_cards, pile, set_lies

SetStep = Step[SetState, SetEvent]


def start_round(state: SetState, order: tuple[Card, ...], at: int) -> SetStep:
    """Lay out a freshly shuffled pack (S4). The clock of the round starts here, with the first reveal (S19)."""
    number = state.round if state.sudden else state.round + 1
    started = RoundStarted(number, at, state.rivals, state.sudden, _in_the_open(state))
    timed = state.options.finish == "timed" and not state.sudden
    state = replace(
        state,
        phase="play",
        round=number,
        racers=tuple(replace(racer, sets=0, lock=0, wait=0) for racer in state.racers),
        start=at,
        end=at + state.options.seconds * SECOND if timed else None,
        table=(None,) * state.options.table,
        takings=(),
        former=(),
        missed=(),
        hint=(),
        stock=order,
    )
    state, dealt = _deal(state, state.options.table, "start")
    state, events = settle(state, at)
    return Step(state, (started, *dealt, *events))


def _in_the_open(state: SetState) -> tuple[Move, ...]:
    """The cards on the table and before the seats on their way into the stock."""
    lying = (Move(card, f"table:{slot}", "stock") for slot, card in enumerate(state.table) if card is not None)
    piles = (Move(card, f"taken:{seat}", "stock") for seat in range(len(state.racers)) for card in pile(state, seat))
    return (*lying, *piles)


def new_pack(state: SetState, order: tuple[Card, ...], at: int) -> SetStep:
    """Go on with the taken cards as a new pack (S19)."""
    piles = tuple(pile(state, seat) for seat in range(len(state.racers)))
    state = replace(state, phase="play", stock=order, former=state.takings, takings=())
    state, events = settle(state, at)
    return Step(state, (Reshuffled(piles), *events))


def settle(state: SetState, at: int) -> SetStep:
    """Bring the table in order after whatever happened at `at`: close gaps, deal, end the round, until nothing is left to do.

    While a call is open the taken places stay empty (S10). Ends with phase `reshuffle` when an endless round needs a new pack.
    """
    events: tuple[SetEvent, ...] = ()
    while state.phase == "play":
        reason = over(state)
        if reason is not None:
            step = end_round(state, at, reason)
        elif state.call is not None:
            break
        elif len(state.table) > state.options.table and None in state.table:
            step = _shrink(state)
        elif (why := _wanting(state)) is None:
            break
        elif state.stock:
            step = _deal(state, 3, why)
        else:
            step = Step(replace(state, phase="reshuffle"), ())
        state, events = step.state, events + step.events
    return Step(state, events)


def _wanting(state: SetState) -> Literal["refill", "none", "asked"] | None:
    """Why three cards are to be dealt, None if they are not, or if there are none."""
    if not supply(state, len(state.stock)):
        return None
    if len(state.lying) < state.options.table:
        return "refill"
    if len(state.lying) >= most_cards(state.options):
        return None
    if state.options.extra == "agree" and state.voters:
        return "asked" if state.asked_extra == state.voters else None
    return None if set_lies(state) else "none"


def supply(known: Visible, stock: int) -> int:
    """How many cards can still be dealt: the stock, in an endless round the taken cards too (S19)."""
    return stock + (3 * len(known.takings) if known.endless else 0)


def _shrink(state: SetState) -> SetStep:
    """Close the gaps of a table above its size: cards of the highest slots go into the lowest gaps (S8)."""
    size = max(state.options.table, len(state.lying))
    gaps = [slot for slot in range(size) if state.table[slot] is None]
    origins = [slot for slot in range(len(state.table) - 1, size - 1, -1) if state.table[slot] is not None]
    table = list(state.table)
    for origin, slot in zip(origins, gaps, strict=False):
        table[slot] = table[origin]
    cards = tuple(card for card in (state.table[origin] for origin in origins) if card is not None)
    state = replace(state, table=tuple(table[:size]))
    if not origins:
        return Step(state, ())
    return Step(state, (Shrunk(cards, tuple(origins), tuple(gaps[: len(origins)])),))


def _deal(state: SetState, number: int, why: Literal["start", "refill", "none", "asked"]) -> SetStep:
    """Lay out the next cards in the lowest free slots. Requests for extra cards are met or void (S7)."""
    cards = state.stock[:number]
    table = list(state.table) + [None] * max(0, len(state.lying) + number - len(state.table))
    slots = [slot for slot, card in enumerate(table) if card is None][: len(cards)]
    for slot, card in zip(slots, cards, strict=True):
        table[slot] = card
    state = replace(state, table=tuple(table), stock=state.stock[number:])
    if why == "asked":
        state = replace(state, asked_extra=())
    return Step(state, (Dealt(cards, tuple(slots), why),))
