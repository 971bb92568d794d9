"""What a step tells the world: events, the moves of cards in them, and who may see them.

An event is `Public` (the same for everybody) or `Secret` (its owner sees the cards, everybody else sees how many). Events of a game
are concrete subclasses, one level deep, tagged by their class name in lower case. Nothing here knows how an event looks on a screen.
"""

from typing import Literal, Self, TypeAlias

import msgspec

from game.core.cards import Card, HiddenCard
from game.core.seats import Seat

Zone: TypeAlias = str
"""Where cards lie: a kind, or a kind and a number, as in `stock`, `hand:1` (seat 1), `table:7` (slot 7)."""

Visibility: TypeAlias = Literal["all", "owner", "nobody"]
Zones: TypeAlias = "dict[Zone, tuple[HiddenCard, ...]]"
"""Every zone with its cards from bottom to top; None for a card that may not be known."""


def kind_of(zone: Zone) -> str:
    """The declared kind of a zone: `hand` for `hand:1`."""
    return zone.partition(":")[0]


def owner_of(zone: Zone) -> Seat | None:
    """The seat (or slot) number of a zone, None if it has none."""
    number = zone.partition(":")[2]
    return int(number) if number else None


class Move(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One card going from one zone to another; `card` is None where the reader may not know it."""

    card: HiddenCard
    origin: Zone
    target: Zone


class Show(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A card that everybody sees although it does not move, such as an announced queen."""

    card: Card
    zone: Zone


class Public(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=str.lower, tag_field="is"):
    """An event that is the same for everybody."""

    def moves(self) -> tuple[Move, ...]:
        """The cards that change zone, in order. Old zones and these give the new zones."""
        return ()

    def shows(self) -> tuple[Show, ...]:
        """The cards revealed where they lie."""
        return ()

    def seen_by(self, seat: Seat | None) -> Self:
        """The event as `seat` (None: a spectator) may see it: itself."""
        return self


class Secret(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=str.lower, tag_field="is"):
    """An event whose cards only their owner sees; the others see None in their places."""

    owner: Seat
    cards: tuple[HiddenCard, ...]

    def moves(self) -> tuple[Move, ...]:
        """The cards that change zone, in order. Old zones and these give the new zones."""
        return ()

    def shows(self) -> tuple[Show, ...]:
        """The cards revealed where they lie."""
        return ()

    def seen_by(self, seat: Seat | None) -> Self:
        """The event as `seat` (None: a spectator) may see it."""
        return self if seat == self.owner else msgspec.structs.replace(self, cards=(None,) * len(self.cards))
