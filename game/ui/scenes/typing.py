"""A keyboard on the screen, for those who hold a pad or the mouse only. Decides which letters it has; the field keeps the text.

Whoever has a real keyboard after all types on it as well.
"""

from collections.abc import Callable, Iterable
from functools import partial

import pygame

from game.ui.boxes import centred, columns, rows
from game.ui.input import Input, KeyDown, Text
from game.ui.scene import Stage
from game.ui.scenes.page import Page
from game.ui.theme import HEAD, Scale
from game.ui.widgets import Button, Label, Panel, TextField, Widget
from game.ui.widgets.field import NAME_LENGTH

_ROWS = ("1234567890", "qwertyuiop", "asdfghjkl-", "zxcvbnm.:_")
_LEADING = (
    pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT,
)  # fmt: skip
"""Real keys that lead about; all others wait for the text they write."""


class Typing(Page):
    """Types into `field`."""

    covers = False
    bare = True

    def __init__(self, field: TextField) -> None:
        super().__init__()
        self.target, self.capitals = field, not field.value

    def build(self) -> Iterable[Widget]:
        """The text so far, four rows of letters, and a row of what else a keyboard does."""
        say = self.stage.say
        self.panel = Panel()
        self.shown = Label(self.target.value, HEAD, weight="medium", across="centre")
        self.letters = [
            [Button(letter, partial(self._type, letter), "quiet", size=24) for letter in (row.upper() if self.capitals else row)]
            for row in _ROWS
        ]
        self.others = [
            Button(say("typing-shift"), self._shift, "chosen" if self.capitals else "plain", "up", 20),
            Button(say("typing-space"), partial(self._type, " "), size=20),
            Button(say("typing-erase"), self._erase, sign="back", size=20),
            Button(say("ok"), self.back, "main", size=22),
        ]
        return [self.panel, self.shown, *(key for row in self.letters for key in row), *self.others]

    def place(self, scale: Scale) -> None:
        """In the middle."""
        px = scale.px
        panel = centred(scale.safe, px(860), px(560))
        self.panel.place(panel, scale)
        inner = panel.inflate(-px(72), -px(56))
        self.shown.place(pygame.Rect(inner.x, inner.y, inner.w, px(64)), scale)
        lines = rows(pygame.Rect(inner.x, inner.y + px(76), inner.w, inner.h - px(76)), 5, px(90), px(10))
        for keys, line in zip(self.letters, lines, strict=False):
            for key, box in zip(keys, columns(line, [1] * len(keys), px(8)), strict=True):
                key.place(box, scale)
        for button, box in zip(self.others, columns(lines[-1], [1.2, 1.6, 1.4, 1.2], px(10)), strict=True):
            button.place(box, scale)

    def enter(self, stage: Stage) -> None:
        """Text may come from a real keyboard too."""
        super().enter(stage)
        pygame.key.start_text_input()

    def leave(self) -> None:
        """Typing ends."""
        pygame.key.stop_text_input()
        super().leave()

    def handle(self, happened: Input) -> None:
        """What a real keyboard writes or erases goes into the field, and its Enter is then OK; everything else presses keys here."""
        match happened:
            case Text(text=written):
                self._type(written)
                self.form.focus_on(self.others[-1])
            case KeyDown(key=pygame.K_BACKSPACE):
                self._erase()
            case KeyDown(key=key) if key not in _LEADING:
                pass
            case _:
                super().handle(happened)

    def _type(self, letter: str) -> None:
        self.target.insert(letter)
        self.capitals = False
        self.rebuild()

    def _erase(self) -> None:
        self.target.erase()
        self.rebuild()

    def _shift(self) -> None:
        self.capitals = not self.capitals
        self.rebuild()


def typed(
    stage: Stage, words: str, value: str, change: Callable[[str], None], limit: int = NAME_LENGTH,
    enter: Callable[[], None] = lambda: None, hint: str = "",
) -> TextField:  # fmt: skip
    """A line to type into, with this keyboard behind its sign; see `TextField`."""
    return TextField(words, value, change, lambda field: stage.push(Typing(field)), limit, enter, hint)
