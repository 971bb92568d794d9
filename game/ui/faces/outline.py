"""Outlines of drawn shapes as geometry, for what the SVG renderer cannot do: stripes cut to a shape.

Decides how a path of `M`, `L`, `C` and `Z` (absolute, one closed outline) becomes a polygon and where a level line crosses it.
Knows no colours, cards or surfaces.
"""

import re
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Polygon: TypeAlias = tuple[Point, ...]

_CURVE_STEPS = 16
_WORDS = re.compile(r"[MLCZ]|-?[0-9]*\.?[0-9]+")
_ARGUMENTS = {"M": 2, "L": 2, "C": 6, "Z": 0}


def polygon(path: str) -> Polygon:
    """The corner points of a closed outline, curves cut into short straight pieces. `ValueError` for other path commands."""
    if re.sub(_WORDS, "", path).strip(" ,\n"):
        raise ValueError(f"only absolute M, L, C and Z are read: {path[:40]}")
    words = _WORDS.findall(path)
    points: list[Point] = []
    at = 0
    while at < len(words):
        command, count = words[at], _ARGUMENTS[words[at]]
        numbers = [float(word) for word in words[at + 1 : at + 1 + count]]
        at += 1 + count
        if command == "C":
            points += _curve(points[-1], numbers)
        elif numbers:
            points.append((numbers[0], numbers[1]))
    return tuple(points)


def _curve(start: Point, numbers: list[float]) -> list[Point]:
    x1, y1, x2, y2, x3, y3 = numbers
    x0, y0 = start
    pieces = []
    for step in range(1, _CURVE_STEPS + 1):
        t = step / _CURVE_STEPS
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        pieces.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
    return pieces


def chords(shape: Polygon, y: float) -> tuple[tuple[float, float], ...]:
    """The stretches (left, right) of the level line at `y` that lie inside the shape, from left to right."""
    crossings = []
    for (x0, y0), (x1, y1) in zip(shape, (*shape[1:], shape[0]), strict=True):
        if (y0 <= y) != (y1 <= y):
            crossings.append(x0 + (y - y0) / (y1 - y0) * (x1 - x0))
    crossings.sort()
    return tuple(zip(crossings[::2], crossings[1::2], strict=True))
