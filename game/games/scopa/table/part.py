"""The table of Scopa behind the scene's protocol: joins board, hand, curtain, presses and telling. No rules of its own.

Hand and table are those of the eye at the screen (`Curtain`). A press while something is being told tells all of it at once.
"""

from collections.abc import Iterable

import pygame

from game.core.table import Refused, Stepped
from game.games.scopa import events as ev
from game.games.scopa.actions import Play
from game.games.scopa.pack import RANKS
from game.games.scopa.state import View
from game.games.scopa.table import facts, score
from game.games.scopa.table.board import Board
from game.games.scopa.table.choice import Choice
from game.games.scopa.table.presses import Presses, Wishes
from game.games.scopa.table.scenery import Scenery, Shown
from game.games.scopa.table.story import SHORT, SHOUT, Story
from game.games.scopa.table.teller import Teller
from game.games.scopa.table.words import Words
from game.ui.bell import TurnBell
from game.ui.curtain import Curtain, curtain_button
from game.ui.faces.drawing import Pack
from game.ui.hand import Hand
from game.ui.input import Input, KeyDown, PadDown, PadTilt, PointerDown, pad_of, way_of
from game.ui.picture import Item
from game.ui.table_part import Areas, Desk, Facts, Line, Sheet


class ScopaTable:
    """One match of Scopa at a desk."""

    aside_units = 0

    def __init__(self, desk: Desk, pack: Pack) -> None:
        self.board, self.hand, self.curtain = Board(desk, pack), Hand(RANKS, bindings=desk.bindings), Curtain(desk)
        self.words = Words(desk)
        self.story = Story(desk, self.words)
        self.presses = Presses(desk, self.board, self.hand, Wishes(self._act, self._explain, self._changed), Choice(desk.options))
        self.teller = Teller(desk, self.board, self.hand, self.curtain, self.story, self.presses)
        self._scenery = Scenery(desk, self.board, self.hand, self.curtain)
        self._desk = desk
        self._asked: set[int] = set()
        self._sheet: tuple[View, Sheet] | None = None
        self._ready = False
        self._bell = TurnBell(desk)
        self._wish: int | None = None
        self._now = 0

    @property
    def view(self) -> View | None:
        """The match as far as it has been told."""
        return self.teller.view

    # --- the match
    def arrange(self, areas: Areas) -> None:
        """Another room: everything lies in its place; or other words: the sheet is written anew."""
        self._sheet = None
        self.teller.arrange(areas, self._now)
        self._ready = True

    def show(self, view: View, now: int) -> None:
        """Show the match as it stands, without animation."""
        self._asked.clear()
        self.teller.show(view, now)

    def stepped(self, step: Stepped, now: int) -> None:
        """A step, or another sight of one: it is told when what came before has been."""
        self.teller.hear(step)
        if step.own_cause is not None:
            self._asked.discard(step.own_cause[1])

    def refused(self, refused: Refused, now: int) -> None:
        """A wish was refused: said in words, the card is still in the hand."""
        self._asked.discard(refused.id or 0)
        self.story.refused(refused, now)

    # --- presses
    def handle(self, happened: Input) -> bool:
        """First the story: a press that cuts short what is to be read does nothing else. Then the curtain, then hand and table."""
        if self.view is None:
            return False
        now = self._now = max(self._now, happened.at)
        pressed = isinstance(happened, PointerDown | PadDown | PadTilt) or (isinstance(happened, KeyDown) and not happened.repeat)
        if pressed and (self.teller.held(now) or self.teller.repeating):
            self.teller.hurry(now)
            return True
        if self.curtain.down:
            return self._lift(happened, now)
        if pressed and not self._caught_up(happened, now):
            return True
        pad = pad_of(happened)
        if self.curtain.eye is None or (pad is not None and self._desk.seat_of_pad(pad) != self.curtain.eye):
            return False
        return self.presses.handle(happened)

    def _caught_up(self, happened: Input, now: int) -> bool:
        """Finish what moves; whether the pointer, if it was one, is still on what was shown in that place."""
        if not self.teller.behind and not self.board.director.busy(now):
            return True
        pos = happened.pos if isinstance(happened, PointerDown) else None
        before = self.board.shown_at(pos, now) if pos is not None else None
        self.teller.hurry(now)
        return pos is None or before == self.board.shown_at(pos, now)

    def _lift(self, happened: Input, now: int) -> bool:
        """The curtain is down: everything but the way to the menu ends here."""
        place = self.board.cloth.places.seats[self.board.cloth.bottom]
        if self.curtain.handle(happened, curtain_button(self.board.areas.scale, place.hand)):
            self.teller.hurry(now)
            self._desk.sound("go")
            self.teller.place(self._desk.view(self.curtain.eye), now)
            return True
        return way_of(happened) != "cancel"

    def press(self, hint: str, at: int) -> None:
        """A hint under the cards; or the last moves again."""
        self._now = max(self._now, at)
        if hint == "repeat":
            self.teller.repeat(self._now)
        elif self.view is not None and not self.curtain.down:
            self.teller.hurry(self._now)
            self.presses.press(hint, self._now)

    def leave_sheet(self) -> None:
        """It was read; the next deal clears it away."""

    # --- what presses ask for
    def _act(self, play: Play, at: int) -> None:
        """Ask for a play, once; off turn it is only said whose turn it is."""
        eye, view = self.curtain.eye, self.view
        if eye is None or view is None or self._asked:
            return
        if view.common.phase != "play" or view.common.turn != eye:
            self.story.say(self._desk.say("refused-not-your-turn"), "wrong", at, SHORT)
            return
        intent = self._desk.act(eye, play, at)
        if intent is not None:
            self._asked.add(intent)

    def _explain(self, choice: Choice, at: int) -> None:
        if self.view is not None and self.view.common.turn == self.curtain.eye:
            self.story.say(facts.explanation(choice, self._desk, self.words), "wrong", at, SHOUT, self.curtain.eye)
            self._desk.sound("error")

    def _changed(self, at: int) -> None:
        self.story.message = None
        self.board.change(self.teller.look, at)

    # --- time
    def step(self, now: int) -> None:
        """Tell what is due, with its sounds."""
        self._now = now
        self.teller.step(now)
        self.story.step(now)
        playing = self.view is not None and self.view.common.phase == "play" and not self.teller.behind
        self._bell.step(self.view.common.turn if self.view is not None and playing else None)
        for effect in self.board.due(now):
            self._desk.sound(effect)
        wishes = [self.board.next_frame(now), self.story.next_change(now), self.teller.next_change()]
        self._wish = min((wish for wish in wishes if wish is not None), default=None)

    def next_frame(self) -> int | None:
        """As of the last step."""
        return self._wish

    # --- the picture
    def facts(self, now: int) -> Facts:
        """Everything around the cards."""
        view = self.view
        if view is None:
            return Facts()
        desk, common, choice = self._desk, view.common, self.presses.choice
        turn = common.turn if common.phase == "play" else None
        here = turn is not None and turn in (self.curtain.eye, self.curtain.waits)
        may_play = turn is not None and turn == self.curtain.eye and not self.teller.behind
        return Facts(
            facts.scores(view, self.board.zones, desk),
            () if turn is None else (turn,),
            facts.target(view, desk),
            stock=len(self.board.zones.get("stock", ())),
            strip=self.story.message or facts.strip(view, desk, self.words, self.curtain, choice if may_play else None, self.hand.cards),
            light=turn if here else None,
            sheet=self._sheet_of(view),
            keys=facts.keys(view, desk, self.words, may_play, choice, self.hand),
            banner=desk.say("scopa-banner") if common.options.lowest_wins else "",
        )

    def _sheet_of(self, view: View) -> Sheet | None:
        """The score screen of a deal that is over, once it is told to its end; the same one as long as it is shown."""
        if view.common.phase not in ("between", "over") or view.common.sheet is None or self.teller.repeating or self.teller.behind:
            return None
        if self._sheet is None or self._sheet[0].common != view.common:
            self._sheet = (view, score.sheet(view.common, self._desk, self.board.pack, self.words))
        return self._sheet[1]

    def items(self, now: int) -> Iterable[Item]:
        """See `scenery`."""
        view = self.view
        if view is None or not self._ready:
            return []
        shown = Shown(
            view, self.presses.choice, self.presses.cursor, self.presses.by_keys and self.curtain.eye is not None,
            facts.plates(view, self._desk), self.story.sweep, self.teller.taking, view.common.turn == self.curtain.eye,
        )  # fmt: skip
        middle = self.board.cloth.places.middle
        room = pygame.Rect(middle.x, middle.y, middle.w, middle.h * 40 // 100)
        return [*self._scenery.items(shown, now), *self.story.flourishes.items(self.board.areas.scale, room, now)]

    # --- in words
    def tell(self, event: object) -> Line | None:
        """An event for the log; dealt hands are only in the open one."""
        words = self.words.tell(event)
        seat = getattr(event, "seat", getattr(event, "dealer", None))
        return Line(words, seat, quiet=isinstance(event, ev.Dealt)) if words else None

    def read_out(self) -> tuple[str, ...]:
        """What lies there, in words; no hand but the eye's."""
        return self.words.read_out(self.view, self.curtain.eye) if self.view is not None else ()
