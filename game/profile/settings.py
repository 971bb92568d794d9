"""The settings as a type, and how a file that may hold anything becomes one. Knows no file and no screen."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Speed: TypeAlias = Literal["off", "slow", "normal", "fast"]
CardSize: TypeAlias = Literal["small", "normal", "large"]
Deck: TypeAlias = Literal["french", "plain", "neapolitan"]
TextSize: TypeAlias = Literal[100, 125, 150]
Palette: TypeAlias = Literal["standard", "red-green", "blue-yellow", "contrast"]
SuitColours: TypeAlias = Literal["two", "four"]
Felt: TypeAlias = Literal["green", "blue", "wine", "sand", "night"]
Patience: TypeAlias = Literal["rules", "double", "off"]
Width = Annotated[int, Meta(ge=320, le=16384)]
Height = Annotated[int, Meta(ge=180, le=16384)]
Scancode = Annotated[int, Meta(ge=0, le=511)]


class Settings(msgspec.Struct, frozen=True):
    """What the person here has chosen. Every field has a default, so that any part of a file may be missing or bad.

    `names`: the people at this screen, the owner of the machine first. `volume` in percent. `window`: width and height in pixels
    while not fullscreen, None for what suits the monitor. `language`: a code, None for the system's. `bindings`: the keys that were
    changed, by the name of what they do. `deck`: the faces of the forty cards of the Latin games (P2). `text_size`: letters in percent.
    `still`: reduced motion, nothing slides, flips, shakes or flashes. `palette`: colours of Set cards and suits, for whom the standard
    ones are hard to tell apart. `suits`: French suits in two or four colours. `marks`: letters or patterns that say what colours say.
    `felt`: the cloth of the table. `table_sounds`: whether the table is heard here, for rooms with one loudspeaker. `patience`: the
    rules' timers in local play, as they are, twice as long, or off.
    """

    names: Annotated[tuple[Name, ...], Meta(max_length=12)] = ()
    volume: Annotated[int, Meta(ge=0, le=100)] = 70
    mute: bool = False
    animation: Speed = "normal"
    card_size: CardSize = "normal"
    deck: Deck = "french"
    text_size: TextSize = 100
    still: bool = False
    palette: Palette = "standard"
    suits: SuitColours = "two"
    marks: bool = False
    felt: Felt = "green"
    table_sounds: bool = True
    patience: Patience = "rules"
    fullscreen: bool = False
    window: tuple[Width, Height] | None = None
    language: Annotated[str, Meta(min_length=2, max_length=12)] | None = None
    bindings: Annotated[dict[str, Scancode], Meta(max_length=200)] = {}


_TYPES = {field.name: field.type for field in msgspec.structs.fields(Settings)}


def from_plain(found: dict[str, Any]) -> tuple[Settings, tuple[str, ...]]:
    """The settings in a JSON object, and the names of the fields that were bad and got their defaults."""
    good: dict[str, Any] = {}
    bad: list[str] = []
    for name in _TYPES.keys() & found.keys():
        try:
            good[name] = checked(name, found[name])
        except msgspec.ValidationError:
            bad.append(name)
    return Settings(**good), tuple(sorted(bad))


def checked(name: str, value: object) -> Any:
    """A value for a field, as the field's type. Raises `msgspec.ValidationError` if it cannot be, `KeyError` for no such field."""
    return msgspec.convert(msgspec.to_builtins(value), _TYPES[name])
