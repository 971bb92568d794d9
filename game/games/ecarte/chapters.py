"""The clauses of Écarté in the order of its rules page. Decides only which there are; what they say is in the files of words."""

from game.core.game import Chapter

CHAPTERS = (
    Chapter("short", ("short-goal", "short-talk", "short-play", "short-score")),
    Chapter("cards", ("e1", "e2", "e3")),
    Chapter("talk", ("e4", "e5", "e6")),
    Chapter("tricks", ("e7", "e8", "e9")),
    Chapter("scoring", ("e10", "e11")),
)
