"""The cards of a table of Scopa on the screen: which zones are shown now, and the way from one picture to the next.

The layout is a function of zones and look; the director carries the cards towards it. Decides no rules and knows nobody's input.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

import pygame

from game.core.cards import Card
from game.core.events import Zones
from game.core.seats import Seat
from game.games.scopa.table.choreography import LEAVING, Scene, movements
from game.games.scopa.table.cloth import SIZES, Cloth, Look, cloth, lie
from game.games.scopa.table.lay import Lay, Slots
from game.ui.card_painter import CardPainter
from game.ui.clips import Pose, glide
from game.ui.cues import Cues
from game.ui.director import GLIDE_MS, Director, Sprite, parted
from game.ui.effects import Effect
from game.ui.faces.drawing import Pack
from game.ui.fan import Fan, covers
from game.ui.table_part import Areas, Desk


class Board:
    """Cloth, director and painter of one table. `zones`: what is shown; `cues`: what is still to be heard, by time."""

    def __init__(self, desk: Desk, pack: Pack) -> None:
        self.pack = pack
        self.painter = CardPainter(desk.faces, pack)
        self.director = Director(desk.speed, desk.still)
        self.zones: Zones = {}
        self.look = Look()
        self.slots = Slots()
        self.cues = Cues()
        self.hanging: tuple[Card, Pose] | None = None
        """The card on the pointer, and where it hangs."""
        self._desk = desk
        self._areas: Areas | None = None
        self._seats, self._bottom = 2, 0
        self._cloth: Cloth | None = None

    @property
    def areas(self) -> Areas:
        """Where it may draw; only after `arrange`."""
        assert self._areas is not None, "arrange comes first"
        return self._areas

    @property
    def cloth(self) -> Cloth:
        """The parts of the table; only after `arrange`."""
        assert self._cloth is not None, "arrange comes first"
        return self._cloth

    @property
    def lay(self) -> Lay:
        """The places on the table as they are now."""
        return self.cloth.lay(self.slots)

    # --- from picture to picture
    def arrange(self, areas: Areas, seats: int, bottom: Seat) -> None:
        """Another room, or somebody else at the bottom: everything lies in its place at once."""
        self._areas, self._seats, self._bottom = areas, seats, bottom
        self.place(self.zones, self.look)

    def place(self, zones: Zones, look: Look) -> None:
        """Show these zones at once."""
        self.zones, self.look, self.hanging = zones, look, None
        self.cues.clear()
        self._settle()
        self.director.place(lie(self.cloth, zones, self.slots, look))
        self._prepare()

    def change(self, look: Look, now: int) -> None:
        """Another look without any event: what is chosen, how the hand is sorted."""
        if look != self.look:
            self.look = look
            self.director.arrange(lie(self.cloth, self.zones, self.slots, look), now)

    def play(self, events: Sequence[object], zones: Zones, look: Look, now: int) -> int:
        """Go over to these zones the way the events tell; when the movement is over, ns."""
        before, poses = self.zones, self._poses(now)
        self.zones, self.look, self.hanging = zones, look, None
        self._settle()
        layout = lie(self.cloth, zones, self.slots, look)
        made = movements(events, Scene(poses.get, layout, lambda zone: len(before.get(zone, ()))), now)
        self.director.arrange(layout, now)
        self.director.play(made.clips, now)
        self.cues.add(made.cues, now, self.director.factor)
        self._prepare()
        return now + int((made.over - now) * self.director.pace)

    def _poses(self, now: int) -> dict[str, Pose]:
        """Where everything is drawn now."""
        return {sprite.key.removeprefix(LEAVING): sprite.pose for sprite in self._frame(now)}

    def _settle(self) -> None:
        """Places for what lies on the table, the card lying on others aside; a crowded table is shared out in another way."""
        over = self.look.over
        table = [card for card in self.zones.get("table", ()) if card is not None and (over is None or card != over[0])]
        self.slots.settle(table)
        size = SIZES[self._desk.card_size]
        self._cloth = cloth(self.areas, self._seats, self._bottom, self.pack.ratio, size, self.slots.crowded)

    def skip(self) -> None:
        """Every card is where it belongs, and nothing of the way is heard any more."""
        self.director.skip()
        self.cues.clear()

    def _prepare(self) -> None:
        """Have the faces made that are on the table, in the size of the table and of the hand."""
        cards = [card for card in (*self.zones.get("table", ()), *self.look.hand) if card is not None]
        for width in {round(self.lay.width), round(self.cloth.hand(3).poses[0].width)}:
            self._desk.faces.prepare(self.pack, [None, *cards], width)

    # --- the card on the pointer
    def let_go(self, now: int) -> None:
        """It goes back to its place."""
        if self.hanging is not None:
            card, pose = self.hanging
            self.hanging = None
            self.director.play([glide(card, card, pose, now, GLIDE_MS)], now)

    # --- looking
    def _frame(self, now: int) -> Iterable[Sprite]:
        for sprite in self.director.frame(now):
            if self.hanging is not None and sprite.key == self.hanging[0]:
                sprite = replace(sprite, pose=self.hanging[1])
            yield sprite

    def sprites(self, now: int) -> tuple[list[Sprite], list[Sprite]]:
        """The cards that lie and those that fly above them."""
        return parted(self._frame(now))

    def shown_at(self, pos: tuple[int, int], now: int) -> str | None:
        """What is drawn uppermost at a point now."""
        hit = [sprite for sprite in self._frame(now) if covers(sprite.pose, self.pack.ratio, pos)]
        return max(hit, key=lambda sprite: sprite.pose.z).key if hit else None

    def fan(self, cards: Iterable[Card], now: int) -> Fan:
        """These cards of the hand as they are drawn now."""
        poses = [pose for card in cards if (pose := self.director.pose(card, now)) is not None]
        return Fan(tuple(poses), self.pack.ratio)

    def card_at(self, pos: tuple[int, int], now: int) -> Card | None:
        """The card on the table at a point."""
        shown = self.shown_at(pos, now)
        return shown if shown in self.slots.of else None

    def rect(self, key: str, now: int) -> pygame.Rect | None:
        """Where a card is drawn now, its tilt aside."""
        pose = self.hanging[1] if self.hanging is not None and self.hanging[0] == key else self.director.pose(key, now)
        return None if pose is None else self.painter.rect(pose)

    def due(self, now: int) -> list[Effect]:
        """What is to be heard now."""
        return self.cues.due(now)

    def next_frame(self, now: int) -> int | None:
        """When something moves or is heard next."""
        if self.director.busy(now):
            return now
        return self.cues.next
