"""The cards on the table of Set: their layout for a view, and their way there. Decides no rules and knows no players' input.

The layout is a function of view, picks and room; the director carries the cards towards it.
"""

from collections.abc import Iterable
from dataclasses import replace

import pygame

from game.core.cards import Card
from game.core.seats import Seat
from game.games.setgame.events import Dealt
from game.games.setgame.state import Visible
from game.games.setgame.table.choreography import Places, movements
from game.games.setgame.table.grid import Grid, columns_for, grid
from game.ui.card_painter import CardPainter
from game.ui.clips import FLYING, Layout, Pose, Spot
from game.ui.cues import Cues
from game.ui.director import Director, Sprite, parted
from game.ui.effects import Effect
from game.ui.faces.drawing import Pack
from game.ui.table_part import Areas, Desk

SIZES = {"small": 0.8, "normal": 0.96, "large": 1.0}
BURST = 600_000_000
"""How long sparks fly when a set arrives, ns."""


class Board:
    """Grid, director and painter of one table. `cues` and `arrivals` are what is still to be heard and seen, by time."""

    def __init__(self, desk: Desk, pack: Pack) -> None:
        self.pack = pack
        self.painter = CardPainter(desk.faces, pack)
        self.director = Director(desk.speed, desk.still)
        self.cues = Cues()
        self.arrivals: list[tuple[int, Seat]] = []
        self.takers: dict[str, Seat] = {}
        self._desk = desk
        self._areas: Areas | None = None
        self._raised: frozenset[Card] = frozenset()
        self.grid = Grid(0, 0, 4, 12, 8, 3)

    @property
    def areas(self) -> Areas:
        """Where it may draw; only after `arrange`."""
        assert self._areas is not None, "arrange comes first"
        return self._areas

    def arrange(self, areas: Areas, view: Visible | None) -> None:
        """Another room: everything lies in its place at once."""
        self._areas = areas
        if view is not None:
            self.place(view)

    def place(self, view: Visible) -> None:
        """Show a view at once; every face it may need is made beside the picture."""
        self.cues.clear()
        self.arrivals = []
        self.director.place(self._layout(view))
        self._desk.faces.prepare(self.pack, [None, *view.lying], self.grid.width)

    def open(self, view: Visible, now: int) -> None:
        """Show a table that was laid out just now: the cards come from the pack."""
        self.place(view)
        layout = self.director.layout
        self.director.place(Layout({}, layout.anchors))
        slots = tuple(slot for slot, card in enumerate(view.table) if card is not None)
        self.play([Dealt(view.lying, slots, "start")], view, now)

    def play(self, events: Iterable[object], view: Visible, now: int) -> None:
        """Go over to a new view the way its events tell."""
        events = tuple(events)
        made = movements(events, Places(lambda card: self.director.pose(card, now), self.director.layout.anchors), now)
        self.director.arrange(self._layout(view), now)
        self.director.play(made.clips, now)
        factor = self.director.factor
        self.cues.add(made.cues, now, factor)
        self.arrivals += [(now + int((at - now) * factor), seat) for at, seat in made.arrivals]
        self.takers.update(made.takers)

    def raise_cards(self, cards: Iterable[Card], view: Visible, now: int) -> None:
        """These cards are picked and stand a little higher than the others."""
        raised = frozenset(cards)
        if raised != self._raised:
            self._raised = raised
            self.director.arrange(self._layout(view), now)

    def due(self, now: int) -> tuple[list[Effect], list[Seat]]:
        """Effects to be heard and seats whose set has just arrived."""
        seats = [seat for at, seat in self.arrivals if at <= now]
        self.arrivals = [arrival for arrival in self.arrivals if arrival[0] > now]
        return self.cues.due(now), seats

    def sprites(self, now: int) -> tuple[list[Sprite], list[Sprite]]:
        """The cards that lie and those that fly above them."""
        return parted(self.director.frame(now))

    def rect(self, card: Card, now: int) -> pygame.Rect | None:
        """Where a card of the table is drawn now."""
        pose = self.director.pose(card, now)
        return None if pose is None else self.painter.rect(pose)

    def flies(self, card: Card, now: int) -> bool:
        """Whether a card is in the air, above those that lie."""
        pose = self.director.pose(card, now)
        return pose is not None and pose.z >= FLYING

    def next_frame(self, now: int) -> int | None:
        """When something moves or is heard next."""
        if self.director.busy(now):
            return now
        times = [self.cues.next, *(at for at, _ in self.arrivals)]
        return min((at for at in times if at is not None), default=None)

    def _layout(self, view: Visible) -> Layout:
        areas, size = self.areas, SIZES[self._desk.card_size]
        self.grid = grid(areas.cards, columns_for(len(view.table), view.options.table), self.pack.ratio, size)
        spots = {}
        for slot, card in enumerate(view.table):
            if card is not None:
                pose = self.grid.pose(slot)
                spots[card] = Spot(card, replace(pose, lift=0.14) if card in self._raised else pose)
        anchors = {"stock": self.stock_pose()}
        for seat, box in areas.badges.items():
            anchors[f"taken:{seat}"] = Pose(box.centerx, box.centery, max(8, box.w * 0.9), alpha=0.85)
        return Layout(spots, anchors)

    def stock_pose(self) -> Pose:
        """The pack, face down, in the panel."""
        box = self.areas.stock
        wide = round(box.h * 0.92)
        return Pose(box.x + wide / 2, box.centery, wide, turn=0.0)
