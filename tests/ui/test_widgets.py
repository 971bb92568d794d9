"""Widgets and forms: where the focus goes, what each input does, how states differ in form."""

import pygame
import pytest
from kits.forms import SCALE, Bench, typed

from game.ui import widgets
from game.ui.input import PadTilt, PointerDown, Wheel
from game.ui.widgets import Button, Choice, Form, Label, Listing, Slider, Toggle
from game.ui.widgets.form import neighbour

pytestmark = pytest.mark.usefixtures("window")


@pytest.fixture
def done():
    return []


def button(done, name="b", **more):
    return Button(name, lambda: done.append(name), **more)


# --- how they look


@pytest.mark.parametrize(("wide", "sign_left_out"), [(64, True), (240, False)])
def test_a_button_with_no_room_for_both_shows_its_word_rather_than_its_sign(done, wide, sign_left_out):
    pictures = []
    for sign in ("back", None):
        one = button(done, "Indietro", sign=sign, size=18)
        one.place(pygame.Rect(10, 10, wide, 40), SCALE)
        surface = pygame.Surface((300, 60))
        one.draw(surface)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert (pictures[0] == pictures[1]) is sign_left_out


@pytest.mark.parametrize("below", [(255, 255, 255), (0, 0, 0), (34, 120, 80)])
def test_a_hint_is_read_on_a_plate_of_its_own_whatever_lies_below(done, below):
    one = button(done, "", sign="back", hint="Back")
    one.place(pygame.Rect(100, 10, 46, 46), SCALE)
    one.focused = True
    surface = pygame.Surface((300, 120))
    surface.fill(below)
    one.draw(surface)
    strip = [surface.get_at((x, one.rect.bottom + 9 + 12))[:3] for x in range(90, 160)]
    assert max(max(ink) for ink in strip) > 200, "light letters"
    assert sum(max(ink) < 70 for ink in strip) > 20, "on a dark plate"


# --- the focus


def test_the_first_usable_widget_has_the_focus(done):
    off = button(done, "off")
    off.enabled = False
    bench = Bench(Label("words"), off, button(done))
    assert bench.form.focus.words == "b"


def test_the_focus_is_never_lost_when_its_widget_cannot_be_used_any_more(done):
    one, two, three = (button(done, name) for name in "123")
    bench = Bench(one, two, three)
    bench.form.focus_on(three)
    three.enabled = False
    assert bench.form.focus is two
    assert two.focused
    assert not three.focused


def test_after_a_rebuild_the_focus_is_in_the_same_place(done):
    bench = Bench(*(button(done, name) for name in "123"))
    bench.form.focus_on(bench.form.widgets[1])
    again = [button(done, name) for name in "123"]
    for old, new in zip(bench.form.widgets, again, strict=True):
        new.place(old.rect, SCALE)
    bench.form.replace(again)
    assert bench.form.focus is again[1]


def test_next_goes_around_and_skips_what_cannot_be_used(done):
    one, off, two = (button(done, name) for name in "123")
    off.shown = False
    bench = Bench(one, off, two)
    seen = [bench.form.focus]
    for _ in range(2):
        bench.way("next")
        seen.append(bench.form.focus)
    bench.way("previous")
    assert [*seen, bench.form.focus] == [one, two, one, two]


def test_the_pointer_takes_the_focus_along_but_not_from_somebody_who_types(done):
    field, _ = typed()
    bench = Bench(field, button(done))
    bench.move((200, 180))
    assert bench.form.focus.words == "b"
    bench.form.focus_on(field)
    bench.text("A")
    bench.move((200, 180))
    assert bench.form.focus is field


def test_gaining_and_losing_the_focus_draws_both_again_and_nothing_else(done):
    one, two = button(done, "1"), button(done, "2")
    bench = Bench(one, two)
    bench.redrawn.clear()
    bench.way("down")
    assert bench.redrawn == [one.reach, two.reach]


def test_directions_lead_to_what_lies_ahead():
    cells = [pygame.Rect(x * 100, y * 100, 80, 80) for y in range(3) for x in range(3)]
    assert [neighbour(cells, 4, way) for way in ("up", "down", "left", "right")] == [1, 7, 3, 5]
    assert neighbour(cells, 0, "up") is None


