"""The way of an intent into the match: asked before? shape, seat, rate, turn — and then to the rules.

Every intent gets exactly one answer, and one asked again after a break the same as before. Knows no game and no room.
"""

from typing import Any

import msgspec

from net.crowd import Crowd
from net.match import Match
from net.matches import Matches
from net.messages import Intent, Rejected
from net.outbox import Link, Outbox
from net.refusals import Refusal
from net.roster import Peer


class Intents:
    """Takes the intents of a room's peers. `now`: monotonic ns of arrival."""

    def __init__(self, crowd: Crowd, matches: Matches, out: Outbox) -> None:
        self._crowd = crowd
        self._matches = matches
        self._out = out
        self._held: list[tuple[Peer, Intent, bool]] = []

    def take(self, peer: Peer, link: Link, intent: Intent, now: int) -> None:
        """Answer an intent, or see to it that the match will."""
        granted = peer.computers or peer.intents.grant(now)
        if not peer.ledger.is_new(intent.id):
            answer = peer.ledger.repeated(intent.id)
            if answer is not None:
                self._out.send((link,), answer)
            return
        peer.ledger.opened(intent.id)
        if self._crowd.gathering:
            self._held.append((peer, intent, granted))
        else:
            self._enter(peer, intent, granted, now)

    def release(self, now: int) -> None:
        """Once everybody is back at a table that was opened anew: what was asked meanwhile is asked now, all at one time."""
        if not self._crowd.gathering:
            held, self._held = self._held, []
            for peer, intent, granted in held:
                self._enter(peer, intent, granted, now)

    def _enter(self, peer: Peer, intent: Intent, granted: bool, now: int) -> None:
        try:
            match, action = self._tried(peer, intent, granted)
        except Refusal as refused:
            answer = Rejected(intent.id, refused.code, dict(refused.details))
            if (link := self._crowd.settle(peer.id, answer)) is not None:
                self._out.send((link,), answer)
        else:
            self._matches.enter(match, peer, intent, action, now)

    def _tried(self, peer: Peer, intent: Intent, granted: bool) -> tuple[Match, Any]:
        """The match an intent is for and its action, or a `Refusal`, in the order of the checks."""
        match = self._matches.match
        if match is None:
            raise Refusal("no_match")
        try:
            action = msgspec.convert(intent.action, match.game.types.action)
        except msgspec.ValidationError:
            raise Refusal("malformed") from None
        if intent.seat not in self._crowd.played_by(peer):
            raise Refusal("not_your_seat")
        if not granted:
            raise Refusal("rate")
        if not match.clock.running:
            raise Refusal("paused")
        if code := match.refusal(intent):
            raise Refusal(code)
        return match, action
