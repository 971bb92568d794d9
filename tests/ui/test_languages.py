"""Every language says all that English says, in messages that can be read, with letters that can be drawn and lines that can be broken."""

import unicodedata
from itertools import pairwise

import pytest
from fluent.runtime import FluentBundle
from hypothesis import given, settings
from hypothesis import strategies as st
from kits.messages import CODES, LANG, entries, junk, patterns

from game.ui import text
from game.ui.coverage import coverage
from game.ui.fonts import Borrowed, font_file
from game.ui.lang import Speech
from game.ui.text import ZWSP, Style

pytestmark = pytest.mark.usefixtures("window")
ENGLISH = patterns("en")
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
PLURALS = {
    "en": ({"one", "other"},),
    "bn": ({"one", "other"},),
    "th": ({"other"},),
    "de": ({"one", "other"},),
    "it": ({"one", "other"}, {"one", "many", "other"}),
    "fr": ({"one", "other"}, {"one", "many", "other"}),
}
"""The categories of whole numbers; "many" is for millions, which no message counts."""
LEFT_OUT = {
    **{("th", f"set-shape-{shape}"): {"count"} for shape in ("oval", "diamond", "squiggle")},  # Thai nouns have no plural
}
"""Variables that a translation has no use for."""
BEFORE_VOWEL, AFTER_VOWEL = "เแโใไ", "ะาำๅๆ"
OTHERS = [code for code in CODES if code != "en"]


def test_the_six_languages_are_there():
    assert CODES == ["bn", "de", "en", "fr", "it", "th"]


def test_every_language_is_called_by_its_own_name_in_every_language():
    names = {code: {Speech(LANG, spoken).say(f"language-{code}") for spoken in CODES} for code in CODES}
    assert all(len(found) == 1 for found in names.values()), names


@pytest.mark.parametrize("code", CODES)
def test_every_line_of_the_files_can_be_read(code):
    assert junk(code) == []


@pytest.mark.parametrize("code", CODES)
def test_no_message_is_there_twice(code):
    keys = [key for _, key, _ in entries(code)]
    assert sorted({key for key in keys if keys.count(key) > 1}) == []


@pytest.mark.parametrize("code", OTHERS)
def test_no_message_is_missing(code):
    assert sorted(ENGLISH.keys() - patterns(code).keys()) == []


@pytest.mark.parametrize("code", OTHERS)
def test_no_message_is_stray(code):
    assert sorted(patterns(code).keys() - ENGLISH.keys()) == []


@pytest.mark.parametrize("code", OTHERS)
def test_the_same_variables_are_used(code):
    wrong = {}
    for key, pattern in patterns(code).items():
        wanted = ENGLISH[key].variables - LEFT_OUT.get((code, key), set()) if key in ENGLISH else pattern.variables
        if not wanted <= pattern.variables <= ENGLISH.get(key, pattern).variables:
            wrong[key] = sorted(pattern.variables ^ wanted)
    assert wrong == {}


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_left_out_that_is_used(code):
    used = [key for (where, key), names in LEFT_OUT.items() if where == code and names & patterns(code)[key].variables]
    assert used == []


@pytest.mark.parametrize("code", CODES)
def test_numbers_have_the_plural_forms_of_the_language(code):
    wrong = {}
    for key, pattern in patterns(code).items():
        for variable, keys, _ in pattern.selectors:
            words = set(keys) & CATEGORIES
            if words and not set(keys) - CATEGORIES - set(map(str, range(100))):
                only_other = words == {"other"} and all(each.isdigit() or each == "other" for each in keys)
                if words not in PLURALS[code] and not (only_other and counts_by_number(key, variable)):
                    wrong[key] = keys
    assert wrong == {}


def counts_by_number(key, variable):
    """Whether English tells numbers apart by themselves and not by their form."""
    return any(name == variable and "one" not in keys for name, keys, _ in ENGLISH[key].selectors)


@pytest.mark.parametrize("code", OTHERS)
def test_every_case_of_a_choice_is_there(code):
    wrong = {}
    for key in ENGLISH.keys() & patterns(code).keys():
        there = {variable: set() for variable, _, _ in patterns(code)[key].selectors}
        for variable, keys, _ in patterns(code)[key].selectors:
            there[variable] |= set(keys)
        for variable, keys, default in ENGLISH[key].selectors:
            cases = {each for each in keys if each not in CATEGORIES and each != default}
            if cases - there.get(variable, set()) and (code, key) not in LEFT_OUT:
                wrong[key] = sorted(cases - there.get(variable, set()))
    assert wrong == {}


