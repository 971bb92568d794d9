"""Going on with a match that was left: what the title offers, and where it leads."""

import os

import pygame
import pytest
from kits import visits
from kits.fake_table import FakeTable, computer, person
from kits.rooms import OWNER, join, open_room
from kits.visits import FOUND, TOKEN

from game.app import AppRequest
from game.app.house import House
from game.games import GAMES
from game.profile.profile import Profile
from game.profile.seats import KeptSeat
from game.session import journals, start
from game.ui.scenes.table import TableScene
from game.ui.scenes.title import Title
from game.ui.scenes.waiting import Waiting
from net.journal import Journal
from net.records import Header

SET = GAMES["set"]

tables = visits.tables


def write(folder, name, loopback=True, **more):
    """A match of Set that Ann and Ben of this screen left, against a computer; its file."""
    net = open_room(preset="classic", seats=3, fills=("hard",), seed=4, instance=name, **more)
    join(net, "Ann", "Ben", key=OWNER)
    folder.mkdir(exist_ok=True)
    path = journals.path_for(folder, name)
    journal = Journal(path)
    for record in (Header("1.0", "set", net.config, loopback), *net.records):
        journal.write(record)
    journal.close()
    return path


@pytest.fixture
def profile(tmp_path):
    return Profile(tmp_path, names=("Ada",))


@pytest.fixture
def at(window, profile, driver_of):
    """A driver on the title of a window that looks for what was left, and the house."""
    house = House(AppRequest(), profile, window)
    house.look_for_left()
    house.title()
    driver = driver_of(house.stage)
    driver.turn()
    driver.house = house
    yield driver
    if house.play is not None:
        house.play.close()


@pytest.fixture
def resumed(monkeypatch):
    """The tables that are gone on with: what was left of them, and the table."""
    tables = []

    def resume(left, wake, token=None):
        names = [person("Ann"), person("Ben"), computer("hard")]
        table = FakeTable(SET, dict(SET.info.presets)["classic"], names, own=(0, 1))
        table.change(phase="match", paused=True)
        tables.append((left, table))
        return table

    monkeypatch.setattr(start, "resume", resume)
    return tables


def words(driver):
    return [button.words for button in driver.stage.top.buttons]


def go_on(driver):
    driver.click(driver.stage.top.buttons[0].rect.center)


def look(driver):
    driver.house.news()
    driver.turn()
    driver.turn()


def test_nothing_left_nothing_offered(at):
    assert words(at)[0] == "Play"


def test_a_match_that_was_left_is_offered_first_and_gone_on_with(at, profile, resumed):
    path = write(profile.tables, "a")
    look(at)
    assert words(at)[:2] == ["Go on with Set", "Play"]
    go_on(at)
    [(left, table)] = resumed
    assert left.path == path
    at.turn()
    assert isinstance(at.stage.top, TableScene | Waiting)
    plan = at.house.play.plan
    assert [(seat.name, seat.level) for seat in plan.seats] == [("Ann", None), ("Ben", None), ("", "hard")]
    assert (plan.preset, plan.options.claim) == ("classic", "call")
    assert all(seat.key for seat in plan.people)
    assert not table.room.paused  # it was left with its menu open


def test_the_latest_of_several_is_offered(at, profile, resumed):
    first, second = write(profile.tables, "a"), write(profile.tables, "b")
    os.utime(first, (1, 1))
    look(at)
    go_on(at)
    assert [left.path for left, _ in resumed] == [second]


def test_what_this_version_does_not_know_is_not_offered_and_not_thrown_away(at, profile):
    path = write(profile.tables, "a")
    content = path.read_bytes()
    newer = profile.tables / "b.journal"
    newer.write_bytes(b"LPJ\x09" + content[4:])
    path.unlink()
    look(at)
    assert words(at)[0] == "Play"
    assert newer.exists()


@pytest.fixture
def held(monkeypatch):
    """Files of tables whose hosts live."""
    files = set()
    monkeypatch.setattr(journals, "_held", lambda path: path in files)
    return files


def test_a_table_that_others_played_on_at_is_offered_as_soon_as_its_host_has_died(at, profile, tables, held):
    """Its window had died before, and another one offers the way back for as long as the host answers."""
    path = write(profile.tables, FOUND.instance, loopback=False)
    held.add(path)
    profile.seats.keep(KeptSeat(FOUND.instance, (FOUND.address,), FOUND.port, TOKEN, FOUND.name))
    profile.seats.let_go()
    at.house.lan.look_for_lost()
    at.house.lan._finder.tables = (FOUND,)
    look(at)
    assert words(at)[:2] == ["Back to “Kitchen”", "Play"]
    held.clear()
    at.house.lan._finder.tables = ()
    at.house.lan._finder.wake()
    at.turn()
    at.turn()
    assert words(at)[:2] == ["Go on with Set", "Play"]


def test_a_table_of_this_machine_that_was_joined_is_offered_as_soon_as_its_host_has_died(at, profile, tables, held):
    path = write(profile.tables, "a", loopback=False)
    held.add(path)
    look(at)
    at.house.lan.go("192.168.1.5", False)
    at.turn()
    held.clear()
    _, (_, _, wake, *_), _ = tables[-1].opened
    at.house.title()
    assert words(at)[0] == "Play"
    wake()  # the last thing a link does
    at.turn()
    at.turn()
    assert words(at)[0] == "Go on with Set"


def test_the_offer_is_gone_when_the_match_is(at, profile):
    path = write(profile.tables, "a")
    look(at)
    path.unlink()
    look(at)
    assert words(at)[0] == "Play"
    assert isinstance(at.stage.top, Title)


def test_what_is_offered_later_has_the_focus_if_nobody_has_moved_it(at, profile):
    write(profile.tables, "a")
    look(at)
    assert at.stage.top.form.focus.words == "Go on with Set"


def test_what_is_offered_later_leaves_the_focus_to_whoever_moved_it(at, profile):
    at.key(pygame.KSCAN_DOWN)
    chosen = at.stage.top.form.focus.words
    write(profile.tables, "a")
    look(at)
    assert at.stage.top.form.focus.words == chosen != "Play"
