"""A lesson at the table: reading and doing by mouse, keys and pad, other tries, the clock that waits, the way in and out."""

import pygame
import pytest
from kits import lesson_screen, one_screen
from kits.lesson_run import skip_to
from kits.lesson_screen import button, card, coach, lesson, passage, pointed, read_on, rest
from kits.menus import Described, overlaps
from kits.one_screen import ENTER, ESC, on, press

from game.command import main
from game.games import GAMES
from game.ui import plan as plans
from game.ui import text
from game.ui.hud.coach import board
from game.ui.input import PadDown
from game.ui.scenes.chooser import Chooser
from game.ui.scenes.coach import CoachScene
from game.ui.scenes.menu import Menu
from game.ui.scenes.rules_page import RulesPage
from game.ui.scenes.setup import Setup
from game.ui.theme import Scale

opened, house, at, learning = one_screen.opened, one_screen.house, one_screen.at, lesson_screen.learning
SPACE, BACKSPACE, MENU = pygame.KSCAN_SPACE, pygame.KSCAN_BACKSPACE, pygame.KSCAN_F10


# --- the way in and out


def test_the_chooser_leads_to_the_lesson_and_leaving_leads_back(learning, house):
    driver = learning("scopa")
    assert coach(driver)._advice.number == 1
    driver.click(button(driver, "Leave").rect.center)
    assert on(driver, Chooser)
    assert house.play is None


def test_the_setup_leads_to_it_as_well(house, at):
    at.key(ENTER)
    at.key(ENTER)
    press(at, "Learn")
    assert on(at, CoachScene)
    at.key(MENU)
    assert on(at, Menu)
    press(at, "Leave")
    assert on(at, Setup)


def test_a_game_without_a_lesson_has_no_button(house, at):
    at.stage.push(Chooser([Described()], print))
    assert "Learn" not in [each.words for each in at.stage.top.form.widgets]
    at.stage.push(Setup(plans.begin(Described(), ("easy",), "Ada"), ("Ada",), dict, print))
    assert "Learn" not in [each.words for each in at.stage.top.form.widgets]


def test_an_unknown_lesson_is_one_sentence(capsys):
    assert main(["learn", "skopa"]) == 2
    assert capsys.readouterr().err == 'There is no lesson in "skopa" (did you mean "scopa"?); known: set, scopa, schnapsen, ecarte.\n'


@pytest.mark.parametrize(("words", "expected"), [("Play against the computer", ("easy",)), ("Once more", None), ("Back to the menu", None)])
def test_at_the_end_one_plays_learns_again_or_leaves(house, learning, words, expected):
    driver = learning("set")
    skip_to(lesson(house).course, "goal")
    driver.turn(100)
    driver.key(ENTER)
    assert on(driver, Menu)
    press(driver, words)
    driver.turn(100)
    if expected:
        assert [seat for seat in house.opened[0].setup.bots if seat] == list(expected)
    elif words == "Once more":
        assert coach(driver)._advice.number == 1
    else:
        assert on(driver, Chooser)


def test_the_match_after_a_lesson_has_the_time_limits_chosen_in_the_settings(house, learning):
    driver = learning("set")
    house.change(patience="off")
    skip_to(lesson(house).course, "goal")
    driver.turn(100)
    driver.key(ENTER)
    press(driver, "Play against the computer")
    assert house.opened[0].setup.options.pick_seconds == 0


# --- reading and doing


def test_enter_turns_the_pages_and_cannot_skip_what_is_to_be_done(learning, house):
    driver = learning("set")
    driver.key(ENTER)
    driver.key(ENTER)
    assert passage(house) == "call"
    driver.key(ENTER)
    assert passage(house) == "call"
    driver.key(SPACE)
    assert passage(house) == "pick"


def test_the_key_that_did_it_pressed_twice_turns_no_page(learning, house):
    driver = learning("schnapsen")
    read_on(driver, house, "lead")
    driver.click(card(driver, "AD"))
    driver.key(ENTER)
    assert passage(house) == "drawn"
    driver.key(ENTER)
    assert passage(house) == "drawn"
    driver.turn(500)
    driver.key(ENTER)
    assert passage(house) == "exchange"


