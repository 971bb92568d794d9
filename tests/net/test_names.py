"""Names and chat lines are safe to draw, to compare and to log, whatever was sent (facts: pygame cannot draw NUL or surrogates)."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.names import LINE_LENGTH, NAME_LENGTH, looks, safe_line, safe_name, tell_apart


@pytest.mark.parametrize(
    ("raw", "safe"),
    [
        ("Ann", "Ann"),
        ("  Ann \u00a0\u2003 Lee ", "Ann Lee"),
        ("A\x00n\x1b[31mn", "An[31mn"),
        ("A\u202enn\u2066", "Ann"),  # direction marks
        ("A\u200bn\u200dn\ufeff", "Ann"),  # zero width
        ("A\ud800nn", "Ann"),  # half of a pair
        ("A\u3164n\uffa0n\u2800", "Ann"),  # letters that are drawn as nothing
        ("\u3164\u115f", ""),
        ("A\ufe0fn\u034fn\U000e0101", "Ann"),  # marks that are drawn as nothing
        ("A\ue000nn\U000e0041", "Ann"),  # private, tags
        ("Ann\nBob\u2028", "AnnBob"),
        ("a\u0301", "\u00e1"),  # one letter, whichever way it was typed
        ("e" + "\u0316" * 300, "e\u0316\u0316"),
        ("\u0301\u0301", ""),  # marks without a letter
        ("ที่", "ที่"),  # Thai: a letter, a vowel, a tone
        ("কাঁচ", "কাঁচ"),
        ("x" * 70_000, "x" * 24),
        ("x" * 23 + " yz", "x" * 23),
        ("", ""),
        (" \t\x07", ""),
    ],
)
def test_a_name_is_made_safe(raw, safe):
    assert safe_name(raw) == safe


@given(st.text(st.characters()))
def test_whatever_comes_is_one_short_line_that_can_be_drawn(raw):
    for safe, longest in ((safe_name(raw), NAME_LENGTH), (safe_line(raw), LINE_LENGTH)):
        assert len(safe) <= longest
        assert safe == safe.strip() == unicodedata.normalize("NFC", safe)
        assert "  " not in safe
        assert not {unicodedata.category(char) for char in safe} & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
        safe.encode()


@given(st.text(st.characters(), max_size=NAME_LENGTH))
def test_a_safe_name_is_left_alone(raw):
    safe = safe_name(raw)
    assert safe_name(safe) == safe


@pytest.mark.parametrize(("one", "other"), [("Ann", "ANN"), ("Ann", "Ａｎｎ"), ("Straße", "STRASSE"), ("ﬁn", "fin")])
def test_names_that_look_alike_are_the_same(one, other):
    assert looks(one) == looks(other)


@pytest.mark.parametrize(
    ("latin", "double"),
    [
        ("A", "\u0410"),  # Cyrillic
        ("Anna", "\u0410nn\u0430"),
        ("BETA", "\u0392\u0395\u03a4\u0391"),  # Greek
        ("TOM", "\u0422\u041e\u041c"),  # Cyrillic throughout
        ("Zo\u00eb", "Z\u043e\u0451"),  # with dots
        ("oscar", "\u03bf\u0455\u0441\u0430r"),  # of all three
    ],
)
def test_letters_that_look_alike_in_other_scripts_do_not_make_another_name(latin, double):
    assert tell_apart(double, [latin]) == f"{double} 2"
    assert tell_apart(latin, [double]) == f"{latin} 2"


def test_different_names_in_cyrillic_or_greek_stay_as_they_are():
    for letters in ("абвгдежзийклмнопрстуфхцчшщъыьэюяѓєѕіїјљњќўџёґ", "αβγδεζηθικλμνξοπρστυφχψω"):
        assert len({looks(letter) for letter in letters}) == len(letters)
    people = ["Нина", "Инна", "Вова", "Νίκος", "Ελένη"]
    assert [tell_apart(name, [*people[:index], "Nina", "Eva"]) for index, name in enumerate(people)] == people


def test_names_are_told_apart_by_numbers():
    assert tell_apart("Ann", []) == "Ann"
    assert tell_apart("ann", ["Ann"]) == "ann 2"
    assert tell_apart("Ann", ["Ann", "Ann 2", "Ann 4"]) == "Ann 3"
    assert tell_apart("x" * 24, ["x" * 24]) == "x" * 22 + " 2"


def test_nobody_is_called_nothing():
    assert tell_apart("", ["Player"]) == "Player 2"
