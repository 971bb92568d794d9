"""What every menu scene shares: felt, heading, the buttons in the corner, one form, and the way back. Decides no content.

A page is built from its data in `build` and placed in `place`; both are called again whenever words or canvas change. Subclasses say
what lies on it.
"""

from collections.abc import Iterable

import pygame

from game.ui import text
from game.ui.backdrop import backdrop
from game.ui.input import Input, way_of
from game.ui.scene import Stage
from game.ui.text import Style
from game.ui.theme import HEAD, PAPER, SHADOW, Scale
from game.ui.widgets import Button, Form, Widget

CORNER = 46
"""Side of the buttons in the corners, units."""


class Page:
    """A menu scene. `heading` is empty where the page draws its own."""

    covers = True
    way_back = True

    def __init__(self) -> None:
        self.form = Form(lambda part: self.stage.redraw(part))
        self.heading = ""
        self.scale = Scale((1280, 720))

    # --- for subclasses
    def build(self) -> Iterable[Widget]:
        """The widgets, in the order of the `next` key. Called when the page is entered and by `rebuild`."""
        raise NotImplementedError

    def place(self, scale: Scale) -> None:
        """Give every widget its place."""
        raise NotImplementedError

    def decorate(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        """Draw what lies between felt and widgets."""

    def back(self) -> None:
        """Go where one came from."""
        self.stage.sound("unselect")
        self.stage.pop()

    def first_focus(self) -> Widget | None:
        """The widget that has the focus at the beginning; None for the first of the form."""
        return None

    # --- the scene
    def enter(self, stage: Stage) -> None:
        """Build the page."""
        self.stage = stage
        self.rebuild()
        first = self.first_focus()
        if first is not None:
            self.form.focus_on(first)

    def rebuild(self) -> None:
        """Build it anew, as after a change of words or of what can be chosen; place it if it was placed before."""
        say = self.stage.say
        corner = [Button("", self.stage.toggle_fullscreen, sign="fullscreen"), Button("", self.stage.on_quit, "danger", "power")]
        self._corner = ([Button("", self.back, sign="back")] if self.way_back else []) + corner
        self._hints = dict(zip(self._corner, (say(key) for key in _HINTS[-len(self._corner) :]), strict=True))
        self.form.replace([*self.build(), *self._corner])
        self.arrange(self.scale)

    def arrange(self, scale: Scale) -> None:
        """Place everything for this canvas."""
        self.scale = scale
        self._place_corner(scale)
        self.place(scale)
        self.stage.redraw()

    def _place_corner(self, scale: Scale) -> None:
        side, gap = scale.px(CORNER), scale.px(12)
        safe = scale.area.inflate(-scale.px(40), -scale.px(36))
        *back, full, power = self._corner
        power.place(pygame.Rect(safe.right - side, safe.y, side, side), scale)
        full.place(pygame.Rect(safe.right - 2 * side - gap, safe.y, side, side), scale)
        for button in back:
            button.place(pygame.Rect(safe.x, safe.y, side, side), scale)

    def leave(self) -> None:
        """Nothing to give back but the keyboard."""
        if self.form.focus is not None:
            self.form.focus.lose()

    def veil(self, on: bool) -> None:
        """Nothing to stop: a page does not move."""

    def handle(self, happened: Input) -> None:
        """To the form, and cancel leads back."""
        if not self.form.handle(happened) and way_of(happened) == "cancel" and self.way_back:
            self.back()

    def step(self, now: int) -> None:
        """A page does not move."""

    def next_frame(self, now: int) -> int | None:
        """A page does not move."""
        return None

    def draw(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        """Felt, heading, decoration, form."""
        surface.blit(backdrop(self.scale.size), part, part)
        if self.heading:
            self._draw_heading(surface)
        self.decorate(surface, part)
        self.form.draw(surface, part)
        self._draw_hint(surface)

    @property
    def heading_box(self) -> pygame.Rect:
        """Where the heading is written: between the corners."""
        scale = self.scale
        left = scale.px(20 + CORNER + 24)
        return pygame.Rect(left, scale.px(18), scale.size[0] - left - scale.px(20 + 2 * CORNER + 36), scale.px(CORNER))

    def _draw_heading(self, surface: pygame.Surface) -> None:
        style = Style(self.scale.type(HEAD), "head", "black", SHADOW)
        box = self.heading_box
        text.draw(surface, self.heading, style, box.move(0, self.scale.px(3)))
        text.draw(surface, self.heading, style._replace(colour=PAPER), box)

    def _draw_hint(self, surface: pygame.Surface) -> None:
        """What the corner button with the focus does, since it has no word."""
        focus = self.form.focus
        words = self._hints.get(focus) if isinstance(focus, Button) else None
        if focus is None or words is None:
            return
        style = Style(self.scale.type(16), "text", "medium", PAPER)
        wide = text.width(words, style)
        box = pygame.Rect(0, focus.rect.bottom + self.scale.px(9), wide, text.leading(style, words))
        box.centerx = focus.rect.centerx
        text.draw(surface, words, style, box.clamp(self.scale.area.inflate(-self.scale.px(24), 0)), "centre")


_HINTS = ("back", "toggle-fullscreen", "quit")
