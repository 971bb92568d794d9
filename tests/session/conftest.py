"""Tables and rooms that are closed when a test ends."""

import contextlib

import pytest
from kits.proxy import Proxy
from kits.sitting import FakeHost, Guest, Room

from game.session import start
from game.session.link_thread import Place
from game.session.start import LocalSetup
from game.session.tasks import HostTask


@pytest.fixture
def closing():
    """Close something when the test is over."""
    with contextlib.ExitStack() as stack:
        yield lambda thing: stack.enter_context(contextlib.closing(thing))


@pytest.fixture
def setup():
    """A set-up for one person alone, changed as a test needs it."""

    def change(**changes):
        return LocalSetup(**{"game": "set", "preset": "solo", "names": ("Ann",)} | changes)

    return change


@pytest.fixture
def room(closing, setup):
    """Open a room in a thread; for guests on this machine alone unless `loopback` is False."""

    def open_room(loopback=True, seed=1, **changes):
        config = start.room(setup(**{"preset": "speed", "names": (), "seats": 2} | changes), lan=True)
        return closing(Room(HostTask(room=config, loopback=loopback, seed=seed)))

    return open_room


@pytest.fixture
def guest(closing):
    """Sit down at a table: `guest(port)`, or with another way to open it."""

    def sit(port=None, name="Ann", *, opening=None, **more):
        place = Place(("127.0.0.1",), port)
        made = Guest(opening or (lambda wake: start.join(place, (name,), wake, **more)))
        closing(made.table)
        return made

    return sit


@pytest.fixture
def proxy():
    """A proxy before a port of this machine."""
    with contextlib.ExitStack() as stack:
        yield lambda port: stack.enter_context(Proxy(("127.0.0.1", port)))


@pytest.fixture
def fake_host(closing):
    """A host that does what the test says with whoever comes; its port."""
    return lambda act: closing(FakeHost(act)).port
