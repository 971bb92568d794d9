"""The strip above the cards: what is going on, in big words, in the colour of whoever it is about, with the time left as a bar.

Knows no game. The tones differ by sign and form as well as by colour.
"""

from collections.abc import Callable

import pygame

from game.ui import text
from game.ui.icons import badge, icon
from game.ui.picture import Item
from game.ui.shapes import mix, rounded
from game.ui.table_part import Strip, Tone
from game.ui.text import Style
from game.ui.theme import BAD, BOARD, GOLD, GOOD, INK, MIST, PLAYERS, WHITE, Colour, Scale

SMALLEST = 0.4
"""The share of their size that letters keep however long the sentence is."""
_CALM, _LOUD = 23, 31
_SIGNS: dict[Tone, str | None] = {"calm": None, "call": None, "good": "check", "wrong": "cross", "news": "cards"}
_GROUND: dict[Tone, tuple[Colour, int]] = {
    "calm": (INK, BOARD),
    "call": (INK, 235),
    "good": (mix(GOOD, INK, 0.55), 240),
    "wrong": (mix(BAD, INK, 0.5), 240),
    "news": (mix(GOLD, INK, 0.55), 240),
}


def strip_items(scale: Scale, rect: pygame.Rect, strip: Strip) -> list[Item]:
    """The strip; its bar moves by whole pixels, so that nothing is drawn when nothing moved."""
    reach = None if strip.left is None else round(strip.left * rect.w)
    look = (strip.text, strip.tone, strip.seat, reach, strip.done, strip.of)
    return [Item("strip", text.reach(rect, scale.type(_LOUD)), look, _painter(scale, rect, strip, reach))]


def _painter(scale: Scale, rect: pygame.Rect, strip: Strip, reach: int | None) -> Callable[[pygame.Surface], None]:
    own = GOLD if strip.seat is None else PLAYERS[strip.seat % len(PLAYERS)]

    def paint(surface: pygame.Surface) -> None:
        radius = scale.px(16)
        colour, alpha = _GROUND[strip.tone]
        ground = mix(colour, own, 0.32) if strip.tone == "call" else colour
        surface.blit(rounded(rect.size, radius, 0, ground, alpha), rect)
        if reach is not None:
            _bar(surface, scale, rect, reach, own)
        if strip.tone != "calm":
            surface.blit(rounded(rect.size, radius, scale.px(4 if strip.tone == "call" else 2), own), rect)
        _words(surface, scale, rect, strip)

    return paint


def _bar(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, reach: int, colour: Colour) -> None:
    """The time left as a fill of the whole strip, its front marked above and below the words that it passes."""
    fill = rounded(rect.size, scale.px(16), 0, mix(colour, INK, 0.35), 235)
    surface.blit(fill, rect, pygame.Rect(0, 0, reach, rect.h))
    if reach > scale.px(20):
        left, high = rect.x + reach - scale.px(6), rect.h // 6
        for top in (rect.y + scale.px(5), rect.bottom - scale.px(5) - high):
            pygame.draw.rect(surface, WHITE, (left, top, scale.px(6), high), border_radius=scale.px(2))


def _words(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, strip: Strip) -> None:
    calm = strip.tone == "calm"
    style = Style(scale.type(_CALM if calm else _LOUD), "head", "medium" if calm else "bold", MIST if calm else WHITE)
    room = rect.inflate(-scale.px(28), 0)
    if strip.done is not None:
        room.w -= _steps(surface, scale, rect, strip.done, strip.of)
    mark, side = None, round(rect.h * 0.66)
    if strip.seat is not None:
        mark = badge(strip.seat, side)
    elif sign := _SIGNS[strip.tone]:
        mark = icon(sign, side, WHITE)
    if mark is None:
        text.draw(surface, strip.text, text.snug(strip.text, style, room.w, SMALLEST), room, "centre")
        return
    style = text.snug(strip.text, style, room.w - side - scale.px(12), SMALLEST)
    wide = min(text.width(strip.text, style), room.w - side - scale.px(12))
    left = room.centerx - (wide + side + scale.px(12)) // 2
    surface.blit(mark, (left, rect.centery - side // 2))
    text.draw(surface, strip.text, style, pygame.Rect(left + side + scale.px(12), rect.y, room.right - left - side - scale.px(12), rect.h))


def _steps(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, done: int, of: int) -> int:
    """The steps done as filled, those to come as empty cards at the right; how much room they take."""
    wide, high, gap = scale.px(18), scale.px(26), scale.px(7)
    left = rect.right - scale.px(16) - of * (wide + gap)
    ground = pygame.Rect(left - gap, rect.centery - high // 2 - gap, of * (wide + gap) + gap, high + 2 * gap)
    surface.blit(rounded(ground.size, scale.px(8), 0, INK, BOARD), ground)
    for i in range(of):
        box = pygame.Rect(left + i * (wide + gap), rect.centery - high // 2, wide, high)
        surface.blit(rounded(box.size, scale.px(4), 0 if i < done else scale.px(2), WHITE), box)
    return of * (wide + gap) + scale.px(8)
