"""How a score of layers becomes samples: struck tones, swept noise, a little room around them.

Decides the arithmetic of sound only. It knows no device, no clock, and not what an effect is for (that is `effects`).
"""

import math
from array import array
from collections.abc import Iterable
from functools import lru_cache
from itertools import accumulate, repeat
from operator import mul
from random import Random
from typing import NamedTuple, TypeAlias

RATE = 32_000
"""Samples per second and channel: all that is heard of these sounds, for a quarter less work than with 44,100."""
PEAK = 0.89
"""The largest sample of any effect, as a part of full scale: about −1 dB, so that no converter clips between samples."""
FADE = 160
"""Samples over which every effect is brought to silence at its end (5 ms)."""
SILENCE = -6.9
"""Natural logarithm of what counts as died away: a thousandth, −60 dB."""


class Partial(NamedTuple):
    """One sine of a timbre: frequency relative to the note, loudness, and how long it rings relative to the whole."""

    ratio: float
    gain: float
    ring: float = 1.0


Timbre: TypeAlias = tuple[Partial, ...]


class Tone(NamedTuple):
    """A struck note. Times in seconds; `ring` until it has died away; `glide` in semitones over `ring`; `pan` from −1 to 1."""

    note: str
    timbre: Timbre
    ring: float
    gain: float = 1.0
    at: float = 0.0
    pan: float = 0.0
    glide: float = 0.0


class Noise(NamedTuple):
    """A breath of noise through a band that sweeps from `low` to `high` Hz; `rise`: seconds until it is loudest."""

    low: float
    high: float
    ring: float
    gain: float = 1.0
    at: float = 0.0
    pan: float = 0.0
    rise: float = 0.002


Layer: TypeAlias = Tone | Noise


def hertz(note: str) -> float:
    """The frequency of a note such as `A4` (440) or `F#5` in equal temperament."""
    step = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}[note[0]] + note.count("#")
    return float(440.0 * 2 ** ((step - 9) / 12 + int(note[-1]) - 4))


def render(layers: Iterable[Layer], loudness: float, seed: int = 0) -> "array[int]":
    """The effect as interleaved stereo 16-bit samples, quiet at both ends.

    `loudness`: the loudest 50 ms as a part of full scale (root mean square), unless its peaks would pass `PEAK`. The same
    `seed` gives the same noise.
    """
    dice = Random(seed)
    parts = [(layer, _ring(layer) if isinstance(layer, Tone) else _breath(layer, dice)) for layer in layers]
    length = max(round(layer.at * RATE) + len(samples) for layer, samples in parts) + _ROOM[-1][0]
    left, right = [0.0] * length, [0.0] * length
    for layer, samples in parts:
        angle = (layer.pan + 1) * math.pi / 4
        _mix(left, samples, round(layer.at * RATE), math.cos(angle))
        _mix(right, samples, round(layer.at * RATE), math.sin(angle))
    return _finished(*_in_a_room(left, right), loudness)


def _ring(tone: Tone) -> list[float]:
    total = [0.0] * round(tone.ring * RATE)
    for partials in _together(tone):
        ring, gain = tone.ring * partials[0].ring, sum(partial.gain for partial in partials)
        heard = 1 - math.log(min(1.0, gain)) / SILENCE  # a faint one is gone sooner
        count = int(ring * RATE * heard)
        if count > 0:
            if len(partials) > 1:
                wave = _wave(tone.note, partials, ring, count)
            else:
                hz = hertz(tone.note) * partials[0].ratio
                wave = _gliding(hz, ring, count, tone.glide / tone.ring) if tone.glide else _damped(hz, ring, count)
            _mix(total, wave, 0, tone.gain * (1.0 if len(partials) > 1 else gain))
    return total


def _together(tone: Tone) -> list[tuple[Partial, ...]]:
    """The audible partials, those together that are overtones of the note and ring about as long: they repeat as one wave."""
    audible = [partial for partial in tone.timbre if hertz(tone.note) * partial.ratio < RATE / 2.2]
    waves = [partial for partial in audible if partial.ratio % 1 == 0 and not tone.glide]
    groups = [tuple(each for each in waves if (each.ring >= 0.85) == lasting) for lasting in (True, False)]
    return [group for group in groups if group] + [(partial,) for partial in audible if partial not in waves]


