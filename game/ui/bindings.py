"""Which key does what: names bound to scancodes (places on the board, so that every keyboard layout works).

Decides defaults and clashes; knows no events and no scene. Three groups: `always` keys work everywhere, `menu` and `table` keys only
there, so that the space bar may confirm in a menu and call at the table. Two names clash if they are in one group or one is `always`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from pygame import (
    KSCAN_0,
    KSCAN_1,
    KSCAN_4,
    KSCAN_7,
    KSCAN_A,
    KSCAN_B,
    KSCAN_BACKSPACE,
    KSCAN_C,
    KSCAN_D,
    KSCAN_DOWN,
    KSCAN_E,
    KSCAN_ESCAPE,
    KSCAN_F,
    KSCAN_F5,
    KSCAN_F10,
    KSCAN_F11,
    KSCAN_G,
    KSCAN_H,
    KSCAN_J,
    KSCAN_KP_0,
    KSCAN_KP_ENTER,
    KSCAN_LCTRL,
    KSCAN_LEFT,
    KSCAN_LSHIFT,
    KSCAN_M,
    KSCAN_N,
    KSCAN_Q,
    KSCAN_R,
    KSCAN_RCTRL,
    KSCAN_RETURN,
    KSCAN_RIGHT,
    KSCAN_RSHIFT,
    KSCAN_S,
    KSCAN_SPACE,
    KSCAN_T,
    KSCAN_TAB,
    KSCAN_U,
    KSCAN_UP,
    KSCAN_V,
    KSCAN_W,
    KSCAN_X,
    KSCAN_Y,
    KSCAN_Z,
)  # fmt: skip

from game.ui.input import WAYS, Way

CALLERS = 12
"""How many people can have a call key at one screen."""
COLUMNS = 7
"""Columns of picking keys: qwer asdf zxcv, then tgb, yhn, ujm (column by column)."""

_MENU = {"up": KSCAN_UP, "down": KSCAN_DOWN, "left": KSCAN_LEFT, "right": KSCAN_RIGHT, "confirm": KSCAN_RETURN, "next": KSCAN_TAB}
_ALWAYS = {"cancel": KSCAN_ESCAPE, "menu": KSCAN_F10, "fullscreen": KSCAN_F11, "chat": KSCAN_F5}
_CALLS = (
    KSCAN_SPACE, KSCAN_RETURN, KSCAN_LSHIFT, KSCAN_RSHIFT, KSCAN_LCTRL, KSCAN_RCTRL, KSCAN_1, KSCAN_0, KSCAN_4, KSCAN_7,
    KSCAN_BACKSPACE, KSCAN_KP_0,
)  # fmt: skip
_PICKS = (
    (KSCAN_Q, KSCAN_W, KSCAN_E, KSCAN_R, KSCAN_T, KSCAN_Y, KSCAN_U),
    (KSCAN_A, KSCAN_S, KSCAN_D, KSCAN_F, KSCAN_G, KSCAN_H, KSCAN_J),
    (KSCAN_Z, KSCAN_X, KSCAN_C, KSCAN_V, KSCAN_B, KSCAN_N, KSCAN_M),
)


def call_name(caller: int) -> str:
    """The binding of the call key of the `caller`th person here, from 0."""
    return f"call:{caller}"


def pick_name(row: int, column: int) -> str:
    """The binding that picks the card in this row (0–2) and column (0–6) of the table."""
    return f"pick:{row}:{column}"


def _defaults() -> dict[str, int]:
    picks = {pick_name(r, c): code for r, row in enumerate(_PICKS) for c, code in enumerate(row)}
    return _ALWAYS | _MENU | {call_name(i): code for i, code in enumerate(_CALLS)} | picks


def _group(name: str) -> str:
    return "always" if name in _ALWAYS else "menu" if name in _MENU else "table"


class Clash(Exception):
    """A key that already does something else; `name` is what it does."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


@dataclass(frozen=True)
class Bindings:
    """Every named key. A value: rebinding gives a new one."""

    keys: Mapping[str, int] = field(default_factory=lambda: MappingProxyType(_defaults()))

    def code(self, name: str) -> int:
        """The scancode of a name. `KeyError` if nothing is called that."""
        return self.keys[name]

    def way(self, scancode: int, shift: bool = False) -> Way | None:
        """What this key means in a menu; space and the keypad's Enter confirm as well, shifted `next` goes back."""
        if shift and scancode == self.keys["next"]:
            return "previous"
        way = next((way for way in WAYS if self.keys.get(way) == scancode), None)
        return "confirm" if way is None and scancode in (KSCAN_SPACE, KSCAN_KP_ENTER) else way

    def named(self, scancode: int, prefix: str) -> str | None:
        """The name beginning with `prefix` (`call:`, `pick:`, `fullscreen`) that this key has."""
        return next((name for name, code in self.keys.items() if code == scancode and name.startswith(prefix)), None)

    def clash(self, name: str, scancode: int) -> str | None:
        """What `scancode` does already that `name` could not share it with, None if it is free."""
        rivals = (other for other, code in self.keys.items() if code == scancode and other != name)
        return next((other for other in rivals if _group(other) in (_group(name), "always") or _group(name) == "always"), None)

    def rebind(self, name: str, scancode: int) -> "Bindings":
        """The bindings with `name` on another key. `KeyError` for an unknown name, `Clash` if the key is taken."""
        if name not in self.keys:
            raise KeyError(name)
        if taken := self.clash(name, scancode):
            raise Clash(taken)
        return Bindings(MappingProxyType({**self.keys, name: scancode}))

    def changed(self) -> dict[str, int]:
        """The bindings that are not the defaults, for the settings file."""
        return {name: code for name, code in self.keys.items() if _defaults().get(name) != code}


def bound(changes: Mapping[str, int]) -> Bindings:
    """The defaults with these changes; those that name nothing or clash in the end are left out."""
    wanted = {name: code for name, code in changes.items() if name in _defaults()}
    while True:
        bindings = Bindings(MappingProxyType(_defaults() | wanted))
        clashing = next((name for name, code in wanted.items() if bindings.clash(name, code)), None)
        if clashing is None:
            return bindings
        del wanted[clashing]