# --- letters
def missing(words):
    """The characters of a text that its own fonts lack, in any weight of text and headings."""
    found = set()
    for script, part in text.runs(text.clean(words)):
        assert not isinstance(script, Borrowed), (words, part)
        for face in ("text", "head"):
            for weight in ("regular", "medium", "bold", "black"):
                glyphs = coverage(font_file(face, script, weight))
                found |= {letter for letter in part if ord(letter) not in glyphs and letter not in "\u200c\u200d"}
    return found


@pytest.mark.parametrize("code", CODES)
def test_every_character_has_a_glyph(code):
    wrong = {key: sorted(found) for key, pattern in patterns(code).items() if (found := missing("".join(pattern.texts)))}
    assert wrong == {}


@pytest.mark.parametrize("code", CODES)
def test_every_character_of_a_number_has_a_glyph(code):
    words = Speech(LANG, code).say("table-photo-behind", ms=1234567.8)
    assert missing(words) == set()


@pytest.mark.parametrize("code", CODES)
def test_no_mark_stands_alone(code):
    wrong = [key for key, pattern in patterns(code).items() for each in pattern.texts if alone(each)]
    assert wrong == []


def alone(words):
    """Whether a mark follows nothing that it could sit on. A piece of text may begin right after a variable, which ends in a letter."""
    return any(
        unicodedata.category(letter).startswith("M") and (unicodedata.category(before)[0] not in "LM") for before, letter in pairwise(words)
    )


@pytest.mark.parametrize("code", CODES)
def test_messages_are_written_in_composed_form_without_hidden_characters(code):
    allowed = {"\u200b", "\u200c", "\u200d"}
    wrong = {}
    for key, pattern in patterns(code).items():
        words = "".join(pattern.texts)
        hidden = {letter for letter in words if unicodedata.category(letter) in ("Cf", "Cc", "Co", "Cn") and letter not in {*allowed, "\n"}}
        if hidden or unicodedata.normalize("NFC", words) != words:
            wrong[key] = sorted(map(ascii, hidden))
    assert wrong == {}


# --- lines
def test_thai_tells_where_its_lines_may_break():
    wrong = []
    for key, pattern in patterns("th").items():
        for words in pattern.texts:
            stretches = words.replace(ZWSP, " ").split()
            if any(len(each) > 20 and is_thai(each) for each in stretches):
                wrong.append(key)
    assert wrong == []


def is_thai(words):
    return sum("\u0e00" <= letter <= "\u0e7f" for letter in words) > len(words) // 2


@pytest.mark.parametrize("code", ["bn", "th"])
@settings(max_examples=60)
@given(data=st.data())
def test_no_line_breaks_inside_a_cluster(code, data):
    pieces = sorted({words for pattern in patterns(code).values() for words in pattern.texts if len(words) > 12})
    words = data.draw(st.sampled_from(pieces))
    style = Style(data.draw(st.integers(12, 40)))
    room = data.draw(st.integers(style.px * 2, 400))
    lines = text.wrap(words, style, room)
    assert "".join("".join(lines).split()) == "".join(words.replace(ZWSP, "").split())
    assert [line for line in lines if torn(line)] == []


def torn(line):
    """Whether a line begins or ends inside what belongs together."""
    first, last = line[:1], line[-1:]
    starts = bool(first) and (unicodedata.category(first).startswith("M") or first in AFTER_VOWEL)
    return starts or last == "\u09cd" or (bool(last) and last in BEFORE_VOWEL)


@pytest.mark.parametrize(("code", "shown"), [("en", "1,234.5"), ("de", "1.234,5"), ("it", "1.234,5"), ("fr", "1\u202f234,5")])
def test_numbers_are_written_as_the_language_does(code, shown):
    assert shown in Speech(LANG, code).say("table-photo-behind", ms=1234.5)


@pytest.mark.parametrize("code", CODES)
def test_the_message_library_knows_the_language(code):
    bundle = FluentBundle([code])
    assert bundle._babel_locale.language == code
