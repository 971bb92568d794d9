"""What every menu scene shares: felt, heading, the buttons in the corner, one form, and the way back. Decides no content.

A page is built from its data in `build` and placed in `place`; both are called again whenever words or canvas change. Subclasses say
what lies on it.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

import pygame

from game.ui import text
from game.ui.backdrop import backdrop
from game.ui.boxes import columns
from game.ui.input import Input, KeyDown, way_of
from game.ui.scene import Stage
from game.ui.text import Style
from game.ui.theme import HEAD, NIGHT, PAPER, SHADOW, Scale
from game.ui.widgets import Button, Form, Widget

CORNER = 46
"""Side of the buttons in the corners, units."""


class Page:
    """A menu scene. `heading` is empty where the page draws its own."""

    covers = True
    way_back = True
    bare = False
    """Without the buttons in the corners, as a box over another scene."""

    def __init__(self) -> None:
        self.form = Form(lambda part: self.stage.redraw(part), lambda effect: self.stage.sound(effect))
        self._corner: list[Button] = []
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
        self.scale = stage.scale
        self.rebuild()
        first = self.first_focus()
        if first is not None:
            self.form.focus_on(first)

    @property
    def typing(self) -> bool:
        """Whether somebody is writing in one of its fields."""
        return self.form.focus is not None and self.form.focus.busy

    def rebuild(self) -> None:
        """Build it anew, as after a change of words or of what can be chosen. The focus stays in its place."""
        widgets = list(self.build())
        self._corner = [] if self.bare else self._corner_buttons()
        self.arrange(self.scale)
        self.form.replace([*widgets, *self._corner])

    def arrange(self, scale: Scale) -> None:
        """Place everything for this canvas."""
        self.scale = scale
        if self._corner:
            self._place_corner(scale)
        self.place(scale)
        self.stage.redraw()

    def _corner_buttons(self) -> list[Button]:
        stage, say = self.stage, self.stage.say
        buttons = [
            Button("", stage.toggle_fullscreen, sign="fullscreen", hint=say("toggle-fullscreen")),
            Button("", stage.on_quit, "danger", "power", hint=say("quit")),
        ]
        return [*buttons, Button("", self.back, sign="back", hint=say("back"))] if self.way_back else buttons

    def _place_corner(self, scale: Scale) -> None:
        side, gap = scale.px(CORNER), scale.px(12)
        safe = scale.area.inflate(-scale.px(40), -scale.px(36))
        full, power, *back = self._corner
        power.place(pygame.Rect(safe.right - side, safe.y, side, side), scale)
        full.place(pygame.Rect(safe.right - 2 * side - gap, safe.y, side, side), scale)
        for button in back:
            button.place(pygame.Rect(safe.x, safe.y, side, side), scale)

    def leave(self) -> None:
        """Nothing to give back but the keyboard."""
        self.form.rest()

    def veil(self, on: bool) -> None:
        """What lay over it may have changed words, keys or data: built anew when it comes back."""
        if on:
            self.form.rest()
        else:
            self.rebuild()
            self.form.wake()

    def handle(self, happened: Input) -> None:
        """To the form; the key of the rules presses the button that leads to them, and cancel leads back."""
        if self.form.handle(happened):
            return
        if isinstance(happened, KeyDown) and not happened.repeat and self.stage.bindings.named(happened.scancode, "rules"):
            self._press_help()
        elif way_of(happened) == "cancel" and self.way_back:
            self.back()

    def _press_help(self) -> None:
        for button in self.form.widgets:
            if isinstance(button, Button) and button.sign == "help" and button.usable:
                self.stage.sound("press")
                button.confirm()
                return

    def step(self, now: int) -> None:
        """A page does not move."""

    def next_frame(self, now: int) -> int | None:
        """A page does not move."""
        return None

    def draw(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        """Felt, heading, decoration, form."""
        if self.covers:
            surface.blit(backdrop(self.scale.size, self.scale.cloth), part, part)
        else:
            surface.blit(_veil(part.size), part)
        if self.heading:
            self._draw_heading(surface)
        self.decorate(surface, part)
        self.form.draw(surface, part)

    @property
    def heading_box(self) -> pygame.Rect:
        """Where the heading is written: between the corners."""
        scale = self.scale
        left = scale.px(20 + CORNER + 24)
        return pygame.Rect(left, scale.px(18), scale.size[0] - left - scale.px(20 + 2 * CORNER + 36), scale.px(CORNER))

    def _draw_heading(self, surface: pygame.Surface) -> None:
        style = Style(self.scale.type(HEAD), "head", "black", self.scale.cloth.ink(SHADOW))
        box = self.heading_box
        text.draw(surface, self.heading, style, box.move(0, self.scale.px(3)))
        text.draw(surface, self.heading, style._replace(colour=self.scale.cloth.ink(PAPER)), box)

    def place_tabs(self, tabs: Sequence[Widget], wide: float, gap: float) -> pygame.Rect:
        """The buttons of a page's leaves side by side at the top of the body, `wide` and `gap` in units; the room below them."""
        px, body = self.scale.px, self.body
        head = pygame.Rect(body.x, body.y, min(body.w, px(wide)), px(52))
        head.centerx = body.centerx
        for tab, box in zip(tabs, columns(head, [1] * len(tabs), px(gap)), strict=True):
            tab.place(box, self.scale)
        return pygame.Rect(body.x, head.bottom + px(22), body.w, body.bottom - head.bottom - px(22))

    @property
    def body(self) -> pygame.Rect:
        """The room under the heading, within the margins."""
        scale = self.scale
        box = pygame.Rect(scale.safe.x, scale.px(84), scale.safe.w, scale.size[1] - scale.px(84 + 28))
        return box.inflate(-scale.px(16), 0)


@lru_cache(maxsize=2)
def _veil(size: tuple[int, int]) -> pygame.Surface:
    """Darkness over the scene below."""
    veil = pygame.Surface(size, pygame.SRCALPHA)
    veil.fill((*NIGHT, 170))
    return veil.convert_alpha()
