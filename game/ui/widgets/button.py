"""A button: a raised key with a word, an icon, or both. Decides its look in each state and acts when pressed.

The states differ in form: with the focus it has a ring, pressed it sinks, switched off it lies flat with an outline only.
"""

from collections.abc import Callable
from typing import Literal, TypeAlias

import pygame

from game.ui import fitting, text
from game.ui.icons import icon, put
from game.ui.input import Point
from game.ui.shapes import blit_shadow, key_cap, mix, rounded
from game.ui.text import Style
from game.ui.theme import BOARD, CORAL, GOLD, INK, LABEL, MIST, PAPER, STEEL, TINY, WHITE, Colour
from game.ui.widgets.widget import Widget

Kind: TypeAlias = Literal["main", "plain", "danger", "chosen", "quiet"]
_COLOURS: dict[Kind, tuple[Colour, Colour]] = {
    "main": (GOLD, INK),
    "plain": (STEEL, WHITE),
    "danger": (CORAL, INK),
    "chosen": (PAPER, INK),
    "quiet": (INK, PAPER),
}


class Button(Widget):
    """`act` is called when it is pressed or confirmed. `size` is the letters' in units; `hint` is shown below while it has the focus."""

    def __init__(
        self, words: str, act: Callable[[], None], kind: Kind = "plain", sign: str | None = None, size: int = LABEL, hint: str = ""
    ) -> None:
        super().__init__()
        self.words, self.act, self.kind, self.sign, self.size, self.hint = words, act, kind, sign, size, hint

    @property
    def reach(self) -> pygame.Rect:
        """Its place, its surroundings and its hint."""
        return super().reach.union(self._hint_box()) if self.hint else super().reach

    def press(self, pos: Point) -> None:
        """Act at once."""
        self.act()

    def confirm(self) -> None:
        """Act."""
        self.act()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the key, its sign and its word."""
        radius, lip = min(self.scale.px(16), self.rect.h // 3), self.scale.px(5)
        colour, ink = _COLOURS[self.kind]
        if not self.enabled or self.kind == "quiet":
            self._draw_flat(surface, radius, ink if self.enabled else mix(MIST, INK, 0.2))
            return
        blit_shadow(surface, self.rect, radius, self.scale.px(8), self.scale.px(4))
        if self.focused:
            colour = mix(colour, WHITE, 0.08)
        down = lip if self.pressed else 0
        face = pygame.Rect(self.rect.x, self.rect.y + down, self.rect.w, self.rect.h - lip)
        surface.blit(key_cap((self.rect.w, self.rect.h - down), radius, colour, lip - down), (self.rect.x, self.rect.y + down))
        self._fill(surface, face, ink)
        self.draw_ring(surface, radius)
        if self.focused and self.hint:
            self._draw_hint(surface)

    def _draw_flat(self, surface: pygame.Surface, radius: int, ink: Colour) -> None:
        """Without a raised key: an outline on a dark ground."""
        surface.blit(rounded(self.rect.size, radius, 0, STEEL if self.focused else INK, BOARD), self.rect)
        surface.blit(rounded(self.rect.size, radius, self.scale.px(2), MIST, 90), self.rect)
        self._fill(surface, self.rect, ink)
        self.draw_ring(surface, radius)

    def _draw_hint(self, surface: pygame.Surface) -> None:
        """On a plate of its own: it may lie over other buttons."""
        box = self._hint_box()
        surface.blit(rounded(box.size, self.scale.px(8), 0, INK, BOARD), box)
        text.draw(surface, self.hint, self._hint_style, box, "centre")

    @property
    def _hint_style(self) -> Style:
        return Style(self.scale.type(TINY), "text", "medium", PAPER)

    def _hint_box(self) -> pygame.Rect:
        wide, high = text.width(self.hint, self._hint_style) + 2 * self.scale.px(8), self.scale.type(TINY) * 3 // 2
        box = pygame.Rect(0, self.rect.bottom + self.scale.px(9), wide, high)
        box.centerx = self.rect.centerx
        return box.clamp(self.scale.area.inflate(-self.scale.px(24), 0))

    def _fill(self, surface: pygame.Surface, face: pygame.Rect, ink: Colour) -> None:
        style = Style(self.scale.type(self.size), "head", "bold", ink)
        pad, side = self.scale.px(12), min(face.h * 5 // 9, self.scale.px(self.size * 1.25))
        room = face.w - 3 * pad - side
        if self.sign is None or fitting.torn(self.words, style, room):  # the word says more than the sign
            fitting.draw(surface, self.words, style, face.inflate(-2 * min(pad, face.w // 8), 0), "centre")
            return
        drawn = icon(self.sign, side, ink)
        if not self.words:
            put(surface, drawn, face.center)
            return
        wide = min(fitting.fitted(self.words, style, room, face.h).width, room)
        left = face.centerx - (wide + side + pad) // 2
        put(surface, drawn, (left + side // 2, face.centery))
        fitting.draw(surface, self.words, style, pygame.Rect(left + side + pad, face.y, room, face.h))
