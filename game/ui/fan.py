"""Cards held in a hand: how they are fanned out, seen from the front or from behind, and which one a point of the screen is on.

Pure geometry: knows no cards, no table and no screen. Poses are as in `clips`: centre, width, degrees counter-clockwise.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

import pygame

from game.ui.clips import Pose

Side: TypeAlias = Literal["bottom", "right", "top", "left"]
"""An edge of the table, as seen on the screen."""
TURNS: dict[Side, float] = {"bottom": 0.0, "right": 90.0, "top": 180.0, "left": 270.0}
"""By how much a card is turned for whoever sits at that edge, degrees counter-clockwise."""
HELD = 500.0
"""Added to z while a card is in a hand: above all that lies on the table, below what flies."""
_OVERLAP, _TILT, _MOST = 0.9, 1.5, 9.0


@dataclass(frozen=True)
class Fan:
    """Places for cards, left to right, each over the one before it; `ratio`: width / height of a card."""

    poses: tuple[Pose, ...]
    ratio: float

    def at(self, pos: tuple[int, int]) -> int | None:
        """The number of the card at a point of the screen, the uppermost one; None beside them."""
        return topmost(self.poses, self.ratio, pos)


def fan(area: pygame.Rect, count: int, ratio: float, size: float = 1.0) -> Fan:
    """`count` cards fanned in the middle of `area`, as large as its height allows, times `size`; many overlap, none leaves the area."""
    spread = min(_MOST, _TILT * (count - 1))
    sine, cosine, dip = math.sin(math.radians(spread)), math.cos(math.radians(spread)), 0.1 * spread / _MOST
    height = area.h * size / (0.51 + dip + (cosine + ratio * sine) / 2)  # from the middle card's top to the foot of the outer ones
    width, drop = height * ratio, height * dip
    step = min(width * _OVERLAP, (area.w - width - height * sine) / max(1, count - 1))
    middle = area.bottom - drop - height * (cosine + ratio * sine) / 2
    poses = []
    for number in range(count):
        aside = 2 * number / (count - 1) - 1 if count > 1 else 0.0  # -1 … 1
        x = area.centerx + aside * step * (count - 1) / 2
        poses.append(Pose(x, middle + drop * aside**2, width, -aside * spread, z=HELD + number))
    return Fan(tuple(poses), ratio)


def backs(area: pygame.Rect, count: int, ratio: float, side: Side) -> tuple[Pose, ...]:
    """`count` cards seen from behind, held by somebody at that edge of the table: fanned along the edge, standing on it."""
    along, tall = (area.w, area.h) if side in ("bottom", "top") else (area.h, area.w)
    spread = min(10.0, 3.0 * (count - 1))
    height = min(tall / (1.06 + ratio * math.sin(math.radians(spread))), along * 0.8)
    width = height * ratio
    step = min(width * 0.55, (along - width - height * math.sin(math.radians(spread))) / max(1, count - 1))
    poses = []
    for number in range(count):
        aside = 2 * number / (count - 1) - 1 if count > 1 else 0.0
        away, dip = aside * step * (count - 1) / 2, 0.05 * tall * aside**2
        x, y = _from(side, area, away, dip)
        poses.append(Pose(x, y, width, TURNS[side] - aside * spread, turn=0.0, z=HELD + number))
    return tuple(poses)


def _from(side: Side, area: pygame.Rect, away: float, dip: float) -> tuple[float, float]:
    """A point `away` to the right of whoever sits at that edge, `dip` closer to him, from the middle of the area."""
    x, y = area.centerx, area.centery
    return {"bottom": (x + away, y + dip), "top": (x - away, y - dip), "right": (x + dip, y - away), "left": (x - dip, y + away)}[side]


def topmost(poses: Sequence[Pose], ratio: float, pos: tuple[int, int]) -> int | None:
    """Which of these cards is at a point, the one with the largest z; None if none is."""
    hit = [number for number, pose in enumerate(poses) if covers(pose, ratio, pos)]
    return max(hit, key=lambda number: (poses[number].z, number)) if hit else None


def covers(pose: Pose, ratio: float, pos: tuple[int, int]) -> bool:
    """Whether a card in this pose, tilted and lifted as it may be, is drawn at this pixel."""
    x, y = (at + 0.5 - middle for at, middle in zip(pos, pose.centre, strict=True))
    turn = math.radians(pose.angle)
    across, down = x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
    return abs(across) <= pose.width / 2 and abs(down) <= pose.width / ratio / 2


def bounds(pose: Pose, ratio: float) -> pygame.Rect:
    """The upright rectangle around a card in this pose."""
    turn = math.radians(pose.angle)
    sine, cosine, height = abs(math.sin(turn)), abs(math.cos(turn)), pose.width / ratio
    box = pygame.Rect(0, 0, round(pose.width * cosine + height * sine), round(pose.width * sine + height * cosine))
    box.center = (round(pose.centre[0]), round(pose.centre[1]))
    return box
