"""Sound: what is played reaches the device; without one everything is silent and nothing fails."""

import subprocess
import sys
from array import array

import pygame
import pytest

from game.ui.effects import EFFECTS
from game.ui.sound import Sounds
from game.ui.synth import RATE

RECORD = """
import sys, time
import pygame
from game.ui import sound
sound.EFFECTS = {"set": sound.EFFECTS["set"]}
volume, mute, pan = int(sys.argv[1]), sys.argv[2] == "mute", float(sys.argv[3])


class Slow:
    # a channel that takes its time over its volume

    def __init__(self, channel):
        self._channel = channel

    def set_volume(self, left, right):
        time.sleep(0.05)
        self._channel.set_volume(left, right)

    def play(self, effect):
        self._channel.play(effect)


class Take(pygame.mixer.Sound):
    def play(self):
        return Slow(super().play())


pygame.mixer.find_channel = lambda find=pygame.mixer.find_channel: Slow(find())
pygame.mixer.Sound = Take
sounds = sound.Sounds(volume, mute)
sounds.start()
assert sounds.wait(60)
sounds.play("set", pan)
while pygame.mixer.get_busy():
    time.sleep(0.01)
sounds.close()
"""


def record(folder, volume=100, mute=False, pan=0.0):
    """What the device got, as (left, right) samples."""
    out = folder / "out.raw"
    run = subprocess.run(
        [sys.executable, "-c", RECORD, str(volume), "mute" if mute else "loud", str(pan)],
        env={"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(out), "SDL_DISKAUDIODELAY": "1", "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    samples = array("h", out.read_bytes())
    return samples[0::2], samples[1::2]


def peak(samples):
    return max(map(abs, samples), default=0)


def test_an_effect_reaches_the_device_unclipped(tmp_path):
    left, right = record(tmp_path)
    assert 8_000 < peak(left) < 32_767
    assert 8_000 < peak(right) < 32_767


def test_volume_is_as_it_feels_and_mute_is_silence(tmp_path):
    """From the first sample on, however long the volume takes to be set."""
    full, half = peak(record(tmp_path)[0]), peak(record(tmp_path, volume=50)[0])
    assert half == pytest.approx(full / 4, rel=0.05)
    assert peak(record(tmp_path, mute=True)[0]) == 0


def test_pan_moves_an_effect_sideways(tmp_path):
    left, right = record(tmp_path, pan=1.0)
    assert peak(left) == 0
    assert peak(right) > 8_000


@pytest.fixture
def no_device(monkeypatch):
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "there-is-none")


@pytest.mark.usefixtures("no_device")
def test_without_a_device_everything_is_silent():
    sounds = Sounds(70, mute=False)
    sounds.start()
    assert sounds.wait(60)
    assert pygame.mixer.get_init() is None
    for effect in EFFECTS:
        sounds.play(effect)
    sounds.close()


def test_a_device_that_is_not_there_is_not_complained_about():
    code = "from game.ui.sound import Sounds; sounds = Sounds(70, False); sounds.start(); sounds.wait(60); sounds.close(); print('end')"
    env = {"SDL_AUDIODRIVER": "alsa", "AUDIODEV": "there-is-none", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)
    assert (run.returncode, run.stdout, run.stderr) == (0, "end\n", "")


def test_before_the_start_and_after_the_end_playing_does_nothing():
    sounds = Sounds(70, mute=False)
    sounds.play("set")
    sounds.start()
    sounds.close()
    sounds.play("set")
    assert pygame.mixer.get_init() is None


def test_the_device_is_asked_for_what_the_samples_are():
    sounds = Sounds(70, mute=False)
    sounds.start()
    assert sounds.wait(60)
    assert pygame.mixer.get_init() == (RATE, -16, 2)
    for _ in range(100):
        sounds.play("deal", -0.3)  # more than there are channels
    sounds.close()
