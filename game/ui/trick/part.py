"""A game of tricks behind the table scene's protocol: joins steps told in beats, the board, the curtain, presses and messages.

Decides what is shown when; what a view means and what is said about it is the game's (`game.TrickGame`). No rules of its own.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from pygame import KSCAN_B

from game.core.cards import Card
from game.core.events import Zones
from game.core.game import SECOND
from game.core.table import Refused, Stepped
from game.ui.curtain import Curtain, curtain_button
from game.ui.faces.drawing import Pack
from game.ui.input import Input, KeyDown, PadDown, PointerDown, way_of
from game.ui.picture import Item
from game.ui.table_part import Areas, Desk, Facts, Line, Sheet, Strip
from game.ui.telling import Telling
from game.ui.trick.asking import Asking
from game.ui.trick.beats import Beat, Beats
from game.ui.trick.board import TrickBoard
from game.ui.trick.felt import Look, moved
from game.ui.trick.game import Sight, TrickGame
from game.ui.trick.moves import moves_of
from game.ui.trick.presses import Presses
from game.ui.trick.scenery import Scenery

BACK_KEY = KSCAN_B
MESSAGE = 5 * SECOND // 2
"""How long a message stays on the strip."""
PAUSE = 9 * SECOND // 10
"""Between the end of a deal and its sheet: the last cards are to be seen."""


class TrickPart:
    """One match of a game of tricks at a desk."""

    def __init__(self, desk: Desk, game: TrickGame, pack: Pack) -> None:
        self.game = game
        self.view: Any = None
        self.board = TrickBoard(desk, pack, game.proud)
        self.curtain = Curtain(desk)
        self.asking = Asking(desk, game, BACK_KEY)
        self.presses = Presses(desk, game, self.board, self.asking, self._say)
        self.beats: Beats[Any] = Beats(self._play, self._more, lambda: len(self._telling))
        self.aside_units = game.aside_units
        self._desk = desk
        self._telling = Telling()
        self._scenery = Scenery(desk, game, self.board)
        self._areas: Areas | None = None
        self._message: tuple[Strip, int] | None = None
        self._sheet_from = 0
        self._sheets: tuple[Any, Sheet | None] = (None, None)
        self._wish: int | None = None
        self._by_keys = False
        self._lost: Card | None = None

    # --- the match
    def arrange(self, areas: Areas) -> None:
        """Another room."""
        self._areas = areas
        self.board.arrange(areas, self.curtain.bottom)

    def show(self, view: Any, now: int) -> None:
        """Show the match as it stands, at once: as the eye sees it, or as somebody who sees no hand."""
        self._telling.clear()
        self.beats.clear()
        self.asking.answered(None)
        eye = self.curtain.eye
        mine = self._desk.view(eye) if self._desk.own() else view
        self.view = self.game.masked(view) if eye is None or mine is None else mine
        self.presses.fresh()
        if self._areas is not None:
            self.board.arrange(self._areas, self.curtain.bottom)
            self._place()
        self._sheet_from = now
        self._turn(now)

    def _place(self) -> None:
        zones = self.game.zones(self.view)
        self._hold(zones)
        self.board.place(zones, self._look())
        self.board.prepare(card for cards in zones.values() for card in cards if card is not None)

    def stepped(self, step: Stepped, now: int) -> None:
        """The match made a step: it is told when its time comes."""
        self._telling.hear(step)
        if step.own_cause is not None:
            self.asking.answered(step.own_cause[1])

    def refused(self, refused: Refused, now: int) -> None:
        """A wish was refused: told in words; a card that hangs on the pointer goes back."""
        self.asking.answered(refused.id)
        self.board.let_go(now)
        self._desk.sound("error")
        self._say(Strip(self.game.refusal(refused.code, refused.details, self.view), "wrong", self.curtain.eye), now)

    # --- beat by beat
    def _more(self) -> Sequence[Beat[Any]]:
        """The beats of the next step, as the eye may see it now."""
        told = self._telling.take(self.curtain.eye)
        return self.game.beats(told.events, told.view if told.own else self.game.masked(told.view))

    def _play(self, beat: Beat[Any], now: int) -> int:
        """Show one beat; when its movement is over."""
        if beat.view is not None:
            self.view = beat.view
            self.presses.turned()
        if self.view is None:
            return now
        zones = self.game.zones(self.view) if beat.view is not None else moved(self.board.zones, moves_of(beat.events))
        self._hold(zones)
        for event in beat.told:
            if (effect := self.game.sound(event)) is not None:
                self._desk.sound(effect)
            if (message := self.game.message(event)) is not None:
                self._say(message, now)
        over = self.board.play(beat.events, zones, self._look(), now)
        self._lost = self._judged(beat, now)
        self._sheet_from = over + PAUSE
        return over

    def _judged(self, beat: Beat[Any], now: int) -> Card | None:
        """Of a trick that is finished and stays: the card that lost it."""
        taken = next((won for event in beat.told if event not in beat.events and (won := self.game.taken(event))), None)
        if taken is None:
            return None
        return next((card for card in taken[1] if self.board.look.played.get(card) != taken[0]), None)

    def _hold(self, zones: Zones) -> None:
        """The hand that is open now."""
        eye = self.curtain.eye
        cards = () if eye is None else zones.get(f"hand:{eye}", ())
        self.presses.hold(tuple(card for card in cards if card is not None))

    def _look(self) -> Look:
        return replace(self.game.look(self.view), hand=self.presses.hand.cards, raised=self.presses.raised)

    def _turn(self, now: int) -> None:
        """Nobody sees new cards, and no hand is seen by somebody else: the curtain falls before it is another person's turn."""
        if self.view is None or self.beats.behind:
            return
        if self.curtain.turn(self.game.turn(self.view), now):
            self.presses.fresh()
            self.view = self.game.masked(self.view)
            self.board.skip()
            self.board.change(self.game.zones(self.view), self._look(), now)
            self.board.skip()

    # --- presses
    def handle(self, happened: Input) -> bool:
        """Lift the curtain, go on from what stays to be read, or act."""
        if self.view is None:
            return False
        now, pressed = happened.at, isinstance(happened, PointerDown | KeyDown | PadDown) and not getattr(happened, "repeat", False)
        if self.curtain.down:
            return self._lift(happened)
        if pressed and (self.beats.held(now) or self.beats.behind):
            self.board.skip()
            self.beats.skip(now)
            self._turn(now)
            return True
        fan = self.board.fan(self.presses.hand.cards, now)  # where the cards are drawn: that is what a press means
        if pressed:
            self._by_keys = not isinstance(happened, PointerDown)
            self.board.skip()
        meant = self.presses.handle(happened, self.sight, fan)
        self._follow(now)
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
        if self.view is not None and not self.curtain.down:
            self.presses.press(hint, self.sight, at)
            self._follow(at)

    def _follow(self, now: int) -> None:
        """Cards stand out of the hand, or go back into it, as the presses have it."""
        self.board.change(self.board.zones, replace(self._look(), played=self.board.look.played), now)

    def leave_sheet(self) -> None:
        """It was read; nobody sees the next hand before the curtain was lifted for him."""
        self.curtain.close()

    @property
    def sight(self) -> Sight:
        """What is shown now."""
        eye = self.curtain.eye
        settled = not self.beats.behind
        return Sight(self.view, eye, settled, self.presses.picks, self.presses.back, self._lost)

    def _say(self, strip: Strip, now: int) -> None:
        self._message = (strip, now + MESSAGE)

    # --- time
    def step(self, now: int) -> None:
        """Beats, sounds and messages that are due."""
        if self._message is not None and self._message[1] <= now:
            self._message = None
        self.beats.step(now)
        self._turn(now)
        for effect in self.board.due(now):
            self._desk.sound(effect)
        wishes = [self.board.next_frame(now), self.beats.next_change(), self._message and self._message[1]]
        wishes.append(self._sheet_from if self._sheet_from > now else None)
        self._wish = min((wish for wish in wishes if wish is not None), default=None)

    def next_frame(self) -> int | None:
        """While cards move at once; else when something begins, ends or is heard."""
        return self._wish

    # --- the picture
    def items(self, now: int) -> Iterable[Item]:
        """See `scenery`."""
        if self.view is None:
            return []
        hand = self.presses.hand.cards
        return self._scenery.items(self.sight, self._dim(), hand if self._by_keys else (), self.curtain, now)

    def _dim(self) -> frozenset[Card]:
        """The cards of the open hand that may not be played, where others may; the one that lost a finished trick."""
        sight = self.sight
        if self._lost is not None:
            return frozenset({self._lost})
        if not sight.settled or sight.eye is None or self.game.turn(self.view) != sight.eye:
            return frozenset()
        legal = self._desk.game.legal_actions(self.view)
        barred = frozenset(card for card in sight.hand if self.game.play(card) not in legal)
        return barred if len(barred) < len(sight.hand) else frozenset()

    def facts(self, now: int) -> Facts:
        """Everything around the cards."""
        if self.view is None:
            return Facts()
        turn, sight = self.game.turn(self.view), self.sight
        return Facts(
            scores=self.game.scores(self.view),
            acting=() if turn is None or not sight.settled else (turn,),
            clock=self.game.goal(self.view),
            strip=self._strip(sight),
            sheet=self._sheet() if now >= self._sheet_from else None,
            keys=self.asking.hints(sight),
        )

    def _strip(self, sight: Sight) -> Strip:
        question = self.asking.question
        if question is not None:
            return Strip(question.question, "call", sight.eye)
        return self._message[0] if self._message is not None else self.game.strip(sight)

    def _sheet(self) -> Sheet | None:
        if self._sheets[0] is not self.view:
            self._sheets = (self.view, self.game.sheet(self.view))
        return self._sheets[1]

    # --- in words
    def tell(self, event: Any) -> Line | None:
        """An event for the log."""
        return self.game.tell(event)

    def read_out(self) -> tuple[str, ...]:
        """The table in words, as the eye sees it."""
        return () if self.view is None else self.game.read_out(self.view, self.curtain.eye)
