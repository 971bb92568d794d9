"""Two windows on two displays find each other and race at Set: what a person sees and presses, from the list of tables to the rematch."""

import json
import os

import pygame
import pytest
from kits.desktop import until
from kits.networks import Network

from game.games.setgame.pack import sets_among
from game.games.setgame.table.grid import ROWS
from game.ui.hud.sheet import button_box, sheet_box
from game.ui.theme import Scale
from net import discovery, joincode

pytestmark = pytest.mark.xvfb

KEYS = ("qwertyu", "asdfghj", "zxcvbnm")
ROOM = f"0 {os.getpid()}"
"""A name of this run alone: others on this machine may host as well."""
CARD, CARDS = (253, 251, 245), pygame.Rect(20, 100, 960, 500)
"""What a card of Set is mostly, and where they lie."""
LIST = pygame.Rect(20, 80, 40, 600)
"""The left edge of the list of tables on the join screen, pixels of 1280 × 720."""
OFFERED = pygame.Rect(84, 310, 330, 6)
"""The lower edge of the ring around the title's first button, once what is offered stands before the others."""
LINE = pygame.Rect(890, 300, 340, 60)
"""Where an address or a code is typed there."""
READY = pygame.Rect(560, 600, 300, 110)
"""The button under the seats of a room."""
SHEET, GO_ON = (box(Scale((1280, 720))) for box in (sheet_box, button_box))
SHEET.w = 900  # further right the players' names shine through, where each window marks its own


def found(name):
    """The table of this name, once it can be found."""
    return until(lambda: next((table for table in discovery.find(0.3) if table.name == name), None))


def seated(watcher, name, ready=False):
    """Wait until somebody sits, and is ready."""
    watcher.until(lambda: any(info.name == name and info.ready >= ready for info in watcher.table.room.seats))


def phase(watcher, *names):
    """Wait until the room stands there."""
    watcher.until(lambda: watcher.table.room.phase in names)


def take(window, watcher):
    """Let whoever is at this window pick a set by keys, as soon as all cards are there; wait until it is taken."""
    window.settles(CARDS)
    view = watcher.table.view(None)
    three = sets_among(view.lying)[0]
    for card in three:
        column, row = divmod(view.table.index(card), ROWS)
        window.tap(KEYS[row][column])
    watcher.until(lambda: any(set(three) == set(taking.cards) for taking in watcher.table.view(None).takings))


def joins_by_list(window, watcher, name):
    """From the title, by the list of tables that are found, to a seat."""
    window.settles()
    window.press("Down", "Down", "Return")
    until(lambda: window.focus_in(LIST))
    listed = [table.name for table in discovery.find(0.5)]
    window.tap(*["Down"] * listed.index(ROOM), "Return")
    seated(watcher, name)
    until(lambda: window.focus_in(READY))


def kept(window):
    """What this window's profile counts of Set."""
    file = window.profile / "statistics.json"
    return json.loads(file.read_text()) if file.exists() else {}


def test_two_windows_find_each_other_and_race_to_the_same_result(window, watcher):
    """Discovery, seats, ready, start, claims by keys on both machines, one result, back to the room, rematch without joining anew."""
    host = window("Ann", "host", "set", "--name", ROOM, "--preset", "speed", "--option", "seconds=15")
    watching = watcher("127.0.0.1", found(ROOM).port)
    seated(watching, "Ann")
    guest = window("Ben")
    joins_by_list(guest, watching, "Ben")
    guest.tap("Return")
    seated(watching, "Ben", ready=True)
    host.tap("Return")
    phase(watching, "match")
    until(lambda: host.share_of(CARD, CARDS) > 0.3 < guest.share_of(CARD, CARDS))
    for each in (host, guest, host):
        take(each, watching)
    phase(watching, "over")
    assert [(racer.points, racer.sets) for racer in watching.table.view(None).racers[:2]] == [(2, 2), (1, 1)]
    first = watching.table.match
    until(lambda: host.focus_in(GO_ON) and guest.focus_in(GO_ON))
    until(lambda: host.look(SHEET) == guest.look(SHEET), lambda: "the two windows show different results")
    for each, won in ((host, 1), (guest, 0)):
        each.tap("Return")
        until(lambda each=each, won=won: kept(each) == {"set/speed": {"matches": 1, **({"wins": won} if won else {})}})
    until(lambda: guest.focus_in(READY))
    guest.tap("Return")
    seated(watching, "Ben", ready=True)
    host.tap("Return")
    watching.until(lambda: watching.table.match not in (None, first))
    assert [info.name for info in watching.table.room.seats[:2]] == ["Ann", "Ben"]
    assert host.complaints == guest.complaints == ""


