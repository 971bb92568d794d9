"""Toys that tell too much, or make worlds up that cannot be: each with the check of knowledge that finds it."""

from typing import Any

from msgspec.structs import replace

from game.core.errors import IllegalAction
from game.core.events import Move, Public
from game.core.game import Step
from game.core.seats import Seat
from kits import card_flow, knowledge
from kits.faulty import Faults, change, change_events
from kits.toy_game import Dealt, LaidAside, State, ToyCard, View
from kits.toy_race import ToyRace
from kits.toy_race import View as RaceView

leak = Faults()

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


@leak("the deal is public", knowledge.check_leaks)
def _(toy: Any) -> None:
    change_events(toy, "ordered", Dealt, lambda event: OpenDealt(event.owner, event.cards), OpenDealt)


@leak("the view holds the next card", knowledge.check_leaks)
def _(toy: Any) -> None:
    toy.types = toy.types._replace(view=PeekView)
    change(toy, "view", lambda view, state, seat: PeekView(view.common, view.stock, view.hands, view.laid, (*state.stock, None)[0]))


@leak("discards are public", knowledge.check_leaks)
def _(toy: Any) -> None:
    change_events(toy, "apply", LaidAside, lambda event: OpenLaid(event.owner, event.cards), OpenLaid)


@leak("what was laid aside comes out when the cards are gathered", knowledge.check_leaks)
def _(toy: Any) -> None:
    def told(step: Any, state: State, *_: Any) -> Any:
        return Step(step.state, (OpenEnd(sum(state.laid, ())), *step.events))

    toy.types = toy.types._replace(event=toy.types.event | OpenEnd)
    change(toy, "ordered", told)


def _tell_hand(toy: Any) -> None:
    honest = toy.apply

    def apply(state: State, seat: Seat, *rest: Any) -> Any:
        try:
            return honest(state, seat, *rest)
        except IllegalAction as refusal:
            raise IllegalAction(refusal.code, cards=list(state.hands[1 - seat])) from None

    toy.apply = apply


leak("a refusal tells the other hand", knowledge.check_leaks)(_tell_hand)
leak("a refusal depends on the other hand", knowledge.check_sample)(_tell_hand)


@leak("the view shows both hands", card_flow.check_visibility)
def _(toy: Any) -> None:
    change(toy, "view", lambda view, state, seat: replace(view, hands=state.hands))


@leak("a spectator sees a hand", card_flow.check_visibility)
def _(toy: Any) -> None:
    change(toy, "view", lambda view, state, seat: replace(view, hands=state.hands) if seat is None else view)


@leak("seats that know the same get different views", knowledge.check_equal_views, ToyRace)
def _(toy: Any) -> None:
    class OwnView(RaceView, frozen=True):
        own: int

    change(toy, "view", lambda view, state, seat: OwnView(view.common, view.stock, -1 if seat is None else seat))


# --- what is sampled


@leak("a sample contradicts the history", knowledge.check_sample)
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

    change(toy, "sample", shuffled)


@leak("a sample forgets the score", knowledge.check_sample)
def _(toy: Any) -> None:
    change(toy, "sample", lambda state, *_: replace(state, common=replace(state.common, points=(0, 0))))


@leak("a sample makes cards up", knowledge.check_sample)
def _(toy: Any) -> None:
    change(toy, "sample", lambda state, *_: replace(state, stock=("AH",) * len(state.stock)))
