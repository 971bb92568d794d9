"""Which captures a card allows: P8 with its option, fifteen, and the ace that takes all. The only place that decides it."""

from collections.abc import Iterable, Iterator

from game.core.cards import Card
from game.games.scopa.options import Options
from game.games.scopa.pack import value


def captures(options: Options, card: Card, table: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Every group of table cards that `card` may take, each sorted, in a fixed order; empty if it must be laid (P8, P9)."""
    if options.aces == "take_all" and value(card) == 1:
        return _ace(table)
    if options.taking == "fifteen":
        return _sorted(_groups(table, 15 - value(card)))
    same = [(other,) for other in table if value(other) == value(card)]
    if same and options.choice != "any":
        return _sorted(same)
    sums = [group for group in _groups(table, value(card)) if len(group) > 1]
    if options.choice == "any":
        return _sorted([*same, *sums])
    if options.choice == "fewest" and sums:
        fewest = min(map(len, sums))
        sums = [group for group in sums if len(group) == fewest]
    return _sorted(sums)


def takes_all(options: Options, card: Card, table: tuple[Card, ...]) -> bool:
    """Whether this card is an ace that takes the whole table, rather than an ordinary capture (scopa d'assi)."""
    return options.aces == "take_all" and value(card) == 1 and bool(table) and all(value(other) > 1 for other in table)


def _ace(table: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    aces = [(other,) for other in table if value(other) == 1]
    if aces or not table:
        return _sorted(aces)
    return (tuple(sorted(table)),)


def _groups(table: tuple[Card, ...], total: int) -> Iterator[tuple[Card, ...]]:
    """Every non-empty group of table cards that adds up to `total`; values ascend, so the search can stop early."""
    cards = sorted(table, key=value)

    def grow(start: int, left: int, group: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
        for index in range(start, len(cards)):
            rest = left - value(cards[index])
            if rest < 0:
                return
            if rest == 0:
                yield (*group, cards[index])
            else:
                yield from grow(index + 1, rest, (*group, cards[index]))

    return grow(0, total, ())


def _sorted(groups: Iterable[tuple[Card, ...]]) -> tuple[tuple[Card, ...], ...]:
    return tuple(sorted(tuple(sorted(group)) for group in groups))
