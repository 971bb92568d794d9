"""From presses to plays at a table of Scopa (P7–P9): hand, table cards, confirming. Decides what a press means, never what is right.

Mouse: press a card, press what it shall take, press again or drag. Keys: numbers for the hand, letters by place for the table, arrows move
a cursor, Enter plays, Tab goes through the captures. Pad: cross, first button picks and plays, second puts down, third plays, shoulders
go through the captures.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from game.core.cards import Card
from game.games.scopa.actions import Play
from game.games.scopa.table.board import Board
from game.games.scopa.table.choice import Choice
from game.ui.hand import DRAG, TWICE, Gesture, Hand
from game.ui.input import Input, KeyDown, PadDown, PadTilt, Point, PointerDown, PointerMove, PointerUp, Way, way_of
from game.ui.table_part import Desk

_STEPS: dict[Way, tuple[int, int]] = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


@dataclass
class Wishes:
    """What presses ask for: to play, to be told why not, to show the hand or choice anew."""

    play: Callable[[Play, int], None]
    explain: Callable[[Choice, int], None]
    changed: Callable[[int], None]


class Presses:
    """`choice`: what is chosen now; `cursor`: the place on the table where keys or a pad are, None while they are in the hand."""

    def __init__(self, desk: Desk, board: Board, hand: Hand, wishes: Wishes, choice: Choice) -> None:
        self._desk, self._board, self._hand, self._wishes = desk, board, hand, wishes
        self.choice = choice
        self.cursor: int | None = None
        self.by_keys = False
        """Whether keys or a pad were used last; then cards show their keys."""
        self._last: tuple[Card, int] | None = None

    def handle(self, happened: Input) -> bool:
        """An input of the person whose hand is shown; whether it meant something."""
        match happened:
            case PointerDown(button=3):
                return self._back(happened.at)
            case PointerDown(pos=pos, button=1):
                self.by_keys, self.cursor = False, None
                return self._pointed(happened, pos)
            case PointerMove() | PointerUp():
                return self._done(self._hand_gesture(happened), happened.at)
            case KeyDown(repeat=False) | PadDown() | PadTilt():
                self.by_keys = True
                return self._keyed(happened)
            case _:
                return self._done(self._hand_gesture(happened), happened.at)

    def press(self, hint: str, at: int) -> None:
        """A hint under the cards was pressed."""
        if hint == "confirm":
            self.confirm(at)
        elif hint == "sort":
            self._done(self._hand.sort(), at)
        elif hint == "next":
            self._through(1, at)

    # --- the hand
    def _hand_gesture(self, happened: Input) -> Gesture | None:
        fan = self._board.fan(self._hand.cards, happened.at)
        return self._hand.handle(happened, fan, self._board.areas.scale.px(DRAG))

    def _done(self, gesture: Gesture | None, at: int) -> bool:
        """What a gesture on the hand does to the choice."""
        if gesture is None:
            return False
        if gesture.kind == "dragged" and gesture.card is not None:
            home = self._board.director.layout.spots[gesture.card].pose
            self._board.hanging = (gesture.card, self._hand.pose(home))
            return True
        if gesture.kind in ("chosen", "dropped"):
            self._choose(self._hand.chosen, at)
            self._desk.sound("select" if gesture.kind == "chosen" else "unselect")
        elif gesture.kind == "sorted":
            self._wishes.changed(at)
        elif gesture.kind == "play":
            self._choose(self._hand.chosen, at)
            self.confirm(at)
        elif gesture.kind == "released":
            self._released(gesture.pos, at)
        return True

    def _choose(self, card: Card | None, at: int) -> None:
        self.choice = self.choice.choose(card)
        self._wishes.changed(at)

    def _released(self, pos: Point | None, at: int) -> None:
        """A card was let go of: on a table card it takes through that one, on the open table it is laid, elsewhere it comes back."""
        hanging, self._board.hanging = self._board.hanging, None
        target = self._board.card_at(pos, at) if pos is not None else None
        self._board.hanging = hanging
        self._board.let_go(at)
        self._choose(self._hand.chosen, at)
        if target is not None or (pos is not None and self._board.cloth.places.middle.collidepoint(pos)):
            self._dropped_on(target, at)

    def _dropped_on(self, target: Card | None, at: int) -> None:
        choice, ways = self.choice, self.choice.through(target) if target is not None else ()
        if choice.play is not None and (not choice.groups or target is None or target in choice.picks):
            self._wishes.play(choice.play, at)
        elif len(ways) == 1 and choice.card is not None:
            self._wishes.play(Play(choice.card, ways[0]), at)
        else:
            if ways and target is not None and target not in choice.picks:
                self.choice = choice.pick(target)
                self._wishes.changed(at)
            self._wishes.explain(self.choice, at)

    # --- the table
    def _pointed(self, happened: PointerDown, pos: Point) -> bool:
        if self._done(self._hand_gesture(happened), happened.at):
            return True
        card = self._board.card_at(pos, happened.at)
        return card is not None and self._pick(card, happened.at)

    def _pick(self, card: Card, at: int) -> bool:
        """Pick a table card or put it down; twice at once on one that makes a capture whole takes it."""
        twice = self._last is not None and self._last[0] == card and at - self._last[1] < TWICE
        self._last = None if twice else (card, at)
        if twice and card in self.choice.picks and self.choice.play is not None:
            self._wishes.play(self.choice.play, at)
            return True
        self.choice = self.choice.pick(card)
        self._desk.sound("select" if card in self.choice.picks else "unselect")
        self._wishes.changed(at)
        return True

    # --- keys and pads
    def _keyed(self, happened: KeyDown | PadDown | PadTilt) -> bool:
        at, way = happened.at, way_of(happened)
        if isinstance(happened, KeyDown) and (pick := self._desk.bindings().named(happened.scancode, "pick:")):
            _, row, column = pick.split(":")
            card = self._board.slots.at(self._board.lay.place(int(row), int(column)))
            return card is not None and self._pick(card, at)
        if isinstance(happened, PadDown) and happened.button == self._desk.bindings().code("pad-play"):
            return self.confirm(at)
        if isinstance(happened, KeyDown) and self._desk.bindings().code("mark") == happened.scancode:
            return self._confirmed(True, at)
        if way in ("next", "previous"):
            return self._through(1 if way == "next" else -1, at)
        if way in _STEPS and self._moved(way):
            self._wishes.changed(at)
            return True
        if way == "confirm":
            return self._confirmed(isinstance(happened, PadDown), at)
        if way == "cancel":
            return self._back(at)
        return self._done(self._hand_gesture(happened), at)

    def _moved(self, way: Way) -> bool:
        """Move the cursor: up from the hand onto the table, along it, and down again into the hand."""
        places = self._board.slots.of.values()
        if not places or (self.cursor is None and way != "up"):
            return False
        lay = self._board.lay
        if self.cursor is None:
            marked = [self._board.slots.of[card] for card in self.choice.marked if card in self._board.slots.of]
            self.cursor = min(marked or places, key=lambda place: (-lay.cell(place)[0], place))
            return True
        here, step = lay.cell(self.cursor), _STEPS[way]
        there = [place for place in places if place != self.cursor and _ahead(here, lay.cell(place), step)]
        if there:
            self.cursor = min(there, key=lambda place: _distance(here, lay.cell(place), step))
        elif way == "down":
            self.cursor = None
        return True

    def _confirmed(self, picks: bool, at: int) -> bool:
        """Enter plays what is chosen; the key that marks and a pad's first button (`picks`) pick the card at the cursor."""
        card = self._board.slots.at(self.cursor) if self.cursor is not None else None
        if card is not None and (picks or self.choice.play is None):
            self._last = None
            return self._pick(card, at)
        return self.confirm(at)

    def confirm(self, at: int) -> bool:
        """Play what is chosen, or the only thing the card can do; else say what could be chosen."""
        choice = self.choice
        if choice.card is None:
            return False
        play = choice.play or (choice.only if not choice.picks else None)
        if play is not None:
            self._wishes.play(play, at)
        else:
            if self.cursor is None and self.by_keys and choice.groups:
                self._moved("up")
            self._wishes.explain(choice, at)
        return True

    def _through(self, step: int, at: int) -> bool:
        """The next capture as the picks."""
        before, self.choice = self.choice, self.choice.next_group(step)
        if self.choice == before:
            return bool(before.groups)
        self._desk.sound("select")
        self._wishes.changed(at)
        return True

    def _back(self, at: int) -> bool:
        """Put down the picks, then the card; whether there was anything."""
        if self.choice.picks:
            self.choice = replace(self.choice, picks=frozenset())
        elif self.choice.card is not None:
            self._hand.drop()
            self.choice = self.choice.choose(None)
        elif self.cursor is not None:
            self.cursor = None
        else:
            return False
        self._desk.sound("unselect")
        self._wishes.changed(at)
        return True

    def keep(self, choice: Choice) -> None:
        """Another table or hand: the cursor stays only on a card."""
        self.choice = choice
        if self._board.slots.at(self.cursor) is None:
            self.cursor = None


def _ahead(here: tuple[int, int], there: tuple[int, int], step: tuple[int, int]) -> bool:
    return (there[0] - here[0]) * step[0] + (there[1] - here[1]) * step[1] > 0


def _distance(here: tuple[int, int], there: tuple[int, int], step: tuple[int, int]) -> tuple[int, int]:
    """Nearest across the way first, then along it."""
    along = abs((there[0] - here[0]) * step[0] + (there[1] - here[1]) * step[1])
    across = abs((there[0] - here[0]) * step[1]) + abs((there[1] - here[1]) * step[0])
    return (3 * across + along, along)
