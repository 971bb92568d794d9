"""Nothing is cut at 960 × 540 with letters of 150 %: every screen of the contact sheet in every language, English made longer.

What is cut is heard from the one module that cuts, not read from pictures.
"""

import re
import shutil

import pytest
from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer
from kits import menus
from kits.menus import unreadable
from kits.messages import CODES, LANG
from kits.shared_faces import shared_faces

from game.app import house, sheet
from game.app.lesson import Learn
from game.app.sheet import tables
from game.app.sheet.studio import PEOPLE, Look, Studio
from game.games import GAMES
from game.ui import text
from game.ui.scenes.coach import CoachScene
from game.ui.scenes.page import Page
from game.ui.scenes.rules_page import RulesPage
from game.ui.scenes.table import TableScene
from game.ui.theme import SMALL

SIZE, LETTERS = (960, 540), 150
LONGER = 0.4
PRESETS = [(game, name, options) for game in GAMES.values() for name, options in game.info.presets]
MAY_BE_CUT = {
    "Küche im Dachgeschoss": "a name that somebody gave",
    **dict.fromkeys((*PEOPLE, "Benedetta", "Dora", "Nils"), "a name that somebody gave"),
    "192.168.0.7  ·  7K3F-0000": "an example in an empty line; the sentence below it says the same",
}
"""What may be cut, and why."""
LONG_NAMES = re.compile(r"Computercomp|p \([a-z]+\)")
"""In the longer language computer players have names of more than the 24 characters that anybody else's may have."""


class _Stretched(Transformer):
    """Every word of a message longer by two fifths."""

    def visit_TextElement(self, node):
        return ast.TextElement(re.sub(r"[^\W\d]{2,}", lambda word: word[0] + word[0][: -(-len(word[0]) * 2 // 5)].lower(), node.value))


@pytest.fixture(scope="module")
def languages(tmp_path_factory):
    """The folder of languages with one more, in which everything is longer than in English."""
    folder = tmp_path_factory.mktemp("lang")
    shutil.copytree(LANG, folder, dirs_exist_ok=True)
    (folder / "long").mkdir()
    for file in (LANG / "en").glob("*.ftl"):
        (folder / "long" / file.name).write_text(serialize(_Stretched().visit(parse(file.read_text("utf-8")))), "utf-8")
    return folder


@pytest.fixture(scope="module")
def faces():
    """Faces are the same in every language."""
    with shared_faces(fine=False) as made:
        yield made


@pytest.mark.parametrize("code", [code if code != "en" else "long" for code in CODES])
def test_nothing_is_cut(code, languages, faces, monkeypatch, tmp_path):
    monkeypatch.setattr(house, "LANGUAGES", languages)
    studio, cut = Studio(Look(SIZE, code, LETTERS), tmp_path), []
    try:
        for name, screen in sheet.screens().items():
            studio.house.title()
            screen(studio)
            found = unreadable(monkeypatch, studio.picture, 8)
            cut += sorted({(name, kind, words) for kind, words in found if not may_be_cut(studio, kind, words)})
    finally:
        studio.close()
    assert cut == []


@pytest.mark.parametrize("code", [code if code != "en" else "long" for code in CODES])
def test_nothing_a_lesson_or_its_menus_say_is_cut(code, languages, faces, monkeypatch, tmp_path):
    """Every sentence has room in the panel, in letters that are still large."""
    monkeypatch.setattr(house, "LANGUAGES", languages)
    studio, found = Studio(Look(SIZE, code, LETTERS), tmp_path), []
    try:
        for game in GAMES.values():
            studio.house.title()
            lesson = Learn(studio.house, game)
            studio.house.enter(lesson)
            studio.turn(tables.TOLD)
            panel = studio.top._laid
            found += [words for words in lesson.sentences if text.height(words, panel.style, panel.room.w) > panel.room.h]
            assert panel.style.px >= studio.stage.scale.type(SMALL)
            for opens in (lesson._menu, lesson._ended):
                opens()
                told = unreadable(monkeypatch, studio.picture, 8)
                found += [words for kind, words in told if not may_be_cut(studio, kind, words)]
                studio.stage.pop()
    finally:
        studio.close()
    assert found == []


@pytest.mark.parametrize("code", [code if code != "en" else "long" for code in CODES])
def test_no_page_of_rules_is_cut(code, languages, monkeypatch, tmp_path):
    """Every preset of every game, from the first line to the last."""
    monkeypatch.setattr(house, "LANGUAGES", languages)
    studio, found = Studio(Look(SIZE, code, LETTERS), tmp_path), []
    try:
        for game, name, options in PRESETS:
            page = RulesPage(game, name, options)
            studio.stage.push(page)
            more = True
            while more:
                found += unreadable(monkeypatch, lambda: menus.shown(studio.stage), 10)
                more = page.text.turn(1)
            assert page.text.at == page.text.last
            studio.stage.pop()
    finally:
        studio.close()
    assert found == []


def test_every_kind_of_screen_is_on_the_sheet(faces, tmp_path):
    """A page that is added later has to be added there as well."""
    studio, shown = Studio(Look(SIZE, "en"), tmp_path), set()
    try:
        for screen in sheet.screens().values():
            studio.house.title()
            screen(studio)
            shown |= {type(scene) for scene in studio.stage._scenes}
    finally:
        studio.close()
    assert {kind for kind in (*Page.__subclasses__(), TableScene, CoachScene) if kind.__module__.startswith("game.")} - shown == set()


def may_be_cut(studio, kind, words):
    """Names, and the dealer's mark, which is told by its form as well."""
    return words in MAY_BE_CUT or LONG_NAMES.match(words) or (kind == "tiny" and words == studio.stage.say("dealer-mark"))


def test_the_longer_language_is_longer(languages):
    speech = house.Speech(languages, "long")
    assert speech.say("title-settings") == "Settingssett"
