"""How a card in a pose looks: its face or back, turning over in perspective, tilted, lifted over its shadow, faded, with a gleam across.

Decides how poses become surfaces and keeps what is dear: while a card moves, its pose goes in steps that the eye cannot tell from a smooth
way, so that the same surfaces serve many frames. Knows no game; faces come from `Faces`.
"""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

import pygame

from game.core.cards import HiddenCard
from game.ui.clips import Pose
from game.ui.director import Sprite
from game.ui.faces.drawing import Pack
from game.ui.faces.flip import narrowed, step_of, turning
from game.ui.faces.kept import Kept
from game.ui.faces.shadow import Shade, shade, shadow
from game.ui.faces.store import FINE, Faces
from game.ui.picture import Item

PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED
ROOM = 40_000_000
"""Bytes of turned, tilted, scaled, faded cards kept."""
_MOST = 96
"""Last poses remembered: more cards than this are never in the air."""
_CROWD_LIFT = 0.5
"""Where many fly at once all cast the same shadow: one that is small enough to stay at hand costs half."""
_STEPS = 24
"""Steps of fading and of a gleam: finer ones cannot be seen."""


class Look(NamedTuple):
    """What a card's surface depends on beside its face: width in pixels, step of turning over and whether its left edge is the near one,
    degrees of tilt, steps of fading and of the gleam; `quick`: for a moment only, hard edges will do (a back serves every card, and is
    drawn well).
    """

    width: int
    turn: int
    near_left: bool
    angle: float
    alpha: int
    gleam: int
    quick: bool


class Flown(NamedTuple):
    """How a card in the air was drawn last: its face, the surface of that, its look and the surface it has in it."""

    shown: HiddenCard
    base: pygame.Surface
    look: Look
    sheet: pygame.Surface


Shadow: TypeAlias = tuple[pygame.Surface, pygame.Rect, Shade]


class CardPainter:
    """Cards of one pack, drawn in any pose."""

    def __init__(self, faces: Faces, pack: Pack) -> None:
        self._faces = faces
        self._pack = pack
        self._kept: Kept[tuple[pygame.Surface, Look]] = Kept(ROOM)
        self._lying: dict[str, tuple[Sprite, pygame.Surface, Item]] = {}  # as many as a table has places and cards
        self._flying: dict[str, Flown] = {}  # the last pose of each that moves

    def rect(self, pose: Pose) -> pygame.Rect:
        """Where a card in this pose is seen, its tilt aside."""
        box, (x, y) = pygame.Rect(0, 0, round(pose.width), round(pose.width / self._pack.ratio)), pose.centre
        box.center = (round(x), round(y))
        return box

    def item(self, sprite: Sprite) -> Item:
        """The sprite with its shadow, as an item of a picture."""
        look = look_of(sprite)
        shown = sprite.card if sprite.pose.turn >= 0.5 else None
        base, grade = self._face(sprite, shown, look.width)
        lying = self._lying.get(sprite.key)
        if lying is not None and lying[0] == sprite and lying[1] is base:
            return lying[2]
        if sprite.moving:
            self._faces.fly()
        item = self._item(sprite, look, base, grade, shown)
        if not sprite.moving:
            self._lying[sprite.key] = (sprite, base, item)
            self._flying.pop(sprite.key, None)
        return item

    def _item(self, sprite: Sprite, look: Look, base: pygame.Surface, grade: int, shown: HiddenCard) -> Item:
        look, sheet = self._posed(sprite, self._well(base, look), base, shown)
        pose = sprite.pose
        dark = self._shadow(sprite, look)
        x, y = pose.centre
        box = sheet.get_rect(center=(round(x), round(y)))
        around = box if dark is None else box.union(dark[1])

        def paint(target: pygame.Surface) -> None:
            if dark is not None:
                target.blit(dark[0], dark[1], special_flags=PREMULTIPLIED)
            target.blit(sheet, box, special_flags=PREMULTIPLIED)

        shade = dark and (dark[1].topleft, dark[2])  # the same pose from a face of another size is another sheet
        return Item(("card", sprite.key), around, ((shown, grade, look), tuple(box), shade, sheet), paint)

    def _posed(self, sprite: Sprite, look: Look, base: pygame.Surface, shown: HiddenCard) -> tuple[Look, pygame.Surface]:
        """The look the sprite has in this frame, and its surface: the last one of the same face again where there is no time for a new."""
        last = self._flying.get(sprite.key)
        if last is not None and last.base is base and last.look == look:
            return look, last.sheet
        sheet = self._found(base, look)
        if sheet is None:
            if sprite.moving and last is not None and last.shown == shown and not self._faces.turn():
                return last.look, last.sheet
            sheet = self._new(base, look)
        if sprite.moving:
            if len(self._flying) > _MOST:  # most of them have flown away
                self._flying.clear()
            self._flying[sprite.key] = Flown(shown, base, look, sheet)
        return look, sheet

    def _shadow(self, sprite: Sprite, look: Look) -> Shadow | None:
        """The soft shadow, its place and what it depends on; none under a card that is fading or nearly on its edge."""
        pose, wide = sprite.pose, narrowed(look.width, look.turn)
        if look.alpha < _STEPS // 2 or wide < 0.3 * look.width:
            return None
        high = look.width / self._pack.ratio
        if sprite.moving and self._faces.crowded:
            of = shade(look.width / high, _CROWD_LIFT, 0, look.turn)
        else:
            of = shade(look.width / high, pose.lift, look.angle, look.turn)
        soft = shadow(of, max(look.width, high))
        aside, below = pose.width * 0.03 * pose.lift, pose.width * (0.02 + 0.1 * max(0.0, pose.lift))
        return soft, soft.get_rect(center=(round(pose.x + aside), round(pose.y + below))), of

    def _well(self, base: pygame.Surface, look: Look) -> Look:
        """The look as well as this frame can have it: smooth if that surface is there, or if there is time to make it."""
        if not look.quick or not look.angle or self._faces.crowded:
            return look
        well = look._replace(quick=False)
        there = self._kept.get((base, well)) is not None
        return well if there or self._faces.spare(round(look.width**2 / self._pack.ratio)) else look

    def _found(self, base: pygame.Surface, look: Look) -> pygame.Surface | None:
        """The face or back as the look has it, if it is there."""
        return base if look == _plain(base, look) else self._kept.get((base, look))

    def _new(self, base: pygame.Surface, look: Look) -> pygame.Surface:
        """The face or back made as the look has it."""
        sheet = _made(base, look, round(look.width / self._pack.ratio))
        if sheet is not base:
            self._kept.put((base, look), sheet)
        return sheet

    def _face(self, sprite: Sprite, shown: HiddenCard, width: int) -> tuple[pygame.Surface, int]:
        """A face of about this width and its grade: the exact one for a card that lies still, the nearest for one changing its size."""
        near = self._faces.near(self._pack, shown, width) if sprite.moving else None
        if near is not None and abs(near.get_width() - width) > 1:
            return near, FINE
        return self._faces.face(self._pack, shown, width)


