"""Words made to fit: one line, more lines, smaller letters, in this order; a word is never torn while there is another way."""

import pytest

from game.ui import fitting, text
from game.ui.text import ZWSP, Style

STYLE = Style(30)


@pytest.fixture(autouse=True)
def screen(stage):
    """Letters need a display."""


def test_what_fits_stays_as_it_is():
    assert fitting.fitted("Play", STYLE, 400, 60) == (
        ("Play",),
        STYLE,
        fitting.fitted("Play", STYLE, 400, 60).step,
        text.width("Play", STYLE),
    )


def test_words_rather_take_a_second_line_than_become_small():
    words = "Somebody else has taken it"
    wide = text.width(words, STYLE) * 2 // 3
    found = fitting.fitted(words, STYLE, wide, 200)
    assert (len(found.lines), found.style.px) == (2, STYLE.px)


def test_a_word_too_wide_becomes_smaller_and_is_not_torn():
    word = "Unterbrechungstaste"
    wide = text.width(word, STYLE) * 4 // 5
    found = fitting.fitted(word, STYLE, wide, 200)
    assert found.lines == (word,)
    assert found.width <= wide < text.width(word, STYLE)


@pytest.mark.parametrize("parts", [("แต่ละ", "ลักษณะ", "เหมือนกัน", "หมด"), ("กินไพ่", "บนโต๊ะ", "ด้วยไพ่")])
def test_words_parted_by_zero_width_spaces_are_words(parts):
    wide = max(text.width(part, STYLE) for part in parts) + 4
    found = fitting.fitted(ZWSP.join(parts), STYLE, wide, 400)
    assert found.style.px == STYLE.px
    assert len(found.lines) > 1
    assert "".join(found.lines) == "".join(parts)


def test_what_fits_in_no_way_is_told():
    word = "Donaudampfschifffahrt"
    assert fitting.torn(word, STYLE, text.width(word, STYLE) // 3)
    assert not fitting.torn(word, STYLE, text.width(word, STYLE) * 3 // 4)
