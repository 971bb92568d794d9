"""Computer against computer, without a window: many matches, counted.

It decides who sits where and how results add up; `match` plays a single one. Levels go to sides: with two levels on four seats every
second seat has the same one. Each shuffle is played once from every side (mirrored), so that the luck of the deal and the place at the
table weigh the same for all. It knows no game and no strength.
"""

import random
import time
from collections.abc import Iterator
from typing import Any

import msgspec

from game.arena.match import Played, Stuck, play
from game.core.game import AnyGame, preset, seat_counts
from game.games import GAMES, part

__all__ = ["CannotPlay", "Result", "Stuck", "run"]


class CannotPlay(ValueError):
    """An unknown game or preset, or one that so many sides cannot play; the message is a sentence for the reader."""


class Result(msgspec.Struct, frozen=True):
    """What came of it. Lists are in the order of `players`.

    `wins` counts matches won by that side alone, `draws` those shared by several sides. `points`: final points of all matches, the mean
    of the seats a side holds. `errors`: actions the rules refused; being too slow is none. `seconds`: the time it took.
    """

    game: str
    preset: str
    players: tuple[str, ...]
    matches: int
    wins: tuple[int, ...]
    draws: int
    points: tuple[float, ...]
    errors: int
    seconds: float


def run(
    game_id: str,
    players: tuple[str, ...],
    preset_name: str | None = None,
    matches: int = 100,
    seed: int | str = 0,
    options: Any = None,
) -> Result:
    """Play `matches` matches between the levels `players` and count.

    `preset_name` None: the game's first. `options`: of the game's options type, None for the preset's. Equal arguments give equal
    results, `seconds` apart. Raises `CannotPlay`, `UnknownLevel`, `IllegalOptions`.
    """
    game = _game(game_id)
    name = preset_name or game.info.presets[0][0]
    seats = _seats(game, name, len(players))
    chosen = preset(game, name) if options is None else options
    game.check(chosen, seats)
    started = time.perf_counter()
    wins, points, draws, errors = [0] * len(players), [0.0] * len(players), 0, 0
    for sides, played in _matches(game, players, chosen, seats, matches, seed):
        winners = {sides[seat] for seat in played.outcome.winners}
        for side in winners:
            wins[side] += len(winners) == 1
        draws += len(winners) > 1
        errors += played.errors
        for seat, side in enumerate(sides):
            points[side] += played.outcome.points[seat] * len(players) / seats
    return Result(game_id, name, players, matches, tuple(wins), draws, tuple(points), errors, time.perf_counter() - started)


def _game(game_id: str) -> AnyGame:
    if game_id not in GAMES:
        raise CannotPlay(f"There is no game {game_id!r}; the games are {', '.join(GAMES)}.")
    return GAMES[game_id]


def _seats(game: AnyGame, name: str, sides: int) -> int:
    """The fewest seats that give every side equally many."""
    names = [known for known, _ in game.info.presets]
    if name not in names:
        raise CannotPlay(f"{game.info.title} has no preset {name!r}; the presets are {', '.join(names)}.")
    counts = seat_counts(game, name)
    fitting = [count for count in counts if sides and count % sides == 0]
    if not fitting:
        told = " or ".join(map(str, counts))
        raise CannotPlay(f"{game.info.title} ({name}) seats {told}, which {sides} players cannot share evenly.")
    return fitting[0]


def _matches(
    game: AnyGame, players: tuple[str, ...], options: Any, seats: int, matches: int, seed: int | str
) -> Iterator[tuple[list[int], Played]]:
    """Each match with the side of every seat."""
    make = part(game.info.id, "bot").make
    for number in range(matches):
        shuffle, turn = divmod(number, len(players))
        sides = [(seat + turn) % len(players) for seat in range(seats)]
        sitting = [make(players[side], seat, options, random.Random(f"{seed} {number} {seat}")) for seat, side in enumerate(sides)]
        yield sides, play(game, options, sitting, random.Random(f"{seed} {shuffle}"))
