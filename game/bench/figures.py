"""Turning measured times into the figures of a report. Knows nothing of what was measured."""

from collections.abc import Sequence


def milliseconds(nanoseconds: float) -> float:
    """Nanoseconds as milliseconds, to the microsecond."""
    return round(nanoseconds / 1e6, 3)


def quantile(times: Sequence[int], share: float) -> float:
    """The time (ns → ms) that this share (0 … 1) of `times` stayed under; the largest for 1."""
    ordered = sorted(times)
    return milliseconds(ordered[min(len(ordered) - 1, int(share * len(ordered)))])


def spread(times: Sequence[int]) -> dict[str, float]:
    """Middle, worst in a hundred and worst of all, ms."""
    return {"p50": quantile(times, 0.5), "p99": quantile(times, 0.99), "max": quantile(times, 1)}
