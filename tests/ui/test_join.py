"""Choosing a table: the list and what can be typed, by keys, mouse and pad; what cannot be joined says why."""

from dataclasses import replace

import msgspec
import pygame
import pytest
from kits.menus import Described, overlaps, shown, unreadable

from game.app.lan import offer
from game.core.game import Pace
from game.games import GAMES
from game.ui import plan as plans
from game.ui.input import Wheel
from game.ui.scenes.ask import notice
from game.ui.scenes.host_setup import HostSetup
from game.ui.scenes.join import JoinScene, Ways
from game.ui.scenes.join_pieces import TableOffer
from game.ui.scenes.title import Title
from game.ui.scenes.typing import Typing
from net.notices import Found

SIZES = [(960, 540), (1024, 768), (1920, 1080), pytest.param((3840, 2160), marks=pytest.mark.long)]
ENTER, ESC, UP, DOWN = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE, pygame.KSCAN_UP, pygame.KSCAN_DOWN
KITCHEN = TableOffer(
    "k", "Kitchen", "game-set", (112, 76, 214), "Set, Speed", "120 seconds of play · Pick three cards at once · a wrong set means a wait",
    "10 of 12 free", "0.4 ms", "192.168.178.123:27431",
)  # fmt: skip
OLD = replace(KITCHEN, key="o", name="Maximilian der Allererste", reason="Version 0.9.0-beta.4 of the game: cannot be joined from here")
LOCKED = replace(KITCHEN, key="l", name="Maximilian der Allererste", locked=True)
FOUND = Found("10.0.0.4", 27431, "k", "Kitchen", "1.0", "set", "speed", {}, 11, 12, False, True, 412)


def found(**more):
    """A table as discovery gives it."""
    return msgspec.structs.replace(FOUND, **more)


class Join:
    """The screen, and what it asks for in `went`."""

    def __init__(self, drive, *offers):
        self.drive, self.offers, self.went, self.leads = drive, list(offers), [], True
        ways = Ways(
            tables=lambda: self.offers,
            join=lambda offer, watch: self.went.append((offer.key, watch)),
            go=lambda text, watch: self.went.append((text, watch)) or self.leads,
            name=lambda: "Ann",
            rename=lambda name: self.went.append(("rename", name)),
            leave=lambda: self.went.append("leave"),
        )
        drive.stage.push(Title([]))
        self.scene = JoinScene(ways)
        drive.stage.push(self.scene)
        drive.turn()

    def become(self, *offers):
        self.offers = list(offers)
        self.drive.stage.step(self.drive.now)
        self.drive.turn()


@pytest.fixture
def join(drive):
    return lambda *offers: Join(drive, *offers)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("offers", [(), (KITCHEN, OLD, LOCKED), (KITCHEN,) * 9], ids=["none", "three", "many"])
def test_nothing_overlaps_leaves_the_canvas_or_is_cut(size, offers, join, stage, monkeypatch):
    pygame.display.set_mode(size, pygame.RESIZABLE)
    stage.window.fit()
    stage.resized()
    screen = join(*offers)
    screen.scene.lost = not offers
    screen.scene.rebuild()
    assert overlaps(screen.scene.form, stage.window.area) == ([], [], [])
    assert unreadable(monkeypatch, lambda: shown(stage), least=9) == []


# --- the list


def test_the_first_table_that_comes_is_joined_by_enter_alone(join, drive):
    screen = join()
    screen.become(KITCHEN)
    drive.key(ENTER)
    assert screen.went == [("k", False)]


def test_a_table_is_joined_by_one_click_and_by_pad(join, drive):
    screen = join(KITCHEN, LOCKED)
    drive.click((300, 230))
    drive.post(pygame.JOYHATMOTION, instance_id=7, hat=0, value=(0, 1))
    drive.post(pygame.JOYBUTTONDOWN, instance_id=7, button=0)
    assert screen.went == [("l", False), ("k", False)]


def test_what_cannot_be_joined_says_why_and_is_not_joined(join, drive):
    screen = join(OLD)
    drive.key(ENTER)
    drive.click(screen.scene.list.rect.move(50, 20).topleft)
    assert screen.went == []


def test_the_arrows_choose_and_the_choice_stays_with_its_table(join, drive):
    screen = join(KITCHEN, LOCKED)
    drive.key(DOWN)
    screen.become(replace(OLD, key="new"), KITCHEN, LOCKED)  # one more, sorted before them
    drive.key(ENTER)
    assert screen.went == [("l", False)]


def test_a_table_that_goes_while_it_is_chosen_leaves_the_focus_somewhere(join, drive):
    screen = join(KITCHEN)
    screen.become()
    assert screen.scene.form.focus is not None
    assert screen.scene.form.focus.usable


def test_more_tables_than_fit_are_reached_by_arrows_and_wheel(join, drive):
    screen = join(*(replace(KITCHEN, key=str(n)) for n in range(9)))
    for _ in range(8):
        drive.key(DOWN)
    drive.key(ENTER)
    assert screen.went == [("8", False)]
    drive.stage.handle(Wheel(drive.now, 0, 9, (300, 300)))
    assert screen.scene.list.first == 0


def test_only_watching_is_passed_on(join, drive):
    screen = join(KITCHEN)
    drive.click(screen.scene.watching.rect.center)
    drive.click((300, 130))
    assert screen.went == [("k", True)]


# --- typing


def test_an_address_is_typed_and_gone_to_by_enter(join, drive):
    screen = join()
    drive.type("192.168.0.7")
    drive.key(ENTER)
    assert screen.went == [("192.168.0.7", False)]


