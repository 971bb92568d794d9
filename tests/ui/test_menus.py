"""What the menus do, with real inputs: set-up, seats, names, keys, settings, questions."""

from types import SimpleNamespace

import pygame
import pytest
from kits.menus import Described, pad, widget

from game.games import GAMES
from game.ui import plan as plans
from game.ui.input import PadJoined, PadLeft
from game.ui.plan import SeatPlan
from game.ui.scenes.ask import Answer, Ask, notice
from game.ui.scenes.chooser import Chooser
from game.ui.scenes.pause import Pause
from game.ui.scenes.press_key import PressKey
from game.ui.scenes.rules_view import option_rows
from game.ui.scenes.seat_box import SeatBox
from game.ui.scenes.setup import Setup
from game.ui.scenes.title import Entry, Title
from game.ui.scenes.waiting import Waiting

LEVELS = ("easy", "medium", "hard")
UP, DOWN, LEFT, RIGHT = pygame.KSCAN_UP, pygame.KSCAN_DOWN, pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT
ENTER, ESC, TAB, SPACE = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE, pygame.KSCAN_TAB, pygame.KSCAN_SPACE


@pytest.fixture
def heard():
    """Inputs the title under the scene under test acted on."""
    return []


@pytest.fixture
def base(drive, heard):
    entries = [Entry(f"title-{name}", "play", lambda name=name: heard.append(name)) for name in ("play", "quit")]
    drive.stage.push(Title(entries))
    return drive


# --- title and chooser


def test_the_title_by_keys_mouse_and_pad(base, heard):
    base.key(ENTER)
    base.key(DOWN)
    base.key(ENTER)
    base.click(widget(base.stage.top, "Play").rect.center)
    base.post(pygame.JOYHATMOTION, instance_id=7, hat=0, value=(0, -1))
    pad(base, 0)
    assert heard == ["play", "quit", "play", "quit"]


def test_a_held_key_does_not_press_twice(base, heard):
    for _ in range(5):
        base.post(pygame.KEYDOWN, scancode=ENTER, key=pygame.K_RETURN, mod=0, unicode="")
    assert heard == ["play"]


def test_cancel_on_the_title_leads_nowhere(base):
    base.key(ESC)
    assert base.stage.running
    assert isinstance(base.stage.top, Title)


def test_the_wheel_presses_nothing(base, heard):
    base.move(widget(base.stage.top, "Play").rect.center)
    base.post(pygame.MOUSEWHEEL, x=0, y=1)
    base.post(pygame.MOUSEBUTTONDOWN, pos=widget(base.stage.top, "Play").rect.center, button=4, touch=False)
    assert heard == []


def test_the_buttons_in_the_corner_toggle_full_screen_and_quit(base):
    asked = []
    base.stage.on_quit = lambda: asked.append(True)
    base.stage.top.rebuild()
    full, power = base.stage.top._corner
    base.click(full.rect.center)
    assert base.window.fullscreen
    base.click(full.rect.center)
    base.click(power.rect.center)
    assert asked == [True]


def test_a_game_is_chosen_by_a_click_and_by_directions(base):
    chosen = []
    games = [Described(id="a", title="A"), Described(id="b", title="B")]
    scene = Chooser(games, chosen.append)
    base.stage.push(scene)
    base.click(scene.cards[1].rect.center)
    base.key(LEFT)
    base.key(ENTER)
    assert chosen == [games[1], games[0]]
    base.key(ESC)
    assert isinstance(base.stage.top, Title)


# --- set-up


@pytest.fixture
def setup(base):
    base.started = []
    scene = Setup(plans.begin(Described(), LEVELS, "Ada"), ("Ada", "Bo"), lambda: base.pads.names, base.started.append)
    base.stage.push(scene)
    return scene


def kinds(scene):
    return "".join("P" if seat.person else "c" for seat in scene.plan.seats)


def test_enter_starts_at_once(base, setup):
    base.key(ENTER)
    assert base.started == [setup.plan]


def test_a_preset_is_chosen_and_its_seats_fit(base, setup):
    base.click((setup.presets.rect.x + 60, setup.presets.rect.y + 44 + 10))
    assert (setup.plan.preset, setup.plan.options.target) == ("duel", 21)


