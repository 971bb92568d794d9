"""Calls, picks and claims: who holds the table, and the verdicts granted, wrong, beaten and late (S10–S16).

Decides one entry after another, by its effective stamp; the host has ordered them and settled dead heats. Does not fill the table.
"""

from typing import Literal

from msgspec.structs import replace

from game.core.cards import Card
from game.core.errors import IllegalAction
from game.core.game import SECOND, Stamp, Step
from game.core.seats import Seat
from game.games.setgame.events import (
    Beaten,
    Called,
    CalledAgain,
    CallEnded,
    Continued,
    Granted,
    Picked,
    SetEvent,
    Unpicked,
    Wrong,
)
from game.games.setgame.pack import Three, alike, fault, sets_among
from game.games.setgame.refill import SetStep, settle
from game.games.setgame.scoring import SOLO_SECONDS, punish, reward
from game.games.setgame.state import OpenCall, SetState, Taking, Visible, at_or_after, with_racer

PHOTO_FINISH = SECOND // 2
"""A claim or call beaten by no more than this is told to everybody (S15), ns."""


# --- calls (S10)


def call(state: SetState, seat: Seat, stamp: Stamp) -> SetStep:
    """Call "Set!"; from the caller it means "once more"."""
    _only_in(state, "call")
    _still_racing(state, stamp)
    _may_race(state, seat, stamp)
    held = state.call
    if held is None:
        return _open(state, seat, stamp)
    if held.seat == seat:
        return _announce(state, held, stamp)
    return _beaten(state, seat, (), stamp, held)


def _open(state: SetState, seat: Seat, stamp: Stamp) -> SetStep:
    """Give the table to the caller. Whoever waits after a failed call may call again when this one is over (S13)."""
    racers = tuple(racer if other == seat else replace(racer, wait=0) for other, racer in enumerate(state.racers))
    until = _fresh_limit(state, stamp)
    held = OpenCall(seat, stamp.at, stamp.lag, until)
    state = with_racer(replace(state, racers=racers, call=held), seat, wait=0, played=True)
    return Step(state, (Called(seat, stamp.at, stamp.lag, until),))


def _announce(state: SetState, held: OpenCall, stamp: Stamp) -> SetStep:
    if at_or_after(stamp, held.until):
        raise IllegalAction("late")
    if state.sudden:
        raise IllegalAction("not_allowed")
    if not may_call_again(state, held):
        raise IllegalAction("no_more_cards")
    held = replace(held, more=held.more + 1)
    return Step(replace(state, call=held), (CalledAgain(held.seat, held.more),))


def may_call_again(known: Visible, held: OpenCall) -> bool:
    """Whether "once more" makes sense: the table holds cards for the sets announced and one further; never in sudden death (S18)."""
    return not known.sudden and not known.closing and len(known.lying) >= 3 * (held.more + 2)


def _fresh_limit(state: SetState, stamp: Stamp) -> int | None:
    seconds = state.options.pick_seconds
    return stamp.effective + seconds * SECOND if seconds else None


def pick(state: SetState, seat: Seat, card: Card, stamp: Stamp) -> SetStep:
    """The caller picks a card; three picks are a claim. A card gone since is beaten, and the other picks stay (S15)."""
    held = _own_call(state, seat, stamp)
    if card in held.picks:
        raise IllegalAction("malformed")
    winner = _taker(state, (card,))
    if winner is not None:
        return _beaten(state, seat, (card,), stamp, winner)
    held = replace(held, picks=(*held.picks, card))
    state, picked = replace(state, call=held), Picked(seat, card)
    if len(held.picks) < 3:
        return Step(state, (picked,))
    first, second, last = held.picks
    state, events = _judge(state, seat, (first, second, last), stamp)
    return Step(state, (picked, *events))


def unpick(state: SetState, seat: Seat, card: Card, stamp: Stamp) -> SetStep:
    """The caller takes a pick back."""
    held = _own_call(state, seat, stamp)
    if card not in held.picks:
        raise IllegalAction("unknown_card")
    held = replace(held, picks=tuple(other for other in held.picks if other != card))
    return Step(replace(state, call=held), (Unpicked(seat, card),))


def give_up(state: SetState, seat: Seat, stamp: Stamp) -> SetStep:
    """The caller ends the call without a set, at the price of a failed call (S13)."""
    _own_call(state, seat, stamp)
    return fail_call(state, stamp.effective, "gave_up")


def fail_call(state: SetState, at: int, reason: Literal["gave_up", "time", "left"]) -> SetStep:
    """The open call ends at `at` without a (further) set; sets already right are kept (S10, S13)."""
    assert state.call is not None, "no call to fail"
    seat = state.call.seat
    before = state.racers[seat].points
    state, locks = punish(replace(state, call=None), seat, at, called=True)
    points = state.racers[seat].points
    state, events = settle(state, at)
    return Step(state, (CallEnded(seat, reason, before - points, points), *locks, *events))


def _own_call(state: SetState, seat: Seat, stamp: Stamp) -> OpenCall:
    """The call of this seat, which it must hold and which must not have run out (S10)."""
    _only_in(state, "call")
    _still_racing(state, stamp=None)
    if state.call is None:
        raise IllegalAction("no_call")
    if state.call.seat != seat:
        raise IllegalAction("call_open", by=state.call.seat)
    if at_or_after(stamp, state.call.until):
        raise IllegalAction("late")
    return state.call


