"""A match between two steps, what each player knows of it, and the card points anybody can count."""

from typing import Literal, TypeAlias

import msgspec

from game.core.cards import CardCount, HiddenCard
from game.core.events import Visibility, Zones
from game.core.game import Outcome
from game.core.seats import Seat
from game.games.schnapsen.options import Options
from game.games.schnapsen.pack import SchnapsenCard, card_points, marriage_points

Phase: TypeAlias = Literal["first", "deal", "draw", "lead", "answer", "between", "over"]
"""Who deals first · waiting for the pack · the trick's winner draws or closes · acts and a lead · the answer · score · match over."""

ZONE_KINDS: dict[str, Visibility] = {"stock": "nobody", "turnup": "all", "hand": "owner", "trick": "all", "won": "all"}


class Trick(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """A finished trick; `strict` if T3 bound the answer."""

    leader: Seat
    lead: SchnapsenCard
    answer: SchnapsenCard
    winner: Seat
    strict: bool


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """An act of this deal. `suit` of a marriage, `card` the trump taken by an exchange; `undone` if it was taken back."""

    seat: Seat
    kind: Literal["exchange", "announce", "close", "claim"]
    suit: str | None = None
    card: str | None = None
    undone: bool = False


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """Who closed, and what the other had at that moment."""

    seat: Seat
    other_points: int
    other_tricks: int
    trick: int  # number of tricks played before
    before_draw: bool


Reason: TypeAlias = Literal["reached", "closed_made", "close_failed", "other_first", "wrong_claim", "last_trick", "higher", "draw"]


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a deal ended: its winner (None: a draw), the game points, why, both card points, and the cards left in the hands."""

    winner: Seat | None
    game_points: int
    reason: Reason
    points: tuple[int, int]
    hands: tuple[tuple[SchnapsenCard, ...], ...]


class Common(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What both players (and everybody watching) know: shared by state and view."""

    options: Options
    phase: Phase
    dealer: Seat | None
    turn: Seat
    turnup: SchnapsenCard | None  # None once it is drawn
    trump: str | None
    led: SchnapsenCard | None
    tricks: tuple[Trick, ...]
    acts: tuple[Act, ...]
    marriage: str | None  # suit of the marriage announced on this lead
    undoable: bool  # the newest act can still be taken back
    closing: Closing | None
    shown: tuple[tuple[SchnapsenCard, ...], ...]  # cards everybody knows to be in each hand
    bonus: Seat | None  # who got the ten points of the last trick
    scores: tuple[int, int]  # game points of the match, counted up
    result: Result | None  # of the last finished deal
    outcome: Outcome | None


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything; the next card to be drawn comes first in the stock, the turned-up trump is not in it."""

    common: Common
    stock: tuple[SchnapsenCard, ...]
    hands: tuple[tuple[SchnapsenCard, ...], ...]


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat knows: the own hand stands in `hands`, the other's cards are None; of the stock only the size."""

    common: Common
    stock: CardCount
    hands: tuple[tuple[HiddenCard, ...], ...]


def stock_size(known: State | View) -> int:
    """Face-down cards and the turned-up trump under them."""
    face_down = len(known.stock) if isinstance(known, State) else known.stock
    return face_down + (known.common.turnup is not None)


def is_strict(known: State | View) -> bool:
    """Whether T3 binds the answer: the stock is empty or closed."""
    return known.common.closing is not None or stock_size(known) == 0


def tricks_of(common: Common, seat: Seat) -> int:
    """How many tricks the seat has won."""
    return sum(trick.winner == seat for trick in common.tricks)


def points_of(common: Common, seat: Seat) -> int:
    """Card points of cards really won, marriages and the last trick's ten; marriages are pending without a trick (T4)."""
    won = sum(card_points(trick.lead, trick.answer) for trick in common.tricks if trick.winner == seat)
    return won + (announced_by(common, seat) if tricks_of(common, seat) else 0) + (10 if common.bonus == seat else 0)


def announced_by(common: Common, seat: Seat) -> int:
    """The points of the marriages this seat has announced and not taken back, pending or not."""
    assert common.trump is not None
    suits = [act.suit for act in common.acts if act.kind == "announce" and act.seat == seat and not act.undone]
    return sum(marriage_points(suit, common.trump) for suit in suits if suit is not None)


def zones(known: State | View) -> Zones:
    """Every zone of a state, or of a view with None for hidden cards."""
    common = known.common
    stock = known.stock if isinstance(known, State) else (None,) * known.stock
    result: Zones = {"stock": tuple(reversed(stock)), "turnup": () if common.turnup is None else (common.turnup,)}
    result["trick"] = () if common.led is None else (common.led,)
    for seat in (0, 1):
        result[f"hand:{seat}"] = known.hands[seat]
        result[f"won:{seat}"] = tuple(card for trick in common.tricks if trick.winner == seat for card in (trick.lead, trick.answer))
    return result
