"""Everything about text on the screen: runs by script, lines, wrapping, cutting to fit, rendered and cached.

Decides where lines break (at spaces and zero-width spaces, never inside a letter with its marks) and what becomes of characters that
no font can take. Knows no widget, no language and no message.
"""

import unicodedata
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

import pygame

from game.ui.fonts import Borrowed, Face, Script, Weight, font, script_of, writes
from game.ui.theme import PAPER, Colour

Across: TypeAlias = Literal["left", "centre", "right"]
Down: TypeAlias = Literal["top", "middle", "bottom"]
ZWSP, ZWNJ, ZWJ = "\u200b", "\u200c", "\u200d"
ELLIPSIS = "…"
UNKNOWN = "◊"
"""Stands for a character that no font has."""
LONGEST = 600
"""Characters of one rendered line; more would not fit any screen and could exceed what a surface can hold."""
_MARKS_IN_A_ROW = 6
_VIRAMA = "\u09cd"
_SARA_AM = "\u0e33"
_THAI_BEFORE, _THAI_AFTER = "เแโใไ", "ะาๅๆ"


class Style(NamedTuple):
    """How text looks: letter size in pixels, face, weight, colour."""

    px: int
    face: Face = "text"
    weight: Weight = "regular"
    colour: Colour = PAPER


class Line(NamedTuple):
    """A rendered line; `baseline` is counted from its top, `cap` is the height of its capitals."""

    surface: pygame.Surface
    baseline: int
    cap: int


@lru_cache(maxsize=1024)
def clean(text: str) -> str:
    """The text without what cannot be drawn: controls, direction marks, lone surrogates, heaps of combining marks."""
    kept: list[str] = []
    marks = 0
    for letter in text[:LONGEST]:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") else 0
        if kind in ("Cc", "Zl", "Zp", "Zs"):  # no font of ours has the narrow spaces that numbers are written with
            kept.append(" ")
        elif (kind not in ("Cf", "Cs", "Cn", "Co") or letter in (ZWNJ, ZWJ)) and marks <= _MARKS_IN_A_ROW:
            kept.append(letter)
    return "".join(kept)


@lru_cache(maxsize=1024)
def clusters(text: str) -> tuple[str, ...]:
    """The text cut into what a reader calls one character: a letter with its marks and joined consonants."""
    found: list[str] = []
    for letter in text:
        previous = found[-1] if found else ""
        joined = bool(previous) and (
            unicodedata.category(letter).startswith("M")
            or letter in (ZWJ, ZWNJ, _SARA_AM)
            or (previous[-1] in (_VIRAMA, ZWJ) and not letter.isspace())
            or (0x1F3FB <= ord(letter) <= 0x1F3FF)
            or (len(previous) == 1 and _flags(previous) and _flags(letter))
        )
        if joined:
            found[-1] += letter
        else:
            found.append(letter)
    return tuple(found)


def _flags(letter: str) -> bool:
    """Whether two of these make a flag."""
    return 0x1F1E6 <= ord(letter) <= 0x1F1FF


def runs(text: str) -> list[tuple[Script, str]]:
    """The text cut where the script changes; signs and digits go with what stands before them."""
    found: list[tuple[Script, str]] = []
    first: Script = next((script for script in map(script_of, text) if script), "Latn")
    for letter in text:
        script: Script = script_of(letter) or (found[-1][0] if found else first)
        if found and found[-1][0] == script:
            found[-1] = (script, found[-1][1] + letter)
        else:
            space = ""
            if found and isinstance(found[-1][0], Borrowed):  # what is written from right to left would take it along
                before, whole = found.pop()
                space = whole[len(whole.rstrip()) :]
                found.append((before, whole.rstrip()))
            found.append((script, space + letter))
    return found


def _parts(text: str, style: Style) -> list[tuple[pygame.font.Font, str]]:
    """The runs as they are drawn, each with its font."""
    return [(font(style.face, script, style.weight, style.px), _known(part, style.face, script)) for script, part in runs(clean(text))]


def _known(part: str, face: Face, script: Script) -> str:
    """A run with `UNKNOWN` in the place of every character that its font lacks."""
    if part.isascii() or writes(face, script, part):
        return part
    return "".join(each if writes(face, script, _plain(each)) else UNKNOWN for each in clusters(part))


def _plain(cluster: str) -> str:
    """What of a character needs a glyph: composed, without joiners."""
    return unicodedata.normalize("NFC", cluster).replace(ZWJ, "").replace(ZWNJ, "")


@lru_cache(maxsize=2048)
def width(text: str, style: Style) -> int:
    """Pixels from the first to the last letter."""
    return sum(used.size(part)[0] for used, part in _parts(text, style))


@lru_cache(maxsize=1024)
def line(text: str, style: Style) -> Line:
    """One rendered line (no line breaks). Shared and cached: never draw on its surface."""
    parts = [(used, part) for used, part in _parts(text, style) if used.size(part)[0]]
    parts = parts or [(font(style.face, "Latn", style.weight, style.px), " ")]
    baseline = max(used.get_ascent() for used, _ in parts)
    below = max(used.get_height() - used.get_ascent() for used, _ in parts)
    pieces = [used.render(part, True, style.colour) for used, part in parts]
    cap = _cap(style)
    if len(pieces) == 1:
        return Line(pieces[0].convert_alpha(), baseline, cap)
    whole = pygame.Surface((sum(piece.get_width() for piece in pieces), baseline + below), pygame.SRCALPHA)
    x = 0
    for (used, _), piece in zip(parts, pieces, strict=True):
        whole.blit(piece, (x, baseline - used.get_ascent()))
        x += piece.get_width()
    return Line(whole.convert_alpha(), baseline, cap)


