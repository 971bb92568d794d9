"""Words agree with the screen: under every palette and deck, lessons and rules name the colours and faces that are shown, and no others."""

import re

import pytest
from kits.messages import CODES, LANG, patterns

from game.games import GAMES, part
from game.ui.faces.inks import PALETTES, STANDARD, inks_for
from game.ui.lang import Speech
from game.ui.looks import USUAL, looks
from game.ui.rule_words import chapters

DECKS = ("french", "plain", "neapolitan")
COLOURS = ("red", "green", "purple", "orange", "blue", "turquoise", "black")
SPACED = ("en", "de", "fr", "it")
"""Languages in which a word can be told from a part of another one."""


def speaking(code, palette="standard", deck="french"):
    speech = Speech(LANG, code)
    speech.agree(looks(inks_for(palette, "two", False), deck))
    return speech


def texts(speech, game_id):
    """Every sentence of the lesson and every line of the rules, by all ready-made options."""
    game = GAMES[game_id]
    for passage in part(game_id, "lesson").lesson().passages:
        yield speech.say(f"lesson-{game_id}-{passage.name}")
        if passage.wanted:
            yield speech.say(f"lesson-{game_id}-{passage.name}-wrong")
    for _, options in game.info.presets:
        for chapter in chapters(speech, game, options):
            for clause in chapter.clauses:
                yield from clause.lines


def naming(words, lines):
    """The lines in which one of the words stands, in the plural too."""
    found = re.compile("|".join(rf"(?<!\w){re.escape(word)}(?:s|e|en)?(?!\w)" for word in words), re.IGNORECASE)
    return [line for line in lines if found.search(line)]


def faces(speech, deck):
    """What the pictures and suits of a deck are called, the worth left away."""
    ranks = [speech.say(f"scopa-rank-{deck}-{rank}").split(" (")[0] for rank in "JQK"]
    return {word.lower() for word in (*ranks, *(speech.say(f"scopa-suit-{deck}-{suit}") for suit in "CDHS")) if not word.isdigit()}


def test_what_a_message_is_told_is_what_the_screen_shows():
    assert USUAL == {"deck": "french", "red": "red", "green": "green", "purple": "purple"}
    shown = looks(inks_for("red-green", "four", True), "plain")
    assert shown == {"deck": "plain", "red": "orange", "green": "blue", "purple": "black"}


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("code", SPACED)
def test_s1_no_colour_is_named_that_the_palette_does_not_show(code, palette):
    speech, shown = speaking(code, palette), inks_for(palette, "two", False).set_names
    lines = list(texts(speech, "set"))
    others = [speech.say(f"set-colour-{name}") for name in COLOURS if name not in shown]
    bare = [word.removeprefix("in ") for word in others]  # Italian: "in rosso"
    assert naming(bare, lines) == []
    assert all(naming([speech.say(f"set-colour-{name}")], lines) for name in shown)


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("code", CODES)
def test_s1_every_language_says_the_three_colours_as_they_look(code, palette):
    speech, names = speaking(code, palette), inks_for(palette, "two", False).set_names
    words = [speech.say(f"set-colour-{name}") for name in names]
    assert [speech.say(f"set-shown-{name}") for name in STANDARD.set_names] == words
    told = speech.say("lesson-set-pick-wrong")
    assert all(word in told for word in words)


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("code", SPACED)
def test_p2_no_face_is_named_that_the_deck_does_not_show(code, deck):
    speech = speaking(code, deck=deck)
    own = faces(speech, deck)
    others = {word for other in DECKS for word in faces(speech, other)} - own
    lines = [line.replace("Re bello", "") for line in texts(speech, "scopa")]  # the point is called so in every deck
    assert naming(others, lines) == []
    assert naming(own, lines) != []


@pytest.mark.parametrize(
    ("deck", "laid", "suit"),
    [
        ("french", "a king", "the seven of diamonds"),
        ("plain", "a 10", "the seven of diamonds"),
        ("neapolitan", "a re", "the seven of coins"),
    ],
)
def test_p1_p2_the_lesson_speaks_of_the_cards_that_lie_there(deck, laid, suit):
    speech = speaking("en", deck=deck)
    assert speech.say("lesson-scopa-sum").startswith(f"Your opponent laid {laid}: nothing on the table made ten.")
    assert speech.say("lesson-scopa-settebello-wrong") == f"Your seven takes {suit} on the table."


@pytest.mark.parametrize(
    ("palette", "said"),
    [
        ("standard", "red, red, green"),
        ("red-green", "orange, orange, blue"),
        ("blue-yellow", "red, red, turquoise"),
        ("contrast", "red, red, green"),
    ],
)
def test_s14_the_near_set_of_the_lesson_is_told_in_the_colours_of_the_palette(palette, said):
    assert speaking("en", palette).say("lesson-set-pick-near") == f"Pick the three marked ones: {said}."


@pytest.mark.parametrize("code", [code for code in CODES if code != "en"])
def test_the_same_words_of_the_screen_are_used_in_every_language(code):
    english, other = patterns("en"), patterns(code)
    about = [key for key in english if key.startswith(("lesson-", "set-", "scopa-"))]
    assert {key: other[key].references for key in about} == {key: english[key].references for key in about}
