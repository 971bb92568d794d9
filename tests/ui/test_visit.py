"""A place at a table of the network, from the title and back: which screen shows what the table becomes, and what is kept of it."""

import msgspec
import pygame
import pytest
from kits.lan_table import ANN, BEN, OPEN, LanTable, a_room, sits

from game.app import AppRequest
from game.app import lan as lan_module
from game.app.house import House
from game.app.visit import since_restored
from game.core.table import Back, Chat, Closed, Lost, Note, Refused, Restored, Stepped
from game.games import GAMES
from game.profile.profile import Profile
from game.profile.seats import KeptSeat
from game.session import start
from game.session.link_thread import Place
from game.session.start import LocalSetup
from game.session.table import WayBack
from game.session.tasks import HostReady
from game.ui.scenes.ask import Ask
from game.ui.scenes.chat import ChatBox
from game.ui.scenes.chooser import Chooser
from game.ui.scenes.host_setup import HostSetup
from game.ui.scenes.join import JoinScene
from game.ui.scenes.menu import Menu
from game.ui.scenes.room import RoomScene
from game.ui.scenes.table import TableScene
from game.ui.scenes.title import Title
from game.ui.scenes.waiting import Waiting
from game.ui.table_part import Sheet
from game.ui.translate import wake
from net.notices import Found

ENTER, ESC, DOWN, F10 = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE, pygame.KSCAN_DOWN, pygame.KSCAN_F10
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


@pytest.fixture
def at(house, driver_of):
    house.title()
    driver = driver_of(house.stage)
    driver.turn()
    return driver


def on(driver, kind):
    return isinstance(driver.stage.top, kind)


def press(driver, words):
    [button] = [each for each in driver.stage.top.form.widgets if getattr(each, "words", "") == words]
    driver.click(button.rect.center)


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


# --- getting in


def test_joining_by_a_typed_address_leads_to_the_room(visiting):
    at, table = visiting
    kind, (place, names, _, watch, pointers, token), _ = table.opened
    assert (kind, place, names, watch, pointers, token) == ("join", Place(("192.168.1.5",), 27431), ("Ben",), False, (False,), None)
    assert at.stage.top.heading == "Kitchen"


def test_joining_by_the_list_leads_to_the_table_that_was_found(house, at):
    house.lan.join()
    house.lan._finder.tables = (FOUND,)
    turn(at)
    at.key(ENTER)
    assert on(at, Waiting)
    assert house.tables[-1].opened[1][0] == Place(("192.168.1.5",), 27431)
    assert "Kitchen" in at.stage.top.sentence


@pytest.mark.parametrize(
    ("code", "more", "words"),
    [
        ("unreachable", {"reason": "refused"}, "The machine 192.168.1.5 is there, but no table is open at its port 27431."),
        ("unreachable", {"reason": "no_answer"}, "Nothing answers at 192.168.1.5, port 27431. Is it the same network,"),
        ("unreachable", {"reason": "unknown_name"}, "No machine is called 192.168.1.5."),
        ("unreachable", {"reason": "not_a_table"}, "At 192.168.1.5, port 27431, is something, but no table."),
        ("bad_host", {}, "At 192.168.1.5, port 27431, is something that does not speak like a table of this version."),
        ("version", {"proto": 2, "app": "2.0"}, "192.168.1.5 runs version 2.0 of the game."),
        ("full", {}, "There is no room at this table."),
    ],
)
def test_a_failed_join_names_address_port_and_likely_cause_where_one_came_from(house, at, code, more, words):
    table = goes(house, at)
    table.tell(Closed(code, {"address": "192.168.1.5", "port": 27431, **more}))
    turn(at)
    assert isinstance(at.stage.top, Ask)
    assert at.stage.top.question.startswith(words)
    at.key(ENTER)
    assert on(at, JoinScene)
    assert at.stage.top.line.value == "192.168.1.5"
    assert table.closed
    assert house.play is None


def test_esc_cancels_at_once(house, at):
    table = goes(house, at)
    at.key(ESC)
    assert on(at, JoinScene)
    assert table.closed


def test_the_codes_of_every_end_have_words(house):
    from net.refusals import DENIALS, GOODBYES

    for code in (*DENIALS, *GOODBYES, "unreachable", "bad_host", "unknown_game", "host_failed", "port_taken"):
        key = f"closed-{code.replace('_', '-')}"
        assert house.stage.say(key, address="a", port=1, app="1", reason="refused", game="x") != key


def test_hosting_from_the_title_by_enter_alone(house, at):
    at.key(DOWN)
    for scene in (Chooser, HostSetup, Waiting):
        at.key(ENTER)
        assert on(at, scene)
    kind, (setup, *_), _ = house.tables[-1].opened
    assert (kind, setup.game, setup.preset, setup.names, setup.pointers) == ("host", "set", "classic", ("Ben",), (False,))
    assert (setup.room, setup.seats, setup.bots) == ("Ben’s table", 12, ())


def test_the_host_sees_where_others_find_the_table(hosting):
    at, _ = hosting
    look = at.stage.top.board.look
    assert (look.code, look.addresses) == ("7K3F-0400", ("10.0.0.1:27432", "10.9.9.9:27432"))


def test_a_guest_sees_where_he_is_and_how_others_come(visiting):
    at, _ = visiting
    assert (at.stage.top.board.look.code, at.stage.top.board.look.addresses) == ("042G-0000", ("192.168.1.5:27431",))


def test_on_the_hosts_own_machine_no_address_is_shown_that_others_could_not_use(house, at):
    table = goes(house, at, "127.0.0.1")
    table.way_back = WayBack("host-1", Place(("127.0.0.1",), 27431), TOKEN)
    table.become()
    turn(at)
    assert at.stage.top.board.look.addresses == ()


