"""How movement starts and stops: plain functions from progress (0 … 1) to progress. Knows nothing that moves."""

import math
from collections.abc import Callable
from typing import TypeAlias

Easing: TypeAlias = Callable[[float], float]


def linear(t: float) -> float:
    """Even speed."""
    return t


def out_cubic(t: float) -> float:
    """Fast away, slow to arrive."""
    return 1 - (1 - t) ** 3


def in_out(t: float) -> float:
    """Slow, fast, slow."""
    return t * t * (3 - 2 * t)


def in_cubic(t: float) -> float:
    """Slow away, arriving at full speed."""
    return t**3


def out_back(t: float) -> float:
    """Past the goal by a tenth, and back to it."""
    u = t - 1
    return 1 + 2.70158 * u**3 + 1.70158 * u**2


def landing(t: float) -> float:
    """Past the goal by a fiftieth, and back to it: how a thrown card comes to lie."""
    u = t - 1
    return 1 + 1.7 * u**3 + 0.7 * u**2


def middle(t: float) -> float:
    """Nothing at first and at last, all of it in between: a card turns over in the air, not as it leaves or lands."""
    return in_out(min(1.0, max(0.0, (t - 0.15) / 0.6)))


def hump(t: float) -> float:
    """Up and down again: 0 at both ends, 1 in the middle."""
    return math.sin(math.pi * min(1.0, max(0.0, t)))


def wobble(t: float, swings: float = 3.0) -> float:
    """A shake that dies away: 0 at both ends, between -1 and 1."""
    return math.sin(2 * math.pi * swings * t) * (1 - t)


def mix(a: float, b: float, t: float) -> float:
    """The value a part `t` of the way from `a` to `b`."""
    return a + (b - a) * t
