"""Two windows on two displays find each other and race at Set: what a person sees and presses, from the list of tables to the rematch."""

import json
import os

import pygame
import pytest
from kits.desktop import until

from game.games.setgame.pack import sets_among
from game.games.setgame.table.grid import ROWS
from game.ui.hud.sheet import button_box, sheet_box
from game.ui.theme import Scale
from net import discovery

pytestmark = pytest.mark.xvfb

KEYS = ("qwertyu", "asdfghj", "zxcvbnm")
ROOM = f"0 {os.getpid()}"
"""A name of this run alone, and the first in the list if others on this machine host as well."""
CARD, CARDS = (253, 251, 245), pygame.Rect(20, 100, 960, 500)
"""What a card of Set is mostly, and where they lie."""
LIST = pygame.Rect(20, 80, 40, 600)
"""The left edge of the list of tables on the join screen, pixels of 1280 × 720."""
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
    """Let whoever is at this window pick a set by keys; wait until it is taken."""
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
    window.tap("Return")
    seated(watcher, name)


def kept(window):
    """What this window's profile counts of Set."""
    file = window.profile / "statistics.json"
    return json.loads(file.read_text()) if file.exists() else {}


def test_two_windows_find_each_other_and_race_to_the_same_result(window, watcher):
    """Discovery, seats, ready, start, claims by keys on both machines, one result, back to the room, rematch without joining anew."""
    host = window("Ann", "host", "set", "--name", ROOM, "--preset", "speed", "--option", "seconds=12")
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
    guest.tap("Return")
    seated(watching, "Ben", ready=True)
    host.tap("Return")
    watching.until(lambda: watching.table.match not in (None, first))
    assert [info.name for info in watching.table.room.seats[:2]] == ["Ann", "Ben"]
    assert host.complaints == guest.complaints == ""