def test_directions_prefer_what_is_straight_ahead_to_what_is_near_but_aside():
    rects = [pygame.Rect(0, 0, 100, 40), pygame.Rect(300, 60, 100, 40), pygame.Rect(0, 200, 100, 40)]
    assert neighbour(rects, 0, "down") == 2


@pytest.mark.parametrize("way", ["up", "down", "left", "right"])
def test_every_widget_of_a_page_can_be_reached_by_directions(way):
    rects = [pygame.Rect(x, y, 90, 40) for x, y in ((0, 0), (100, 0), (0, 60), (250, 60), (100, 200), (400, 300), (0, 400))]
    reached, edge = {0}, [0]
    while edge:
        here = edge.pop()
        for each in ("up", "down", "left", "right"):
            there = neighbour(rects, here, each)
            if there is not None and there not in reached:
                reached.add(there)
                edge.append(there)
    assert reached == set(range(len(rects)))


def test_moving_and_pressing_are_heard(done):
    heard = []
    form = Form(lambda _: None, heard.append)
    one, two = button(done, "1"), button(done, "2")
    one.place(pygame.Rect(0, 0, 50, 50), SCALE)
    two.place(pygame.Rect(0, 60, 50, 50), SCALE)
    form.replace([one, two])
    for way in ("down", "down", "confirm"):
        form.handle(PadTilt(0, 0, 1, way))
    form.handle(PointerDown(0, 0, (10, 10)))
    assert heard == ["select", "press", "press"]


# --- buttons


def test_a_button_acts_when_the_pointer_comes_down_and_stays_down_until_it_goes_up(done):
    bench = Bench(button(done))
    assert bench.down((110, 110))
    assert done == ["b"]
    assert bench.form.widgets[0].pressed
    bench.up()
    assert (done, bench.form.widgets[0].pressed) == (["b"], False)


def test_only_the_left_button_presses(done):
    bench = Bench(button(done))
    assert not bench.form.handle(PointerDown(0, 0, (110, 110), 3))
    assert done == []


def test_a_press_beside_everything_does_nothing(done):
    bench = Bench(button(done))
    assert not bench.down((5, 5))
    assert done == []


def test_the_wheel_presses_nothing(done):
    bench = Bench(button(done))
    assert not bench.form.handle(Wheel(0, 0, 1, (110, 110)))
    assert done == []


def test_confirm_presses_cancel_is_left_to_the_scene(done):
    bench = Bench(button(done))
    assert bench.way("confirm")
    assert not bench.way("cancel")
    assert done == ["b"]


def test_a_button_switched_off_cannot_be_pressed(done):
    off = button(done)
    off.enabled = False
    bench = Bench(off)
    assert not bench.down((110, 110))
    assert not bench.way("confirm")
    assert done == []


def form_of(widget, **state):
    """The outline of what is bright, in grey: rows and columns it covers, and how much of them."""
    canvas = pygame.Surface((600, 400))
    widget.place(pygame.Rect(100, 100, 200, 60), SCALE)
    for name, value in state.items():
        setattr(widget, name, value)
    widget.draw(canvas)
    grey = pygame.transform.grayscale(canvas)
    bright = pygame.mask.from_threshold(grey, (140, 140, 140), (116, 116, 116, 255))
    [outline] = bright.get_bounding_rects()[:1]
    return tuple(outline), bright.count() * 20 // (outline.w * outline.h)


def test_the_states_of_a_button_differ_by_form_not_by_colour_alone(done):
    states = ({}, {"focused": True}, {"pressed": True}, {"enabled": False})
    assert len({form_of(button(done, ""), **state) for state in states}) == 4


# --- values


def test_a_toggle_switches_and_left_is_off_right_is_on(done):
    bench = Bench(Toggle("Sound", False, done.append))
    bench.way("confirm")
    bench.way("left")
    bench.way("right")
    assert done == [True, False, True]
    assert not bench.way("right")


def test_a_choice_stops_at_its_ends_by_direction_and_goes_around_by_confirm(done):
    choice = Choice("Level", [(1, "one"), (2, "two"), (3, "three")], 2, done.append)
    bench = Bench(choice)
    assert bench.way("right")
    assert not bench.way("right")
    bench.way("confirm")
    assert done == [3, 1]


