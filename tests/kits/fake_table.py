"""A table without host or link: the real rules, applied at once, for tests of the screen.

Other seats act through `by`, chance through `order`; time is the clock that the test turns (`now`, monotonic ns).
"""

import random

from msgspec.structs import replace

from game.core.errors import IllegalAction
from game.core.game import Finished, NeedsOrder, Stamp
from game.core.room import PeerInfo, Room, SeatInfo
from game.core.table import Refused, Restored, RoomIs, Stepped


def person(name, peer=0, **more):
    return SeatInfo(kind="person", name=name, peer=peer, **more)


def computer(level, name=""):
    return SeatInfo(kind="computer", name=name, level=level)


class FakeTable:
    """Implements `game.core.table.Table`; everything asked of the room is kept in `asked`."""

    def __init__(self, game, options, seats, own=(0,), seed=1, order=None, owner=True):
        self.game, self.options, self.own, self.is_owner = game, options, own, owner
        self.peer, self.connected, self.asked, self.closed = 0, True, [], False
        self.now, self.began, self._version, self._intent = 10**9, 10**9, 0, 0
        self._dice, self._order = random.Random(seed), order
        self._news = []
        self.wake = lambda: None
        self._stopped = None
        self.state = game.new_match(options, len(seats))
        self.room = Room("Test room", game.info.id, "test", None, "match", tuple(seats), (PeerInfo(0, ("Host",), owner=True),))
        for seat, info in enumerate(seats):
            if info.kind == "person":
                self.state = game.presence(self.state, seat, True, 0).state
        self.shuffle()
        self._news.clear()

    # --- what the screen uses
    def view(self, seat):
        return self.game.view(self.state, seat)

    def clock(self, now):
        return (now if self._stopped is None else self._stopped) - self.began

    def poll(self, now):
        self.now = max(now, self.now)
        self.expire(self.clock(now))
        news, self._news = self._news, []
        return news

    def act(self, seat, action, press):
        self._intent += 1
        if not self.connected:
            return None
        self.by(seat, action, self.clock(press), (seat, self._intent))
        return self._intent

    def ready(self, seats, ready=True):
        self.asked.append(("ready", seats, ready))
        self.change(phase="match")
        self.shuffle()

    def conduct(self, **wishes):
        self.asked.append(("conduct", wishes))
        if wishes.get("paused") is not None:
            self.change(paused=wishes["paused"])
            self._stopped = self.now if wishes["paused"] else None

    def close(self):
        self.closed = True

    # --- what the test does
    def by(self, seat, action, at=None, cause=None, lag=0):
        """A seat acts, `at` ns of the match clock (now by default); a refusal goes to our own seats only."""
        at = self.clock(self.now) if at is None else at
        self.expire(at)
        try:
            step = self.game.apply(self.state, seat, action, Stamp(at, lag))
        except IllegalAction as refusal:
            if cause is not None:
                self.tell(Refused(cause[1], refusal.code, refusal.details))
            return
        self._commit(step, at, cause)

    def shuffle(self):
        """Give chance's orders until a seat is to act."""
        while isinstance(wish := self.game.awaiting(self.state), NeedsOrder):
            items = list(wish.items)
            self._dice.shuffle(items)
            if self._order is not None:
                items, self._order = [*self._order, *(card for card in items if card not in self._order)], None
            self._commit(self.game.ordered(self.state, tuple(items), self.clock(self.now)), self.clock(self.now), None)
            if self.room.phase == "between":
                return

    def expire(self, clock):
        """Let the rules act by themselves where their time has come."""
        while (due := self.game.deadline(self.state)) is not None and due <= clock:
            self._commit(self.game.expire(self.state), due, None)

    def tell(self, *happenings):
        self._news.extend(happenings)
        self.wake()

    def change(self, **fields):
        """Change the room and tell so."""
        self.room = replace(self.room, **fields)
        self.tell(RoomIs())

    def restore(self):
        self.tell(*(Restored(self._version, self.clock(self.now), seats, (), view) for seats, _, view in self.sights(())))

    def sights(self, events):
        """Own seats that see the same of these events and of the match, with what they see; a spectator's sight if there are none."""
        alike = []
        for seat in self.own or (None,):
            sight = (tuple(event.seen_by(seat) for event in events), self.view(seat))
            together = next((seats for seats, other in alike if other == sight), None)
            if together is None:
                alike.append(([] if seat is None else [seat], sight))
            else:
                together.append(seat)
        return [(tuple(seats), *sight) for seats, sight in alike]

    def _commit(self, step, at, cause):
        self.state = step.state
        self._version += 1
        own = cause if cause and cause[0] in self.own else None
        self.tell(*(Stepped(self._version, at, seats, events, view, own) for seats, events, view in self.sights(step.events)))
        wish = self.game.awaiting(self.state)
        if isinstance(wish, NeedsOrder) and wish.between:
            self.change(phase="between")
        elif isinstance(wish, NeedsOrder):
            self.shuffle()
        elif isinstance(wish, Finished):
            self.change(phase="over")