@pytest.mark.parametrize("game", ["scopa", "schnapsen", "ecarte"])
def test_nobody_is_called_to_play_while_there_is_something_to_be_read(learning, house, game):
    driver = learning(game)
    calls = {True: 0, False: 0}
    for _ in range(12):
        rest(driver)
        reads, facts = house.play.advice().reads, coach(driver)._facts
        calls[reads] += facts.strip.tone == "call" or facts.light is not None
        if not reads:
            break
        driver.key(ENTER)
    assert calls[True] == 0
    assert calls[False] == 1


@pytest.mark.parametrize("way", ["key", "mouse", "pad"])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_its_preset_can_be_read_meanwhile(learning, house, game, way):
    driver = learning(game)
    before = passage(house)
    if way == "key":
        driver.key(pygame.KSCAN_F6)
    elif way == "mouse":
        [rules] = [each for each in coach(driver)._buttons if each.sign == "help"]
        driver.click(rules.rect.center)
    else:
        driver.stage.handle(PadDown(driver.now, 0, 0, 7, "menu"))
        press(driver, "Rules")
    assert on(driver, RulesPage)
    assert driver.stage.top.options == lesson(house).course.lesson.options
    driver.key(ESC)
    assert on(driver, CoachScene)
    assert passage(house) == before


def test_a_pad_turns_the_pages(learning, house):
    driver = learning("schnapsen")
    driver.stage.handle(PadDown(driver.now, 0, 0, 0, "confirm"))
    assert passage(house) == "trump"


def test_back_shows_the_passage_before_by_key_and_by_mouse(learning, house):
    driver = learning("ecarte")
    read_on(driver, house, "propose")
    driver.key(BACKSPACE)
    assert passage(house) == "trump"
    driver.turn(100)
    driver.click(button(driver, "Back").rect.center)
    assert passage(house) == "ranks"
    driver.turn(100)
    driver.key(BACKSPACE)
    assert passage(house) == "ranks"


def test_a_thing_done_can_be_done_again_after_back(learning, house):
    driver = learning("schnapsen")
    read_on(driver, house, "lead")
    for _ in range(2):
        driver.click(card(driver, "AD"))
        driver.click(card(driver, "AD"))
        rest(driver, 4)
        assert passage(house) == "drawn"
        driver.key(BACKSPACE)
        rest(driver, 4)
        assert passage(house) == "lead"
        assert "AD" in lesson(house).view(0).hands[0]


def test_another_card_is_refused_kindly_and_the_wanted_one_marked_after_two(learning, house):
    driver = learning("set")
    read_on(driver, house, "call")
    driver.key(SPACE)
    for name in ("0000", "1111", "2222"):
        driver.click(card(driver, name))
    rest(driver)
    driver.key(SPACE)
    assert (passage(house), pointed(driver)) == ("pick-alike", set())
    driver.click(card(driver, "0010"))
    driver.turn(100)
    assert coach(driver)._advice.wrong
    assert coach(driver)._advice.words.startswith("That card does not belong to it")
    assert pointed(driver) == set()
    driver.click(card(driver, "0011"))
    driver.turn(100)
    assert pointed(driver) == {"0120", "1121", "2122"}
    assert lesson(house).view(0).call.picks == ()
    driver.click(card(driver, "0120"))
    driver.turn(100)
    assert pointed(driver) == {"1121", "2122"}


def test_what_the_table_itself_refuses_counts_as_a_try(learning, house):
    driver = learning("schnapsen")
    skip_to(lesson(house).course, "goal")
    driver.key(BACKSPACE)
    rest(driver)
    assert passage(house) == "beat"
    driver.click(card(driver, "9H"))
    driver.turn(100)
    assert lesson(house).course.tries == 1
    assert coach(driver)._advice.words.startswith("The suit led must be followed")


