"""Tables for other machines: found, joined by list and by code, run without a window."""

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import threading

import msgspec
import pytest

from game.core.game import preset
from game.core.table import Note, RoomIs
from game.games import GAMES
from game.session import start
from game.session.children import ROOT
from game.session.destination import destination
from game.session.link_thread import Place
from game.session.table import TcpTable
from game.session.ways import Joining
from net import discovery, joincode
from net.messages import Hello


@pytest.fixture
def name():
    """A room nobody else's test looks for."""
    return f"Kitchen {secrets.token_hex(4)}"


@pytest.fixture
def hosting(guest, setup):
    """Host a table in a process of its own; the guest who hosts it."""
    return lambda **changes: guest(opening=lambda wake: start.host(setup(**{"preset": "speed"} | changes), wake))


@pytest.fixture
def finder(closing):
    """Looks for tables; gives the one of a name that `of` holds for."""
    news = threading.Event()
    looking = closing(discovery.Finder(news.set))

    def find(name, of=lambda table: True):
        while not (found := [table for table in looking.tables if table.name == name and of(table)]):
            assert news.wait(20)
            news.clear()
        return found[0]

    return find


def test_a_hosted_table_is_found_and_joined(hosting, guest, finder, name):
    ann = hosting(room=name).sits()
    assert ann.table.is_owner
    found = finder(name)
    assert (found.game, found.preset, found.seats_total, found.locked, found.compatible) == ("set", "speed", 12, False, True)
    assert found.port == ann.table.hosting.port
    bob = guest(opening=lambda wake: start.join(Place((found.address,), found.port), ("Bob",), wake)).sits()
    assert bob.table.room.name == name
    assert not bob.table.is_owner
    ann.sees(Note, of=lambda note: (note.kind, note.name) == ("joined", "Bob"))
    assert finder(name, of=lambda table: table.seats_free == 10)


def test_what_the_owner_chooses_is_found_too(hosting, finder, name):
    ann = hosting(room=name).sits()
    options = msgspec.structs.replace(preset(GAMES["set"], "first_to"), target=9)
    ann.table.setup("set", "first_to", options, 12)
    found = finder(name, of=lambda table: table.preset == "first_to")
    assert found.changed == {"target": 9}


def test_a_table_of_one_machine_is_not_found(guest, setup, finder, hosting, name):
    guest(opening=lambda wake: start.local(setup(room=name), wake)).sits()
    other = name + "!"
    hosting(room=other).sits()
    finder(other)
    assert name not in [table.name for table in discovery.find(0.5)]


def test_two_hosts_on_one_machine_have_two_ports_and_are_both_found(hosting, finder, name):
    first, second = hosting(room=name).sits(), hosting(room=name + "b").sits()
    ports = {first.table.hosting.port, second.table.hosting.port}
    assert {finder(name).port, finder(name + "b").port} == ports
    assert len(ports) == 2


def test_the_join_code_on_the_screen_leads_to_the_table(hosting, guest, name):
    ann = hosting(room=name).sits()
    ready = ann.table.hosting
    assert ready.address in ready.addresses
    code = joincode.write(ready.address, ready.port)
    assert code == ready.join_code
    place = destination(code)
    assert ready.address in place.addresses
    bob = guest(opening=lambda wake: start.join(place, ("Bob",), wake)).sits()
    assert bob.table.room.name == name
    assert bob.table.room.code == code  # and every guest's screen says the same


def test_the_owner_kicks_and_it_is_for_good(hosting, guest, name):
    ann = hosting(room=name).sits()
    mallory = guest(ann.table.hosting.port, "Mallory").sits()
    token = mallory.table.token
    ann.table.kick(mallory.table.peer)
    assert mallory.end().code == "kicked"
    assert guest(ann.table.hosting.port, "Mallory").end().code == "kicked"
    assert guest(ann.table.hosting.port, "Eve", token=token).end().code == "kicked"


def test_when_the_host_leaves_everybody_is_told(hosting, guest, name):
    ann = hosting(room=name).sits()
    bob = guest(ann.table.hosting.port, "Bob").sits()
    ann.table.close()
    assert bob.end().code == "closed"


def test_a_window_cannot_own_a_room_without_its_key(hosting, guest, name):
    ann = hosting(room=name).sits()
    place = Place(("127.0.0.1",), ann.table.hosting.port)
    eve = guest(opening=lambda wake: TcpTable(Joining(place), Hello(1, 1, "1.0", ("Eve",), key=b"k" * 16), wake))
    assert eve.end().code == "key"


# --- without a window

HEADLESS = """
import sys
from game.session.headless import run_headless
from game.session.start import LocalSetup, task
setup = LocalSetup(game="set", preset="speed", room={name!r}, port={port!r}, seats=3, bots=("easy",))
sys.exit(run_headless(task(setup, True, None), json={json!r}))
"""


def headless(name, port=None, json=True, out=subprocess.PIPE):
    code = HEADLESS.format(name=name, port=port, json=json)
    return subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdout=out, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_dedicated_host_says_where_it_is_and_ends_when_asked(guest, name, ending):
    with headless(name) as running:
        try:
            told = json.loads(running.stdout.readline())
            assert {"address", "port", "game", "preset", "match"} <= told.keys()
            assert (told["game"], told["preset"], told["match"]) == ("set", "speed", None)
            bob = guest(told["port"], "Bob").sits()
            assert bob.table.room.name == name
        finally:
            running.send_signal(ending)
        assert bob.end().code == "closed"
        out, err = running.communicate(timeout=30)
    assert (running.returncode, out, err) == (0, "", "")


def test_a_dedicated_host_greets_people_in_a_sentence(name):
    with headless(name, json=False) as running:
        line = running.stdout.readline()
        running.send_signal(signal.SIGINT)
        running.communicate(timeout=30)
    assert line.startswith(f'"{name}" is open at ')
    assert line.endswith("Ctrl+C ends it.\n")


@pytest.mark.parametrize("json", [True, False])
def test_a_dedicated_host_that_cannot_say_where_it_is_is_open_all_the_same(name, json):
    unread, out = os.pipe()
    os.close(unread)
    with headless(name, json=json, out=out) as running:
        os.close(out)
        line = running.stderr.readline()
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=30)
    assert "cannot be printed, it is open all the same" in line
    assert (running.returncode, err) == (0, "")


def test_a_dedicated_host_whose_port_is_taken_says_so(name):
    with socket.create_server(("", 0)) as taken:
        port = taken.getsockname()[1]
        with headless(name, port=port) as running:
            out, err = running.communicate(timeout=30)
    assert (running.returncode, out) == (1, "")
    assert err == f"Port {port} is taken on this machine; choose another with --port, or none to have one found.\n"


def test_the_owner_sets_up_and_starts_a_match(hosting, guest, name):
    ann = hosting(room=name).sits()
    bob = guest(ann.table.hosting.port, "Bob").sits()
    ann.table.start()
    for one in (ann, bob):
        one.until(lambda one=one: one.table.view(one.table.own[0]))
    ann.table.abandon()
    bob.sees(RoomIs, of=lambda _: bob.table.room.phase == "lobby")
    bob.until(lambda: bob.table.view(bob.table.own[0]) is None)
