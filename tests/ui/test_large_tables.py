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
from game.core.game import preset, seat_counts
from game.games import GAMES, part
from game.ui.bindings import Bindings
from game.ui.scene import Stage
from game.ui.scenes.table import Manner

ACTS = 26
TABLES = [(game, name, count) for game in GAMES.values() for name, _ in game.info.presets for count in seat_counts(game, name)[::-1][:2]]
"""Every preset with the two largest numbers of people."""


@pytest.fixture
def screen_of(one_window, window, driver_of):
    made = []

    def make(game, name, count, scale=1.5, speech=LongSpeech):
        other = "Maximilian Oberhuber" if count <= 2 else "Max"  # among many a long name may be cut
        people = (person("Anna"), *[computer("medium", other)] * (count - 1))
        pygame.display.set_mode((960, 540), pygame.RESIZABLE)
        one_window.fit()
        stage = Stage(one_window, speech(LANGUAGES), Bindings())
        stage.enlarge(scale)
        screen = CardScreen(
            driver_of(stage), game, part(game.info.id, "table"), preset(game, name), people, manner=Manner(speed="off", still=True)
        )
        made.append(screen)
        return screen

    yield make
    for screen in made:
        screen.close()


@pytest.mark.parametrize(("game", "name", "count"), TABLES, ids=[f"{game.info.id}-{name}-{count}" for game, name, count in TABLES])
def test_nothing_on_a_table_is_cut(game, name, count, screen_of, monkeypatch):
    found, dice = set(), random.Random(zlib.crc32(game.info.id.encode()))
    screen = screen_of(game, name, count)
    for _ in range(ACTS):
        act(screen, dice)
        screen.turn(1200, 400)
        found |= set(unreadable(monkeypatch, lambda: shown(screen.drive.stage), least=8))
    screen.scene.log.open = True
    found |= set(unreadable(monkeypatch, lambda: shown(screen.drive.stage), least=8))
    assert found == set()
