"""The sounds of card tables as scores: cards turned and taken, what players say to each other, turns, and great moments.

In the key of all effects. Knows neither samples nor devices, nor when something is heard.
"""

from typing import Literal, TypeAlias

from game.ui.synth import Noise, Tone
from game.ui.timbres import BELL, BRASS, DULL, REED, ROUND, WOOD, Score, card, chord, run

Moment: TypeAlias = Literal[
    "card",
    "flip",
    "take",
    "gather",
    "trick",
    "turn",
    "marriage",
    "royal",
    "close",
    "exchange",
    "king",
    "propose",
    "accept",
    "refuse",
    "stand",
    "settebello",
    "sixty-six",
    "schwarz",
    "vole",
    "round-won",
    "round-lost",
    "lost",
    "photo",
    "streak",
    "last-set",
    "hurry",
    "chat",
]

MOMENTS: dict[Moment, Score] = {
    "card": Score(
        (
            Noise(2400, 700, 0.06, 1.2),
            Tone("C3", ROUND, 0.09, 0.8, 0.0, 0.0, -8),
            Tone("G4", WOOD, 0.07, 0.25),
            Noise(1500, 4200, 0.05, 0.5, rise=0.02),
        ),
        0.12,
        takes=3,
    ),
    "flip": Score(
        (
            Noise(900, 5200, 0.09, 0.8, 0.0, -0.3, 0.05),
            Noise(5200, 1500, 0.07, 0.9, 0.09, 0.3, 0.01),
            Tone("A4", WOOD, 0.1, 0.4, 0.12),
        ),
        0.11,
        takes=2,
    ),
    "take": Score((Noise(800, 3600, 0.16, 0.8, 0.0, -0.4, 0.07), *card(0.12, 0.3, 0.7), Tone("D4", WOOD, 0.14, 0.5, 0.14)), 0.11, takes=2),
    "gather": Score((*(layer for i in range(5) for layer in card(i * 0.07, 0.3 * (i % 3 - 1), 0.5 + 0.1 * i)),), 0.11),
    "trick": Score((*card(0.0, 0.0, 0.6), Tone("E5", WOOD, 0.2, 0.7, 0.06, -0.2), Tone("G5", WOOD, 0.28, 0.7, 0.13, 0.2)), 0.12),
    "turn": Score((Tone("A5", BELL, 0.2, 0.7, 0.0, -0.2), Tone("D6", BELL, 0.3, 0.7, 0.09, 0.2)), 0.09),
    "marriage": Score(
        (
            *run("E5 G5 C6", 0.0, 0.1, BELL, 0.5, 0.8),
            Tone("C4", ROUND, 0.5, 0.6),
            *chord("E5 C6", 0.32, BELL, 0.6, 0.6),
            Tone("G4", REED, 0.4, 0.3, 0.32),
        ),
        0.16,
    ),
    "royal": Score(
        (
            *run("C5 E5 G5 C6 E6", 0.0, 0.085, BELL, 0.5, 0.8),
            *chord("C4 G4 C5 E5", 0.43, BRASS, 0.55, 0.6),
            *chord("C6 E6 G6", 0.43, BELL, 0.7, 0.4),
            Tone("C3", ROUND, 0.4, 1.0, 0.43),
        ),
        0.17,
    ),
    "close": Score(
        (
            Noise(3200, 300, 0.2, 1.0, 0.0, 0.0, 0.04),
            Tone("C3", DULL, 0.34, 1.3, 0.12, 0.0, -4),
            Tone("G2", ROUND, 0.4, 1.2, 0.12, 0.0, -3),
            Noise(900, 200, 0.1, 1.0, 0.12),
            Tone("C4", BRASS, 0.3, 0.4, 0.14),
        ),
        0.17,
    ),
    "exchange": Score(
        (
            Noise(1200, 4600, 0.1, 0.7, 0.0, -0.5, 0.05),
            Noise(4600, 1200, 0.1, 0.7, 0.12, 0.5, 0.05),
            Tone("D5", WOOD, 0.16, 0.8, 0.05, -0.3),
            Tone("A5", WOOD, 0.2, 0.8, 0.17, 0.3),
        ),
        0.13,
    ),
    "king": Score(
        (
            *chord("G4 D5", 0.0, BRASS, 0.14, 0.8),
            *chord("G4 D5", 0.15, BRASS, 0.12, 0.8),
            *chord("C5 E5 G5", 0.28, BRASS, 0.5, 0.8),
            Tone("C3", ROUND, 0.4, 0.9, 0.28),
            Tone("C6", BELL, 0.5, 0.4, 0.3),
        ),
        0.17,
    ),
    "propose": Score((Tone("D5", REED, 0.16, 0.9, 0.0, -0.3), Tone("A5", REED, 0.26, 0.9, 0.13, 0.2, 0.6)), 0.12),
    "accept": Score(
        (Tone("A4", REED, 0.16, 0.9, 0.0, 0.3), Tone("C5", REED, 0.16, 0.9, 0.11), Tone("E5", REED, 0.26, 0.9, 0.22, -0.2)), 0.12
    ),
    "refuse": Score(
        (Tone("E4", REED, 0.16, 1.0, 0.0, 0.2, -0.8), Tone("A3", REED, 0.34, 1.1, 0.15, -0.2, -1.2), Noise(700, 300, 0.08, 0.5, 0.15)), 0.13
    ),
    "stand": Score((Tone("G4", REED, 0.14, 0.9), Tone("C5", REED, 0.3, 0.9, 0.12), Tone("C4", WOOD, 0.16, 0.7, 0.12)), 0.12),
    "settebello": Score(
        (
            *run("G5 A5 C6 D6 E6 G6 A6", 0.0, 0.06, BELL, 0.5, 0.7),
            Tone("C4", ROUND, 0.6, 0.7),
            *chord("C5 G5", 0.42, REED, 0.4, 0.35),
            Noise(6000, 9500, 0.5, 0.2, 0.1, 0.2, 0.2),
        ),
        0.16,
    ),
    "sixty-six": Score(
        (
            *run("G4 C5 E5", 0.0, 0.09, BRASS, 0.24, 0.9),
            *chord("G4 C5 E5 G5", 0.28, BRASS, 0.7, 0.6),
            *run("C6 E6 G6 C7", 0.3, 0.07, BELL, 0.5, 0.4),
            Tone("C3", ROUND, 0.4, 1.1, 0.28),
        ),
        0.17,
    ),
    "schwarz": Score(
        (
            *run("A3 C4 E4 A4", 0.0, 0.1, BRASS, 0.3, 0.9),
            *chord("A3 E4 A4 C5", 0.42, BRASS, 0.7, 0.6),
            Tone("A2", DULL, 0.6, 1.1, 0.42),
            Noise(300, 2400, 0.4, 0.5, 0.05, 0.0, 0.35),
        ),
        0.17,
    ),
    "vole": Score(
        (
            *run("C5 D5 E5 G5 A5", 0.0, 0.1, BRASS, 0.22, 0.9),
            *chord("C5 E5 G5 C6", 0.52, BRASS, 0.75, 0.55),
            *run("C6 D6 E6 G6 A6", 0.02, 0.1, BELL, 0.4, 0.35),
            Tone("C3", ROUND, 0.5, 1.1, 0.52),
            Noise(2600, 9000, 0.5, 0.3, 0.5, 0.0, 0.1),
        ),
        0.18,
    ),
    "round-won": Score(
        (*run("C5 E5 G5", 0.0, 0.09, BRASS, 0.26, 0.8), *chord("C5 G5 C6", 0.28, BRASS, 0.5, 0.55), Tone("C6", BELL, 0.6, 0.4, 0.28)), 0.16
    ),
    "round-lost": Score((*run("E4 D4 A3", 0.0, 0.13, REED, 0.34, 0.9), Tone("A2", ROUND, 0.5, 0.9, 0.28)), 0.13),
    "lost": Score(
        (
            *run("G4 E4 D4 C4", 0.0, 0.19, REED, 0.45, 0.9),
            *chord("A3 C4 E4", 0.78, REED, 0.8, 0.6),
            Tone("A2", ROUND, 0.9, 0.9, 0.78),
        ),
        0.14,
    ),
    "photo": Score(
        (
            Noise(5200, 7800, 0.03, 1.4),
            Noise(2400, 1400, 0.05, 1.2, 0.07),
            Tone("C5", WOOD, 0.05, 0.6, 0.07),
            Noise(7000, 9500, 0.4, 0.35, 0.1, 0.0, 0.02),
            *chord("G5 C6", 0.14, BELL, 0.5, 0.5),
        ),
        0.15,
    ),
    "streak": Score((*run("C6 D6 E6 G6 A6 C7", 0.0, 0.05, BELL, 0.34, 0.8), Tone("C5", BRASS, 0.24, 0.4, 0.25)), 0.14),
    "last-set": Score(
        (*run("E5 G5 A5 C6", 0.0, 0.08, BELL, 0.5, 0.8), *chord("C4 G4 E5", 0.3, BRASS, 0.5, 0.5), Noise(4000, 9000, 0.4, 0.25, 0.3)), 0.16
    ),
    "hurry": Score((Tone("A4", WOOD, 0.1, 1.0), Tone("A4", WOOD, 0.12, 1.0, 0.12), Noise(3000, 2400, 0.02, 0.4)), 0.11),
    "chat": Score((Tone("G5", ROUND, 0.1, 1.0, 0.0, -0.2), Tone("C6", ROUND, 0.16, 1.0, 0.07, 0.2)), 0.10),
}
"""The most wanted first: they are made in this order."""