# --- from match to match


def test_a_match_begins_is_played_to_its_end_and_leads_back_to_the_room_with_the_result(house, playing):
    at, table = playing
    table.end()
    turn(at)
    assert on(at, TableScene)
    at.stage.top._exits.over(SHEET)
    assert on(at, RoomScene)
    assert [seat.look.points for seat in at.stage.top.seats[:2]] == ["3", "1"]
    assert at.stage.top.status.words.startswith("Ann wins!")
    assert house.profile.tally("set", "speed").matches == 1
    turn(at)
    assert on(at, RoomScene)


def test_the_next_match_comes_by_itself_also_for_those_who_still_read_the_last_sheet(playing):
    at, table = playing
    first = at.stage.top
    table.end()
    turn(at)
    table.begin("match-2")
    turn(at)
    assert on(at, TableScene)
    assert at.stage.top is not first


def test_another_game_or_other_rules_come_without_joining_anew(visiting):
    at, table = visiting
    for preset in ("quick", "classic"):
        options = msgspec.to_builtins(dict(GAMES["set"].info.presets)[preset])
        table.end("lobby")
        table.become(preset=preset, options=options)
        turn(at)
        assert on(at, RoomScene)
        table.begin(f"match of {preset}")
        turn(at)
        assert at.stage.top.desk.options.pack == ("quick" if preset == "quick" else "full")


def test_a_match_called_off_leads_back_to_the_room(playing):
    at, table = playing
    table.tell(Note("abandoned", ""))
    table.end("lobby")
    turn(at)
    assert on(at, RoomScene)
    assert at.stage.top.talk.log.lines[-1].words == "The match was called off."


def test_coming_in_when_a_match_is_over_leads_to_the_room(house, at):
    table = goes(house, at)
    table.room = a_room()
    table.begin()
    table.end()
    turn(at)
    assert on(at, RoomScene)


def test_coming_in_during_a_match_leads_to_the_table_to_watch_it(house, at):
    table = goes(house, at)
    table.room = a_room(seats=(sits("Ann", 1), *(OPEN,) * 11))
    table.begin()
    turn(at)
    turn(at)
    assert on(at, TableScene)
    assert at.stage.top.part.facts(at.now).strip.text == "You are watching"


def test_what_belongs_to_the_new_match_begins_with_its_last_snapshot():
    def step(version):
        return Stepped(version, 0, (), (), None)

    def snapshot(version, *seats):
        return Restored(version, 0, seats, (), None)

    news = (step(3), snapshot(4), step(5), Lost(), snapshot(7, 0), snapshot(7, 1), step(8))
    assert since_restored(news) == news[4:]
    assert since_restored((step(3),)) == ()


# --- over a match


def test_a_guest_cannot_stop_or_end_a_match(playing):
    at, _ = playing
    at.key(F10)
    assert on(at, Menu)
    assert not {"Pause for all", "Call the match off"} & {deed.words for deed in at.stage.top.deeds}


def test_the_owner_stops_the_match_goes_on_and_calls_it_off(hosting):
    at, table = hosting
    table.begin()
    turn(at)
    at.key(F10)
    press(at, "Pause for all")
    table.become(paused=True)
    turn(at)
    at.key(F10)
    at.key(ENTER)  # go on for all
    table.become(paused=False)
    turn(at)
    at.key(F10)
    press(at, "Call the match off")
    press(at, "Call the match off")
    assert table.asked == [("conduct", ("paused", True)), ("conduct", ("paused", False)), ("abandon",)]


def test_the_room_lies_over_the_match_and_hears_what_happens(playing):
    at, table = playing
    scene = at.stage.top
    at.key(F10)
    press(at, "Seats and people")
    assert on(at, RoomScene)
    table.tell(Chat("Ann", "Hi", None))
    table.become(seats=(sits("Ann", 1), sits("Ben", 2), sits("Cem", 5), *(OPEN,) * 9))
    turn(at)
    assert at.stage.top.seats[2].look.name == "Cem"
    assert at.stage.top.talk.log.lines[-1].words == "Ann: Hi"
    at.key(ESC)
    assert at.stage.top is scene


def test_saying_something_at_the_table(playing):
    at, table = playing
    at.key(pygame.KSCAN_F5)
    assert on(at, ChatBox)
    at.type("Well")
    at.key(ENTER)
    assert table.asked == [("say", "Well", None)]


def test_a_wish_of_the_room_that_is_refused_is_said(visiting):
    at, table = visiting
    table.tell(Refused(None, "seat_taken", {}))
    turn(at)
    assert at.stage.top.talk.log.lines[-1].words == "Somebody sits there."


# --- going


def test_leaving_the_room_of_somebody_else_is_not_asked(house, visiting):
    at, table = visiting
    at.key(ESC)
    assert on(at, Title)
    assert table.closed
    assert house.play is None


def test_leaving_a_match_or_a_table_with_guests_is_asked_once(playing, house):
    at, table = playing
    at.key(F10)
    press(at, "Leave the table")
    assert isinstance(at.stage.top, Ask)
    at.key(ENTER)  # stay
    assert not table.closed
    at.key(F10)
    press(at, "Leave the table")
    press(at, "Leave")
    assert table.closed
    assert on(at, Title)


def test_closing_a_table_others_sit_at_is_asked(hosting):
    at, table = hosting
    table.become(peers=(ANN, BEN))
    turn(at)
    at.key(ESC)
    assert at.stage.top.question.startswith("Close this table?")


def test_being_sent_away_is_said_on_the_title(house, visiting):
    at, table = visiting
    table.tell(Closed("kicked", {}))
    turn(at)
    assert at.stage.top.question == "You were sent away from this table."
    at.key(ENTER)
    assert on(at, Title)
    assert house.profile.seats.left() == ()


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
