"""What a lesson is, in the words a game tells its own with: a match by the real rules, passage by passage.

A passage says something and perhaps asks for something; before it the script may go on with the match. Pure values: who runs a lesson and
what it looks like is decided elsewhere, and no sentence stands here, only their names.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from game.core.cards import Card
from game.core.game import Action, AnyGame, NeedsOrder, Stamp
from game.core.seats import Seat

PLACES = ("stock", "strip", "scores", "clock", "aside")
"""What can be pointed at beside cards, by these words; `hint:ID` is what can be asked for under the cards, `hand:1` a hand from behind."""


@dataclass(frozen=True)
class Cards:
    """Chance, by the script: these come first, the others follow as they are named by the rules."""

    first: tuple[Card, ...]


@dataclass(frozen=True)
class Turn:
    """Another seat acts, by the script."""

    seat: Seat
    action: Action


Scripted: TypeAlias = Cards | Turn


@dataclass(frozen=True)
class Rival:
    """In a race: somebody presses the same `early` ns before the learner does."""

    action: Action
    early: int
    seat: Seat = 1


@dataclass(frozen=True)
class Passage:
    """One thing said, and what is wanted then: nothing but reading, `any` of the wanted actions, or `every` one of them in any order.

    `name`: of its sentence (`lesson-GAME-NAME`; with `-wrong` behind it what is said of another try). `position`: the match stands like
    this from here on, None: as the passage before left it. `script` comes before what is wanted. `points`: cards and `PLACES` that are
    marked at once; the wanted cards are marked when they were not found.
    """

    name: str
    wanted: tuple[Action, ...] = ()
    every: bool = False
    script: tuple[Scripted, ...] = ()
    points: tuple[str, ...] = ()
    position: Any = None
    rival: Rival | None = None


@dataclass(frozen=True)
class Lesson:
    """A lesson in one game: the learner sits on seat 0. The first passage has a position."""

    preset: str
    options: Any
    seats: int
    passages: tuple[Passage, ...]


def ordered(game: AnyGame, state: Any, first: Iterable[Card], at: int = 0) -> Any:
    """The step when chance gives these cards first, then the rest as the rules name them; `ValueError` if the match awaits none."""
    awaited = game.awaiting(state)
    if not isinstance(awaited, NeedsOrder):
        raise ValueError("nothing is left to chance now")
    first = tuple(first)
    return game.ordered(state, (*first, *(card for card in awaited.items if card not in first)), at)


def played(game: AnyGame, state: Any, *turns: Turn) -> Any:
    """The state after these turns. Raises `IllegalAction` where the rules do."""
    for turn in turns:
        state = game.apply(state, turn.seat, turn.action, Stamp(0)).state
    return state


def cards_of(actions: Iterable[Action]) -> tuple[str, ...]:
    """Every card that these actions name."""
    found: dict[str, None] = {}
    for action in actions:
        for value in msgspec.structs.astuple(action):
            found |= dict.fromkeys(value if isinstance(value, tuple) else (value,) if isinstance(value, str) else ())
    return tuple(found)
