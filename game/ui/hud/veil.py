"""Veils over the table: a pause, a lost link. Decides how they look; what they hide is the scene's business."""

import pygame

from game.ui import fitting
from game.ui.icons import icon
from game.ui.picture import Item
from game.ui.shapes import rounded
from game.ui.text import Style
from game.ui.theme import GOLD, INK, MIST, NIGHT, Scale


def veil_box(scale: Scale, area: pygame.Rect) -> pygame.Rect:
    """Where the plate with the words lies."""
    box = pygame.Rect(0, 0, min(area.w - scale.px(40), scale.px(640)), scale.px(220))
    box.center = area.center
    return box


def veil_items(scale: Scale, area: pygame.Rect, sign: str, title: str, below: str, alpha: int = 190) -> list[Item]:
    """A dark veil over `area` with a sign and two lines in the middle."""
    box = veil_box(scale, area)

    def paint(surface: pygame.Surface) -> None:
        dark = pygame.Surface(area.size, pygame.SRCALPHA)
        dark.fill((*NIGHT, alpha))
        surface.blit(dark, area)
        surface.blit(rounded(box.size, scale.px(24), 0, INK, 235), box)
        surface.blit(rounded(box.size, scale.px(24), scale.px(3), GOLD), box)
        drawn = icon(sign, scale.px(64), GOLD)
        surface.blit(drawn, drawn.get_rect(center=(box.centerx, box.y + scale.px(58))))
        middle = pygame.Rect(box.x, box.y + scale.px(98), box.w, scale.px(52)).inflate(-scale.px(40), 0)
        fitting.draw(surface, title, Style(scale.type(40), "head", "bold"), middle, "centre")
        lower = pygame.Rect(box.x, middle.bottom, box.w, scale.px(52)).inflate(-scale.px(48), 0)
        fitting.paragraph(surface, below, Style(scale.type(19), "text", "regular", MIST), lower, "centre", "middle")

    return [Item(("veil", title), area, (sign, title, below, alpha), paint)]
