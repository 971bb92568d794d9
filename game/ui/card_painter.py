"""How a card in a pose looks: its face or back, turned, tilted, lifted over its shadow, faded, with a gleam running across.

Decides how poses become surfaces and caches what is dear (rotations). Knows no game; faces come from `Faces`.
"""

import math
from functools import lru_cache

import pygame

from game.ui.director import Sprite
from game.ui.faces.drawing import Pack
from game.ui.faces.shadow import shadow
from game.ui.faces.store import Faces
from game.ui.picture import Item

PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED
_TILTS = 240
"""Rotated faces kept; a card that lies askew costs its rotation only once."""
_STEPS = 24
"""Steps of fading, of a gleam and of a lift: finer ones cannot be seen."""


class CardPainter:
    """Cards of one pack, drawn in any pose."""

    def __init__(self, faces: Faces, pack: Pack) -> None:
        self._faces = faces
        self._pack = pack
        self._tilted = lru_cache(_TILTS)(_tilted)

    def rect(self, width: float, x: float, y: float) -> pygame.Rect:
        """Where a card lies that is `width` pixels wide with its centre at (x, y)."""
        box = pygame.Rect(0, 0, round(width), round(width / self._pack.ratio))
        box.center = (round(x), round(y))
        return box

    def item(self, sprite: Sprite) -> Item:
        """The sprite with its shadow, as an item of a picture."""
        pose = sprite.pose
        shade = self._shadow(sprite)
        sheet, look = self._sheet(sprite)
        box = sheet.get_rect(center=(round(pose.x), round(pose.y - pose.lift * pose.width * 0.25)))
        around = box if shade is None else box.union(shade[1])

        def paint(target: pygame.Surface) -> None:
            if shade is not None:
                target.blit(shade[0], shade[1], special_flags=PREMULTIPLIED)
            target.blit(sheet, box, special_flags=PREMULTIPLIED)

        return Item(("card", sprite.key), around, (look, box.topleft, shade and (shade[1].topleft, shade[2])), paint)

    def _shadow(self, sprite: Sprite) -> tuple[pygame.Surface, pygame.Rect, int] | None:
        """The soft shadow, its place and its strength; none under a card that is fading or on its edge."""
        pose = sprite.pose
        squeeze = abs(math.cos(math.pi * (1 - pose.turn)))
        if pose.alpha < 0.5 or squeeze < 0.3:
            return None
        box = self.rect(pose.width, pose.x, pose.y)
        lift = round(min(1.0, max(0.0, pose.lift)) * _STEPS) / _STEPS
        blur = max(3, round(pose.width * (0.04 + 0.09 * lift)))
        strength = round(150 - 80 * lift)
        size = (round(box.w * squeeze), box.h)
        soft = shadow(*(size if abs(math.cos(math.radians(pose.angle))) > 0.7 else size[::-1]), blur, strength)  # it lies across
        aside, below = round(pose.width * 0.03 * lift), round(pose.width * (0.02 + 0.1 * lift))
        return soft, soft.get_rect(center=(box.centerx + aside, box.centery + below)), strength

    def _sheet(self, sprite: Sprite) -> tuple[pygame.Surface, tuple[object, ...]]:
        """The card's surface as the pose shows it, and a value that tells its looks apart."""
        pose = sprite.pose
        shown = sprite.card if pose.turn >= 0.5 else None
        width = max(2, round(pose.width))
        base, fine = self._face(sprite, shown, width)
        squeeze = abs(math.cos(math.pi * (1 - pose.turn)))
        sheet = _sized(base, max(1, round(width * squeeze)), round(width / self._pack.ratio))
        gleam = round(pose.gleam * _STEPS)
        if 0 < gleam < _STEPS:
            sheet = _gleaming(sheet, gleam / _STEPS)
        alpha = round(pose.alpha * _STEPS)
        if alpha < _STEPS:
            sheet = _faded(sheet, alpha / _STEPS)
        angle = round(pose.angle * 2) / 2
        if angle:
            sheet = self._tilted(sheet, angle) if sheet is base else _tilted(sheet, angle)
        return sheet, (shown, fine, sheet.get_size(), angle, alpha, gleam)

    def _face(self, sprite: Sprite, shown: str | None, width: int) -> tuple[pygame.Surface, bool]:
        """A face of about this width: the exact one for a card that lies still, the nearest for one whose size is changing."""
        near = self._faces.near(self._pack, shown, width) if sprite.moving else None
        if near is not None and abs(near.get_width() - width) > 1:
            return near, True
        return self._faces.face(self._pack, shown, width)


def _sized(sheet: pygame.Surface, width: int, height: int) -> pygame.Surface:
    return sheet if sheet.get_size() == (width, height) else pygame.transform.smoothscale(sheet, (width, height))


def _tilted(sheet: pygame.Surface, angle: float) -> pygame.Surface:
    """Turned, with a clear rim first: without it the edges come out jagged."""
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
