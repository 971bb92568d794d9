"""A house that goes to tables of the network which are not there: the fixtures and gestures of the tests of visits."""

import pygame
import pytest

from game.app import AppRequest
from game.app import lan as lan_module
from game.app.house import House
from game.profile.profile import Profile
from game.session import start
from game.session.start import LocalSetup
from game.session.tasks import HostReady
from game.ui.scenes.room import RoomScene
from game.ui.scenes.table import TableScene
from game.ui.scenes.waiting import Waiting
from game.ui.table_part import Sheet
from game.ui.translate import wake
from kits.lan_table import OPEN, LanTable, sits
from kits.one_screen import ENTER, ESC, at, on, press
from net.notices import Found

__all__ = ["ENTER", "ESC", "at", "on", "press"]
DOWN, F10 = pygame.KSCAN_DOWN, pygame.KSCAN_F10
TOKEN = b"t" * 16
FOUND = Found("192.168.1.5", 27431, "host-1", "Kitchen", "1.0", "set", "speed", {}, 11, 12, False, True, 412)
SHEET = Sheet("Done", (("Points", ("3", "1", *"0" * 10)),), winners=(0,))


class Looker:
    """Discovery that finds what the test put there."""

    tables = ()

    def __init__(self, wake, also=()):
        self.wake, self.also = wake, also

    def close(self):
        """Nothing to end."""


@pytest.fixture
def tables(monkeypatch):
    """The tables gone to, newest last; each with what it was asked with in `opened`."""
    made = []

    def opening(kind, peer):
        def open_table(*args, **named):
            table = LanTable(peer=peer)
            table.opened = (kind, args, named)
            made.append(table)
            return table

        return open_table

    monkeypatch.setattr(start, "join", opening("join", 2))
    monkeypatch.setattr(start, "host", opening("host", 1))
    monkeypatch.setattr(lan_module, "Finder", Looker)
    return made


@pytest.fixture
def house(window, tmp_path, tables):
    made = House(AppRequest(fast=True), Profile(tmp_path / "mine", names=("Ben",), animation="off"), window)
    made.tables = tables
    yield made
    if made.play is not None:
        made.play.close()


def goes(house, at, text="192.168.1.5"):
    """Go where a text leads; the table."""
    house.lan.join()
    at.turn()
    at.type(text)
    at.key(ENTER)
    assert on(at, Waiting)
    return house.tables[-1]


@pytest.fixture
def visiting(house, at):
    """A driver in the room of a table as a guest, and the table."""
    table = goes(house, at)
    table.become()
    turn(at)
    assert on(at, RoomScene)
    return at, table


@pytest.fixture
def playing(visiting):
    """A driver at a running match of that table."""
    at, table = visiting
    table.begin()
    turn(at)
    assert on(at, TableScene)
    turn(at)  # what was told before the scene was there is shown now
    return at, table


@pytest.fixture
def hosting(house, at):
    """A driver in the room of a table of its own, and the table."""
    house.lan.open(LocalSetup(game="set", preset="speed", room="Kitchen"))
    table = house.tables[-1]
    table.hosting = HostReady(address="10.0.0.1", port=27432, addresses=("10.0.0.1", "10.9.9.9"), join_code="7K3F-0400")
    table.become(seats=(sits("Ben", 1), *(OPEN,) * 11))
    turn(at)
    return at, table


def turn(driver):
    """There is news."""
    wake()
    driver.turn()