def _wave(note: str, partials: tuple[Partial, ...], ring: float, count: int) -> list[float]:
    """Overtones that die away together: a few periods, drawn once and repeated."""
    period = _period(note, partials)
    keep = math.exp(SILENCE / (ring * RATE))
    levels = accumulate(repeat(keep, count - 1), mul, initial=1.0)
    return list(map(mul, (period * (count // len(period) + 1))[:count], levels))


@lru_cache(maxsize=128)
def _period(note: str, partials: tuple[Partial, ...]) -> list[float]:
    """So many whole periods (at most twelve) that they fill a whole number of samples to within a hundredth of a semitone or so."""
    one = RATE / hertz(note)
    times = min(range(1, 13), key=lambda number: abs(number * one - round(number * one)) / number)
    length = round(times * one)
    turn = 2 * math.pi * times / length
    return [sum(partial.gain * math.sin(turn * partial.ratio * at) for partial in partials) for at in range(length)]


def _damped(hz: float, seconds: float, count: int) -> list[float]:
    """A sine that dies away, by the recursion of a damped resonator: two multiplications a sample."""
    turn, keep = 2 * math.pi * hz / RATE, math.exp(SILENCE / (seconds * RATE))
    forward, back = 2 * keep * math.cos(turn), -keep * keep
    before, now = -math.sin(turn) / keep, 0.0
    samples = []
    for _ in range(count):
        samples.append(now)
        before, now = now, forward * now + back * before
    return samples


def _gliding(hz: float, seconds: float, count: int, semitones_a_second: float) -> list[float]:
    """A sine that dies away while its pitch moves."""
    turn, bend = 2 * math.pi * hz / RATE, 2 ** (semitones_a_second / 12 / RATE)
    keep, level, phase = math.exp(SILENCE / (seconds * RATE)), 1.0, 0.0
    samples = []
    for _ in range(count):
        samples.append(level * math.sin(phase))
        phase += turn
        turn *= bend
        level *= keep
    return samples


def _breath(noise: Noise, dice: Random) -> list[float]:
    """White noise through a state-variable band-pass whose centre sweeps, with a soft start and a long tail."""
    count, rise = round(noise.ring * RATE), max(1, round(noise.rise * RATE))
    tune, sweep = 2 * math.sin(math.pi * noise.low / RATE), (noise.high / noise.low) ** (1 / count)
    keep, level = math.exp(SILENCE / max(1, count - rise)), noise.gain
    low = band = 0.0
    samples = []
    for number in range(count):
        low += tune * band
        band += tune * (dice.random() * 2 - 1 - low - band)
        tune = min(tune * sweep, 1.0)
        if number < rise:
            samples.append(band * level * number / rise)
        else:
            samples.append(band * level)
            level *= keep
    return samples


def _mix(into: list[float], samples: list[float], start: int, gain: float) -> None:
    end = min(start + len(samples), len(into))
    into[start:end] = [old + gain * new for old, new in zip(into[start:end], samples, strict=False)]


_ROOM = ((353, 0.24), (1097, 0.15))
"""Early reflections: samples of delay (11 and 34 ms) and gain; each comes back from the other side."""


def _in_a_room(left: list[float], right: list[float]) -> tuple[list[float], list[float]]:
    around = (left.copy(), right.copy())
    for delay, gain in _ROOM:
        _mix(around[0], right, delay, gain)
        _mix(around[1], left, delay, gain)
    return around


def _finished(left: list[float], right: list[float], loudness: float) -> "array[int]":
    scale = loudness / max(_loudest(left, right), 1e-9)
    peak = max(max(left), max(right), -min(left), -min(right), 1e-9)
    scale = min(scale, PEAK / peak) * 32767
    for channel in (left, right):
        for number in range(1, FADE + 1):
            channel[-number] *= (number - 1) / FADE
    both = array("h", bytes(4 * len(left)))
    both[0::2] = array("h", map(round, map(mul, left, repeat(scale))))
    both[1::2] = array("h", map(round, map(mul, right, repeat(scale))))
    return both


def _loudest(left: list[float], right: list[float]) -> float:
    """Root mean square of the loudest 50 ms, of both channels together."""
    step = RATE // 20
    parts = (left[at : at + step : 2] + right[at : at + step : 2] for at in range(0, len(left), step))  # every other sample tells enough
    return math.sqrt(max(sum(map(mul, part, part)) for part in parts) / step)
