"""What is counted of finished matches, by game and preset. Knows no file, no screen and no rules.

A match with hints (or a practice) is kept apart and sets no record (S22).
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

Count = Annotated[int, Meta(ge=0, le=2**53)]


class Tally(msgspec.Struct, frozen=True, omit_defaults=True):
    """Matches played and won here; `best` is the shortest solo time in ns, None before the first."""

    matches: Count = 0
    wins: Count = 0
    best: Count | None = None


def key(game: str, preset: str, aided: bool) -> str:
    """Under what a tally is filed: `set/solo`, or `set/solo/aided` for matches with hints."""
    return f"{game}/{preset}/aided" if aided else f"{game}/{preset}"


def from_plain(found: dict[str, Any], filed: str) -> Tally:
    """The tally filed there. Raises `msgspec.ValidationError` if something else lies in its place."""
    return msgspec.convert(found.get(filed, {}), Tally)


def add(tally: Tally, won: bool, solo_time: int | None, aided: bool) -> Tally:
    """One match more. `solo_time` (ns) sets a record if it is the shortest and nobody helped (S22)."""
    best = tally.best
    if solo_time is not None and not aided:
        best = solo_time if best is None else min(best, solo_time)
    return Tally(tally.matches + 1, tally.wins + won, best)
