"""A game of tricks behind the table scene's protocol: joins the course of the match, the curtain, presses and messages.

Decides which press belongs to whom; what a view means and what is said about it is the game's (`game.TrickGame`). No rules of its own.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from game.core.cards import Card
from game.core.game import SECOND
from game.core.seats import Seat
from game.core.table import Refused, Stepped
from game.ui.bell import TurnBell
from game.ui.curtain import Curtain, curtain_button
from game.ui.faces.drawing import Pack
from game.ui.flourish import Flourishes
from game.ui.input import Input, KeyDown, PadDown, PointerDown, way_of
from game.ui.picture import Item
from game.ui.table_part import Areas, Desk, Facts, Line, Sheet, Strip
from game.ui.trick.asking import Asking
from game.ui.trick.board import TrickBoard
from game.ui.trick.course import Course
from game.ui.trick.game import Sight, TrickGame
from game.ui.trick.presses import Presses
from game.ui.trick.scenery import Scenery

MESSAGE = 5 * SECOND // 2
"""How long a message stays on the strip."""


class TrickPart:
    """One match of a game of tricks at a desk."""

    def __init__(self, desk: Desk, game: TrickGame, pack: Pack) -> None:
        self.game = game
        self.aside_units = game.aside_units
        self.board = TrickBoard(desk, pack, game.proud)
        self.curtain = Curtain(desk)
        self.asking = Asking(desk, game)
        self.presses = Presses(desk, game, self.board, self.asking, self._say)
        self.flourishes = Flourishes(desk)
        self.course = Course(desk, game, self.board, self.curtain, self.presses, self._say, self.flourishes)
        self._scenery = Scenery(desk, game, self.board)
        self._desk = desk
        self._areas: Areas | None = None
        self._message: tuple[Strip, int] | None = None
        self._sheet: tuple[Any, Sheet | None] = (None, None)
        self._bell = TurnBell(desk)
        self._by_keys = False
        self._wish: int | None = None

    # --- the match
    def arrange(self, areas: Areas) -> None:
        """Another room, or other words: what is kept in words is said anew."""
        self._areas = areas
        self._sheet = (None, None)
        self.asking.reword(self.sight)
        self.course.arrange(areas)

    def show(self, view: Any, now: int) -> None:
        """Show the match as it stands, at once."""
        self.asking.answered(None)
        self.course.show(view, now)
        self.course.turn(now)

    def stepped(self, step: Stepped, now: int) -> None:
        """The match made a step: it is told when its time comes."""
        self.course.hear(step)
        if step.own_cause is not None:
            self.asking.answered(step.own_cause[1])

    def refused(self, refused: Refused, now: int) -> None:
        """A wish was refused: told in words; a card that hangs on the pointer goes back."""
        self.asking.answered(refused.id)
        self.board.let_go(now)
        self._desk.sound("error")
        self._say(Strip(self.game.refusal(refused.code, refused.details, self.course.view), "wrong", self.curtain.eye), now)

    # --- presses
    def handle(self, happened: Input) -> bool:
        """Lift the curtain, go on from what stays to be read, or act."""
        course, now = self.course, happened.at
        pressed = isinstance(happened, PointerDown | KeyDown | PadDown) and not getattr(happened, "repeat", False)
        if course.view is None:
            return False
        if pressed:
            self.flourishes.quiet()
        if self.curtain.down:
            return self._lift(happened)
        if pressed and (course.beats.held(now) or course.beats.behind):
            self.board.skip()
            course.beats.skip(now)
            course.turn(now)
            return True
        fan = self.board.fan(self.presses.hand.cards, now)  # where the cards are drawn: that is what a press means
        if pressed:
            self._by_keys = not isinstance(happened, PointerDown)
            self.board.skip()
        meant = self.presses.handle(happened, self.sight, fan)
        course.follow(now)
        return meant

    def _lift(self, happened: Input) -> bool:
        """Whether the press lifted the curtain; all presses but those that leave mean nothing else while it is down."""
        if self._areas is None or not self.curtain.handle(happened, curtain_button(self._areas.scale, self._scenery.curtain_area)):
            return way_of(happened) not in ("cancel", "menu")
        self._desk.sound("select")
        self.show(self._desk.view(self.curtain.eye), happened.at)
        return True

    def press(self, hint: str, at: int) -> None:
        """A hint under the cards was pressed."""
        if self.course.view is not None and not self.curtain.down:
            self.presses.press(hint, self.sight, at)
            self.course.follow(at)

    def leave_sheet(self) -> None:
        """It was read; nobody sees the next hand before the curtain was lifted for him."""
        self.curtain.close()

    @property
    def sight(self) -> Sight:
        """What is shown now."""
        settled = not self.course.beats.behind
        return Sight(self.course.view, self.curtain.eye, settled, self.presses.picks, self.presses.back)

    def _say(self, strip: Strip, now: int) -> None:
        self._message = (strip, now + MESSAGE)

    # --- time
    def step(self, now: int) -> None:
        """Beats, sounds and messages that are due."""
        if self._message is not None and self._message[1] <= now:
            self._message = None
        self.flourishes.step(now)
        self.course.beats.step(now)
        self.course.turn(now)
        view = self.course.view
        self._bell.step(self.game.turn(view) if view is not None and not self.course.beats.behind else None)
        for effect in self.board.due(now):
            self._desk.sound(effect)
        wishes = [self.board.next_frame(now), self.course.beats.next_change(), self._message and self._message[1]]
        wishes.append(self.flourishes.next_change(now))
        wishes.append(self.course.read_from if self.course.read_from > now else None)
        self._wish = min((wish for wish in wishes if wish is not None), default=None)

    def next_frame(self) -> int | None:
        """While cards move at once; else when something begins, ends or is heard."""
        return self._wish

    # --- the picture
    def items(self, now: int) -> Iterator[Item]:
        """See `scenery`."""
        if self.course.view is None:
            return
        hand = self.presses.hand.cards
        yield from self._scenery.items(self.sight, self._dim(), hand if self._by_keys else (), self.curtain, now)
        yield from self.flourishes.items(self.board.areas.scale, self.board.felt.places.middle, now)

    def _dim(self) -> frozenset[Card]:
        """The cards of the open hand that may not be played, where others may; the one that lost a finished trick."""
        sight, lost = self.sight, self.course.lost
        if lost is not None:
            return frozenset({lost})
        if not sight.settled or sight.eye is None or self.game.turn(sight.view) != sight.eye:
            return frozenset()
        legal = self._desk.game.legal_actions(sight.view)
        barred = frozenset(card for card in sight.hand if self.game.play(card) not in legal)
        return barred if len(barred) < len(sight.hand) else frozenset()

    def facts(self, now: int) -> Facts:
        """Everything around the cards."""
        view, sight = self.course.view, self.sight
        if view is None:
            return Facts()
        turn = self.game.turn(view) if sight.settled else None
        return Facts(
            scores=self.game.scores(view),
            acting=() if turn is None else (turn,),
            clock=self.game.goal(view),
            strip=self._strip(sight, turn),
            light=turn if turn is not None and turn in (self.curtain.eye, self.curtain.waits) else None,
            sheet=self._read(view) if now >= self.course.read_from else None,
            keys=() if self.curtain.down else self.asking.hints(sight),
        )

    def _strip(self, sight: Sight, turn: Seat | None) -> Strip:
        question = self.asking.question
        if question is not None:
            return Strip(question.question, "call", sight.eye)
        if self._message is not None:
            return self._message[0]
        strip = self.game.strip(sight)
        return strip if turn is None or strip.tone != "calm" else replace(strip, tone="call", seat=turn)

    def _read(self, view: Any) -> Sheet | None:
        """The sheet of this view, made once."""
        if self._sheet[0] is not view:
            self._sheet = (view, self.game.sheet(view))
        return self._sheet[1]

    # --- in words
    def tell(self, event: Any) -> Line | None:
        """An event for the log."""
        return self.game.tell(event)

    def read_out(self) -> tuple[str, ...]:
        """The table in words, as the eye sees it."""
        return () if self.course.view is None else self.game.read_out(self.course.view, self.curtain.eye)
