"""What people do, as values: presses, moves, text, focus. Decides the vocabulary; knows no event queue and no meaning in a game.

Every input carries `at`, monotonic nanoseconds taken when the wait returned, and `wake`, the number of that wait: two presses of one
wake cannot be put in order and count as simultaneous (S17).
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Way: TypeAlias = Literal["up", "down", "left", "right", "confirm", "cancel", "menu", "next", "previous"]
"""What a key or pad button means in a menu; the same key may mean something else to a scene that asks for the key first."""
WAYS: tuple[Way, ...] = ("up", "down", "left", "right", "confirm", "cancel", "menu", "next", "previous")
Point: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Stamped:
    """When it happened: `at` in monotonic ns, `wake` the number of the wait that brought it."""

    at: int
    wake: int


@dataclass(frozen=True, slots=True)
class PointerDown(Stamped):
    """A mouse button (1 left, 2 middle, 3 right) or a finger (button 1) comes down. `pos` in canvas pixels."""

    pos: Point
    button: int = 1
    touch: bool = False


@dataclass(frozen=True, slots=True)
class PointerUp(Stamped):
    """It goes up again."""

    pos: Point
    button: int = 1
    touch: bool = False


@dataclass(frozen=True, slots=True)
class PointerMove(Stamped):
    """The pointer moves; `held` while the left button or a finger is down. Outside the canvas `pos` is (-1, -1)."""

    pos: Point
    held: bool = False


@dataclass(frozen=True, slots=True)
class Wheel(Stamped):
    """The wheel turns by whole steps, up positive. Never a click."""

    steps: int
    pos: Point


@dataclass(frozen=True, slots=True)
class KeyDown(Stamped):
    """A key comes down: `scancode` is its place on the board, `key` its symbol, `mods` SDL's modifier bits, `repeat` if it was held."""

    scancode: int
    key: int
    mods: int = 0
    repeat: bool = False
    way: Way | None = None


@dataclass(frozen=True, slots=True)
class KeyUp(Stamped):
    """A key goes up."""

    scancode: int


@dataclass(frozen=True, slots=True)
class Text(Stamped):
    """Finished text from keyboard or input method, only while a text field asks for it."""

    text: str


@dataclass(frozen=True, slots=True)
class Composing(Stamped):
    """Text being composed, not yet part of the field."""

    text: str


@dataclass(frozen=True, slots=True)
class PadDown(Stamped):
    """A pad button comes down; `pad` is its number, which it keeps and gets back when it is plugged in again."""

    pad: int
    button: int
    way: Way | None = None


@dataclass(frozen=True, slots=True)
class PadUp(Stamped):
    """A pad button goes up."""

    pad: int
    button: int


@dataclass(frozen=True, slots=True)
class PadMove(Stamped):
    """The left stick, outside its dead zone: x right, y down, each -1 … 1; (0, 0) when it comes to rest."""

    pad: int
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class PadTilt(Stamped):
    """Stick or hat pushed over in a direction: one step in a menu."""

    pad: int
    way: Way


@dataclass(frozen=True, slots=True)
class PadJoined(Stamped):
    """A pad was plugged in."""

    pad: int
    name: str


@dataclass(frozen=True, slots=True)
class PadLeft(Stamped):
    """A pad is gone."""

    pad: int


@dataclass(frozen=True, slots=True)
class FocusLost(Stamped):
    """The window is not the active one any more: whatever was held is let go."""


@dataclass(frozen=True, slots=True)
class FocusGained(Stamped):
    """The window is active again. The click that did it is not delivered."""


@dataclass(frozen=True, slots=True)
class Wake(Stamped):
    """Another thread has news: look at the table."""


@dataclass(frozen=True, slots=True)
class Quit(Stamped):
    """Somebody wants to close the window."""


Input: TypeAlias = (
    PointerDown
    | PointerUp
    | PointerMove
    | Wheel
    | KeyDown
    | KeyUp
    | Text
    | Composing
    | PadDown
    | PadUp
    | PadMove
    | PadTilt
    | PadJoined
    | PadLeft
    | FocusLost
    | FocusGained
    | Wake
    | Quit
)


def way_of(happened: Input) -> Way | None:
    """What this input means in a menu, if anything. A held key repeats its direction, but neither confirms nor cancels twice."""
    match happened:
        case KeyDown(way="confirm" | "cancel" | "menu", repeat=True):
            return None
        case KeyDown(way=way) | PadDown(way=way) | PadTilt(way=way):
            return way
        case _:
            return None


def pad_of(happened: Input) -> int | None:
    """The number of the pad this came from, None if it came from elsewhere."""
    match happened:
        case PadDown(pad=pad) | PadUp(pad=pad) | PadMove(pad=pad) | PadTilt(pad=pad) | PadJoined(pad=pad) | PadLeft(pad=pad):
            return pad
        case _:
            return None
