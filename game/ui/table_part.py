"""What the table scene and the table of one game are to each other: the protocol a game's `table.py` implements, and its values.

The scene polls, keeps the log, draws scores, clock, strip, notices and veils; it knows no particular game. The part knows one: where its
cards lie, what a press means, what an event looks and sounds like. Times are monotonic nanoseconds unless they say match clock.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeAlias

import pygame

from game.core.cards import Card
from game.core.game import Action, AnyGame
from game.core.seats import Seat
from game.core.table import Refused, Stepped
from game.ui.bindings import Bindings, call_name
from game.ui.director import Speed
from game.ui.effects import Effect
from game.ui.faces.inks import STANDARD, Inks
from game.ui.faces.store import Faces
from game.ui.input import Input
from game.ui.lang import Say, Speech
from game.ui.picture import Item
from game.ui.theme import Scale

Tone: TypeAlias = Literal["calm", "call", "good", "wrong", "news"]
Deck: TypeAlias = Literal["french", "plain", "neapolitan"]
"""Faces for the forty cards: French, French with numbers instead of courts, Neapolitan (P2)."""


@dataclass(frozen=True)
class Areas:
    """Where the scene lets a part draw, in pixels.

    `cards`: the table itself · `aside`: a piece of the side panel · `stock`: where the pack lies · `badges`: the mark of each seat, for
    cards that fly to a player.
    """

    scale: Scale
    cards: pygame.Rect
    aside: pygame.Rect
    stock: pygame.Rect
    badges: Mapping[Seat, pygame.Rect]


@dataclass(frozen=True)
class Score:
    """A seat's line: `points` large, `note` small beside it, `wait` the share (1 … 0) of a lock-out still to come, None for none."""

    points: str
    note: str = ""
    wait: float | None = None


@dataclass(frozen=True)
class Strip:
    """The line above the cards: what is going on, whose it is, how much time is left (1 … 0) and how many steps of it are done."""

    text: str
    tone: Tone = "calm"
    seat: Seat | None = None
    left: float | None = None
    done: int | None = None
    of: int = 0


@dataclass(frozen=True)
class Line:
    """A line of the log; `seat` whose badge stands before it; `loud`: everybody should notice; `quiet`: only in the open log."""

    words: str
    seat: Seat | None = None
    loud: bool = False
    quiet: bool = False


@dataclass(frozen=True)
class KeyHint:
    """Something that can be asked by pressing it on the screen (`id`), with the key or pad sign that does the same.

    `seat`: whose it is, if one person's; `lit`: it is on now; `asks`: it invites to be pressed. What is not `enabled` and has no key is
    no more than words.
    """

    id: str
    text: str
    cap: str = ""
    seat: Seat | None = None
    lit: bool = False
    asks: bool = False
    enabled: bool = True


@dataclass(frozen=True)
class Runner:
    """One entry of a photo finish, `ms` after the first; `detail`: both times, where lag was credited."""

    seat: Seat
    ms: float
    detail: str = ""


@dataclass(frozen=True)
class PhotoFinish:
    """Who was how much behind whom; the first runner won. `what` it was about, in words."""

    what: str
    runners: tuple[Runner, ...]


@dataclass(frozen=True)
class Group:
    """Cards shown together on a sheet, with a word under them."""

    caption: str
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Sheet:
    """What is shown when a deal or round is over: lines with one value per seat, sentences under them, and groups of cards.

    `button`: what leaves it. `inside`: a game's own way to fill the sheet, instead of lines and groups (the last line still says what
    counted). `repeat`: the words of what shows the last moves again, empty for nothing. `fewest`: whoever has least is best.
    Of a match's last sheet: `solo_time`, ns, where the clock was the score; `aided`: help was given, so that it sets no record.
    """

    title: str
    lines: tuple[tuple[str, tuple[str, ...]], ...]
    groups: tuple[Group, ...] = ()
    groups_title: str = ""
    winners: tuple[Seat, ...] = ()
    button: str = ""
    notes: tuple[str, ...] = ()
    inside: Callable[[Scale, pygame.Rect], Iterable[Item]] | None = field(default=None, compare=False)
    repeat: str = ""
    fewest: bool = False
    solo_time: int | None = None
    aided: bool = False

    @property
    def ranking(self) -> tuple[Seat, ...]:
        """Every seat, best first: winners, then by the last line. What is no number (a time) stays where it is."""
        values = self.lines[-1][1] if self.lines else ()
        better = 1 if self.fewest else -1
        return tuple(sorted(range(len(values)), key=lambda seat: (seat not in self.winners, better * _number(values[seat]))))


