"""The window's own life at a table: full screen and back, other sizes in the middle of the deal, quitting, and every way to end it."""

import json
import signal

import pygame
import pytest
from kits.desktop import until

from game.games.setgame.options import SetOptions

pytestmark = pytest.mark.xvfb
CLASSIC = SetOptions()


@pytest.fixture
def playing(front, twin_of, table_of):
    """A window at a table of Set, with its twin and the twin's table."""

    def play(*argv, size=(1280, 720)):
        window = front("play", "set", *argv, seed=11, size=size)
        twin = twin_of(window, 11)
        return window, twin, table_of(twin, CLASSIC)

    return play


def lie_in_their_places(window, twin, table):
    """Wait until every card is seen where it has to lie."""
    window.sees(twin, *map(table.face, table.lying))


def follows(window, twin, table, size):
    """Wait until the window has this size and shows the table in it."""
    until(lambda: window.geometry().size == size)
    window.place = window.geometry()
    twin.resize(size)
    table.follow()
    lie_in_their_places(window, twin, table)


def test_f11_fills_the_screen_and_f11_again_gives_the_window_back(playing):
    window, twin, table = playing("--fast")
    lie_in_their_places(window, twin, table)
    before = window.place
    window.key("F11")
    follows(window, twin, table, window.desktop.size)
    window.key("F11")
    follows(window, twin, table, before.size)
    assert window.geometry() == before
    assert json.loads((window.profile / "settings.json").read_text())["fullscreen"] is False


def test_full_screen_is_remembered(playing):
    window, twin, table = playing("--fast")
    lie_in_their_places(window, twin, table)
    window.key("F11")
    follows(window, twin, table, window.desktop.size)
    assert json.loads((window.profile / "settings.json").read_text())["fullscreen"] is True


def test_other_sizes_in_the_middle_of_the_deal(playing):
    """The cards come to lie where they belong in the last size, whatever happened on their way."""
    window, twin, table = playing("--window", "960x540", size=(1600, 900))
    whole = pygame.Rect((0, 0), window.place.size)
    opening = window.pixels(whole)
    until(lambda: window.pixels(whole) != opening)
    for size in ((1000, 700), (1600, 560), (961, 899), (1280, 720)):
        window.desktop.do("windowsize", window.window, *size)
        until(lambda size=size: window.geometry().size == size)
    follows(window, twin, table, (1280, 720))


def test_quitting_in_the_middle_is_asked_once(playing):
    """Stay: the match goes on. Again, and again while it asks: the window closes."""
    window, twin, table = playing("--fast")
    lie_in_their_places(window, twin, table)
    window.close_politely()
    twin.ask("ask-quit", "quit")
    window.press(twin, "Stay")
    lie_in_their_places(window, twin, table)
    window.close_politely()
    twin.ask("ask-quit", "quit")
    window.sees(twin, twin.place("Quit"))
    window.close_politely()
    assert window.ended() == 0


def test_answering_that_question_with_quit_ends_everything(playing):
    window, twin, table = playing("--fast", "--bots", "beginner")
    lie_in_their_places(window, twin, table)
    until(lambda: len(window.processes()) == 3)  # window, host, computer players; the sounds are made by then
    window.close_politely()
    twin.ask("ask-quit", "quit")
    window.press(twin, "Quit")
    assert window.ended() == 0


def kills(window):
    """It cannot even notice."""
    window.process.kill()
    return -signal.SIGKILL


def asks_to_go(number):
    def asks(window):
        """It is asked to go from outside: in the terminal, by the system, or because the terminal has gone."""
        window.process.send_signal(number)
        return 128 + number

    return asks


def unplugs(window):
    """The display goes away under it."""
    window.desktop.close()
    return 1


@pytest.mark.parametrize("ends_by", [kills, *map(asks_to_go, (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)), unplugs])
def test_however_the_window_ends_no_process_is_left(playing, ends_by):
    """The window, the host, the computer players."""
    window, *_ = playing("--bots", "master")
    until(lambda: len(window.processes()) == 3)
    code = ends_by(window)
    assert window.ended() == code
