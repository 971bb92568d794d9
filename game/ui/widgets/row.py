"""How a setting looks: its word on the left, what can be changed on the right, on a strip that carries the focus ring."""

import pygame

from game.ui import fitting
from game.ui.shapes import rounded
from game.ui.text import Style
from game.ui.theme import BOARD, BODY, INK, MIST, PAPER, STEEL
from game.ui.widgets.widget import Widget

_SHARE = 0.54
"""How much of the strip belongs to the right side."""


def value_box(widget: Widget) -> pygame.Rect:
    """The right part of the strip."""
    wide = int(widget.rect.w * _SHARE)
    return pygame.Rect(widget.rect.right - wide, widget.rect.y, wide, widget.rect.h)


def draw_row(surface: pygame.Surface, widget: Widget, words: str) -> None:
    """The strip, its word and the focus ring."""
    radius = widget.scale.px(12)
    surface.blit(rounded(widget.rect.size, radius, 0, STEEL if widget.focused else INK, BOARD), widget.rect)
    ink = PAPER if widget.enabled else MIST
    left, right = widget.rect.x + widget.scale.px(16), value_box(widget).x - widget.scale.px(4)
    box = pygame.Rect(left, widget.rect.y, right - left, widget.rect.h)
    fitting.draw(surface, words, Style(widget.scale.type(BODY), "text", "medium", ink), box)
    widget.draw_ring(surface, radius)
