"""Nothing is left to do later, no test is left out, nothing depends on the machine it was written on."""

import re

import pytest
from kits.sources import ROOT, name, python, texts

LATER = re.compile(r"\b(" + "|".join(("TO" + "DO", "FIX" + "ME", "X" * 3, "HA" + "CK")) + r")\b")
MACHINE = re.compile(r"(?<![\w.~])/(?:home|Users|root|work|tmp|mnt|var/folders)/\w|\b[A-Z]:\\{1,2}(?:Users|home)\b")
LEFT_OUT = re.compile(r"\bpytest\.(?:skip|xfail|importorskip)|mark\.(?:skip|skipif|xfail)\b")


def found(pattern, text):
    return [line.strip() for line in text.splitlines() if pattern.search(line)]


@pytest.mark.parametrize("file", texts(), ids=name)
def test_nothing_is_left_for_later(file):
    assert not found(LATER, file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", texts(), ids=name)
def test_nothing_names_a_place_on_one_machine(file):
    assert not found(MACHINE, file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", python("tests"), ids=name)
def test_no_test_is_left_out(file):
    assert not found(LEFT_OUT, file.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        (LATER, "# " + "TO" + "DO: later"),
        (LATER, "raise NotImplementedError  # " + "FIX" + "ME"),
        (MACHINE, "open('" + "/home" + "/somebody/cards.svg')"),
        (MACHINE, "see " + "/tmp" + "/notes"),
        (MACHINE, "C:" + "\\Users\\somebody"),
        (LEFT_OUT, "@pytest.mark" + ".skip"),
        (LEFT_OUT, "pytest." + "skip('no display')"),
    ],
)
def test_planted_word_is_found(pattern, line):
    assert found(pattern, line)


def test_top_level_has_one_program():
    assert [file.name for file in ROOT.glob("*.py")] == ["main.py"]
