"""The toys with one fault each, and the check that must find it.

Decides what a broken or leaking game looks like. A fault replaces methods of an honest toy; nothing in the toys knows of it.
"""

import time
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import force_setattr, replace

from game.core.errors import IllegalAction
from game.core.events import Move, Public, Secret
from game.core.game import Action, AnyGame, Step
from game.core.seats import Seat
from kits import card_flow, entrance, knowledge, plain_data, steps
from kits.toy_game import Dealt, LaidAside, Play, Reveal, State, Toy, ToyCard, TrickWon, View, _play
from kits.toy_race import LOCK, PACK, Grab, Grabbed, RaceCard, Shout, ToyRace
from kits.toy_race import View as RaceView


class Fault(NamedTuple):
    """What is wrong, with which toy, how it is broken, and the check that has to find it."""

    name: str
    toy: Callable[[], AnyGame]
    spoil: Callable[[Any], None]
    check: Callable[..., None]

    def broken(self) -> AnyGame:
        """A toy with this fault."""
        toy = self.toy()
        self.spoil(toy)
        return toy


FAULTS: list[Fault] = []


def fault(name: str, check: Callable[..., None], toy: Callable[[], AnyGame] = Toy) -> Callable[[Callable[[Any], None]], None]:
    def enter(spoil: Callable[[Any], None]) -> None:
        FAULTS.append(Fault(name, toy, spoil, check))

    return enter


def _changed(toy: Any, method: str, change: Callable[..., Any]) -> None:
    """From now on the method's result goes through `change(result, *arguments)`."""
    honest = getattr(toy, method)
    setattr(toy, method, lambda *args: change(honest(*args), *args))


def _events(toy: Any, method: str, old: type, new: Callable[[Any], Any], kind: Any) -> None:
    """Events of type `old` from this method are replaced by others, of a type that the toy then owns to."""
    toy.types = toy.types._replace(event=toy.types.event | kind)
    _changed(toy, method, lambda step, *_: Step(step.state, tuple(new(e) if isinstance(e, old) else e for e in step.events)))


# --- what gets out


class OpenDealt(Public, frozen=True):
    owner: Seat
    cards: tuple[ToyCard, ...]

    def moves(self) -> tuple[Move, ...]:
        return tuple(Move(card, "stock", f"hand:{self.owner}") for card in self.cards)


class OpenLaid(Public, frozen=True):
    owner: Seat
    cards: tuple[ToyCard, ...]

    def moves(self) -> tuple[Move, ...]:
        return tuple(Move(card, f"hand:{self.owner}", f"laid:{self.owner}") for card in self.cards)


class OpenEnd(Public, frozen=True):
    laid: tuple[ToyCard, ...]


class PeekView(View, frozen=True):
    next: ToyCard | None


@fault("the deal is public", knowledge.check_leaks)
def _(toy: Any) -> None:
    _events(toy, "ordered", Dealt, lambda event: OpenDealt(event.owner, event.cards), OpenDealt)


@fault("the view holds the next card", knowledge.check_leaks)
def _(toy: Any) -> None:
    toy.types = toy.types._replace(view=PeekView)
    _changed(toy, "view", lambda view, state, seat: PeekView(view.common, view.stock, view.hands, view.laid, (*state.stock, None)[0]))


@fault("discards are public", knowledge.check_leaks)
def _(toy: Any) -> None:
    _events(toy, "apply", LaidAside, lambda event: OpenLaid(event.owner, event.cards), OpenLaid)


@fault("what was laid aside comes out when the cards are gathered", knowledge.check_leaks)
def _(toy: Any) -> None:
    def told(step: Any, state: State, *_: Any) -> Any:
        return Step(step.state, (OpenEnd(sum(state.laid, ())), *step.events))

    toy.types = toy.types._replace(event=toy.types.event | OpenEnd)
    _changed(toy, "ordered", told)


def _tell_hand(toy: Any) -> None:
    honest = toy.apply

    def apply(state: State, seat: Seat, *rest: Any) -> Any:
        try:
            return honest(state, seat, *rest)
        except IllegalAction as refusal:
            raise IllegalAction(refusal.code, cards=list(state.hands[1 - seat])) from None

    toy.apply = apply


fault("a refusal tells the other hand", knowledge.check_leaks)(_tell_hand)
fault("a refusal depends on the other hand", knowledge.check_sample)(_tell_hand)


@fault("the view shows both hands", card_flow.check_visibility)
def _(toy: Any) -> None:
    _changed(toy, "view", lambda view, state, seat: replace(view, hands=state.hands))


@fault("a spectator sees a hand", card_flow.check_visibility)
def _(toy: Any) -> None:
    _changed(toy, "view", lambda view, state, seat: replace(view, hands=state.hands) if seat is None else view)


