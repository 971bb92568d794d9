"""The rules at a table of this screen, which stands still meanwhile, in its pause, and before it is laid."""

import pygame
import pytest
from kits import one_screen
from kits.one_screen import ENTER, ESC, on, press

from game.ui.scenes.pause import Pause
from game.ui.scenes.rules_page import RulesPage
from game.ui.scenes.setup import Setup
from game.ui.scenes.table import TableScene

opened, house, at, playing = one_screen.opened, one_screen.house, one_screen.at, one_screen.playing


@pytest.mark.parametrize("way", ["key", "button"])
def test_the_match_stands_still_while_its_rules_are_read_and_goes_on_where_it_was(playing, way):
    driver, table = playing
    scene = driver.stage.top
    if way == "key":
        driver.key(pygame.KSCAN_F6)
    else:
        driver.click(next(button for button in scene._buttons if button.sign == "help").rect.center)
    assert on(driver, RulesPage)
    assert driver.stage.top.options == table.options
    assert table.room.paused
    driver.key(ESC)
    assert driver.stage.top is scene
    assert not table.room.paused


def test_rules_read_in_the_pause_lead_back_into_it(playing):
    driver, table = playing
    driver.key(pygame.KSCAN_F10)
    press(driver, "Rules")
    assert on(driver, RulesPage)
    driver.key(ESC)
    assert on(driver, Pause)
    assert table.room.paused


def test_rules_read_at_a_table_that_stood_still_leave_it_so(playing):
    driver, table = playing
    driver.stage.top.pause()
    driver.turn()
    driver.key(pygame.KSCAN_F6)
    driver.key(ESC)
    assert on(driver, TableScene)
    assert table.room.paused


def test_the_key_of_the_rules_opens_them_in_the_set_up_and_leads_back(at):
    at.key(ENTER)
    at.key(ENTER)
    assert on(at, Setup)
    at.key(pygame.KSCAN_F6)
    assert on(at, RulesPage)
    at.key(pygame.KSCAN_F6)
    assert on(at, Setup)


def test_the_set_up_shows_the_rules_as_they_will_be_played(at):
    at.key(ENTER)
    at.key(ENTER)
    setup = at.stage.top
    at.click(setup.help.rect.center)
    assert on(at, RulesPage)
    assert at.stage.top.options == setup.plan.suited
    at.key(ESC)
    assert at.stage.top is setup
