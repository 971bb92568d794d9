"""The samples of effects come from a process of their own, whole or not at all."""

import io
import subprocess
import sys

import pytest

from game.ui import takes
from game.ui.effects import EFFECTS
from game.ui.synth import render
from game.ui.takes import ROOT, Takes

SHORT = ("select", "deal")


def rendered(effect):
    score = EFFECTS[effect]
    return [render(score.layers, score.loudness, take).tobytes() for take in range(score.takes)]


def test_they_are_what_would_have_been_made_here_in_the_order_asked_for():
    source = Takes(SHORT)
    assert list(source) == [(effect, rendered(effect)) for effect in SHORT]
    source.close()


def test_once_stopped_there_are_no_more_and_nobody_waits():
    source = Takes(tuple(EFFECTS))
    coming = iter(source)
    first = next(coming)
    source.stop()
    rest = list(coming)
    assert first[0] == next(iter(EFFECTS))
    assert len(rest) < len(EFFECTS) - 1
    assert all(samples == rendered(effect) for effect, samples in rest)
    source.close()
    assert source._process.returncode


FIRST = 4 + len(rendered(SHORT[0])[0])
"""Bytes of the first effect, which has one take."""


@pytest.mark.parametrize(("cut", "whole"), [(0, []), (3, []), (4, []), (50, []), (FIRST, ["select"]), (-1, ["select"])])
def test_of_an_effect_that_comes_in_part_there_is_nothing(monkeypatch, tmp_path, cut, whole):
    """The process dies before a length, in the middle of one, after it, among the samples, between two effects, just before the end."""
    said, file, popen = io.BytesIO(), tmp_path / "said", subprocess.Popen
    takes.make(SHORT, said)
    file.write_bytes(said.getvalue()[:cut])
    copies = [sys.executable, "-c", f"import sys; sys.stdout.buffer.write(open({str(file)!r}, 'rb').read())"]
    monkeypatch.setattr(subprocess, "Popen", lambda _, **how: popen(copies, **how))
    source = Takes(SHORT)
    assert [effect for effect, _ in source] == whole
    source.close()


def test_whoever_made_them_for_nobody_ends_without_a_word():
    """The window was killed: the next take finds no reader."""
    process = subprocess.Popen(
        [sys.executable, "-m", "game.ui.takes", *EFFECTS], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    process.stdout.read(4)
    process.stdout.close()
    assert process.wait(60) != 0
