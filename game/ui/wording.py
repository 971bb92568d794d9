"""Words for what games bring along: titles, presets, options, levels, rules chosen. Decides keys and what stands in for a missing word.

A game's words are in its own file under keys that begin with its id (`set-option-claim`, `set-option-claim-call`, `set-preset-quick`,
`game-set-title`); until they are written, the names in the code serve.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.errors import IllegalAction
from game.core.game import AnyGame, Phrase
from game.core.room import SeatInfo
from game.core.seats import Seat
from game.ui.lang import Speech
from game.ui.sdl import key_name


def plain(name: str) -> str:
    """A name from the code as words: `first_to` → "First to"."""
    words = name.replace("_", " ").replace("-", " ")
    return words[:1].upper() + words[1:]


def of_info(speech: Speech, game: AnyGame, field: str) -> str:
    """What a game says of itself (`title`, `goal`, `players`, `kind`, `material`, `audience`)."""
    return speech.say_or(getattr(game.info, field), f"game-{game.info.id}-{field}")


def preset(speech: Speech, game: AnyGame, name: str) -> str:
    """The name of a preset."""
    return speech.say_or(plain(name), f"{game.info.id}-preset-{name}")


def option(speech: Speech, game: AnyGame, name: str) -> str:
    """The name of an option."""
    return speech.say_or(plain(name), f"{game.info.id}-option-{name}")


def value(speech: Speech, game: AnyGame, name: str, chosen: int | str | bool) -> str:
    """The name of an option's value."""
    default = speech.say("on" if chosen else "off") if isinstance(chosen, bool) else plain(str(chosen))
    return speech.say_or(default, f"{game.info.id}-option-{name}-{str(chosen).lower()}", value=str(chosen))


def level(speech: Speech, name: str) -> str:
    """The name of a level of computer players."""
    return speech.say_or(plain(name), f"level-{name}")


def computer_name(speech: Speech, of_level: str) -> str:
    """What a computer player is called."""
    return speech.say("computer-player", level=level(speech, of_level))


def name_at(speech: Speech, seats: Sequence[SeatInfo], seat: Seat) -> str:
    """What whoever sits there is called: a computer without a name of its own by its level, several of one level by a number too."""
    info = seats[seat]
    if info.name or info.kind != "computer":
        return info.name
    name = computer_name(speech, info.level or "")
    alike = [other for other, each in enumerate(seats) if (each.kind, each.name, each.level) == ("computer", "", info.level)]
    return name if len(alike) == 1 else f"{name} {alike.index(seat) + 1}"


def phrases(speech: Speech, parts: tuple[Phrase, ...]) -> str:
    """The rules chosen, as one line."""
    return " · ".join(speech.say(part.key, **part.args) for part in parts)


def with_side(speech: Speech, game: AnyGame, options: Any, seats: int, seat: int, words: str) -> str:
    """What is said of a seat, with the side it plays for where there are partners."""
    sides = game.sides(options, seats)
    return words if len(set(sides)) == seats else speech.say("seat-side", words=words, side=sides[seat] + 1)


def refusal(speech: Speech, game: AnyGame, trouble: IllegalAction) -> str:
    """Why these options cannot be played."""
    args: Mapping[str, Any] = trouble.details
    words = {key: option(speech, game, str(args[key])) for key in ("option", "other") if key in args}
    return speech.say(f"refused-{trouble.code.replace('_', '-')}", **words)


def key(speech: Speech, scancode: int) -> str:
    """What a key is called: its letter in this keyboard's layout, or its name."""
    name = key_name(scancode)
    return name.upper() if len(name) == 1 else speech.say_or(plain(name), f"key-{name.replace(' ', '-')}")


def binding(speech: Speech, name: str) -> str:
    """What a named key does: `call:3` is the call of the fourth person, `pick:0:1` a card of the table."""
    kind, *numbers = name.split(":")
    args = {key: int(number) + 1 for key, number in zip(("first", "second"), numbers, strict=False)}
    return speech.say_or(plain(kind), f"binding-{kind}", **args)


def short_binding(speech: Speech, name: str) -> str:
    """The same in a few letters, for a list of all keys."""
    kind, *numbers = name.split(":")
    args = {key: int(number) + 1 for key, number in zip(("first", "second"), numbers, strict=False)}
    return speech.say_or(binding(speech, name), f"binding-short-{kind}", **args)
