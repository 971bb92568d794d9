"""The contract of knowing: equal knowledge gives equal bytes, sampled worlds could be real, and nothing hidden gets out.

Each check fails with an AssertionError that names seat and step; none of them knows a game.
"""

import random
from typing import Any

import msgspec
from msgspec import inspect

from game.core.cards import Card
from game.core.errors import IllegalAction
from game.core.events import Secret
from game.core.game import Acting, AnyGame, Stamp
from game.core.seats import Seat
from kits.card_flow import cards_of
from kits.driver import Driver, play_on
from kits.probes import variants
from kits.recording import Act, Match, Order, Passed, effective, packed
from kits.steps import spread
from kits.worlds import deal_start, relived, sent, stretches, swaps_between, unseen


class OnlyDice:
    """The three throws that sampling may make, and nothing else of a random source."""

    def __init__(self, dice: random.Random) -> None:
        self.random = dice.random
        self.shuffle = dice.shuffle
        self._dice = dice

    def randrange(self, stop: int, /) -> int:
        return self._dice.randrange(stop)


def check_equal_views(game: AnyGame, match: Match, dice: random.Random) -> None:
    """Seats that know the same get equal views, and equal views are equal bytes."""
    seats = (*range(match.seats), None)
    open_to_all = "owner" not in game.info.zone_kinds.values() and not _has_secrets(game)
    for step in spread(match.passed, 60):
        views = [game.view(step.after, seat) for seat in seats]
        for other in views[1:]:
            equal = other == views[0]
            assert equal == (packed(other) == packed(views[0])), f"equal views, other bytes: {other} {views[0]}"
            assert equal or not open_to_all, f"nothing is hidden, yet views differ: {other} {views[0]}"


def _has_secrets(game: AnyGame) -> bool:
    kinds = inspect.type_info(game.types.event)
    parts = kinds.types if isinstance(kinds, inspect.UnionType) else (kinds,)
    return any(isinstance(part, inspect.StructType) and issubclass(part.cls, Secret) for part in parts)


def check_sample(game: AnyGame, match: Match, dice: random.Random) -> None:
    """A sampled state looks the same to the seat, waits for the same, refuses the same, could have come about, and can be played."""
    asked = _asked(game, match)
    for stop in sorted(dice.sample(asked, min(len(asked), 6))):
        state = match.passed[stop - 1].after
        for seat in dice.sample(range(match.seats), min(match.seats, 3)):
            view = game.view(state, seat)
            sampled = game.sample(view, OnlyDice(dice))
            where = f"sampled for seat {seat} after step {stop - 1} ({match.passed[stop - 1].entry})"
            assert packed(game.view(sampled, seat)) == packed(view), f"{where}: another view\n{game.view(sampled, seat)}\n{view}"
            assert msgspec.convert(msgspec.to_builtins(sampled), game.types.state) == sampled, f"{where}: not a state"
            assert game.awaiting(sampled) == game.awaiting(state), f"{where}: waits for something else"
            assert game.deadline(sampled) == game.deadline(state), f"{where}: another deadline"
            assert sorted(cards_of(game.zones(sampled))) == sorted(cards_of(game.zones(state))), f"{where}: other cards"
            _check_refusals(game, match.passed[stop - 1], seat, sampled, dice, where)
            _check_history(game, match, stop, seat, sampled, where)
        _check_playable(game, sampled, match.seats, dice, match.passed[stop - 1])


def _asked(game: AnyGame, match: Match) -> list[int]:
    """The numbers of steps (from 1) after which some seat may act."""
    return [number for number, step in enumerate(match.passed, 1) if isinstance(game.awaiting(step.after), Acting)]


