"""Words made to fit a box: in one line if they can be, else on more lines or in smaller letters. Decides sizes; draws with `text`.

Knows no widget. What fits in no way at all is cut by `text`, which is the last resort.
"""

from functools import lru_cache
from typing import NamedTuple

import pygame

from game.ui import text
from game.ui.text import Across, Down, Style

LEAST = 0.6
"""Letters are never made smaller than this share of their size."""
_STEPS = (1.0, 0.94, 0.88, 0.82, 0.76, 0.71, 0.66, LEAST, 0.5)
_ONE_LINE = 0.82
"""Rather a second line than letters smaller than this."""
SMALLEST = 8


class Fitted(NamedTuple):
    """The lines, their style, pixels from line to line, and the width of the longest."""

    lines: tuple[str, ...]
    style: Style
    step: int
    width: int


@lru_cache(maxsize=1024)
def fitted(words: str, style: Style, wide: int, high: int, least: float = LEAST) -> Fitted:
    """The words for a box of this size in pixels: the largest letters at which they fit, down to `least` of the style's.

    No smaller size is tried than has to be: each opens a font, and a screen that is entered has many words.
    """
    fits: Fitted | None = None
    single: Fitted | None = None
    for share in [share for share in _STEPS if share >= least] or [least]:
        tried = _at(words, style, wide, share)
        large = tried.style.px >= _ONE_LINE * style.px
        if single is None and len(tried.lines) == 1 and tried.width <= wide:
            single = tried
            if large:
                return single
        if fits is None and _needs(tried) <= high and tried.width <= wide and not _torn(words, tried, wide):
            fits = tried
        if fits is not None and not large:
            return fits
    return fits or single or tried


def draw(
    surface: pygame.Surface, words: str, style: Style, box: pygame.Rect, across: Across = "left", down: Down = "middle",
    least: float = LEAST,
) -> None:  # fmt: skip
    """Draw the words inside `box`."""
    lines = fitted(words, style, box.w, box.h, least)
    shown = lines.lines if _needs(lines) <= box.h or len(lines.lines) == 1 else ()
    if not shown:
        text.paragraph(surface, words, lines.style, box, across, down)
        return
    whole = len(shown) * lines.step
    top = {"top": box.y, "middle": box.centery - whole // 2, "bottom": box.bottom - whole}[down]
    for number, line in enumerate(shown):
        text.draw(surface, line, lines.style, pygame.Rect(box.x, top + number * lines.step, box.w, lines.step), across)


def paragraph(
    surface: pygame.Surface, words: str, style: Style, box: pygame.Rect, across: Across = "left", down: Down = "top", least: float = LEAST
) -> None:
    """Draw wrapped text as on a page; only where it would not fit, in smaller letters and closer lines."""
    if text.height(words, style, box.w) <= box.h:
        text.paragraph(surface, words, style, box, across, down)
    else:
        draw(surface, words, style, box, across, down, least)


def torn(words: str, style: Style, wide: int, least: float = LEAST) -> bool:
    """Whether a word is wider than `wide` pixels even in the smallest letters allowed: it would be cut in the middle."""
    return _torn(words, _at(words, style, wide, least), wide)


def _at(words: str, style: Style, wide: int, share: float) -> Fitted:
    smaller = style._replace(px=max(SMALLEST, int(style.px * share)))
    lines = text.wrap(words, smaller, wide) or ("",)
    return Fitted(lines, smaller, _step(words, smaller), max(text.width(line, smaller) for line in lines))


def _step(words: str, style: Style) -> int:
    """Lines of a label stand closer than those of a page."""
    return min(text.leading(style, words), max(round(style.px * 1.22), text.leading(style, words) * 9 // 10))


def _needs(found: Fitted) -> int:
    return (len(found.lines) - 1) * found.step + round(found.style.px * 1.15)


def _torn(words: str, found: Fitted, wide: int) -> bool:
    """Whether a word had to be cut in the middle; zero-width spaces part words too (Thai)."""
    return any(text.width(word, found.style) > wide for word in words.replace(text.ZWSP, " ").split())
