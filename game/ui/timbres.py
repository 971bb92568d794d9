"""What effects are made of: scores, timbres, and the figures that come again in many of them.

Knows neither samples nor devices, and not what an effect is for.
"""

from typing import NamedTuple

from game.ui.synth import Layer, Noise, Partial, Timbre, Tone


class Score(NamedTuple):
    """An effect: its layers, how loud it is at its loudest, and how many takes there are so that repeats do not sound stamped."""

    layers: tuple[Layer, ...]
    loudness: float
    takes: int = 1


WOOD: Timbre = (Partial(1, 1), Partial(3.98, 0.28, 0.4), Partial(9.9, 0.07, 0.15))
BELL: Timbre = (Partial(1, 1), Partial(2.0, 0.22, 0.8), Partial(2.76, 0.3, 0.5), Partial(5.4, 0.16, 0.3), Partial(8.93, 0.06, 0.15))
BRASS: Timbre = (
    Partial(1, 1),
    Partial(2, 0.62),
    Partial(3, 0.42, 0.9),
    Partial(4, 0.26, 0.8),
    Partial(5, 0.16, 0.7),
    Partial(6, 0.08, 0.6),
)
ROUND: Timbre = (Partial(1, 1), Partial(2, 0.18, 0.7), Partial(3, 0.06, 0.5))
DULL: Timbre = (Partial(1, 1), Partial(1.5, 0.35, 0.6), Partial(2.44, 0.2, 0.4))
REED: Timbre = (Partial(1, 1), Partial(3, 0.4, 0.8), Partial(5, 0.18, 0.6))


def card(at: float, pan: float = 0.0, gain: float = 1.0) -> tuple[Layer, ...]:
    """A card sliding over felt and coming down."""
    return (
        Noise(1400, 5200, 0.075, 0.9 * gain, at, pan, 0.022),
        Noise(2600, 900, 0.05, 1.2 * gain, at + 0.03, pan),
        Tone("G2", ROUND, 0.07, 0.5 * gain, at + 0.03, pan, -9),
    )


def run(notes: str, at: float, step: float, timbre: Timbre, ring: float, gain: float = 1.0) -> tuple[Layer, ...]:
    """Notes one after the other, wandering from left to right."""
    names = notes.split()
    return tuple(Tone(name, timbre, ring, gain, at + number * step, number / (len(names) - 1) - 0.5) for number, name in enumerate(names))


def chord(notes: str, at: float, timbre: Timbre, ring: float, gain: float = 1.0) -> tuple[Layer, ...]:
    """Notes struck together, spread over the width."""
    names = notes.split()
    return tuple(Tone(name, timbre, ring, gain, at, 1.2 * number / (len(names) - 1) - 0.6) for number, name in enumerate(names))
