"""The effects themselves, measured on their samples."""

import math
from itertools import combinations, pairwise
from typing import get_args

import pytest

from game.ui.effects import EFFECTS, Effect
from game.ui.synth import PEAK, RATE, Noise, Partial, Tone, hertz, render

PURE = (Partial(1, 1),)
FULL = 32_767
GREAT = ("call", "set", "go", "win", "sweep", "settebello", "royal", "sixty-six", "vole", "king")


@pytest.fixture(scope="module")
def made():
    return {name: render(score.layers, score.loudness) for name, score in EFFECTS.items()}


def power(samples):
    return math.sqrt(sum(s * s for s in samples) / len(samples)) / FULL


def test_every_named_effect_has_a_score():
    assert set(get_args(Effect)) == set(EFFECTS)


@pytest.mark.parametrize("name", EFFECTS)
def test_no_effect_clips_clicks_or_drags_on(made, name):
    samples = made[name]
    assert 0.3 < max(map(abs, samples)) / FULL < PEAK + 0.001
    assert max(map(abs, samples[:2] + samples[-2:])) <= 0.001 * FULL
    assert abs(sum(samples) / len(samples)) < 0.01 * FULL  # no constant pushing the loudspeaker
    assert len(samples) / 2 / RATE < 2.0
    assert power(samples) > 0.01


def test_effects_of_a_press_are_short(made):
    for name in ("press", "select", "unselect", "tick", "deal", "card", "hurry", "chat"):
        assert len(made[name]) / 2 / RATE < 0.32
    for name in ("press", "select", "unselect", "tick", "deal", "card"):
        assert len(made[name]) / 2 / RATE < 0.2


def test_all_effects_differ(made):
    for one, other in combinations(made.values(), 2):
        apart = [a - b for a, b in zip(one, other, strict=False)]
        assert power(apart) > 0.01


def test_great_moments_are_louder_than_touches_and_none_drowns_another(made):
    loudest = {name: max(power(s[at : at + RATE // 10]) for at in range(0, len(s), RATE // 10)) for name, s in made.items()}
    assert min(loudest[name] for name in GREAT) > max(loudest[name] for name in ("press", "select", "tick", "deal", "card", "chat"))
    assert max(loudest.values()) < 2.5 * min(loudest.values())


def test_takes_of_one_effect_differ_and_each_can_be_made_again():
    score = EFFECTS["deal"]
    takes = [render(score.layers, score.loudness, take).tobytes() for take in range(score.takes)]
    assert len(set(takes)) == score.takes > 1
    assert render(score.layers, score.loudness, 1).tobytes() == takes[1]


@pytest.mark.parametrize(("note", "hz"), [("A4", 440.0), ("A5", 880.0), ("C4", 261.626), ("F#3", 184.997)])
def test_notes_are_in_equal_temperament(note, hz):
    assert hertz(note) == pytest.approx(hz, abs=0.001)


def upward_crossings(samples):
    return sum(a < 0 <= b for a, b in pairwise(samples))


def test_a_tone_has_its_pitch_and_a_glide_leaves_it():
    tenth = slice(0, RATE // 5, 2)  # the left channel of the first tenth of a second
    assert upward_crossings(render([Tone("A4", PURE, 1.0)], 0.1)[tenth]) == pytest.approx(44, abs=1)
    assert upward_crossings(render([Tone("A4", PURE, 1.0, glide=120)], 0.1)[tenth]) > 55


def test_a_tone_dies_away_by_a_thousandth_over_its_ring():
    left = render([Tone("A4", PURE, 1.0)], 0.1)[0::2]
    early, later = (max(left[at : at + RATE // 20]) for at in (RATE // 10, RATE * 6 // 10))
    assert later / early == pytest.approx(math.sqrt(0.001), rel=0.05)  # half a ring apart


def test_noise_and_pan():
    right = render([Noise(500, 2000, 0.2, pan=1.0)], 0.1)
    assert power(right[1::2]) > 3 * power(right[0::2])  # only the room answers from the left
