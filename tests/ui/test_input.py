"""From events to inputs: stamps, what is swallowed, what is repeated."""

import ctypes

import pygame
import pytest

from game.ui.bindings import Bindings
from game.ui.input import (
    Composing,
    FocusGained,
    FocusLost,
    KeyDown,
    KeyUp,
    PadDown,
    PadJoined,
    PadLeft,
    PadMove,
    PadTilt,
    PadUp,
    PointerDown,
    PointerMove,
    PointerUp,
    Quit,
    Text,
    Wake,
    Wheel,
    pad_of,
    way_of,
)  # fmt: skip
from game.ui.pads import DEAD, Pads
from game.ui.sdl import Sleeper, key_name, load_sdl
from game.ui.translate import ACTIVATION_NS, WAKE, Translator

SECOND = 1_000_000_000


@pytest.fixture
def translate(window):
    """Events of one kind → inputs, at a time and wake that can be chosen."""
    translator = Translator(window, lambda: Bindings(), Pads())

    def inputs(kind, at=5 * SECOND, wake=7, **fields):
        return list(translator.inputs(pygame.event.Event(kind, **fields), at, wake))

    return inputs


def click(kind=pygame.MOUSEBUTTONDOWN, button=1, touch=False, pos=(30, 40)):
    return {"kind": kind, "button": button, "touch": touch, "pos": pos}


def test_every_input_has_the_stamp_and_the_number_of_its_wait(translate):
    [down] = translate(pygame.KEYDOWN, at=42, wake=9, scancode=pygame.KSCAN_Q, key=pygame.K_a, mod=0)
    assert down == KeyDown(42, 9, pygame.KSCAN_Q, pygame.K_a)


def test_keys_mean_what_their_place_means_whatever_is_printed_on_them(translate):
    [down] = translate(pygame.KEYDOWN, scancode=pygame.KSCAN_RETURN, key=pygame.K_F5, mod=0)
    assert way_of(down) == "confirm"


def test_a_key_still_down_is_a_repeat_until_it_comes_up_or_the_focus_goes(translate):
    key = {"scancode": pygame.KSCAN_Q, "key": pygame.K_q}
    repeats = [translate(pygame.KEYDOWN, **key, mod=0)[0].repeat for _ in range(2)]
    assert translate(pygame.KEYUP, **key, mod=0) == [KeyUp(5 * SECOND, 7, pygame.KSCAN_Q)]
    repeats.append(translate(pygame.KEYDOWN, **key, mod=0)[0].repeat)
    translate(pygame.WINDOWFOCUSLOST)
    repeats.append(translate(pygame.KEYDOWN, **key, mod=0)[0].repeat)
    assert repeats == [False, True, False, False]


def test_text_comes_from_text_events_composed_text_apart(translate):
    assert translate(pygame.TEXTINPUT, text="কি") == [Text(5 * SECOND, 7, "কি")]
    assert translate(pygame.TEXTEDITING, text="に", start=0, length=1) == [Composing(5 * SECOND, 7, "に")]


def test_the_wheel_is_not_a_click(translate):
    assert translate(**click(button=4)) == []
    assert translate(**click(button=5)) == []
    [wheel] = translate(pygame.MOUSEWHEEL, y=-2, x=0)
    assert (type(wheel), wheel.steps) == (Wheel, -2)


def test_buttons_and_moves(translate):
    assert translate(**click()) == [PointerDown(5 * SECOND, 7, (30, 40), 1, False)]
    assert translate(**click(pygame.MOUSEBUTTONUP, 3)) == [PointerUp(5 * SECOND, 7, (30, 40), 3, False)]
    moved = {"pos": (3, 4), "rel": (1, 0), "buttons": (1, 0, 0), "touch": False}
    assert translate(pygame.MOUSEMOTION, **moved) == [PointerMove(5 * SECOND, 7, (3, 4), True)]


def test_a_window_that_moves_under_the_pointer_moves_no_pointer(translate):
    assert translate(pygame.MOUSEMOTION, pos=(3, 4), rel=(0, 0), buttons=(0, 0, 0), touch=False) == []


