"""A lesson on the screen of the tests: the fixture that begins one, and the gestures of a learner."""

import pytest

from game.games import GAMES
from game.ui.scenes.coach import CoachScene
from kits.one_screen import ENTER, on


@pytest.fixture
def learning(house, at, monkeypatch):
    """A driver at the first passage of a lesson, by the game's id; whatever moves is over. Presses happen at the hand-turned time."""
    monkeypatch.setattr(at.window, "wait", lambda ms: (at.window._sleeper.wait(0), at.now))

    def begin(game_id):
        at.key(ENTER)  # the chooser
        scene = at.stage.top
        at.click(scene.lessons[list(GAMES).index(game_id)].rect.center)
        rest(at)
        return at

    return begin


def rest(driver, seconds=6):
    for _ in range(seconds * 10):
        driver.turn(100)


def coach(driver):
    assert on(driver, CoachScene)
    return driver.stage.top


def lesson(house):
    return house.play._table


def passage(house):
    return lesson(house).course.passage.name


def read_on(driver, house, name):
    """Enter until this passage, doing nothing."""
    while passage(house) != name:
        before = passage(house)
        driver.key(ENTER)
        driver.turn(100)
        assert passage(house) != before
    rest(driver, 4)


def card(driver, name):
    """Where a card is drawn."""
    return coach(driver)._picture.items["card", name].rect.center


def button(driver, words):
    [found] = [each for each in coach(driver)._form.widgets if each.words == words]
    return found


def pointed(driver):
    return {key[1][1] for key in coach(driver)._over.items if isinstance(key, tuple) and key[0] == "mark"}