@fault("seats that know the same get different views", knowledge.check_equal_views, ToyRace)
def _(toy: Any) -> None:
    class OwnView(RaceView, frozen=True):
        own: int

    _changed(toy, "view", lambda view, state, seat: OwnView(view.common, view.stock, -1 if seat is None else seat))


# --- what steps do


@fault("a step changes the state it was given", steps.check_untouched)
def _(toy: Any) -> None:
    _changed(toy, "apply", lambda step, state, *_: (force_setattr(state.common, "deal", state.common.deal + 1), step)[1])


@fault("an illegal card is taken", steps.check_apply)
def _(toy: Any) -> None:
    honest = toy.apply

    def apply(state: State, seat: Seat, action: Any, stamp: Any) -> Any:
        if isinstance(action, Play) and state.common.phase == "play" and seat == state.common.turn and action.card in state.hands[seat]:
            return _play(state, seat, action.card)
        return honest(state, seat, action, stamp)

    toy.apply = apply


@fault("a legal action is refused", steps.check_apply)
def _(toy: Any) -> None:
    honest = toy.apply

    def apply(state: State, seat: Seat, action: Any, stamp: Any) -> Any:
        if isinstance(action, Reveal):
            raise IllegalAction("not_allowed")
        return honest(state, seat, action, stamp)

    toy.apply = apply


@fault("a beaten grab locks its seat", steps.check_apply, ToyRace)
def _(toy: Any) -> None:
    honest = toy.apply

    def apply(state: Any, seat: Seat, action: Any, stamp: Any) -> Any:
        try:
            return honest(state, seat, action, stamp)
        except IllegalAction as refusal:
            if refusal.code != "beaten":
                raise
            locked = tuple(stamp.at + LOCK if s == seat else time for s, time in enumerate(state.common.locked))
            return Step(replace(state, common=replace(state.common, locked=locked)), ())

    toy.apply = apply


@fault("the fallback is not legal", steps.check_fallback)
def _(toy: Any) -> None:
    _changed(toy, "fallback", lambda action, view: None if action is None else Play("AH"))


@fault("a deadline counts from the tick", steps.check_replay)
def _(toy: Any) -> None:
    honest = toy.expire
    toy.expire = lambda state: honest(replace(state, common=replace(state.common, until=time.monotonic_ns())))


@fault("a deadline counts from the tick, in a race", steps.check_replay, ToyRace)
def _(toy: Any) -> None:
    honest = toy.expire
    toy.expire = lambda state: honest(replace(state, common=replace(state.common, until=time.monotonic_ns())))


@fault("a step remembers something outside the state", steps.check_replay)
def _(toy: Any) -> None:
    calls: list[int] = []

    def counted(step: Any, *_: Any) -> Any:
        calls.append(1)
        return Step(replace(step.state, common=replace(step.state.common, points=(len(calls), 0))), step.events)

    _changed(toy, "ordered", counted)


@fault("anything is taken for an order", steps.check_orders)
def _(toy: Any) -> None:
    honest = toy.ordered
    toy.ordered = lambda state, order, at: honest(state, toy.awaiting(state).items, at)


@fault("a finished match is only in the wrong phase", steps.check_outcome)
def _(toy: Any) -> None:
    honest = toy.apply

    def apply(state: State, *rest: Any) -> Any:
        if state.common.phase == "over":
            raise IllegalAction("wrong_phase")
        return honest(state, *rest)

    toy.apply = apply


# --- where cards go


class ShortTrick(Public, frozen=True):
    winner: Seat
    card: ToyCard

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.card, "table", f"won:{self.winner}"),)


class ShyDealt(Secret, frozen=True):
    def moves(self) -> tuple[Move, ...]:
        return tuple(Move(card, "stock", f"hand:{self.owner}") for card in self.cards)

    def seen_by(self, seat: Seat | None) -> "ShyDealt":
        return self if seat == self.owner else replace(self, cards=())


class BlindGrabbed(Public, frozen=True):
    seat: Seat

    def moves(self) -> tuple[Move, ...]:
        return (Move(None, "table", f"taken:{self.seat}"),)


@fault("the moves miss a card", card_flow.check_moves)
def _(toy: Any) -> None:
    _events(toy, "apply", TrickWon, lambda event: ShortTrick(event.trick.winner, event.trick.lead), ShortTrick)


@fault("others are told of too few cards", card_flow.check_moves)
def _(toy: Any) -> None:
    _events(toy, "ordered", Dealt, lambda event: ShyDealt(event.owner, event.cards), ShyDealt)


