"""The rules at a table of the network: over the match, which goes on, and in the room before it."""

from kits import visits
from kits.visits import ENTER, ESC, F10, on, press, turn
from pygame import KSCAN_F6

from game.ui.scenes.host_setup import HostSetup
from game.ui.scenes.room import RoomScene
from game.ui.scenes.rules_page import RulesPage
from game.ui.scenes.table import TableScene

house, tables, at, visiting, playing, hosting = visits.house, visits.tables, visits.at, visits.visiting, visits.playing, visits.hosting


def test_the_match_goes_on_below_its_rules(playing):
    at, table = playing
    scene = at.stage.top
    at.key(KSCAN_F6)
    assert on(at, RulesPage)
    assert at.stage.top.options == table.options
    assert not table.room.paused
    turn(at)
    at.key(KSCAN_F6)
    assert at.stage.top is scene
    assert not any(asked[0] == "conduct" for asked in table.asked)


def test_the_menu_at_the_table_leads_to_them_and_back_to_the_match(playing):
    at, _ = playing
    at.key(F10)
    press(at, "Rules")
    assert on(at, RulesPage)
    at.key(ESC)
    assert on(at, TableScene)


def test_everybody_can_read_them_in_the_room(visiting):
    at, table = visiting
    room = at.stage.top
    at.click(room.help.rect.center)
    assert on(at, RulesPage)
    assert at.stage.top.game.info.id == table.room.game
    at.key(ESC)
    assert on(at, RoomScene)
    assert at.stage.top is room


def test_whoever_runs_the_room_has_them_beside_the_other_buttons(hosting):
    at, _ = hosting
    room = at.stage.top
    assert room.help.rect.collidelist([each.rect for each in room.changes]) == -1
    at.click(room.help.rect.center)
    assert on(at, RulesPage)


def test_the_key_of_the_rules_opens_them_in_the_room_and_before_a_table_is_opened(house, visiting):
    at, _ = visiting
    at.key(KSCAN_F6)
    assert on(at, RulesPage)
    at.key(KSCAN_F6)
    assert on(at, RoomScene)
    house.title()
    house.lan.host()
    at.turn()
    at.key(ENTER)
    assert on(at, HostSetup)
    at.key(KSCAN_F6)
    assert on(at, RulesPage)
