"""Which key does what: names bound to scancodes (places on the board, so that every keyboard layout works).

Decides defaults and clashes; knows no events and no scene. A key may have several names as long as no two of them are alive together:
the space bar confirms in a menu and calls in a race. `CONTEXTS` says which names those are.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from pygame import (
    KSCAN_0,
    KSCAN_1,
    KSCAN_2,
    KSCAN_3,
    KSCAN_4,
    KSCAN_5,
    KSCAN_6,
    KSCAN_7,
    KSCAN_8,
    KSCAN_9,
    KSCAN_A,
    KSCAN_B,
    KSCAN_BACKSPACE,
    KSCAN_C,
    KSCAN_D,
    KSCAN_DOWN,
    KSCAN_E,
    KSCAN_ESCAPE,
    KSCAN_F,
    KSCAN_F1,
    KSCAN_F2,
    KSCAN_F3,
    KSCAN_F5,
    KSCAN_F6,
    KSCAN_F7,
    KSCAN_F10,
    KSCAN_F11,
    KSCAN_G,
    KSCAN_H,
    KSCAN_J,
    KSCAN_KP_0,
    KSCAN_KP_1,
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
    KSCAN_SLASH,
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
_MENU = {"up": KSCAN_UP, "down": KSCAN_DOWN, "left": KSCAN_LEFT, "right": KSCAN_RIGHT, "confirm": KSCAN_RETURN, "next": KSCAN_TAB}
_ALWAYS = {"cancel": KSCAN_ESCAPE, "menu": KSCAN_F10, "fullscreen": KSCAN_F11, "chat": KSCAN_F5, "rules": KSCAN_F6, "log": KSCAN_F7}
_CALLS = (
    KSCAN_SPACE, KSCAN_RETURN, KSCAN_LSHIFT, KSCAN_RSHIFT, KSCAN_LCTRL, KSCAN_RCTRL, KSCAN_1, KSCAN_0, KSCAN_4, KSCAN_7,
    KSCAN_BACKSPACE, KSCAN_KP_0,
)  # fmt: skip
_PICKS = (
    (KSCAN_Q, KSCAN_W, KSCAN_E, KSCAN_R, KSCAN_T, KSCAN_Y, KSCAN_U),
    (KSCAN_A, KSCAN_S, KSCAN_D, KSCAN_F, KSCAN_G, KSCAN_H, KSCAN_J),
    (KSCAN_Z, KSCAN_X, KSCAN_C, KSCAN_V, KSCAN_B, KSCAN_N, KSCAN_M),
)

_ACTS = (KSCAN_Q, KSCAN_W, KSCAN_E, KSCAN_R, KSCAN_T, KSCAN_A, KSCAN_S, KSCAN_D, KSCAN_F)
_ASKS = (KSCAN_F1, KSCAN_F2, KSCAN_F3)
_CARDS = (KSCAN_1, KSCAN_2, KSCAN_3, KSCAN_4, KSCAN_5, KSCAN_6, KSCAN_7, KSCAN_8, KSCAN_9, KSCAN_0)
_HAND = {"sort": KSCAN_F2, "back": KSCAN_B, "mark": KSCAN_SPACE, "repeat": KSCAN_R}
_PADS = {"pad-confirm": 0, "pad-cancel": 1, "pad-play": 2, "pad-sort": 3, "pad-previous": 4, "pad-next": 5, "pad-menu": 7, "pad-log": 10}
"""Buttons of pads by their numbers: the usual order of those on the face, the two at the shoulders, the middle, the
right stick pressed down."""
_FACE = ("pad-confirm", "pad-cancel", "pad-play", "pad-sort")
"""What the buttons on the face of a pad do; where nothing but speed counts, each of them will do."""
_ALSO_MENU = (6, 9)
"""Further buttons in the middle of some pads."""
_KEYPAD = range(KSCAN_KP_1, KSCAN_KP_0 + 1)
"""The keypad's digits choose cards too, as long as they have no name of their own there."""

_WRITING = frozenset((*range(KSCAN_A, KSCAN_0 + 1), *range(KSCAN_SPACE, KSCAN_SLASH + 1), KSCAN_BACKSPACE))
"""Keys that write or erase a letter on some keyboard: where names are typed they can mean nothing else."""

CONTEXTS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "menu": (*_ALWAYS, *_MENU),
        "race": (*_ALWAYS, "call", "pick", "ask"),
        "capture": (*_ALWAYS, *_MENU, "pick", "card", "sort", "mark"),
        "tricks": (*_ALWAYS, *_MENU, "act", "ask:0", "card", "sort", "back"),
        "sheet": (*_ALWAYS, *_MENU, "repeat"),
        "pads": tuple(_PADS),
    }
)
"""What is alive together, by names or by kinds of names: in menus, in a race, at a table where cards take cards, at one of tricks, on a
sheet that is read; the buttons of pads."""
GROUPS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "everywhere": tuple(_ALWAYS),
        "menu": tuple(_MENU),
        "call": ("call",),
        "pick": ("pick", "ask"),
        "card": ("card", *_HAND),
        "act": ("act",),
        "pads": tuple(_PADS),
    }
)
"""How they are listed: every name is in one group, by itself or by its kind."""


def call_name(caller: int) -> str:
    """The binding of the call key of the `caller`th person here, from 0."""
    return f"call:{caller}"


