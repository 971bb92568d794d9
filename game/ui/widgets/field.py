"""A line of text to type. Decides caret, composing and clipboard; knows no meaning of the text.

Text comes from text events only, never from keys, so that every keyboard layout and input method works. The caret moves by whole
characters: a letter with its marks is one step.
"""

from collections.abc import Callable
from contextlib import suppress

import pygame

from game.ui import fitting, text
from game.ui.icons import icon, put
from game.ui.input import Composing, Input, KeyDown, PadDown, Point, Text
from game.ui.shapes import rounded
from game.ui.text import Style, clean, clusters
from game.ui.theme import BODY, GOLD, INK, MIST, PAPER
from game.ui.widgets.row import draw_row, value_box
from game.ui.widgets.widget import Widget

NAME_LENGTH = 24
PASTED = 1000
"""Characters of what is pasted that are looked at."""
_LETTERS = {pygame.K_c: "c", pygame.K_x: "x", pygame.K_v: "v"}
_PLACES = {pygame.KSCAN_C: "c", pygame.KSCAN_X: "x", pygame.KSCAN_V: "v"}
"""Where a keyboard writes no Latin letters, the places they have on one that does."""


class TextField(Widget):
    """`change` is called with the text after every change; at most `limit` characters (code points).

    `board` opens a keyboard on the screen, for those who hold a pad or the mouse only. `enter` is called by Enter. `hint` is shown while
    there is no text.
    """

    def __init__(
        self, words: str, value: str, change: Callable[[str], None], board: Callable[["TextField"], None], limit: int = NAME_LENGTH,
        enter: Callable[[], None] = lambda: None, hint: str = "",
    ) -> None:  # fmt: skip
        super().__init__()
        self.enter, self.hint = enter, hint
        self.words, self.change, self.board, self.limit = words, change, board, limit
        self.letters = list(clusters(clean(value)))
        self.caret = len(self.letters)
        self.composing = ""

    @property
    def value(self) -> str:
        """The text as it stands."""
        return "".join(self.letters)

    def type(self, happened: Input) -> bool:
        """Take text, and while typing every key that moves the caret, deletes, copies or pastes."""
        match happened:
            case Text(text=typed):
                self.busy, self.composing = True, ""
                self.insert(typed)
                return True
            case Composing(text=unfinished):
                self.busy, self.composing = True, unfinished
                return True
            case KeyDown():
                return self._key(happened)
            case PadDown(way="confirm"):
                self.board(self)
                return True
        return False

    def press(self, pos: Point) -> None:
        """On its sign, open the keyboard on the screen; elsewhere go on typing."""
        if pos[0] >= self.box.right - self.box.h:
            self.board(self)

    def confirm(self) -> None:
        """Done with typing."""
        self.busy = False
        self.enter()

    def _key(self, pressed: KeyDown) -> bool:
        """Keys that are letters wait for their text; only those that leave the field pass."""
        if pressed.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN):
            return False
        self.busy = True
        if pressed.mods & (pygame.KMOD_CTRL | pygame.KMOD_META):
            latin = pressed.key < 128
            self._command(_LETTERS.get(pressed.key, "") if latin else _PLACES.get(pressed.scancode, ""))
        elif pressed.key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END):
            step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_HOME: -len(self.letters), pygame.K_END: len(self.letters)}
            self.caret = min(max(0, self.caret + step[pressed.key]), len(self.letters))
        elif pressed.key == pygame.K_BACKSPACE:
            self.erase()
        elif pressed.key == pygame.K_DELETE and self.caret < len(self.letters):
            self._set(self.letters[: self.caret] + self.letters[self.caret + 1 :], self.caret)
        return True

    def _command(self, letter: str) -> None:
        """Copy, cut and paste, all of the text."""
        if letter in ("c", "x") and self.value and self._copied() and letter == "x":
            self._set([], 0)
        if letter == "v":
            with suppress(pygame.error, UnicodeDecodeError):  # whatever another program holds there
                self.insert(pygame.scrap.get_text()[:PASTED])

    def _copied(self) -> bool:
        """Whether the clipboard has taken the text: a desktop may have none."""
        try:
            pygame.scrap.put_text(self.value)
        except pygame.error:
            return False
        return True

    def insert(self, typed: str) -> None:
        """Put text in at the caret, as far as there is room."""
        room = self.limit - len(self.value)
        before = "".join(self.letters[: self.caret]) + clean(typed)[: max(0, room)]
        whole = list(clusters(before + "".join(self.letters[self.caret :])))
        self._set(whole, len(clusters(before)))

    def clear(self) -> None:
        """Begin anew."""
        self._set([], 0)

    def erase(self) -> None:
        """Take the character before the caret away."""
        if self.caret:
            self._set(self.letters[: self.caret - 1] + self.letters[self.caret :], self.caret - 1)

    def _set(self, letters: list[str], caret: int) -> None:
        changed = letters != self.letters
        self.letters, self.caret = letters, min(caret, len(letters))
        if changed:
            self.change(self.value)

    def gain(self) -> None:
        """Text may come."""
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(self.box)

    def lose(self) -> None:
        """Typing ends."""
        self.busy, self.composing = False, ""
        pygame.key.stop_text_input()

    @property
    def box(self) -> pygame.Rect:
        """Where the text is."""
        box = value_box(self) if self.words else self.rect
        return box.inflate(-self.scale.px(12), -self.scale.px(12))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw word, text, what is being composed (underlined), and the caret."""
        draw_row(surface, self, self.words)
        box, radius = self.box, self.scale.px(9)
        surface.blit(rounded(box.size, radius, 0, INK), box)
        surface.blit(rounded(box.size, radius, self.scale.px(2), GOLD if self.focused else MIST), box)
        put(surface, icon("keyboard", box.h * 3 // 5, MIST), (box.right - box.h // 2, box.centery))
        inner = pygame.Rect(box.x + self.scale.px(8), box.y, box.w - self.scale.px(12) - box.h, box.h)
        style = Style(self.scale.type(BODY), "text", "medium", PAPER)
        before = "".join(self.letters[: self.caret]) + self.composing
        shown = before + "".join(self.letters[self.caret :])
        slide = max(0, text.width(before, style) - inner.w + self.scale.px(3))
        clip = surface.get_clip()
        surface.set_clip(inner.clip(clip))
        whole = pygame.Rect(inner.x - slide, inner.y, max(inner.w, text.width(shown, style) + 1), inner.h)  # the clip cuts, no ellipsis
        text.draw(surface, shown, style, whole)
        if not shown and self.hint:
            room = pygame.Rect(inner.x + self.scale.px(6), inner.y, inner.w - self.scale.px(6), inner.h)
            fitting.draw(surface, self.hint, style._replace(colour=MIST), room, least=0.5)
        self._draw_caret(surface, inner.x - slide, inner, before, style)
        surface.set_clip(clip)

    def _draw_caret(self, surface: pygame.Surface, left: int, inner: pygame.Rect, before: str, style: Style) -> None:
        if not self.focused:
            return
        x, high = left + text.width(before, style), style.px * 6 // 5
        pygame.draw.rect(surface, GOLD, (x, inner.centery - high // 2, self.scale.px(2), high))
        if self.composing:
            wide = text.width(self.composing, style)
            pygame.draw.rect(surface, GOLD, (x - wide, inner.centery + high // 2 - self.scale.px(2), wide, self.scale.px(2)))
