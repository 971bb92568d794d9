"""The one interface of a computer player.

A game's `bot.py` offers `LEVELS: tuple[str, ...]` (weakest first) and
`make(level, seat, options, dice) -> Player`; `dice` is the only source of chance, so that equal dice and equal steps give equal plans.
Nothing here knows who carries the plans out: a process beside the host, or the arena.
"""

from typing import Any, NamedTuple, Protocol

from game.core.game import Action


class Plan(NamedTuple):
    """What a computer player means to do, and when (match clock, ns). A time already past means at once."""

    action: Action
    at: int


class Player(Protocol):
    """One seat's computer player. It is told of every step and asked for its plan after each one; a new plan replaces the old.

    A plan is carried out once; a refused one is dropped without a word, and the next step brings the next plan.
    """

    def told(self, view: Any, events: tuple[Any, ...], clock: int) -> None:
        """A step (or, with no events, a snapshot) as this seat sees it, at this match clock."""

    def plan(self) -> Plan | None:
        """What it will do if nothing else happens before; None to wait for the next step."""
