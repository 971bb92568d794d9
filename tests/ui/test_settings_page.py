"""The settings page, with real inputs: every line counts at once, names, keys and their clashes, writing, turning its leaves."""

import msgspec
import pygame
import pytest
from kits.menus import pad, widget

from game.profile import Settings as Preferences
from game.ui.bindings import Bindings
from game.ui.input import Wheel
from game.ui.scenes.settings import Settings
from game.ui.scenes.title import Entry, Title
from game.ui.scenes.typing import Typing

LEFT, RIGHT = pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT
ENTER, TAB, SPACE = pygame.KSCAN_RETURN, pygame.KSCAN_TAB, pygame.KSCAN_SPACE


@pytest.fixture
def base(drive):
    drive.stage.push(Title([Entry("title-play", "play", lambda: None)]))
    return drive


@pytest.fixture
def settings(base):
    now = [Preferences(names=("Ada", "Bo", "Cy"))]
    base.changes = []

    def change(**changes):
        base.changes.append(changes)
        now[0] = msgspec.structs.replace(now[0], **changes)

    scene = Settings(lambda: now[0], change, "Owner")
    base.stage.push(scene)
    return scene


EVERYTHING = {
    "picture": (
        ("Text size", RIGHT, {"text_size": 125}),
        ("Movement", RIGHT, {"animation": "fast"}),
        ("Nothing moves", RIGHT, {"still": True}),
        ("Card size", LEFT, {"card_size": "small"}),
        ("Scopa cards", RIGHT, {"deck": "plain"}),
        ("Suits", RIGHT, {"suits": "four"}),
        ("Colours", RIGHT, {"palette": "red-green"}),
        ("Letters on colours", RIGHT, {"marks": True}),
        ("Cloth", RIGHT, {"felt": "blue"}),
    ),
    "sound": (("Volume", RIGHT, {"volume": 75}), ("Sound", ENTER, {"mute": True}), ("The table is heard", ENTER, {"table_sounds": False})),
    "play": (("Time limits", RIGHT, {"patience": "double"}),),
}


@pytest.mark.parametrize("tab", EVERYTHING)
def test_every_setting_counts_at_once(base, settings, tab):
    settings._show(tab)
    for words, key, _ in EVERYTHING[tab]:
        settings.form.focus_on(next(line for line in settings.content if line.words.startswith(words)))
        base.key(key)
    assert base.changes == [change for _, _, change in EVERYTHING[tab]]


def test_every_preference_can_be_changed_somewhere():
    offered = {name for lines in EVERYTHING.values() for _, _, change in lines for name in change}
    elsewhere = {"names", "language", "fullscreen", "window", "bindings"}
    assert offered | elsewhere == set(Preferences.__struct_fields__)


def test_a_leaf_too_long_for_its_place_is_turned_by_button_and_wheel(base, settings):
    base.stage.enlarge(1.5)
    settings._show("picture")
    paging = settings.paging
    assert paging.count > 1
    assert settings.content[0].shown
    settings.form.focus_on(paging.on)
    base.key(ENTER)
    assert paging.at == 1
    assert not settings.content[0].shown
    base.stage.handle(Wheel(0, 0, 1, (5, 5)))
    assert settings.content[0].shown
    seen = set()
    for at in range(paging.count):
        paging.at = at
        settings.arrange(settings.scale)
        seen |= {line for line in settings.content if line.shown}
    assert seen == set(settings.content)


def test_the_cards_on_the_leaf_of_the_picture_show_what_was_chosen(base, settings):
    settings._show("picture")
    sample, before = settings.sample, picture_of(base, settings)
    for words in ("Colours", "Scopa cards"):
        settings.form.focus_on(widget(settings, words))
        base.key(RIGHT)
        assert picture_of(base, settings) != before
        before = picture_of(base, settings)
    assert settings.sample is sample
    settings._show("sound")
    assert settings.sample is None


def picture_of(base, settings):
    """The sample as it looks when every face is as good as it gets."""
    for _ in range(2):
        base.stage.redraw()
        base.stage.draw(base.window.canvas)
        settings.sample._faces.settle()
        while settings.sample.look():
            pass
    base.stage.redraw()
    base.stage.draw(base.window.canvas)
    return pygame.image.tobytes(base.window.canvas.subsurface(settings.sample.rect), "RGB")


