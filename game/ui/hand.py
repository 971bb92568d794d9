"""The hand a person holds at this screen: the order of its cards, which one is chosen, and what presses mean.

Decides nothing about what may be played: it tells which card was meant and how. Knows no game; ranks and suits are the letters of the
cards' names, in an order that is handed in.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from game.core.cards import Card
from game.ui.bindings import Bindings
from game.ui.clips import FLYING, Pose
from game.ui.fan import Fan
from game.ui.input import FocusLost, Input, KeyDown, PadDown, PadTilt, Point, PointerDown, PointerMove, PointerUp, way_of

Sorting: TypeAlias = Literal["dealt", "suit", "value"]
SORTINGS: tuple[Sorting, ...] = ("dealt", "suit", "value")
TWICE = 400_000_000
"""Two presses on the same card within this time are one double press, ns."""
DRAG = 9
"""A card that is pulled further than this many units is being dragged."""

Kind: TypeAlias = Literal["chosen", "dropped", "play", "dragged", "released", "sorted"]


@dataclass(frozen=True)
class Gesture:
    """What a press on the hand meant.

    `chosen`: `card` is the one chosen now · `dropped`: none is chosen any more · `play`: do what can be done with `card` (pressed twice,
    or confirmed) · `dragged`: it hangs on the pointer · `released`: it was let go of at `pos`, None where nobody saw it · `sorted`: the
    order is another one.
    """

    kind: Kind
    card: Card | None = None
    pos: Point | None = None


def sort(cards: Sequence[Card], by: Sorting, ranks: str, suits: str = "CDSH") -> tuple[Card, ...]:
    """The cards in this order, `ranks` from low to high; colours alternate in the usual order of suits."""
    if by == "suit":
        return tuple(sorted(cards, key=lambda card: (suits.index(card[1]), ranks.index(card[0]))))
    if by == "value":
        return tuple(sorted(cards, key=lambda card: (ranks.index(card[0]), suits.index(card[1]))))
    return tuple(cards)


@dataclass(frozen=True)
class _Grip:
    """A card under a pressed pointer: where it was taken, and whether it was the chosen one before."""

    card: Card
    start: Point
    pos: Point
    before: bool
    moved: bool = False


class Hand:
    """One hand at a time: `cards` as they are shown from left to right, `chosen` one of them."""

    def __init__(self, ranks: str, suits: str = "CDSH", bindings: Callable[[], Bindings] = Bindings) -> None:
        """`ranks` from low to high, `suits` from left to right. `bindings`: the keys in use now."""
        self.cards: tuple[Card, ...] = ()
        self.chosen: Card | None = None
        self.sorting: Sorting = "dealt"
        self._ranks, self._suits, self._bindings = ranks, suits, bindings
        self._dealt: tuple[Card, ...] = ()
        self._grip: _Grip | None = None
        self._last: tuple[Card, int] | None = None

    # --- what it holds
    def hold(self, cards: Sequence[Card]) -> None:
        """These cards now; choice and grip stay on a card that is still there."""
        self._dealt = tuple(cards)
        self.cards = sort(self._dealt, self.sorting, self._ranks, self._suits)
        if self.chosen not in self.cards:
            self.chosen = None
        if self._grip is not None and self._grip.card not in self.cards:
            self._grip = None

    def sort(self) -> Gesture:
        """The next way of sorting: as dealt, by suit, by value."""
        self.sorting = SORTINGS[(SORTINGS.index(self.sorting) + 1) % len(SORTINGS)]
        self.hold(self._dealt)
        return Gesture("sorted")

    def drop(self) -> None:
        """Choose nothing, let go of everything: the card was played, or the hand is another person's."""
        self.chosen = self._grip = self._last = None

    @property
    def dragged(self) -> Card | None:
        """The card that hangs on the pointer."""
        return self._grip.card if self._grip is not None and self._grip.moved else None

    def pose(self, home: Pose) -> Pose:
        """Where the dragged card hangs, a little large; `home` is its place in the fan."""
        assert self._grip is not None
        x, y = self._grip.pos[0] - self._grip.start[0], self._grip.pos[1] - self._grip.start[1]
        return replace(home, x=home.x + x, y=home.y + y, angle=0.0, lift=0.35, z=FLYING)

    # --- presses
    def handle(self, happened: Input, fan: Fan, reach: int = DRAG) -> Gesture | None:
        """What an input means on this hand, which is fanned out like this; None if nothing. `reach`: `DRAG` in pixels."""
        match happened:
            case PointerDown(pos=pos, button=1):
                number = fan.at(pos)
                return self._pressed(self.cards[number], pos, happened.at) if number is not None and number < len(self.cards) else None
            case PointerMove(pos=pos):
                return self._pulled(pos, happened.held, reach)
            case PointerUp(pos=pos, button=1):
                return self._let_go(pos)
            case FocusLost():
                return self._slipped()
            case KeyDown(repeat=False) if (number := self._bindings().card(happened.scancode)) is not None:
                return self._key(number, happened.at)
            case KeyDown(scancode=code, repeat=False) if code == self._bindings().code("sort"):
                return self.sort()
            case PadDown(button=button) if button == self._bindings().code("pad-sort"):
                return self.sort()
            case KeyDown() | PadDown() | PadTilt():
                return self._way(happened)
            case _:
                return None

    def _pressed(self, card: Card, pos: Point, at: int) -> Gesture:
        twice = self._last is not None and self._last[0] == card and at - self._last[1] < TWICE
        self._grip = None if twice else _Grip(card, pos, pos, card == self.chosen)
        self._last = None if twice else (card, at)
        self.chosen = card
        return Gesture("play" if twice else "chosen", card)

    def _pulled(self, pos: Point, held: bool, reach: int) -> Gesture | None:
        grip = self._grip
        if grip is None or pos[0] < 0:
            return None
        if not held and grip.moved:
            return self._slipped()
        far = abs(pos[0] - grip.start[0]) + abs(pos[1] - grip.start[1]) > reach
        if not held or not (far or grip.moved):
            return None
        self._grip = replace(grip, pos=pos, moved=True)
        return Gesture("dragged", grip.card, pos)

    def _let_go(self, pos: Point) -> Gesture | None:
        grip, self._grip = self._grip, None
        if grip is None:
            return None
        if grip.moved:
            return Gesture("released", grip.card, pos)
        if grip.before:
            self.chosen = None
            return Gesture("dropped", grip.card)
        return None

    def _slipped(self) -> Gesture | None:
        """The end of a pull was not seen: it was outside the window, or somewhere else was pressed meanwhile."""
        grip, self._grip = self._grip, None
        return Gesture("released", grip.card) if grip is not None and grip.moved else None

    def _key(self, number: int, at: int) -> Gesture | None:
        """A number key is a press on that card: again at once plays it, again later drops it."""
        if number >= len(self.cards):
            return None
        card, chosen = self.cards[number], self.chosen
        gesture = self._pressed(card, (0, 0), at)
        self._grip = None
        if gesture.kind == "chosen" and card == chosen:
            self.chosen = None
            return Gesture("dropped", card)
        return gesture

    def _way(self, happened: Input) -> Gesture | None:
        way = way_of(happened)
        if way in ("left", "right") and self.cards:
            step = 1 if way == "right" else -1
            start = self.cards.index(self.chosen) if self.chosen is not None else -1 if step > 0 else 0
            self.chosen = self.cards[(start + step) % len(self.cards)]
            return Gesture("chosen", self.chosen)
        if way == "confirm" and self.chosen is not None:
            return Gesture("play", self.chosen)
        if way == "cancel" and self.chosen is not None:
            card, self.chosen = self.chosen, None
            return Gesture("dropped", card)
        return None
