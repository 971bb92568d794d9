"""The whole contract as two lists of checks, and the matches they are run on.

Decides which presets, seat counts and seeds make up a run. A game joins by its line in GAMES; nothing is named here.
"""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from game.core.game import AnyGame, preset, seat_counts
from kits import card_flow, entrance, knowledge, plain_data, steps
from kits.driver import play
from kits.recording import Match, plain

GAME_CHECKS = (plain_data.check_types, entrance.check_info, entrance.check_choices, entrance.check_places)
"""Checks of a game as a whole: `check(game)`."""

MATCH_CHECKS = (
    steps.check_replay,
    steps.check_untouched,
    steps.check_apply,
    steps.check_fallback,
    steps.check_orders,
    steps.check_outcome,
    plain_data.check_round_trip,
    plain_data.check_strict,
    plain_data.check_out_of_range,
    plain_data.check_options,
    card_flow.check_conservation,
    card_flow.check_moves,
    card_flow.check_visibility,
    knowledge.check_equal_views,
    knowledge.check_sample,
    knowledge.check_leaks,
)
"""Checks of one random match: `check(game, match, dice)`."""


@cache
def random_match(game: AnyGame, name: str, seats: int, seed: int) -> Match:
    """The random match of this preset with this many seats; the same for the same seed."""
    first = seed % seats if seed % 3 == 0 else None
    return play(game, preset(game, name), seats, random.Random(f"{game.info.id} {name} {seats} {seed}"), first)


def varied_options(game: AnyGame, dice: random.Random) -> tuple[Any, int]:
    """Options mixed at random from a preset and the values its choices offer, with a seat count that may play them."""
    name, options = dice.choice(game.info.presets)
    seats = dice.choice(seat_counts(game, name))
    for choice in dice.sample(game.info.choices, len(game.info.choices)):
        if dice.random() < 0.4:
            changed = msgspec.convert({**plain(options), choice.option: dice.choice(choice.values)}, game.types.options)
            if entrance.may_be_played(game, changed, seats):
                options = changed
    return options, seats


def tables(game: AnyGame, every: bool = False) -> Iterator[tuple[str, int]]:
    """Presets with seat counts to try: the fewest and the most, for the first preset one between; all if `every`."""
    for number, (name, _) in enumerate(game.info.presets):
        counts = seat_counts(game, name)
        few = {counts[0], counts[-1]} | ({counts[len(counts) // 2]} if number == 0 else set())
        yield from ((name, seats) for seats in (counts if every else sorted(few)))
