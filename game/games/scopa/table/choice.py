"""Choosing a capture: a card of the hand, table cards picked for it, and what that amounts to (P8, P9). Pure; shows nothing.

What counts is the set chosen, never the way to it. What may be taken is asked of the rules.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from game.core.cards import Card
from game.games.scopa.actions import Play
from game.games.scopa.captures import captures
from game.games.scopa.options import Options


@dataclass(frozen=True)
class Choice:
    """`card` of the hand (None: none yet) and `picks` among the cards of the `table`."""

    options: Options
    table: tuple[Card, ...] = ()
    card: Card | None = None
    picks: frozenset[Card] = frozenset()

    @cached_property
    def groups(self) -> tuple[tuple[Card, ...], ...]:
        """Every capture the card allows; empty if it takes nothing, or if there is no card."""
        return () if self.card is None else captures(self.options, self.card, self.table)

    @cached_property
    def marked(self) -> frozenset[Card]:
        """The table cards that can be part of a capture."""
        return frozenset(card for group in self.groups for card in group)

    @property
    def play(self) -> Play | None:
        """What has been chosen, if it may be played: exactly one of the captures, or laying a card that takes nothing."""
        if self.card is None:
            return None
        if not self.groups:
            return None if self.picks else Play(self.card)
        return next((Play(self.card, group) for group in self.groups if frozenset(group) == self.picks), None)

    @property
    def only(self) -> Play | None:
        """What can be done with the card if that is one thing alone: its only capture, or laying it."""
        if self.card is None or len(self.groups) > 1:
            return None
        return Play(self.card, self.groups[0]) if self.groups else Play(self.card)

    def through(self, card: Card) -> tuple[tuple[Card, ...], ...]:
        """The captures that take this table card and everything picked."""
        return tuple(group for group in self.groups if card in group and self.picks <= frozenset(group))

    def within_reach(self, hand: Iterable[Card]) -> bool:
        """Whether a card of this hand takes everything picked, perhaps together with more."""
        return any(self.picks <= frozenset(group) for card in hand for group in captures(self.options, card, self.table))

    def choose(self, card: Card | None) -> "Choice":
        """Another card of the hand: picks it could take stay, the others are put down."""
        chosen = replace(self, card=card)
        return replace(chosen, picks=self.picks & chosen.marked) if card is not None and card != self.card else chosen

    def pick(self, card: Card) -> "Choice":
        """A table card picked, or put down again."""
        return replace(self, picks=self.picks ^ {card})

    def next_group(self, step: int) -> "Choice":
        """The next of the captures as the picks, or the one before; the same choice if there is none."""
        if not self.groups:
            return self
        now = next((number for number, group in enumerate(self.groups) if frozenset(group) == self.picks), None)
        number = (now + step) % len(self.groups) if now is not None else (0 if step > 0 else len(self.groups) - 1)
        return replace(self, picks=frozenset(self.groups[number]))

    def keep(self, table: tuple[Card, ...], hand: tuple[Card, ...]) -> "Choice":
        """On another table, with another hand: what is still there stays chosen."""
        card = self.card if self.card in hand else None
        return replace(self, table=table, card=card, picks=self.picks & frozenset(table))
