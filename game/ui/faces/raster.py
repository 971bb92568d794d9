"""From drawings to surfaces. Decides sharpness (two pixels drawn for each one shown) and keeps corners clean; caches nothing.

Surfaces are premultiplied: blit them with `pygame.BLEND_PREMULTIPLIED`. `rough` and `fine` may run in any thread, `finished` only in
the main one.
"""

import io
from functools import lru_cache

import pygame

from game.ui import text
from game.ui.faces.drawing import Drawing, Word
from game.ui.text import Style
from game.ui.theme import Colour

_CAPS = 0.66
"""Height of the heading font's capitals, in letter sizes."""


def rough(drawing: Drawing) -> pygame.Surface:
    """The drawing at its size, drawn once: quick, edges a little hard."""
    return _svg(drawing, drawing.width, drawing.height)


def fine(drawing: Drawing) -> pygame.Surface:
    """The drawing at its size, drawn twice as large and brought down."""
    return pygame.transform.smoothscale(_svg(drawing, 2 * drawing.width, 2 * drawing.height), (drawing.width, drawing.height))


def _svg(drawing: Drawing, width: int, height: int) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(drawing.svg.encode()), (width, height)).premul_alpha()


@lru_cache(maxsize=16)
def blank(size: tuple[int, int], corner: float, paper: str, edge: str) -> pygame.Surface:
    """A card without a face, for as long as there is none; shared and cached."""
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(sheet, _rgb(paper), sheet.get_rect(), border_radius=round(corner))
    pygame.draw.rect(sheet, _rgb(edge), sheet.get_rect(), max(1, size[0] // 160), round(corner))
    return sheet.convert_alpha()


def finished(sheet: pygame.Surface, drawing: Drawing) -> pygame.Surface:
    """The surface in the display's format, with the words set on it."""
    face = sheet.convert_alpha()
    for word in drawing.words:
        _set(face, word)
    return face


def _set(face: pygame.Surface, word: Word) -> None:
    line = text.line(word.text, Style(max(6, round(word.height / _CAPS)), "head", "bold", _rgb(word.ink)))
    letters = line.surface.premul_alpha()  # or the clear corners of the card would take colour from its clear pixels
    above = line.baseline - line.cap / 2
    widest = word.height
    if letters.get_width() > widest:  # the ten: two digits in the room of one; a wide letter a little, or it would touch edge or figure
        letters = pygame.transform.smoothscale(letters, (round(widest), letters.get_height()))
    wide, high = letters.get_size()
    left, top = word.x - wide / 2, word.y - above
    if word.turned:
        letters, top = pygame.transform.rotate(letters, 180), word.y - (high - above)
    face.blit(letters, (round(left), round(top)), special_flags=pygame.BLEND_PREMULTIPLIED)


def _rgb(ink: str) -> Colour:
    return int(ink[1:3], 16), int(ink[3:5], 16), int(ink[5:7], 16)