def test_players_are_added_with_names_not_yet_taken(base, setup):
    base.click(widget(setup, "Add").rect.center)
    base.click(widget(setup, "Add").rect.center)
    assert [seat.name for seat in setup.plan.people] == ["Ada", "Bo", "Player 3"]
    assert [seat.key for seat in setup.plan.people] == [SPACE, ENTER, pygame.KSCAN_LSHIFT]
    assert not [each for each in setup.form.widgets if getattr(each, "words", "").startswith("Add")]


def test_house_rules_change_the_options_and_what_cannot_be_played_cannot_start(base, setup):
    base.click(widget(setup, "House").rect.center)
    choice = widget(setup, "Target")
    base.click((choice.rect.right - 10, choice.rect.centery))
    assert setup.plan.options.target == 11
    setup._become(plans.with_option(setup.plan, "target", 0))
    assert not setup.go.enabled
    assert "Target" in setup.rules.words


def test_the_focus_survives_a_change_that_builds_the_page_anew(base, setup):
    base.click(widget(setup, "House").rect.center)
    choice = widget(setup, "Mercy")
    setup.form.focus_on(choice)
    base.key(RIGHT)
    assert setup.plan.options.mercy
    assert setup.form.focus.rect == choice.rect
    assert setup.form.focus is not choice


def test_a_seat_becomes_a_person_s_by_keys_alone(base, setup):
    setup.form.focus_on(setup.content[1])
    base.key(ENTER)
    box = base.stage.top
    assert isinstance(box, SeatBox)
    for _ in range(3):
        base.key(LEFT)
    base.key(DOWN)
    base.key(pygame.KSCAN_X, pygame.K_BACKSPACE)
    base.type("b")
    base.key(ESC)
    assert base.stage.top is setup
    assert setup.plan.seats[1] == SeatPlan("Bb", key=ENTER)


def test_keys_of_the_menu_are_silent_while_a_name_is_typed(base, setup):
    setup.form.focus_on(setup.content[0])
    base.key(ENTER)
    box = base.stage.top
    box.form.focus_on(box.lines[0])
    base.key(SPACE, pygame.K_SPACE)
    base.key(LEFT, pygame.K_LEFT)
    base.key(pygame.KSCAN_F10, pygame.K_F10)
    assert base.stage.top is box
    assert box.form.focus is box.lines[0]
    base.key(pygame.KSCAN_F11, pygame.K_F11)
    assert not base.window.fullscreen


def test_an_emptied_name_keeps_the_old_one(base, setup):
    setup.form.focus_on(setup.content[0])
    base.key(ENTER)
    base.stage.top.form.focus_on(base.stage.top.lines[0])
    for _ in range(5):
        base.key(pygame.KSCAN_X, pygame.K_BACKSPACE)
    base.key(ESC)
    assert setup.plan.seats[0].name == "Ada"


def test_a_call_key_is_changed_and_one_that_is_taken_is_refused(base, setup):
    setup._add()
    setup.form.focus_on(setup.content[0])
    base.key(ENTER)
    base.click(widget(base.stage.top, "Call key").rect.center)
    box = base.stage.top
    assert isinstance(box, PressKey)
    for taken, by in ((pygame.KSCAN_Q, "row 1, column 1"), (ENTER, "Bo"), (pygame.KSCAN_F10, "pause")):
        base.key(taken)
        assert base.stage.top is box
        assert by in box.trouble
    base.key(pygame.KSCAN_P)
    assert setup.plan.seats[0].key == pygame.KSCAN_P


def test_a_pad_sits_down_by_its_start_button_and_goes_when_it_is_pulled_out(base, setup):
    pad(base, 7)
    assert (kinds(setup), setup.plan.seats[1]) == ("PP", SeatPlan("Bo", pad=7))
    pad(base, 7)
    assert kinds(setup) == "PP"
    base.post(pygame.JOYDEVICEREMOVED, instance_id=99)
    assert setup.plan.seats[1].pad == 7
    base.pads._open[7] = SimpleNamespace(get_name=lambda: "Pad", get_guid=lambda: "one kind")
    base.post(pygame.JOYDEVICEREMOVED, instance_id=7)
    assert (setup.plan.seats[1].pad, setup.plan.seats[1].key) == (None, ENTER)


