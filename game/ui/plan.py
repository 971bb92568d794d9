"""A match as it is being planned at one screen: rules, seats, who sits in them. Pure values; the game answers what can be played.

Knows no widget. Every function takes a plan and gives another one that the game's seat counts allow; whether its options go together
is asked with `trouble`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

import msgspec

from game.core.errors import IllegalOptions
from game.core.game import AnyGame, Pace, Place, preset, seat_counts
from game.ui.bindings import CALLERS, Bindings, call_name


@dataclass(frozen=True)
class SeatPlan:
    """A seat: a computer of a `level`, or (None) a person with a call key (scancode) and perhaps a pad (instance id) of his own."""

    name: str
    level: str | None = None
    key: int | None = None
    pad: int | None = None

    @property
    def person(self) -> bool:
        """Whether somebody at this screen sits here."""
        return self.level is None


@dataclass(frozen=True)
class Plan:
    """A match to be. `levels`: those the computer players of the game know, weakest first. `seats` in seating order.

    `patience`: how the people here want limits of time (see `Place`).
    """

    game: AnyGame
    levels: tuple[str, ...]
    preset: str
    options: Any
    seats: tuple[SeatPlan, ...]
    patience: Literal["rules", "double", "off"] = "rules"

    @property
    def people(self) -> tuple[SeatPlan, ...]:
        """The seats of people."""
        return tuple(seat for seat in self.seats if seat.person)

    @property
    def own(self) -> tuple[int, ...]:
        """Their numbers."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.person)

    @property
    def counts(self) -> tuple[int, ...]:
        """How many seats it can have."""
        return seat_counts(self.game, self.preset)

    @property
    def place(self) -> Place:
        """People without a pad share keyboard and mouse (S10)."""
        return Place(shared_pointer=sum(seat.pad is None for seat in self.people) > 1, remote=False, patience=self.patience)

    @property
    def suited(self) -> Any:
        """The options as they will be played at this screen."""
        return self.game.suited(self.options, self.place)


def begin(game: AnyGame, levels: Sequence[str], name: str) -> Plan:
    """The plan a set-up screen starts with: the first preset, one person, a computer player of middling strength if there is a seat."""
    first, options = game.info.presets[0]
    plan = Plan(game, tuple(levels), first, options, (SeatPlan(name),))
    return with_count(plan, next((count for count in plan.counts if count >= 2), plan.counts[0]))


def with_preset(plan: Plan, name: str) -> Plan:
    """Another preset; options changed before are forgotten, seats fitted."""
    plan = replace(plan, preset=name, options=preset(plan.game, name))
    return with_count(plan, min(plan.counts, key=lambda count: abs(count - len(plan.seats))))


def with_option(plan: Plan, option: str, value: int | str | bool) -> Plan:
    """One option changed."""
    return replace(plan, options=msgspec.structs.replace(plan.options, **{option: value}))


def with_count(plan: Plan, count: int) -> Plan:
    """So many seats: computers come at the end; computers go first, then the last people, never the first person."""
    seats = list(plan.seats)
    while len(seats) > count:
        computers = [i for i, seat in enumerate(seats) if not seat.person]
        del seats[computers[-1] if computers else -1]
    while len(seats) < count:
        seats.append(SeatPlan("", _middling(plan)))
    return replace(plan, seats=tuple(seats))


def with_seat(plan: Plan, number: int, seat: SeatPlan) -> Plan:
    """Somebody else in one seat. A pad or call key is taken from whoever had it."""
    seats = [_without(other, seat) if i != number else seat for i, other in enumerate(plan.seats)]
    return replace(plan, seats=tuple(seats))


def joined(plan: Plan, seat: SeatPlan) -> Plan:
    """One more person: in place of the first computer, else in a new seat; the same plan if there is no room."""
    computers = [i for i, other in enumerate(plan.seats) if not other.person]
    if computers:
        return with_seat(plan, computers[0], seat)
    more = next((count for count in plan.counts if count > len(plan.seats)), None)
    return plan if more is None else with_seat(with_count(plan, more), len(plan.seats), seat)


def without_pad(plan: Plan, pad: int) -> Plan:
    """A pad is gone: whoever held it goes on with the keyboard."""
    return replace(plan, seats=tuple(replace(seat, pad=None) if seat.pad == pad else seat for seat in plan.seats))


def with_pad_back(plan: Plan, pad: int, name: str | None) -> Plan:
    """A pad is there again: whoever of that name held it goes on with it, if he is still here without one."""
    number = next((i for i, seat in enumerate(plan.seats) if seat.person and seat.name == name and seat.pad is None), None)
    return plan if number is None else with_seat(plan, number, replace(plan.seats[number], pad=pad, key=None))


def with_keys(plan: Plan, bindings: Bindings) -> Plan:
    """Whoever has neither key nor pad gets the first free call key, where there is a race."""
    if plan.game.info.pace is not Pace.RACE:
        return plan
    for number, seat in enumerate(plan.seats):
        if seat.person and seat.key is None and seat.pad is None:
            used = {other.key for other in plan.seats}
            keys = (bindings.code(call_name(caller)) for caller in range(CALLERS))
            plan = with_seat(plan, number, replace(seat, key=next((key for key in keys if key not in used), None)))
    return plan


def trouble(plan: Plan) -> IllegalOptions | None:
    """Why this cannot be played, None if it can."""
    try:
        plan.game.check(plan.suited, len(plan.seats))
    except IllegalOptions as refusal:
        return refusal
    return None


def _middling(plan: Plan) -> str:
    """The level of the last computer here, or the middle one of all."""
    last = next((seat.level for seat in reversed(plan.seats) if seat.level), None)
    return last or plan.levels[(len(plan.levels) - 1) // 2]


def _without(other: SeatPlan, seat: SeatPlan) -> SeatPlan:
    if seat.pad is not None and other.pad == seat.pad:
        other = replace(other, pad=None)
    if seat.key is not None and other.key == seat.key:
        other = replace(other, key=None)
    return other
