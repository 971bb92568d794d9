"""The coach's panel under a table: what he says, how far the lesson has come, the buttons. Decides how it is laid out at any size.

It takes a part of the canvas for itself, so that it hides no card. Knows no game and no lesson.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame

from game.ui import text
from game.ui.hud.pieces import plate, words
from game.ui.icons import icon
from game.ui.lang import Say
from game.ui.picture import Item
from game.ui.shapes import rounded
from game.ui.text import Style
from game.ui.theme import BODY, CORAL, GOLD, INK, MIST, NIGHT, PAPER, SMALL, STEEL, Scale
from game.ui.widgets import Button

MOST = 0.36
"""Of the canvas's height: more the panel never takes, the letters get smaller instead."""
_PAD, _SIDE, _HEAD, _LOW, _HIGH = 14, 236, 26, 46, 56


@dataclass(frozen=True)
class Advice:
    """What the coach says now. `wrong`: something else was tried; `reads`: nothing is wanted but to go on; `marked`: what is pointed at."""

    words: str
    number: int
    of: int
    wrong: bool = False
    reads: bool = True
    marked: tuple[str, ...] = ()


class Coach(Protocol):
    """Whoever runs the lesson."""

    @property
    def sentences(self) -> Sequence[str]:
        """Everything he will ever say, for the size of his panel."""

    def advice(self) -> Advice:
        """What he says now."""

    def next_change(self) -> int | None:
        """When the match goes on by itself, monotonic ns."""

    def go_on(self) -> None:
        """It was read."""

    def go_back(self) -> None:
        """Once more what came before."""

    def miss(self) -> None:
        """Something was tried that the table itself refused."""


@dataclass(frozen=True)
class Board:
    """The panel's parts in pixels, and how large its letters are. `buttons`: go on, back, leave."""

    box: pygame.Rect
    head: pygame.Rect
    room: pygame.Rect
    buttons: tuple[pygame.Rect, pygame.Rect, pygame.Rect]
    style: Style


def board(scale: Scale, sentences: Sequence[str]) -> Board:
    """The panel at the foot of the canvas, as high as the longest sentence needs."""
    px, area = scale.px, scale.area
    wide = area.w - px(_SIDE) - 3 * px(_PAD) - px(_HIGH)
    most, least = round(area.h * MOST), px(2 * _PAD + _LOW + _HIGH + 8)
    size = scale.type(BODY + 2)
    while True:
        style = Style(size, "text", "medium", PAPER)
        high = max(text.height(each, style, wide) for each in sentences) + px(_HEAD + 2 * _PAD)
        if high <= most or size <= 9:
            break
        size -= 1
    box = pygame.Rect(0, 0, area.w, min(most, max(least, high)))
    box.bottom = area.bottom
    left = px(_PAD) + px(_HIGH)
    head = pygame.Rect(left, box.y + px(_PAD) // 2, wide, px(_HEAD))
    room = pygame.Rect(left, head.bottom, wide, box.bottom - head.bottom - px(_PAD) // 2)
    return Board(box, head, room, _buttons(scale, box), style)


def _buttons(scale: Scale, box: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    px = scale.px
    column = pygame.Rect(box.right - px(_PAD + _SIDE), box.y, px(_SIDE), px(_HIGH + _LOW + 8))
    column.centery = box.centery
    half = (column.w - px(8)) // 2
    low = column.bottom - px(_LOW)
    return (
        pygame.Rect(column.x, column.y, column.w, px(_HIGH)),
        pygame.Rect(column.x, low, half, px(_LOW)),
        pygame.Rect(column.right - half, low, half, px(_LOW)),
    )


def panel_items(scale: Scale, laid: Board, advice: Advice, say: Say, buttons: Iterable[Button]) -> list[Item]:
    """The whole panel, the lowest first."""
    items = [_ground(scale, laid, advice), *_progress(scale, laid, advice, say), _words(laid, advice)]
    return items + [
        Item(("coach button", i), each.reach.clip(laid.box), (each.words, each.enabled, each.focused, each.kind), each.draw)
        for i, each in enumerate(buttons)
    ]


def _ground(scale: Scale, laid: Board, advice: Advice) -> Item:
    """A dark sheet with a bright upper edge, and the sign of what is wanted: to read, to do, or to try something else."""
    edge = CORAL if advice.wrong else STEEL if advice.reads else GOLD
    side = scale.px(36)
    drawn = icon("cross" if advice.wrong else "eye" if advice.reads else "play", side, edge)

    def paint(surface: pygame.Surface) -> None:
        surface.fill(NIGHT, laid.box)
        surface.fill(edge, pygame.Rect(laid.box.topleft, (laid.box.w, scale.px(4))))
        surface.blit(drawn, drawn.get_rect(center=(laid.room.x // 2, laid.box.centery)))

    return Item("coach", laid.box, (edge, advice.reads), paint)


def _progress(scale: Scale, laid: Board, advice: Advice, say: Say) -> list[Item]:
    """How far it has come, in words and as a bar."""
    told = say("lesson-progress", number=advice.number, of=advice.of)
    style = Style(scale.type(SMALL - 2), "head", "medium", MIST)
    wide = min(laid.head.w // 2, text.width(told, style) + scale.px(4))
    bar = pygame.Rect(laid.head.x + wide + scale.px(10), 0, min(scale.px(220), laid.head.w - wide - scale.px(10)), scale.px(8))
    bar.centery = laid.head.centery
    done = bar.copy()
    done.w = max(bar.h, bar.w * advice.number // advice.of)

    def paint(surface: pygame.Surface) -> None:
        for part, colour in ((bar, INK), (done, GOLD)):
            surface.blit(rounded(part.size, bar.h // 2, 0, colour), part)

    return [words("coach progress", told, style, laid.head), Item("coach bar", bar, (advice.number, advice.of), paint)]


def _words(laid: Board, advice: Advice) -> Item:
    style = laid.style._replace(colour=CORAL) if advice.wrong else laid.style

    def paint(surface: pygame.Surface) -> None:
        text.paragraph(surface, advice.words, style, laid.room, "left", "middle")

    return Item("coach words", laid.room, (advice.words, advice.wrong), paint)


def pointer(scale: Scale, box: pygame.Rect, name: str) -> Item:
    """A frame around a place that is no card."""
    return plate(("pointed", name), box.inflate(scale.px(8), scale.px(8)), GOLD, 0, scale.px(14), GOLD, scale.px(4))