def card_at(item: Item) -> pygame.Rect:
    """Where the card of such an item is, its shadow aside."""
    return pygame.Rect(item.look[1])  # type: ignore[index]


def look_of(sprite: Sprite) -> Look:
    """The look of a sprite. A card on its way goes through few widths and angles: steps of 2 pixels, of 1 to 5 degrees."""
    pose, width, angle = sprite.pose, max(2, round(sprite.pose.width)), round(sprite.pose.angle * 2) / 2
    turn = step_of(pose.turn)
    if sprite.moving:
        width += width % 2
        step = 5 if turn else 1 if abs(angle) < 1.5 else 3
        angle = float(round(angle / step) * step)
    gleam = round(pose.gleam * _STEPS) % _STEPS
    return Look(width, turn, pose.turn < 0.5, angle, round(pose.alpha * _STEPS), gleam, sprite.moving and pose.turn >= 0.5)


def _plain(base: pygame.Surface, look: Look) -> Look:
    """The look in which the face or back is shown as it is."""
    return Look(base.get_width(), 0, look.near_left, 0.0, _STEPS, 0, look.quick)


def _made(base: pygame.Surface, look: Look, high: int) -> pygame.Surface:
    sheet = base if abs(base.get_width() - look.width) <= 1 else pygame.transform.smoothscale(base, (look.width, high))
    if look.turn:
        sheet = turning(sheet, look.turn, look.near_left)
    if look.gleam:
        sheet = _gleaming(sheet, look.gleam / _STEPS)
    if look.alpha < _STEPS:
        sheet = _faded(sheet, look.alpha / _STEPS)
    if look.angle:
        sheet = _tilted(sheet, look.angle, look.quick)
    return sheet


def _tilted(sheet: pygame.Surface, angle: float, quick: bool) -> pygame.Surface:
    """Tilted; with hard edges for a moment, else smoothly and with a clear rim first, without which the edges come out jagged."""
    if quick:
        return pygame.transform.rotate(sheet, angle)
    rimmed = pygame.Surface((sheet.get_width() + 4, sheet.get_height() + 4), pygame.SRCALPHA)
    rimmed.blit(sheet, (2, 2), special_flags=PREMULTIPLIED)
    return pygame.transform.rotozoom(rimmed, angle, 1.0)


def _faded(sheet: pygame.Surface, alpha: float) -> pygame.Surface:
    level = round(255 * alpha)
    faded = sheet.copy()
    faded.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return faded


def _gleaming(sheet: pygame.Surface, progress: float) -> pygame.Surface:
    """The sheet with a slanting band of light, `progress` of its way across."""
    width, height = sheet.get_size()
    band = _band(height, round(width * 0.34))
    bright = sheet.copy()
    bright.set_clip(bright.get_rect().inflate(-max(4, width // 40), -max(4, width // 40)))  # not on the clear corners
    bright.blit(band, (round(progress * (width + band.get_width())) - band.get_width(), 0), special_flags=pygame.BLEND_RGB_ADD)
    bright.set_clip(None)
    return bright


@lru_cache(maxsize=8)
def _band(height: int, wide: int) -> pygame.Surface:
    """Light to be added: brightest in the middle, leaning by a third of its height. Paper is nearly white: what shows is the warm tint."""
    lean = height // 3
    light = pygame.Surface((wide + lean, height)).convert()
    for part, glow in ((1.0, (34, 26, 0)), (0.66, (70, 52, 6)), (0.33, (120, 96, 30))):
        half, x = wide * part / 2, wide / 2
        pygame.draw.polygon(light, glow, [(x + lean - half, 0), (x + lean + half, 0), (x + half, height), (x - half, height)])
    return light
