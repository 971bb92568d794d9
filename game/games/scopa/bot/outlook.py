"""How a deal in progress will probably end, and how good that is: points to be expected, and the chance to win the match.

Knows no hands and no table: only what lies in the piles, and the totals. The sharpness of each forecast was fitted to deals played out
by `look`: how often whoever led a majority at that moment had it in the end.
"""

from collections.abc import Sequence
from math import erf, sqrt

from game.games.scopa.options import sides
from game.games.scopa.pack import KING_OF_DENARI, PACK, RANKS, SETTEBELLO, is_denari
from game.games.scopa.scoring import napola
from game.games.scopa.state import Common

PRIME = {rank: {"7": 5.0, "6": 2.0, "A": 1.2, "5": 1.0}.get(rank, 0.2) for rank in RANKS}
"""How much a card helps towards the primiera (P13), or towards the most sevens."""

SPREAD = 1.5
"""Points by which the lead of two sides after a deal differs from what was expected within it, typically."""
DEAL_SPREAD, DEAL_POINTS = 2.5, 3.0
"""Points by which a whole deal moves the lead, typically, and what its winner gets."""


def chance(common: Common, totals: Sequence[float], side: int) -> float:
    """The chance that this side wins the match, from 0 to 1; `totals` by side after this deal, expected or real."""
    if common.outcome is not None:
        seats = sides(common.options, common.seats)
        return float(any(seats[seat] == side for seat in common.outcome.winners))
    others = [total for other, total in enumerate(totals) if other != side]
    lead = min(others) - totals[side] if common.options.lowest_wins else totals[side] - max(others)
    deals = max(0.0, common.options.target - max(totals)) / DEAL_POINTS
    return _sure(lead / sqrt(SPREAD**2 + DEAL_SPREAD**2 * deals))


def expected(common: Common) -> list[float]:
    """The totals by side that this deal will probably lead to (P12 and the presets' own items)."""
    side = sides(common.options, common.seats)
    piles: list[tuple[str, ...]] = [()] * len(common.totals)
    points = [float(total) for total in common.totals]
    for seat, pile in enumerate(common.piles):
        piles[side[seat]] += pile
        points[side[seat]] += common.sweeps[seat]
    left = len(PACK) - sum(map(len, piles))
    denari = [float(sum(map(is_denari, pile))) for pile in piles]
    _majority(points, [float(len(pile)) for pile in piles], 0.55 / sqrt(left + 0.1))
    _majority(points, denari, 0.8 / sqrt(len(RANKS) - sum(denari) + 0.5))
    _majority(points, [sum([PRIME[card[0]] for card in pile]) for pile in piles], 0.4 / sqrt(left + 0.1))
    for own, pile in enumerate(piles):
        points[own] += (SETTEBELLO in pile) + _extras(common, pile)
    return points


def _extras(common: Common, pile: tuple[str, ...]) -> float:
    """Items that only some presets count; a napola of which two cards are there is worth half."""
    options = common.options
    points = float(options.re_bello and KING_OF_DENARI in pile)
    if options.napola:
        points += napola(pile) or (sum(rank + "D" in pile for rank in "A23") == 2) * 1.5
    if options.prime == "sevens":
        points += sum(card[0] == "7" for card in pile) == 4
    return points


def _majority(points: list[float], held: Sequence[float], sharpness: float) -> None:
    """Add each side's chance to lead alone in the end."""
    for own, count in enumerate(held):
        best = max([other for place, other in enumerate(held) if place != own])
        points[own] += _sure((count - best) * sharpness)


def _sure(deviations: float) -> float:
    """The chance that something normal, so many deviations above nothing, is above nothing."""
    return 0.5 * (1 + erf(deviations / sqrt(2)))
