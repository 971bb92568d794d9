"""What a computer player presses in Set, and when: the eye's discoveries put into calls, picks and claims.

It decides by the view, the events and the match clock alone and waits as a person would: for the deal to be seen, for somebody else's
call to end, for its own lock. It asks for no extra cards, help or hints (the wishes of computers do not count, S7) and never gives up.
"""

import random

from game.bots.player import Plan
from game.core.game import SECOND
from game.core.seats import Seat
from game.games.setgame.actions import Call, Claim, Pick, SetAction, Unpick
from game.games.setgame.bot.eye import REACTION, Discovery, Eye
from game.games.setgame.claims import may_call_again
from game.games.setgame.events import CallEnded, Dealt, Granted, LockedOut, SetEvent, Wrong
from game.games.setgame.state import OpenCall
from game.games.setgame.view import SetView

REVEAL = SECOND // 2
"""Cards that are dealt can be seen this long after the step: the deal's animation on the screens of the people at the table (ns)."""
HASTE = SECOND // 4
"""Mean time a press takes beyond the shortest possible one, when one already knows what to press (ns)."""


class Hand:
    """One seat's computer player (a `game.bots.player.Player`)."""

    def __init__(self, seat: Seat, eye: Eye, dice: random.Random) -> None:
        self._seat = seat
        self._eye = eye
        self._dice = dice
        self._view: SetView | None = None
        self._free = 0  # the hand presses nothing before this (match clock, ns)

    def told(self, view: SetView, events: tuple[SetEvent, ...], clock: int) -> None:
        """A step as this seat sees it; a snapshot (no events) is visible at once."""
        before, self._view = self._view, view
        dealt = [card for event in events if isinstance(event, Dealt) for card in event.cards]
        if dealt or before is None or view.table != before.table:
            self._eye.look(view.lying, dealt, clock + REVEAL if dealt else clock)
        for event in events:
            self._meet(event, clock)
        if view.call is not None and view.call.seat == self._seat and (before is None or view.call != before.call):
            self._free = clock + self._gap(view.call, clock)

    def plan(self) -> Plan | None:
        """The next press, by what is known now."""
        view = self._view
        if view is None or view.phase != "play" or self._seat not in view.rivals:
            return None
        found = self._eye.discoveries()
        if not found or (view.call is not None and view.call.seat != self._seat):
            return None
        if view.call is not None:
            return self._in_call(view, view.call, found)
        racer = view.racers[self._seat]
        at = max(found[0].at, self._free, racer.lock)
        if view.options.claim == "call":
            return Plan(Call(), max(at, racer.wait))
        return Plan(Claim(found[0].cards), at)

    def _meet(self, event: SetEvent, clock: int) -> None:
        """Take notice of what frees or binds the hand, and of an own misreading."""
        own = getattr(event, "seat", None) == self._seat
        if isinstance(event, CallEnded) or (own and isinstance(event, Granted | Wrong)):
            self._free = clock + self._reaction()
        if own and isinstance(event, Wrong):
            self._eye.look_again(event.cards, clock)
        if own and isinstance(event, LockedOut) and event.why != "failed_call":  # the view says when a wait ends early (S13)
            self._free = event.until + self._reaction()

    def _in_call(self, view: SetView, call: OpenCall, found: list[Discovery]) -> Plan:
        """The caller's next press: the picks of one set, "once more" first if a further one is known already (S10)."""
        picks = set(call.picks)
        target = next((seen for seen in found if picks <= set(seen.cards)), found[0])
        stray = sorted(picks.difference(target.cards))
        action: SetAction
        if stray:
            action = Unpick(stray[0])
        elif may_call_again(view, call) and call.more < _further(target, found, self._free):
            action = Call()
        else:
            action = Pick(next(card for card in target.cards if card not in picks))
        return Plan(action, max(self._free, target.at))

    def _reaction(self) -> int:
        return REACTION + round(self._dice.expovariate(1 / HASTE))

    def _gap(self, call: OpenCall, clock: int) -> int:
        """The time to the caller's next press, short enough for all that are still to come ("once more" among them)."""
        if call.until is None:
            return self._reaction()
        presses = 4 - len(call.picks)
        return min(self._reaction(), (call.until - clock) // (presses + 1))


def _further(target: Discovery, found: list[Discovery], now: int) -> int:
    """How many sets beyond `target` are seen by `now` and can all be taken: no two share a card."""
    used, count = set(target.cards), 0
    for seen in found:
        if seen.at <= now and used.isdisjoint(seen.cards):
            used.update(seen.cards)
            count += 1
    return count
