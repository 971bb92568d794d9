"""The switches that make the family one engine, and the presets that set them (rules/scopa.md, table of presets)."""

from typing import Literal

import msgspec

from game.core.errors import IllegalOptions
from game.core.game import Choice, Phrase


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match is played. The defaults are the preset `scopa`."""

    hand: Literal[3, 9, 10] = 3  # cards in a packet; 9 and 10 are the scopones
    table: Literal[0, 4] = 4  # cards turned up on the table (P5)
    kings_redeal: bool = True  # three or four kings on the first table: deal again (P5)
    taking: Literal["value", "fifteen"] = "value"  # P8, or groups that make fifteen with the card
    choice: Literal["free", "fewest", "any"] = "free"  # P8
    aces: Literal["plain", "take_all"] = "plain"  # take_all: scopa d'assi
    take_all_sweeps: bool = False
    last_sweep: bool = False  # whether the very last card may sweep (P10)
    prime: Literal["primiera", "sevens"] = "primiera"  # escoba counts sevens instead
    napola: bool = False
    re_bello: bool = False
    first_table: bool = False  # escoba: a first table of 15 or 30 is the dealer's
    lowest_wins: bool = False  # a perdere
    target: Literal[11, 15, 16, 21, 31] = 11
    four: Literal["pairs", "singly"] = "pairs"  # P3
    six: Literal["pairs", "threes"] = "pairs"  # P3


PRESETS: tuple[tuple[str, Options], ...] = (
    ("scopa", Options()),
    ("scopone", Options(hand=9)),
    ("scopone_scientifico", Options(hand=10, table=0, kings_redeal=False, target=21)),
    ("scopa_dassi", Options(aces="take_all")),
    ("napola", Options(napola=True, target=21)),
    ("re_bello", Options(re_bello=True)),
    ("quindici", Options(taking="fifteen")),
    ("escoba", Options(taking="fifteen", prime="sevens", first_table=True, target=15)),
    ("a_perdere", Options(lowest_wins=True, target=21)),
)
SEATS = (2, 3, 4, 6)
SEAT_CHOICES = {"scopone": (4,), "scopone_scientifico": (4,)}

CHOICES = (
    Choice("target", (11, 15, 16, 21, 31)),
    Choice("choice", ("free", "fewest", "any")),
    Choice("four", ("pairs", "singly")),
    Choice("six", ("pairs", "threes")),
    Choice("napola", (False, True)),
    Choice("re_bello", (False, True)),
    Choice("take_all_sweeps", (False, True), ("aces", "take_all")),
    Choice("last_sweep", (False, True)),
)


def check(options: Options, seats: int) -> None:
    """Raise `IllegalOptions` unless these switches agree with each other and with this many seats (P3)."""
    known = SEATS if options.hand == 3 else (4,)
    if seats not in known:
        raise IllegalOptions("seat_count", seats=seats, known=list(known))
    for option, other, clash in (
        ("four", "hand", options.hand > 3 and options.four == "singly"),
        ("table", "hand", (options.table == 0) != (options.hand == 10)),
        ("choice", "taking", options.taking == "fifteen" and options.choice != "free"),
        ("aces", "taking", options.taking == "fifteen" and options.aces == "take_all"),
        ("take_all_sweeps", "aces", options.take_all_sweeps and options.aces == "plain"),
        ("last_sweep", "hand", options.last_sweep and options.hand != 10),  # an option of the scopone scientifico alone (P10)
        ("first_table", "taking", options.first_table and options.taking != "fifteen"),
        ("first_table", "table", options.first_table and options.table == 0),
    ):
        if clash:
            raise IllegalOptions("option_clash", option=option, other=other)


def sides(options: Options, seats: int) -> tuple[int, ...]:
    """The side of each seat, sides numbered from 0 (P3)."""
    if seats == 4 and options.four == "pairs":
        return tuple(seat % 2 for seat in range(4))
    if seats == 6:
        return tuple(seat % (3 if options.six == "pairs" else 2) for seat in range(6))
    return tuple(range(seats))


def summary(options: Options) -> tuple[Phrase, ...]:
    """The rules chosen, most telling first."""
    phrases = [
        Phrase("scopa-rule-hand", {"hand": options.hand, "table": options.table}),
        Phrase("scopa-rule-lowest" if options.lowest_wins else "scopa-rule-target", {"target": options.target}),
        Phrase(f"scopa-rule-taking-{options.taking}", {}),
    ]
    if options.taking == "value" and options.choice != "free":
        phrases.append(Phrase(f"scopa-rule-choice-{options.choice}", {}))
    if options.aces == "take_all":
        phrases.append(Phrase("scopa-rule-aces-sweep" if options.take_all_sweeps else "scopa-rule-aces", {}))
    for on, key in (
        (options.prime == "sevens", "sevens"),
        (options.napola, "napola"),
        (options.re_bello, "re-bello"),
        (options.first_table, "first-table"),
        (options.last_sweep, "last-sweep"),
        (options.four == "singly", "four-singly"),
        (options.six == "threes", "six-threes"),
    ):
        if on:
            phrases.append(Phrase(f"scopa-rule-{key}", {}))
    return tuple(phrases)
