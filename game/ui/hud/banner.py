"""A banner in the place of the clock: what nobody may overlook while a match lasts. Decides its look; knows no game."""

import pygame

from game.ui import fitting
from game.ui.picture import Item
from game.ui.shapes import rounded
from game.ui.text import Style
from game.ui.theme import CORAL, INK, WHITE, Scale


def banner_items(scale: Scale, rect: pygame.Rect, words: str) -> list[Item]:
    """The words in capitals on a glaring plate, on as many lines as they need."""

    def paint(surface: pygame.Surface) -> None:
        radius = scale.px(14)
        surface.blit(rounded(rect.size, radius, 0, CORAL), rect)
        surface.blit(rounded(rect.size, radius, scale.px(4), WHITE), rect)
        room = rect.inflate(-scale.px(12), -scale.px(6))
        style = Style(scale.type(25), "head", "black", INK)
        fitting.draw(surface, words.upper(), style, room, "centre", least=0.4)

    return [Item("banner", rect, words, paint)]
