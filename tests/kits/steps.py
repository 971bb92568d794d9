"""The contract of stepping: what is accepted, that nothing is changed behind anybody's back, that a match replays.

Each check fails with an AssertionError that names the position; none of them knows a game.
"""

import random
from typing import Any

import msgspec

from game.core.errors import CODES, IllegalAction
from game.core.game import Acting, AnyGame, Finished, NeedsOrder, Pace, Stamp, Step
from kits.probes import leaves, variants
from kits.recording import Act, Match, Passed, effective, packed, record, replay_with_late_ticks, restore, unpacked
from kits.recording import Recording as Rec


def spread(items: Any, count: int) -> list[Any]:
    """`count` of the items, evenly spaced, the last among them; all if there are fewer."""
    items = list(items)
    if len(items) <= count:
        return items
    return [items[(i + 1) * len(items) // count - 1] for i in range(count)]


def check_replay(game: AnyGame, match: Match, dice: random.Random) -> None:
    """Options, orders and timed actions give the same states and events again, from plain data and with late ticks."""
    recording = unpacked(packed(record(match)), Rec)
    _same(match.passed, restore(game, recording).passed, "replayed")
    _same(match.passed, replay_with_late_ticks(game, match.start, match.entries), "replayed with late ticks")


def _same(one: Any, other: Any, how: str) -> None:
    assert len(one) == len(other), f"{how}: {len(other)} steps instead of {len(one)}"
    for number, (before, after) in enumerate(zip(one, other, strict=True)):
        for what in ("entry", "after", "events", "refusal"):
            left, right = getattr(before, what), getattr(after, what)
            assert left == right, f"{how}: step {number} ({before.entry}) differs in its {what}:\n{left}\n{right}"


def check_untouched(game: AnyGame, match: Match, dice: random.Random) -> None:
    """No call changes the state it is given."""
    for step in spread(match.passed, 40):
        state, before = step.before, packed(step.before)
        if isinstance(step.entry, Act):
            _tried(game, state, step.entry)
        for seat in (*range(match.seats), None):
            view = game.view(state, seat)
            seen = packed(view)
            game.legal_actions(view), game.fallback(view), game.zones(view)
            assert packed(view) == seen, f"a view was changed by a question about it: {view}"
        game.zones(state), game.standing(state), game.awaiting(state), game.deadline(state), game.dealer(state)
        assert packed(state) == before, f"a step changed the state it was given: {step.entry}"


def _tried(game: AnyGame, state: Any, entry: Act) -> Step[Any, Any] | IllegalAction:
    """The step an action gives, or its refusal. Any other exception is a fault of the game."""
    try:
        return game.apply(state, entry.seat, entry.action, Stamp(entry.at, entry.lag))
    except IllegalAction as illegal:
        refusal = illegal
    assert refusal.code in CODES, f"unknown code {refusal.code!r}"
    assert unpacked(packed(refusal.details), dict[str, Any]) == refusal.details, f"details that are not plain: {refusal.details}"
    return refusal


def check_apply(game: AnyGame, match: Match, dice: random.Random) -> None:
    """In turns `apply` accepts exactly `legal_actions`; in a race whatever is outside is refused or leaves the state equal.

    In a race the same cards in another order are the same claim.
    """
    pool = list(dict.fromkeys(step.entry.action for step in match.passed if isinstance(step.entry, Act)))
    for step in spread(match.passed, 10):
        asked = game.awaiting(step.before)
        for seat in dice.sample(range(match.seats), min(match.seats, 6)):
            legal = game.legal_actions(game.view(step.before, seat))
            assert len(set(legal)) == len(legal), f"an action is listed twice: {legal}"
            if game.info.pace is Pace.TURNS:
                acting = isinstance(asked, Acting) and seat in asked.seats
                assert bool(legal) == acting, f"seat {seat}: {asked}, but legal are {legal}"
            _check_seat(game, step, seat, legal, _candidates(game, legal, pool, dice))


def _candidates(game: AnyGame, legal: tuple[Any, ...], pool: list[Any], dice: random.Random) -> list[Any]:
    some = dice.sample(legal, min(len(legal), 40))
    others = dice.sample(pool, min(len(pool), 20))
    twisted = [twist for action in (*some[:6], *others[:4]) for twist in variants(game, action, dice)]
    return [*some, *others, *dice.sample(twisted, min(len(twisted), 30))]


def _check_seat(game: AnyGame, step: Passed, seat: int, legal: tuple[Any, ...], candidates: list[Any]) -> None:
    time = effective(step.entry)
    for action in candidates:
        result = _tried(game, step.before, Act(time, seat, action))
        refused = isinstance(result, IllegalAction)
        if game.info.pace is Pace.TURNS:
            assert refused == (action not in legal), f"seat {seat}, {action}: {result}, but legal are {legal} in {step.before}"
        elif not refused and action not in legal and result.state != step.before:
            assert leaves(action) in map(leaves, legal), f"seat {seat}: {action} is not legal but did something: {result.events}"


def check_fallback(game: AnyGame, match: Match, dice: random.Random) -> None:
    """The harmless action for somebody away is a legal one; in turns there is one whenever a seat is asked."""
    for step in spread(match.passed, 60):
        for seat in range(match.seats):
            view = game.view(step.before, seat)
            fallback, legal = game.fallback(view), game.legal_actions(view)
            assert fallback is None or fallback in legal, f"the fallback {fallback} is not legal: {legal}"
            if game.info.pace is Pace.TURNS and legal:
                assert fallback is not None, f"no fallback for {view}"


def check_orders(game: AnyGame, match: Match, dice: random.Random) -> None:
    """Only an arrangement of the awaited items is taken for an order."""
    waiting = [step for step in match.passed if isinstance(game.awaiting(step.before), NeedsOrder)]
    assert waiting, "a match that never asked for chance"
    for step in spread(waiting, 3):
        items = game.awaiting(step.before).items
        assert len(set(items)) == len(items), f"an item is awaited twice: {items}"
        for wrong in ((), items[1:], (*items, items[0]), (*items[1:], items[1]), (*items[1:], "??")):
            assert not _is_order(game, step.before, wrong), f"{wrong} was taken for an order of {items}"


def _is_order(game: AnyGame, state: Any, order: tuple[str, ...]) -> bool:
    try:
        game.ordered(state, order, 0)
    except ValueError:
        return False
    return True


def check_outcome(game: AnyGame, match: Match, dice: random.Random) -> None:
    """A finished match names winners and points, waits for nothing and stays as it is; in turns everything is refused because it is over.

    In a race somebody may also be told that he was beaten to it, or late.
    """
    for step in match.passed:
        assert len(game.standing(step.after)) == match.seats
        assert game.dealer(step.after) in (None, *range(match.seats))
    state = match.passed[-1].after
    end = game.awaiting(state)
    assert isinstance(end, Finished)
    assert end.outcome.winners, "nobody has won"
    assert set(end.outcome.winners) <= set(range(match.seats))
    assert len(end.outcome.points) == match.seats
    assert game.deadline(state) is None, "a finished match waits for a time"
    last = match.passed[-1].entry.at
    for action in {step.entry.action for step in match.passed if isinstance(step.entry, Act)}:
        for seat in range(match.seats):
            result = _tried(game, state, Act(last, seat, action))
            if isinstance(result, IllegalAction):
                assert result.code == "match_over" or game.info.pace is Pace.RACE, f"{action} after the end: {result.code}"
            else:
                assert result.state == state, f"{action} after the end: {result.events}"
                assert game.info.pace is Pace.RACE, f"{action} is taken after the end"
    assert msgspec.to_builtins(end)["outcome"]["reason"], "an end without a reason"
