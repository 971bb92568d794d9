"""The rules in words: every clause of every game under all options, nothing left out, nothing raw, every option told."""

import re
from functools import cache
from pathlib import Path

import msgspec
import pytest

from game.core.errors import IllegalOptions
from game.core.game import seat_counts
from game.games import FOLDERS, GAMES
from game.ui.lang import Speech
from game.ui.rule_words import POINT, arguments, chapters

ROOT = Path(__file__).parents[2]
LANG = ROOT / "assets" / "lang"


class Remembering(Speech):
    """Says each message once for each set of the arguments that stand in it; there are thousands of pages of the same clauses."""

    def __init__(self, code="en"):
        super().__init__(LANG, code)
        self.names, self.said = {}, {}
        for path in sorted((*LANG.glob("en/rules*.ftl"), *LANG.glob(f"{self.code}/rules*.ftl"))):
            for key, pattern in re.findall(r"^([\w-]+) =(.*(?:\n(?: .*|\}.*)?)*)", path.read_text("utf-8"), re.MULTILINE):
                self.names[key] = self.names.get(key, set()) | set(re.findall(r"\$(\w+)", pattern))

    def say(self, key, /, **args):
        wanted = (key, *(args.get(name) for name in sorted(self.names.get(key, ()))))
        if wanted not in self.said:
            self.said[wanted] = super().say(key, **args)
        return self.said[wanted]


speech_in = cache(Remembering)
SPEECH = speech_in("en")
GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
PRESETS = [(game, name) for game in GAMES.values() for name, _ in game.info.presets]
PRESET = pytest.mark.parametrize(("game", "name"), PRESETS, ids=[f"{game.info.id}-{name}" for game, name in PRESETS])


def playable(game, name, options):
    """Whether some number of seats can play with these options."""
    for seats in seat_counts(game, name):
        try:
            game.check(options, seats)
        except IllegalOptions:
            continue
        return True
    return False


def variants(game, name):
    """The preset, with every value of every choice that goes together with it: option, value, options."""
    base = dict(game.info.presets)[name]
    yield "", "", base
    for choice in game.info.choices:
        for value in choice.values:
            options = msgspec.structs.replace(base, **{choice.option: value})
            if playable(game, name, options):
                yield choice.option, value, options


@cache
def told_by(game, options):
    """The chapters in English."""
    return chapters(SPEECH, game, options)


def lines(game, options):
    """Every line of every clause, without titles."""
    return [line for chapter in told_by(game, options) for clause in chapter.clauses for line in clause.lines]


@GAME
def test_every_chapter_has_a_title_and_no_clause_is_in_two(game):
    ids = [each for _, clauses in game.info.chapters for each in clauses]
    assert ids
    assert len(ids) == len(set(ids))
    keys = [key for key, _ in game.info.chapters]
    assert len(keys) == len(set(keys))
    assert keys[0] == "short"
    for key in keys:
        assert SPEECH.say_or("", f"{game.info.id}-chapter-{key}")


@cache
def known(game):
    """Every ready-made set of rules, and every choice added to the first."""
    first, *others = (name for name, _ in game.info.presets)
    return (*(options for _, _, options in variants(game, first)), *(dict(game.info.presets)[name] for name in others))


def said(speech, game):
    """What every clause says under each of the options `known`."""
    ids = [each for _, clauses in game.info.chapters for each in clauses]
    return [[speech.say(f"{game.info.id}-rule-{each}", **arguments(options)) for each in ids] for options in known(game)]


@cache
def pattern(code, game):
    """Under each of the options `known`: which clauses say something, and which say something else than by the default rules."""
    first, *_ = words = said(speech_in(code), game)
    return [[(bool(now.strip()), now != before) for now, before in zip(each, first, strict=True)] for each in words]


@pytest.mark.parametrize("code", SPEECH.languages)
@GAME
def test_every_clause_can_be_said_in_every_language(game, code):
    words = said(speech_in(code), game)
    assert not [fault for fault in speech_in(code)._missing if fault.startswith(f"{game.info.id}-rule-")]
    assert not any(each.startswith(f"{game.info.id}-rule-") for line in words for each in line)


@pytest.mark.parametrize("code", SPEECH.languages[1:])
@GAME
def test_every_language_switches_on_the_same_options(game, code):
    assert pattern(code, game) == pattern("en", game)


@PRESET
def test_no_page_has_an_empty_chapter_a_gap_or_a_raw_word(game, name):
    for _, _, options in variants(game, name):
        told = told_by(game, options)
        assert told[0].title == SPEECH.say(f"{game.info.id}-chapter-short")
        assert all(chapter.clauses and all(clause.lines for clause in chapter.clauses) for chapter in told)
        for line in lines(game, options):
            assert not re.search(r" [,.;:?!)]|  |[{}$_]|\.\.|,\.", line), line
            assert line.startswith(f"{POINT} ") or (line[0].isupper() and line[-1] in ".!:"), line
    assert not [fault for fault in SPEECH._missing if fault.startswith(f"{game.info.id}-")]


@GAME
def test_every_choice_changes_what_the_page_says(game):
    """Between any two values of a choice, other options being equal, some preset's page differs."""
    for choice in game.info.choices:
        told = {value: set() for value in choice.values}
        for name, _ in game.info.presets:
            for option, value, options in variants(game, name):
                if option == choice.option:
                    told[value].add((name, tuple(lines(game, options))))
        reached = [value for value in choice.values if told[value]]
        assert len(reached) > 1, choice
        for one in reached:
            for other in reached:
                if one != other:
                    assert told[one] - told[other], (choice.option, one, other)


@GAME
def test_the_game_s_own_rules_name_the_clauses_of_the_page(game):
    written = (ROOT / "game" / "games" / FOLDERS.get(game.info.id, game.info.id) / "RULES.md").read_text("utf-8")
    named = re.findall(r"^- \*\*([A-Z]\d+)\*\*", written, re.MULTILINE)
    numbered = [each.upper() for _, clauses in game.info.chapters for each in clauses if each[1:].isdigit()]
    assert numbered == named
