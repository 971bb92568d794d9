"""The matches of a visit: which screen shows what the table becomes, and what is counted of each."""

import random
from dataclasses import replace

import msgspec
import pytest
from kits import visits
from kits.lan_table import OPEN, a_room, sits
from kits.visits import ENTER, ESC, F10, SHEET, goes, on, press, turn

from game.app.visit import since_restored
from game.core.game import Pace
from game.core.table import Lost, Note, Restored, Stepped
from game.games import GAMES
from game.ui.scenes.room import RoomScene
from game.ui.scenes.table import TableScene

house, tables, at, visiting, playing, hosting = visits.house, visits.tables, visits.at, visits.visiting, visits.playing, visits.hosting


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


# --- how it is shown


@pytest.mark.parametrize(("size", "anew"), [("large", True), ("normal", False)])
def test_settings_changed_during_a_match_count_when_they_are_closed(house, playing, size, anew):
    at, _ = playing
    first = at.stage.top
    at.key(F10)
    press(at, "Settings")
    house.change(card_size=size)
    at.key(ESC)
    turn(at)
    assert on(at, TableScene)
    assert (at.stage.top is not first) is anew
    assert at.stage.top.desk.card_size == size


def test_a_guest_can_mute_the_table_from_the_menu_and_let_it_be_heard_again(house, playing):
    at, _ = playing
    for words, heard in (("Mute the table here", False), ("Let the table be heard here", True)):
        at.key(F10)
        press(at, words)
        assert on(at, TableScene)
        assert at.stage.table_sounds is heard
        assert house.profile.settings.table_sounds is heard


def test_changed_settings_take_no_sheet_away_that_is_still_to_be_read(house, playing):
    at, table = playing
    at.stage.top.part._sheet = SHEET
    table.become()
    turn(at)
    at.key(F10)
    press(at, "Settings")
    house.change(card_size="large")
    at.key(ESC)
    turn(at)
    assert at.stage.top.sheet == SHEET
    assert at.stage.top.desk.card_size == "normal"
    at.stage.top.part._sheet = None
    turn(at)
    turn(at)
    assert at.stage.top.desk.card_size == "large"


# --- what counts


def ends(at, table, sheet=SHEET):
    """The last sheet is there, and nobody here has read it."""
    turn(at)  # a match that has just begun is shown first
    at.stage.top.part._sheet = sheet
    table.end()
    turn(at)
    assert on(at, TableScene)


def test_a_match_counts_once_also_when_the_next_begins_before_its_last_sheet_was_read(house, playing):
    at, table = playing
    ends(at, table)
    assert house.profile.tally("set", "speed").matches == 1
    table.begin("match-2")
    turn(at)
    ends(at, table)
    assert house.profile.tally("set", "speed").matches == 2
    at.key(ENTER)
    assert on(at, RoomScene)
    assert house.profile.tally("set", "speed").matches == 2


def test_another_set_up_before_the_last_sheet_was_read_leads_to_the_room_with_the_result(house, playing):
    at, table = playing
    ends(at, table)
    table.end("lobby")
    table.become(preset="quick")
    turn(at)
    assert on(at, RoomScene)
    assert at.stage.top.status.words.startswith("Ann wins!")
    assert (house.profile.tally("set", "speed").matches, house.profile.tally("set", "quick").matches) == (1, 0)


@pytest.mark.parametrize(("phase", "counted"), [("over", 1), ("between", 0)])
def test_a_match_counts_also_when_the_next_begins_while_its_last_moves_are_still_told(house, playing, monkeypatch, phase, counted):
    """Played out; one that was called off between two deals has a sheet as well and does not count."""
    at, table = playing
    turn(at)
    part = at.stage.top.part
    monkeypatch.setattr(part, "show", lambda view, now: setattr(part, "_sheet", SHEET))  # all is told as soon as it is asked for
    table.end(phase)
    turn(at)
    assert house.profile.tally("set", "speed").matches == 0
    table.begin("match-2")
    turn(at)
    assert house.profile.tally("set", "speed").matches == counted
    ends(at, table)
    assert house.profile.tally("set", "speed").matches == counted + 1


CARD_GAMES = [game for game in GAMES.values() if game.info.pace is Pace.TURNS]


@pytest.mark.parametrize("game", CARD_GAMES, ids=[game.info.id for game in CARD_GAMES])
def test_so_does_a_whole_match_of_cards_that_came_all_at_once(house, visiting, game):
    at, table = visiting
    preset, options = game.info.presets[0]
    table.end("lobby")
    table.become(game=game.info.id, preset=preset, options=msgspec.to_builtins(options), seats=(sits("Ann", 1), sits("Ben", 2)))
    turn(at)
    table.begin()
    for _ in range(2):
        turn(at)
    table.tell(*played_out(game, table._table))
    table.end()
    turn(at)
    assert house.profile.tally(game.info.id, preset).matches == 0
    table.begin("match-2")
    turn(at)
    assert house.profile.tally(game.info.id, preset).matches == 1


def played_out(game, table):
    """Everybody does what he may until the match is over; what happened."""
    dice = random.Random(1)
    while table.room.phase != "over":
        if table.room.phase == "between":
            table.ready((0,))
        else:
            seat = game.awaiting(table.state).seats[0]
            table.by(seat, dice.choice(game.legal_actions(table.view(seat))))
    return [each for each in table.poll(table.now) if isinstance(each, Stepped)]


@pytest.mark.parametrize("seats", [(sits("Ben", 2), sits("Ann", 1), *(OPEN,) * 10), (sits("Ben", 2),)])
def test_who_won_is_who_sat_there_when_the_match_ended(house, playing, seats):
    at, table = playing
    ends(at, table)
    table.become(seats=seats)
    turn(at)
    at.key(ENTER)
    assert on(at, RoomScene)
    assert at.stage.top.status.words.startswith("Ann wins!")
    tally = house.profile.tally("set", "speed")
    assert (tally.matches, tally.wins) == (1, 0)


def test_s22_a_match_with_help_is_filed_apart_and_its_time_is_no_record(house, playing):
    at, table = playing
    ends(at, table, replace(SHEET, solo_time=5, aided=True))
    assert house.profile.tally("set", "speed").matches == 0
    aided = house.profile.tally("set", "speed", aided=True)
    assert (aided.matches, aided.best) == (1, None)
