"""From words to a table that can be played: game, preset, options, seats, computer players. Raises `Misuse` for any that cannot.

Asks the games what they know; decides only how many seats are meant when nobody said so.
"""

import argparse
import builtins
import contextlib
import typing
from collections.abc import Sequence
from typing import Any, NamedTuple, get_args, get_origin

import msgspec

from game.command.words import Misuse, known
from game.core.errors import IllegalOptions
from game.core.game import AnyGame, preset, seat_counts
from game.games import GAMES, part


class Wanted(NamedTuple):
    """A table as it was asked for. `options` None: the preset's. `bots`: levels of the last seats, people take the ones before."""

    game: AnyGame
    preset: str
    options: Any
    seats: int
    bots: tuple[str, ...]


def wanted(asked: argparse.Namespace, people: int = 1) -> Wanted:
    """The table these words mean. `people`: how many there must be a seat for. Raises `Misuse`."""
    game = GAMES[known(asked.game, GAMES, "game")]
    name = preset_name(game, asked.preset)
    changed = _options(preset(game, name), asked.option)
    bots = levels(game, asked.bots)
    seats = _seats(game, name, asked.seats, people + len(bots))
    try:
        game.check(changed, seats)
    except IllegalOptions as refusal:
        raise Misuse(_sentence(game, name, refusal)) from None
    return Wanted(game, name, changed if asked.option else None, seats, bots)


def preset_name(game: AnyGame, word: str | None) -> str:
    """The preset of this name, or the game's first. Raises `Misuse`."""
    names = [name for name, _ in game.info.presets]
    return names[0] if word is None else known(word, names, f"preset of {game.info.title}")


def levels(game: AnyGame, words: tuple[str, ...]) -> tuple[str, ...]:
    """These levels of computer players. Raises `Misuse`."""
    return tuple(known(word, part(game.info.id, "bot").LEVELS, "level") for word in words)


def _seats(game: AnyGame, name: str, seats: int | None, taken: int) -> int:
    counts = seat_counts(game, name)
    if seats is None:
        seats = next((count for count in counts if count >= taken), taken)
    if seats not in counts:
        raise Misuse(f"{game.info.title} ({name}) is played with {_counted(counts)} seat{'s' * (counts != (1,))}, not {seats}.")
    if seats < taken:
        raise Misuse(f"{seats} seats are not enough for {taken - 1} computer players and one person.")
    return seats


def _counted(counts: tuple[int, ...]) -> str:
    if len(counts) > 2 and counts == tuple(range(counts[0], counts[-1] + 1)):
        return f"{counts[0]} to {counts[-1]}"
    return _one_of(counts)


def _one_of(things: Sequence[object]) -> str:
    *first, last = map(str, things)
    return f"{', '.join(first)} or {last}" if first else last


def _options(options: msgspec.Struct, words: list[str]) -> msgspec.Struct:
    types = {field.name: field.type for field in msgspec.structs.fields(options)}
    changes = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise Misuse(f'"{word}" is no option; say its name and value, such as {next(iter(types))}=….')
        changes[name] = _value(name, value, types[known(name, types, "option")])
    return msgspec.structs.replace(options, **changes)


def _value(name: str, text: str, wanted_type: Any) -> Any:
    """What the text means for this type: a number, a word, yes or no, or several of them with commas."""
    try:
        return _read(text, wanted_type)
    except msgspec.ValidationError:
        with contextlib.suppress(msgspec.ValidationError):
            return _read(text.split(","), wanted_type)
        raise Misuse(f'The option {name} cannot be "{text}": {_expected(wanted_type)}.') from None


def _expected(wanted_type: Any) -> str:
    """What a value of this type looks like on the command line."""
    match get_origin(wanted_type), get_args(wanted_type):
        case typing.Literal, words:
            return f"it can be {_one_of(words)}"
        case typing.Annotated, (plain, *_):
            return _expected(plain)
        case builtins.tuple, _:
            return "it is several whole numbers with commas, one for each seat"
    return "it is true or false" if wanted_type is bool else "it is a whole number"


def _read(text: str | list[str], wanted_type: Any) -> Any:
    return msgspec.convert(text, wanted_type, strict=False)


def _sentence(game: AnyGame, name: str, refusal: IllegalOptions) -> str:
    details = refusal.details
    match refusal.code:
        case "option_clash":
            return f"The options {details.get('option')} and {details.get('other')} do not go together in {game.info.title}."
        case "seat_count":
            return f"{game.info.title} ({name}) cannot be played by so many seats with these options."
        case _:
            ends = f" (it goes from {details['low']} to {details['high']})" if "low" in details else ""
            return f"The option {details.get('option')} of {game.info.title} cannot be {details.get('value')}{ends}."
