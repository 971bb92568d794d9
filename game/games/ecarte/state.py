"""A match between two steps, and what each player knows of it: discards are known to their owner alone (E4)."""

from typing import Literal, TypeAlias

import msgspec

from game.core.cards import CardCount, HiddenCard
from game.core.events import Visibility, Zones
from game.core.game import Outcome
from game.core.seats import Seat
from game.games.ecarte.options import Options
from game.games.ecarte.pack import EcarteCard

Phase: TypeAlias = Literal["first", "deal", "propose", "respond", "elder_discards", "dealer_discards", "lead", "answer", "between", "over"]
"""Who deals first · the pack · elder proposes or plays · the dealer answers · both exchange · tricks · score · match over."""

ZONE_KINDS: dict[str, Visibility] = {
    "stock": "nobody",
    "turnup": "all",
    "hand": "owner",
    "discard": "owner",
    "trick": "all",
    "won": "all",
}


Situation: TypeAlias = Literal["exchanged", "unproposed", "refused"]
"""The rows of E10."""


class Trick(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """A finished trick."""

    leader: Seat
    lead: EcarteCard
    answer: EcarteCard
    winner: Seat


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the tricks of a deal brought: to whom, how many points, how many tricks, and the row of E10 that said so."""

    winner: Seat
    points: int
    tricks: int
    situation: Situation


class Common(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What both players (and everybody watching) know: shared by state and view."""

    options: Options
    phase: Phase
    dealer: Seat | None
    turn: Seat
    turnup: EcarteCard | None
    led: EcarteCard | None
    tricks: tuple[Trick, ...]
    exchanges: tuple[tuple[int, int], ...]  # cards exchanged by elder and by the dealer, each time (public: E4)
    situation: Situation  # the row of E10 if the talk ended now
    king: Seat | None  # who has called the king of trumps in this deal
    scores: tuple[int, int]
    result: Result | None  # of the last finished deal
    outcome: Outcome | None


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything; the next card to be drawn comes first in the stock."""

    common: Common
    stock: tuple[EcarteCard, ...]
    hands: tuple[tuple[EcarteCard, ...], ...]
    discards: tuple[tuple[EcarteCard, ...], ...]


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat knows: its own hand and discards; of the other's and of the stock only how many."""

    common: Common
    stock: CardCount
    hands: tuple[tuple[HiddenCard, ...], ...]
    discards: tuple[tuple[HiddenCard, ...], ...]


def trump_of(common: Common) -> str:
    """The suit of the turned-up card; there must be one."""
    assert common.turnup is not None
    return common.turnup[1]


def king_of_trumps(common: Common) -> EcarteCard:
    """The card that may be called (E6)."""
    return f"K{trump_of(common)}"


def zones(known: State | View) -> Zones:
    """Every zone of a state, or of a view with None for hidden cards."""
    common = known.common
    stock = known.stock if isinstance(known, State) else (None,) * known.stock
    result: Zones = {"stock": tuple(reversed(stock)), "turnup": () if common.turnup is None else (common.turnup,)}
    result["trick"] = () if common.led is None else (common.led,)
    for seat in (0, 1):
        result[f"hand:{seat}"] = known.hands[seat]
        result[f"discard:{seat}"] = known.discards[seat]
        result[f"won:{seat}"] = tuple(card for trick in common.tricks if trick.winner == seat for card in (trick.lead, trick.answer))
    return result