def test_the_own_name_is_typed(base, settings):
    settings.form.focus_on(widget(settings, "Your name"))
    base.type("m")
    assert base.changes == [{"names": ("Adam", "Bo", "Cy")}]


def test_an_emptied_name_closes_the_gap_without_mixing_up_the_others(base, settings):
    settings._show("people")
    settings.form.focus_on(settings.content[1])
    base.key(pygame.KSCAN_X, pygame.K_BACKSPACE)
    base.key(pygame.KSCAN_X, pygame.K_BACKSPACE)
    assert base.changes[-1] == {"names": ("Ada", "Cy")}
    base.type("D")
    assert base.changes[-1] == {"names": ("Ada", "D", "Cy")}


def test_a_key_is_bound_anew_a_taken_one_refused_and_all_put_back(base, settings):
    settings._show("keys")
    settings.leaf._turn("call")
    base.click(widget(settings, "call 1").rect.center)
    base.key(pygame.KSCAN_Q)
    assert "row 1, column 1" in base.stage.top.trouble
    base.key(pygame.KSCAN_P)
    assert base.stage.top is settings
    assert base.stage.bindings.code("call:0") == pygame.KSCAN_P
    assert base.changes == [{"bindings": {"call:0": pygame.KSCAN_P}}]
    base.click(widget(settings, "As at first").rect.center)
    assert base.stage.bindings == Bindings()


def test_a_key_that_writes_cannot_work_everywhere(base, settings):
    settings._show("keys")
    base.click(next(line for line in settings.content if line.words.startswith("chat")).rect.center)
    base.key(pygame.KSCAN_T)
    assert base.stage.top.trouble.startswith("That key writes letters")
    base.key(pygame.KSCAN_F9)
    assert base.changes == [{"bindings": {"chat": pygame.KSCAN_F9}}]


@pytest.mark.parametrize("key", [pygame.KSCAN_F11, pygame.KSCAN_F5, pygame.KSCAN_F10, pygame.KSCAN_1, pygame.KSCAN_R, SPACE])
def test_while_a_name_is_written_no_key_means_anything_else(base, settings, key):
    settings.form.focus_on(widget(settings, "Your name"))
    base.type("m")
    base.key(key)
    assert base.stage.top is settings
    assert not base.window.fullscreen
    assert settings.form.focus.value == "Adam"
    base.key(TAB)
    base.key(pygame.KSCAN_F11)
    assert base.window.fullscreen
    base.key(pygame.KSCAN_F11)


def test_a_button_of_a_pad_is_bound_anew_and_counts_at_once(base, settings):
    settings._show("keys")
    settings.leaf._turn("pads")
    base.click(next(line for line in settings.content if line.words == "choose: button 1").rect.center)
    base.key(pygame.KSCAN_P)  # no button of a pad
    assert base.stage.top is settings
    base.click(next(line for line in settings.content if line.words == "choose: button 1").rect.center)
    pad(base, 1)
    assert "back" in base.stage.top.trouble
    pad(base, 8)
    assert base.changes == [{"bindings": {"pad-confirm": 8}}]
    settings.form.focus_on(widget(settings, "As at first"))
    pad(base, 0)
    assert len(base.changes) == 1
    pad(base, 8)
    assert base.changes[-1] == {"bindings": {}}


def test_full_screen_is_a_setting_too(base, settings):
    told = []
    base.stage.on_fullscreen = told.append
    base.click(widget(settings, "Full screen").rect.center)
    assert base.window.fullscreen
    base.key(pygame.KSCAN_F11)
    assert told == [True, False]


def test_a_name_is_typed_with_the_pad_alone(base, settings):
    settings.form.focus_on(widget(settings, "Your name"))
    pad(base, 0)
    board = base.stage.top
    assert isinstance(board, Typing)
    board.form.focus_on(board.letters[1][0])
    pad(base, 0)
    board.form.focus_on(board.others[2])
    pad(base, 0)
    pad(base, 0)
    board.form.focus_on(board.others[0])
    pad(base, 0)
    board.form.focus_on(board.letters[2][0])
    pad(base, 0)
    pad(base, 1)
    assert base.stage.top is settings
    assert base.changes[-1] == {"names": ("AdA", "Bo", "Cy")}
