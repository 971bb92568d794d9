"""Changed settings count at once: letters on every scene, the table's sounds, movement, the volume."""

from types import SimpleNamespace

import pygame
import pytest
from kits.set_screen import screens

from game.app.heed import heed, spoken, unmoving
from game.profile import Settings
from game.ui.scenes.title import Entry, Title

screen = screens()


class Speaker:
    """Notes how loud it was made and what it played."""

    def __init__(self):
        self.tuned, self.played = [], []

    def tune(self, volume, mute):
        self.tuned.append((volume, mute))

    def play(self, effect):
        self.played.append(effect)


def test_the_text_size_counts_at_once_on_every_scene_of_the_stack(stage):
    below, above = (Title([Entry("title-play", "play", lambda: None)]) for _ in range(2))
    stage.push(below)
    stage.push(above)
    heed(Settings(text_size=150), {"text_size"}, stage, Speaker())
    assert (stage.scale.text, below.scale.text, above.scale.text) == (1.5, 1.5, 1.5)
    assert stage.changed


def test_the_sounds_of_a_table_are_muted_and_those_of_the_menus_are_not(screen):
    table = screen()
    table.heard.clear()
    heed(Settings(table_sounds=False), {"table_sounds"}, table.drive.stage, Speaker())
    table.take(1)
    table.turn(3000)
    assert table.heard == []
    table.drive.stage.sound("press")
    assert table.heard == ["press"]
    heed(Settings(), {"table_sounds"}, table.drive.stage, Speaker())
    table.take(1)
    assert "set" in table.heard


def test_a_changed_volume_is_heard_and_nothing_else_is(stage):
    speaker = Speaker()
    heed(Settings(volume=20), {"volume"}, stage, speaker)
    heed(Settings(volume=20, deck="plain"), {"deck"}, stage, speaker)
    assert (speaker.tuned, speaker.played) == ([(20, False)], ["select"])


def test_the_language_counts_at_once_and_without_one_the_systems(monkeypatch):
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: [{"language": code, "country": None} for code in ("tlh", "th", "de")])
    chosen, laid = [], []
    speech = SimpleNamespace(choose=chosen.append, languages=("en", "de", "it", "th"))
    stage = SimpleNamespace(speech=speech, spread=lambda cloth: None, resized=lambda: laid.append(len(chosen)))
    for code in ("it", None, "tlh"):
        heed(Settings(language=code), {"language"}, stage, Speaker())
    assert chosen == ["it", "th", "th"]
    assert laid == [1, 2, 3]


def test_where_the_system_speaks_no_language_that_there_is_english_is_spoken(monkeypatch):
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: [{"language": "tlh", "country": None}])
    assert spoken(None, ("th", "en")) == "en"


@pytest.mark.parametrize(
    ("settings", "nothing"),
    [(Settings(), False), (Settings(still=True), True), (Settings(animation="off"), True), (Settings(animation="slow"), False)],
)
def test_nothing_moves_with_reduced_motion_or_with_movement_off(settings, nothing):
    assert unmoving(settings) is nothing