# --- claims (S10–S15)


def claim(state: SetState, seat: Seat, cards: Three, stamp: Stamp) -> SetStep:
    """Three cards at once, where the room plays `instant`."""
    _only_in(state, "instant")
    if len(set(cards)) < 3:
        raise IllegalAction("malformed")  # S3
    winner = _taker(state, cards)
    if winner is None or state.phase == "reshuffle":
        _still_racing(state, stamp)
    elif at_or_after(stamp, state.end):
        raise IllegalAction("late")
    _may_race(state, seat, stamp)
    if winner is not None:
        return _beaten(state, seat, cards, stamp, winner)
    return _judge(state, seat, cards, stamp)


def _taker(state: SetState, cards: tuple[Card, ...]) -> Taking | None:
    """The taking that first made these cards impossible, None if all lie there. Cards never on the table are malformed (S3)."""
    lying = set(state.lying)
    takers = {card: taking for taking in (*state.former, *state.takings) for card in taking.cards}
    gone = [card for card in cards if card not in lying]
    if any(card not in takers for card in gone):
        raise IllegalAction("malformed")
    return min((takers[card] for card in gone), key=lambda taking: taking.effective, default=None)


def _beaten(state: SetState, seat: Seat, cards: tuple[Card, ...], stamp: Stamp, winner: Taking | OpenCall) -> SetStep:
    """Somebody was faster (S15): an event for all when it was close, else only an answer. The state stays as it is."""
    behind = stamp.effective - winner.effective
    ms = max(0, (behind + 500_000) // 1_000_000)
    if winner.seat == seat or behind > PHOTO_FINISH:
        raise IllegalAction("beaten", by=winner.seat, ms=ms)
    return Step(state, (Beaten(seat, winner.seat, ms, behind // 1000, cards, stamp.at, stamp.lag, winner.at, winner.lag),))


def _judge(state: SetState, seat: Seat, cards: Three, stamp: Stamp) -> SetStep:
    """The verdict on three cards that lie on the table (S3)."""
    why = fault(cards)
    if why is None:
        return _grant(state, seat, cards, stamp)
    at, before = stamp.effective, state.racers[seat].points
    called = state.call is not None
    state, locks = punish(replace(state, call=None), seat, at, called)
    points = state.racers[seat].points
    seconds = SOLO_SECONDS if state.options.mode == "solo" else 0
    verdict: list[SetEvent] = [Wrong(seat, cards, *why, before - points, seconds, points)]
    if called:
        verdict.append(CallEnded(seat, "wrong", 0, points))
    state, events = settle(state, at)
    return Step(state, (*verdict, *locks, *events))


def _grant(state: SetState, seat: Seat, cards: Three, stamp: Stamp) -> SetStep:
    """Take the set (S12). The table's requests lapse (S7); sets that lose a card are missed (S20)."""
    before, (a, b, c) = state.lying, cards
    spoilt = [three for three in sets_among(before) if 0 < len({*three} & {*cards}) < 3 and three not in state.missed]
    slots = (state.table.index(a), state.table.index(b), state.table.index(c))
    state, locks = reward(state, seat, stamp.effective)
    state, ending = _after_right(state, stamp)
    state = replace(
        state,
        table=tuple(None if card in cards else card for card in state.table),
        takings=(*state.takings, Taking(seat, cards, stamp.at, stamp.lag)),
        missed=(*state.missed, *spoilt),
        asked_extra=(),
        asked_help=(),
        hint=() if {*state.hint} & {*cards} else state.hint,
    )
    granted = Granted(seat, cards, slots, alike(cards), state.racers[seat].points, stamp.at, stamp.lag)
    state, events = settle(state, stamp.effective)
    return Step(state, (granted, *ending, *locks, *events))


def _after_right(state: SetState, stamp: Stamp) -> SetStep:
    """What becomes of an open call after a right claim: it goes on if "once more" was said and the round's time is not up (S10, S19)."""
    held = state.call
    if held is None:
        return Step(state, ())
    if held.more and not at_or_after(stamp, state.end):
        until = _fresh_limit(state, stamp)
        held = replace(held, picks=(), more=held.more - 1, until=until)
        return Step(replace(state, call=held), (Continued(held.seat, until, held.more),))
    return Step(replace(state, call=None), (CallEnded(held.seat, "done", 0, state.racers[held.seat].points),))


# --- who may race at all


def _only_in(state: SetState, claiming: Literal["call", "instant"]) -> None:
    if state.options.claim != claiming:
        raise IllegalAction("not_allowed")


def _still_racing(state: SetState, stamp: Stamp | None) -> None:
    """Refuse entries outside a running round; those after its end are late (S15, S19)."""
    if state.phase == "play" and (stamp is None or not at_or_after(stamp, state.end)):
        return
    if state.phase == "reshuffle" or state.round == 0:
        raise IllegalAction("wrong_phase")
    raise IllegalAction("late")


def _may_race(state: SetState, seat: Seat, stamp: Stamp) -> None:
    """Refuse seats that do not take part in sudden death (S18) or have to wait (S13, S24); only a call waits for a call."""
    racer = state.racers[seat]
    if seat not in state.rivals:
        raise IllegalAction("not_allowed")
    until = max(racer.lock, racer.wait)
    if stamp.effective < until:
        raise IllegalAction("locked", until=until)
