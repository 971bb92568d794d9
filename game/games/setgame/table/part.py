"""The table of Set behind the scene's protocol: joins board, hands, presses and story. Decides what is over what; no rules of its own."""

from collections.abc import Iterable

from game.core.cards import Card
from game.core.seats import Seat
from game.core.table import Refused, Stepped
from game.games.setgame import events as ev
from game.games.setgame.actions import Claim
from game.games.setgame.table import facts
from game.games.setgame.table.board import BURST, Board
from game.games.setgame.table.countdown import Countdown
from game.games.setgame.table.flourish import Streak, beneath
from game.games.setgame.table.hands import Hands
from game.games.setgame.table.presses import ASK_KEYS, Presses
from game.games.setgame.table.scenery import Scenery
from game.games.setgame.table.showcase import UNITS
from game.games.setgame.table.sounds import heard
from game.games.setgame.table.story import SHORT, Story
from game.games.setgame.table.words import Words
from game.games.setgame.view import SetView
from game.ui.faces.drawing import Pack
from game.ui.flourish import Flourishes
from game.ui.input import Input, KeyDown, PadDown, PointerDown
from game.ui.picture import Item
from game.ui.table_part import Areas, Desk, Facts, Line, Sheet
from game.ui.telling import JUST_NOW

QUIET = (ev.Dealt, ev.Picked, ev.Unpicked, ev.LockedOut, ev.Shrunk)
"""Events that only the open log tells: they are seen, or told by what follows."""


