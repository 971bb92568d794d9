"""Where everything lies at a table of two who play tricks: hands opposite each other, stock and trump on the left, the trick in the
middle, won tricks at the right of their owners.

Pure geometry, from zones to a layout; knows no rules, no clock and no players' input. A card that is not known is called after its zone
and its number there (`slot`), every other one by its own name.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

import pygame

from game.core.cards import Card, HiddenCard
from game.core.events import Move, Zone, Zones, kind_of, owner_of
from game.core.seats import Seat
from game.ui.clips import Layout, Pose, Spot
from game.ui.fan import Fan, backs, fan
from game.ui.places import Places, places
from game.ui.theme import Scale

SIZES = {"small": 0.84, "normal": 0.94, "large": 1.0}
FULL_HAND = 6
STOCK_SEEN = 12
"""Cards of a stock that are drawn one by one; more look the same."""
_OWN, _OTHER = 0.345, 0.18
_COLUMN = 0.262
"""Width of stock and side box beside the trick, as a part of the whole."""


@dataclass(frozen=True)
class Felt:
    """The parts of a table in pixels: whose hands and piles are where (`places`), `stock` on the left, `trick`, `side` on the right."""

    places: Places
    ratio: float
    size: float
    stock: pygame.Rect
    trick: pygame.Rect
    side: pygame.Rect

    @property
    def bottom(self) -> Seat:
        """Who sits at the bottom of the screen."""
        return self.places.bottom

    def hand(self, count: int) -> Fan:
        """The fan of the hand at the bottom; its cards do not grow as they get fewer, so that each is drawn in one size only."""
        area = self.places.seats[self.bottom].hand
        width = fan(area, FULL_HAND, self.ratio, self.size).poses[0].width
        poses = fan(area, count, self.ratio, self.size).poses
        return Fan(tuple(replace(pose, width=min(width, pose.width)) for pose in poses), self.ratio)

    def trick_pose(self, seat: Seat, lead: bool) -> Pose:
        """Where the card of a seat lies in the trick."""
        width = min(self.trick.h * 0.64, self.trick.w * 0.78) * self.ratio * self.size
        side = -1 if seat == self.bottom else 1
        x = self.trick.centerx + side * width * 0.36
        y = self.trick.centery - self.trick.h * 0.025 - side * self.trick.h * 0.115
        return Pose(x, y, width, angle=-5.0 * side, z=40 if lead else 41)

    def stock_pose(self, number: int = 0) -> Pose:
        """The `number`th card of the stock from below."""
        width = min(self.stock.h * 0.62, self.stock.w * 0.63) * self.ratio * self.size
        left = self.stock.centerx - width * (0.22 + 0.5 / self.ratio) / 2  # with the trump it fills the middle of its place
        return Pose(left - 1.2 * number, self.stock.centery - 1.2 * number, width, turn=0.0, z=10 + number)

    def pile_pose(self, seat: Seat, trick: int, tricks: int) -> Pose:
        """The `trick`th of a seat's won tricks, face down, each a little further on."""
        box = self.places.seats[seat].pile
        width = min(box.h * 0.66, self.stock.h * 0.3) * self.ratio
        step = min(width * 0.24, (box.w - width * 1.1) / max(1, tricks - 1))
        left = box.centerx - step * (tricks - 1) / 2
        return Pose(left + step * trick, box.centery - box.h * 0.1, width, angle=4.0 if trick % 2 else -4.0, turn=0.0, z=60 + 2 * trick)

    def discard_pose(self, seat: Seat, number: int) -> Pose:
        """The `number`th card a seat has laid aside, on a loose heap before it."""
        width = self.stock_pose().width * 0.62
        side = 1 if seat == self.bottom else -1
        y = self.trick.centery + side * (self.trick.h / 2 - width / self.ratio / 2)
        turn = (number * 47) % 31 - 15
        return Pose(self.trick.x + width * 0.55 + (number * 5) % 13, y - (number * 7) % 9, width, angle=turn, turn=0.0, z=20 + number)


@dataclass(frozen=True)
class Look:
    """What a layout depends on beside the zones.

    `hand`: the own cards from left to right · `raised`: those that stand out · `played`: who played the cards of the trick · `closed`: the
    trump lies face down across the stock · `under`: it lies half under the stock, not beside it.
    """

    hand: tuple[Card, ...] = ()
    raised: frozenset[Card] = frozenset()
    played: Mapping[Card, Seat] = field(default_factory=dict)
    closed: bool = False
    under: bool = True


def felt(scale: Scale, area: pygame.Rect, ratio: float, size: float, bottom: Seat) -> Felt:
    """The table inside `area` for cards of this ratio (width / height); `size` (at most 1) makes hand and trick smaller."""
    shared = places(scale, area, 2, bottom, own=_OWN, other=_OTHER)
    middle, column = shared.middle, round(area.w * _COLUMN)
    stock = pygame.Rect(middle.x, middle.y, column, middle.h)
    side = pygame.Rect(middle.right - column, middle.y, column, middle.h)
    trick = pygame.Rect(stock.right, middle.y, side.x - stock.right, middle.h)
    return Felt(shared, ratio, size, stock, trick, side)


def slot(zone: Zone, number: int) -> str:
    """What a card is called whose face is not known."""
    return f"{zone}#{number}"