def test_a_finger_counts_once_although_it_is_told_twice(translate):
    assert translate(**click(touch=True)) == []
    assert translate(pygame.FINGERDOWN, x=0.5, y=0.25) == [PointerDown(5 * SECOND, 7, (640, 180), 1, True)]
    assert translate(pygame.FINGERUP, x=0.5, y=0.25) == [PointerUp(5 * SECOND, 7, (640, 180), 1, True)]


def test_the_click_that_activates_the_window_plays_nothing(translate):
    assert translate(pygame.WINDOWFOCUSLOST) == [FocusLost(5 * SECOND, 7)]
    assert translate(**click()) == []
    assert translate(pygame.WINDOWFOCUSGAINED) == [FocusGained(5 * SECOND, 7)]
    assert translate(**click()) == []
    assert translate(at=5 * SECOND + ACTIVATION_NS, **click()) != []


def test_the_first_click_into_a_window_that_was_active_from_the_start_counts(translate):
    translate(pygame.WINDOWFOCUSGAINED)
    assert translate(**click()) != []


def test_a_click_on_the_bars_around_a_shrunk_canvas_does_nothing(translate, window):
    pygame.display.set_mode((480, 480), pygame.RESIZABLE)
    window.fit()
    assert translate(**click(pos=(240, 5))) == []
    assert translate(**click(pos=(240, 240)))[0].pos == (480, 270)


def test_quit_and_wake(translate):
    assert translate(pygame.QUIT) == [Quit(5 * SECOND, 7)]
    assert translate(WAKE) == [Wake(5 * SECOND, 7)]


def test_events_nobody_needs_are_nothing(translate):
    assert translate(pygame.WINDOWENTER) == []
    assert translate(pygame.JOYAXISMOTION, instance_id=3, axis=5, value=1.0) == []


def test_sdls_own_wait_is_found_on_this_system():
    assert load_sdl() is not None


@pytest.mark.parametrize("sdl", [load_sdl(), None], ids=["own wait", "fallback"])
def test_waiting_gives_every_event_there_is_in_order(window, sdl):
    for number in range(3):
        pygame.event.post(pygame.event.Event(WAKE, number=number))
    assert [event.number for event in Sleeper(sdl).wait(1000) if event.type == WAKE] == [0, 1, 2]
    assert [event for event in Sleeper(sdl).wait(0) if event.type == WAKE] == []


def test_keys_have_names(window):
    assert key_name(pygame.KSCAN_Q) == "q"
    assert key_name(pygame.KSCAN_LSHIFT) == "left shift"
    assert key_name(pygame.KSCAN_KP_0) == "0"


def test_another_layout_has_other_names(drive, monkeypatch):
    """The names are kept, since they are asked for in every frame; the system tells when another layout is chosen."""
    assert key_name(pygame.KSCAN_Q) == "q"
    monkeypatch.setattr(pygame.key, "name", lambda code: {pygame.K_q: "a"}[code])
    drive.post(pygame.KEYMAPCHANGED)
    assert key_name(pygame.KSCAN_Q) == "a"
    monkeypatch.undo()
    drive.post(pygame.KEYMAPCHANGED)
    assert key_name(pygame.KSCAN_Q) == "q"


# --- pads


class VirtualPad:
    """A pad without hardware: SDL's own virtual joystick."""

    def __init__(self):
        self.sdl = load_sdl()
        self.device = self.sdl.SDL_JoystickAttachVirtual(1, 6, 15, 0)
        self.sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        self.sdl.SDL_JoystickSetVirtualButton.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8)
        self.sdl.SDL_JoystickSetVirtualAxis.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_int16)
        self.handle = self.sdl.SDL_JoystickOpen(self.device)

    def button(self, number, down):
        self.sdl.SDL_JoystickSetVirtualButton(self.handle, number, down)

    def axis(self, number, value):
        self.sdl.SDL_JoystickSetVirtualAxis(self.handle, number, int(value * 32767))

    def detach(self):
        self.sdl.SDL_JoystickDetachVirtual(self.device)


