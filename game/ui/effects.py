"""The sounds of the house as scores: which layers make each effect. All in C major pentatonic, so that any two go together;
only `wrong` steps outside it.

Knows neither samples nor devices. What happens at the table decides elsewhere when an effect is played.
"""

from typing import Literal, TypeAlias

from game.ui.moments import MOMENTS, Moment
from game.ui.synth import Noise, Tone
from game.ui.timbres import BELL, BRASS, DULL, ROUND, WOOD, Score, card, chord, run

Effect: TypeAlias = Literal[
    "press",
    "select",
    "unselect",
    "deal",
    "call",
    "set",
    "capture",
    "sweep",
    "wrong",
    "beaten",
    "tick",
    "countdown",
    "go",
    "three-added",
    "join",
    "leave",
    "error",
    "win",
    Moment,
]


_TOUCHES: dict[Effect, Score] = {
    "press": Score((Tone("C5", WOOD, 0.09), Noise(3200, 5200, 0.02, 0.35)), 0.10),
    "select": Score((Tone("E5", WOOD, 0.13), Tone("E6", ROUND, 0.06, 0.25), Noise(4200, 6400, 0.018, 0.3)), 0.12),
    "unselect": Score((Tone("C5", WOOD, 0.12, glide=-2), Noise(2600, 1800, 0.02, 0.25)), 0.09),
    "deal": Score(card(0.0), 0.10, takes=4),
    "call": Score(
        (
            *chord("G4 C5 G5", 0.0, BRASS, 0.2, 0.8),
            *chord("C5 E5 C6", 0.085, BRASS, 0.42),
            Tone("C3", ROUND, 0.22, 1.2, glide=-7),
            Noise(2200, 7000, 0.09, 0.6),
        ),
        0.17,
    ),
    "set": Score(
        (
            *run("C5 E5 G5 C6", 0.0, 0.07, BELL, 0.62),
            Tone("C4", ROUND, 0.5, 0.7),
            *chord("E6 G6", 0.28, BELL, 0.5, 0.4),
            Noise(5200, 9500, 0.4, 0.16, 0.2, 0.3, 0.08),
        ),
        0.17,
    ),
    "capture": Score(
        (*card(0.0, -0.3, 0.7), *card(0.13, 0.2, 0.8), Tone("D5", WOOD, 0.24, 0.6, 0.03, -0.2), Tone("A5", WOOD, 0.3, 0.55, 0.15, 0.2)),
        0.12,
    ),
    "sweep": Score(
        (
            Noise(900, 6800, 0.42, 1.1, 0.0, -0.5, 0.16),
            Noise(7200, 2200, 0.3, 0.7, 0.3, 0.5, 0.06),
            *run("G4 A4 C5 D5 E5 G5", 0.06, 0.055, BELL, 0.42, 0.7),
            *chord("C5 E5 A5 C6", 0.4, BRASS, 0.4, 0.5),
            Tone("C3", ROUND, 0.3, 1.0, 0.4, 0.0, -5),
        ),
        0.17,
    ),
    "wrong": Score(
        (
            Tone("D#4", BRASS, 0.17, 0.8, 0.0, -0.3, -0.6),
            Tone("C#4", BRASS, 0.42, 1.0, 0.15, 0.3, -1.6),
            Tone("D#3", DULL, 0.17, 0.9),
            Tone("C#3", DULL, 0.4, 1.0, 0.15, 0.0, -2),
        ),
        0.15,
    ),
    "beaten": Score(
        (
            Noise(5200, 500, 0.26, 0.8, 0.0, 0.0, 0.05),
            Tone("G4", ROUND, 0.2, 0.7, 0.02, -0.4, -5),
            Tone("D4", ROUND, 0.34, 0.9, 0.16, 0.4, -5),
        ),
        0.13,
    ),
    "tick": Score((Tone("A5", DULL, 0.045), Noise(3800, 3000, 0.015, 0.5)), 0.09),
    "countdown": Score((Tone("G4", BELL, 0.2), Tone("G3", ROUND, 0.14, 0.5)), 0.13),
    "go": Score((*chord("G5 C6", 0.0, BELL, 0.6), Tone("C4", BRASS, 0.3, 0.5), Noise(1800, 8000, 0.2, 0.4, rise=0.06)), 0.17),
    "three-added": Score(
        (
            *(layer for number in range(3) for layer in card(number * 0.11, (number - 1) * 0.6)),
            *(Tone(note, WOOD, 0.26, 0.5, 0.03 + number * 0.11, (number - 1) * 0.6) for number, note in enumerate(("D5", "G5", "A5"))),
        ),
        0.13,
    ),
    "join": Score((Tone("G4", BELL, 0.34, 1.0, 0.0, -0.4), Tone("D5", BELL, 0.5, 1.0, 0.11, 0.4)), 0.13),
    "leave": Score((Tone("D5", BELL, 0.3, 0.9, 0.0, 0.4), Tone("G4", BELL, 0.5, 0.9, 0.11, -0.4)), 0.11),
    "error": Score(
        (Tone("C4", DULL, 0.09, 1.0, 0.0, 0.0, -3), Tone("C4", DULL, 0.14, 1.0, 0.1, 0.0, -3), Noise(700, 400, 0.06, 0.4)), 0.12
    ),
    "win": Score(
        (
            *run("G4 C5 E5 G5", 0.0, 0.12, BRASS, 0.4, 0.8),
            *chord("C4 G4 E5 C6", 0.5, BRASS, 1.2, 0.7),
            *run("C6 E6 G6 C7", 0.55, 0.11, BELL, 0.6, 0.3),
            Tone("C3", ROUND, 0.7, 1.1, 0.5),
            Noise(3000, 9000, 0.9, 0.25, 0.45, 0.0, 0.1),
        ),
        0.18,
    ),
}

EFFECTS: dict[Effect, Score] = dict([*_TOUCHES.items(), *MOMENTS.items()])
"""The most wanted first: they are made in this order."""