def test_the_coach_and_the_rules_speak_of_what_this_screen_shows(learning, house):
    house.change(palette="red-green", deck="neapolitan")
    driver = learning("set")
    assert coach(driver)._advice.words.endswith("The marked one: two, blue, squiggles, striped.")
    [rules] = [each for each in coach(driver)._buttons if each.sign == "help"]
    driver.click(rules.rect.center)
    told = [line for chapter in driver.stage.top.text.chapters for clause in chapter.clauses for line in clause.lines]
    assert "– colour: orange, blue or black" in told
    driver.key(ESC)
    driver.click(button(driver, "Leave").rect.center)
    driver.click(driver.stage.top.lessons[list(GAMES).index("scopa")].rect.center)
    rest(driver)
    assert "fante 8, cavallo 9, re 10" in coach(driver)._advice.words


# --- time


def test_the_time_of_a_call_does_not_run_out(learning, house):
    driver = learning("set")
    read_on(driver, house, "call")
    driver.key(SPACE)
    rest(driver, 30)
    view = lesson(house).view(0)
    assert view.call is not None
    assert lesson(house).clock(driver.now) < view.call.until
    for name in ("0000", "1111", "2222"):
        driver.click(card(driver, name))
    assert lesson(house).view(0).racers[0].points == 1


def test_the_clock_stands_while_something_is_read_with_a_call_open(learning, house):
    driver = learning("set")
    table = lesson(house)
    skip_to(table.course, "beaten", table.clock(driver.now))
    driver.key(BACKSPACE)
    driver.turn(100)
    assert passage(house) == "race"
    driver.key(SPACE)
    assert (passage(house), table.view(0).call.seat) == ("beaten", 1)
    stood = table.clock(driver.now)
    driver.turn(200)
    assert table.clock(driver.now) == stood


def test_a_pause_holds_the_script(learning, house, at):
    at.key(ENTER)
    at.click(at.stage.top.lessons[1].rect.center)
    [pause] = [each for each in coach(at)._buttons if each.sign == "pause"]
    at.click(pause.rect.center)
    rest(at, 3)
    assert lesson(house).course.script
    at.click(pause.rect.center)
    rest(at, 3)
    assert not lesson(house).course.script


# --- how it lies


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("letters", [1.0, 1.5])
def test_the_longest_sentence_fits_even_if_it_is_two_fifths_longer(stage, size, letters):
    sentence = "Closed or empty, the stock makes play strict: your partner had to follow with the jack of clubs. Now the ace of trumps. "
    sentence += sentence[: len(sentence) * 2 // 3]
    scale = Scale(size, letters)
    laid = board(scale, [sentence])
    assert text.height(sentence, laid.style, laid.room.w) <= laid.room.h
    assert laid.style.px >= scale.type(15)
    for box in (laid.head, laid.room, *laid.buttons):
        assert laid.box.contains(box)
        assert not laid.room.colliderect(box) or box is laid.room


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (2560, 1080)])
@pytest.mark.parametrize("letters", [1.0, 1.5])
def test_the_buttons_that_lead_to_lessons_have_room(stage, size, letters):
    games = tuple(GAMES.values())
    for scene in (
        Chooser(games, print, lambda game: print),
        Setup(plans.begin(games[0], ("easy", "hard"), "Ada"), ("Ada",), dict, print, print),
    ):
        stage.push(scene)
        scene.arrange(Scale(size, letters))
        assert "Learn" in [each.words for each in scene.form.widgets]
        assert overlaps(scene.form, Scale(size).area) == ([], [], [])


def test_the_panel_lies_below_the_whole_table(learning):
    driver = learning("set")
    scene = coach(driver)
    parts = [scene._frame.cards, scene._frame.keys, scene._frame.panel, scene._frame.strip, *scene._frame.rows]
    assert [part for part in parts if part.colliderect(scene._laid.box)] == []
    assert scene._laid.box.bottom == driver.window.canvas.get_height()


def test_escape_opens_the_menu_of_the_lesson(learning):
    driver = learning("ecarte")
    driver.key(ESC)
    assert on(driver, Menu)
    assert [each.words for each in driver.stage.top.buttons] == ["Continue", "One step back", "Rules", "Once more", "Leave"]