def test_a_choice_goes_back_on_its_left_arrow_and_on_elsewhere(done):
    choice = Choice("Level", [(1, "one"), (2, "two"), (3, "three")], 2, done.append)
    bench = Bench(choice)
    bench.down((330, 120))
    bench.down((480, 120))
    bench.down((110, 120))
    assert done == [1, 2]


def test_a_value_that_is_not_among_the_choices_shows_the_first():
    assert Choice("x", [(1, "one"), (2, "two")], 9, print).value == 1


def test_a_slider_steps_jumps_follows_the_pointer_and_keeps_its_bounds(done):
    slider = Slider("Volume", 50, done.append)
    bench = Bench(slider)
    bench.way("right")
    bench.form.handle(Wheel(0, 0, -2, (300, 120)))
    track = slider.track
    bench.down((track.x + track.w // 2, 120))
    bench.move((track.right + 200, 120), held=True)
    bench.move((track.x - 200, 120), held=True)
    bench.up()
    bench.move((track.centerx, 120), held=False)
    assert done == [55, 45, 50, 100, 0]


@pytest.mark.parametrize("at_its_end", [
    lambda: Choice("Level", [(1, "one"), (2, "two")], 2, print), lambda: Slider("Volume", 100, print), lambda: Toggle("Sound", True, print),
])  # fmt: skip
def test_a_value_at_its_end_leads_to_what_lies_beside_it_and_never_up_into_a_corner(done, at_its_end):
    corner, value, beside = button(done, "corner"), at_its_end(), button(done, "beside")
    places = [pygame.Rect(900, 20, 46, 46), pygame.Rect(100, 200, 400, 50), pygame.Rect(520, 200, 400, 50)]
    alone = Bench(corner, value, rects=places)
    alone.form.focus_on(value)
    alone.way("right")
    assert alone.form.focus is value
    paired = Bench(corner, value, beside, rects=places)
    paired.form.focus_on(value)
    paired.way("right")
    assert paired.form.focus is beside


def test_a_slider_at_its_end_lets_the_focus_go(done):
    assert not Bench(Slider("Volume", 100, done.append)).way("right")


def test_a_list_chooses_by_direction_and_lets_go_at_its_ends(done):
    lines = Listing(["a", "b", "c"], 0, done.append)
    bench = Bench(lines, rects=[pygame.Rect(0, 0, 300, 300)])
    assert not bench.way("up")
    bench.way("down")
    bench.way("down")
    assert not bench.way("down")
    assert done == [1, 2]


def test_a_list_longer_than_its_place_scrolls_and_keeps_the_chosen_line_in_view(done):
    lines = Listing([str(i) for i in range(20)], 0, done.append)
    bench = Bench(lines, rects=[pygame.Rect(0, 0, 300, 44 * 5)])
    for _ in range(7):
        bench.way("down")
    assert lines.first == 3
    bench.form.handle(Wheel(0, 0, -100, (10, 10)))
    assert (lines.first, lines.chosen) == (15, 7)
    bench.down((10, 50))
    assert done[-1] == 16
    assert not bench.form.handle(Wheel(0, 0, -1, (10, 10)))


# --- looks


def test_every_widget_can_be_drawn_in_every_state(window):
    shown = [
        Button("Play", print, sign="play", hint="hint"), Button("", print, "danger", "power"), Button("x", print, "quiet"),
        Toggle("T", True, print), Choice("C", [(1, "one"), (2, "two")], 1, print), Slider("S", 30, print),
        Listing([str(i) for i in range(30)], 4, print),
        typed("A very long name that slides")[0], widgets.Panel(), Label("words", wrapped=True),
    ]  # fmt: skip
    for enabled, focused, pressed in ((True, False, False), (True, True, True), (False, False, False)):
        for widget in shown:
            widget.place(pygame.Rect(40, 40, 300, 90), SCALE)
            widget.enabled, widget.focused, widget.pressed = enabled, focused, pressed
            widget.draw(window.canvas)
            assert window.canvas.get_clip() == window.area
