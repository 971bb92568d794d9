"""When a computer player sees which set: a model of looking, not a search.

Every set on the table has a discovery time of its own, drawn when its last card becomes visible; the earliest is the one that is seen.
When the table changes, the clocks of the sets still there run on. A discovery takes the hand's 0.35 s and then two glances of random
length (one for a pair, one for its third card), longer for each further feature in which the cards differ, for beginners most of all.
A small share of discoveries is a misreading: one card of the set is mistaken for a neighbour that differs in a single feature.

Two glances rather than one (the sum of two exponential times) make the mean over whole games agree with the mean over fresh tables:
with one, the last tables, poor in sets, take too long; with three or more, sets half found when the table changes come too fast.

Calibration: `glance` was solved so that the mean find meets the target. 2,000 solo games of the full pack per level on virtual time, from
the step that changed the table to the granted claim (the deal's 0.5 s and wrong claims included), and 20,000 random tables of
twelve cards that hold a set, from the deal to the first discovery. Seconds:
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
    "beginner": Skill(19.1, 1.7, 0.08),
    "easy": Skill(10.7, 1.6, 0.05),
    "medium": Skill(6.4, 1.5, 0.03),
    "hard": Skill(3.62, 1.45, 0.015),
    "master": Skill(1.88, 1.4, 0.005),
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
        self._seen: dict[Three, Discovery] = {}  # by set, its cards sorted

    def look(self, lying: Sequence[Card], fresh: Collection[Card], visible: int) -> None:
        """The table as it is now. Sets with a card among `fresh`, and unknown ones, can be seen from `visible` (ns) on."""
        before, self._seen = self._seen, {}
        for cards in sorted(in_order(cards) for cards in sets_among(lying)):
            known = None if set(cards).intersection(fresh) else before.get(cards)
            if known is None:
                known = self._discover(cards, lying, visible)
            elif not set(known.cards) <= set(lying):
                known = Discovery(known.at, cards)  # the card it was mistaken for is gone
            self._seen[cards] = known

    def look_again(self, wrong: Three, now: int) -> None:
        """These three were refused: what was misread has to be discovered anew, and rightly."""
        for cards, known in self._seen.items():
            if in_order(known.cards) == in_order(wrong):
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
