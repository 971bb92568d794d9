"""Names, room names and chat made safe, once and for everybody, on the host.

Text from strangers is drawn by every screen: it becomes one line of printable characters of bounded width and height, and no two people
in a room look alike. Decides nothing about fonts or languages.
"""

import unicodedata
from collections.abc import Collection

NAME_LENGTH, LINE_LENGTH = 24, 200
"""Characters of a name and of a chat line."""
_MARKS_PER_LETTER = 2
"""Thai needs two (vowel and tone); three hundred would be a tower of 3,600 pixels."""
_RAW = 4
"""Raw text is cut to this many times its length before anything else is done with it."""
_DROPPED = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Controls, direction marks and zero-width characters, halves of pairs, private and unknown characters, line ends."""
_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters, marks and a pattern of dots that are drawn as nothing: a name of them is none, and one more of them no other name."""
_DOUBLES = str.maketrans("авекмнорстухіјѕԛԝαβεζηικμνορτυχϳ", "abekmhopctyxijsqwabezhikmnoptyxj")
"""Cyrillic and Greek letters whose capital or small form is drawn like that of a Latin letter, and that letter."""
_VARIANTS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
"""Marks that only choose among forms of the letter before."""


def safe_name(raw: str) -> str:
    """A name of at most 24 characters, fit to be shown; empty if nothing is left of it."""
    return _safe(raw, NAME_LENGTH)


def safe_line(raw: str) -> str:
    """A chat line of at most 200 characters, fit to be shown; empty if nothing is left of it."""
    return _safe(raw, LINE_LENGTH)


def looks(name: str) -> str:
    """What a name looks like, for comparing: wide, small and styled forms of a letter, its doubles elsewhere and both cases are the same.

    No two letters of one script become the same, so names within a script are as different as before.
    """
    return unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold()).translate(_DOUBLES)


def tell_apart(name: str, taken: Collection[str]) -> str:
    """`name`, or with the first free number where one that looks like it is taken: "Ann", "Ann 2". Empty: "Player", "Player 2" …"""
    name = name or "Player"
    known = {looks(other) for other in taken}
    number, told = 1, name
    while looks(told) in known:
        number += 1
        tail = f" {number}"
        told = name[: NAME_LENGTH - len(tail)].rstrip() + tail
    return told


def _safe(raw: str, length: int) -> str:
    kept: list[str] = []
    marks = 0
    for char in _composed(raw[: length * _RAW]):
        kind = unicodedata.category(char)
        if kind in _DROPPED or _unseen(char):
            continue
        if kind == "Zs":
            char = " "
            if not kept or kept[-1] == " ":
                continue
        marks = marks + 1 if kind[0] == "M" else 0
        if marks > _MARKS_PER_LETTER or (marks and not kept):
            continue
        kept.append(char)
    return unicodedata.normalize("NFC", "".join(kept))[:length].strip()


def _unseen(char: str) -> bool:
    return char in _UNSEEN or any(ord(char) in variants for variants in _VARIANTS)


def _composed(raw: str) -> str:
    """NFC without the halves of pairs, which are no text and break whatever compares or encodes them."""
    return unicodedata.normalize("NFC", raw.encode("utf-8", "ignore").decode("utf-8"))
