"""The window in every size: a canvas of at least 960 × 540, places mapped between the two, full screen and back."""

import os

import pygame
import pytest

from game.ui import window as windows
from game.ui.window import OUTSIDE, SMALLEST, NoDisplay, Window, suitable


def sized(window, size):
    pygame.display.set_mode(size, pygame.RESIZABLE)
    window.fit()


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (3840, 2160), (540, 2000), (3000, 560)])
def test_a_window_that_is_large_enough_is_its_own_canvas(window, size):
    sized(window, size)
    assert window.area.size == (max(size[0], 960), max(size[1], 540))
    window.present()


@pytest.mark.parametrize("size", [(1, 1), (1, 700), (700, 1), (2, 5000), (480, 270)])
def test_the_smallest_windows_and_back(window, size):
    sized(window, size)
    window.present()
    window.present([pygame.Rect(0, 0, 5, 5)])
    assert window.area.w >= SMALLEST[0]
    assert window.area.h >= SMALLEST[1]
    sized(window, (1280, 720))
    assert window.canvas is pygame.display.get_surface()


@pytest.mark.parametrize("size", [(320, 180), (959, 539), (600, 500)])
def test_a_small_window_shows_a_canvas_of_the_smallest_size_shrunk(window, size):
    sized(window, size)
    window.canvas.fill((200, 10, 10))
    window.present()
    window.present([pygame.Rect(0, 0, 5, 5)])
    middle = pygame.display.get_surface().get_at((size[0] // 2, size[1] // 2))
    assert middle.r > 150


def test_places_of_a_shrunk_canvas_are_mapped_and_the_bars_are_outside(window):
    sized(window, (480, 480))
    assert window.area.size == (960, 540)
    assert window.to_canvas((240, 240)) == (480, 270)
    assert window.to_canvas((240, 3)) == OUTSIDE
    assert window.to_canvas((0, 105)) == (0, 0)


def test_without_a_wish_the_window_takes_three_quarters_of_the_desktop():
    assert suitable((1920, 1080)) == (1440, 810)
    assert suitable((3840, 2160)) == (2880, 1620)
    assert suitable((3440, 1440)) == (1920, 1080)
    assert suitable((800, 600)) == SMALLEST


def test_the_size_as_a_window_is_known_in_full_screen_too(window):
    window.toggle_fullscreen()
    assert window.windowed_size == (1280, 720)
    window.toggle_fullscreen()
    assert window.windowed_size == (1280, 720)


def test_fit_tells_whether_the_canvas_changed(window):
    assert window.fit() is False
    pygame.display.set_mode((1000, 700), pygame.RESIZABLE)
    assert window.fit() is True


def test_full_screen_twenty_times_and_back(window):
    for _ in range(20):
        window.toggle_fullscreen()
        window.fit()
        window.present()
    assert not window.fullscreen
    assert window.area.size == (1280, 720)


def test_full_screen_is_asked_for_on_the_monitor_the_window_is_on_and_its_place_is_kept(window, monkeypatch):
    second, asked, native = pygame.Rect(1280, 0, 1600, 900), [], Native(window._native.id)
    monkeypatch.setattr(window, "_native", native)
    monkeypatch.setattr(windows, "monitor_of", lambda id: asked.append(id) or second)
    native.position, native.size = (1400, 80), (1000, 600)
    window.toggle_fullscreen()
    assert asked == [native.id]
    assert native.whole == second
    window.toggle_fullscreen()
    assert (native.position, native.size, native.whole) == ((1400, 80), (1000, 600), None)


class Native:
    """A window of a system with several monitors: full screen is where it lies when that is asked for."""

    def __init__(self, id):
        self.id, self.position, self.size, self.whole = id, (0, 0), (1, 1), None

    def set_fullscreen(self, desktop):
        self.whole = pygame.Rect(self.position, self.size)

    def set_windowed(self):
        self.whole = None


def test_the_pointer_hides_and_comes_back(window):
    window.show_pointer(False)
    assert not pygame.mouse.get_visible()
    window.show_pointer(True)
    assert pygame.mouse.get_visible()


def test_the_screen_saver_is_held_off_only_while_asked(window):
    window.keep_awake(True)
    assert not pygame.display.get_allow_screensaver()
    window.keep_awake(False)
    assert pygame.display.get_allow_screensaver()


def test_without_a_display_there_is_a_reason(monkeypatch, window):
    def nothing(*_):
        raise pygame.error("no display here")

    monkeypatch.setattr(pygame.display, "set_mode", nothing)
    with pytest.raises(NoDisplay, match="no display here"):
        Window("test")


def test_hints_of_the_user_are_not_overridden(monkeypatch, window):
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "1")
    Window("test", window.area.size)
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == "1"
