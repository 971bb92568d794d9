"""The way through the program: title, set-up, table, menu, result, once more, the end; and what is kept in the profile."""

import errno
import json
import os

import pygame
import pytest
from kits import one_screen
from kits.one_screen import ENTER, ESC, on, press

from game import app
from game.app import AppRequest, PlayRequest
from game.app.house import House, asked_plan, lesson_in
from game.core.table import Closed, Note
from game.profile.profile import Profile
from game.ui.faces.inks import inks_for
from game.ui.scenes.ask import Ask
from game.ui.scenes.chooser import Chooser
from game.ui.scenes.pause import Pause
from game.ui.scenes.result import Result
from game.ui.scenes.settings import Settings
from game.ui.scenes.setup import Setup
from game.ui.scenes.table import TableScene
from game.ui.scenes.title import Title
from game.ui.scenes.waiting import Waiting
from game.ui.table_part import Sheet

opened, house, at, playing, SET = one_screen.opened, one_screen.house, one_screen.at, one_screen.playing, one_screen.SET


def test_from_the_title_to_the_table_by_enter_alone(house, at):
    assert on(at, Title)
    for scene in (Chooser, Setup, Waiting):
        at.key(ENTER)
        assert on(at, scene)
    [table] = house.opened
    assert (table.setup.game, table.setup.preset, table.setup.names, table.setup.bots) == ("set", "classic", ("Ada",), (None, "medium"))
    assert (table.setup.seats, table.setup.pointers, table.setup.seed) == (2, (True,), None)
    table.begin()
    at.turn()
    assert on(at, TableScene)


def test_s10_people_who_share_a_keyboard_have_no_pointer_of_their_own(house, at):
    at.key(ENTER)
    at.key(ENTER)
    press(at, "Add a player")
    press(at, "Start")
    assert house.opened[0].setup.pointers == (False, False)
    assert house.opened[0].setup.options.claim == "call"


@pytest.mark.parametrize(("patience", "seconds"), [("rules", 5), ("double", 10), ("off", 0)])
def test_the_time_limits_chosen_in_the_settings_are_those_of_the_table(house, at, patience, seconds):
    house.change(patience=patience)
    for _ in range(3):
        at.key(ENTER)
    assert house.opened[0].setup.options.pick_seconds == seconds


def test_opening_can_be_given_up(house, at):
    for _ in range(3):
        at.key(ENTER)
    at.key(ESC)
    assert on(at, Title)
    assert house.opened[0].closed


def test_a_table_that_cannot_be_opened_says_so_and_leads_to_the_title(house, at):
    for _ in range(3):
        at.key(ENTER)
    house.opened[0].tell(Closed("host_failed", {}))
    at.turn()
    assert on(at, Ask)
    assert at.stage.top.question == "The table could not be opened on this machine."
    at.key(ENTER)
    assert on(at, Title)


def test_why_a_table_cannot_be_opened_again_is_said_in_the_language_of_the_screen(house, at):
    """The host's own words are English, for whoever reads its log."""
    for code in house.stage.speech.languages:
        house.change(language=code)
        house.start(asked_plan(PlayRequest("set", "speed", 2, bots=("easy",)), house.profile, at.stage))
        house.opened[-1].tell(Closed("unreadable", {"reason": "a.journal cannot be read: No such file or directory."}))
        at.turn()
        assert on(at, Ask)
        assert at.stage.top.question == house.stage.say("closed-unreadable")
        assert "journal" not in at.stage.top.question


def test_what_is_told_of_the_table_before_its_match_is_there_is_in_the_log(house, at):
    for _ in range(3):
        at.key(ENTER)
    [table] = house.opened
    table.tell(Note("unwritten", ""))
    at.turn()
    table.begin()
    for _ in range(2):
        at.turn()
    assert on(at, TableScene)
    assert [line.words for line in at.stage.top.log.lines] == [house.stage.say("table-note-unwritten")]


def test_the_match_stands_still_while_its_menu_is_open(playing):
    driver, table = playing
    driver.key(pygame.KSCAN_F10)
    assert on(driver, Pause)
    assert table.room.paused
    driver.key(ESC)
    assert on(driver, TableScene)
    assert not table.room.paused


def test_the_pause_hides_the_cards(playing):
    driver, _ = playing
    driver.key(pygame.KSCAN_F10)
    assert [type(scene) for scene in driver.stage.visible] == [Pause]


def test_settings_changed_in_the_pause_count_at_the_same_table(house, playing):
    driver, table = playing
    before = driver.stage.top
    driver.key(pygame.KSCAN_F10)
    press(driver, "Settings")
    assert on(driver, Settings)
    house.change(animation="off")
    driver.key(ESC)
    driver.key(ESC)
    assert on(driver, TableScene)
    assert driver.stage.top is not before
    assert not table.closed


