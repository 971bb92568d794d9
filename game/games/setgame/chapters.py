"""The clauses of Set in the order of its rules page. Decides only which there are; what they say is in the files of words."""

from game.core.game import Chapter

CHAPTERS = (
    Chapter("short", ("short-goal", "short-play", "short-score", "short-end")),
    Chapter("cards", ("s1", "s2", "s3")),
    Chapter("table", ("s4", "s5", "s6", "s7", "s8", "s9")),
    Chapter("claiming", ("s10", "s11", "s12", "s13", "s14")),
    Chapter("race", ("s15", "s16", "s17")),
    Chapter("winning", ("s18", "s19", "s20", "s21")),
    Chapter("help", ("s22", "s23", "s24")),
)
