"""Sparks and paper snow for great moments: where every piece is at a moment, from a seed and the time. Pure; draws nothing."""

import random
from dataclasses import dataclass

from game.ui.theme import CORAL, CYAN, GOLD, LIME, VIOLET, WHITE, Colour

PAPERS: tuple[Colour, ...] = (GOLD, CORAL, CYAN, LIME, VIOLET, WHITE)


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece: which it is, place (pixels), size (pixels), colour, and 1 … 0 how much of its life is left."""

    number: int
    x: float
    y: float
    size: float
    colour: Colour
    life: float


def sparks(seed: int, x: float, y: float, reach: float, colour: Colour, progress: float, count: int = 22) -> list[Piece]:
    """A burst from (x, y), flying up to `reach` pixels, at `progress` 0 … 1; none before or after."""
    if not 0 <= progress < 1:
        return []
    dice = random.Random(seed)
    pieces = []
    for number in range(count):
        across, up = dice.uniform(-1, 1), dice.uniform(-1, 0.55)
        speed, size = dice.uniform(0.35, 1.0), dice.uniform(0.03, 0.075)
        out = (1 - (1 - progress) ** 2) * speed * reach
        tint = WHITE if dice.random() < 0.3 else colour
        place = (x + across * out, y + up * out + 0.4 * reach * progress**2)
        pieces.append(Piece(number, *place, size * reach * (1 - progress), tint, 1 - progress))
    return pieces


def snow(seed: int, width: int, height: int, seconds: float, lasts: float, count: int = 120) -> list[Piece]:
    """Coloured paper falling over width × height pixels, `seconds` after it began; the last has left after `lasts`."""
    dice = random.Random(seed)
    pieces = []
    for number in range(count):
        start, fall = dice.uniform(0, lasts * 0.45), dice.uniform(0.45, 0.55) * lasts
        x, sway, phase = dice.uniform(0, 1), dice.uniform(0.01, 0.05), dice.uniform(0, 6.28)
        size, tint = dice.uniform(0.008, 0.018), dice.choice(PAPERS)
        progress = (seconds - start) / fall
        if 0 <= progress < 1:
            swing = sway * _triangle(phase + seconds * 0.9)
            pieces.append(Piece(number, (x + swing) * width, (progress * 1.1 - 0.05) * height, size * height, tint, 1 - progress))
    return pieces


def _triangle(t: float) -> float:
    """A wave of period 1 between -1 and 1."""
    return 4 * abs(t % 1.0 - 0.5) - 1
