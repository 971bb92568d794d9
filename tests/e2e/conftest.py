"""Desktops, programs and guests that are gone when a test ends."""

import contextlib

import pytest
from kits.desktop import Desktop, Program
from kits.front import Front
from kits.sitting import Guest
from kits.twin import TableTwin, Twin

from game.session import start
from game.session.link_thread import Place


@pytest.fixture
def ends():
    """Close something when the test is over."""
    with contextlib.ExitStack() as stack:
        yield lambda thing: stack.enter_context(contextlib.closing(thing))


@pytest.fixture
def window(ends, tmp_path):
    """Open a window on a desktop of its own: `window("Ann", "host", "set")`; a second one with `desktop` opens on that."""
    opened = []

    def open_window(name, *argv, size=(1280, 720), desktop=None, profile=None, before=()):
        folder = tmp_path / f"desktop{len(opened)}"
        folder.mkdir()
        desktop = desktop or ends(Desktop(folder, size))
        opened.append(ends(Program(desktop, profile or tmp_path / f"profile of {name}", *argv, before=before, name=name)))
        return opened[-1]

    return open_window


@pytest.fixture
def watcher(ends):
    """Somebody without a seat, who sees everything that all may see: `watcher(address, port)`."""

    def watch(address, port):
        guest = Guest(lambda wake: start.join(Place((address,), port), (), wake, watch=True))
        ends(guest.table)
        guest.until(lambda: guest.table.room)
        return guest

    return watch


@pytest.fixture
def front(ends, tmp_path):
    """Start the program on a desktop of its own, with the cards of a seed: `front("play", "set", seed=5)`."""

    def start(*argv, seed, size=(1280, 720)):
        folder = tmp_path / "desktop"
        folder.mkdir()
        return ends(Front(ends(Desktop(folder, size)), tmp_path / "profile", *argv, "--seed", seed))

    return start


@pytest.fixture
def twin_of(ends, tmp_path):
    """The twin of what is seen in a window."""
    return lambda front, seed: Twin(tmp_path / "twin", front.place.size, seed)


@pytest.fixture
def table_of(ends):
    """The table that a twin's seed lays out: `table_of(twin, options)`."""
    return lambda twin, options, names=("Ann",): ends(TableTwin(twin, options, twin.house.request.seed, names))
