"""Text: characters as readers count them, runs by script, lines that break where they may, unsafe strings."""

import pygame
import pytest

from game.ui import text
from game.ui.fonts import font_file
from game.ui.text import Style

pytestmark = pytest.mark.usefixtures("window")
STYLE = Style(24)


@pytest.mark.parametrize("face", ["text", "head"])
@pytest.mark.parametrize("script", ["Latn", "Beng", "Thai"])
@pytest.mark.parametrize("weight", ["regular", "medium", "bold", "black"])
def test_every_face_is_a_file_in_its_package(face, script, weight):
    assert font_file(face, script, weight).is_file()


def test_a_letter_with_its_marks_is_one_character():
    assert text.clusters("né") == ("n", "é")
    assert text.clusters("ne\u0301") == ("n", "e\u0301")
    assert text.clusters("কি") == ("কি",)
    assert text.clusters("স্ক্রু") == ("স্ক্রু",)
    assert text.clusters("ป\u0e31\u0e4aม") == ("ป\u0e31\u0e4a", "ม")
    assert text.clusters("น\u0e49\u0e33") == ("น\u0e49\u0e33",)


def test_runs_change_with_the_script_and_keep_signs_with_what_stands_before():
    assert text.runs("Anna 12 করিম ไพ่") == [("Latn", "Anna 12 "), ("Beng", "করিম "), ("Thai", "ไพ่")]
    assert text.runs("12 করিম") == [("Beng", "12 করিম")]


def test_shaping_is_on_conjuncts_are_narrower_than_their_letters():
    whole = text.width("ক্ষ", STYLE)
    assert whole < sum(text.width(letter, STYLE) for letter in "কষ")


def test_lines_break_at_spaces_and_fit():
    words = "all alike or all different, feature by feature"
    lines = text.wrap(words, STYLE, 180)
    assert " ".join(lines) == words
    assert len(lines) > 1
    assert all(text.width(line, STYLE) <= 180 for line in lines)


def test_lines_break_at_zero_width_spaces_and_lose_them():
    thai = "ไพ่\u200bหนึ่ง\u200bใบ"
    room = text.width("ไพ่หนึ่ง", STYLE)
    assert text.wrap(thai, STYLE, room) == ("ไพ่หนึ่ง", "ใบ")


def test_a_word_too_long_for_a_line_is_cut_between_characters():
    word = "স্ক্রু" * 6
    lines = text.wrap(word, STYLE, text.width("স্ক্রু", STYLE) * 2 + 2)
    assert len(lines) > 1
    assert "".join(lines) == word
    assert all(set(text.clusters(line)) == {"স্ক্রু"} for line in lines)


def test_newlines_are_kept():
    assert text.wrap("one\ntwo", STYLE, 500) == ("one", "two")


def test_what_does_not_fit_ends_in_an_ellipsis_and_then_fits():
    cut = text.fit("a very long name indeed", STYLE, 100)
    assert cut.endswith("…")
    assert "a very long name indeed".startswith(cut[:-1])
    assert text.width(cut, STYLE) <= 100
    assert text.fit("short", STYLE, 100) == "short"


def test_no_room_at_all_gives_nothing():
    assert text.fit("name", STYLE, 0) == ""


def test_snug_shrinks_only_as_far_as_allowed():
    long = "a rather long caption"
    wide = text.width(long, STYLE)
    assert text.snug(long, STYLE, wide) == STYLE
    assert text.width(long, text.snug(long, STYLE, wide * 9 // 10)) <= wide * 9 // 10
    assert text.snug(long, STYLE, 10).px == int(STYLE.px * 0.72)


NASTY = {
    "nothing": "",
    "nul": "a\0b",
    "half a surrogate pair": "\ud800",
    "endless": "x" * 100_000,
    "a heap of marks": "a" + "\u0301" * 5000,
    "turned around": "\u202eright to left\u202c",
    "only controls": "\n\t\r\0",
    "beyond the first plane": "\U0001f600\U0010ffff",
    "without any width": "\u200b\u200d\ufeff",
}


@pytest.mark.parametrize("nasty", NASTY.values(), ids=NASTY.keys())
def test_no_string_is_dangerous(nasty, window):
    drawn = text.draw(window.canvas, nasty, STYLE, window.area)
    text.paragraph(window.canvas, nasty, STYLE, window.area)
    assert window.area.contains(drawn)


def test_cleaning_drops_what_cannot_be_seen_and_keeps_joiners():
    assert text.clean("a\u202eb\ud800c") == "abc"
    assert text.clean("র\u200d্য") == "র\u200d্য"
    assert text.clean("a\nb") == "a b"


def test_a_paragraph_that_does_not_fit_says_so(window, monkeypatch):
    shown = []
    monkeypatch.setattr(text, "draw", lambda surface, words, *rest: shown.append(words))
    text.paragraph(window.canvas, "one two three four five six", STYLE, pygame.Rect(0, 0, 90, 64))
    assert shown[-1].endswith("…")


def test_what_a_line_covers_does_not_depend_on_what_is_drawn_of_it(window):
    """Pictures are drawn in parts: what stands behind a word has to stand there in each of them."""
    box = pygame.Rect(20, 20, 200, 40)
    whole = text.draw(window.canvas, "first", STYLE, box)
    window.canvas.set_clip(pygame.Rect(25, 30, 5, 5))
    part = text.draw(window.canvas, "first", STYLE, box)
    window.canvas.set_clip(None)
    assert part == whole
    assert whole.w == text.width("first", STYLE)
