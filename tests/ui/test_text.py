"""Text: characters as readers count them, runs by script, lines that break where they may, unsafe strings."""

import pygame
import pytest

from game.ui import fonts, foreign, text
from game.ui.coverage import coverage
from game.ui.fonts import Borrowed, font_file
from game.ui.text import UNKNOWN, Style

pytestmark = pytest.mark.usefixtures("window")
STYLE = Style(24)


@pytest.mark.parametrize("face", ["text", "head"])
@pytest.mark.parametrize("script", ["Latn", "Beng", "Thai"])
@pytest.mark.parametrize("weight", ["regular", "medium", "bold", "black"])
def test_every_face_is_a_file_in_its_package(face, script, weight):
    assert font_file(face, script, weight).is_file()


@pytest.mark.parametrize("face", ["text", "head"])
@pytest.mark.parametrize("words", ["ÀÉgjÇÅ", "কিঁর্ক্ষ্মূঞ্চ্ছ্রু তৃ", "ก็ปั๊ฐูญ่ฎุฟื้"])
@pytest.mark.parametrize(("px", "high"), [(12, 8), (17, 20), (34, 46), (20, 60)])
def test_letters_with_all_their_marks_stay_within_reach_of_the_box_they_are_drawn_in(window, face, words, px, high):
    box, style = pygame.Rect(20, 60, 400, high), Style(px, face, "bold")
    canvas = pygame.Surface((440, 180), pygame.SRCALPHA)
    text.draw(canvas, words, style, box)
    covered = canvas.get_bounding_rect()
    assert covered.w
    assert text.reach(box, px).contains(covered)


def test_a_letter_with_its_marks_is_one_character():
    assert text.clusters("né") == ("n", "é")
    assert text.clusters("ne\u0301") == ("n", "e\u0301")
    assert text.clusters("কি") == ("কি",)
    assert text.clusters("স্ক্রু") == ("স্ক্রু",)
    assert text.clusters("ป\u0e31\u0e4aม") == ("ป\u0e31\u0e4a", "ม")
    assert text.clusters("น\u0e49\u0e33") == ("น\u0e49\u0e33",)


@pytest.mark.parametrize(
    ("text_", "characters"),
    [
        ("a🇩🇪🇫🇷", ("a", "🇩🇪", "🇫🇷")),
        ("🇩🇪🇫", ("🇩🇪", "🇫")),
        ("👍🏽!", ("👍🏽", "!")),
        ("👩\u200d🚀x", ("👩\u200d🚀", "x")),
        ("❤\ufe0fa", ("❤\ufe0f", "a")),
        ("কি🇮🇹ก็", ("কি", "🇮🇹", "ก็")),
    ],
)
def test_flags_and_composed_signs_are_one_character_each(text_, characters):
    assert text.clusters(text_) == characters


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


# --- what our fonts do not write
@pytest.fixture
def no_fonts(monkeypatch):
    """A system without fonts for anybody else's script."""
    monkeypatch.setattr(fonts, "system_file", lambda code: None)
    forget()
    yield
    forget()


def forget():
    for kept in (text.width, text.line, text.fit, text.wrap, fonts.script_of):
        kept.cache_clear()


def drawn(words):
    return pygame.image.tobytes(text.line(words, STYLE).surface, "RGBA")


def test_what_a_font_file_covers_is_read_from_it():
    latin, thai = coverage(font_file("text", "Latn", "regular")), coverage(font_file("text", "Thai", "regular"))
    assert {ord(letter) for letter in "Aéßকক্ষ…−"} <= latin
    assert {ord(letter) for letter in "Aéßไพ่…−"} <= thai
    assert not {ord("ไ"), ord("Ж"), ord("漢"), 0xFFFF} & latin
    assert ord("ক") not in thai


@pytest.mark.parametrize("content", [b"", b"no font at all", b"\0\1\0\0\0\2" + b"cmap" * 20, b"ttcf\0\0"])
def test_a_file_that_is_no_font_covers_nothing(tmp_path, content):
    file = tmp_path / "broken.ttf"
    file.write_bytes(content)
    assert coverage(file) == frozenset()
    assert coverage(tmp_path / "missing.ttf") == frozenset()


@pytest.mark.parametrize("face", ["text", "head"])
@pytest.mark.parametrize("script", ["Latn", "Beng", "Thai"])
@pytest.mark.parametrize("weight", ["regular", "medium", "bold", "black"])
def test_every_font_has_the_sign_for_unknown_characters(face, script, weight):
    assert ord(UNKNOWN) in coverage(font_file(face, script, weight))


@pytest.mark.usefixtures("no_fonts")
@pytest.mark.parametrize(("name", "shown"), [("Иван", "◊◊◊◊"), ("Zo Ж", "Zo ◊"), ("漢字", "◊◊"), ("👩\u200d👧!", "◊!"), ("न\u0947", "◊")])
def test_without_a_font_each_unknown_character_is_one_tidy_sign(name, shown):
    assert drawn(name) == drawn(shown)
    assert text.width(name, STYLE) == text.width(shown, STYLE)


def test_with_a_font_of_the_system_a_foreign_name_is_written_in_it(monkeypatch):
    borrowed = font_file("head", "Thai", "black")  # stands for the system's font
    monkeypatch.setattr(fonts, "system_file", lambda code: borrowed if code == ord("Ω") else None)
    forget()
    assert text.runs("A Ω Ω b") == [("Latn", "A "), (Borrowed("Grek", borrowed), "Ω Ω"), ("Latn", " b")]
    forget()


def test_system_fonts_are_asked_only_for_scripts_that_are_not_ours(monkeypatch):
    asked = []
    monkeypatch.setattr(fonts, "system_file", lambda code: asked.append(chr(code)))
    forget()
    text.runs("Zoë’s “12” − × ½ … · ◊ করিম ৫ ไพ่")
    assert asked == []
    text.runs("aЖ")
    assert asked == ["Ж"]
    forget()


def test_a_system_font_counts_only_if_it_has_the_character(monkeypatch):
    thai = str(font_file("text", "Thai", "regular"))
    monkeypatch.setattr(pygame.font, "match_font", lambda name: thai if name == "notosans" else None)
    foreign.system_file.cache_clear()
    assert foreign.system_file(ord("Ж")) is None
    monkeypatch.setattr(foreign, "coverage", lambda file: frozenset({ord("Ж")}))
    foreign.system_file.cache_clear()
    assert str(foreign.system_file(ord("Ж"))) == thai
    foreign.system_file.cache_clear()


def test_marks_that_are_composed_with_their_letter_need_no_glyph_of_their_own():
    assert drawn("e\u0301") == drawn("é")


def test_thai_vowels_stay_with_their_consonant_where_a_word_has_to_be_cut():
    assert text.wrap("ไพ่ตะไบ", STYLE, text.width("ตะ", STYLE) + 2) == ("ไพ่", "ตะ", "ไบ")


def test_every_kind_of_space_is_drawn_as_one_and_only_the_usual_one_breaks_a_line():
    assert drawn("12\u202f345\u00a0ms") == drawn("12 345 ms")
    assert text.wrap("12\u202f345\u00a0ms", STYLE, text.width("12 345 ms", STYLE)) == ("12\u202f345\u00a0ms",)
    assert text.wrap("aa 12\u202f345", STYLE, text.width("12 345", STYLE) + 2) == ("aa", "12\u202f345")
