"""The switches of rules/schnapsen.md, one field for each row of its table, and the presets that set them."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from game.core.errors import IllegalOptions
from game.core.game import Choice, Phrase


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match is played. The defaults are the preset `santase`."""

    nines: bool = True  # 24 cards and hands of six; without nines 20 and five
    target: Annotated[int, Meta(ge=1, le=31)] = 11
    count_down: bool = False  # the score is shown falling to 0 or below
    deal: Literal["threes", "three_two"] = "threes"  # three_two: the trump is turned after the first three each
    next_dealer: Literal["winner", "alternate"] = "winner"
    exchange_needs_trick: bool = True
    exchange_on_answer: bool = False  # the other player, as his first act after a close
    marriage_first_lead: bool = False  # pending until the first trick is won
    marriage_strict: bool = True
    close_before_draw: bool = False
    closing_state: Literal["end", "closing"] = "end"  # when the loser's state is read if the closer makes 66
    failed_close: Literal["graded", "three"] = "graded"  # 2, or 3 if trickless at closing; or flat 3
    other_first: Literal["failed", "graded", "two"] = "failed"  # the other reaches 66 first
    out: Literal["auto", "manual"] = "auto"
    wrong_claim: Literal["graded", "two"] = "graded"
    last_trick: Literal["ten", "wins"] = "ten"  # +10 to its taker, or its taker wins the deal
    equal: Literal["taker", "draw"] = "taker"
    club_limits: bool = False
    look_back: Literal["none", "last", "own", "all"] = "last"  # a courtesy of the screen
    king_led: bool = False  # from a marriage the king must be led


PRESETS: tuple[tuple[str, Options], ...] = (
    ("santase", Options()),
    (
        "schnapsen",
        Options(
            nines=False,
            target=7,
            count_down=True,
            deal="three_two",
            next_dealer="alternate",
            exchange_needs_trick=False,
            marriage_first_lead=True,
            closing_state="closing",
            other_first="graded",
            last_trick="wins",
        ),
    ),
    (
        "sixtysix",
        Options(
            target=7,
            exchange_on_answer=True,
            marriage_first_lead=True,
            marriage_strict=False,
            other_first="two",
            wrong_claim="two",
            equal="draw",
        ),
    ),
)

CHOICES = (
    Choice("target", (7, 11)),
    Choice("out", ("auto", "manual")),
    Choice("look_back", ("none", "last", "own", "all")),
    Choice("failed_close", ("graded", "three")),
    Choice("equal", ("taker", "draw")),
    Choice("close_before_draw", (False, True)),
    Choice("club_limits", (False, True)),
    Choice("king_led", (False, True)),
)


def check(options: Options, seats: int) -> None:
    """Raise `IllegalOptions` unless two play and the switches agree with each other."""
    if seats != 2:
        raise IllegalOptions("seat_count", seats=seats, low=2, high=2)
    for option, other, clash in (
        ("deal", "nines", (options.deal == "three_two") == options.nines),  # five cards cannot be dealt by threes, nor six by 3 + 2
        ("equal", "last_trick", options.last_trick == "wins" and options.equal == "draw"),
        ("club_limits", "close_before_draw", options.club_limits and options.close_before_draw),
    ):
        if clash:
            raise IllegalOptions("option_clash", option=option, other=other)


def least_stock(options: Options) -> int:
    """The smallest stock with which one may exchange or close."""
    return 4 if options.club_limits else 2


def summary(options: Options) -> tuple[Phrase, ...]:
    """The rules chosen, most telling first."""
    phrases = [
        Phrase("schnapsen-rule-cards", {"cards": 24 if options.nines else 20}),
        Phrase("schnapsen-rule-down" if options.count_down else "schnapsen-rule-target", {"target": options.target}),
        Phrase(f"schnapsen-rule-out-{options.out}", {}),
        Phrase(f"schnapsen-rule-last-{options.last_trick}", {}),
    ]
    for on, key in (
        (not options.marriage_strict, "no-strict-marriage"),
        (options.close_before_draw, "close-before-draw"),
        (options.failed_close == "three", "flat-three"),
        (options.equal == "draw", "draws"),
        (options.club_limits, "club"),
        (options.king_led, "king-led"),
    ):
        if on:
            phrases.append(Phrase(f"schnapsen-rule-{key}", {}))
    return tuple(phrases)
