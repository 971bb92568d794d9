"""Clients in processes of their own, told when to ask for what to the millisecond; and the host they race at, in a process too.

`Racer` is the end in the test: it keeps everything its process was told, so that tables can be compared step by step.
"""

import heapq
import multiprocessing
import threading
import time
from collections import deque

import msgspec

from game.core.table import Restored, Stepped
from game.session import start
from game.session.children import Child
from game.session.link_thread import Place
from game.session.tasks import HostReady, HostTask
from game.session.ways import HOST_MODULE

PATIENCE = 40.0


def race(pipe, port, name):
    """In the process: sit at the table, tell all that happens there, and do what the pipe says when it says.

    Told: ("saw", happening, own seats) and ("asked", tag, what the method gave, monotonic ns at which it was called).
    Heard: (monotonic ns, method of the table, arguments, tag); None ends it.
    """
    news, orders, due = threading.Event(), deque(), []
    threading.Thread(target=_listen, args=(pipe, orders, news), daemon=True).start()
    table = start.join(Place(("127.0.0.1",), port), (name,), news.set)
    while True:
        news.clear()
        for happening in table.poll(time.monotonic_ns()):
            pipe.send(("saw", happening, table.own))
        while orders:
            order = orders.popleft()
            if order is None:
                table.close()
                return
            heapq.heappush(due, (*order[:1], len(due), *order[1:]))
        while due and due[0][0] <= time.monotonic_ns():
            _, _, method, arguments, tag = heapq.heappop(due)
            if method == "act":
                arguments = (table.own[0], *arguments, time.monotonic_ns())
            at = time.monotonic_ns()
            pipe.send(("asked", tag, getattr(table, method)(*arguments), at))
        news.wait((due[0][0] - time.monotonic_ns()) / 1e9 if due else None)


def _listen(pipe, orders, news):
    while not orders or orders[-1] is not None:
        try:
            orders.append(pipe.recv())
        except (EOFError, OSError):
            orders.append(None)
        news.set()


class Racer:
    """A client in a process of its own. `steps`: by version, what was told of it; `asked`: by tag, (number of the intent, when)."""

    def __init__(self, port, name):
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=race, args=(theirs, port, name), daemon=True)
        self.process.start()
        theirs.close()
        self.name, self.happened, self.steps, self.asked, self.own, self.view = name, [], {}, {}, (), None
        self._tags = 0

    @property
    def seat(self):
        return self.own[0]

    def do(self, method, *arguments, at=0):
        """Have a method of the table called, at a moment (monotonic ns) or at once; a tag for it. `act` is for its own seat."""
        self._tags += 1
        self.pipe.send((at, method, arguments, self._tags))
        return self._tags

    def act(self, action, at=0):
        """Ask for an action."""
        return self.do("act", action, at=at)

    def until(self, condition, told=lambda: ""):
        """Take in what is told until `condition()` gives something true; what it gave."""
        end = time.monotonic() + PATIENCE
        while not (result := condition()):
            assert time.monotonic() < end, (self.name, told(), self.happened[-5:])
            if self.pipe.poll(0.05):
                self._take(self.pipe.recv())
        return result

    def _take(self, told):
        if told[0] == "asked":
            self.asked[told[1]] = told[2:]
            return
        _, happening, self.own = told
        self.happened.append(happening)
        if isinstance(happening, Stepped | Restored):
            self.view = happening.view
        if isinstance(happening, Stepped):
            self.steps[happening.version] = happening

    def sits(self):
        """Wait for a seat; the racer itself."""
        self.until(lambda: self.own)
        return self

    def sees(self, kind, of=lambda happening: True):
        """Wait for a happening of this kind that `of` holds for."""
        return self.until(lambda: next((seen for seen in reversed(self.happened) if isinstance(seen, kind) and of(seen)), None))

    def answer(self, tag):
        """Wait for the answer to what was asked: the step it caused, or its refusal."""

        def answered():
            number = self.asked.get(tag, (None,))[0]
            return next((seen for seen in reversed(self.happened) if number is not None and number in answers(seen)), None)

        return self.until(answered)

    def kill(self):
        """End the process without a word."""
        self.process.kill()
        self.process.join(PATIENCE)

    def close(self):
        if self.process.is_alive():
            self.pipe.send(None)
        self.process.join(5)
        if self.process.is_alive():
            self.kill()
        self.pipe.close()


def answers(happening):
    """The numbers of the own intents that a happening answers."""
    if isinstance(happening, Stepped):
        return (happening.own_cause[1],) if happening.own_cause else ()
    return (getattr(happening, "id", None),)


class HostOf:
    """A host of this set-up in a process of its own, for guests of this machine."""

    def __init__(self, setup):
        self._child = Child(HOST_MODULE, HostTask(room=start.room(setup, lan=True), loopback=True, seed=setup.seed))
        self.port = msgspec.json.decode(self._child.answer(), type=HostReady).port

    def close(self):
        self._child.stop(5)
