"""The replica of a table on one machine, without I/O: messages come in, happenings and messages to be sent come out.

Keeps what was last told (room, views, match clock), notices gaps, and keeps every unanswered intent to ask it again after a break. It
makes no move before the host has said so. Views, events, options and actions stay plain data here: whoever knows the games converts
them. All times are this machine's monotonic nanoseconds, handed in.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from game.core.room import Room
from game.core.seats import Seat
from game.core.table import Back, Chat, ClockIs, Closed, Happening, Lost, Note, Refused, Restored, RoomIs, Stepped
from net import messages as m
from net.clock import ShownClock
from net.unanswered import Unanswered

COMES_BACK = ("silent",)
"""Goodbyes after which a peer comes back by itself."""


class Client:
    """One machine's place at a table. `Stepped` and `Restored` carry plain views and events."""

    def __init__(self, hello: m.Hello) -> None:
        """`hello`: who we are; its `token` brings back seats of an earlier visit."""
        self.room: Room | None = None
        self.peer: int | None = None
        self.host: str | None = None  # instance id of the host process
        self.connected = False
        self.match: str | None = None
        self.game: str | None = None  # what the match is about; `room` tells what is played next
        self.options: m.Plain = None
        self.version = 0
        self.heard: int | None = None  # when the host last said anything
        self._greeting = hello
        self._views: dict[Seat | None, m.Plain] = {}
        self._unanswered = Unanswered()
        self._clock = ShownClock()
        self._out: list[m.ToHost] = []
        self._missing = False  # a snapshot was asked for; until it is here updates say nothing
        self._lost = False
        self._readers: dict[type, Callable[[Any, int], list[Happening]]] = {
            m.Welcome: self._welcome,
            m.Denied: self._denied,
            m.RoomChanged: self._room_changed,
            m.Snapshot: self._snapshot,
            m.Update: self._update,
            m.Clock: self._clock_told,
            m.Accepted: self._accepted,
            m.Rejected: self._rejected,
            m.Said: lambda said, _: [Chat(said.name, said.text, said.phrase)],
            m.Noted: lambda noted, _: [Note(noted.kind, noted.name)],
            m.Ping: self._ping,
            m.Bye: self._bye,
        }

    def hello(self) -> m.Hello:
        """The first message on every new link."""
        return self._greeting

    @property
    def token(self) -> bytes | None:
        """The secret that brings our seats back; worth keeping."""
        return self._greeting.token

    @property
    def own(self) -> tuple[Seat, ...]:
        """The seats played here, ascending: of the match if there is one, else of the room."""
        if self.match is not None:
            return tuple(sorted(seat for seat in self._views if seat is not None))
        return tuple(seat for seat, info in enumerate(self.room.seats) if info.peer == self.peer) if self.room else ()

    def view(self, seat: Seat | None) -> m.Plain:
        """The newest view of an own seat (None: a spectator's), as plain data; None if there is none."""
        return self._views.get(seat)

    def clock(self, now: int) -> int:
        """The match clock, ns; it stands still in a pause."""
        return self._clock.at(now)

    def receive(self, message: m.ToPeer, now: int) -> list[Happening]:
        """Take in a message; what it means, in order. Pongs and the like are then in the outbox and should go out at once."""
        self.heard = now
        return self._readers[type(message)](message, now)

    def outbox(self) -> list[m.ToHost]:
        """What is to be sent, in order; it is then no longer here."""
        out, self._out = self._out, []
        return out

    def intend(self, seat: Seat, action: m.Plain, press: int) -> int | None:
        """Ask for an action of an own seat; `press`: when the finger came down. Its id, None if nothing can be asked now."""
        if not self.connected:
            return None
        intent = self._unanswered.ask(seat, self.version, press, action, self.match)
        if intent is None:
            return None
        self._out.append(intent)
        return intent.id

    def wish(self, message: m.ToHost) -> None:
        """Ask something of the room. Without a link it is not asked."""
        if self.connected:
            self._out.append(message)

    def lost(self) -> list[Happening]:
        """The link is gone. `hello` on a new one comes back."""
        was, self.connected, self._lost = self.connected, False, True
        self._out.clear()
        return [Lost()] if was else []

    def _welcome(self, welcome: m.Welcome, _now: int) -> list[Happening]:
        back, self._lost, self.connected = self._lost, False, True
        self.room, self.peer, self.host = welcome.room, welcome.peer, welcome.host
        self._greeting = msgspec.structs.replace(self._greeting, token=welcome.token)
        self._unanswered.go_on_from(welcome.intents)
        self._missing = welcome.room.match is not None  # a snapshot follows
        happenings: list[Happening] = [Back()] if back else []
        return [*happenings, RoomIs(), *self._forget(unless=welcome.room.match)]

    def _denied(self, denied: m.Denied, _now: int) -> list[Happening]:
        self.connected = False
        return [Closed(denied.code, denied.details)]

    def _room_changed(self, changed: m.RoomChanged, _now: int) -> list[Happening]:
        self.room = changed.room
        if changed.room.match is None:
            return [*self._forget(unless=None), RoomIs()]
        return [RoomIs()]

    def _snapshot(self, snapshot: m.Snapshot, now: int) -> list[Happening]:
        refused = self._forget(unless=snapshot.match)
        asked = self._missing
        self.match, self.game, self.options, self.version = snapshot.match, snapshot.game, snapshot.options, snapshot.version
        self._missing = False
        self._clock.told(snapshot.clock, snapshot.running, now)
        self._views = {}
        restored = [Restored(snapshot.version, snapshot.clock, seen.seats, seen.events, self._seen(seen)) for seen in snapshot.seen]
        if asked:
            self._out.extend(self._unanswered)
        return [*refused, *restored, ClockIs(snapshot.running)]

    def _update(self, update: m.Update, now: int) -> list[Happening]:
        if self._missing or update.version <= self.version:
            return []
        if self.match is None or update.version != self.version + 1:
            self._missing = True
            self._out.append(m.Resync())
            return []
        self.version = update.version
        self._clock.heard(update.clock, now)
        cause = update.cause
        if cause is not None:
            self._unanswered.answered(cause[1])
        return [Stepped(update.version, update.clock, seen.seats, seen.events, self._seen(seen), cause) for seen in update.seen]

    def _seen(self, seen: m.Seen) -> m.Plain:
        """Keep a view for the seats that have it."""
        self._views.update(dict.fromkeys(seen.seats or (None,), seen.view))
        return seen.view

    def _clock_told(self, clock: m.Clock, now: int) -> list[Happening]:
        self._clock.told(clock.clock, clock.running, now)
        return [ClockIs(clock.running)]

    def _accepted(self, accepted: m.Accepted, _now: int) -> list[Happening]:
        self._unanswered.answered(accepted.id)
        return []

    def _rejected(self, rejected: m.Rejected, _now: int) -> list[Happening]:
        if rejected.id is not None and not self._unanswered.answered(rejected.id):
            return []
        return [Refused(rejected.id, rejected.code, rejected.details)]

    def _ping(self, ping: m.Ping, _now: int) -> list[Happening]:
        self._out.append(m.Pong(ping.number))
        return []

    def _bye(self, bye: m.Bye, _now: int) -> list[Happening]:
        if bye.code in COMES_BACK:
            return []
        self.connected = False
        return [Closed(bye.code, {})]

    def _forget(self, unless: str | None) -> list[Happening]:
        """Another match is on, or none: what was asked in the old one is refused, its views are no more."""
        if self.match == unless:
            return []
        self.match, self._views = None, {}
        return [Refused(id, "stale", {}) for id in self._unanswered.give_up(unless)]
