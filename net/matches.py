"""The matches of a room, one after another: begin, hold, deal on, end, begin again with the dealer moved on.

Keeps the running match in step with the room: who is present, whose seats are whose, whether the clock runs. Decides nothing about the
rules; `now` is monotonic ns of the host.
"""

import random
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from game.core.game import SECOND, AnyGame
from game.core.room import Phase
from net import absence
from net.attendance import Attendance
from net.config import RoomConfig
from net.crowd import Crowd
from net.match import Match
from net.messages import Intent, Noted
from net.outbox import Link, Outbox
from net.past import Past, replayed
from net.progress import report
from net.refusals import Refusal
from net.roster import Peer
from net.scribe import Scribe
from net.series import Series
from net.standstill import Standstill


class Matches:
    """What is played in a room, now and next."""

    def __init__(self, config: RoomConfig, crowd: Crowd, dice: random.Random, out: Outbox) -> None:
        self.match: Match | None = None
        self._crowd = crowd
        self._dice = dice
        self._out = out
        self._scribe = Scribe(crowd, out, dice, config.seeded)
        self.standstill = Standstill(crowd, self._scribe, out)
        self._series = Series(config.instance)
        self._autostart = config.autostart
        self._followed: Phase = "lobby"
        self._since = 0  # of that phase
        self.attendance: Attendance | None = None  # at the running match

    @property
    def phase(self) -> Phase:
        """Where the room stands."""
        return self.match.phase if self.match else "lobby"

    @property
    def settled(self) -> bool:
        """Whether no match is running, so that the room may be set up anew."""
        return self.phase in ("lobby", "over")

    def restore(self, past: Past, games: Mapping[str, AnyGame], now: int) -> None:
        """Take up what was played when the host ended. The clock stands until people are back. Raises `Unreadable`."""
        self._series.restore(past)
        self._autostart = False
        if past.match is None:
            return
        match = self.match = replayed(past, games, self._crowd, self._dice, self._out)
        self.standstill.paused = past.room.paused and past.running
        self._followed = "over" if past.finished else "match"
        self.attendance = Attendance(match, self._crowd, past.here)
        with self._unbroken(now):
            match.open(now)

    def begin(self, now: int) -> None:
        """Begin a match. Raises `Refusal` and `IllegalOptions`."""
        lobby = self._crowd.lobby
        lobby.check_start()
        self.leave()
        opening = self._series.opening(lobby, lobby.game, lobby.game.suited(lobby.options, self._crowd.place()))
        match = self.match = Match(opening, self._crowd, self._dice, self._out, now)
        self._autostart = False
        lobby.unready()
        self._followed = "match"
        self.write_down()
        self._scribe.opened(match, opening.first)
        self.attendance = Attendance(match, self._crowd)
        self.catch_up(now)
        if self.match is match:
            with self._unbroken(now):
                match.open(now)

    def leave(self) -> None:
        """Forget the finished match: something else is going to be played."""
        if self.match:
            self._series.left(self.match)
        self.match, self.attendance, self._followed, self.standstill.paused = None, None, "lobby", False

    def end(self, note: str, now: int) -> None:
        """Go back to the lobby; a match that is not over ends before its end."""
        if self.match and self.phase != "over":
            self.match.close()
            self._scribe.ended(note, self.match.clock.at(now))
            self._tell_all(note)
        self.leave()
        self._crowd.lobby.unready()

    def pause(self, paused: bool, now: int) -> None:
        """Stop the table for everybody, or let it go on. What was asked before is decided first. Raises `Refusal`."""
        if self.settled:
            raise Refusal("wrong_phase")
        if paused is not self.standstill.paused:
            self.standstill.paused = paused
            self._tell_all("paused" if paused else "resumed")
            self._hold(now)

    def slept(self, time: int, now: int) -> None:
        """This machine has slept for so many ns: the match has not gone on meanwhile."""
        if self.match:
            self.match.clock.skip(time)
            self.standstill.tell(self.match, now)

    def advance(self, now: int) -> None:
        """Let everything happen that is due."""
        if self.match:
            with self._unbroken(now):
                self.match.run(now)
        self.follow(now)

    def follow(self, now: int) -> None:
        """After any step: notice that the match waits or is over, and go on if everybody is ready."""
        phase = self.phase
        if phase != self._followed:
            self._followed, self._since = phase, now
            self._crowd.lobby.unready()
            if phase == "over":
                self._note_end(now)
        if phase == "between" and self.match and self.match.clock.running and self._crowd.wants_deal(now - self._since):
            self.deal_on(now)
        elif self.settled and self._crowd.wants_match(self._autostart):
            self._begin_unasked(now)

    def deal_on(self, now: int) -> None:
        """Begin the next deal without waiting for anybody. Raises `Refusal`."""
        match = self.match
        if match is None or match.phase != "between" or not match.clock.running:
            raise Refusal("wrong_phase")
        with self._unbroken(now):
            match.deal_on(now)
        self._crowd.lobby.unready()
        self._followed = "match"

    def catch_up(self, now: int) -> None:
        """Bring the match to what the room is now: seats, snapshots for those whose seats have changed, who is there, the clock."""
        absence.stand_in(self._crowd, self.match, now)
        if self.attendance:
            with self._unbroken(now):
                self.attendance.update(now)
        self._hold(now)

    def mind_absent(self, now: int) -> None:
        """Now and then: do what the room's policy says for those who are away or late."""
        absence.stand_in(self._crowd, self.match, now)
        if self.match is None or self.settled or not self.match.clock.running:
            return
        if absence.must_end(self._crowd, now):
            self.end("abandoned", now)
        elif (seat := absence.overdue(self._crowd, self.match, now)) is not None:
            with self._unbroken(now):
                self.match.stand_in(seat, now)

    def write_down(self) -> None:
        """What the room is by now."""
        self._scribe.room(self.standstill.paused, self._series.dealt, self._series.count)

    def mark(self, now: int, exactly: bool = False) -> None:
        """Write down what the clock shows, now and then or `exactly` now."""
        if self.match and not self.settled:
            self.standstill.mark(self.match, now, 1 if exactly else SECOND)

    def enter(self, match: Match, peer: Peer, intent: Intent, action: Any, now: int) -> None:
        """Hand an intent to the match; its answer follows."""
        with self._unbroken(now):
            match.enter(peer.id, intent, action, peer.credit(match.cap), now)

    def measure(self) -> None:
        """Round trips have been measured: the hold follows the largest lag credited in the room (S16)."""
        if self.match and self.match.cap:
            self.match.credit = self._crowd.credit(self.match.cap)

    def unknown(self, link: Link) -> None:
        """Whatever was sent on this link counts no more: it is gone, or has missed something."""
        if self.attendance:
            self.attendance.unknown(link)

    def _begin_unasked(self, now: int) -> None:
        """Begin because everybody is ready; if the rules will not have it, somebody has to change something first."""
        try:
            self.begin(now)
        except Exception as error:
            report("a beginning", self._crowd.lobby.game, error)
            self._autostart = False
            self._crowd.lobby.unready()

    def _note_end(self, now: int) -> None:
        if self.match:
            self.standstill.paused = False
            self._scribe.ended("finished", self.match.clock.at(now))
            with self._unbroken(now):
                self._series.finished(self.match)

    def _hold(self, now: int) -> None:
        """Stop the clock, or let it go on, as pause and policy want it."""
        match = self.match
        if match is None or self.settled or self.standstill.wanted is not match.clock.running:
            return
        if match.clock.running:
            with self._unbroken(now):
                match.run(now, flush=True)
        if self.match is match:
            self.standstill.turn(match, now)

    def _tell_all(self, note: str) -> None:
        self._out.send(self._crowd.links(), Noted(note))

    @contextmanager
    def _unbroken(self, now: int) -> Iterator[None]:
        """Whatever fails in the rules ends the match, never the room."""
        match = self.match
        try:
            yield
        except Exception as error:
            if match is not None:
                report("a match", match.game, error)
            self.end("broken", now)
