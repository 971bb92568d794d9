"""What a table offers to whoever plays on it next: for each value of a card, the best it could take.

An estimate from sums alone, quick enough to be asked thousands of times; which captures are legal is `captures`' business.
"""

from collections.abc import Mapping

from game.games.scopa.options import Options
from game.games.scopa.pack import PACK, RANKS, value

FIFTEEN = 15
SWEEP = 1.0  # a point (P10)
NEVER = -99.0
VALUE = {card: value(card) for card in PACK}
VALUES = range(1, len(RANKS) + 1)


def offers(options: Options, table: tuple[str, ...], worths: Mapping[str, float]) -> list[float]:
    """By card value (index 1 to 10; 0 is unused): the worth of the best capture, without the card played; 0 where there is none."""
    singles, sums, total = _scan(table, worths)
    found = [0.0] * (len(RANKS) + 1)
    for played in VALUES:
        wanted = FIFTEEN - played if options.taking == "fifteen" else played
        best, swept = sums[wanted], total == wanted
        if options.taking == "value" and options.choice != "any" and singles[played] > NEVER:
            best, swept = singles[played], len(table) == 1
        if best > NEVER:
            found[played] = best + SWEEP * swept
    if options.aces == "take_all" and singles[1] == NEVER:
        found[1] = sum([worths[card] for card in table]) + SWEEP * (options.take_all_sweeps and bool(table))
    return found


def _scan(table: tuple[str, ...], worths: Mapping[str, float]) -> tuple[list[float], list[float], int]:
    """By number, the greatest worth of one card of that value and of a group that adds up to it; and the sum of all."""
    singles, sums, total = [NEVER] * (len(RANKS) + 1), [0.0] + [NEVER] * (FIFTEEN - 1), 0
    for card in table:
        step, worth = VALUE[card], worths[card]
        singles[step] = max(singles[step], worth)
        total += step
        for reached in range(min(total, FIFTEEN - 1), step - 1, -1):
            if sums[reached - step] > NEVER and sums[reached - step] + worth > sums[reached]:
                sums[reached] = sums[reached - step] + worth
    return singles, sums, total
