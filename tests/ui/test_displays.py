"""Where a press lands, pixel by pixel, and a display that changes in the middle of a deal."""

import itertools
import math
import os

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kits import ecarte_screen, scopa_screen, set_screen
from kits.fake_table import person
from kits.schnapsen_screen import leading
from kits.schnapsen_screen import screens as trick_screens

from game.ui import window as windows

ALONE = (person("Anna"),)
SIZES = [(960, 540), (1280, 720), (2560, 1080)]
screen = set_screen.screens()
scopa = scopa_screen.screens()
trick = trick_screens()
ecarte = ecarte_screen.screens()


def edges(rect, out):
    """The middles of the four sides of a rectangle and its corners, `out` pixels beyond it (−1: one pixel inside)."""
    xs, ys = (rect.left - out, rect.centerx, rect.right - 1 + out), (rect.top - out, rect.centery, rect.bottom - 1 + out)
    return [(x, y) for x in xs for y in ys if (x, y) != rect.center]


# --- every card of every table
@pytest.mark.parametrize("size", SIZES)
def test_each_card_of_set_is_hit_one_pixel_inside_and_missed_one_outside(screen, drive, size):
    drive.resize(size)
    table = screen("solo", ALONE)
    grid = table.part.board.grid
    for card in table.lying:
        for pos in edges(table.place(card), 1):
            assert grid.slot_at(pos) is None
            drive.click(pos)
            assert table.marks("picked") == []
        for pos in edges(table.place(card), -1):
            drive.click(pos)
            assert len(table.marks("picked")) == 1, (card, pos)
            assert table.view.table[grid.slot_at(pos)] == card
            drive.click(pos)
            assert table.marks("picked") == []


@pytest.mark.parametrize("size", SIZES)
def test_each_card_on_the_table_of_scopa_is_hit_one_pixel_inside_and_missed_one_outside(scopa, drive, size):
    drive.resize(size)
    table = scopa()
    table.lay("2D 5C KS 7H AC 3D", ("7D 4C QS", "2C 3C 5H"), stock=0)
    for card in table.common.table:
        pose = table.part.board.director.pose(card, drive.now)
        ratio = table.part.board.pack.ratio
        assert all(table.part.board.card_at(pos, drive.now) == card for pos in rim(pose, ratio, -1.5))
        assert all(table.part.board.card_at(pos, drive.now) is None for pos in rim(pose, ratio, 1.5))


def rim(pose, ratio, out):
    """Pixels `out` beyond the middles of the sides and the corners of a card as it lies, tilted."""
    wide, high, turn = pose.width / 2 + out, pose.width / ratio / 2 + out, math.radians(pose.angle)
    for across, down in [(x * wide, y * high) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]:
        x, y = across * math.cos(turn) + down * math.sin(turn), down * math.cos(turn) - across * math.sin(turn)
        yield round(pose.x + x - 0.5), round(pose.y - pose.lift * pose.width * 0.25 + y - 0.5)


