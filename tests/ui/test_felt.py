"""Cloths of the table: on each of them letters keep 4.5 : 1 and signs 3 : 1 (WCAG 1.4.3, 1.4.11), and another one counts at once."""

import pygame
import pytest
from kits.colour_vision import contrast

from game.app.heed import heed
from game.app.sheet.screens import screens
from game.app.sheet.studio import Look, Studio
from game.profile import Settings, settings
from game.ui import text
from game.ui.backdrop import backdrop
from game.ui.bindings import Bindings
from game.ui.scene import Stage
from game.ui.scenes.waiting import Waiting
from game.ui.shapes import mix
from game.ui.sound import Sounds
from game.ui.theme import AMBER, BOARD, CLOTHS, CORAL, FOCUS, GOLD, INK, MIST, NIGHT, PAPER, PLAYERS, SHADOW, WHITE

LARGE = 24
"""Letters from here on count as large: 3 : 1 is enough."""


def pixels(cloth):
    """Places all over the cloth: the light, the rim, grain and pattern."""
    felt = backdrop((1280, 720), CLOTHS[cloth])
    return [felt.get_at((x, y))[:3] for x in range(3, 1280, 37) for y in range(3, 720, 31)]


def worst(ink, grounds):
    return min(contrast(ink, ground) for ground in grounds)


def test_the_settings_offer_the_cloths_there_are():
    assert settings.Felt.__args__ == tuple(CLOTHS)
    assert len(CLOTHS) >= 4
    assert {cloth.pale for cloth in CLOTHS.values()} == {True, False}


@pytest.mark.parametrize("cloth", CLOTHS)
def test_words_on_the_cloth_can_be_read(cloth, window):
    ink, grounds = CLOTHS[cloth].ink, pixels(cloth)
    for colour in (PAPER, WHITE, MIST, GOLD, CORAL):
        assert worst(ink(colour), grounds) >= 4.5, colour
    assert worst(ink(AMBER), grounds) >= 3  # a cup


@pytest.mark.parametrize("cloth", CLOTHS)
def test_words_on_dark_boards_can_be_read_on_every_cloth(cloth, window):
    for board in (INK, NIGHT):
        grounds = [mix(ground, board, BOARD / 255) for ground in pixels(cloth)]
        for colour in (PAPER, WHITE, MIST, GOLD, CORAL):
            assert worst(colour, grounds) >= 4.5, colour


@pytest.mark.parametrize("cloth", CLOTHS)
def test_rings_stand_out_by_their_colour_or_by_their_dark_rim(cloth, window):
    """The focus ring, and the rings, arrows and badges of players with the dark rim that all of them have."""
    assert min(max(contrast(FOCUS, ground), contrast(INK, ground)) for ground in pixels(cloth)) >= 3
    assert all(contrast(colour, INK) >= 3 for colour in (FOCUS, *PLAYERS))


def test_cloths_differ_at_a_glance(window):
    means = [pygame.transform.average_color(backdrop((320, 180), cloth))[:3] for cloth in CLOTHS.values()]
    assert all(sum(abs(a - b) for a, b in zip(one, other, strict=True)) > 40 for one in means for other in means if one is not other)


def test_another_cloth_counts_at_once(window, speech):
    """Under the scene that is shown, and for the letters on it."""
    stage = Stage(window, speech, Bindings())
    stage.push(Waiting("Shuffling", lambda _: None, lambda: None))
    seen = {}
    for felt in ("sand", "night"):
        heed(Settings(felt=felt), ("felt",), stage, Sounds(0, True))
        assert stage.changed
        stage.draw(window.canvas)
        seen[felt] = window.canvas.get_at((40, 400))[:3]
        assert stage.top.label.style.colour == CLOTHS[felt].ink(PAPER)
    assert sum(seen["sand"]) > sum(seen["night"]) + 300


@pytest.fixture(scope="module", params=["sand", "green"])
def studio(request, tmp_path_factory):
    made = Studio(Look((1280, 720), "en"), tmp_path_factory.mktemp("profile"))
    made.house.change(felt=request.param)
    yield made
    made.close()


@pytest.mark.parametrize(
    "name",
    ["title", "chooser", "setup seats set", "settings general", "host set", "room scopa", "join", "waiting", "set turn", "set result",
     "scopa turn", "schnapsen full", "schnapsen menu", "ecarte turn"],
)  # fmt: skip
def test_every_line_of_text_on_a_screen_can_be_read(name, studio, monkeypatch):
    """Each line is compared with what lay under it when it was written; the shadows of headings are no text."""
    poor, write = [], text.draw

    def draw(surface, words, style, box, *where):
        before = surface.copy()
        drawn = write(surface, words, style, box, *where)
        part = drawn.clip(surface.get_clip())
        if words.strip() and part.w and part.h and style.colour[:3] not in (SHADOW, CLOTHS["sand"].ink(SHADOW)):
            ground = pygame.transform.average_color(before, part)[:3]
            if contrast(style.colour[:3], ground) < (3 if style.px >= LARGE else 4.5):
                poor.append((words, style.px, style.colour, ground))
        return drawn

    studio.house.title()
    screens()[name](studio)
    monkeypatch.setattr(text, "draw", draw)
    studio.picture()
    assert poor == []
