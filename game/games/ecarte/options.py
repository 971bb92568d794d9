"""The switches of rules/ecarte.md and its two presets."""

from typing import Literal

import msgspec

from game.core.errors import IllegalOptions
from game.core.game import Choice, Phrase


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match is played. The defaults are the preset `gamerules`."""

    void: Literal["any", "trump"] = "any"  # what somebody without the suit led may play (E8)
    unproposed: Literal["elder", "dealer"] = "elder"  # whose three tricks count double if elder never proposed (E10)
    packets: Literal["three_two", "two_three"] = "three_two"  # E2
    target: Literal[5, 7, 11] = 5  # E11


PRESETS: tuple[tuple[str, Options], ...] = (
    ("gamerules", Options()),
    ("classic", Options(void="trump", unproposed="dealer")),
)

CHOICES = (Choice("target", (5, 7, 11)), Choice("packets", ("three_two", "two_three")))


def check(seats: int) -> None:
    """Raise `IllegalOptions` unless two play (E1); the switches cannot contradict each other."""
    if seats != 2:
        raise IllegalOptions("seat_count", seats=seats, low=2, high=2)


def summary(options: Options) -> tuple[Phrase, ...]:
    """The rules chosen, most telling first."""
    return (
        Phrase("ecarte-rule-target", {"target": options.target}),
        Phrase(f"ecarte-rule-unproposed-{options.unproposed}", {}),
        Phrase(f"ecarte-rule-void-{options.void}", {}),
        Phrase(f"ecarte-rule-packets-{options.packets}", {}),
    )
