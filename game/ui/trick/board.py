"""The cards of a table of tricks on the screen: which zones are shown now, and the way from one picture to the next.

The layout is a function of zones and look; the director carries the cards towards it. Knows no rules, no input and no words.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace

import pygame

from game.core.cards import Card
from game.core.events import Zones
from game.core.game import Event
from game.core.seats import Seat
from game.ui.card_painter import CardPainter
from game.ui.clips import Pose, glide, shudder
from game.ui.cues import Cues
from game.ui.director import GLIDE_MS, Director, Sprite, parted
from game.ui.effects import Effect
from game.ui.faces.drawing import Pack
from game.ui.fan import Fan
from game.ui.table_part import Areas, Desk
from game.ui.trick.felt import SIZES, Felt, Look, felt, lie
from game.ui.trick.moves import Scene, movements, moves_of, played_by

SAYS_NO = 380.0
"""How long a card shakes that cannot be played, ms."""


class TrickBoard:
    """Felt, director and painter of one table. `zones`: what is shown; `cues`: what is still to be heard, by time."""

    def __init__(self, desk: Desk, pack: Pack, proud: Callable[[Event], bool]) -> None:
        """`proud`: whether the cards that an event shows are shown off."""
        self.pack = pack
        self.painter = CardPainter(desk.faces, pack)
        self.director = Director(desk.speed, desk.still)
        self.zones: Zones = {}
        self.look = Look()
        self.cues = Cues()
        self.hanging: tuple[Card, Pose] | None = None
        """The card on the pointer, and where it hangs."""
        self._desk, self._proud = desk, proud
        self._areas: Areas | None = None
        self._felt: Felt | None = None

    @property
    def areas(self) -> Areas:
        """Where it may draw; only after `arrange`."""
        assert self._areas is not None, "arrange comes first"
        return self._areas

    @property
    def felt(self) -> Felt:
        """The parts of the table; only after `arrange`."""
        assert self._felt is not None, "arrange comes first"
        return self._felt

    # --- from picture to picture
    def arrange(self, areas: Areas, bottom: Seat) -> None:
        """Another room, or somebody else at the bottom: everything lies in its place at once."""
        self._areas = areas
        self._felt = felt(areas.scale, areas.cards, self.pack.ratio, SIZES[self._desk.card_size], bottom)
        self.place(self.zones, self.look)

    def place(self, zones: Zones, look: Look) -> None:
        """Show these zones at once."""
        self.zones, self.look, self.hanging = zones, look, None
        self.cues.clear()
        self.director.place(lie(self.felt, zones, look))

    def change(self, zones: Zones, look: Look, now: int) -> None:
        """Other zones or another look without any event: what is still there glides where it belongs now."""
        if (zones, look) != (self.zones, self.look):
            self.zones, self.look = zones, look
            self.director.arrange(lie(self.felt, zones, look), now)

    def play(self, events: Iterable[Event], zones: Zones, look: Look, now: int) -> int:
        """Go over to these zones the way the events tell; when that is over, ns."""
        events = tuple(events)
        before, old = self.zones, self.director.layout
        self.zones, self.look = zones, replace(look, played={**self.look.played, **look.played, **played_by(moves_of(events))})
        after = lie(self.felt, self.zones, self.look)
        made = movements(events, Scene(before, lambda key: self.pose(key, now), old, after), now, self._proud)
        self.hanging = None
        self.director.arrange(after, now)
        self.director.play(made.clips, now)
        self.cues.add(made.cues, now, self.director.factor)
        return now + int((made.over - now) * self.director.pace)

    def skip(self) -> None:
        """Every card is where it belongs, and nothing of the way is heard any more."""
        self.director.skip()
        self.cues.clear()

    # --- the own hand
    def fan(self, cards: Iterable[Card], now: int) -> Fan:
        """These cards of the hand as they are drawn now."""
        poses = [self.pose(card, now) for card in cards]
        return Fan(tuple(pose for pose in poses if pose is not None), self.pack.ratio)

    def hang(self, card: Card, pose: Pose) -> None:
        """A card hangs on the pointer."""
        self.hanging = (card, pose)

    def let_go(self, now: int) -> None:
        """It goes back to its place."""
        if self.hanging is not None:
            card, pose = self.hanging
            self.hanging = None
            self.director.play([glide(card, card, pose, now, GLIDE_MS)], now)

    def say_no(self, card: Card, now: int) -> None:
        """A card cannot be played, and shakes."""
        pose = self.pose(card, now)
        if pose is not None and self.hanging is None:
            self.director.play([shudder(card, card, pose, now, SAYS_NO)], now)

    # --- looking
    def pose(self, key: str, now: int) -> Pose | None:
        """Where a card is drawn now."""
        if self.hanging is not None and self.hanging[0] == key:
            return self.hanging[1]
        return self.director.pose(key, now)

    def sprites(self, now: int) -> tuple[list[Sprite], list[Sprite]]:
        """The cards that lie and those that fly above them."""
        sprites: Iterable[Sprite] = self.director.frame(now)
        if self.hanging is not None:
            card, pose = self.hanging
            sprites = (replace(sprite, pose=pose) if sprite.key == card else sprite for sprite in sprites)
        return parted(sprites)

    def rect(self, key: str, now: int) -> pygame.Rect | None:
        """Where a card is drawn now, its tilt aside."""
        pose = self.pose(key, now)
        return None if pose is None else self.painter.rect(pose)

    def prepare(self, cards: Iterable[Card]) -> None:
        """Have these faces made in the sizes of hand and trick before they are needed."""
        for width in {round(self.felt.hand(1).poses[0].width), round(self.felt.trick_pose(0, True).width)}:
            self._desk.faces.prepare(self.pack, [None, *cards], width)

    def due(self, now: int) -> list[Effect]:
        """What is to be heard now."""
        return self.cues.due(now)

    def next_frame(self, now: int) -> int | None:
        """When something moves or is heard next."""
        if self.director.busy(now):
            return now
        return self.cues.next
