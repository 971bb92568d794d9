"""What one game of tricks tells the table it is played at: the protocol behind `part.TrickPart`, and its values.

The game says what is shown of a view, what can be asked, and how it is put into words; it draws no cards and reads no presses.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from game.core.cards import Card
from game.core.events import Zones
from game.core.game import Action
from game.core.seats import Seat
from game.ui.effects import Effect
from game.ui.flourish import Flourish
from game.ui.hud.around import Plate
from game.ui.picture import Item
from game.ui.table_part import Line, Score, Sheet, Strip
from game.ui.trick.beats import Beat
from game.ui.trick.board import TrickBoard
from game.ui.trick.felt import Look


@dataclass(frozen=True)
class Offer:
    """Something that can be asked for now, as a hint under the cards.

    `action`: what it asks the host for; None where the screen itself answers (`TrickGame.asked`). `key`: its name among the bindings.
    `question`: asked once before it is done, `yes` agrees. `short`: its words where there are many. `asks`: it invites · `lit`: it is
    on now.
    """

    id: str
    text: str
    key: str | None = None
    action: Action | None = None
    question: str = ""
    yes: str = ""
    short: str = ""
    asks: bool = False
    lit: bool = False
    enabled: bool = True


class Picking(NamedTuple):
    """Several cards of the hand may be picked now, at most so many; `full` says why no more."""

    most: int
    full: str


@dataclass(frozen=True)
class Sight:
    """What is shown now. `eye`: whose hand is open; `settled`: everything that has happened is shown, so that presses mean what is seen.

    `picks`: cards of the hand picked for something; `back`: whether won tricks are being looked at.
    """

    view: Any
    eye: Seat | None
    settled: bool
    picks: tuple[Card, ...] = ()
    back: bool = False

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards of the open hand."""
        return () if self.eye is None else tuple(card for card in self.view.hands[self.eye] if card is not None)


class Pair(NamedTuple):
    """A won trick as it can be looked at again."""

    lead: Card
    answer: Card
    leader: Seat
    winner: Seat


class TrickGame(Protocol):
    """One game of tricks for two."""

    ranks: str
    """From low to high, for sorting a hand."""
    aside_units: int

    # --- what is shown
    def forget(self) -> None:
        """The match is shown as it stands: what was remembered of events may be of another deal."""

    def pack(self, view: Any) -> Sequence[Card]:
        """Every card of the match, so that its face is there before it is needed."""

    def zones(self, view: Any) -> Zones:
        """The zones, with what everybody knows of the hands."""

    def masked(self, view: Any) -> Any:
        """The view as somebody may see it who may see no hand."""

    def look(self, view: Any) -> Look:
        """How the stock lies and who played the cards of the trick; hands are not the game's business."""

    def opening(self, view: Any) -> tuple[Any, tuple[Any, ...]] | None:
        """Of a match in whose first deal nobody has done anything: the same table before it, and the events of that deal."""

    def turn(self, view: Any) -> Seat | None:
        """Who is asked, None for nobody."""

    def beats(self, events: tuple[Any, ...], view: Any) -> Sequence[Beat[Any]]:
        """A step cut into what is shown one after the other; the last beat leads to `view`."""

    def taken(self, event: Any) -> tuple[Seat, tuple[Card, Card]] | None:
        """Who won a trick of which cards; None for any other event."""

    def proud(self, event: Any) -> bool:
        """Whether the cards this event shows are shown off."""

    def sounds(self, events: Sequence[Any]) -> Sequence[Effect]:
        """What events told together sound like beside the cards' own sounds."""

    def moment(self, event: Any) -> Flourish | None:
        """A great moment, celebrated over the table."""

    def message(self, event: Any) -> Strip | None:
        """An event worth the strip for a while."""

    def items(self, sight: Sight, board: TrickBoard, now: int) -> Iterable[Item]:
        """What lies on the felt beside the cards, and the aside."""

    def marked(self, sight: Sight) -> dict[Card, str]:
        """Marks on cards: `known` to the other side, `hint`."""

    # --- what can be asked
    def offers(self, sight: Sight) -> Sequence[Offer]:
        """What the eye can ask for now."""

    def asked(self, offer: str, sight: Sight, now: int) -> Strip | None:
        """An offer without an action was taken; what is said then."""

    def play(self, card: Card) -> Action:
        """The action that plays a card."""

    def picking(self, sight: Sight) -> Picking | None:
        """Whether cards are picked now instead of played."""

    # --- words
    def strip(self, sight: Sight) -> Strip:
        """What is going on, where no message is shown."""

    def refusal(self, code: str, details: Mapping[str, Any], view: Any) -> str:
        """Why something is not possible: a code of the rules or of the host."""

    def scores(self, view: Any) -> tuple[Score, ...]:
        """A line per seat."""

    def goal(self, view: Any) -> str:
        """What ends the match, in a word or two."""

    def plate(self, view: Any, seat: Seat) -> Plate:
        """The name plate of a seat on the felt."""

    def back(self, sight: Sight) -> tuple[Pair, ...]:
        """The won tricks that may be looked at again, oldest first."""

    def sheet(self, view: Any) -> Sheet | None:
        """The sheet after a deal; None while one is played."""

    def tell(self, event: Any) -> Line | None:
        """An event for the log."""

    def read_out(self, view: Any, eye: Seat | None) -> tuple[str, ...]:
        """What lies on the table, in words."""