def _number(points: str) -> int:
    """For sorting."""
    text = points.replace("−", "-")
    return int(text) if text.lstrip("-").isdigit() else 0


@dataclass(frozen=True)
class Facts:
    """Everything the scene shows of a match at a moment. `light`: the seat in whose colour the screen's edge glows.

    `banner`: what nobody may overlook while this match lasts, in the place of the clock.
    """

    scores: tuple[Score, ...] = ()
    acting: tuple[Seat, ...] = ()
    clock: str = ""
    hurry: bool = False
    stock: int | None = None
    strip: Strip = Strip("")
    light: Seat | None = None
    finish: PhotoFinish | None = None
    sheet: Sheet | None = None
    keys: tuple[KeyHint, ...] = ()
    banner: str = ""


@dataclass(frozen=True)
class Person:
    """Who sits on a seat, as the table shows it. `level`: a computer's; `here`: at this machine."""

    name: str
    level: str | None = None
    away: bool = False
    here: bool = False
    open: bool = False


@dataclass
class Desk:
    """What a part may use: the match, the people, words, keys, pictures, and the one way to act.

    `act(seat, action, press)` asks for an action of an own seat; `press` is when the finger came down. `clock(now)`: the match clock.
    `pads`: which own seat holds which pad; a pad not named there is the only own seat's. `keys`: call keys (scancodes) chosen by seat.
    `view(seat)`: the newest view of an own seat (None: a spectator's), for games in which own seats know different things. `deck`: which
    faces the forty cards of the Latin games have here. `inks`: the colours of all faces, for what shows or names them elsewhere.
    """

    game: AnyGame
    options: Any
    own: Callable[[], tuple[Seat, ...]]
    person: Callable[[Seat], Person]
    act: Callable[[Seat, Action, int], int | None]
    clock: Callable[[int], int]
    speech: Speech
    bindings: Callable[[], Bindings]
    sound: Callable[[Effect], None]
    faces: Faces
    speed: Speed = "normal"
    still: bool = False
    card_size: Literal["small", "normal", "large"] = "normal"
    pads: dict[int, Seat] = field(default_factory=dict)
    keys: dict[Seat, int] = field(default_factory=dict)
    view: Callable[[Seat | None], Any] = lambda _: None
    deck: Deck = "french"
    inks: Inks = STANDARD

    @property
    def say(self) -> Say:
        """Words in the language in use."""
        return self.speech.say

    def call_key(self, seat: Seat) -> int | None:
        """The scancode of an own seat's key; the call keys of the bindings in order where none was chosen, None where it has a pad."""
        if seat in self.keys:
            return self.keys[seat]
        own = self.own()
        if seat not in own or (seat in self.pads.values() and len(own) > 1):
            return None
        return self.bindings().code(call_name(own.index(seat)))

    def seat_of_pad(self, pad: int) -> Seat | None:
        """The own seat a pad plays for, None if it plays for nobody."""
        own = self.own()
        return self.pads.get(pad, own[0] if len(own) == 1 else None)


class TablePart(Protocol):
    """One game at the table."""

    aside_units: int
    """Height wanted for `Areas.aside`, in units; 0 for none."""

    def arrange(self, areas: Areas) -> None:
        """The canvas has this size now; cards go to their places at once."""

    def show(self, view: Any, now: int) -> None:
        """Show this view at once, without animation."""

    def stepped(self, step: Stepped, now: int) -> None:
        """The match made a step: play it, and show its view."""

    def refused(self, refused: Refused, now: int) -> None:
        """A wish of ours was refused."""

    def handle(self, happened: Input) -> bool:
        """An input that was not for the scene; whether it meant something."""

    def press(self, hint: str, at: int) -> None:
        """A `KeyHint` was pressed with the pointer; or `repeat`: the sheet's last moves are wanted again."""

    def leave_sheet(self) -> None:
        """The sheet was read and left."""

    def step(self, now: int) -> None:
        """Bring timers to this moment."""

    def next_frame(self) -> int | None:
        """When something will look different by itself, as of the last `step`: a time not after it for the next frame, None for never."""

    def items(self, now: int) -> Iterable[Item]:
        """The cards and what marks them, and the aside, lowest first."""

    def facts(self, now: int) -> Facts:
        """What the scene shows around the cards."""

    def tell(self, event: Any) -> Line | None:
        """An event in words, for the log; None for one not worth a line."""

    def read_out(self) -> tuple[str, ...]:
        """What lies on the table, in words, line by line."""
