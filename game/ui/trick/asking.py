"""What the eye at a table of tricks asks for: the offers under the cards, a question asked once, the one wish under way.

Decides which offer a key or pad is on and what an answer means. Knows no rules: whether something would be refused, and why, it asks them.
"""

import random
from dataclasses import replace

from game.core.errors import IllegalAction
from game.core.game import Action, Stamp
from game.ui.input import Input, KeyDown, way_of
from game.ui.table_part import Desk, KeyHint
from game.ui.trick.game import Offer, Sight, TrickGame
from game.ui.wording import key as key_words

YES, NO, SORT, BACK, CLEAR = "yes", "no", "sort", "back", "clear"
"""Offers that the screen itself answers; a game may offer `clear` while cards are picked."""
ROOMY = 3
"""So many acts of a game stand on the line of hints in full, with sorting and looking back beside them."""


class Asking:
    """`question`: the offer that waits for yes or no; `focus`: what keys and pads are on, None while they are on the hand."""

    def __init__(self, desk: Desk, game: TrickGame) -> None:
        self.question: Offer | None = None
        self.focus: str | None = None
        self._desk, self._game = desk, game
        self._pending: frozenset[int] = frozenset()

    def turned(self) -> None:
        """The table went on: a question of before means nothing any more."""
        self.question = self.focus = None

    def reword(self, sight: Sight) -> None:
        """A question that is open is asked in the words of now."""
        if self.question is not None:
            self.question = next((offer for offer in self._game.offers(sight) if offer.id == self.question.id), self.question)

    # --- what can be asked
    def offers(self, sight: Sight) -> list[Offer]:
        """What can be asked for now; nothing while something is still to be shown, nothing twice while an answer is awaited."""
        if not sight.settled or sight.eye is None:
            return []
        offers = [replace(offer, enabled=offer.enabled and not self._pending) for offer in self._game.offers(sight)]
        if len(sight.hand) > 1:
            offers.append(Offer(SORT, self._desk.say("trick-sort"), "sort"))
        if self._game.back(sight):
            offers.append(Offer(BACK, self._desk.say("trick-back"), "back", lit=sight.back))
        return offers

    def hints(self, sight: Sight) -> tuple[KeyHint, ...]:
        """The offers as hints under the cards, or the two answers to a question."""
        if self.question is not None:
            confirm, cancel = self._cap("confirm"), self._cap("cancel")
            agree = KeyHint(YES, self.question.yes, confirm, lit=self.focus == YES, asks=True)
            return (agree, KeyHint(NO, self._desk.say("trick-no"), cancel, lit=self.focus == NO))
        offers = self.offers(sight)
        acts = [offer for offer in offers if offer.id not in (SORT, BACK)]
        if len(acts) > ROOMY:  # sorting and looking back keep their keys
            offers = [replace(offer, text=offer.short or offer.text) for offer in acts]
        return tuple(self._hint(offer) for offer in offers)

    def _hint(self, offer: Offer) -> KeyHint:
        lit = offer.lit or offer.id == self.focus
        return KeyHint(offer.id, offer.text, self._cap(offer.key), lit=lit, asks=offer.asks, enabled=offer.enabled)

    def _cap(self, binding: str | None) -> str:
        return "" if binding is None else key_words(self._desk.speech, self._desk.bindings().code(binding))

    # --- inputs
    def answer(self, happened: Input) -> bool | None:
        """While a question is open: whether it was agreed to, None if it was neither yes nor no."""
        way = way_of(happened)
        if way in ("left", "right"):
            self.focus = NO if self.focus != NO else YES
        if way not in ("confirm", "cancel"):
            return None
        return way == "confirm" and self.focus != NO

    def meant(self, happened: Input, sight: Sight) -> str | None:
        """The offer an input takes: by its key, or confirmed where keys and pad are on it. An empty word: they only moved."""
        offers = [offer for offer in self.offers(sight) if offer.enabled]
        if isinstance(happened, KeyDown) and not happened.repeat:
            keys = self._desk.bindings()
            named = next((offer.id for offer in offers if offer.key and keys.code(offer.key) == happened.scancode), None)
            if named is not None:
                return named
        way, ids = way_of(happened), [hint.id for hint in self.hints(sight) if hint.enabled]
        if way == "up" and ids:
            self.focus = self.focus if self.focus in ids else ids[0]
            return ""
        if self.focus not in ids:
            self.focus = None
            return None
        assert self.focus is not None
        if way in ("left", "right"):
            self.focus = ids[(ids.index(self.focus) + (1 if way == "right" else -1)) % len(ids)]
        elif way in ("down", "cancel"):
            self.focus = None
        return self.focus if way == "confirm" else "" if way in ("left", "right", "down", "cancel") else None

    # --- the host
    def act(self, sight: Sight, action: Action, at: int) -> bool:
        """Ask the host for it, unless an answer is still awaited; whether it was asked."""
        if sight.eye is None or self._pending:
            return False
        intent = self._desk.act(sight.eye, action, at)
        if intent is not None:
            self._pending |= {intent}
        return intent is not None

    def answered(self, intent: int | None) -> None:
        """A wish was granted or refused; None: forget them all."""
        self._pending = frozenset() if intent is None else self._pending - {intent}

    def refused(self, sight: Sight, action: Action) -> IllegalAction | None:
        """Why the rules would refuse it, None if they would not; no refusal depends on what the eye cannot know, so a sample answers."""
        if sight.eye is None:
            return IllegalAction("not_your_turn")
        state = self._desk.game.sample(sight.view, random.Random(0))
        try:
            self._desk.game.apply(state, sight.eye, action, Stamp(0))
        except IllegalAction as trouble:
            return trouble
        return None