def within(pose, ratio, pos):
    """Whether a pixel lies between the four sides of a card, by its corners."""
    middle, turn = pygame.Vector2(pose.x, pose.y - pose.lift * pose.width * 0.25), -pose.angle
    corners = [
        middle + pygame.Vector2(x * pose.width / 2, y * pose.width / ratio / 2).rotate(turn)
        for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    point = pygame.Vector2(pos[0] + 0.5, pos[1] + 0.5)
    return all((after - before).cross(point - before) >= 0 for before, after in itertools.pairwise([*corners, corners[0]]))


@pytest.mark.parametrize("size", SIZES)
def test_a_press_on_the_hand_chooses_the_card_that_is_seen_there(scopa, trick, ecarte, drive, size):
    """Cards of a hand overlap: the one that lies on top counts, up to its very edge and no further."""
    drive.resize(size)
    table = scopa()
    table.lay("2D 5C KS", ("7D 4C QS", "2C 3C 5H"), stock=0)
    seen_and_pressed(table, ("7D", "4C", "QS"), lambda: table.choice.card)
    drive.stage.pop()
    table = trick(leading())
    seen_and_pressed(table, table.hand, lambda: table.part.presses.hand.chosen)
    drive.stage.pop()
    table = ecarte(ecarte_screen.deal("gamerules", "stand"))
    seen_and_pressed(table, table.hand, lambda: table.part.presses.hand.chosen)


@pytest.mark.parametrize("size", SIZES)
def test_a_press_picks_the_card_for_the_discards_that_is_seen_there(ecarte, drive, size):
    drive.resize(size)
    table = ecarte(ecarte_screen.deal("gamerules", "propose", "accept"))
    hand = table.hand
    flat = {card: table.part.board.director.pose(card, drive.now) for card in hand}
    ratio = table.part.board.pack.ratio
    for card in hand:
        for pos in [*rim(flat[card], ratio, -1.5), *rim(flat[card], ratio, 1.5)]:
            wanted = max((each for each in hand if within(flat[each], ratio, pos)), key=lambda each: flat[each].z, default=None)
            table.press(pos)
            table.release(pos)
            assert set(table.part.presses.picks) == {wanted} - {None}, (card, pos)
            table.part.press("clear", drive.now)
            table.part.presses.hand.drop()
            table.part.course.follow(drive.now)
            table.turn(600, 100)


def seen_and_pressed(table, hand, chosen):
    """Press along the rim of every card that lies flat, just inside and just outside."""
    drive, board = table.drive, table.part.board
    ratio = board.pack.ratio
    flat = {card: board.pose(card, drive.now) if hasattr(board, "pose") else board.director.pose(card, drive.now) for card in hand}
    for card in hand:
        for pos in [*rim(flat[card], ratio, -1.5), *rim(flat[card], ratio, 1.5)]:
            covering = [other for other in hand if within(flat[other], ratio, pos)]
            wanted = max(covering, key=lambda other: flat[other].z, default=None)
            table.press(pos)
            table.release(pos)
            assert chosen() == wanted, (card, pos)
            if chosen() is not None:
                drive.key(pygame.KSCAN_ESCAPE)
            table.turn(600, 100)
    assert "menu" not in table.went


# --- displays that change
def test_a_deal_goes_on_while_the_window_goes_to_full_screen_and_back_twenty_times(screen, drive):
    table = screen("solo", ALONE, manner=set_screen.Manner(speed="normal"))
    drive.loop.turn()
    for _ in range(20):
        drive.key(pygame.KSCAN_F11)
        drive.post(pygame.WINDOWSIZECHANGED, x=drive.window.area.w, y=drive.window.area.h)
        table.turn(30)
    assert not drive.window.fullscreen
    assert drive.window.area.size == (1280, 720)
    table.turn(3000)
    assert all(drive.window.area.contains(table.place(card)) for card in table.lying)
    table.click(table.lying[0])
    assert len(table.marks("picked")) == 1


@settings(max_examples=25)
@given(sizes=st.lists(st.tuples(st.integers(1, 2600), st.integers(1, 1500)), min_size=1, max_size=6))
def test_whatever_sizes_a_window_takes_the_table_is_whole_afterwards(sizes):
    pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
    window = windows.Window("test", (1280, 720))
    for size in [*sizes, (1, 1)]:
        pygame.display.set_mode(size, pygame.RESIZABLE)
        window.fit()
        window.present()
        assert window.area.w >= 960
        assert window.area.h >= 540
        inside = window.to_canvas((size[0] // 2, size[1] // 2))
        assert window.area.collidepoint(inside)
    pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
    window.fit()
    assert window.canvas is pygame.display.get_surface()
    assert window.to_canvas((1279, 719)) == (1279, 719)


def test_through_one_pixel_and_back_the_match_and_its_picks_are_still_there(screen, drive):
    table = screen("solo", ALONE)
    picked = table.lying[0]
    table.click(picked)
    for size in ((1, 1), (3, 900), (1280, 720)):
        drive.resize(size)
        table.turn(50)
    assert len(table.marks("picked")) == 1
    table.click(picked)
    assert table.marks("picked") == []


def test_presses_on_the_bars_of_a_small_window_pick_nothing(screen, drive):
    table = screen("solo", ALONE)
    drive.resize((480, 480))
    for pos in ((240, 5), (5, 475), (479, 479), (240, 103)):
        drive.click(pos)
    assert table.marks("picked") == []
    assert table.went == []


def test_a_minimised_window_draws_nothing_and_shows_the_present_state_when_it_comes_back(screen, drive):
    table = screen("solo", ALONE)
    table.turn(2000)
    drive.post(pygame.WINDOWMINIMIZED)
    drawn = drive.loop.stats.count
    table.take(0)
    table.turn(5000)
    assert drive.loop.stats.count == drawn
    drive.post(pygame.WINDOWRESTORED)
    table.turn(100)
    assert drive.loop.stats.count > drawn
    assert table.facts.scores[0].points == "1"


def test_keys_held_while_another_window_comes_forward_are_let_go(screen, drive):
    """Alt-Tab: the release is never told; the next press of the same key is a fresh one."""
    table = screen("solo", ALONE)
    drive.post(pygame.KEYDOWN, scancode=pygame.KSCAN_Q, key=pygame.K_q, mod=0, unicode="")
    before = len(table.marks("picked"))
    drive.post(pygame.WINDOWFOCUSLOST)
    drive.post(pygame.WINDOWFOCUSGAINED)
    drive.post(pygame.KEYDOWN, scancode=pygame.KSCAN_Q, key=pygame.K_q, mod=0, unicode="")
    assert len(table.marks("picked")) != before


def test_the_window_asks_for_the_pixels_of_the_monitor_unless_the_user_says_otherwise(monkeypatch, window):
    for said, there in ((None, "permonitorv2"), ("unaware", "unaware")):
        if said is None:
            monkeypatch.delenv("SDL_WINDOWS_DPI_AWARENESS", raising=False)
        else:
            monkeypatch.setenv("SDL_WINDOWS_DPI_AWARENESS", said)
        windows.Window("test", window.area.size)
        assert os.environ["SDL_WINDOWS_DPI_AWARENESS"] == there
