"""How a match ended: who won, everybody's points, and what next. Decides the look; the figures are data handed in."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import pygame

from game.ui import fitting, text
from game.ui.boxes import centred, rows
from game.ui.icons import badge, icon, put
from game.ui.scenes.page import Page
from game.ui.scenes.title import Entry
from game.ui.shapes import rounded
from game.ui.text import Style
from game.ui.theme import AMBER, GOLD, HEAD, INK, LABEL, MIST, PAPER, SHADOW, STEEL, TITLE, Scale
from game.ui.widgets import Button, Panel, Widget


@dataclass(frozen=True)
class Ranked:
    """A line of the result: `badge` of a person at this screen (None: computer or elsewhere), `points` as they are to be read."""

    name: str
    points: str
    won: bool
    badge: int | None = None


class Result(Page):
    """`headline` names the winners, `played` what was played. `ranking` best first."""

    def __init__(self, headline: str, played: str, ranking: Sequence[Ranked], entries: Iterable[Entry], back: Callable[[], None]) -> None:
        super().__init__()
        self.headline, self.played = headline, played
        self.ranking, self.entries, self._back = tuple(ranking), tuple(entries), back

    def back(self) -> None:
        """As handed in."""
        self._back()

    def build(self) -> Iterable[Widget]:
        """The board and a button for each entry."""
        self.board = Panel(GOLD)
        self.buttons = [
            Button(self.stage.say(entry.key), entry.act, "plain" if number else "main", entry.sign, 26)
            for number, entry in enumerate(self.entries)
        ]
        return [self.board, *self.buttons]

    def first_focus(self) -> Widget:
        """The first entry."""
        return self.buttons[0]

    def place(self, scale: Scale) -> None:
        """Headline above, ranking in the middle, entries below."""
        px, area = scale.px, scale.area
        foot = area.bottom - px(30 + 72)
        self.head = pygame.Rect(scale.safe.x, px(70), scale.safe.w, px(110))
        room = pygame.Rect(scale.safe.x, self.head.bottom + px(16), scale.safe.w, foot - px(40) - self.head.bottom)
        two = len(self.ranking) > 6
        lines = -(-len(self.ranking) // 2) if two else len(self.ranking)
        board = centred(room, px(1040 if two else 680), px(48) + lines * px(62))
        self.board.place(board, scale)
        inner = board.inflate(-px(48), -px(40))
        halves = [pygame.Rect(inner.x + i * (inner.w + px(24)) // 2, inner.y, (inner.w - px(24)) // 2, inner.h) for i in (0, 1)]
        self.lines = [box for half in (halves if two else [inner]) for box in rows(half, lines, px(56), px(6))]
        wide = px(280)
        left = area.centerx - (len(self.buttons) * (wide + px(20)) - px(20)) // 2
        for number, button in enumerate(self.buttons):
            button.place(pygame.Rect(left + number * (wide + px(20)), foot, wide, px(72)), scale)

    def decorate(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        """The headline with its cup; the lines are drawn with the board."""
        px, box = self.scale.px, self.head
        ink = self.scale.cloth.ink
        style = Style(self.scale.type(TITLE), "head", "black", ink(GOLD))
        room = box.w - px(170)
        wide = min(fitting.fitted(self.headline, style, room, px(80)).width, room)
        left = box.centerx - (wide + px(90)) // 2
        put(surface, icon("trophy", px(76), ink(AMBER)), (left + px(38), box.y + px(42)))
        line = pygame.Rect(left + px(90), box.y, room, px(80))
        fitting.draw(surface, self.headline, style._replace(colour=ink(SHADOW)), line.move(0, px(4)))
        fitting.draw(surface, self.headline, style, line)
        below = pygame.Rect(box.x, box.y + px(78), box.w, px(34))
        fitting.draw(surface, self.played, Style(self.scale.type(LABEL - 3), "text", "medium", ink(PAPER)), below, "centre")

    def draw(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        """The page, then the ranking on its board."""
        super().draw(surface, part)
        for place, (ranked, box) in enumerate(zip(self.ranking, self.lines, strict=False)):
            self._draw_line(surface, place, ranked, box)

    def _draw_line(self, surface: pygame.Surface, place: int, ranked: Ranked, box: pygame.Rect) -> None:
        px = self.scale.px
        ink = INK if ranked.won else PAPER
        surface.blit(rounded(box.size, px(12), 0, GOLD if ranked.won else STEEL, 255 if ranked.won else 90), box)
        style = Style(self.scale.type(LABEL), "head", "bold", ink)
        fitting.draw(surface, str(place + 1), style, pygame.Rect(box.x + px(14), box.y, px(36), box.h))
        sign = icon("robot", px(30), ink if ranked.won else MIST) if ranked.badge is None else badge(ranked.badge, px(36))
        put(surface, sign, (box.x + px(72), box.centery))
        points = Style(self.scale.type(HEAD - 6), "head", "black", ink)
        wide = text.width(ranked.points, points)
        text.draw(surface, ranked.points, points, pygame.Rect(box.right - px(20) - wide, box.y, wide + px(4), box.h))
        room = pygame.Rect(box.x + px(104), box.y, box.w - px(140) - wide, box.h)
        fitting.draw(surface, ranked.name, style, room)
