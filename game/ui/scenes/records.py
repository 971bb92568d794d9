"""What was played at this machine: for each game its presets with matches, wins and the best time. Decides the look; counts nothing."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.core.game import SECOND
from game.ui import text
from game.ui.boxes import centred, columns, rows
from game.ui.scenes.page import Page
from game.ui.text import Across, Style
from game.ui.theme import BODY, GOLD, MIST, PAPER, SMALL, Colour, Scale
from game.ui.widgets import Button, Panel, Widget

SHARES = (5.0, 2.0, 2.0, 2.0)


class Record(NamedTuple):
    """One preset: its name, matches and wins, the best solo time in ns where there is one; `aided`: played with hints."""

    preset: str
    matches: int
    wins: int
    best: int | None = None
    aided: bool = False


class Played(NamedTuple):
    """What was played of a game, under its title."""

    title: str
    records: tuple[Record, ...]


def time_words(ns: int) -> str:
    """A time as minutes, seconds and tenths: "1:07.3"."""
    tenths = ns * 10 // SECOND
    return f"{tenths // 600}:{tenths // 10 % 60:02}.{tenths % 10}"


class Records(Page):
    """A leaf for each game, the first that was played on top; `played` is asked whenever the page is built."""

    def __init__(self, played: Callable[[], Sequence[Played]]) -> None:
        super().__init__()
        self.played = played
        self.leaf = next((number for number, game in enumerate(played()) if game.records), 0)
        self.board = Panel()

    def build(self) -> Iterable[Widget]:
        """The leaves' buttons."""
        self.heading = self.stage.say("records-heading")
        self.games = list(self.played())
        self.tabs = [
            Button(game.title, partial(self._show, number), "chosen" if number == self.leaf else "plain", size=22)
            for number, game in enumerate(self.games)
        ]
        return self.tabs

    def first_focus(self) -> Widget:
        """The leaf shown."""
        return self.tabs[self.leaf]

    def _show(self, leaf: int) -> None:
        self.leaf = leaf
        self.rebuild()

    def place(self, scale: Scale) -> None:
        """Leaves above, the board below."""
        room = self.place_tabs(self.tabs, 1000, 14)
        self.board.place(centred(room, scale.px(1000), room.h), scale)

    def decorate(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        """The board and the lines of the leaf shown."""
        px = self.scale.px
        self.board.draw(surface)
        inner, records = self.board.rect.inflate(-px(48), -px(32)), self.games[self.leaf].records
        if not records:
            style = Style(self.scale.type(BODY), colour=MIST)
            text.paragraph(surface, self.stage.say("records-none"), style, inner, "centre", "middle")
            return
        lines = rows(inner, len(records) + 1, px(40), px(3))
        heads = [self.stage.say(f"records-{name}") for name in ("matches", "wins", "best")]
        self._line(surface, lines[0], ("", *heads), MIST, SMALL)
        for record, line in zip(records, lines[1:], strict=True):
            self._line(surface, line, self._words(record), PAPER, BODY, best=record.best is not None)

    def _words(self, record: Record) -> tuple[str, ...]:
        name = self.stage.say("records-aided", preset=record.preset) if record.aided else record.preset
        return name, str(record.matches), str(record.wins), "" if record.best is None else time_words(record.best)

    def _line(self, surface: pygame.Surface, box: pygame.Rect, words: Sequence[str], ink: Colour, size: int, best: bool = False) -> None:
        for number, (each, cell) in enumerate(zip(words, columns(box, SHARES, self.scale.px(12)), strict=True)):
            across: Across = "right" if number else "left"
            tall = min(self.scale.type(size), cell.h * 7 // 8)
            style = Style(tall, "text", "medium", GOLD if best and number == len(words) - 1 else ink)
            text.draw(surface, each, text.snug(each, style, cell.w), cell, across)
