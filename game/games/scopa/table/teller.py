"""Telling a match of Scopa: steps become beats, beats move board, hand and story on; the curtain falls before a step shows anything.

`view` is what has been told so far, seen by the eye at the screen; where there is no eye, nothing here knows a hand. Decides the order of
the telling; no rules and nobody's input.
"""

from collections import deque
from collections.abc import Sequence

from msgspec.structs import replace

from game.core.cards import Card
from game.core.events import Zones
from game.core.seats import Seat
from game.core.table import Stepped
from game.games.scopa import events as ev
from game.games.scopa.state import View, zones
from game.games.scopa.table.board import Board
from game.games.scopa.table.choreography import Over
from game.games.scopa.table.cloth import Look
from game.games.scopa.table.presses import Presses
from game.games.scopa.table.story import Story, beats, opening, undealt
from game.ui.curtain import Curtain
from game.ui.hand import Hand
from game.ui.table_part import Areas, Desk
from game.ui.telling import JUST_NOW, Telling, Told
from game.ui.trick.beats import Beat, Beats
from game.ui.trick.felt import moved


class Teller:
    """`taking`: who is just taking which cards, while they can be read; `repeating`: the last moves are told again."""

    def __init__(self, desk: Desk, board: Board, hand: Hand, curtain: Curtain, story: Story, presses: Presses) -> None:
        self._desk, self._board, self._hand, self._curtain, self._story, self._presses = desk, board, hand, curtain, story, presses
        self.view: View | None = None
        self.taking: tuple[Seat, tuple[Card, ...]] | None = None
        self.repeating = False
        self._telling = Telling()
        self._again: deque[Told] = deque()
        self._tail: deque[tuple[View, Told]] = deque(maxlen=6)
        self._beats: Beats[View] = Beats(self._play, self._next, lambda: len(self._telling) + bool(self._again))
        self._areas: Areas | None = None
        self._now = 0

    # --- at once
    def arrange(self, areas: Areas, now: int) -> None:
        """Another room: what is shown lies in its place there."""
        fresh, self._areas = self._areas is None, areas
        if fresh:
            self._settle(now)
        elif self.view is not None:
            self._board.arrange(areas, self.view.common.seats, self._curtain.bottom)

    def show(self, view: View, now: int) -> None:
        """The match as it stands, without animation; `view`: any sight of this screen's."""
        self._telling.clear()
        self._turn(view, now)
        self.place((self._desk.view(self._curtain.eye) if len(self._desk.own()) > 1 else None) or view, now)
        self._open(now)

    def _open(self, now: int) -> None:
        """A match that began just now is still seen to be dealt."""
        shown = self.view
        if shown is None or self._areas is None or self._desk.clock(now) > JUST_NOW or not (events := opening(shown)):
            return
        self.place(undealt(shown), now)
        eye = self._curtain.eye
        self._telling.hear(Stepped(-1, 0, () if eye is None else (eye,), events, shown))

    def place(self, view: View, now: int) -> None:
        """Show a view at once, from where the eye sits."""
        self._beats.clear()
        self._again.clear()
        self._story.quiet()
        self.taking, self.repeating = None, False
        self.view = self._masked(view)
        self._settle(now)

    def _settle(self, now: int) -> None:
        """Everything in its place, and nothing on the way."""
        if self._areas is None or self.view is None:
            return
        self._keep(zones(self.view))
        self._board.zones, self._board.look = zones(self.view), self.look
        self._board.arrange(self._areas, self.view.common.seats, self._curtain.bottom)

    def hurry(self, now: int) -> None:
        """Tell everything at once: the match as it stands now."""
        while self._beats.behind:
            self._beats.skip(now)
        self._beats.skip(now)
        self._board.skip()
        self._story.quiet()

    # --- one after the other
    def hear(self, step: Stepped) -> None:
        """A step, or another sight of one: it is told when what came before has been."""
        self._telling.hear(step)

    def step(self, now: int) -> None:
        """Begin what is due."""
        self._now = now
        self._beats.step(now)

    def held(self, now: int) -> bool:
        """Whether something is left lying to be read."""
        return self._beats.held(now)

    @property
    def behind(self) -> bool:
        """Whether something that has happened is not shown yet."""
        return self._beats.behind

    def next_change(self) -> int | None:
        """When the next beat begins, None if nothing is waiting."""
        return self._beats.next_change()

    def repeat(self, now: int) -> bool:
        """The last moves of the deal, as they were told; whether there are any."""
        moves = [(view, told) for view, told in self._tail if any(isinstance(event, ev.Played) for event in told.events)]
        if not moves or self.view is None:
            return False
        moves = moves[-self.view.common.seats :]
        self.place(moves[0][0], now)
        self._again.extend(told for _, told in moves)
        self.repeating = True
        self._beats.step(now)
        return True

    def _next(self) -> Sequence[Beat[View]]:
        """The next step, cut down to what the eye may see; of moves told again the next one."""
        if self.view is None:
            return ()
        if self._again:
            told = self._again.popleft()
            return beats(told.events, self._masked(told.view))
        self.repeating = False
        before, eye = self.view, self._curtain.eye
        if any(isinstance(event, ev.DealStarted) for event in self._telling.events):
            self._curtain.close()
            self._tail.clear()
        self._turn(self._telling.oldest, self._now)
        if self._curtain.eye != eye:
            self.place(before, self._now)
        told = self._telling.take(self._curtain.eye)
        self._tail.append((self._masked(before), told))
        return beats(told.events, self._masked(told.view))

    def _turn(self, view: View, now: int) -> None:
        if self._curtain.turn(view.common.turn if view.common.phase == "play" else None, now):
            self._hand.drop()

    def _masked(self, view: View) -> View:
        """A view without any hand but the eye's: views of other own seats hold their own."""
        eye = self._curtain.eye
        return replace(view, hands=tuple(hand if seat == eye else (None,) * len(hand) for seat, hand in enumerate(view.hands)))

    def _play(self, beat: Beat[View], now: int) -> int:
        """Show a beat; when its movement is over, ns."""
        self.taking = None
        if beat.view is not None:
            self.view = beat.view
            self.repeating = self.repeating and bool(self._again)
            self._keep(zones(beat.view))
            self._board.change(self.look, now)
            return now
        after, over = self._board.zones, None
        for event in beat.events:
            after = shuffled(moved(after, event.moves())) if hasattr(event, "moves") else after
            if isinstance(event, Over):
                over = (event.played.card, event.played.takes)
                self.taking = (event.played.seat, event.played.takes)
        self._keep(after)
        self._story.hear(beat.events, now)
        return self._board.play(beat.events, after, Look(self._hand.cards, self._hand.chosen, over), now)

    def _keep(self, shown: Zones) -> None:
        """Hand and choice stay on what is there now."""
        own = shown.get(f"hand:{self._curtain.eye}", ())
        self._hand.hold([card for card in own if card is not None])
        table = tuple(card for card in shown.get("table", ()) if card is not None)
        self._presses.keep(self._presses.choice.keep(table, self._hand.cards))

    @property
    def look(self) -> Look:
        """The hand as it is held."""
        return Look(self._hand.cards, self._hand.chosen)


def shuffled(shown: Zones) -> Zones:
    """The same with a stock nobody has looked into."""
    return {**shown, "stock": (None,) * len(shown.get("stock", ()))}
