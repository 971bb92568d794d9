"""Toys that let the wrong things in, or cannot be begun as they say: each with the check of types, data or options that finds it."""

from typing import Any

import msgspec
from msgspec.structs import force_setattr, replace

from game.core.errors import IllegalOptions
from game.core.game import Action
from game.core.seats import Seat
from kits import entrance, plain_data
from kits.faulty import Faults, change
from kits.toy_game import View
from kits.toy_race import PACK, Grab, RaceCard, Shout, ToyRace

gap = Faults()

# --- what is let in


@gap("unknown fields are taken", plain_data.check_strict)
def _(toy: Any) -> None:
    class LaxView(View, frozen=True, forbid_unknown_fields=False):
        pass

    toy.types = toy.types._replace(view=LaxView)
    change(toy, "view", lambda view, *_: LaxView(view.common, view.stock, view.hands, view.laid))


@gap("numbers out of range and unknown words are options", plain_data.check_options)
def _(toy: Any) -> None:
    class LooseOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
        deals: int = 3
        seconds: int = 5

    _with_options(toy, LooseOptions)


def _with_options(toy: Any, kind: Any) -> None:
    toy.types = toy.types._replace(options=kind)
    toy.info = replace(toy.info, presets=(("plain", kind()),))


@gap("a field takes any type", plain_data.check_types)
def _(toy: Any) -> None:
    class AnyView(View, frozen=True):
        more: Any = None

    toy.types = toy.types._replace(view=AnyView)


@gap("a set becomes bytes", plain_data.check_types)
def _(toy: Any) -> None:
    class UnsortedView(View, frozen=True):
        gone: frozenset[RaceCard] = frozenset()

    toy.types = toy.types._replace(view=UnsortedView)


@gap("a view tells whose it is", plain_data.check_types)
def _(toy: Any) -> None:
    class SeatView(View, frozen=True):
        seat: Seat = 0

    toy.types = toy.types._replace(view=SeatView)


@gap("a view comes back as something else", plain_data.check_round_trip)
def _(toy: Any) -> None:
    class RoundView(View, frozen=True):
        def __post_init__(self) -> None:
            force_setattr(self, "stock", self.stock + 1)

    toy.types = toy.types._replace(view=RoundView)
    change(toy, "view", lambda view, *_: RoundView(view.common, view.stock, view.hands, view.laid))


@gap("an unknown card is taken for any", plain_data.check_out_of_range, ToyRace)
def _(toy: Any) -> None:
    class Claim(Action, frozen=True):
        card: str

    honest, listed = toy.apply, toy.legal_actions

    def apply(state: Any, seat: Seat, action: Any, stamp: Any) -> Any:
        if isinstance(action, Claim):
            action = Grab(action.card if action.card in PACK else state.common.table[0])
        return honest(state, seat, action, stamp)

    toy.types = toy.types._replace(action=Claim | Shout)
    toy.apply = apply
    toy.legal_actions = lambda view: tuple(Claim(action.card) if isinstance(action, Grab) else action for action in listed(view))


@gap("a preset cannot be played", entrance.check_info)
def _(toy: Any) -> None:
    toy.info = replace(toy.info, seats=(2, 3))


@gap("a choice is never taken", entrance.check_choices)
def _(toy: Any) -> None:
    def check(options: Any, seats: int) -> None:
        if options.deals == 1:
            raise IllegalOptions("option_value", option="deals", value=1)

    toy.check = check


@gap("any number of seats is taken", entrance.check_seat_counts)
def _(toy: Any) -> None:
    toy.check = lambda *_: None


@gap("another deals first than the one named", entrance.check_first)
def _(toy: Any) -> None:
    honest = toy.new_match
    toy.new_match = lambda options, seats, first=None: honest(options, seats, None if first is None else 1 - first)


@gap("options suit a place only when asked twice", entrance.check_places)
def _(toy: Any) -> None:
    toy.suited = lambda options, place: replace(options, seconds=min(60, options.seconds + 1))