@pytest.fixture
def heard(window):
    """A pad plugged into a machine that listens: the pad, and the inputs since the last look."""
    pads = Pads()
    pads.start()
    pygame.event.clear()
    pad = VirtualPad()

    def look():
        return [happened for event in Sleeper(load_sdl()).wait(20) for happened in pads.inputs(event, 1, 1)]

    yield pad, look, pads
    pads.stop()


def test_a_pad_is_plugged_in_pressed_tilted_and_pulled_out(heard):
    pad, look, pads = heard
    [joined] = [happened for happened in look() if isinstance(happened, PadJoined)]
    assert pads.names == {joined.pad: joined.name}
    pad.button(0, 1)
    assert look() == [PadDown(1, 1, joined.pad, 0, "confirm")]
    pad.button(0, 0)
    assert look() == [PadUp(1, 1, joined.pad, 0)]
    pad.axis(0, 1.0)
    move, tilt = look()
    assert (move.x, move.y) == (pytest.approx(1.0, abs=0.001), 0.0)
    assert tilt == PadTilt(1, 1, joined.pad, "right")
    pad.axis(0, 0.0)
    assert look() == [PadMove(1, 1, joined.pad, 0.0, 0.0)]
    pad.detach()
    assert [happened for happened in look() if isinstance(happened, PadLeft)] == [PadLeft(1, 1, joined.pad)]
    assert pads.names == {}


def test_a_pad_plugged_in_again_is_the_same_pad_and_another_one_is_not(heard):
    pad, look, pads = heard
    [first] = [happened for happened in look() if isinstance(happened, PadJoined)]
    pad.detach()
    look()
    again, other = VirtualPad(), VirtualPad()
    back, new = (happened for happened in look() if isinstance(happened, PadJoined))
    assert back.pad == first.pad
    assert new.pad != first.pad
    again.button(0, 1)
    assert look() == [PadDown(1, 1, first.pad, 0, "confirm")]
    assert set(pads.names) == {first.pad, new.pad}
    other.detach()
    again.detach()


def test_the_direction_cross_of_a_pad_without_a_hat_moves_the_focus(heard):
    pad, look, _ = heard
    look()
    pad.button(12, 1)
    [down] = look()
    assert way_of(down) == "down"
    pad.detach()


def axis(pads, value, number=0):
    event = pygame.event.Event(pygame.JOYAXISMOTION, instance_id=3, axis=number, value=value)
    return list(pads.inputs(event, 1, 1))


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("rest", [-0.25, -0.1, 0.1, 0.25])
def test_a_worn_stick_that_rests_within_a_quarter_of_its_way_is_nothing(rest, number):
    assert axis(Pads(), rest, number) == []


def test_beyond_the_dead_zone_the_stick_starts_at_nothing_and_reaches_the_end():
    pads = Pads()
    [slow] = axis(pads, DEAD + 0.01)
    assert 0 < slow.x < 0.05
    assert axis(pads, 1.0)[0].x == 1.0


def test_one_push_is_one_step_however_much_the_stick_trembles():
    pads = Pads()
    tilts = [happened for value in (0.7, 0.5, 0.8, 0.3, 0.9, -0.9, -0.1) for happened in axis(pads, value) if isinstance(happened, PadTilt)]
    assert [tilt.way for tilt in tilts] == ["right", "right"]


def test_up_and_down_are_the_second_axis():
    assert axis(Pads(), -1.0, 1)[-1] == PadTilt(1, 1, 3, "up")


def hat(pads, *value):
    return list(pads.inputs(pygame.event.Event(pygame.JOYHATMOTION, instance_id=3, hat=0, value=value), 1, 1))


def test_the_hat_is_one_step_in_each_new_direction():
    pads = Pads()
    [left] = hat(pads, -1, 0)
    assert left == PadTilt(1, 1, 3, "left")
    assert pad_of(left) == 3
    assert hat(pads, -1, 1) == [PadTilt(1, 1, 3, "up")]
    assert hat(pads, 0, 0) == []