def test_changed_settings_take_no_sheet_away_that_is_still_to_be_read(house, playing):
    driver, table = playing
    before = driver.stage.top
    before.part._sheet = SHEET
    table.change()
    driver.turn()
    driver.key(pygame.KSCAN_F10)
    house.change(card_size="large")
    driver.key(ESC)
    driver.turn()
    assert driver.stage.top.sheet == SHEET
    before.part._sheet = None
    table.change()
    for _ in range(2):
        driver.turn()
    assert driver.stage.top is not before
    assert driver.stage.top.desk.card_size == "large"


def test_palette_suits_and_marks_count_at_the_same_table_and_its_faces_are_made_anew(house, playing):
    driver, table = playing
    before = driver.stage.top
    faces, shown = before._faces, before.desk.inks
    driver.key(pygame.KSCAN_F10)
    press(driver, "Settings")
    house.change(palette="red-green", suits="four", marks=True)
    driver.key(ESC)
    driver.key(ESC)
    driver.turn()
    inks = driver.stage.top.desk.inks
    assert inks == inks_for("red-green", "four", True) != shown
    assert driver.stage.top._faces is faces
    assert faces._inks == inks
    assert not table.closed


def test_leaving_is_asked_once_and_ends_the_table(playing):
    driver, table = playing
    driver.key(pygame.KSCAN_F10)
    press(driver, "Leave the match")
    assert on(driver, Ask)
    assert not table.closed
    press(driver, "Leave")
    assert on(driver, Title)
    assert table.closed


def test_quitting_in_a_match_is_asked_once(playing):
    driver, _ = playing
    driver.post(pygame.QUIT)
    assert on(driver, Ask)
    driver.key(ESC)
    assert on(driver, TableScene)
    driver.post(pygame.QUIT)
    driver.post(pygame.QUIT)
    assert not driver.stage.running


def test_quitting_elsewhere_is_not_asked(at):
    at.post(pygame.QUIT)
    assert not at.stage.running


SHEET = Sheet("Over", (("Sets", ("3", "4")), ("Points", ("−1", "4"))), winners=(1,))


def test_after_the_match_the_winner_and_everybody_s_points(house, playing):
    driver, table = playing
    table.change(phase="over")
    driver.turn()
    house.play._over(SHEET)
    scene = driver.stage.top
    assert isinstance(scene, Result)
    assert scene.headline == "Computer (medium) wins!"
    assert [(line.name, line.points, line.won, line.badge) for line in scene.ranking] == [
        ("Computer (medium)", "4", True, None),
        ("Ada", "−1", False, 0),
    ]


def test_a_shared_win_names_all_who_share_it(house, playing):
    driver, _ = playing
    house.play._over(Sheet("Over", (("Points", ("4", "4")),), winners=(0, 1)))
    assert driver.stage.top.headline == "Ada, Computer (medium) win!"


def test_once_more_is_the_next_match_at_the_same_table(house, playing):
    driver, table = playing
    table.change(phase="over")
    house.play._over(SHEET)
    driver.key(ENTER)
    driver.turn()
    assert table.starts == 1
    assert on(driver, TableScene)
    assert len(house.opened) == 1


def test_from_the_result_back_to_the_same_rules(house, playing):
    driver, table = playing
    table.change(phase="over")
    house.play._over(SHEET)
    press(driver, "Change the rules")
    assert on(driver, Setup)
    assert driver.stage.top.plan.preset == "classic"
    assert table.closed


def test_a_finished_match_is_counted(house, playing, tmp_path):
    _, table = playing
    table.change(phase="over")
    house.play._over(Sheet("Over", (("Points", ("4", "1")),), winners=(0,)))
    tally = house.profile.tally("set", "classic")
    assert (tally.matches, tally.wins) == (1, 1)


def test_a_match_counts_once_as_soon_as_its_last_sheet_is_there(house, playing):
    driver, table = playing
    driver.stage.top.part._sheet = SHEET
    table.change(phase="over")
    for _ in range(2):
        driver.turn()
    assert on(driver, TableScene)
    assert house.profile.tally("set", "classic").matches == 1
    driver.key(ENTER)
    assert on(driver, Result)
    assert house.profile.tally("set", "classic").matches == 1


