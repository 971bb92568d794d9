"""When a computer player sees which set: a model of looking, not a search.

Every set on the table has a discovery time of its own, drawn when its last card becomes visible; the earliest is the one that is seen.
When the table changes, the clocks of the sets still there run on. A discovery takes the hand's 0.35 s and then two glances of random
length (one for a pair, one for its third card), longer for each further feature in which the cards differ, for beginners most of all.
A small share of discoveries is a misreading: one card of the set is mistaken for a neighbour that differs in a single feature. It is
believed as long as those three cards lie there.

Two glances rather than one (the sum of two exponential times) make the mean over whole games agree with the mean over fresh tables:
with one, the last tables, poor in sets, take too long; with three or more, sets half found when the table changes come too fast.

Calibration: the target is the mean time from the change of the table (the step, so the deal's 0.5 s count) to the granted claim, of one
seat alone, `instant`, with the full pack. `glance` was solved for it on virtual time so that whole games (2,000 a level, wrong claims
and what they cost included) and fresh tables (10,000 random twelves that hold a set, to the first discovery) lie about it. Seconds:

    level      target   games   tables
    beginner     30      30.9    28.2
    easy         15      14.9    14.4
    medium        8       8.1     8.0
    hard          4.5     4.52    4.65
    master        2.5     2.44    2.65
"""

import random
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from game.core.cards import Card
from game.core.game import SECOND
from game.games.setgame.pack import Three, sets_among

REACTION = 35 * SECOND // 100
"""No hand presses sooner than this after the eye could see (ns)."""


class Skill(NamedTuple):
    """How well somebody looks. `glance`: mean seconds of looking for a set that differs in one feature."""

    glance: float
    strain: float  # factor on it for each further feature that differs
    slip: float  # share of discoveries that are misreadings


SKILLS: dict[str, Skill] = {
    "beginner": Skill(19.7, 1.7, 0.08),
    "easy": Skill(10.7, 1.6, 0.05),
    "medium": Skill(6.4, 1.5, 0.03),
    "hard": Skill(3.62, 1.45, 0.015),
    "master": Skill(1.81, 1.4, 0.005),
}
"""By level, weakest first."""


class Discovery(NamedTuple):
    """At `at` (match clock, ns) these three cards look like a set; nearly always they are one."""

    at: int
    cards: Three


class Eye:
    """What one player has seen or will see on the table as it lies."""

    def __init__(self, skill: Skill, dice: random.Random) -> None:
        self._skill = skill
        self._dice = dice
        self._seen: dict[Three, Discovery] = {}  # by the set it comes from, cards sorted
        self._lying: frozenset[Card] = frozenset()

    def look(self, lying: Sequence[Card], fresh: Collection[Card], visible: int) -> None:
        """The table as it is now. Sets with a card among `fresh`, and unknown ones, can be seen from `visible` (ns) on."""
        self._lying = frozenset(lying)
        old = self._lying.difference(fresh)
        seen = {cards: known for cards, known in self._seen.items() if old.issuperset(known.cards)}
        for cards in sorted(in_order(cards) for cards in sets_among(lying)):
            if cards not in seen:
                before = self._seen.get(cards) if old.issuperset(cards) else None  # misread, and the mistaken card is gone
                seen[cards] = Discovery(before.at, cards) if before else self._discover(cards, lying, visible)
        self._seen = seen

    def look_again(self, wrong: Three, now: int) -> None:
        """These three were refused: the set that was misread, if it still lies there, has to be discovered anew, and rightly."""
        for cards in [cards for cards, known in self._seen.items() if set(known.cards) == set(wrong)]:
            del self._seen[cards]
            if self._lying.issuperset(cards):
                self._seen[cards] = Discovery(now + self._time(cards), cards)

    def discoveries(self) -> list[Discovery]:
        """All on this table, the earliest first."""
        return sorted(self._seen.values())

    def _discover(self, cards: Three, lying: Sequence[Card], visible: int) -> Discovery:
        at = visible + self._time(cards)
        if self._dice.random() < self._skill.slip:
            return Discovery(at, self._misread(cards, lying))
        return Discovery(at, cards)

    def _time(self, cards: Three) -> int:
        differing = sum(a != b for a, b in zip(cards[0], cards[1], strict=True))
        mean = self._skill.glance * self._skill.strain ** (differing - 1)
        return REACTION + round(self._dice.gammavariate(2, mean / 2) * SECOND)

    def _misread(self, cards: Three, lying: Sequence[Card]) -> Three:
        """The set with one card mistaken for a neighbour, so that all but one feature are right; itself where no card is near."""
        near = [
            in_order((*(kept for kept in cards if kept != card), other))
            for card in cards
            for other in lying
            if other not in cards and sum(a != b for a, b in zip(card, other, strict=True)) == 1
        ]
        return near[self._dice.randrange(len(near))] if near else cards


def in_order(cards: Iterable[Card]) -> Three:
    """Three cards as one name for their set, whatever the slots they lie in."""
    first, second, third = sorted(cards)
    return first, second, third
