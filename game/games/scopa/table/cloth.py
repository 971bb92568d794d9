"""Where everything lies at a table of Scopa: hands around it, cards on it, piles beside their owners. Pure: zones and look to a layout.

Knows no rules, no clock and nobody's input. A card that is known is called by its own name, another one after its zone and number.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from game.core.cards import Card, HiddenCard
from game.core.events import Zone, Zones
from game.core.seats import Seat
from game.games.scopa.table.lay import Lay, Slots, lay
from game.ui.clips import Layout, Pose, Spot
from game.ui.fan import Fan, backs, fan
from game.ui.places import Places, places
from game.ui.table_part import Areas
from game.ui.theme import Scale
from game.ui.trick.felt import keys

SIZES = {"small": 0.84, "normal": 0.95, "large": 1.0}
_SHARES = {False: (0.265, 0.14), True: (0.221, 0.12)}
"""Of the table's height for the hand at the bottom and the one at the top; less where the table between them is crowded."""
_NEAR = 1.08
"""Cards on the table are at most so much larger than those in the hand."""
OVER = 60.0
"""z of a card that lies on those it takes, while that can be read."""


@dataclass(frozen=True)
class Cloth:
    """The table shared out, in pixels; `ratio` (width / height) and `size` (at most 1) of its cards, `stock` where the pack is."""

    scale: Scale
    places: Places
    ratio: float
    size: float
    stock: Pose

    @property
    def bottom(self) -> Seat:
        """Who sits at the bottom of the screen."""
        return self.places.bottom

    def hand(self, count: int) -> Fan:
        """The fan of the hand at the bottom."""
        return fan(self.places.seats[self.bottom].hand, count, self.ratio, self.size)

    def lay(self, slots: Slots) -> Lay:
        """The places on the table."""
        held = self.hand(3).poses[0].width / self.ratio
        return lay(self.places.middle, max(1, slots.places), self.ratio, held * _NEAR)

    def pile(self, seat: Seat) -> Pose:
        """The lowest card of a pile, face down."""
        box = self.places.seats[seat].pile
        height = min(box.h * 0.74, box.w * 0.5 / self.ratio)
        return Pose(box.x + box.w * 0.32, box.centery - box.h * 0.06, height * self.ratio, turn=0.0, z=2)

    def crosswise(self, seat: Seat, number: int) -> Pose:
        """The `number`th card that made a sweep: across under the pile, its corner peeping out below the one before."""
        pile = self.pile(seat)
        return replace(pile, x=pile.x + pile.width * 0.55, y=pile.y + pile.width * (0.2 * number - 0.25), angle=-90.0, turn=1.0, z=1)

    def middle(self) -> Pose:
        """A card in the middle of the table, a little below it: there is room for a word above."""
        box = self.places.middle
        return Pose(box.centerx, box.y + box.h * 0.66, box.h * 0.46 * self.ratio * self.size, z=OVER)


def cloth(areas: Areas, seats: int, bottom: Seat, ratio: float, size: float, crowded: bool) -> Cloth:
    """The table inside these areas; `crowded`: so many cards lie on it that the hands make room."""
    own, other = _SHARES[crowded]
    stock = Pose(areas.stock.x + areas.stock.h * 0.46, areas.stock.centery, areas.stock.h * ratio, turn=0.0)
    return Cloth(areas.scale, places(areas.scale, areas.cards, seats, bottom, own=own, other=other), ratio, size, stock)


@dataclass(frozen=True)
class Look:
    """What a layout depends on beside the zones.

    `hand`: the cards at the bottom from left to right, where they are known · `raised`: the chosen one · `over`: a card lying on those
    it takes, and these.
    """

    hand: tuple[Card, ...] = ()
    raised: Card | None = None
    over: tuple[Card, tuple[Card, ...]] | None = None


def lie(table: Cloth, zones: Zones, slots: Slots, look: Look) -> Layout:
    """Where every card lies. Cards on the table must have their slots."""
    grid, spots = table.lay(slots), dict[str, Spot]()
    for card, number in slots.of.items():
        spots[card] = Spot(card, grid.pose(number))
    if look.over is not None:
        spots[look.over[0]] = Spot(look.over[0], over((spots[taken].pose for taken in look.over[1]), table.places.middle.centery))
    for place in table.places.seats:
        zone = f"hand:{place.seat}"
        spots |= _hand(table, zone, place.seat, zones.get(zone, ()), look)
    return Layout(spots, anchors(table))


def over(taken: Iterable[Pose], middle: float) -> Pose:
    """Where the card lies that takes these: on the last of them, askew, moved towards the middle of the table, so that both can be read."""
    last = max(taken, key=lambda pose: pose.z)
    below = 1 if last.y < middle else -1
    return replace(last, x=last.x + last.width * 0.36, y=last.y + below * last.width * 0.3, angle=-5.0, lift=0.12, z=OVER)


def _hand(table: Cloth, zone: Zone, seat: Seat, cards: tuple[HiddenCard, ...], look: Look) -> Mapping[str, Spot]:
    if seat != table.bottom:
        place = table.places.seats[seat]
        poses = backs(place.hand, len(cards), table.ratio, place.side)
        return {f"{zone}#{number}": Spot(None, pose) for number, pose in enumerate(poses)}
    order: tuple[HiddenCard, ...] = look.hand if sorted(look.hand) == sorted(card or "" for card in cards) else cards
    spots = {}
    for key, card, pose in zip(keys(zone, order), order, table.hand(len(order)).poses, strict=True):
        if card is None:
            pose = replace(pose, turn=0.0)
        elif card == look.raised:
            pose = replace(pose, y=pose.y - pose.width * 0.06, angle=0.0, lift=0.1)
        spots[key] = Spot(card, pose)
    return spots


def anchors(table: Cloth) -> dict[Zone, Pose]:
    """Where cards come from or go to in zones that do not show them one by one."""
    found = {"stock": table.stock, "table": table.middle()}
    for place in table.places.seats:
        found[f"pile:{place.seat}"] = table.pile(place.seat)
        found[f"hand:{place.seat}"] = Pose(place.hand.centerx, place.hand.centery, min(place.hand.size) * 0.6 * table.ratio, turn=0.0)
    return found
