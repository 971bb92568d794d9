"""A set of widgets with one focus. Decides where directions lead and which widget gets an input; knows no scene.

The focus is always on a widget that can be used, if there is any: it moves with keys, pads and the pointer alike, so that a look at the
ring tells what the next press does. The pointer acts when its button comes down.
"""

from collections.abc import Callable, Iterable

import pygame

from game.ui.effects import Effect
from game.ui.input import Input, Point, PointerDown, PointerMove, PointerUp, Way, Wheel, way_of
from game.ui.widgets.widget import Widget


class Form:
    """The widgets of one scene, in the order of `next`."""

    def __init__(self, redraw: Callable[[pygame.Rect], None], sound: Callable[[Effect], None] = lambda _: None) -> None:
        self.widgets: list[Widget] = []
        self._redraw, self._sound = redraw, sound
        self._focus: Widget | None = None
        self._held: Widget | None = None

    # --- the focus
    @property
    def focus(self) -> Widget | None:
        """The widget that has the focus; None only if none can be used."""
        if self._focus is None or not self._focus.usable or self._focus not in self.widgets:
            self._move_to(self._substitute())
        return self._focus

    def focus_on(self, widget: Widget) -> None:
        """Give the focus to a usable widget of this form."""
        if widget.usable and widget in self.widgets:
            self._move_to(widget)

    def replace(self, widgets: Iterable[Widget], focus: Widget | None = None) -> None:
        """Have these widgets instead; the focus goes to `focus`, or stays near where it was."""
        self.widgets = list(widgets)
        self._held = None
        if focus is not None:
            self.focus_on(focus)
        _ = self.focus

    def rest(self) -> None:
        """The form is not on top any more: what is typed or held is let go."""
        self._held = None
        if self._focus is not None:
            self._focus.pressed = False
            self._focus.lose()

    def wake(self) -> None:
        """The form is on top again: whoever was typing goes on."""
        if self.focus is not None:
            self.focus.gain()

    def _substitute(self) -> Widget | None:
        """Instead of the widget that lost the focus: its like, or else the usable one nearest to where it was."""
        usable = [widget for widget in self.widgets if widget.usable]
        gone = self._focus
        if gone is None:
            return usable[0] if usable else None
        alike = [widget for widget in usable if gone.words and type(widget) is type(gone) and widget.words == gone.words]
        return min(alike or usable, key=lambda widget: _distance(widget.rect.center, gone.rect.center), default=None)

    def _move_to(self, widget: Widget | None) -> None:
        if widget is self._focus:
            return
        for each, on in ((self._focus, False), (widget, True)):
            if each is not None:
                each.focused = on
                (each.gain if on else each.lose)()
                self._redraw(each.reach)
        self._focus = widget

    # --- inputs
    def handle(self, happened: Input) -> bool:
        """Pass an input to the widget it is for; whether anything used it."""
        match happened:
            case PointerMove(pos=pos, held=held):
                return self._pointed(pos, held)
            case PointerDown(pos=pos, button=1):
                return self._pressed(pos)
            case PointerUp():
                self._release()
                return False
            case Wheel(steps=steps, pos=pos):
                under = self.under(pos)
                return under is not None and self._after(under, under.wheel(steps))
        focus = self.focus
        if focus is not None and self._after(focus, focus.type(happened)):
            return True
        way = way_of(happened)
        return way is not None and self._go(way)

    def under(self, pos: Point) -> Widget | None:
        """The usable widget at this place."""
        return next((widget for widget in self.widgets if widget.usable and widget.rect.collidepoint(pos)), None)

    def _pointed(self, pos: Point, held: bool) -> bool:
        if held and self._held is not None:
            self._held.drag(pos)
            self._redraw(self._held.reach)
            return True
        under = self.under(pos)
        if under is not None and not held and not (self.focus and self.focus.busy):
            self._move_to(under)
        return under is not None

    def _pressed(self, pos: Point) -> bool:
        under = self.under(pos)
        if under is None:
            return False
        self._move_to(under)
        self._held, under.pressed = under, True
        self._redraw(under.reach)
        self._sound("press")
        under.press(pos)
        return True

    def _release(self) -> None:
        if self._held is not None:
            self._held.pressed = False
            self._redraw(self._held.reach)
            self._held = None

    def _go(self, way: Way) -> bool:
        focus = self.focus
        if focus is None or way in ("cancel", "menu"):
            return False
        if way == "confirm":
            self._sound("press")
            focus.confirm()
            self._redraw(focus.reach)
            return True
        if self._after(focus, focus.go(way)):
            return True
        target = self._following(focus, way)
        if target is not None and target is not focus:
            self._sound("select")
            self._move_to(target)
        return target is not None

    def _following(self, focus: Widget, way: Way) -> Widget | None:
        usable = [widget for widget in self.widgets if widget.usable]
        if way in ("next", "previous"):
            return usable[(usable.index(focus) + (1 if way == "next" else -1)) % len(usable)]
        beside = focus.rect.h if focus.sidelong and way in ("left", "right") else None
        found = neighbour([widget.rect for widget in usable], usable.index(focus), way, beside)
        return None if found is None else usable[found]

    def _after(self, widget: Widget, used: bool) -> bool:
        if used:
            self._redraw(widget.reach)
        return used

    # --- drawing
    def draw(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        """Draw the widgets that reach into `part`; the one with the focus last, so that its ring is whole."""
        seen = [widget for widget in self.widgets if widget.shown and widget.reach.colliderect(part)]
        for widget in sorted(seen, key=lambda each: each.focused):
            widget.draw(surface)


def neighbour(rects: list[pygame.Rect], here: int, way: Way, most: int | None = None) -> int | None:
    """The rectangle one comes to from rectangle `here` in a direction: near, and rather straight ahead than aside.

    `most`: none that lies further aside than so many pixels.
    """
    x, y = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}[way]
    own = rects[here]

    def cost(other: pygame.Rect) -> float | None:
        ahead = (other.centerx - own.centerx) * x + (other.centery - own.centery) * y
        if x:
            aside = max(0, other.top - own.bottom, own.top - other.bottom)
            clear = other.left >= own.right - 1 if x > 0 else other.right <= own.left + 1
            drift = abs(other.centery - own.centery)
        else:
            aside = max(0, other.left - own.right, own.left - other.right)
            clear = other.top >= own.bottom - 1 if y > 0 else other.bottom <= own.top + 1
            drift = abs(other.centerx - own.centerx)
        near = most is None or aside <= most
        return ahead + 3 * aside + drift / 10 if clear and near and ahead > 0 else None

    costs = {i: value for i, rect in enumerate(rects) if i != here and (value := cost(rect)) is not None}
    return min(costs, key=lambda i: costs[i], default=None)


def _distance(one: Point, other: Point) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2