def test_a_window_that_was_killed_comes_back_to_its_seat(window, watcher, tmp_path):
    """A crash in the middle of a match: the seat is kept, and the same profile gets it back by the table's address."""
    window("Ann", "host", "set", "--name", ROOM, "--bots", "easy")
    table = found(ROOM)
    watching = watcher("127.0.0.1", table.port)
    seated(watching, "Ann")
    place = f"127.0.0.1:{table.port}"
    guest = window("Ben", "join", place)
    until(lambda: [file for file in (guest.profile / "seats").glob("seat-*") if file.stat().st_size])
    guest.kill()
    watching.until(lambda: [info.away for info in watching.table.room.seats if info.name == "Ben"] == [True])
    again = window("Ben", "join", place, profile=guest.profile, desktop=guest.desktop)
    watching.until(lambda: [info.away for info in watching.table.room.seats if info.name == "Ben"] == [False])
    assert [info.name for info in watching.table.room.seats if info.kind == "person"] == ["Ann", "Ben"]
    assert again.complaints == ""


def test_whoever_was_killed_is_offered_the_way_back_on_the_title(window, watcher):
    """The same profile, without a word about where: "Return to your table" stands first, and leads to the seat."""
    window("Ann", "host", "set", "--name", ROOM, "--bots", "easy")
    table = found(ROOM)
    watching = watcher("127.0.0.1", table.port)
    seated(watching, "Ann")
    guest = window("Ben", "join", f"127.0.0.1:{table.port}")
    until(lambda: [file for file in (guest.profile / "seats").glob("seat-*") if file.stat().st_size])
    guest.kill()
    watching.until(lambda: [info.away for info in watching.table.room.seats if info.name == "Ben"] == [True])
    again = window("Ben", profile=guest.profile, desktop=guest.desktop)
    until(lambda: again.focus_in(OFFERED))
    again.tap("Return")
    watching.until(lambda: [info.away for info in watching.table.room.seats if info.name == "Ben"] == [False])
    assert [info.name for info in watching.table.room.seats if info.kind == "person"] == ["Ann", "Ben"]
    assert again.complaints == ""


@pytest.mark.netns
def test_a_host_in_a_network_of_its_own_is_found_and_joined_by_its_code(window, watcher, ends):
    """The right address on the right network: discovery by broadcast over a cable, and eight letters and digits typed by hand."""
    network = ends(Network())
    host = window("Ann", "host", "set", "--name", ROOM, before=network.before)
    table = found(ROOM)
    assert table.address == network.far
    watching = watcher(network.far, table.port)
    guest = window("Ben")
    joins_by_list(guest, watching, "Ben")
    guest.press("Escape")
    watching.until(lambda: all(info.name != "Ben" for info in watching.table.room.seats))
    guest.settles()
    guest.press("Down", "Down", "Return")
    until(lambda: guest.focus_in(LIST))
    guest.tap("Right")
    until(lambda: guest.focus_in(LINE))
    guest.desktop.do("type", joincode.write(network.far, table.port).lower())
    guest.tap("Return")
    seated(watching, "Ben")
    assert host.complaints == guest.complaints == ""
