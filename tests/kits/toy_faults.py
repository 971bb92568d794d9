"""Toys that step wrongly, or whose events do not tell where the cards went: each with the check of steps or cards that finds it."""

import time
from typing import Any

from msgspec.structs import force_setattr, replace

from game.core.errors import IllegalAction
from game.core.events import Move, Public, Secret
from game.core.game import Step
from game.core.seats import Seat
from kits import card_flow, steps
from kits.faulty import Faults, change, change_events
from kits.toy_game import Dealt, Play, Reveal, State, ToyCard, TrickWon, play_card
from kits.toy_race import LOCK, Grabbed, ToyRace

fault = Faults()

# --- what steps do


@fault("a step changes the state it was given", steps.check_untouched)
def _(toy: Any) -> None:
    change(toy, "apply", lambda step, state, *_: (force_setattr(state.common, "deal", state.common.deal + 1), step)[1])


@fault("an illegal card is taken", steps.check_apply)
def _(toy: Any) -> None:
    honest = toy.apply

    def apply(state: State, seat: Seat, action: Any, stamp: Any) -> Any:
        if isinstance(action, Play) and state.common.phase == "play" and seat == state.common.turn and action.card in state.hands[seat]:
            return play_card(state, seat, action.card)
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
    change(toy, "fallback", lambda action, view: None if action is None else Play("AH"))


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

    change(toy, "ordered", counted)


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
    change_events(toy, "apply", TrickWon, lambda event: ShortTrick(event.trick.winner, event.trick.lead), ShortTrick)


@fault("others are told of too few cards", card_flow.check_moves)
def _(toy: Any) -> None:
    change_events(toy, "ordered", Dealt, lambda event: ShyDealt(event.owner, event.cards), ShyDealt)


@fault("an open card moves untold", card_flow.check_moves, ToyRace)
def _(toy: Any) -> None:
    change_events(toy, "apply", Grabbed, lambda event: BlindGrabbed(event.seat), BlindGrabbed)


@fault("a card falls under the table", card_flow.check_conservation)
def _(toy: Any) -> None:
    change(toy, "ordered", lambda step, *_: Step(replace(step.state, stock=step.state.stock[1:]), step.events))


@fault("a card is there twice", card_flow.check_conservation)
def _(toy: Any) -> None:
    change(toy, "ordered", lambda step, *_: Step(replace(step.state, stock=(*step.state.stock, step.state.stock[0])), step.events))
