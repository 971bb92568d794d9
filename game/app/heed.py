"""What a changed setting does at once to the things that live as long as the window. Decides which setting concerns what; keeps none."""

from collections.abc import Collection

import pygame

from game.profile.settings import Settings
from game.ui.faces.inks import Inks, inks_for
from game.ui.lang import FALLBACK
from game.ui.looks import looks
from game.ui.scene import Stage
from game.ui.sound import Sounds
from game.ui.theme import CLOTHS


def heed(now: Settings, changed: Collection[str], stage: Stage, sounds: Sounds) -> None:
    """Let the settings count that were changed, by name; a change of the volume is heard."""
    stage.table_sounds = now.table_sounds
    stage.spread(CLOTHS[now.felt])
    if {"volume", "mute"} & set(changed):
        sounds.tune(now.volume, now.mute)
        sounds.play("select")
    if "language" in changed:
        stage.speech.choose(spoken(now.language, stage.speech.languages))
        stage.resized()  # words that are kept are said anew
    if {"palette", "deck"} & set(changed):
        stage.speech.agree(looks(inks_of(now), now.deck))
    if "text_size" in changed:
        stage.enlarge(now.text_size / 100)


def spoken(chosen: str | None, known: Collection[str]) -> str:
    """The chosen language, or the first of the system's that is known; English if none is. All are codes."""
    wanted = (chosen, *(each["language"] for each in pygame.system.get_pref_locales()))
    return next((code for code in wanted if code is not None and code in known), FALLBACK)


def inks_of(now: Settings) -> Inks:
    """The colours of card faces."""
    return inks_for(now.palette, now.suits, now.marks)


def unmoving(now: Settings) -> bool:
    """Whether nothing is to slide, flip, shake or flash: reduced motion, or no movement at all."""
    return now.still or now.animation == "off"
