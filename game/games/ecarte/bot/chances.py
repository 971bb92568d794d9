"""What points are worth at a score: the chance of winning the match, reckoned from an even course of deals.

The shares below are round figures for two equal players over many deals (one point in about three of four won deals, two in the rest);
they only have to order choices near the end of a match, where one point and two points part.
"""

from functools import cache

ONE, TWO = 0.37, 0.13
"""How often a deal brings a given player one point, and two."""


@cache
def chance(own: int, other: int) -> float:
    """The chance of winning when the one lacks `own` points and the other `other`; both at least 0, the first at 0 has won."""
    if own <= 0:
        return 1.0
    if other <= 0:
        return 0.0
    return ONE * (chance(own - 1, other) + chance(own, other - 1)) + TWO * (chance(own - 2, other) + chance(own, other - 2))


def after(own: int, other: int, kings: int, tricks: int) -> float:
    """The chance after a deal: `kings` +1 for a king of one's own, −1 for the other's, counted before the points of the tricks (E11)."""
    own, other = own - max(kings, 0), other + min(kings, 0)
    if own <= 0 or other <= 0:
        return chance(own, other)
    return chance(own - max(tricks, 0), other + min(tricks, 0))
