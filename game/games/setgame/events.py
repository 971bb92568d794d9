"""What happens in a match of Set, as everybody is told it. All of it is public: only the pack is hidden in this game.

An event carries what the screen shows and what a readable log says; times are ns of the match clock.
"""

from typing import Literal, TypeAlias

from game.core.cards import Card
from game.core.events import Move, Public, Show
from game.core.seats import Seat
from game.games.setgame.pack import Feature, Three
from game.games.setgame.state import Ending


class RoundStarted(Public, frozen=True):
    """A pack was shuffled; what lay in the open goes back into it. `sudden`: only `rivals` race (S18)."""

    number: int
    at: int
    rivals: tuple[Seat, ...]
    sudden: bool = False
    gathered: tuple[Move, ...] = ()

    def moves(self) -> tuple[Move, ...]:
        """Everything in the open goes to the stock."""
        return self.gathered


class Dealt(Public, frozen=True):
    """Cards were laid out, each into its slot.

    `why`: the first deal · replacing a taken set (S6) · no set was there (S7) · everybody present asked (S7).
    """

    cards: tuple[Card, ...]
    slots: tuple[int, ...]
    why: Literal["start", "refill", "none", "asked"]

    def moves(self) -> tuple[Move, ...]:
        """From the stock to the slots."""
        return tuple(Move(card, "stock", f"table:{slot}") for card, slot in zip(self.cards, self.slots, strict=True))


class Shrunk(Public, frozen=True):
    """A table of more than its cards closed its gaps: cards of the highest slots moved into them (S8)."""

    cards: tuple[Card, ...]
    origins: tuple[int, ...]
    slots: tuple[int, ...]

    def moves(self) -> tuple[Move, ...]:
        """From slot to slot."""
        lanes = zip(self.cards, self.origins, self.slots, strict=True)
        return tuple(Move(card, f"table:{origin}", f"table:{slot}") for card, origin, slot in lanes)


class Reshuffled(Public, frozen=True):
    """The pack was empty: the taken cards were shuffled into a new one (S19). Counts stay."""

    piles: tuple[tuple[Card, ...], ...]  # by seat

    def moves(self) -> tuple[Move, ...]:
        """From every pile to the stock."""
        return tuple(Move(card, f"taken:{seat}", "stock") for seat, cards in enumerate(self.piles) for card in cards)


class Called(Public, frozen=True):
    """The call "Set!": the table is this seat's until the call ends (S10). `until`: None without a limit."""

    seat: Seat
    at: int
    lag: int
    until: int | None


class CalledAgain(Public, frozen=True):
    """The words "once more": the caller announces a further set, `more` of them in all (S10)."""

    seat: Seat
    more: int


class Continued(Public, frozen=True):
    """After a right claim the call goes on with fresh seconds; `more` sets are announced beyond the next one (S10)."""

    seat: Seat
    until: int | None
    more: int


class Picked(Public, frozen=True):
    """The caller picked a card."""

    seat: Seat
    card: Card


class Unpicked(Public, frozen=True):
    """The caller took a pick back."""

    seat: Seat
    card: Card


class Granted(Public, frozen=True):
    """A set: its cards go to the seat (S12). `alike`: by feature, whether the three are the same there or all different."""

    seat: Seat
    cards: Three
    slots: tuple[int, int, int]
    alike: tuple[bool, ...]
    points: int  # the seat's, now
    at: int
    lag: int

    def moves(self) -> tuple[Move, ...]:
        """From the slots to the seat."""
        return tuple(Move(card, f"table:{slot}", f"taken:{self.seat}") for card, slot in zip(self.cards, self.slots, strict=True))


class Wrong(Public, frozen=True):
    """No set: the first feature that fails with its values, card by card (S14), and the price (S13, S21)."""

    seat: Seat
    cards: Three
    feature: Feature
    values: tuple[str, str, str]
    cost: int  # points lost
    seconds: int  # added to the clock
    points: int  # the seat's, now


class CallEnded(Public, frozen=True):
    """The table is free again.

    `reason`: set taken · wrong claim (told and paid before this) · given up · time ran out · the caller left a room without limits ·
    the round is over. `cost`: points lost by this.
    """

    seat: Seat
    reason: Literal["done", "wrong", "gave_up", "time", "left", "over"]
    cost: int
    points: int  # the seat's, now


class LockedOut(Public, frozen=True):
    """A seat must wait until this time: for a wrong claim (S13, S18), a failed call (S13) or its own set (S24)."""

    seat: Seat
    until: int
    why: Literal["wrong", "failed_call", "own_set"]


class Beaten(Public, frozen=True):
    """The photo finish (S15): `seat` was `ms` behind `by`, with a claim (its cards) or a call (no cards). No penalty.

    `us`: the same in microseconds, below zero where a dead heat went to the later stamp.
    """

    seat: Seat
    by: Seat
    ms: int
    us: int
    cards: tuple[Card, ...]
    at: int
    lag: int
    by_at: int
    by_lag: int


class AskedExtra(Public, frozen=True):
    """A seat asks for three more cards (S7)."""

    seat: Seat


class AskedHelp(Public, frozen=True):
    """A seat asks for help (S23)."""

    seat: Seat


class Hinted(Public, frozen=True):
    """Cards of one set are shown, all that are known of it so far; none: there is no set. `asked`: who wanted it (S22, S23)."""

    cards: tuple[Card, ...]
    slots: tuple[int, ...]
    asked: tuple[Seat, ...]

    def shows(self) -> tuple[Show, ...]:
        """The cards, where they lie."""
        return tuple(Show(card, f"table:{slot}") for card, slot in zip(self.cards, self.slots, strict=True))


class TimeUp(Public, frozen=True):
    """The time of the round is over; the open call still runs (S19)."""

    seat: Seat


class RoundEnded(Public, frozen=True):
    """A round is over. The sets nobody saw: `missed` lost a card to another set, `left` lie there still (S20)."""

    number: int
    reason: Ending
    missed: tuple[Three, ...]
    left: tuple[Three, ...]
    points: tuple[int, ...]
    sets: tuple[int, ...]
    time: int  # ns the round lasted


class SuddenDeath(Public, frozen=True):
    """These seats are level and play on: the next right claim decides (S18)."""

    seats: tuple[Seat, ...]


class MatchEnded(Public, frozen=True):
    """The match is over. `time`: ns played, in solo with what wrong claims added (S21). `hinted`: sets no record (S22, S23)."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    reason: Ending
    time: int
    hinted: bool


SetEvent: TypeAlias = (
    RoundStarted
    | Dealt
    | Shrunk
    | Reshuffled
    | Called
    | CalledAgain
    | Continued
    | Picked
    | Unpicked
    | Granted
    | Wrong
    | CallEnded
    | LockedOut
    | Beaten
    | AskedExtra
    | AskedHelp
    | Hinted
    | TimeUp
    | RoundEnded
    | SuddenDeath
    | MatchEnded
)
