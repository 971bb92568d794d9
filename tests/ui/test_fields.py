"""Lines to type into: text, caret, composing, clipboard, and what stays silent meanwhile."""

import pygame
import pytest
from kits.forms import Bench, typed

from game.ui.input import Composing, KeyDown, PadDown
from game.ui.sdl import load_sdl
from game.ui.widgets import Button

pytestmark = pytest.mark.usefixtures("window")


def test_text_comes_from_text_not_from_keys():
    done = []
    field, changes = typed("Al")
    bench = Bench(field, Button("b", lambda: done.append("b")))
    assert bench.key(pygame.K_f, way="confirm")
    bench.text("f")
    assert (field.value, changes, done) == ("Alf", ["Alf"], [])


def test_keys_that_mean_something_in_menus_are_silent_while_typing():
    field, _ = typed("Al")
    bench = Bench(field, Button("b", lambda: None))
    assert bench.key(pygame.K_SPACE, way="confirm")
    assert bench.key(pygame.K_LEFT, way="left")
    assert bench.form.focus is field
    assert field.caret == 1


def test_tab_up_and_down_leave_the_field():
    field, _ = typed("Al")
    bench = Bench(field, Button("b", lambda: None))
    assert bench.key(pygame.K_TAB, way="next")
    assert bench.form.focus is not field


def test_the_caret_moves_and_deletes_by_whole_characters():
    field, _ = typed("কিx")
    bench = Bench(field)
    bench.key(pygame.K_LEFT)
    assert field.caret == 1
    bench.key(pygame.K_BACKSPACE)
    assert field.value == "x"
    bench.text("né")
    bench.key(pygame.K_HOME)
    bench.key(pygame.K_DELETE)
    assert field.value == "éx"
    bench.key(pygame.K_END)
    bench.key(pygame.K_DELETE)
    assert field.value == "éx"


def test_a_mark_typed_after_its_letter_joins_it():
    field, _ = typed("e")
    Bench(field).text("\u0301")
    assert (field.letters, field.caret) == (["e\u0301"], 1)


def test_the_field_takes_no_more_than_its_limit():
    field, _ = typed("12345", limit=8)
    Bench(field).text("6789")
    assert field.value == "12345678"


def test_the_clipboard_goes_in_and_out():
    field, _ = typed("Alf")
    bench = Bench(field)
    bench.key(pygame.K_c, pygame.KMOD_CTRL)
    bench.key(pygame.K_x, pygame.KMOD_CTRL)
    assert field.value == ""
    bench.key(pygame.K_v, pygame.KMOD_CTRL)
    bench.key(pygame.K_v, pygame.KMOD_CTRL)
    assert field.value == "AlfAlf"


@pytest.mark.parametrize(("symbol", "scancode"), [(0x0E41, pygame.KSCAN_C), (0x0997, pygame.KSCAN_C), (pygame.K_c, pygame.KSCAN_I)])
def test_the_clipboard_works_on_every_keyboard_by_letter_or_where_there_is_none_by_place(symbol, scancode):
    field, _ = typed("Alf")
    pygame.scrap.put_text("old")
    Bench(field).form.handle(KeyDown(0, 0, scancode, symbol, pygame.KMOD_CTRL))
    assert pygame.scrap.get_text() == "Alf"
    field.clear()
    pygame.scrap.put_text("nothing")
    Bench(field).form.handle(KeyDown(0, 0, pygame.KSCAN_V, pygame.K_k, pygame.KMOD_CTRL))
    assert field.value == ""  # a keyboard that writes k there has its v elsewhere


@pytest.mark.parametrize("held", [b"\xff\xfe no text", b"\xe0\xb8", b""])
def test_what_is_no_text_in_the_clipboard_is_not_pasted(held):
    load_sdl().SDL_SetClipboardText(held)
    field, _ = typed("Alf")
    Bench(field).key(pygame.K_v, pygame.KMOD_CTRL)
    assert field.value == "Alf"


def test_a_book_in_the_clipboard_fills_the_field_and_no_more():
    pygame.scrap.put_text("ab\u0301" * 1_000_000)
    field, _ = typed("Alf", limit=8)
    Bench(field).key(pygame.K_v, pygame.KMOD_CTRL)
    assert field.value == "Alfab\u0301ab"


def test_what_the_clipboard_does_not_take_is_not_cut(monkeypatch):
    def refuse(_):
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    field, _ = typed("Alf")
    Bench(field).key(pygame.K_x, pygame.KMOD_CTRL)
    assert field.value == "Alf"  # or it would be lost


def test_an_empty_field_leaves_the_clipboard_alone():
    pygame.scrap.put_text("kept")
    field, _ = typed("")
    Bench(field).key(pygame.K_c, pygame.KMOD_CTRL)
    assert pygame.scrap.get_text() == "kept"


def test_the_caret_never_stands_inside_a_flag_or_a_composed_sign():
    field, _ = typed("A🇮🇹👍🏽ก็")
    bench = Bench(field)
    assert field.caret == 4
    for left in (3, 2, 1, 0):
        bench.key(pygame.K_LEFT)
        assert field.caret == left
    bench.key(pygame.K_RIGHT)
    bench.key(pygame.K_DELETE)
    assert field.value == "A👍🏽ก็"
    bench.key(pygame.K_END)
    bench.key(pygame.K_BACKSPACE)
    assert field.value == "A👍🏽"


def test_what_is_composed_is_shown_but_not_yet_the_text():
    field, changes = typed("A")
    bench = Bench(field)
    bench.form.handle(Composing(0, 0, "に"))
    assert (field.value, field.composing) == ("A", "に")
    bench.text("日")
    assert (field.value, field.composing, changes) == ("A日", "", ["A日"])


def test_nasty_text_is_made_safe():
    field, _ = typed("a\0b\ud800")
    Bench(field).text("\u202ex\n")
    assert field.value == "a bx "


def test_a_pad_or_the_sign_opens_the_keyboard_on_the_screen():
    field, changes = typed("A")
    bench = Bench(field)
    bench.form.handle(PadDown(0, 0, 1, 0, "confirm"))
    bench.down((field.box.right - 3, field.box.centery))
    bench.down((field.box.x + 3, field.box.centery))
    assert changes == ["board", "board"]
