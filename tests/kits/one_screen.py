"""A house whose tables at this screen are not hosted: the fixtures and gestures of the tests of the way through the program."""

import pygame
import pytest

from game.app import AppRequest
from game.app.house import House
from game.games import GAMES
from game.profile.profile import Profile
from game.session import start
from kits.fake_table import FakeTable, computer, person

ENTER, ESC = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE
SET = GAMES["set"]


class Table(FakeTable):
    """A table whose match begins when the test says so."""

    def __init__(self, setup):
        names = [person(name) for name in setup.names]
        options = dict(SET.info.presets)[setup.preset] if setup.options is None else setup.options
        super().__init__(SET, options, [*names, *(computer(level) for level in setup.bots if level)], own=tuple(range(len(names))))
        self.setup, self.starts = setup, 0
        self.room = None

    def begin(self, phase="match"):
        """The welcome and the first deal."""
        self.room = FakeTable(SET, self.options, [person("x")] * self.setup.seats).room
        seats = [*(person(name) for name in self.setup.names), *(computer(level) for level in self.setup.bots if level)]
        self.change(seats=tuple(seats), phase=phase)

    def start(self):
        self.starts += 1
        self.change(phase="match")


@pytest.fixture
def opened(monkeypatch):
    """The tables opened, newest last."""
    tables = []

    def local(setup, wake, folder):
        tables.append(Table(setup))
        tables[-1].wake = wake
        return tables[-1]

    monkeypatch.setattr(start, "local", local)
    return tables


@pytest.fixture
def house(window, tmp_path, opened):
    made = House(AppRequest(), Profile(tmp_path, names=("Ada",)), window)
    made.opened = opened
    yield made
    if made.play is not None:
        made.play.close()


@pytest.fixture
def at(house, driver_of):
    """A driver standing on the title."""
    house.title()
    driver = driver_of(house.stage)
    driver.turn()
    return driver


@pytest.fixture
def playing(house, at):
    """A driver in a match of one person and a computer, and its table."""
    for _ in range(3):
        at.key(ENTER)
    [table] = house.opened
    table.begin()
    for _ in range(2):  # it is there, and has been shown
        at.turn()
    return at, table


def on(driver, kind):
    return isinstance(driver.stage.top, kind)


def press(driver, words):
    [button] = [each for each in driver.stage.top.form.widgets if getattr(each, "words", "") == words]
    driver.click(button.rect.center)
