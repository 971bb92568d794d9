"""What a deal is worth (P12–P15 and the presets' own items), as a sheet that the score screen reads out line by line."""

import msgspec

from game.core.cards import SUITS, Card
from game.games.scopa.options import Options
from game.games.scopa.pack import KING_OF_DENARI, RANKS, SETTEBELLO, best_per_suit, is_denari, primiera


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """One line of the sheet, by side: what was compared and the points it gave. All points 0 in a comparison: nobody scored."""

    name: str
    values: tuple[int | None, ...]
    points: tuple[int, ...]


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scored deal: its items, and for each side the best primiera card of each suit in the order of `SUITS` (P15)."""

    items: tuple[Item, ...]
    best: tuple[tuple[str | None, ...], ...]

    def points(self) -> tuple[int, ...]:
        """The points of the deal by side."""
        return tuple(map(sum, zip(*(item.points for item in self.items), strict=True)))


def score(options: Options, piles: tuple[tuple[Card, ...], ...], sweeps: tuple[int, ...]) -> Sheet:
    """The sheet of a deal from each side's pile and its number of sweeps."""
    items = [
        _most("cards", tuple(len(pile) for pile in piles)),
        _most("denari", tuple(sum(map(is_denari, pile)) for pile in piles)),
        _holder("settebello", SETTEBELLO, piles),
    ]
    items += _prime(options, piles)
    items.append(Item("scopa", sweeps, sweeps))
    if options.napola:
        lengths = tuple(napola(pile) for pile in piles)
        items.append(Item("napola", lengths, lengths))
    if options.re_bello:
        items.append(_holder("re_bello", KING_OF_DENARI, piles))
    return Sheet(tuple(items), tuple(best_per_suit(pile) for pile in piles))


def napola(pile: tuple[Card, ...]) -> int:
    """How far the denari run from the ace without a gap, if it is at least three cards; else 0."""
    length = 0
    while length < len(RANKS) and RANKS[length] + "D" in pile:
        length += 1
    return length if length >= 3 else 0


def winner(options: Options, totals: tuple[int, ...]) -> int | None:
    """The side that has won the match, None while it goes on (P14; a perdere: the strictly lowest wins)."""
    if max(totals) < options.target:
        return None
    best = min(totals) if options.lowest_wins else max(totals)
    return totals.index(best) if totals.count(best) == 1 else None


def _most(name: str, values: tuple[int | None, ...]) -> Item:
    """A majority: one point for the strict single leader (P12)."""
    known = [value for value in values if value is not None]
    leader = max(known, default=None)
    single = leader is not None and known.count(leader) == 1
    return Item(name, values, tuple(int(single and value == leader) for value in values))


def _holder(name: str, card: Card, piles: tuple[tuple[Card, ...], ...]) -> Item:
    held = tuple(int(card in pile) for pile in piles)
    return Item(name, held, held)


def _prime(options: Options, piles: tuple[tuple[Card, ...], ...]) -> list[Item]:
    if options.prime == "primiera":
        return [_most("primiera", tuple(primiera(pile) for pile in piles))]
    sevens = tuple(sum(card[0] == "7" for card in pile) for pile in piles)
    return [_most("sevens", sevens), Item("all_sevens", sevens, tuple(int(count == len(SUITS)) for count in sevens))]