def keys(zone: Zone, cards: Iterable[HiddenCard]) -> list[str]:
    """What the cards of a zone are called on the screen, in order."""
    named, hidden = [], 0
    for card in cards:
        named.append(slot(zone, hidden) if card is None else card)
        hidden += card is None
    return named


def moved(zones: Zones, moves: Iterable[Move]) -> Zones:
    """The zones after these moves; a card whose place in its zone is not known leaves an unknown one."""
    after = {zone: list(cards) for zone, cards in zones.items()}
    for move in moves:
        left = after.setdefault(move.origin, [])
        if move.card in left:
            left.remove(move.card)
        elif None in left:
            left.remove(None)
        after.setdefault(move.target, []).append(move.card)
    return {zone: tuple(cards) for zone, cards in after.items()}


def lie(cloth: Felt, zones: Zones, look: Look) -> Layout:
    """Where every card lies."""
    spots: dict[str, Spot] = {}
    for zone, cards in zones.items():
        match kind_of(zone), owner_of(zone):
            case "hand", int() as seat:
                spots |= _hand(cloth, zone, seat, cards, look)
            case "won", int() as seat:
                spots |= _pile(cloth, seat, cards)
            case "discard", int() as seat:
                named = zip(keys(zone, cards), cards, strict=True)
                spots |= {key: Spot(card, cloth.discard_pose(seat, number)) for number, (key, card) in enumerate(named)}
            case "trick", _:
                spots |= {
                    card: Spot(card, cloth.trick_pose(look.played.get(card, cloth.bottom), number == 0))
                    for number, card in enumerate(cards)
                    if card is not None
                }
            case "stock", _:
                spots |= {slot(zone, i): Spot(None, cloth.stock_pose(i)) for i in range(min(len(cards), STOCK_SEEN))}
            case "turnup", _:
                spots |= {card: Spot(card, _turnup(cloth, look)) for card in cards if card is not None}
    return Layout(spots, anchors(cloth, zones, look))


def anchors(cloth: Felt, zones: Zones, look: Look) -> dict[Zone, Pose]:
    """Where cards come from or go to in zones that do not show them."""
    found = {"stock": cloth.stock_pose(min(STOCK_SEEN, len(zones.get("stock", ())))), "turnup": _turnup(cloth, look)}
    for seat in (0, 1):
        box = cloth.places.seats[seat].hand
        found[f"hand:{seat}"] = Pose(box.centerx, box.centery, box.h * 0.8 * cloth.ratio, turn=0.0)
        found[f"won:{seat}"] = cloth.pile_pose(seat, 0, 1)
        found[f"discard:{seat}"] = cloth.discard_pose(seat, 0)
    return found


def _hand(cloth: Felt, zone: Zone, seat: Seat, cards: tuple[HiddenCard, ...], look: Look) -> dict[str, Spot]:
    """The hand at the bottom fanned out, in its own order where it is known; the other one from behind, with the cards known of it."""
    if seat != cloth.bottom:
        return _far_hand(cloth, zone, cards)
    known = tuple(card for card in cards if card is not None)
    order: tuple[HiddenCard, ...] = look.hand if sorted(look.hand) == sorted(known) and len(known) == len(cards) else cards
    spots = {}
    for key, card, pose in zip(keys(zone, order), order, cloth.hand(len(order)).poses, strict=True):
        if card is None:
            pose = replace(pose, turn=0.0)
        elif card in look.raised:
            pose = replace(pose, y=pose.y - pose.width * 0.17, lift=0.16)
        spots[key] = Spot(card, pose)
    return spots


def _far_hand(cloth: Felt, zone: Zone, cards: tuple[HiddenCard, ...]) -> dict[str, Spot]:
    order = sorted(cards, key=lambda card: (card is not None, card or ""))
    poses = backs(cloth.places.seats[1 - cloth.bottom].hand, len(order), cloth.ratio, "top")[::-1]
    spots = {}
    for number, (key, card, pose) in enumerate(zip(keys(zone, order), order, poses, strict=True)):
        if card is not None:  # what is known is held out a little
            pose = replace(pose, turn=1.0, angle=pose.angle - 180.0, y=pose.y + pose.width * 0.3)
        spots[key] = Spot(card, replace(pose, z=poses[0].z + number))
    return spots


def _pile(cloth: Felt, seat: Seat, cards: tuple[HiddenCard, ...]) -> dict[str, Spot]:
    tricks = (len(cards) + 1) // 2
    spots = {}
    for number, card in enumerate(cards):
        pose = cloth.pile_pose(seat, number // 2, tricks)
        if card is not None:
            spots[card] = Spot(card, replace(pose, x=pose.x + 2 * (number % 2), z=pose.z + number % 2))
    return spots


def _turnup(cloth: Felt, look: Look) -> Pose:
    """The turned-up trump: half under the stock, across it face down when it is closed, or out of play beside it."""
    stock = cloth.stock_pose()
    if look.closed:
        across = stock.width * (1 / cloth.ratio - 1) / 2
        return replace(stock, x=stock.x + across * 0.7, y=stock.y - 6, angle=-90.0, z=10 + STOCK_SEEN + 1)
    if look.under:
        return Pose(stock.x + stock.width * 0.72, stock.y, stock.width, angle=-90.0, z=5)
    return Pose(stock.x + stock.width * 1.12, stock.y, stock.width, z=5)