def test_s21_s22_the_time_of_a_solo_match_is_a_record_unless_it_had_help(house, playing):
    driver, table = playing
    for time, aided in ((9, False), (5, True)):
        table.change(phase="over")
        house.play._over(Sheet("Over", (("Time", ("0:09",)),), solo_time=time, aided=aided))
        driver.key(ENTER)
        driver.turn()
    assert house.profile.tally("set", "classic").best == 9
    assert house.profile.tally("set", "classic", aided=True).matches == 1


def test_settings_are_kept_and_count_at_once(house, at, tmp_path):
    press(at, "Settings")
    press(at, "Sound")
    [slider] = [each for each in at.stage.top.form.widgets if each.words == "Volume"]
    at.stage.top.form.focus_on(slider)
    at.key(pygame.KSCAN_RIGHT)
    assert json.loads((tmp_path / "settings.json").read_text())["volume"] == 75


def test_full_screen_is_remembered_and_what_was_asked_for_this_run_is_not(house, at, tmp_path):
    at.key(pygame.KSCAN_F11)
    kept = json.loads((tmp_path / "settings.json").read_text())
    assert kept == {"fullscreen": True}
    at.key(pygame.KSCAN_F11)


def test_a_size_given_to_the_window_by_hand_is_remembered(house, at, tmp_path, monkeypatch):
    monkeypatch.setattr(house.window, "close", lambda: None)
    at.resize((1100, 700))
    house._end()
    assert json.loads((tmp_path / "settings.json").read_text()) == {"window": [1100, 700]}


def test_what_went_wrong_with_the_profile_is_said_on_the_title(window, tmp_path, driver_of):
    (tmp_path / "settings.json").write_text("not json")
    house = House(AppRequest(), Profile(tmp_path), window)
    house.title()
    house._tell_notices()
    assert house.stage.top.question.startswith("Some settings could not be read.")


def test_settings_that_cannot_be_saved_count_all_the_same_and_this_is_said_once(house, at, tmp_path, monkeypatch):
    def full(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    press(at, "Settings")
    press(at, "Sound")
    house.change(volume=30)
    assert at.stage.top.question == house.stage.say("profile-unsaved")
    at.key(ENTER)
    assert on(at, Settings)
    house.change(volume=25, language="de")
    assert on(at, Settings)
    assert (house.profile.settings.volume, house.stage.speech.code) == (25, "de")


def test_a_language_of_the_system_that_there_is_not_means_english(window, tmp_path, monkeypatch):
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: [{"language": "tlh", "country": None}])
    assert House(AppRequest(), Profile(tmp_path), window).stage.speech.code == "en"


def test_straight_to_a_table_from_the_command_line(window, tmp_path, opened, driver_of):
    wish = PlayRequest("set", "speed", 4, bots=("easy", "hard"))
    house = House(AppRequest(play=wish, seed=5), Profile(tmp_path, names=("Ada",)), window)
    house.title()
    house._go_straight()
    [table] = opened
    assert (table.setup.names, table.setup.bots, table.setup.seats, table.setup.seed) == (
        ("Ada", "Player 2"),
        (None, None, "easy", "hard"),
        4,
        5,
    )
    assert table.setup.options.claim == "call"
    driver = driver_of(house.stage)
    table.begin()
    driver.turn()
    assert on(driver, TableScene)
    assert dict(driver.stage.top._manner.keys) == {0: pygame.KSCAN_SPACE, 1: ENTER}
    house.play.close()


def test_run_draws_its_first_frame_before_words_and_rules_are_loaded_and_ends_cleanly(monkeypatch, tmp_path, window):
    seen = []
    monkeypatch.setattr(app, "Window", lambda *_: window)
    monkeypatch.setattr(app, "draw_splash", lambda *_: seen.append("splash"))
    monkeypatch.setattr(window, "close", lambda: seen.append("closed"))
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert app.run(AppRequest(profile=tmp_path, mute=True)) == 0
    assert seen == ["splash", "closed"]


def test_words_of_the_command_line_are_settings_of_this_run():
    given = app._given(AppRequest(player="Bo", lang="en", window=(800, 600), mute=True, fast=True))
    assert given == {"names": ("Bo",), "language": "en", "window": (800, 600), "fullscreen": False, "mute": True, "animation": "off"}
    assert app._given(AppRequest()) == {}


def test_fast_means_that_no_card_moves_at_a_table_nor_in_a_lesson(house, at):
    house.profile = Profile(house.profile.tables.parent / "fast", **app._given(AppRequest(player="Ada", fast=True)))
    for _ in range(3):
        at.key(ENTER)
    house.opened[0].begin()
    at.turn()
    assert not at.stage.top.part.board.director.moving
    house.title()
    lesson_in(house, SET)()
    at.turn()
    assert not at.stage.top.part.board.director.moving
