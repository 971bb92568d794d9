"""What people say and how it is shown: chat lines and quick phrases, comings and goings, as lines of one conversation.

Decides the words; knows no link and no game. The conversation of a room goes on from match to match.
"""

from collections.abc import Sequence

import pygame

from game.core.room import Room
from game.core.table import Chat, Note
from game.ui.hud.log import Log, paint_lines, seen, wrapped
from game.ui.input import Way
from game.ui.lang import Speech
from game.ui.shapes import rounded
from game.ui.table_part import Line
from game.ui.text import Style, leading
from game.ui.theme import BOARD, BODY, INK, MIST, SMALL, STEEL
from game.ui.widgets import Widget

PHRASES = ("hello", "luck", "ready", "moment", "close", "well-played", "again", "thanks")
"""Keys of the quick phrases, in the order they are offered."""
LINE_LENGTH = 200
"""Characters of a chat line."""


class Talk:
    """The conversation of one room, and the line that is being written here (kept while screens change)."""

    def __init__(self) -> None:
        self.log = Log()
        self.draft = ""
        self.count = 0

    def hear(self, happening: Chat | Note, room: Room | None, speech: Speech) -> None:
        """Somebody said something, came or went."""
        self.add(said(happening, room, speech))

    def add(self, line: Line) -> None:
        """One line more."""
        self.log.add(line)
        self.count += 1


def said(happening: Chat | Note, room: Room | None, speech: Speech) -> Line:
    """A line of the conversation in words; what was said stands out from what happened."""
    named = enumerate(room.seats if room and happening.name else ())
    seat = next((seat for seat, info in named if info.name == happening.name), None)
    if isinstance(happening, Note):
        name = happening.name or speech.say("somebody")
        return Line(speech.say_or(name, f"table-note-{happening.kind}", name=name), seat)
    words = phrase(speech, happening.phrase) if happening.phrase is not None else happening.text
    return Line(f"{happening.name}: {words}", seat, True)


def phrase(speech: Speech, key: str) -> str:
    """A quick phrase in words; one that is not known here stays a riddle."""
    return speech.say(f"phrase-{key}") if key in PHRASES else "…"


class Conversation(Widget):
    """The last lines of a conversation on a dark plate; wheel and arrows scroll back."""

    def __init__(self, talk: Talk) -> None:
        super().__init__()
        self._log = talk.log

    def wheel(self, steps: int) -> bool:
        """Scroll."""
        before = self._log.back
        self._log.scroll(steps)
        return self._log.back != before

    def go(self, way: Way) -> bool:
        """Up and down scroll as long as there is more; then they lead away."""
        return way in ("up", "down") and len(self._lines(1 << 16)) > self._room and self.wheel(1 if way == "up" else -1)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw plate and lines."""
        radius = self.scale.px(12)
        surface.blit(rounded(self.rect.size, radius, 0, INK, BOARD), self.rect)
        if self.focused:
            surface.blit(rounded(self.rect.size, radius, self.scale.px(2), STEEL), self.rect)
        lines = self._lines(self._room + self._log.back)
        paint_lines(surface, self.scale, self._inner, seen(lines, self._room, self._log.back), self._style, leading(self._style))
        self.draw_ring(surface, radius)

    @property
    def _style(self) -> Style:
        return Style(self.scale.type(SMALL - 1 if self.rect.w < self.scale.px(340) else BODY - 3), "text", "regular", MIST)

    @property
    def _inner(self) -> pygame.Rect:
        return self.rect.inflate(-self.scale.px(20), -self.scale.px(14))

    @property
    def _room(self) -> int:
        """Lines that can be seen at once."""
        return max(1, self._inner.h // leading(self._style))

    def _lines(self, wanted: int) -> Sequence[Line]:
        style = self._style
        return wrapped(self._log.lines, style, self._inner.w - style.px - self.scale.px(5), wanted)
