"""The clauses of the family in the order of its rules page. Decides only which there are; what they say is in the files of words."""

from game.core.game import Chapter

CHAPTERS = (
    Chapter("short", ("short-goal", "short-play", "short-lead", "short-end")),
    Chapter("cards", ("t1", "dealing")),
    Chapter("tricks", ("t2", "t3")),
    Chapter("lead", ("t4", "pending", "t5", "t6", "t7")),
    Chapter("out", ("t8", "wrong-claim", "last-trick")),
    Chapter("scoring", ("t9", "closed", "match", "look-back")),
)
