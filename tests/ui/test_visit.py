"""A place at a table of the network, from the title and back: getting in, what lies over a match, and leaving."""

import pygame
import pytest
from kits import visits
from kits.lan_table import ANN, BEN, OPEN, sits
from kits.visits import DOWN, ENTER, ESC, F10, FOUND, TOKEN, goes, on, press, turn

from game.core.table import Chat, Closed, Refused
from game.session.link_thread import Place
from game.session.table import WayBack
from game.ui.scenes.ask import Ask
from game.ui.scenes.chat import ChatBox
from game.ui.scenes.chooser import Chooser
from game.ui.scenes.host_setup import HostSetup
from game.ui.scenes.join import JoinScene
from game.ui.scenes.menu import Menu
from game.ui.scenes.room import RoomScene
from game.ui.scenes.title import Title
from game.ui.scenes.waiting import Waiting
from game.ui.translate import wake

house, tables, at, visiting, playing, hosting = visits.house, visits.tables, visits.at, visits.visiting, visits.playing, visits.hosting


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


BREAKS = {
    "in a step": lambda at, bad: setattr(at.stage.top.part, "facts", bad),
    "in what is composed": lambda at, bad: setattr(at.stage.top.part, "items", bad),
    "while it is drawn": lambda at, bad: setattr(at.stage.top, "draw", bad),
}


def senseless(*_):
    raise IndexError("seat 12 of 2")


@pytest.mark.parametrize("breaks", BREAKS)
def test_what_a_host_sends_may_have_the_right_types_and_no_sense(house, playing, breaks):
    """Its table is left with a word, and the window lives on."""
    at, table = playing
    BREAKS[breaks](at, senseless)
    at.stage.redraw()
    wake()
    house.loop.run(lambda trouble: house.lan.distrust(trouble) and not at.stage.stop())
    assert at.stage.top.question.startswith("At 192.168.1.5, port 27431, is something that does not speak like a table")
    assert table.closed
    at.key(ENTER)
    assert on(at, Title)
    assert house.play is None


def test_a_failure_at_a_table_of_ones_own_is_not_blamed_on_others(house, hosting):
    assert not house.lan.distrust(IndexError())
    house.title()
    assert not house.lan.distrust(IndexError())


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


@pytest.mark.parametrize("code", ["7K3F-0000", None])
def test_a_guest_sees_where_he_is_and_the_code_that_the_hosts_screen_shows(house, at, code):
    """A host in several networks makes its code of one of its addresses; another code of the same table would only confuse."""
    table = goes(house, at)
    table.become(code=code)
    turn(at)
    assert (at.stage.top.board.look.code, at.stage.top.board.look.addresses) == (code, ("192.168.1.5:27431",))


def test_on_the_hosts_own_machine_no_address_is_shown_that_others_could_not_use(house, at):
    table = goes(house, at, "127.0.0.1")
    table.way_back = WayBack("host-1", Place(("127.0.0.1",), 27431), TOKEN)
    table.become()
    turn(at)
    assert at.stage.top.board.look.addresses == ()


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


def test_between_two_deals_the_owner_need_not_wait_for_the_others(hosting):
    at, table = hosting
    table.begin()
    turn(at)
    at.key(F10)
    assert "Go on without the others" not in [deed.words for deed in at.stage.top.deeds]
    at.key(F10)
    table.become(phase="between")
    turn(at)
    at.key(F10)
    press(at, "Go on without the others")
    assert table.asked == [("start",)]


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
