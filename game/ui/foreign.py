"""Scripts that none of our fonts writes, as in the names of guests: which system fonts might. Decides what is tried, in which order.

Nothing is looked for before such a character has to be shown; then once. Our own words never need it.
"""

from functools import lru_cache
from pathlib import Path

import pygame

from game.ui.coverage import coverage

_SANS = "notosans,dejavusans,segoeui,arial,helveticaneue,liberationsans,freesans"
_CJK = (
    "notosanscjksc,notosanscjkjp,notosanssc,sourcehansanssc,microsoftyahei,yugothic,malgungothic,simhei,msgothic,pingfangsc,"
    "hiraginosansgb,applesdgothicneo,wqyzenhei,wenquanyizenhei,droidsansfallback,unifont"
)
_BLOCKS = (
    ("Grek", 0x0370, 0x03FF, _SANS),
    ("Cyrl", 0x0400, 0x052F, _SANS),
    ("Armn", 0x0530, 0x058F, f"notosansarmenian,{_SANS}"),
    ("Hebr", 0x0590, 0x05FF, f"notosanshebrew,{_SANS}"),
    ("Arab", 0x0600, 0x077F, f"notosansarabic,notonaskharabic,geezapro,tahoma,{_SANS}"),
    ("Deva", 0x0900, 0x097F, "notosansdevanagari,mangal,nirmalaui,kohinoordevanagari,lohitdevanagari,freesans"),
    ("Taml", 0x0B80, 0x0BFF, "notosanstamil,nirmalaui,latha,tamilsangammn,lohittamil,freesans"),
    ("Geor", 0x10A0, 0x10FF, f"notosansgeorgian,{_SANS}"),
    ("Grek", 0x1F00, 0x1FFF, _SANS),
    ("Zyyy", 0x2100, 0x2BFF, f"notosanssymbols2,segoeuisymbol,applesymbols,symbola,{_SANS}"),
    ("Hani", 0x2E80, 0x9FFF, _CJK),
    ("Hang", 0xAC00, 0xD7AF, f"notosanscjkkr,{_CJK}"),
    ("Hani", 0xF900, 0xFAFF, _CJK),
    ("Hani", 0xFF00, 0xFFEF, _CJK),
    ("Zyyy", 0x1F000, 0x1FAFF, "notoemoji,segoeuiemoji,segoeuisymbol,symbola,dejavusans"),
    ("Hani", 0x20000, 0x323AF, _CJK),
)
RIGHT_TO_LEFT = ("Arab", "Hebr")


def foreign(code: int) -> str | None:
    """The script of a code point that belongs to none of ours, None for all others."""
    return next((script for script, first, last, _ in _BLOCKS if first <= code <= last), None)


@lru_cache(maxsize=256)
def system_file(code: int) -> Path | None:
    """A font of this system that has this code point, None if there is none."""
    names = next((names for _, first, last, names in _BLOCKS if first <= code <= last), "")
    for name in filter(None, names.split(",")):
        found = pygame.font.match_font(name)
        if found is not None and code in coverage(Path(found)) and _opens(found):
            return Path(found)
    return None


def _opens(file: str) -> bool:
    """Whether the library can use it; not with pictures in place of outlines."""
    try:
        pygame.font.Font(file, 20)
    except (pygame.error, OSError):
        return False
    return True
