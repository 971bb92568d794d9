"""Trying out keys and pads: who was heard, how much later, how many at once."""

import pygame
import pytest

from game.ui.bindings import Bindings
from game.ui.input import FocusLost, KeyDown, KeyUp, PadDown, PadJoined, PadLeft, PadUp, PointerDown
from game.ui.scenes.buzzers import Buzzer, Buzzers, Trial
from game.ui.scenes.title import Entry, Title

SPACE, ENTER, SHIFT = pygame.KSCAN_SPACE, pygame.KSCAN_RETURN, pygame.KSCAN_LSHIFT
THREE = (Buzzer("Ann", SPACE), Buzzer("Ben", ENTER), Buzzer("Cy", pad=4))
MS = 1_000_000


@pytest.fixture
def screen(drive):
    heard = []
    drive.stage.sound = heard.append
    drive.stage.push(Title([Entry("title-play", "play", lambda: None)]))
    scene = Buzzers(THREE)
    drive.stage.push(scene)
    scene.heard = heard
    return scene


def down(scene, code, ms, wake=None):
    scene.handle(KeyDown(ms * MS, wake or ms, code, 0, way=Bindings().way(code)))


def up(scene, code, ms=0):
    scene.handle(KeyUp(ms * MS, 0, code))


def test_whoever_presses_lights_up_and_is_heard(screen):
    down(screen, SPACE, 1)
    assert screen.trial.held == {0}
    assert screen.heard == ["call"]
    assert screen.told.words == "Ann was heard."
    up(screen, SPACE)
    assert screen.trial.held == set()
    assert screen.trial.seen == {0}


def test_the_gap_between_two_people_is_told_in_milliseconds(screen):
    down(screen, SPACE, 1000)
    screen.handle(PadDown(1012 * MS + 500_000, 9, 4, 0, "confirm"))
    assert screen.told.words.startswith("Cy came 12.5 ms later.")


def test_one_person_twice_or_a_long_time_later_is_no_gap(screen):
    down(screen, SPACE, 1000)
    up(screen, SPACE)
    down(screen, SPACE, 1100)
    assert screen.told.words == "Ann was heard."
    down(screen, ENTER, 9000)
    assert screen.told.words.startswith("Ben was heard.")


def test_s17_presses_of_one_wake_came_in_the_same_moment(screen):
    down(screen, SPACE, 5, wake=7)
    down(screen, ENTER, 5, wake=7)
    assert screen.told.words.startswith("Ben came in the same moment.")


def test_keys_held_down_together_are_counted_so_that_a_blocked_one_is_seen(screen):
    down(screen, SPACE, 1)
    down(screen, ENTER, 2)
    assert screen.told.words.endswith("Held down: 2 of 2 keys arrive.")
    up(screen, SPACE)
    up(screen, ENTER)
    down(screen, SPACE, 3)
    assert "Held" not in screen.told.words
    screen.handle(KeyDown(4, 4, SPACE, 0, repeat=True))
    assert screen.trial.most == 1


def test_a_pad_pulled_out_is_named_and_one_plugged_in_gets_a_tile(screen):
    screen.handle(PadLeft(1, 1, 4))
    assert screen.told.words == "Cy was pulled out."
    assert screen.trial.gone == {2}
    screen.handle(PadDown(2, 2, 4, 0))
    assert screen.trial.held == set()
    screen.handle(PadJoined(3, 3, 5, "Red pad"))
    assert [tile.words for tile in screen.tiles] == ["Ann", "Ben", "Cy", "Red pad"]
    screen.handle(PadDown(4, 4, 5, 0, "confirm"))
    assert screen.trial.held == {3}
    screen.handle(PadUp(5, 5, 5, 0))
    assert screen.trial.held == set()


def test_a_window_left_behind_holds_no_key(screen):
    down(screen, SPACE, 1)
    screen.handle(FocusLost(2, 2))
    assert screen.trial.held == set()


def test_whoever_has_no_key_and_no_pad_has_the_mouse(drive):
    drive.stage.push(Title([Entry("title-play", "play", lambda: None)]))
    scene = Buzzers([Buzzer("Ann", SPACE), Buzzer("Ben")])
    drive.stage.push(scene)
    scene.handle(PointerDown(1, 1, (640, 400)))
    assert scene.trial.seen == {1}


def test_cancel_and_the_corner_lead_back_and_no_buzzer_does(screen, drive):
    down(screen, ENTER, 1)
    drive.key(pygame.KSCAN_B)
    assert drive.stage.top is screen
    drive.key(pygame.KSCAN_ESCAPE)
    assert isinstance(drive.stage.top, Title)


def test_a_trial_knows_the_most_held_at_once():
    trial = Trial(THREE)
    for number, at in ((0, 1), (1, 2), (2, 3)):
        trial.press(number, at, at)
    trial.free(1)
    assert (trial.most, trial.held) == (3, {0, 2})
    trial.free(0)
    trial.free(2)
    assert trial.most == 0
