"""Every code the host can say is in the lists from which the screen takes its words."""

import re
from pathlib import Path

import net
from game.core import errors
from net import refusals

SOURCES = "\n".join(path.read_text() for path in Path(net.__file__).parent.glob("*.py"))


def said(pattern):
    found = set(re.findall(pattern, SOURCES))
    assert found
    return found


def test_refusals_are_listed():
    assert said(r'Refusal\("(\w+)"') <= {*refusals.CODES, *refusals.DENIALS}
    assert said(r'Rejected\([\w.]+, "(\w+)"') <= {*refusals.CODES, *errors.CODES}
    assert said(r'return "(\w+)" if') <= {*refusals.CODES, *errors.CODES, "over", "between"}


def test_denials_and_goodbyes_are_listed():
    assert said(r'Denied\("(\w+)"') <= set(refusals.DENIALS)
    assert said(r'(?:Bye\(|link, )"(\w+)"') <= set(refusals.GOODBYES)


def test_notes_are_listed():
    assert said(r'(?:note|depart|Noted|\.end)\((?:peer, |other, )?"(\w+)"') <= set(refusals.NOTES)
