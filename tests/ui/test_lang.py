"""Words: the chosen language, then English, then the key itself."""

import logging

import pytest

from game.ui.lang import Speech

MENU = """
hello = Hello { $name }
only = English only
cards = { $n ->
    [one] one card
   *[other] { $n } cards
 }
"""
FILES = {"en": {"menu": MENU, "set": "more = More\n"}, "de": {"menu": "hello = Hallo { $name }\n"}}


@pytest.fixture
def folder(tmp_path):
    for code, files in FILES.items():
        (tmp_path / code).mkdir()
        for name, content in files.items():
            (tmp_path / code / f"{name}.ftl").write_text(content, "utf-8")
    return tmp_path


def test_the_chosen_language_answers(folder):
    assert Speech(folder, "de").say("hello", name="Eva") == "Hallo Eva"


def test_what_it_lacks_comes_from_english(folder):
    assert Speech(folder, "de").say("only") == "English only"


def test_every_file_of_a_language_counts(folder):
    assert Speech(folder).say("more") == "More"


def test_plurals_belong_to_the_message(folder):
    speech = Speech(folder)
    assert (speech.say("cards", n=1), speech.say("cards", n=3)) == ("one card", "3 cards")


def test_a_missing_key_is_shown_and_logged_once(folder, caplog):
    speech = Speech(folder)
    with caplog.at_level(logging.WARNING):
        assert [speech.say("nothing") for _ in range(3)] == ["nothing"] * 3
    assert len(caplog.records) == 1


def test_a_missing_argument_never_crashes(folder):
    assert "Hello" in Speech(folder).say("hello")


def test_a_default_stands_in_for_what_nobody_has(folder):
    assert Speech(folder).say_or("Set", "game-set-title") == "Set"
    assert Speech(folder).say_or("x", "only") == "English only"


def test_no_isolation_marks_that_have_no_glyph(folder):
    assert "\u2068" not in Speech(folder).say("hello", name="A")


def test_an_unknown_language_is_english(folder):
    assert Speech(folder, "xx").code == "en"


def test_languages_are_the_folders_english_first(folder):
    assert Speech(folder).languages == ("en", "de")


def test_changing_the_language_counts_at_once(folder):
    speech = Speech(folder)
    say = speech.say
    speech.choose("de")
    assert say("hello", name="Eva") == "Hallo Eva"


def test_what_the_screen_shows_counts_at_once_in_messages_and_in_those_they_refer_to(tmp_path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("ten = { $deck ->\n    [plain] 10\n   *[french] king\n}\nplay = Play the { ten }\n", "utf-8")
    speech = Speech(tmp_path)
    assert speech.say("play") == "Play the king"
    speech.agree({"deck": "plain"})
    assert speech.say("play") == "Play the 10"
    speech.choose("en")
    assert speech.say("play") == "Play the 10"


def test_a_broken_line_of_a_file_does_not_stop_the_rest(tmp_path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("good = Good\n= broken\nbetter = Better\n", "utf-8")
    assert Speech(tmp_path).say("better") == "Better"