def test_a_pad_that_comes_back_is_its_players_again(base, setup):
    pad(base, 2)
    name = next(seat.name for seat in setup.plan.people if seat.pad is not None)
    number = next(seat.pad for seat in setup.plan.people if seat.pad is not None)
    setup.handle(PadLeft(0, 0, number))
    assert all(seat.pad is None for seat in setup.plan.people)
    setup.handle(PadJoined(1, 1, number, "Pad"))
    assert [(seat.name, seat.pad) for seat in setup.plan.people if seat.pad is not None] == [(name, number)]


def test_the_set_up_tells_of_a_pad_that_nobody_holds(base, setup):
    base.pads._open[7] = SimpleNamespace(get_name=lambda: "Pad", get_guid=lambda: "one kind")
    setup.rebuild()
    assert widget(setup, "Add a player, or press Start")
    pad(base, 2)
    assert not [each for each in setup.form.widgets if "press Start" in each.words]


# --- boxes


def test_the_harmless_answer_has_the_focus_and_cancel_means_it(base):
    done = []
    answers = [Answer("Stay", lambda: done.append("stay")), Answer("Leave", lambda: done.append("leave"), "danger")]
    for keys in ([ENTER], [ESC], [RIGHT, ENTER]):
        base.stage.push(Ask("Leave?", answers))
        for key in keys:
            base.key(key)
    assert done == ["stay", "stay", "leave"]
    assert isinstance(base.stage.top, Title)


def test_a_press_beside_the_box_does_nothing_below_it(base, heard):
    play = widget(base.stage.top, "Play").rect.center
    base.stage.push(notice("Read this.", "OK"))
    base.click(play)
    assert heard == []
    base.key(ENTER)
    base.click(play)
    assert heard == ["play"]


def test_the_pause_ends_by_its_first_entry_by_escape_and_by_the_pause_key(base):
    done = []
    scene = Pause("pause-heading", "pause-sentence", [Entry("pause-resume", "play", lambda: done.append("on"))])
    base.stage.push(scene)
    for key in (ENTER, ESC, pygame.KSCAN_F10):
        base.key(key)
    assert done == ["on"] * 3


def test_waiting_looks_when_there_is_news_and_can_be_given_up(base):
    looks, given_up = [], []
    base.stage.push(Waiting("…", looks.append, lambda: given_up.append(True)))
    base.turn()
    base.key(ESC)
    assert looks
    assert given_up == [True]


GIVING_UP = {
    "escape": (pygame.KEYDOWN, {"scancode": ESC, "key": pygame.K_ESCAPE, "mod": 0}),
    "a click": (pygame.MOUSEBUTTONDOWN, {"pos": (5, 5), "button": 1}),
    "a pad": (pygame.JOYBUTTONDOWN, {"instance_id": 1, "button": 3}),
}


@pytest.mark.parametrize(("kind", "fields"), GIVING_UP.values(), ids=GIVING_UP.keys())
def test_asking_for_a_key_can_be_given_up(base, kind, fields):
    taken = []
    base.stage.push(PressKey("x", taken.append))
    base.post(kind, **fields)
    assert isinstance(base.stage.top, Title)
    assert taken == []


# --- rules without effect


def test_s19_only_the_number_that_counts_for_the_chosen_end_is_live(stage):
    def live(plan):
        return {row.words for row in option_rows(stage.speech, plan, lambda _: None) if row.enabled}

    plan = plans.begin(GAMES["set"], ("easy",), "Ada")
    numbers = {"Sets to win", "Seconds to play", "Sets in all"}
    for end, name in (("pack", None), ("first_to", "Sets to win"), ("timed", "Seconds to play"), ("count", "Sets in all")):
        assert live(plans.with_option(plan, "finish", end)) & numbers == ({name} if name else set())


def test_s10_the_time_to_pick_is_live_only_with_a_call_or_where_nothing_can_be_played(stage):
    def row(plan):
        return next(row for row in option_rows(stage.speech, plan, lambda _: None) if row.words == "Time to pick")

    plan = plans.begin(GAMES["set"], ("easy",), "Ada")
    instant = plans.with_option(plan, "claim", "instant")
    assert row(plan).enabled
    assert not row(instant).enabled
    stuck = plans.with_option(plans.with_option(instant, "finish", "timed"), "pick_seconds", 0)
    assert row(stuck).enabled