def pick_name(row: int, column: int) -> str:
    """The binding that picks the card in this row (0–2) and column (0–6) of the table."""
    return f"pick:{row}:{column}"


def act_name(number: int) -> str:
    """The binding of one of the acts (0–8) that a table of tricks offers beside playing cards."""
    return f"act:{number}"


def ask_name(number: int) -> str:
    """The binding of one of the questions (0–2) to the table: a hint, or what is voted on."""
    return f"ask:{number}"


def _defaults() -> dict[str, int]:
    picks = {pick_name(r, c): code for r, row in enumerate(_PICKS) for c, code in enumerate(row)}
    rows = {f"{kind}:{i}": code for kind, codes in (("ask", _ASKS), ("card", _CARDS), ("act", _ACTS)) for i, code in enumerate(codes)}
    return _ALWAYS | _MENU | {call_name(i): code for i, code in enumerate(_CALLS)} | picks | rows | _HAND | _PADS


def of_pads(name: str) -> bool:
    """Whether a name is bound to a pad's button and not to a key."""
    return name in _PADS


def kind_of(name: str) -> str:
    """What sort of binding this is: the name without its numbers."""
    return name.partition(":")[0]


def together(one: str, other: str) -> bool:
    """Whether two names are ever alive at once, so that one key cannot have both."""
    return any(_among(one, alive) and _among(other, alive) for alive in CONTEXTS.values())


def _among(name: str, names: tuple[str, ...]) -> bool:
    return name in names or kind_of(name) in names


class Clash(Exception):
    """A key that already does something else; `name` is what it does."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


@dataclass(frozen=True)
class Bindings:
    """Every named key. A value: rebinding gives a new one. `strange`: stored names that another version may know; they are kept."""

    keys: Mapping[str, int] = field(default_factory=lambda: MappingProxyType(_defaults()))
    strange: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))

    def code(self, name: str) -> int:
        """The scancode of a name. `KeyError` if nothing is called that."""
        return self.keys[name]

    def way(self, scancode: int, shift: bool = False) -> Way | None:
        """What this key means in a menu; space and the keypad's Enter confirm as well, shifted `next` goes back."""
        if shift and scancode == self.keys["next"]:
            return "previous"
        way = next((way for way in WAYS if self.keys.get(way) == scancode), None)
        return "confirm" if way is None and scancode in (KSCAN_SPACE, KSCAN_KP_ENTER) else way

    def pad_way(self, button: int) -> Way | None:
        """What a button of a pad means in a menu."""
        way = next((way for way in WAYS if self.keys.get(f"pad-{way}") == button), None)
        return "menu" if way is None and button in _ALSO_MENU else way

    def pad_face(self, button: int) -> bool:
        """Whether this is a button on the face of a pad: each of them calls, and lifts a curtain."""
        return any(self.keys[name] == button for name in _FACE)

    def named(self, scancode: int, prefix: str) -> str | None:
        """The name beginning with `prefix` (`call:`, `pick:`, `fullscreen`) that this key has."""
        return next((name for name, code in self.keys.items() if code == scancode and name.startswith(prefix)), None)

    def card(self, scancode: int) -> int | None:
        """The place in the hand that this key stands for, from 0."""
        name = self.named(scancode, "card:")
        if name is not None:
            return int(name.partition(":")[2])
        free = scancode in _KEYPAD and not any(code == scancode and together("card:0", other) for other, code in self.keys.items())
        return _KEYPAD.index(scancode) if free else None

    def group(self, group: str) -> tuple[str, ...]:
        """The names listed together under one of `GROUPS`."""
        return tuple(name for name in self.keys if _among(name, GROUPS[group]))

    def writes(self, name: str, scancode: int) -> bool:
        """Whether the key writes and `name` works everywhere, so that it would be pressed with every word."""
        return name in _ALWAYS and scancode in _WRITING

    def clash(self, name: str, scancode: int) -> str | None:
        """What `scancode` does already that `name` could not share it with, None if it is free."""
        return next((other for other, code in self.keys.items() if code == scancode and other != name and together(name, other)), None)

    def rebind(self, name: str, scancode: int) -> "Bindings":
        """The bindings with `name` on another key. `KeyError` for an unknown name, `Clash` if the key is taken."""
        if name not in self.keys:
            raise KeyError(name)
        if taken := self.clash(name, scancode):
            raise Clash(taken)
        return Bindings(MappingProxyType({**self.keys, name: scancode}), self.strange)

    def changed(self) -> dict[str, int]:
        """The bindings that are not the defaults, for the settings file."""
        return {**self.strange, **{name: code for name, code in self.keys.items() if _defaults().get(name) != code}}


def bound(changes: Mapping[str, int]) -> Bindings:
    """The defaults with these changes; those that clash in the end or write are left out, those that name nothing are only kept."""
    strange = MappingProxyType({name: code for name, code in changes.items() if name not in _defaults()})
    wanted = {name: code for name, code in changes.items() if name in _defaults() and not Bindings().writes(name, code)}
    while True:
        bindings = Bindings(MappingProxyType(_defaults() | wanted), strange)
        clashing = next((name for name, code in wanted.items() if bindings.clash(name, code)), None)
        if clashing is None:
            return bindings
        del wanted[clashing]
