"""The contract before the first card: what a game says of itself, its presets, choices, summary and first dealer.

Each check fails with an AssertionError; none of them knows a game.
"""

import random
from typing import Any

import msgspec

from game.core.errors import CODES, IllegalOptions
from game.core.game import Acting, AnyGame, NeedsOrder, Pace, Place, preset, seat_counts
from kits.recording import plain

PLACES = tuple(Place(shared, remote) for shared in (False, True) for remote in (False, True))


def check_info(game: AnyGame) -> None:
    """A game says of itself what lists and choosers need, and every preset can be played with the seats it names."""
    info = game.info
    assert info.id.isidentifier(), info.id
    assert info.id == info.id.lower(), info.id
    for text in (info.title, info.goal, info.players, info.kind, info.material, info.audience):
        assert text.strip(), "something is left unsaid"
    names = [name for name, _ in info.presets]
    assert names, "no preset"
    assert len(set(names)) == len(names), names
    assert set(info.seat_choices) <= set(names), info.seat_choices
    assert isinstance(info.pace, Pace)
    for name, options in info.presets:
        assert isinstance(options, game.types.options), name
        counts = seat_counts(game, name)
        assert counts, name
        assert list(counts) == sorted(set(counts)), counts
        assert set(counts) <= set(info.seats), f"{name}: {counts} of {info.seats}"
        for seats in counts:
            assert may_be_played(game, options, seats), f"{name} is refused for {seats} seats"


def may_be_played(game: AnyGame, options: Any, seats: int) -> bool:
    """Whether these options are taken for so many seats."""
    try:
        game.check(options, seats)
    except IllegalOptions as refusal:
        code = refusal.code
    else:
        return True
    assert code in CODES, code
    return False


def check_choices(game: AnyGame) -> None:
    """Every value of every choice can be set, and is taken with some preset; where it clashes with another it is refused as options."""
    for choice in game.info.choices:
        assert choice.option in game.types.options.__struct_fields__, choice
        for value in choice.values:
            taken = [_takes(game, name, choice.option, value) for name, _ in game.info.presets]
            assert any(taken), f"{choice.option}={value!r} is never taken"


def _takes(game: AnyGame, name: str, option: str, value: Any) -> bool:
    options = msgspec.convert({**plain(dict(game.info.presets)[name]), option: value}, game.types.options)
    counts = [seats for seats in seat_counts(game, name) if may_be_played(game, options, seats)]
    for seats in counts:
        game.new_match(options, seats)
    return bool(counts)


def check_places(game: AnyGame) -> None:
    """Options suited to a place can be played there, and suit it; every set of options has a summary in plain phrases."""
    for name, options in game.info.presets:
        for place in PLACES:
            suited = game.suited(options, place)
            assert isinstance(suited, game.types.options), name
            assert game.suited(suited, place) == suited, f"{name} in {place}: suited twice is something else"
            for seats in seat_counts(game, name):
                assert may_be_played(game, suited, seats), f"{name} suited to {place} is refused for {seats} seats"
        phrases = game.summary(options)
        assert phrases, f"{name}: nothing to say"
        for phrase in phrases:
            assert phrase.key, phrase
            assert all(isinstance(value, int | str) for value in phrase.args.values()), phrase


def check_first(game: AnyGame, options: Any, seats: int, dice: random.Random) -> None:
    """The dealer of a rematch is the one named, where anybody deals; without a name it is left to chance."""
    for first in (None, *range(seats)):
        state = game.new_match(options, seats, first)
        for at in range(50):
            needed = game.awaiting(state)
            if not isinstance(needed, NeedsOrder):
                break
            items = list(needed.items)
            dice.shuffle(items)
            state = game.ordered(state, tuple(items), at).state
        assert isinstance(game.awaiting(state), Acting), f"fifty orders and nobody may act: {state}"
        assert first is None or game.dealer(state) in (None, first), f"{first} was to deal, {game.dealer(state)} does"


def check_seat_counts(game: AnyGame, name: str) -> None:
    """A preset is refused for any other number of seats than it names."""
    options = preset(game, name)
    for seats in {-1, 0, 13, max(game.info.seats) + 1, *range(1, 13)} - set(seat_counts(game, name)):
        for begin in (game.check, game.new_match):
            try:
                begin(options, seats)
            except IllegalOptions:
                continue
            raise AssertionError(f"{name} was taken for {seats} seats")
