"""What a room may choose about Set, what goes together, and how the choice is put in short.

The defaults are the preset `classic`. Decides nothing about how an option is played.
"""

from typing import Literal, TypeAlias, get_args

import msgspec

from game.core.errors import IllegalOptions
from game.core.game import Choice, Phrase, Place

Pack: TypeAlias = Literal["full", "quick"]
Mode: TypeAlias = Literal["race", "solo", "practice"]
Table: TypeAlias = Literal[9, 12]
Extra: TypeAlias = Literal["auto", "agree"]
Claiming: TypeAlias = Literal["call", "instant"]
Penalty: TypeAlias = Literal["point", "floor", "lockout", "none"]
Finish: TypeAlias = Literal["pack", "first_to", "timed", "count"]
LagFair: TypeAlias = Literal[0, 15, 25, 40]


class SetOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The options of a room. Seconds are whole; the two tuples go by seat, seats not named in them have 0."""

    mode: Mode = "race"  # solo: the clock is the score (S21); practice: no penalty (S22)
    pack: Pack = "full"  # S2
    table: Table = 12  # cards lying there as a rule, B (S4)
    extra: Extra = "auto"  # S7
    claim: Claiming = "call"  # S10
    pick_seconds: int = 5  # 2–30, 0 for no limit (S10)
    penalty: Penalty = "point"  # S13; solo pays in seconds (S21)
    finish: Finish = "pack"  # S19
    target: int = 7  # sets, for `first_to`
    seconds: int = 120  # for `timed`
    count: int = 20  # sets, for `count`
    rounds: int = 1  # S20
    sudden_death: bool = False  # S18
    lag_fair: LagFair = 0  # largest lag credit in ms, 0 for off (S16)
    hints: bool = False  # S22
    help_vote: bool = True  # S23
    start_points: tuple[int, ...] = ()  # −10…10 (S24)
    own_set_lockout: tuple[int, ...] = ()  # 0–30 s (S24)


PRESETS: tuple[tuple[str, SetOptions], ...] = (
    ("classic", SetOptions()),
    ("quick", SetOptions(pack="quick")),
    ("speed", SetOptions(claim="instant", penalty="lockout", finish="timed", seconds=120)),
    ("first_to", SetOptions(claim="instant", penalty="lockout", finish="first_to", target=7)),
    ("count", SetOptions(claim="instant", penalty="lockout", finish="count", count=20)),
    ("solo", SetOptions(mode="solo", claim="instant", penalty="none", hints=True)),
    ("practice", SetOptions(mode="practice", claim="instant", penalty="none", hints=True)),
)

CHOICES: tuple[Choice, ...] = (
    Choice("pack", get_args(Pack)),
    Choice("table", get_args(Table)),
    Choice("claim", get_args(Claiming)),
    Choice("pick_seconds", (5, 2, 3, 8, 10, 15, 20, 30, 0), ("claim", "call")),
    Choice("penalty", get_args(Penalty), ("mode", "race")),
    Choice("finish", get_args(Finish)),
    Choice("target", (3, 5, 7, 10, 15), ("finish", "first_to")),
    Choice("seconds", (60, 120, 180, 300, 600), ("finish", "timed")),
    Choice("count", (10, 20, 30, 50), ("finish", "count")),
    Choice("rounds", (1, 2, 3, 5, 10)),
    Choice("extra", get_args(Extra)),
    Choice("sudden_death", (False, True)),
    Choice("lag_fair", get_args(LagFair)),
    Choice("hints", (False, True), ("mode", "solo", "practice")),
    Choice("help_vote", (True, False)),
)

_WORDS: dict[str, tuple[object, ...]] = {
    "mode": get_args(Mode),
    "pack": get_args(Pack),
    "table": get_args(Table),
    "extra": get_args(Extra),
    "claim": get_args(Claiming),
    "penalty": get_args(Penalty),
    "finish": get_args(Finish),
    "lag_fair": get_args(LagFair),
}
_RANGES: dict[str, tuple[int, int]] = {
    "pick_seconds": (0, 30),
    "target": (1, 27),
    "seconds": (5, 3600),
    "count": (1, 500),
    "rounds": (1, 20),
    "start_points": (-10, 10),
    "own_set_lockout": (0, 30),
}
LONGEST_PICK = 30
"""Seconds (S10)."""
MOST_SEATS = 12
"""S5."""


def check(options: SetOptions, seats: int) -> None:
    """Raise `IllegalOptions` unless these options can be played by this many seats."""
    most = 1 if options.mode == "solo" else MOST_SEATS
    if not 1 <= seats <= most:
        raise IllegalOptions("seat_count", seats=seats, low=1, high=most)
    for option, allowed in _WORDS.items():
        if getattr(options, option) not in allowed:
            raise IllegalOptions("option_value", option=option, value=getattr(options, option))
    for option, (low, high) in _RANGES.items():
        value = getattr(options, option)
        for number in value if isinstance(value, tuple) else (value,):
            if not low <= number <= high:
                raise IllegalOptions("option_value", option=option, value=number, low=low, high=high)
    if options.pick_seconds == 1:
        raise IllegalOptions("option_value", option="pick_seconds", value=1, low=2, high=30)
    for option in ("start_points", "own_set_lockout"):
        if len(getattr(options, option)) > seats:
            raise IllegalOptions("option_clash", option=option, other="seats")
    for option, other, clash in _clashes(options):
        if clash:
            raise IllegalOptions("option_clash", option=option, other=other)


def _clashes(options: SetOptions) -> tuple[tuple[str, str, bool], ...]:
    """Pairs of options and whether they contradict each other."""
    solo, practice = options.mode == "solo", options.mode == "practice"
    return (
        ("table", "pack", options.table == 9 and options.pack != "quick"),  # S4
        ("claim", "mode", solo and options.claim != "instant"),  # S21
        ("finish", "mode", solo and options.finish == "timed"),  # S21: the clock is the score
        ("penalty", "mode", (solo or practice) and options.penalty != "none"),  # S21, S22
        ("hints", "mode", options.hints and not (solo or practice)),  # S22
        ("pick_seconds", "finish", options.pick_seconds == 0 and options.finish == "timed"),  # S19: the last call has to end
    )


def suited(options: SetOptions, place: Place) -> SetOptions:
    """The options as a place allows them (S10): one pointer for several people means `call`; without a limit only in one room.

    There a call may be given twice its seconds, at most the 30 that S10 allows, or no limit; a timed round has to end (S19) and gives 30.
    """
    if place.shared_pointer and options.claim == "instant" and options.mode != "solo":
        options = msgspec.structs.replace(options, claim="call")
    if place.remote and options.pick_seconds == 0:
        options = msgspec.structs.replace(options, pick_seconds=LONGEST_PICK)
    if place.patience != "rules" and not place.remote and options.claim == "call" and options.pick_seconds:
        options = msgspec.structs.replace(options, pick_seconds=_patient(options, place.patience == "off"))
    return options


def _patient(options: SetOptions, unlimited: bool) -> int:
    if unlimited:
        return LONGEST_PICK if options.finish == "timed" else 0
    return min(LONGEST_PICK, 2 * options.pick_seconds)


def summary(options: SetOptions) -> tuple[Phrase, ...]:
    """The rules chosen: mode, end, claiming, penalty and pack, then whatever is not as in `classic`."""
    phrases = [_finish_phrase(options), _claim_phrase(options)]
    if options.mode != "race":
        phrases.insert(0, Phrase(f"set-rule-{options.mode}", {}))
    if options.mode == "race":
        phrases.append(Phrase(f"set-rule-penalty-{options.penalty}", {}))
    phrases.append(Phrase(f"set-rule-pack-{options.pack}", {}))
    for key, args, told in (
        ("table", {"cards": options.table}, options.table != 12),
        ("rounds", {"rounds": options.rounds}, options.rounds > 1),
        ("sudden-death", {}, options.sudden_death),
        ("extra-agree", {}, options.extra == "agree"),
        ("lag-fair", {"ms": options.lag_fair}, options.lag_fair > 0),
        ("hints", {}, options.hints),
        ("no-help", {}, not options.help_vote),
        ("start-points", {}, any(options.start_points)),
        ("own-set-lockout", {}, any(options.own_set_lockout)),
    ):
        if told:
            phrases.append(Phrase(f"set-rule-{key}", args))
    return tuple(phrases)


def _finish_phrase(options: SetOptions) -> Phrase:
    args: dict[Finish, dict[str, int | str]] = {
        "pack": {},
        "first_to": {"sets": options.target},
        "timed": {"seconds": options.seconds},
        "count": {"sets": options.count},
    }
    return Phrase("set-rule-finish-" + options.finish.replace("_", "-"), args[options.finish])


def _claim_phrase(options: SetOptions) -> Phrase:
    if options.claim == "instant":
        return Phrase("set-rule-instant", {})
    if options.pick_seconds == 0:
        return Phrase("set-rule-call-untimed", {})
    return Phrase("set-rule-call", {"seconds": options.pick_seconds})
