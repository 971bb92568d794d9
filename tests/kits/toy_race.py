"""A little race that keeps the contract: three open cards, whoever names one first has it.

Sixteen cards. Who has taken a card is locked for half a second; if nobody takes one for as long as the options say, the oldest is lost
and replaced. It exists so that the contract tests have a race to stand on.
"""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from game.core.cards import Card, suited_pack
from game.core.errors import IllegalAction, IllegalOptions
from game.core.events import Move, Public, Zones
from game.core.game import (
    SECOND,
    Acting,
    Action,
    Awaiting,
    Choice,
    Dice,
    Finished,
    Game,
    Info,
    NeedsOrder,
    Outcome,
    Pace,
    Phrase,
    Stamp,
    Step,
    Types,
)
from game.core.seats import Seat

PACK = suited_pack("2345")
RaceCard: TypeAlias = Annotated[str, Meta(pattern=r"^[2345][CDHS]\Z")]
LOCK = SECOND // 2


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seconds: Annotated[int, Meta(ge=1, le=60)] = 4


class Common(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    options: Options
    started: bool
    until: int | None
    locked: tuple[int, ...]  # by seat: the time from which it may grab again
    table: tuple[RaceCard, ...]  # oldest first
    taken: tuple[tuple[RaceCard, ...], ...]
    lost: tuple[RaceCard, ...]


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    common: Common
    stock: tuple[RaceCard, ...]


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    common: Common
    stock: int


class Grab(Action, frozen=True):
    card: RaceCard


class Shout(Action, frozen=True):
    """Does nothing at all, and may be done at any time."""


RaceAction: TypeAlias = Grab | Shout


class Turned(Public, frozen=True):
    cards: tuple[RaceCard, ...]

    def moves(self) -> tuple[Move, ...]:
        return tuple(Move(card, "stock", "table") for card in self.cards)


class Grabbed(Public, frozen=True):
    seat: Seat
    card: RaceCard

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.card, "table", f"taken:{self.seat}"),)


class Lost(Public, frozen=True):
    card: RaceCard
    at: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.card, "table", "lost"),)


RaceEvent: TypeAlias = Turned | Grabbed | Lost
RaceStep: TypeAlias = Step[State, RaceEvent]


class ToyRace(Game[Options, State, RaceAction, RaceEvent, View]):
    info = Info(
        id="toyrace",
        title="Toy race",
        goal="Grab cards.",
        players="1 to 3",
        kind="A test",
        material="16 cards",
        audience="Tests",
        seats=(1, 2, 3),
        presets=(("plain", Options()), ("hasty", Options(1))),
        choices=(Choice("seconds", (1, 4)),),
        pace=Pace.RACE,
        zone_kinds={"stock": "nobody", "table": "all", "taken": "all", "lost": "all"},
        seat_choices={"hasty": (2, 3)},
    )
    types = Types(Options, State, RaceAction, RaceEvent, View)

    def check(self, options: Options, seats: int) -> None:
        if seats not in self.info.seats or (seats == 1 and options.seconds == 1):
            raise IllegalOptions("seat_count", seats=seats)

    def new_match(self, options: Options, seats: int, first: Seat | None = None) -> State:
        self.check(options, seats)
        return State(Common(options, False, None, (0,) * seats, (), ((),) * seats, ()), PACK)

    def awaiting(self, state: State) -> Awaiting:
        common = state.common
        if not common.started:
            return NeedsOrder(PACK)
        if common.table:
            return Acting(tuple(range(len(common.locked))))
        points = self.standing(state)
        return Finished(Outcome(tuple(s for s, n in enumerate(points) if n == max(points)), points, "empty"))

    def ordered(self, state: State, order: tuple[Card, ...], at: int) -> RaceStep:
        if state.common.started or sorted(order) != sorted(PACK):
            raise ValueError("not an arrangement of the awaited items")
        return _refilled(State(replace(state.common, started=True), order), (), at)

    def apply(self, state: State, seat: Seat, action: RaceAction, stamp: Stamp) -> RaceStep:
        common = state.common
        if isinstance(self.awaiting(state), Finished):
            raise IllegalAction("match_over")
        if not common.started:
            raise IllegalAction("wrong_phase")
        if isinstance(action, Shout):
            return Step(state, ())
        if action.card not in common.table:
            raise IllegalAction("beaten", by=next((s for s, cards in enumerate(common.taken) if action.card in cards), None))
        if stamp.effective < common.locked[seat]:
            raise IllegalAction("locked", until=common.locked[seat])
        table = tuple(card for card in common.table if card != action.card)
        taken = tuple((*cards, action.card) if s == seat else cards for s, cards in enumerate(common.taken))
        locked = tuple(stamp.effective + LOCK if s == seat else time for s, time in enumerate(common.locked))
        changed = replace(common, table=table, taken=taken, locked=locked)
        return _refilled(replace(state, common=changed), (Grabbed(seat, action.card),), stamp.effective)

    def deadline(self, state: State) -> int | None:
        return state.common.until

    def expire(self, state: State) -> RaceStep:
        common, (card, *rest) = state.common, state.common.table
        changed = replace(common, table=tuple(rest), lost=(*common.lost, card))
        return _refilled(replace(state, common=changed), (Lost(card, common.until),), common.until)

    def presence(self, state: State, seat: Seat, here: bool, at: int) -> RaceStep:
        return Step(state, ())

    def view(self, state: State, seat: Seat | None) -> View:
        return View(state.common, len(state.stock))

    def legal_actions(self, view: View) -> tuple[RaceAction, ...]:
        return (*map(Grab, view.common.table), Shout()) if view.common.table else ()

    def fallback(self, view: View) -> RaceAction | None:
        return None

    def sample(self, view: View, dice: Dice) -> State:
        known = {card for cards in self.zones(view).values() for card in cards}
        pool = [card for card in PACK if card not in known]
        dice.shuffle(pool)
        return State(view.common, tuple(pool))

    def zones(self, known: State | View) -> Zones:
        common = known.common
        stock = known.stock if isinstance(known, State) else (None,) * known.stock
        zones: Zones = {"stock": tuple(reversed(stock)), "table": common.table, "lost": common.lost}
        return zones | {f"taken:{seat}": cards for seat, cards in enumerate(common.taken)}

    def standing(self, state: State) -> tuple[int, ...]:
        return tuple(map(len, state.common.taken))

    def stakes(self, action: RaceAction) -> tuple[str, ...]:
        return (action.card,) if isinstance(action, Grab) else ()

    def summary(self, options: Options) -> tuple[Phrase, ...]:
        return (Phrase("toyrace_seconds", {"seconds": options.seconds}),)


def _refilled(state: State, events: tuple[RaceEvent, ...], time: int) -> RaceStep:
    common, missing = state.common, 3 - len(state.common.table)
    turned = state.stock[:missing]
    table = (*common.table, *turned)
    until = time + common.options.seconds * SECOND if table else None
    changed = replace(common, table=table, until=until)
    return Step(State(changed, state.stock[missing:]), (*events, Turned(turned)) if turned else events)
