"""The clauses of Scopa in the order of its rules page. Decides only which there are; what they say is in the files of words."""

from game.core.game import Chapter

CHAPTERS = (
    Chapter("short", ("short-goal", "short-play", "short-score", "short-end")),
    Chapter("cards", ("p1", "p2")),
    Chapter("dealing", ("p3", "p4", "p5", "p6", "first-four")),
    Chapter("playing", ("p7", "p8", "p9", "ace", "p10", "p11")),
    Chapter("scoring", ("p12", "p13", "coins-run", "king-of-coins", "p14", "p15")),
)
