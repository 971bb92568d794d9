"""The contract of cards: each is somewhere exactly once, goes only where events say, and is seen only where it may be.

Each check fails with an AssertionError that names the step; none of them knows a game.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from game.core.cards import Card
from game.core.events import Zone, Zones, kind_of, owner_of
from game.core.game import AnyGame
from game.core.seats import Seat
from kits.recording import Match, Order, Passed


def may_see(game: AnyGame, zone: Zone, seat: Seat | None) -> bool:
    """Whether the cards of this zone lie open to this seat (None: a spectator), by declaration."""
    visibility = game.info.zone_kinds[kind_of(zone)]
    return visibility == "all" or (visibility == "owner" and seat is not None and owner_of(zone) == seat)


def some(items: Sequence[Any], count: int, dice: random.Random) -> list[Any]:
    """So many of the items, or all of them; always the last."""
    return [*dice.sample(items[:-1], min(count, len(items)) - 1), items[-1]]


def cards_of(zones: Zones) -> list[Card]:
    """Every card that is known to lie in one of these zones."""
    return [card for cards in zones.values() for card in cards if card is not None]


def shown_by(game: AnyGame, seat: Seat | None, steps: Sequence[Passed]) -> set[Card]:
    """The cards that in the course of these steps lay in a zone open to the seat, passed through one, or were shown."""
    seen: set[Card] = set()
    for state in (steps[0].after, steps[-1].after):
        zones = game.zones(state)
        seen.update(card for zone, cards in zones.items() if may_see(game, zone, seat) for card in cards if card is not None)
    for step in steps:
        for move in _moves(game, step):
            if may_see(game, move.origin, seat) or may_see(game, move.target, seat):
                seen.add(move.card)
        seen.update(show.card for event in step.events for show in event.shows())
    return seen


def _moves(game: AnyGame, step: Passed) -> Iterator[Any]:
    """The moves of known cards. When chance hands an order in, cards first go back to be shuffled: what they were then is over."""
    moved: set[Card] = set()
    for move in (move for event in step.events for move in event.moves() if move.card is not None):
        shuffled = isinstance(step.entry, Order) and move.card not in moved and game.info.zone_kinds[kind_of(move.target)] == "nobody"
        moved.add(move.card)
        if not shuffled:
            yield move


def check_conservation(game: AnyGame, match: Match, dice: random.Random) -> None:
    """Every card of the pack is somewhere exactly once, in zones of declared kinds, in every state."""
    pack = Counter(cards_of(game.zones(match.start)))
    assert pack, "a match without cards"
    for step in match.passed:
        zones = game.zones(step.after)
        unknown = {kind_of(zone) for zone in zones} - set(game.info.zone_kinds)
        assert not unknown, f"zones of no declared kind: {unknown}"
        assert all(None not in cards for cards in zones.values()), f"a state that does not know a card: {zones}"
        now = Counter(cards_of(zones))
        assert set(now.values()) == {1}, f"cards in two places after {step.entry}: {[card for card, n in now.items() if n > 1]}"
        assert now == pack, f"after {step.entry} cards are gone: {pack - now}, or new: {now - pack}"


def check_moves(game: AnyGame, match: Match, dice: random.Random) -> None:
    """Old zones and moves give the new zones: every card for the host, every size and open card for each seat."""
    for step in match.passed:
        _check_moves(game.zones(step.before), step.events, game.zones(step.after), str(step.entry))
    for step in some(match.passed, 120, dice):
        for seat in (*range(match.seats), None):
            seen = tuple(event.seen_by(seat) for event in step.events)
            before, after = (game.zones(game.view(state, seat)) for state in (step.before, step.after))
            _check_sizes(before, seen, after, f"{step.entry}, seen by {seat}")
            _check_open(game, seat, seen, after, f"{step.entry}, seen by {seat}")


def _check_moves(before: Zones, events: tuple[Any, ...], after: Zones, where: str) -> None:
    zones, unsure = {zone: Counter(cards) for zone, cards in before.items()}, set()
    for move in (move for event in events for move in event.moves()):
        assert move.origin in zones, f"{where}: {move} from a zone that is not there"
        if move.card is None:
            unsure |= {move.origin, move.target}
            continue
        assert zones[move.origin][move.card] > 0 or move.origin in unsure, f"{where}: {move}, but it lies elsewhere"
        zones[move.origin][move.card] -= 1
        zones.setdefault(move.target, Counter())[move.card] += 1
    for zone in (set(zones) | set(after)) - unsure:
        expected, found = +zones.get(zone, Counter()), Counter(after.get(zone, ()))
        assert expected == found, f"{where}: zone {zone} lacks {expected - found} and has {found - expected} too many"
    _check_sizes(before, events, after, where)


def _check_sizes(before: Zones, events: tuple[Any, ...], after: Zones, where: str) -> None:
    sizes = Counter({zone: len(cards) for zone, cards in before.items()})
    for move in (move for event in events for move in event.moves()):
        sizes[move.origin] -= 1
        sizes[move.target] += 1
    for zone in set(sizes) | set(after):
        assert sizes[zone] == len(after.get(zone, ())), f"{where}: zone {zone} has {len(after.get(zone, ()))} cards, not {sizes[zone]}"


def _check_open(game: AnyGame, seat: Seat | None, seen: tuple[Any, ...], after: Zones, where: str) -> None:
    """A card that goes to an open zone is told, and if it stays there the view has it there."""
    moves = [move for event in seen for move in event.moves()]
    for move in moves:
        assert move.card is not None or not may_see(game, move.target, seat), f"{where}: {move} does not tell which card"
    for card, zone in {move.card: move.target for move in moves if move.card is not None}.items():
        assert not may_see(game, zone, seat) or card in after.get(zone, ()), f"{where}: {card} went to {zone}, the view has it not there"


def check_visibility(game: AnyGame, match: Match, dice: random.Random) -> None:
    """A view shows open zones card for card; of the others only sizes, and cards that this seat has seen since they were shuffled."""
    for seat in (*dice.sample(range(match.seats), min(match.seats, 4)), None):
        seen: set[Card] = set()
        compared = set(some(range(len(match.passed)), 120, dice))
        for number, step in enumerate(match.passed):
            if isinstance(step.entry, Order):
                seen -= set(step.entry.order)
            seen |= shown_by(game, seat, [step])
            if number not in compared:
                continue
            state, view = game.zones(step.after), game.zones(game.view(step.after, seat))
            for zone in set(state) | set(view):
                real, known = state.get(zone, ()), view.get(zone, ())
                where = f"{zone} after {step.entry}, seen by {seat}: {known} of {real}"
                if may_see(game, zone, seat):
                    assert known == real, f"an open zone is not shown as it is: {where}"
                    continue
                told = [card for card in known if card is not None]
                assert len(known) == len(real), f"a hidden zone has another size: {where}"
                assert not Counter(told) - Counter(real), f"a hidden zone is told wrongly: {where}"
                assert set(told) <= seen, f"cards never seen are told: {where}"
