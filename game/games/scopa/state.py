"""A match of Scopa between two steps. Seats go to the right (counter-clockwise); cards next to be dealt come first in the stock."""

from typing import Literal, TypeAlias

import msgspec

from game.core.cards import CardCount, HiddenCard
from game.core.events import Visibility, Zones
from game.core.game import Outcome
from game.core.seats import Seat
from game.games.scopa.options import Options
from game.games.scopa.pack import ScopaCard
from game.games.scopa.scoring import Sheet

Phase: TypeAlias = Literal["first", "deal", "play", "between", "over"]
"""Who deals first · waiting for a shuffled pack · play · the score screen, then the next deal · the match is over."""

ZONE_KINDS: dict[str, Visibility] = {"stock": "nobody", "hand": "owner", "table": "all", "pile": "all"}


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """One turn of this deal as everybody saw it."""

    seat: Seat
    card: ScopaCard
    takes: tuple[ScopaCard, ...]
    sweep: bool


class Common(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody at the table knows: shared by state and view, so that a new field is public only by being put here."""

    options: Options
    seats: int
    phase: Phase
    dealer: Seat | None
    turn: Seat
    deal: int  # number of the deal, from 1
    table: tuple[ScopaCard, ...]
    piles: tuple[tuple[ScopaCard, ...], ...]  # by seat
    sweeps: tuple[int, ...]  # by seat
    sweep_cards: tuple[tuple[ScopaCard, ...], ...]  # by seat: lie crosswise in the pile
    last_capturer: Seat | None
    history: tuple[Turn, ...]  # of this deal
    totals: tuple[int, ...]  # by side
    sheet: Sheet | None  # of the last finished deal
    outcome: Outcome | None


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything, the stock's order included."""

    common: Common
    stock: tuple[ScopaCard, ...]
    hands: tuple[tuple[ScopaCard, ...], ...]


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat knows: its own hand stands in `hands`, the others' cards are None; of the stock only the size."""

    common: Common
    stock: CardCount
    hands: tuple[tuple[HiddenCard, ...], ...]


def zones(known: State | View) -> Zones:
    """Every zone of a state, or of a view with None for hidden cards."""
    stock = known.stock if isinstance(known, State) else (None,) * known.stock
    result: Zones = {"stock": tuple(reversed(stock)), "table": known.common.table}
    for seat in range(known.common.seats):
        result[f"hand:{seat}"] = known.hands[seat]
        result[f"pile:{seat}"] = known.common.piles[seat]
    return result
