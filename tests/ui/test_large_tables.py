"""Every table in a small window with very large letters and long words: what is said on it is whole and can be read."""

import random
import zlib

import pygame
import pytest
from kits.card_screen import CardScreen, act
from kits.fake_table import computer, person
from kits.long_words import LongSpeech
from kits.menus import shown, unreadable

from game.app.house import LANGUAGES
from game.core.game import preset
from game.games import GAMES, part
from game.ui.bindings import Bindings
from game.ui.scene import Stage
from game.ui.scenes.table import Manner

ACTS = 26
PEOPLE = (person("Anna"), computer("medium", "Maximilian Oberhuber"))


@pytest.fixture
def screen_of(one_window, window, driver_of):
    made = []

    def make(game, name, scale=1.5, speech=LongSpeech):
        pygame.display.set_mode((960, 540), pygame.RESIZABLE)
        one_window.fit()
        stage = Stage(one_window, speech(LANGUAGES), Bindings())
        stage.enlarge(scale)
        screen = CardScreen(
            driver_of(stage), game, part(game.info.id, "table"), preset(game, name), PEOPLE, manner=Manner(speed="off", still=True)
        )
        made.append(screen)
        return screen

    yield make
    for screen in made:
        screen.close()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_nothing_on_a_table_is_cut(game, screen_of, monkeypatch):
    found, dice = set(), random.Random(zlib.crc32(game.info.id.encode()))
    screen = screen_of(game, game.info.presets[0][0])
    for _ in range(ACTS):
        act(screen, dice)
        screen.turn(1200, 400)
        found |= set(unreadable(monkeypatch, lambda: shown(screen.drive.stage), least=8))
    screen.scene.log.open = True
    found |= set(unreadable(monkeypatch, lambda: shown(screen.drive.stage), least=8))
    assert found == set()