def _check_refusals(game: AnyGame, step: Passed, seat: Seat, sampled: Any, dice: random.Random, where: str) -> None:
    probes = list(game.legal_actions(game.view(step.after, seat)))
    probes = dice.sample(probes, min(len(probes), 15))
    probes += [twist for action in probes[:4] for twist in variants(game, action, dice)][:30]
    if isinstance(step.entry, Act):
        probes += [step.entry.action, *variants(game, step.entry.action, dice)[:15]]
    for action in probes:
        real, other = (_refusal(game, state, seat, action, effective(step.entry)) for state in (step.after, sampled))
        assert real == other, f"{where}: {action} is answered {other}, really {real}"


def _refusal(game: AnyGame, state: Any, seat: Seat, action: Any, time: int) -> tuple[str, Any] | None:
    try:
        game.apply(state, seat, action, Stamp(time))
    except IllegalAction as refusal:
        return refusal.code, refusal.details
    return None


def _check_history(game: AnyGame, match: Match, stop: int, seat: Seat, sampled: Any, where: str) -> None:
    """There is an order of the deal with which everybody could have acted as he did, the seat saw what it saw, and this state came."""
    start = deal_start(match, stop)
    if start is None:
        return
    steps, free = match.passed[start:stop], unseen(match, seat, start, stop)
    target = {zone: sorted(cards) for zone, cards in game.zones(sampled).items()}
    for swap in swaps_between(game.zones(steps[-1].after), game.zones(sampled), free):
        lived = relived(game, steps, seat, swap)
        if lived is None or any(sent(game, seat, real) != sent(game, seat, other) for real, other in lived):
            continue
        if {zone: sorted(cards) for zone, cards in game.zones(lived[-1][1].after).items()} == target:
            return
    raise AssertionError(f"{where}: the public history could not have happened with {game.zones(sampled)}")


def _check_playable(game: AnyGame, sampled: Any, seats: int, dice: random.Random, step: Passed) -> None:
    driver = Driver(game, sampled, seats, dice)
    driver.clock = effective(step.entry)
    play_on(driver, 15)
    pack = sorted(cards_of(game.zones(sampled)))
    for played in driver.passed:
        assert sorted(cards_of(game.zones(played.after))) == pack, f"playing on from a sampled state loses cards: {played.entry}"


def check_leaks(game: AnyGame, match: Match, dice: random.Random) -> None:
    """With the cards a seat never saw dealt in another order, and everybody acting the same, every byte sent to that seat is the same."""
    orders = [number for number, step in enumerate(match.passed, 1) if isinstance(step.entry, Order)]
    steps = range(1, len(match.passed) + 1)
    for seat in (*range(match.seats), None):
        stops = {*dice.sample(steps, min(len(steps), max(2, 24 // match.seats))), *spread(orders, 3)}
        tried = hidden = 0
        for start, stop, until in stretches(match, sorted(stops)):
            free = unseen(match, seat, start, until)
            if len(free) > 1:
                hidden += 1
                tried += _compare(game, match.passed[start:stop], seat, free, dice)
        assert tried or not hidden, f"no other world of {hidden} could be lived by the others of seat {seat}: nothing was tested"


def _compare(game: AnyGame, steps: tuple[Passed, ...], seat: Seat | None, free: list[Card], dice: random.Random) -> bool:
    """Whether another world was found in which the others could act as they did; fails if the seat would have been told apart."""
    for attempt in range(30):
        cards = free if attempt < 10 else dice.sample(free, 2)
        others = list(cards)
        dice.shuffle(others)
        swap = dict(zip(cards, others, strict=True))
        lived = None if cards == others else relived(game, steps, seat, swap)
        if lived is not None:
            for real, other in lived:
                assert sent(game, seat, real) == sent(game, seat, other), (
                    f"seat {seat} learns from {real.entry} how unseen cards lie:\n{_told(game, seat, real)}\n{_told(game, seat, other)}"
                )
            return True
    return False


def _told(game: AnyGame, seat: Seat | None, step: Passed) -> str:
    return f"{[event.seen_by(seat) for event in step.events]} {game.view(step.after, seat)} {step.refusal}"
