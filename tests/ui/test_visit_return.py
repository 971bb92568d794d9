"""Seats at a table of the network that were left or lost: what is kept of them, and the ways straight back."""

import msgspec
import pytest
from kits import visits
from kits.visits import ENTER, ESC, FOUND, TOKEN, goes, on, press, turn

from game.app import AppRequest
from game.app.house import House
from game.core.table import Back, Closed, Lost
from game.profile.profile import Profile
from game.profile.seats import KeptSeat
from game.session.link_thread import Place
from game.session.table import WayBack
from game.ui.scenes.ask import Ask
from game.ui.scenes.room import RoomScene
from game.ui.scenes.title import Title

house, tables, at, visiting, playing, hosting = visits.house, visits.tables, visits.at, visits.visiting, visits.playing, visits.hosting


# --- coming back


def another(house, tmp_path):
    """What another window of the same profile finds of seats that nobody holds."""
    return Profile(tmp_path / "mine").seats.left()


def test_seats_are_kept_while_one_sits_and_forgotten_when_one_leaves(house, visiting, tmp_path):
    at, _ = visiting
    [file] = (tmp_path / "mine" / "seats").glob("seat-*")
    kept = msgspec.json.decode(file.read_bytes(), type=KeptSeat)
    assert (kept.host, kept.addresses, kept.port, kept.token, kept.room) == ("host-1", ("192.168.1.5",), 27431, TOKEN, "Kitchen")
    assert another(house, tmp_path) == ()  # this window holds them
    at.key(ESC)
    assert not list((tmp_path / "mine" / "seats").glob("seat-*"))


def test_the_secret_of_each_return_is_kept(house, visiting, tmp_path):
    at, table = visiting
    table.way_back = WayBack("host-1", Place(("192.168.1.5",), 27431), b"n" * 16)
    table.tell(Back())
    turn(at)
    [file] = (tmp_path / "mine" / "seats").glob("seat-*")
    assert msgspec.json.decode(file.read_bytes(), type=KeptSeat).token == b"n" * 16


def test_leaving_without_a_link_leaves_the_seats_to_come_back_to(house, visiting, tmp_path):
    at, table = visiting
    table.connected = False
    table.tell(Lost())
    turn(at)
    at.key(ESC)
    assert [seat.token for seat in another(house, tmp_path)] == [TOKEN]


@pytest.fixture
def left_behind(house):
    """Seats that a window before this one has left."""
    house.profile.seats.keep(KeptSeat("host-1", ("192.168.1.5",), 27431, TOKEN, "Kitchen"))
    house.profile.seats.let_go()


def test_the_title_offers_the_way_back_only_while_that_table_answers(house, left_behind, at):
    house.lan.look_for_lost()
    turn(at)
    assert not [button for button in at.stage.top.buttons if button.words.startswith("Back to")]
    finder = house.lan._finder
    assert finder.also == {"192.168.1.5"}
    for tables, offered in (((FOUND,), True), ((msgspec.structs.replace(FOUND, instance="host-2"),), False), ((FOUND,), True)):
        finder.tables = tables
        turn(at)
        assert any(button.words == "Back to “Kitchen”" for button in at.stage.top.buttons) is offered


def test_the_way_back_leads_to_the_seats_and_is_not_offered_again(house, left_behind, at, tmp_path):
    house.lan.look_for_lost()
    house.lan._finder.tables = (FOUND,)
    turn(at)
    press(at, "Back to “Kitchen”")
    table = house.tables[-1]
    _, (place, *_, token), _ = table.opened
    assert (place, token) == (Place(("192.168.1.5",), 27431), TOKEN)
    table.way_back = WayBack("host-1", Place(("192.168.1.5",), 27431), b"n" * 16)
    table.become()
    turn(at)
    assert on(at, RoomScene)
    table.connected = False
    house.title()
    assert [seat.token for seat in another(house, tmp_path)] == [b"n" * 16]


def test_joining_a_table_by_its_address_takes_the_seats_left_there(house, left_behind, at):
    assert goes(house, at).opened[1][-1] == TOKEN
    assert goes(house, at, "192.168.1.6").opened[1][-1] is None


# --- straight there


def test_the_command_line_leads_straight_to_a_table(window, tmp_path, tables, driver_of):
    house = House(AppRequest(join="192.168.1.5:27433", watch=True), Profile(tmp_path, names=("Ben",)), window)
    house.title()
    house._go_straight()
    _, (place, _, _, watch, *_), _ = tables[-1].opened
    assert (place, watch) == (Place(("192.168.1.5",), 27433), True)
    tables[-1].tell(Closed("unreachable", {"reason": "refused", "address": "192.168.1.5", "port": 27433}))
    driver = driver_of(house.stage)
    turn(driver)
    assert isinstance(driver.stage.top, Ask)
    driver.key(ENTER)
    assert on(driver, Title)
