"""Which font file writes which script, opened for shaping. Decides faces; knows nothing of lines, wrapping or widgets.

No font of ours has every script: Hind Siliguri writes Latin and Bengali, Sarabun Latin and Thai, Kanit (headings) Latin and Thai. What
none of them writes, as in the names of guests, is borrowed from the system. Shaping is right only with the script set, so a font object
belongs to one script.
"""

import importlib.util
import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

import pygame

from game.ui.coverage import coverage
from game.ui.foreign import RIGHT_TO_LEFT, foreign, system_file


class Borrowed(NamedTuple):
    """A script that none of our fonts writes, and the font of the system that does."""

    script: str
    file: Path


Script: TypeAlias = Literal["Latn", "Beng", "Thai"] | Borrowed
Face: TypeAlias = Literal["text", "head"]
Weight: TypeAlias = Literal["regular", "medium", "bold", "black"]

_FILES = {
    "siliguri": ("fontpkg_hind_siliguri", "HindSiliguri", {"regular": "Regular", "medium": "Medium", "bold": "SemiBold", "black": "Bold"}),
    "sarabun": ("fontpkg_sarabun", "Sarabun", {"regular": "Regular", "medium": "Medium", "bold": "SemiBold", "black": "ExtraBold"}),
    "kanit": ("fontpkg_kanit", "Kanit", {"regular": "Regular", "medium": "Medium", "bold": "SemiBold", "black": "BlackItalic"}),
}
_FAMILY: dict[tuple[Face, Script], str] = {
    ("text", "Latn"): "siliguri",
    ("text", "Beng"): "siliguri",
    ("text", "Thai"): "sarabun",
    ("head", "Latn"): "kanit",
    ("head", "Beng"): "siliguri",
    ("head", "Thai"): "kanit",
}


@lru_cache(maxsize=64)
def font_file(face: Face, script: Script, weight: Weight) -> Path:
    """The file of a face. Found beside its package's code without importing it: that would cost 40 ms before the first frame."""
    if isinstance(script, Borrowed):
        return script.file
    package, family, styles = _FILES[_FAMILY[face, script]]
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"the font package {package} is not installed")
    return Path(spec.origin).parent / "files" / f"{family}-{styles[weight]}.ttf"


@lru_cache(maxsize=128)
def font(face: Face, script: Script, weight: Weight, px: int) -> pygame.font.Font:
    """The opened font; `px` is its size in pixels."""
    opened = pygame.font.Font(str(font_file(face, script, weight)), px)
    opened.set_script(script.script if isinstance(script, Borrowed) else script)
    if isinstance(script, Borrowed) and script.script in RIGHT_TO_LEFT:
        opened.set_direction(pygame.DIRECTION_RTL)
    return opened


@lru_cache(maxsize=1024)
def writes(face: Face, script: Script, letters: str) -> bool:
    """Whether the face has a glyph for each of these letters."""
    return {ord(letter) for letter in letters} <= coverage(font_file(face, script, "regular"))


@lru_cache(maxsize=2048)
def script_of(letter: str) -> Script | None:
    """The script a character needs; None if it goes with its neighbours (space, digit, sign)."""
    code = ord(letter)
    borrowed = foreign(code)
    if borrowed is not None and not _common(letter) and (file := system_file(code)) is not None:
        return Borrowed(borrowed, file)
    if 0x0980 <= code <= 0x09FF or code in (0x0964, 0x0965):
        return "Beng"
    if 0x0E00 <= code <= 0x0E7F:
        return "Thai"
    return "Latn" if unicodedata.category(letter).startswith("L") else None


def _common(letter: str) -> bool:
    """Whether all our fonts have it, such as the minus sign."""
    return all(writes(face, script, letter) for face, script in _FAMILY)
