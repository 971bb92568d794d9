"""Behind the title computer players race: by the clock, in their own place, only while somebody can see it."""

import pygame
import pytest

from game.app import AppRequest
from game.app.attract import REST, Exhibition
from game.app.house import House
from game.profile.profile import Profile
from game.ui.faces.inks import inks_for
from game.ui.scenes.settings import Settings
from game.ui.scenes.title import Title
from game.ui.theme import Scale

SIZES = [(960, 540), (1024, 768), (1280, 720), (1920, 1080), (2560, 720)]
SECOND = 1_000_000_000


@pytest.fixture
def house(window, tmp_path, monkeypatch):
    made = House(AppRequest(), Profile(tmp_path, names=("Ada",)), window)
    made._awake = True
    monkeypatch.setattr(type(made.lan), "look_for_lost", lambda self: None)
    yield made
    if made._exhibition is not None:
        made._exhibition.close()


@pytest.fixture
def exhibition(house):
    house.title()
    return house._behind()


def points(exhibition):
    return exhibition._game.standing(exhibition._bout.state)


def run(exhibition, seconds, now=10 * SECOND):
    """Let so many seconds go by in steps of a tenth."""
    for tenth in range(seconds * 10):
        exhibition.step(now + tenth * SECOND // 10)


def test_sets_are_taken_by_the_clock(exhibition):
    run(exhibition, 1)
    assert sum(points(exhibition)) == 0  # nobody sees and presses within a second of the first card
    run(exhibition, 60, 11 * SECOND)
    assert sum(points(exhibition)) > 3


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_menu_stays_in_front_at_any_size(size, house, exhibition, driver_of):
    pygame.display.set_mode(size, pygame.RESIZABLE)
    house.window.fit()
    house.stage.resized()
    driver = driver_of(house.stage)
    title = house._title

    def faces():
        house.stage.redraw()
        house.stage.draw(house.window.canvas)
        shrunk = [button.rect.inflate(-16, -16) for button in title.buttons]
        return [pygame.image.tobytes(house.window.canvas.subsurface(rect), "RGB") for rect in shrunk]

    before = faces()
    for _ in range(300):
        driver.turn(100)
        assert faces() == before
    assert sum(points(exhibition)) > 0


def test_held_it_stands_still(exhibition):
    run(exhibition, 20)
    before, clock = exhibition._bout.state, exhibition._clock(30 * SECOND)
    exhibition.hold()
    exhibition.step(1000 * SECOND)  # a quarter of an hour later
    assert exhibition._bout.state == before
    assert exhibition._clock(1000 * SECOND) - clock < SECOND


def test_after_a_match_comes_another(exhibition):
    run(exhibition, 1)
    now = 11 * SECOND
    while exhibition._bout.outcome is None:
        now += SECOND // 2
        exhibition.step(now)
    ended = exhibition._bout
    exhibition.step(now + REST - SECOND)
    assert exhibition._bout is ended
    exhibition.step(now + REST + SECOND)
    assert exhibition._bout is not ended
    assert sum(points(exhibition)) == 0


def test_it_is_seen_on_the_title_and_nowhere_else(house, driver_of):
    house.title()
    driver = driver_of(house.stage)
    driver.turn()
    title = house.stage.top
    assert isinstance(title, Title)
    assert title.next_frame(driver.now) is not None
    house.settings()
    assert isinstance(house.stage.top, Settings)
    assert title.next_frame(driver.now) is None
    clock = house._exhibition._clock(driver.now)
    driver.turn(5000)
    assert house._exhibition._clock(driver.now) == clock


def test_in_a_window_nobody_sees_it_holds(house, driver_of):
    house.title()
    driver = driver_of(house.stage)
    driver.turn()
    house.window.shown = False
    assert house.stage.top.next_frame(driver.now) is None
    driver.turn(1000)
    clock = house._exhibition._clock(driver.now)
    driver.turn(5000)
    assert house._exhibition._clock(driver.now) == clock


@pytest.mark.parametrize("change", [{"animation": "off"}, {"still": True}], ids=str)
def test_for_those_who_want_nothing_to_move_it_is_not_there(house, driver_of, change):
    house.change(**change)
    house.title()
    driver_of(house.stage).turn()
    assert house._exhibition is None
    assert house.stage.top.next_frame(0) is None


def test_movement_switched_off_and_on_in_the_settings_counts_at_once(house, driver_of):
    house.title()
    driver = driver_of(house.stage)
    title = house.stage.top
    for animation, there in (("off", False), ("normal", True)):
        house.settings()
        house.change(animation=animation)
        house.stage.pop()
        driver.turn()
        assert (title.behind is not None) is there


def test_the_first_frame_does_not_wait_for_it(window, tmp_path):
    house = House(AppRequest(), Profile(tmp_path), window)
    house.title()
    assert house._behind() is None
    assert house._exhibition is None


def test_it_is_drawn_where_it_was_told_to(house, exhibition):
    run(exhibition, 5)
    surface = pygame.Surface((1280, 720))
    exhibition.arrange(Scale((1280, 720)))
    exhibition.step(20 * SECOND)
    exhibition.paint(surface, surface.get_rect())
    drawn = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255))
    drawn.invert()
    assert drawn.count() > 100_000
    assert all(rect.x > 430 for rect in drawn.get_bounding_rects())


def test_it_is_an_exhibition_of_the_first_race(exhibition):
    assert isinstance(exhibition, Exhibition)
    assert exhibition._game.info.pace.value == "race"


def test_another_palette_counts_at_once(house, exhibition):
    run(exhibition, 1)
    house.change(palette="contrast")
    exhibition.step(12 * SECOND)
    assert exhibition._faces._inks == exhibition._inks == inks_for("contrast", "two", False)
