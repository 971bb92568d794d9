"""A game is a value that steps: the one interface behind which every game lives.

The host, the contract tests, the computer players and the screen all speak to a game through `Game` and through nothing else. A
game object holds no state of a match; a match is a state value and every step gives a new one. There is no clock, no dice and no
I/O here: times are arguments (nanoseconds of the match clock), chance comes in as an order (`NeedsOrder`).
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, MutableSequence
from enum import Enum
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from game.core.cards import Card
from game.core.events import Public, Secret, Visibility, Zones
from game.core.seats import Seat

Event: TypeAlias = Public | Secret
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741  options
S = TypeVar("S", bound=msgspec.Struct)  # state
A = TypeVar("A", bound="Action")  # action
E = TypeVar("E", bound=Event)  # event
V = TypeVar("V", bound=msgspec.Struct)  # view

SECOND = 1_000_000_000
"""Nanoseconds in a second; the match clock counts nanoseconds since the match began, pauses and downtime removed."""


class Pace(Enum):
    """Whether seats act in turn or race each other."""

    TURNS = "turns"
    RACE = "race"


class Choice(msgspec.Struct, frozen=True):
    """One option a room may change: its field name in the options type and the values a set-up screen offers.

    `under`: it counts only where another option, named first, has one of the values that follow; empty where it always counts.
    """

    option: str
    values: tuple[int | str | bool, ...]
    under: tuple[int | str | bool, ...] = ()

    def counts(self, options: msgspec.Struct) -> bool:
        """Whether it changes anything under these options."""
        return not self.under or getattr(options, str(self.under[0])) in self.under[1:]


class Chapter(NamedTuple):
    """A chapter of a game's rules: a key for its title, and the clauses in it, each the id under which the screen has its words.

    An id of a letter and a number is that of a clause in the rules (`s10`); others, such as those of a summary, have no number.
    """

    key: str
    clauses: tuple[str, ...]


class Info(msgspec.Struct, frozen=True):
    """What a game says of itself: for lists, the chooser and the command line. English; the screen may translate by `id`."""

    id: str
    title: str
    goal: str
    players: str
    kind: str
    material: str
    audience: str
    seats: tuple[int, ...]  # seat counts that can play it, ascending
    presets: tuple[tuple[str, msgspec.Struct], ...]  # name and options; the first is the default
    choices: tuple[Choice, ...]
    pace: Pace
    zone_kinds: Mapping[str, Visibility]
    seat_choices: Mapping[str, tuple[int, ...]] = {}  # preset -> seat counts where they differ from `seats`
    chapters: tuple[Chapter, ...] = ()  # all the rules there are, in the order in which they are read; what applies depends on the options


class Types(NamedTuple):
    """The five types of a game, for those who convert plain data without knowing the game. Actions and events are unions."""

    options: Any
    state: Any
    action: Any
    event: Any
    view: Any


class Stamp(NamedTuple):
    """When the host received something: match clock in ns, and the lag in ns it credits to that seat (S16)."""

    at: int
    lag: int = 0

    @property
    def effective(self) -> int:
        """The time that decides: arrival less the credited lag."""
        return self.at - self.lag


class NeedsOrder(msgspec.Struct, frozen=True):
    """The match waits for chance: the host hands these items back in random order. The only door for chance.

    `between`: a deal or round is over; first wait until the people present are ready.
    """

    items: tuple[Card, ...]
    between: bool = False


class Acting(msgspec.Struct, frozen=True):
    """The match waits for one of these seats."""

    seats: tuple[Seat, ...]


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended: winners (several share it), final points per seat, and the reason as a code for the screen."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    reason: str


class Finished(msgspec.Struct, frozen=True):
    """The match is over."""

    outcome: Outcome


Awaiting: TypeAlias = NeedsOrder | Acting | Finished


class Step(NamedTuple, Generic[S, E]):
    """A new state and what happened on the way to it."""

    state: S
    events: tuple[E, ...]


class Place(NamedTuple):
    """Where a match is played, as far as rules care: whether people share one pointer or keyboard, whether anybody is remote.

    `patience`: how the people there want limits of time, as the rules have them, twice as long, or none; only where nobody is remote.
    """

    shared_pointer: bool
    remote: bool
    patience: Literal["rules", "double", "off"] = "rules"


class Phrase(NamedTuple):
    """A piece of text to be put into words by the screen: a message key and its arguments."""

    key: str
    args: Mapping[str, int | str]


class Dice(Protocol):
    """The part of `random.Random` that sampling needs."""

    def random(self) -> float:
        """A number from 0 up to, not including, 1."""

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 up to, not including, `stop`."""

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Put `x` into random order, in place."""


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=str.lower, tag_field="do"):
    """What a seat asks to do. A game's actions are concrete subclasses, tagged by their class name in lower case."""