def test_a_text_that_leads_nowhere_is_said_until_it_changes(join, drive):
    screen = join()
    screen.leads = False
    drive.type("nonsense!")
    drive.key(ENTER)
    assert screen.scene.below.words.startswith("That is neither an address nor a join code")
    drive.type("x")
    assert screen.scene.below.words.startswith("The address or the eight")
    assert screen.scene.line.value == "nonsense!x"


def test_tables_that_come_while_one_types_do_not_take_the_keys_away(join, drive):
    screen = join()
    drive.type("192.168")
    screen.become(KITCHEN)
    drive.type(".0.7")
    drive.key(ENTER)
    assert screen.went == [("192.168.0.7", False)]


def test_without_a_text_the_button_leads_to_the_line(join, drive):
    screen = join(KITCHEN)
    drive.click(screen.scene.go.rect.center)
    assert screen.scene.form.focus is screen.scene.line
    assert screen.went == []


def test_a_pad_types_on_the_keyboard_of_the_screen(join, drive):
    screen = join()
    assert screen.scene.form.focus is screen.scene.line
    drive.post(pygame.JOYBUTTONDOWN, instance_id=7, button=0)
    assert isinstance(drive.stage.top, Typing)
    drive.post(pygame.JOYBUTTONDOWN, instance_id=7, button=0)
    assert screen.scene.line.value == "1"


def test_the_name_one_goes_by_is_changed_here(join, drive):
    screen = join()
    drive.click((screen.scene.name.rect.right - 60, screen.scene.name.rect.centery))
    drive.type("a")
    assert screen.went == [("rename", "Anna")]


def test_esc_leaves_at_once(join, drive):
    screen = join(KITCHEN)
    drive.key(ESC)
    assert screen.went == ["leave"]
    assert isinstance(drive.stage.top, Title)


# --- in words


def test_a_found_table_in_words(speech):
    told = offer(found(changed={"seconds": 60}), speech)
    assert (told.key, told.name, told.game, told.seats, told.ping) == ("k", "Kitchen", "Set, Speed", "11 of 12 free", "0.4 ms")
    assert (told.address, told.reason, told.locked) == ("10.0.0.4:27431", "", False)
    assert told.rules.startswith("60 seconds of play")


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"compatible": False, "app": "0.9"}, "Version 0.9 of the game: cannot be joined from here"),
        ({"game": "bridge"}, "A game that is not known here"),
    ],
)
def test_other_versions_and_unknown_games_are_told_apart(more, reason, speech):
    assert offer(found(**more), speech).reason == reason


@pytest.mark.parametrize("more", [{"preset": "mine"}, {"changed": {"seconds": "many", "x": 1}}, {"changed": {"claim": "shout"}}])
def test_a_host_that_says_nonsense_is_still_listed(more, speech):
    assert offer(found(**more), speech).name == "Kitchen"


# --- opening one


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", [*GAMES.values(), Described(Pace.TURNS, (2, 4))], ids=lambda game: game.info.id)
@pytest.mark.parametrize("name", ["Kitchen", None], ids=["to open", "to change"])
def test_nothing_overlaps_where_rules_are_chosen(size, game, name, stage, monkeypatch):
    pygame.display.set_mode(size, pygame.RESIZABLE)
    stage.window.fit()
    stage.resized()
    scene = HostSetup(plans.begin(game, ("easy", "hard"), "Ann"), name, print)
    stage.push(scene)
    assert overlaps(scene.form, stage.window.area) == ([], [], [])
    assert unreadable(monkeypatch, lambda: shown(stage), least=9) == []


def test_a_table_is_opened_with_its_name_rules_and_all_seats_of_a_race(drive):
    opened = []
    scene = HostSetup(plans.begin(GAMES["set"], ("easy",), "Ann"), "Ann’s table", lambda plan, name: opened.append((plan, name)))
    drive.stage.push(scene)
    drive.click((scene.name.rect.right - 60, scene.name.rect.centery))
    for _ in range(6):
        drive.key(pygame.KSCAN_BACKSPACE, pygame.K_BACKSPACE)
    drive.type("!")
    scene.form.focus_on(scene.presets)
    drive.key(DOWN)
    drive.click(scene.go.rect.center)
    [(plan, name)] = opened
    assert (name, plan.preset, len(plan.seats)) == ("Ann’s!", "quick", 12)


def test_a_real_keyboard_types_beside_the_keyboard_of_the_screen_and_its_enter_is_ok(join, drive):
    screen = join()
    line = screen.scene.line
    drive.click((line.box.right - 4, line.box.centery))
    assert isinstance(drive.stage.top, Typing)
    drive.key(pygame.KSCAN_SPACE, pygame.K_SPACE)
    drive.key(pygame.KSCAN_A, pygame.K_a)
    assert line.value == "", "keys that write wait for what they write"
    drive.type("ab")
    drive.key(pygame.KSCAN_BACKSPACE, pygame.K_BACKSPACE)
    drive.key(ENTER, pygame.K_RETURN)
    assert line.value == "a"
    assert drive.stage.top is screen.scene
    assert screen.went == []


@pytest.mark.parametrize("over", ["message", "keyboard"])
def test_after_what_lay_over_it_is_gone_the_line_takes_text_again(join, drive, monkeypatch, over):
    screen, asked = join(), []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: asked.append(True))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: asked.append(False))
    screen.scene.form.focus_on(screen.scene.name)
    screen.scene.form.focus_on(screen.scene.line)
    drive.stage.push(notice("Nobody answers there.", "OK") if over == "message" else Typing(screen.scene.line))
    drive.key(ESC)
    assert drive.stage.top is screen.scene
    assert screen.scene.form.focus is screen.scene.line
    assert asked[-1]