@fault("an open card moves untold", card_flow.check_moves, ToyRace)
def _(toy: Any) -> None:
    _events(toy, "apply", Grabbed, lambda event: BlindGrabbed(event.seat), BlindGrabbed)


@fault("a card falls under the table", card_flow.check_conservation)
def _(toy: Any) -> None:
    _changed(toy, "ordered", lambda step, *_: Step(replace(step.state, stock=step.state.stock[1:]), step.events))


@fault("a card is there twice", card_flow.check_conservation)
def _(toy: Any) -> None:
    _changed(toy, "ordered", lambda step, *_: Step(replace(step.state, stock=(*step.state.stock, step.state.stock[0])), step.events))


# --- what is sampled


@fault("a sample contradicts the history", knowledge.check_sample)
def _(toy: Any) -> None:
    def shuffled(state: State, view: View, dice: Any) -> State:
        hidden = [owner for owner in (0, 1) if None in view.hands[owner]]
        pool = [*state.stock, *(card for owner in hidden for card in state.hands[owner] if card not in state.common.shown[owner])]
        dice.shuffle(pool)
        hands = list(state.hands)
        for owner in hidden:
            kept = state.common.shown[owner]
            hands[owner] = kept + tuple(pool.pop() for _ in range(len(hands[owner]) - len(kept)))
        return replace(state, hands=tuple(hands), stock=tuple(pool))

    _changed(toy, "sample", shuffled)


@fault("a sample forgets the score", knowledge.check_sample)
def _(toy: Any) -> None:
    _changed(toy, "sample", lambda state, *_: replace(state, common=replace(state.common, points=(0, 0))))


@fault("a sample makes cards up", knowledge.check_sample)
def _(toy: Any) -> None:
    _changed(toy, "sample", lambda state, *_: replace(state, stock=("AH",) * len(state.stock)))


# --- what is let in


@fault("unknown fields are taken", plain_data.check_strict)
def _(toy: Any) -> None:
    class LaxView(View, frozen=True, forbid_unknown_fields=False):
        pass

    toy.types = toy.types._replace(view=LaxView)
    _changed(toy, "view", lambda view, *_: LaxView(view.common, view.stock, view.hands, view.laid))


@fault("numbers out of range and unknown words are options", plain_data.check_options)
def _(toy: Any) -> None:
    class LooseOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
        deals: int = 3
        seconds: int = 5

    _with_options(toy, LooseOptions)


def _with_options(toy: Any, kind: Any) -> None:
    toy.types = toy.types._replace(options=kind)
    toy.info = replace(toy.info, presets=(("plain", kind()),))


@fault("a field takes any type", plain_data.check_types)
def _(toy: Any) -> None:
    class AnyView(View, frozen=True):
        more: Any = None

    toy.types = toy.types._replace(view=AnyView)


@fault("a set becomes bytes", plain_data.check_types)
def _(toy: Any) -> None:
    class UnsortedView(View, frozen=True):
        gone: frozenset[RaceCard] = frozenset()

    toy.types = toy.types._replace(view=UnsortedView)


@fault("a view tells whose it is", plain_data.check_types)
def _(toy: Any) -> None:
    class SeatView(View, frozen=True):
        seat: Seat = 0

    toy.types = toy.types._replace(view=SeatView)


@fault("a view comes back as something else", plain_data.check_round_trip)
def _(toy: Any) -> None:
    class RoundView(View, frozen=True):
        def __post_init__(self) -> None:
            force_setattr(self, "stock", self.stock + 1)

    toy.types = toy.types._replace(view=RoundView)
    _changed(toy, "view", lambda view, *_: RoundView(view.common, view.stock, view.hands, view.laid))


@fault("an unknown card is taken for any", plain_data.check_out_of_range, ToyRace)
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


@fault("a preset cannot be played", entrance.check_info)
def _(toy: Any) -> None:
    toy.info = replace(toy.info, seats=(2, 3))


@fault("a choice is never taken", entrance.check_choices)
def _(toy: Any) -> None:
    def check(options: Any, seats: int) -> None:
        if options.deals == 1:
            raise entrance.IllegalOptions("option_value", option="deals", value=1)

    toy.check = check


@fault("any number of seats is taken", entrance.check_seat_counts)
def _(toy: Any) -> None:
    toy.check = lambda *_: None


@fault("another deals first than the one named", entrance.check_first)
def _(toy: Any) -> None:
    honest = toy.new_match
    toy.new_match = lambda options, seats, first=None: honest(options, seats, None if first is None else 1 - first)


@fault("options suit a place only when asked twice", entrance.check_places)
def _(toy: Any) -> None:
    toy.suited = lambda options, place: replace(options, seconds=min(60, options.seconds + 1))