class SetTable:
    """One match of Set at a desk."""

    aside_units = UNITS

    def __init__(self, desk: Desk, pack: Pack) -> None:
        self.board = Board(desk, pack)
        self.hands = Hands()
        self.words = Words(desk)
        self.story = Story(desk, self.words)
        self.presses = Presses(desk, self.hands)
        self.view: SetView | None = None
        self._scenery = Scenery(desk, self.board, self.hands, self.story, self.presses)
        self._desk = desk
        self._sheet: Sheet | None = None
        self._ended: tuple[ev.RoundEnded, SetView] | None = None
        self.flourishes = Flourishes(desk)
        self._streak = Streak()
        self._bursts: list[tuple[int, Seat]] = []
        self._countdown = Countdown(desk)
        self._wish: int | None = None

    # --- the match
    def arrange(self, areas: Areas) -> None:
        """Another room, or other words: the sheet is written anew."""
        self.board.arrange(areas, self.view)
        if self._sheet is not None:
            self._write_sheet()

    def show(self, view: SetView, now: int) -> None:
        """Show a view at once; only a table laid out a moment ago is still seen to be dealt. What was told of before is over."""
        self.view = view
        self.hands.keep(view.lying)
        self.story.resume(view)
        self.flourishes.quiet()
        self._streak, self._bursts = Streak(), []
        self._sheet = None if view.phase == "play" else self._sheet
        if view.phase == "play" and not view.takings and self._desk.clock(now) - view.start < JUST_NOW:
            self.board.open(view, now)
        else:
            self.board.place(view)
        self._raise(now)

    def stepped(self, step: Stepped, now: int) -> None:
        """Play a step: hear it, carry the cards, drop picks on cards that are gone."""
        view: SetView = step.view
        self.view = view
        for effect in dict.fromkeys(heard(step.events, self._desk.own())):
            self._desk.sound(effect)
        for event in step.events:
            match event:
                case ev.Wrong(seat=seat) if seat in self._desk.own():
                    self.hands.clear(seat)
                case ev.RoundStarted():
                    self._sheet = None
                case ev.RoundEnded():
                    self._ended = (event, view)
                    self._write_sheet()
        self.story.hear(step.events, view, now)
        for moment, cue in self._streak.moments(step.events, self._desk.say):
            self.flourishes.begin(moment, now)
            if cue is not None:
                self._desk.sound(cue)
        self.board.play(step.events, view, now)
        self.hands.keep(view.lying)
        self._raise(now)
        if step.own_cause is not None:
            self.presses.asked.pop(step.own_cause[1], None)
        self.step(now)

    def _write_sheet(self) -> None:
        if self._ended is not None:
            event, view = self._ended
            self._sheet = facts.sheet(event, view, self._desk, view.phase == "over")

    def refused(self, refused: Refused, now: int) -> None:
        """A wish was refused: told in words; a claim that cannot stand is put down, one that was beaten keeps what still lies there."""
        seat, action = self.presses.asked.pop(refused.id or 0, (None, None))
        if isinstance(action, Claim) and seat is not None and refused.code != "beaten":
            self.hands.clear(seat)
            self._raise(now)
        self.story.refused(refused, seat, now)

    # --- presses
    def handle(self, happened: Input) -> bool:
        """To the presses; picks rise at once, and what is celebrated has been seen."""
        if self.view is None:
            return False
        if isinstance(happened, PointerDown | KeyDown | PadDown) and not getattr(happened, "repeat", False):
            self.flourishes.quiet()
        meant = self.presses.handle(happened, self.view, self.board.grid)
        if meant:
            self._raise(happened.at)
        if self.presses.uncalled:
            self.presses.uncalled = False
            self.story.say(self._desk.say("refused-no-call"), "news", happened.at, SHORT)
        return meant

    def press(self, hint: str, at: int) -> None:
        """A hint under the cards was pressed."""
        if self.view is None:
            return
        kind, _, number = hint.partition(":")
        if kind == "call":
            self.presses.call(int(number), self.view, at)
        elif kind == "give-up":
            self.presses.give_up(self.view, at)
        else:
            self.presses.ask(kind, self.view, at)

    def leave_sheet(self) -> None:
        """It was read."""
        self._sheet = None if self.view is not None and self.view.phase != "over" else self._sheet

    def _raise(self, now: int) -> None:
        if self.view is not None:
            self.board.raise_cards((card for _, card in self.picks(self.view)), self.view, now)

    def picks(self, view: SetView) -> list[tuple[Seat, Card]]:
        """Who has picked which cards, as far as this screen shows it."""
        if view.call is not None:
            return [(view.call.seat, card) for card in view.call.picks]
        return [(seat, card) for seat, cards in sorted(self.hands.picks.items()) for card in cards]

    # --- time
    def step(self, now: int) -> None:
        """Sounds and sparks that are due, messages that are over."""
        self.story.step(now)
        self.flourishes.step(now)
        effects, arrived = self.board.due(now)
        for effect in effects:
            self._desk.sound(effect)
        if self.board.director.moving:
            self._bursts += [(now, seat) for seat in dict.fromkeys(arrived)]
        self._bursts = [burst for burst in self._bursts if now - burst[0] < BURST]
        if self.view is not None:
            clock = self._desk.clock(now)
            self._countdown.step(self.view, clock)
            self._wish = self._foresee(self.view, now, clock)

    def next_frame(self) -> int | None:
        """See `_foresee`."""
        return self._wish

    def _foresee(self, view: SetView, now: int, clock: int) -> int | None:
        """While cards move, a bar runs or sparks fly: at once; else when something goes or the clock ticks.

        Said at each step for the time after it, so that the last frame of a movement, in which all is still, is drawn too.
        """
        waiting = any(max(racer.lock, racer.wait) > clock for racer in view.racers)
        timed_call = view.call is not None and view.call.until is not None
        if timed_call or waiting or self._bursts:
            return now
        wishes = [self.board.next_frame(now), self.story.next_change(), self.flourishes.next_change(now)]
        if view.phase == "play" and view.round:
            wishes.append(now + facts.next_second(view, clock))
        return min((wish for wish in wishes if wish is not None), default=None)

    # --- the picture
    def facts(self, now: int) -> Facts:
        """Everything around the cards."""
        view = self.view
        if view is None:
            return Facts()
        desk, clock = self._desk, self._desk.clock(now)
        pending: dict[Seat, int] = {}
        for _, seat in self.board.arrivals:
            pending[seat] = pending.get(seat, 0) + 1
        call = view.call
        return Facts(
            facts.scores(view, desk, clock, pending),
            (call.seat,) if call else (),
            facts.clock_words(view, clock),
            facts.hurrying(view, clock),
            view.stock,
            facts.strip(view, desk, self.words, clock, self.story.message),
            call.seat if call else None if desk.still else self.story.flash,
            self.story.photo,
            self._sheet,
            facts.keys(view, desk, ASK_KEYS, clock),
        )

    def items(self, now: int) -> Iterable[Item]:
        """See `scenery`."""
        if self.view is None:
            return []
        areas = self.board.areas
        room = beneath(areas) if self.view.phase == "play" else areas.cards
        shown = self._scenery.items(self.view, self.picks(self.view), self._bursts, now)
        return [*shown, *self.flourishes.items(areas.scale, room, now)]

    # --- in words
    def tell(self, event: object) -> Line | None:
        """An event for the log; what everybody sees anyway is only in the open one."""
        words = self.words.tell(event)
        return Line(words, getattr(event, "seat", None), quiet=isinstance(event, QUIET)) if words else None

    def read_out(self) -> tuple[str, ...]:
        """The table in words."""
        return self.words.read_out(self.view) if self.view is not None else ()
