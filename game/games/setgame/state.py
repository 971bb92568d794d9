"""A match of Set as a value, and the questions every clause asks of it.

Only the order of the stock is hidden in this game. So all that is public stands in `Visible`, which the state and the view share, and
the state adds the stock's cards, the view their number. Decides nothing about what happens next.
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from game.core.cards import Card
from game.core.events import Visibility, Zones
from game.core.game import Stamp
from game.core.seats import Seat
from game.games.setgame.options import SetOptions
from game.games.setgame.pack import FULL_PACK, QUICK_PACK, Three, holds_set

Phase: TypeAlias = Literal["deal", "reshuffle", "play", "over"]
"""Waiting for a shuffled pack · for the taken cards, shuffled (S19) · the race is on · the match has ended."""
Ending: TypeAlias = Literal["pack", "target", "time", "count", "sudden"]
"""Why a round ended: no set left (S9) · somebody took N sets · time is up · N sets in all (S19) · sudden death decided (S18)."""

ZONE_KINDS: Mapping[str, Visibility] = {"stock": "nobody", "table": "all", "taken": "all"}
"""Who sees the cards of a zone: only the stock is hidden."""
SLOTS = 21
"""The most cards that ever lie on the table (S7)."""
QUICK_SLOTS = 12
"""The same for the quick pack, of which any ten cards hold a set (S7)."""


class Racer(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One seat's standing. Times are ns of the match clock; 0 for none."""

    points: int = 0  # of the match, start points included
    sets: int = 0  # taken in this round
    wrongs: int = 0  # failed claims and calls of the match
    lock: int = 0  # no calls or claims before this time (S13, S24)
    wait: int = 0  # no call before this time, unless another seat calls first (S13)
    here: bool = False  # a person sits here and is present
    played: bool = False  # a person has sat here, or the seat has called or claimed


class Taking(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A set taken: by whom, its cards as claimed, and the claim's stamp."""

    seat: Seat
    cards: Three
    at: int
    lag: int

    @property
    def effective(self) -> int:
        """The time that decided (S16)."""
        return self.at - self.lag


class OpenCall(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A call that holds the table (S10)."""

    seat: Seat
    at: int
    lag: int
    until: int | None  # the end of its time, ns; None where the room plays without
    picks: tuple[Card, ...] = ()
    more: int = 0  # further sets announced by "once more"

    @property
    def effective(self) -> int:
        """The time that decided (S16)."""
        return self.at - self.lag


class Visible(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """All that everybody may know of a match."""

    options: SetOptions
    racers: tuple[Racer, ...]  # by seat
    rivals: tuple[Seat, ...]  # the seats that race: all, in sudden death the tied ones (S18)
    phase: Phase = "deal"
    round: int = 0  # counts from 1; 0 before the first deal
    sudden: bool = False
    start: int = 0  # of the round: the first reveal, ns
    end: int | None = None  # of the timed round, ns; stands until the next begins (S19)
    closing: bool = False  # the time is up and an open call still runs (S19)
    elapsed: int = 0  # ns of the rounds already ended
    table: tuple[Card | None, ...] = ()  # by slot; None for an empty place
    takings: tuple[Taking, ...] = ()  # of the pack being played, in order
    former: tuple[Taking, ...] = ()  # of the pack before it, in an endless round (S19)
    missed: tuple[Three, ...] = ()  # sets that lay complete and lost a card to another (S20)
    call: OpenCall | None = None
    asked_extra: tuple[Seat, ...] = ()  # ascending (S7)
    asked_help: tuple[Seat, ...] = ()  # ascending (S23)
    hint: tuple[Card, ...] = ()  # cards shown of one set (S22, S23)
    hinted: bool = False  # the match counts as hinted
    winners: tuple[Seat, ...] = ()
    ending: Ending | None = None  # of the round that ended last

    @property
    def lying(self) -> tuple[Card, ...]:
        """The cards on the table, by slot."""
        return tuple(card for card in self.table if card is not None)

    @property
    def endless(self) -> bool:
        """Whether the taken cards become a new pack when it is empty (S19)."""
        return self.options.finish in ("timed", "count")

    @property
    def voters(self) -> tuple[Seat, ...]:
        """The people present who race: those whose requests count (S7, S23)."""
        return tuple(seat for seat in self.rivals if self.racers[seat].here)


class SetState(Visible, frozen=True, kw_only=True):
    """The match as the host knows it: also the stock, next card first."""

    stock: tuple[Card, ...] = ()


def pack_of(options: SetOptions) -> tuple[Card, ...]:
    """The cards played with (S1, S2)."""
    return QUICK_PACK if options.pack == "quick" else FULL_PACK


def most_cards(options: SetOptions) -> int:
    """How many cards may lie on the table (S7)."""
    return QUICK_SLOTS if options.pack == "quick" else SLOTS


def new_match(options: SetOptions, seats: int) -> SetState:
    """The state before the first deal: the whole pack lies in the stock, not yet shuffled."""
    given = options.start_points + (0,) * (seats - len(options.start_points))
    return SetState(
        options=options,
        racers=tuple(Racer(points=points) for points in given),
        rivals=tuple(range(seats)),
        stock=pack_of(options),
    )


def set_lies(known: Visible) -> bool:
    """Whether there is a set on the table."""
    return holds_set(known.lying)


def with_racer(state: SetState, seat: Seat, **changes: int | bool) -> SetState:
    """The state with some of a seat's standing changed."""
    racer = msgspec.structs.replace(state.racers[seat], **changes)
    return msgspec.structs.replace(state, racers=(*state.racers[:seat], racer, *state.racers[seat + 1 :]))


def pile(known: Visible, seat: Seat) -> tuple[Card, ...]:
    """The cards before a seat, in the order it took them; an endless round's reshuffle takes them away."""
    return tuple(card for taking in known.takings if taking.seat == seat for card in taking.cards)


def taken_cards(known: Visible) -> tuple[Card, ...]:
    """All cards before the seats, sorted."""
    return tuple(sorted(card for taking in known.takings for card in taking.cards))


def zones_of(known: Visible, stock: tuple[Card | None, ...]) -> Zones:
    """The zones with a given stock, bottom to top: `stock`, `table:SLOT` for every slot, `taken:SEAT`."""
    zones: Zones = {"stock": stock}
    for slot in range(SLOTS):
        card = known.table[slot] if slot < len(known.table) else None
        zones[f"table:{slot}"] = () if card is None else (card,)
    for seat in range(len(known.racers)):
        zones[f"taken:{seat}"] = pile(known, seat)
    return zones


def at_or_after(stamp: Stamp, end: int | None) -> bool:
    """Whether a stamp comes too late for an end: strictly before it counts, exactly at it does not (S10, S19)."""
    return end is not None and stamp.effective >= end