class Game(ABC, Generic[O, S, A, E, V]):
    """The rules of one game. All methods are pure; a state handed in is never changed."""

    info: Info
    types: Types

    # --- a match
    @abstractmethod
    def check(self, options: O, seats: int) -> None:
        """Raise `IllegalOptions` unless these options can be played by this many seats."""

    @abstractmethod
    def new_match(self, options: O, seats: int, first: Seat | None = None) -> S:
        """The state before the first deal. `first`: the dealer of a rematch; None leaves it to chance through `awaiting`.

        Nobody is present yet: `presence` tells which seats have a person. Raises `IllegalOptions`.
        """

    @abstractmethod
    def awaiting(self, state: S) -> Awaiting:
        """What the match waits for: an order from chance, some seats, or nothing any more."""

    @abstractmethod
    def ordered(self, state: S, order: tuple[Card, ...], at: int) -> Step[S, E]:
        """Go on with the order chance gave, at `at` ns. `ValueError` if `order` is no arrangement of the awaited items."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: A, stamp: Stamp) -> Step[S, E]:
        """Do what `seat` asks, or raise `IllegalAction`.

        In a game of turns exactly the actions of `legal_actions(view)` succeed. In a race an action outside them is refused or
        leaves the state equal, and one of them may still be refused because of its time.
        """

    @abstractmethod
    def deadline(self, state: S) -> int | None:
        """The match clock time (ns) at which the rules act by themselves, or None."""

    @abstractmethod
    def expire(self, state: S) -> Step[S, E]:
        """What happens at the deadline. The deadline itself is the time, however late this is called."""

    @abstractmethod
    def presence(self, state: S, seat: Seat, here: bool, at: int) -> Step[S, E]:
        """A person has come to (or gone from) a seat. Seats of computer players are never `here`."""

    # --- who knows what
    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """All that a seat (None: a spectator) knows, field by field from an allow-list.

        No seat number and no legal actions inside: seats that know the same get equal views.
        """

    @abstractmethod
    def legal_actions(self, view: V) -> tuple[A, ...]:
        """What the seat with this view may do now, in a fixed order; empty if it is not asked."""

    @abstractmethod
    def fallback(self, view: V) -> A | None:
        """A harmless legal action for somebody who is away or late; None if nothing needs to be done."""

    @abstractmethod
    def sample(self, view: V, dice: Dice) -> S:
        """A state which the seat with this view could not tell from the real one, and in which the public history could have happened."""

    @abstractmethod
    def zones(self, known: S | V) -> Zones:
        """Every zone with its cards, bottom to top, of a state or of a view (None for what that seat may not know)."""

    # --- weighing
    @abstractmethod
    def standing(self, state: S) -> tuple[int, ...]:
        """Points per seat: for dead heats, the lobby, arena and search."""

    def dealer(self, state: S) -> Seat | None:
        """The seat that deals now (or dealt last), so that a rematch can move the deal on; None where nobody deals (S4)."""
        return None

    def stakes(self, action: A) -> tuple[str, ...]:
        """What the action competes for in a race: a claim its cards, a call `("call",)`, all else nothing."""
        return ()

    # --- the room
    def sides(self, options: O, seats: int) -> tuple[int, ...]:
        """The side each seat plays for, numbered from 0 in the order of the seats: everybody his own, where there are no partners."""
        return tuple(range(seats))

    def suited(self, options: O, place: Place) -> O:
        """These options as this place allows them to be played (S10: one mouse for several people means `call`)."""
        return options

    @abstractmethod
    def summary(self, options: O) -> tuple[Phrase, ...]:
        """The rules chosen, in a few phrases, most telling first: the one-line summary of set-up screens and room lists."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


def preset(game: AnyGame, name: str) -> msgspec.Struct:
    """The options of a preset. `KeyError` if the game has none of this name."""
    return dict(game.info.presets)[name]


def seat_counts(game: AnyGame, preset_name: str) -> tuple[int, ...]:
    """How many seats a preset can be played with, ascending."""
    return game.info.seat_choices.get(preset_name, game.info.seats)
