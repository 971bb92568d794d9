"""The contract of plain data: every value goes to bytes and back unchanged, and nothing nearly right comes in.

Each check fails with an AssertionError that names the value; none of them knows a game.
"""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

from game.core.errors import IllegalAction
from game.core.game import AnyGame, Stamp
from kits.probes import mistyped, out_of_range
from kits.recording import Act, Match, effective, packed, unpacked
from kits.steps import spread

FORBIDDEN = (inspect.AnyType, inspect.ListType, inspect.SetType, inspect.FrozenSetType, inspect.DictType, inspect.ByteArrayType)
"""Types with no fixed meaning, no fixed order or no fixed value."""


def check_types(game: AnyGame) -> None:
    """The five types are frozen structs, strict about unknown fields, and hold nothing that changes or has no order."""
    for name, kind in game.types._asdict().items():
        for part in _types_in(inspect.type_info(kind), set()):
            assert not isinstance(part, FORBIDDEN), f"{name}: {part} in anything that becomes bytes"
            if isinstance(part, inspect.StructType):
                config = part.cls.__struct_config__
                assert config.frozen, f"{name}: {part.cls.__name__} is not frozen"
                assert config.forbid_unknown_fields, f"{name}: {part.cls.__name__} takes unknown fields"
    fields = {field.name for field in _fields(inspect.type_info(game.types.view))}
    assert not fields & {"seat", "own_seat", "viewer", "legal", "legal_actions"}, f"a view tells who it is for, or what is legal: {fields}"


def _types_in(part: Any, met: set[Any]) -> Iterator[Any]:
    yield part
    if isinstance(part, inspect.StructType):
        if part.cls in met:
            return
        met.add(part.cls)
        inner = [field.type for field in part.fields]
    elif isinstance(part, inspect.UnionType):
        inner = list(part.types)
    else:
        inner = [item for item in (getattr(part, "item_type", None), *getattr(part, "item_types", ())) if isinstance(item, inspect.Type)]
    for item in inner:
        yield from _types_in(item, met)


def _fields(view: Any) -> tuple[Any, ...]:
    return view.fields if isinstance(view, inspect.StructType) else ()


def _met(game: AnyGame, match: Match, count: int) -> Iterator[tuple[Any, Any]]:
    """Values of this match with their types: options, actions, every kind of event, and states and views of `count` steps."""
    yield match.options, game.types.options
    kinds: dict[Any, Any] = {}
    for step in match.passed:
        if isinstance(step.entry, Act):
            kinds.setdefault(type(step.entry.action), (step.entry.action, game.types.action))
        for event in step.events:
            for seat in (None, *range(match.seats)):
                seen = event.seen_by(seat)
                kinds.setdefault((type(event), packed(seen) == packed(event)), (seen, game.types.event))
    yield from kinds.values()
    for step in spread(match.passed, count):
        yield step.after, game.types.state
        for seat in (None, *range(match.seats)):
            yield game.view(step.after, seat), game.types.view


def check_round_trip(game: AnyGame, match: Match, dice: random.Random) -> None:
    """Every state, view, action and event of the match goes to plain data and msgpack and back, to an equal value and equal bytes."""
    for step in match.passed:
        values = [(step.after, game.types.state), *((event, game.types.event) for event in step.events)]
        if isinstance(step.entry, Act):
            values.append((step.entry.action, game.types.action))
        for value, kind in values:
            _there_and_back(value, kind)
    for value, kind in _met(game, match, 25):
        _there_and_back(value, kind)


def _there_and_back(value: Any, kind: Any) -> None:
    data = packed(value)
    back = unpacked(data, kind)
    assert type(back) is type(value), f"{value} came back as a {type(back).__name__}"
    assert back == value, f"{value} came back as {back}"
    assert packed(back) == data, f"{value} came back with other bytes"
    assert msgspec.convert(msgspec.to_builtins(value), kind) == value


def check_strict(game: AnyGame, match: Match, dice: random.Random) -> None:
    """A wrong type or an unknown field anywhere in any of the five types is refused at the gate."""
    met: set[Any] = set()
    for value, kind in _met(game, match, 4):
        for what, plain in mistyped(value, met):
            try:
                taken = msgspec.convert(plain, kind)
            except msgspec.ValidationError:
                continue
            raise AssertionError(f"{type(value).__name__}: {what} was taken for {taken}")


def check_out_of_range(game: AnyGame, match: Match, dice: random.Random) -> None:
    """A number nobody can mean or a word nobody knows, in an action, is refused at the gate or by the rules."""
    tried = 0
    for step in spread([step for step in match.passed if isinstance(step.entry, Act) and step.refusal is None], 12):
        for what, plain in out_of_range(step.entry.action):
            tried += 1
            try:
                action = msgspec.convert(plain, game.types.action)
                taken = game.apply(step.before, step.entry.seat, action, Stamp(effective(step.entry)))
            except (msgspec.ValidationError, IllegalAction):
                continue
            assert taken.state == step.before, f"{what} was taken: {action}"
    assert tried, "no action has anything in it to twist"


def check_options(game: AnyGame, match: Match, dice: random.Random) -> None:
    """Options with an unknown field, a wrong type, an unknown word or a number out of range are refused."""
    for what, plain in [*mistyped(match.options, set()), *out_of_range(match.options)]:
        try:
            game.check(msgspec.convert(plain, game.types.options), match.seats)
        except (msgspec.ValidationError, IllegalAction):
            continue
        raise AssertionError(f"options taken: {what}")
