"""Other ways the hidden cards could have lain: the same match with some cards exchanged for each other.

Decides how an order, an action and a stretch of a match look when cards trade places. It knows no game.
"""

from collections.abc import Iterator, Mapping
from itertools import permutations, product
from typing import Any

import msgspec

from game.core.cards import Card
from game.core.events import Zones
from game.core.game import AnyGame, Awaiting, NeedsOrder
from game.core.seats import Seat
from kits.card_flow import cards_of, shown_by
from kits.probes import leaves
from kits.recording import Act, Match, Order, Passed, answer, packed, plain

Swap = Mapping[Card, Card]
"""Which card takes the place of which; cards not named stay."""


def deal_start(match: Match, stop: int) -> int | None:
    """Where the deal of step `stop` - 1 begins: the last order of cards before it. None before the first."""
    pack = set(cards_of(match.game.zones(match.start)))
    for number in range(stop - 1, -1, -1):
        entry = match.passed[number].entry
        if isinstance(entry, Order) and set(entry.order) & pack:
            return number
    return None


def stretches(match: Match, stops: list[int]) -> Iterator[tuple[int, int, int]]:
    """For each stop: where its deal begins, the stop, and until where cards are seen.

    A stop after an order of cards ends the deal before: what the old cards were must not come out when they are gathered.
    """
    for stop in stops:
        start = deal_start(match, stop)
        if start == stop - 1 and (before := deal_start(match, stop - 1)) is not None:
            yield before, stop, stop - 1
        elif start is not None:
            yield start, stop, stop


def unseen(match: Match, seat: Seat | None, start: int, stop: int) -> list[Card]:
    """The cards of the order at `start` that never lay open to this seat and were never shown to it before `stop`, sorted."""
    return sorted(set(match.passed[start].entry.order) - shown_by(match.game, seat, match.passed[start:stop]))


def swapped(data: Any, swap: Swap) -> Any:
    """Plain data with the cards in it exchanged."""
    if isinstance(data, str):
        return swap.get(data, data)
    if isinstance(data, list):
        return [swapped(item, swap) for item in data]
    if isinstance(data, dict):
        return {key: swapped(item, swap) for key, item in data.items()}
    return data


def _other_order(entry: Order, swap: Swap) -> Order:
    return msgspec.structs.replace(entry, order=tuple(swap.get(item, item) for item in entry.order))


def _other_action(game: AnyGame, step: Passed, entry: Act, state: Any, swap: Swap) -> Act:
    """What this seat would have asked for in `state`: the same of the cards that it now sees in the places of those it saw.

    Cards it named without seeing them (in a race: gone long ago) stay. It is the legal action of the same cards, should they be listed
    in another order.
    """
    held = set(cards_of(game.zones(game.view(step.before, entry.seat))))
    swap = {card: other for card, other in swap.items() if card in held}
    action = msgspec.convert(swapped(plain(entry.action), swap), game.types.action)
    if action != entry.action:
        legal = game.legal_actions(game.view(state, entry.seat))
        action = next((like for like in legal if leaves(like) == leaves(action)), action)
    return msgspec.structs.replace(entry, action=action)


def sent(game: AnyGame, seat: Seat | None, step: Passed) -> bytes:
    """Everything that leaves the host for this seat in one step: its events, its view, and the answer to its own wish."""
    answered = step.refusal if isinstance(step.entry, Act) and step.entry.seat == seat else None
    return packed(([event.seen_by(seat) for event in step.events], game.view(step.after, seat), answered))


def relived(game: AnyGame, steps: tuple[Passed, ...], seat: Seat | None, swap: Swap) -> list[tuple[Passed, Passed]] | None:
    """These steps, from an order on, beside the same ones with cards exchanged in it; what others were refused is left out.

    None if the match would wait for something else, or somebody other than `seat` could not have acted as he did.
    """
    state, lived = steps[0].before, []
    for number, step in enumerate(steps):
        others = isinstance(step.entry, Act) and step.entry.seat != seat
        if others and step.refusal is not None:
            continue
        entry = step.entry
        if isinstance(entry, Order) and number == 0:
            entry = _other_order(entry, swap)
        elif isinstance(entry, Act) and others:
            entry = _other_action(game, step, entry, state, swap)
        if isinstance(entry, Order) and not _awaits(game.awaiting(state), entry):
            return None
        other = answer(game, state, entry)
        if others and other.refusal is not None:
            return None
        state = other.after
        lived.append((step, other))
    return lived


def _awaits(awaited: Awaiting, entry: Order) -> bool:
    return isinstance(awaited, NeedsOrder) and set(awaited.items) == set(entry.order)


def swaps_between(real: Zones, other: Zones, free: list[Card], limit: int = 3000) -> Iterator[Swap]:
    """Exchanges of the `free` cards that lead from one set of zones to another, the plain one by place first.

    In zones of up to six such cards every assignment is tried. Nothing if a card that is not free lies elsewhere.
    """
    pairs = []
    for zone in sorted(real, key=lambda zone: len(real[zone])):
        here = [[card for card in zones.get(zone, ()) if card in free] for zones in (real, other)]
        fixed = [sorted(card for card in zones.get(zone, ()) if card not in free) for zones in (real, other)]
        if fixed[0] != fixed[1] or len(here[0]) != len(here[1]):
            return
        if here[0]:
            pairs.append((here[0], permutations(here[1]) if len(here[1]) <= 6 else [tuple(here[1])]))
    places = [card for cards, _ in pairs for card in cards]
    for _, choice in zip(range(limit), product(*(targets for _, targets in reversed(pairs))), strict=False):
        yield dict(zip(places, (card for cards in reversed(choice) for card in cards), strict=True))
