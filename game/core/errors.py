"""Refusals: what an action or a set of options can be told instead of being obeyed.

A refusal is a code from one closed list plus plain details, so that it can cross the network and be put into words in any language
by the screen. It decides nothing about wording.
"""

import traceback
from typing import Literal, TypeAlias, get_args

Detail: TypeAlias = "str | int | bool | list[str] | list[int] | None"

Code: TypeAlias = Literal[
    # any game
    "malformed",  # not an action of this game at all, or one that names what cannot be
    "not_your_turn",
    "wrong_phase",
    "not_in_hand",
    "unknown_card",
    "must_capture",  # a card that can capture may not be laid: cards (what it could take)
    "must_follow",  # the suit led: card (led)
    "must_beat",  # the card led must be beaten: card (led)
    "must_trump",  # void in the suit led: card (led)
    "short_stock",  # more cards asked for than are left: left
    "marriage_lead",  # a card of the announced marriage must be led: suit
    "no_capture",  # this group cannot be taken with this card: card
    "match_over",
    # races
    "beaten",  # somebody was faster: by (seat), ms
    "late",  # after the end of a timed round
    "locked",  # this seat has to wait: until (match clock, ns)
    "no_call",  # picks and claims need a call of one's own first
    "call_open",  # asking or picking while somebody else holds the table
    "already_asked",
    "no_more_cards",
    "not_allowed",  # switched off by the options of this room
    # options
    "option_value",  # option (name), value out of range
    "option_clash",  # options that contradict each other: option, other
    "seat_count",  # this many seats cannot play it
]
CODES: tuple[str, ...] = get_args(Code)


class IllegalAction(Exception):
    """An action the rules refuse. The state it was tried on is untouched.

    `code` is one of `CODES`; `details` are plain values (msgpack-safe) named by the code's comment above.
    """

    def __init__(self, code: Code, **details: Detail) -> None:
        super().__init__(code, details)
        self.code: Code = code
        self.details: dict[str, Detail] = details


class IllegalOptions(IllegalAction):
    """Options that cannot be played: out of range, contradictory, or not with this many seats."""


def where(error: BaseException) -> str:
    """A failure for a log: its kind and the last place it passed, never its message: that might hold cards nobody may see."""
    trace = traceback.extract_tb(error.__traceback__)
    place = f" in {trace[-1].filename}:{trace[-1].lineno}" if trace else ""
    return f"{type(error).__name__}{place}"
