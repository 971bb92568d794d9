"""The course of a match at a table of tricks: steps told in beats, each bringing the view that is shown, the board and the hand along.

Decides what is shown when and whose eyes see it; what a view means is the game's. Knows no presses.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from game.core.cards import Card
from game.core.events import Zones
from game.core.game import SECOND
from game.core.table import Stepped
from game.ui.curtain import Curtain
from game.ui.flourish import Flourishes
from game.ui.table_part import Areas, Desk, Strip
from game.ui.telling import JUST_NOW, Telling
from game.ui.trick.beats import Beat, Beats
from game.ui.trick.board import TrickBoard
from game.ui.trick.felt import Look, moved
from game.ui.trick.game import TrickGame
from game.ui.trick.moves import moves_of
from game.ui.trick.presses import Presses

PAUSE = 9 * SECOND // 10
"""Between the end of a deal and its sheet: the last cards are to be seen."""


class Course:
    """`view`: what is shown; `lost`: the card that did not win a finished trick, while it stays; `read_from`: when a sheet may be seen."""

    def __init__(
        self, desk: Desk, game: TrickGame, board: TrickBoard, curtain: Curtain, presses: Presses, say: Callable[[Strip, int], None],
        flourishes: Flourishes,
    ) -> None:  # fmt: skip
        self.view: Any = None
        self.lost: Card | None = None
        self.read_from = 0
        self.beats: Beats[Any] = Beats(self._play, self._more, lambda: len(self._telling))
        self._desk, self._game, self._board, self._curtain, self._presses, self._say = desk, game, board, curtain, presses, say
        self._telling = Telling()
        self._flourishes = flourishes
        self._areas: Areas | None = None

    def arrange(self, areas: Areas) -> None:
        """Another room."""
        self._areas = areas
        self._board.arrange(areas, self._curtain.bottom)

    def show(self, view: Any, now: int) -> None:
        """Show the match as it stands, at once: as the eye sees it, or as somebody who sees no hand."""
        self._telling.clear()
        self.beats.clear()
        self._game.forget()
        self._flourishes.quiet()
        eye, first = self._curtain.eye, self.view is None
        mine = self._desk.view(eye) if len(self._desk.own()) > 1 else view
        self.view = self._game.masked(view) if eye is None or mine is None else mine
        self.lost, self.read_from = None, now
        self._presses.fresh()
        if self._areas is not None:
            self._board.arrange(self._areas, self._curtain.bottom)
            zones = self._game.zones(self.view)
            self._hold(zones)
            self._board.place(zones, self._look())
            self._board.prepare(self._game.pack(self.view))
            if first and self._desk.clock(now) < JUST_NOW:
                self._open()

    def _open(self) -> None:
        """A match that began just now is still seen to be dealt."""
        opened = self._game.opening(self.view)
        if opened is None:
            return
        (before, events), eye, dealt = opened, self._curtain.eye, self.view
        self.view = before
        zones = self._game.zones(before)
        self._hold(zones)
        self._board.place(zones, self._look())
        self._telling.hear(Stepped(-1, 0, () if eye is None else (eye,), events, dealt))

    def hear(self, step: Stepped) -> None:
        """The match made a step: it is told when its time comes."""
        self._telling.hear(step)

    def follow(self, now: int) -> None:
        """Cards stand out of the hand, or go back into it, as the presses have it."""
        self._board.change(self._board.zones, replace(self._look(), played=self._board.look.played), now)

    def turn(self, now: int) -> None:
        """No hand is seen by somebody else: once all has been told, the curtain falls before it is another person's turn."""
        if self.view is None or self.beats.behind or self._board.director.busy(now):
            return
        if not self._curtain.turn(self._game.turn(self.view), now):
            return
        self._presses.fresh()
        self.view = self._game.masked(self.view)
        zones = self._game.zones(self.view)
        self._hold(zones)
        self._board.place(zones, self._look())

    # --- beat by beat
    def _more(self) -> Sequence[Beat[Any]]:
        """The beats of the next step, as the eye may see it now."""
        told = self._telling.take(self._curtain.eye)
        return self._game.beats(told.events, told.view if told.own else self._game.masked(told.view))

    def _play(self, beat: Beat[Any], now: int) -> int:
        """Show one beat; when its movement is over."""
        if beat.view is not None:
            self.view = beat.view
            self._presses.turned()
        if self.view is None:
            return now
        zones = self._game.zones(self.view) if beat.view is not None else moved(self._board.zones, moves_of(beat.events))
        self._hold(zones)
        for effect in self._game.sounds(beat.told):
            self._desk.sound(effect)
        for event in beat.told:
            if (message := self._game.message(event)) is not None:
                self._say(message, now)
            if (moment := self._game.moment(event)) is not None:
                self._flourishes.begin(moment, now)
        over = self._board.play(beat.events, zones, self._look(), now)
        self.lost = self._judged(beat)
        self.read_from = over + PAUSE
        return over

    def _judged(self, beat: Beat[Any]) -> Card | None:
        """Of a trick that is finished and stays: the card that lost it."""
        taken = next((won for event in beat.told if event not in beat.events and (won := self._game.taken(event))), None)
        if taken is None:
            return None
        return next((card for card in taken[1] if self._board.look.played.get(card) != taken[0]), None)

    def _hold(self, zones: Zones) -> None:
        """The hand that is open now."""
        eye = self._curtain.eye
        cards = () if eye is None else zones.get(f"hand:{eye}", ())
        self._presses.hold(tuple(card for card in cards if card is not None))

    def _look(self) -> Look:
        return replace(self._game.look(self.view), hand=self._presses.hand.cards, raised=self._presses.raised)
