"""The lesson in Set: two tables of a stacked pack, sets that are there, a near one, and a race that is lost. Rules and cards only (S1–S16).

The learner sits on seat 0, the opponent on seat 1.
"""

from game.core.cards import Card
from game.core.game import SECOND
from game.core.lesson import Cards, Lesson, Passage, Rival, Turn, ordered
from game.games.setgame.actions import Call, Pick
from game.games.setgame.options import SetOptions
from game.games.setgame.rules import SET
from game.games.setgame.state import SetState

ALL_DIFFERENT = ("0000", "1111", "2222")
SOME_ALIKE = ("0120", "1121", "2122")
"""Green ovals: one solid, two striped, three open."""
NEAR = ("0010", "0011", "0112")
"""One squiggle each: solid, striped, open; but two are red and one is green."""
OTHERS = ("1202", "2001", "0221")
SETLESS: tuple[Card, ...] = ("0001", "0002", "0011", "0022", "0100", "0110", "0200", "0220", "1002", "1020", "1110", "1122")
"""Twelve cards without a set: part of the largest such hand."""
LAST = ("1000", "1101", "1202")
"""On a table with nine of those; when they are taken the other three come, and there is none."""
EXTRA = ("0111", "2222", "1011")
EARLY = 8 * SECOND // 1000
"""By how much the opponent is faster."""


def lesson() -> Lesson:
    """What a card shows, sets, a near set and its price, three more cards, and how a race is decided."""
    options = SetOptions()
    start = SET.new_match(options, 2)
    return Lesson("classic", options, 2, (*_sets(start), *_more(start)))


def _sets(start: SetState) -> tuple[Passage, ...]:
    order = tuple(card for cards in zip(ALL_DIFFERENT, SOME_ALIKE, NEAR, OTHERS, strict=True) for card in cards)
    return (
        Passage("card", position=start, script=(Cards(order),), points=("1111",)),
        Passage("rule", points=ALL_DIFFERENT),
        Passage("call", (Call(),), points=(*ALL_DIFFERENT, "hint:call:0")),
        Passage("pick", _picks(ALL_DIFFERENT), every=True, points=ALL_DIFFERENT),
        Passage("alike", (Call(),), points=SOME_ALIKE),
        Passage("pick-alike", _picks(SOME_ALIKE), every=True),
        Passage("near", (Call(),), points=NEAR),
        Passage("pick-near", _picks(NEAR), every=True, points=NEAR),
        Passage("wrong", points=("scores",)),
    )


def _more(start: SetState) -> tuple[Passage, ...]:
    before, (first, second, third) = SETLESS[:9], LAST
    order = (*before[:2], first, *before[2:5], second, *before[5:7], third, *before[7:], *SETLESS[9:], *EXTRA)
    table = ordered(SET, start, order).state
    taken = ("0111", "0220", "0002")
    return (
        Passage("last", (Call(),), position=table, points=LAST),
        Passage("pick-last", _picks(LAST), every=True, points=LAST),
        Passage("more", points=EXTRA),
        Passage("race", (Call(),), points=("hint:call:0",), rival=Rival(Call(), EARLY)),
        Passage("beaten", script=tuple(Turn(1, pick) for pick in _picks(taken)), points=("strip",)),
        Passage("goal"),
    )


def _picks(cards: tuple[Card, ...]) -> tuple[Pick, ...]:
    return tuple(map(Pick, cards))
