"""Values that are nearly right: what a hostile or faulty peer could send in the place of a real one.

Decides which twists are tried; whether they must be refused is the checks' business.
"""

import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import msgspec

from game.core.game import AnyGame
from kits.recording import plain

HUGE = 10**18
WRONG_TYPES: dict[type, tuple[Any, ...]] = {
    bool: (1, 0, "0", float("nan")),
    int: (True, "0", float("nan"), 0.5),
    str: (0, True, b"0"),
    tuple: ("0", 0, {"0": 0}),
    dict: ("0", 0, [0]),
}


def parts(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every part of a typed value, itself first, with its path in the plain form."""
    yield path, value
    if isinstance(value, msgspec.Struct):
        config = value.__struct_config__
        for index, (name, encoded) in enumerate(zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True)):
            key = index + (config.tag is not None) if config.array_like else encoded
            yield from parts(getattr(value, name), (*path, key))
    elif isinstance(value, tuple | list):
        for index, item in enumerate(value):
            yield from parts(item, (*path, index))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from parts(item, (*path, key))


def put_at(whole: Any, path: tuple[Any, ...], new: Any) -> Any:
    """A copy of plain data with another value at `path`."""
    if not path:
        return new
    copy = deepcopy(whole)
    inner = copy
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = new
    return copy


def mistyped(value: Any, met: set[Any]) -> Iterator[tuple[str, Any]]:
    """Plain forms of `value` with one wrong type or one unknown field, each with a word for it. Kinds of fields in `met` are left out."""
    whole = plain(value)
    for path, part in parts(value):
        kind = (type(value), tuple(key for key in path if isinstance(key, str)), type(part))
        if kind in met:
            continue
        met.add(kind)
        if isinstance(part, msgspec.Struct):
            yield f"extra field in {path}", put_at(whole, path, _extended(plain(part)))
            yield f"text for a struct at {path}", put_at(whole, path, "0")
        for wrong in WRONG_TYPES.get(type(part), ()):
            yield f"{wrong!r} for {part!r} at {path}", put_at(whole, path, wrong)


def _extended(struct: Any) -> Any:
    return {**struct, "unheard_of": 1} if isinstance(struct, dict) else [*struct, 1]


def out_of_range(value: Any) -> Iterator[tuple[str, Any]]:
    """Plain forms of `value` with a number nobody can mean or a word nobody knows."""
    whole = plain(value)
    for path, part in parts(value):
        if isinstance(part, int) and not isinstance(part, bool):
            yield f"{HUGE} for {part} at {path}", put_at(whole, path, HUGE)
        elif isinstance(part, str):
            yield f"an unknown word for {part!r} at {path}", put_at(whole, path, "unheard of")


def leaves(value: Any) -> list[str]:
    """What stands in a value, sorted: the same for the same parts in another order."""

    def walk(data: Any) -> Iterator[str]:
        if isinstance(data, dict | list | tuple):
            for item in data.values() if isinstance(data, dict) else data:
                yield from walk(item)
        else:
            yield repr(data)

    return sorted(walk(msgspec.to_builtins(value)))


def variants(game: AnyGame, action: Any, dice: random.Random) -> list[Any]:
    """Actions of the game's type that differ from `action` in one part: another card, number, order or count."""
    whole, found = plain(action), []
    for path, part in parts(action):
        for new in _twists(part, dice):
            try:
                found.append(msgspec.convert(put_at(whole, path, new), game.types.action))
            except msgspec.ValidationError:
                continue
    return [twisted for twisted in found if twisted != action]


def _twists(part: Any, dice: random.Random) -> list[Any]:
    if isinstance(part, bool):
        return [not part]
    if isinstance(part, int):
        return [part - 1, part + 1, -1, HUGE]
    if isinstance(part, str):
        return ["", part[::-1], part + part, part[:-1] + dice.choice("CDHS0123K")]
    if isinstance(part, tuple):
        items = plain(part)
        return [[], items[1:], items[::-1], items + items[:1], items[:-1] + items[:1]]
    return []
