"""Matches played by computers, kept step by step, so that any moment of them can be shown. Decides which moments are worth a picture.

Knows games only through `Game`: there is a moment for each kind of event that a game has, and a few that all games share.
"""

import contextlib
import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple, get_args

from game.arena.match import Bout, Stuck
from game.core.game import Acting, AnyGame, Finished, NeedsOrder, Step, preset, seat_counts
from game.games import GAMES, part

LONGEST = 1500
"""Steps of a match that are kept."""
MATCHES = 3
"""How many matches of each preset are looked through."""


class Past(NamedTuple):
    """A step that was made: what happened, the state after it, and the match clock (ns)."""

    events: tuple[Any, ...]
    state: Any
    clock: int


class Played(NamedTuple):
    """A match, or its beginning. The first of `steps` is how it stood before anything happened."""

    game: AnyGame
    preset: str
    options: Any
    seats: int
    steps: tuple[Past, ...]

    def deal(self, at: int) -> tuple[Any, ...]:
        """What happened up to step `at` since chance was asked last."""
        first = max(i for i in range(at + 1) if i == 0 or isinstance(self.game.awaiting(self.steps[i - 1].state), NeedsOrder))
        return tuple(event for step in self.steps[first : at + 1] for event in step.events)


class Moment(NamedTuple):
    """Step `at` of a match has just been made."""

    played: Played
    at: int


@lru_cache(maxsize=64)
def played(game_id: str, name: str, seats: int, seed: int = 1) -> Played:
    """A match of the two weakest levels; seat 0 is a person's, who plays like one of them."""
    game, bot = GAMES[game_id], part(game_id, "bot")
    options, dice = preset(game, name), random.Random(seed)
    steps: list[Past] = []

    def watch(step: Step[Any, Any], clock: int) -> None:
        steps.append(Past(step.events, step.state, clock))

    players = [bot.make(bot.LEVELS[seat % 2], seat, options, random.Random(dice.random())) for seat in range(seats)]
    bout = Bout(game, options, players, dice, watch)
    bout.state = game.presence(bout.state, 0, True, 0).state
    start = Past((), bout.state, 0)
    with contextlib.suppress(Stuck):
        while bout.outcome is None and len(steps) < LONGEST:
            bout.go_on()
    return Played(game, name, options, seats, (start, *steps))


def seats_of(game: AnyGame, name: str, most: bool = False) -> int:
    """With how many seats a preset is shown: two if it can be, or as many as there may be."""
    counts = seat_counts(game, name)
    return counts[-1] if most else next((count for count in counts if count >= 2), counts[0])


def _matches(game: AnyGame) -> Iterator[Played]:
    for seed in range(1, MATCHES + 1):
        for name, _ in game.info.presets:
            yield played(game.info.id, name, seats_of(game, name), seed)


@lru_cache(maxsize=8)
def moments(game_id: str) -> dict[str, Moment]:
    """The moments of a game by name: `turn` (the first seat is asked), `sheet`, `end`, and the first of every kind of event there is."""
    game = GAMES[game_id]
    wanted = {kind.__name__.lower() for kind in get_args(game.types.event)} | {"turn", "sheet", "end"}
    found: dict[str, Moment] = {}
    for match in _matches(game):
        for at in range(1, len(match.steps)):
            for name in _names(match, at) & wanted - found.keys():
                found[name] = Moment(match, at)
        if not wanted - found.keys():
            break
    return dict(sorted(found.items()))


def _names(match: Played, at: int) -> set[str]:
    """What step `at` is an example of."""
    names = {type(event).__name__.lower() for event in match.steps[at].events}
    match match.game.awaiting(match.steps[at].state):
        case Acting(seats=seats) if 0 in seats:
            names.add("turn")
        case NeedsOrder(between=True):
            names.add("sheet")
        case Finished():
            names.add("end")
    return names