@lru_cache(maxsize=64)
def _cap(style: Style) -> int:
    metrics = font(style.face, "Latn", style.weight, style.px).metrics("H")[0]
    return metrics[3] if metrics else style.px * 7 // 10


def leading(style: Style, text: str = "") -> int:
    """Pixels from one baseline to the next; more for the scripts with marks above and below."""
    tall = [font(style.face, script, style.weight, style.px).get_linesize() for script, _ in runs(text) if script != "Latn"]
    return max([round(style.px * 1.34), *tall])


@lru_cache(maxsize=512)
def wrap(text: str, style: Style, room: int) -> tuple[str, ...]:
    """The text as lines at most `room` pixels wide. Words too long for a line are cut between characters."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        current = ""
        for word in _words(paragraph):
            if current and width((current + word).rstrip(), style) > room:
                lines.append(current)
                current = ""
            for piece in _pieces(word, style, room):
                if current and width((current + piece).rstrip(), style) > room:
                    lines.append(current)
                    current = ""
                current += piece
        lines.append(current)
    return tuple(each.strip().replace(ZWSP, "") for each in lines)


def _words(paragraph: str) -> list[str]:
    """Pieces that may begin a line: each ends with the space or zero-width space that follows it."""
    words = [""]
    for letter in paragraph:
        words[-1] += letter
        if letter in (" ", ZWSP):
            words.append("")
    return [word for word in words if word]


def _pieces(word: str, style: Style, room: int) -> list[str]:
    """The word, or if it is too long what it may be cut into: characters, in Thai with the vowels that are written beside them."""
    if width(word.rstrip(), style) <= room:
        return [word]
    pieces: list[str] = []
    for each in clusters(word):
        if pieces and (each[0] in _THAI_AFTER or pieces[-1] in _THAI_BEFORE):
            pieces[-1] += each
        else:
            pieces.append(each)
    return pieces


@lru_cache(maxsize=1024)
def fit(text: str, style: Style, room: int) -> str:
    """The text, or as many of its characters as leave room for an ellipsis."""
    if width(text, style) <= room:
        return text
    letters = clusters(clean(text))
    low, high = 0, len(letters)
    while low < high:
        middle = (low + high + 1) // 2
        if width("".join(letters[:middle]).rstrip() + ELLIPSIS, style) <= room:
            low = middle
        else:
            high = middle - 1
    return "".join(letters[:low]).rstrip() + ELLIPSIS if low else ""


def snug(text: str, style: Style, room: int, least: float = 0.72) -> Style:
    """The style, or a smaller one (down to `least` of its size) in which the text fits."""
    wide = width(text, style)
    if wide <= room:
        return style
    smallest = max(8, int(style.px * least))
    px = max(smallest, int(style.px * 0.99 * room / wide))
    while px > smallest and width(text, style._replace(px=px)) > room:  # small letters are wider than their share
        px -= 1
    return style._replace(px=px)


def draw(surface: pygame.Surface, text: str, style: Style, box: pygame.Rect, across: Across = "left", down: Down = "middle") -> pygame.Rect:
    """Draw one line inside `box`, cut to its width; in the middle by its capitals. The rectangle it covers, whatever is clipped of it."""
    drawn = line(fit(text, style, box.w), style)
    wide = drawn.surface.get_width()
    x = {"left": box.x, "centre": box.x + (box.w - wide) // 2, "right": box.right - wide}[across]
    base = {"top": box.y + drawn.baseline, "middle": box.centery + drawn.cap // 2, "bottom": box.bottom - style.px // 4}[down]
    place = drawn.surface.get_rect(topleft=(x, base - drawn.baseline))
    surface.blit(drawn.surface, place)
    return place


def reach(box: pygame.Rect, px: int) -> pygame.Rect:
    """What words in a box may cover: letters of `px` pixels stand out of a low one, in some scripts with marks above and below them."""
    return box.inflate(0, max(0, 5 * px // 2 - box.h))


def height(text: str, style: Style, room: int) -> int:
    """Pixels a wrapped paragraph needs."""
    return len(wrap(text, style, room)) * leading(style, text)


def paragraph(surface: pygame.Surface, text: str, style: Style, box: pygame.Rect, across: Across = "left", down: Down = "top") -> None:
    """Draw wrapped text inside `box`; lines that do not fit are left out and the last one says so."""
    lines, step = wrap(text, style, box.w), leading(style, text)
    shown = list(lines[: max(1, box.h // step)])
    if len(shown) < len(lines):
        shown[-1] = fit(shown[-1] + " " + lines[len(shown)], style, box.w)
    top = {"top": box.y, "middle": box.centery - len(shown) * step // 2, "bottom": box.bottom - len(shown) * step}[down]
    for number, each in enumerate(shown):
        draw(surface, each, style, pygame.Rect(box.x, top + number * step, box.w, step), across)
