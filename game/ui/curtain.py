"""The curtain between people at one screen: whose hand may be seen now, and what it takes to lift it.

Decides a seat, the *eye*; the table shows what that seat may know, and with no eye what a spectator knows. So nothing that is drawn,
logged or read out while the curtain is down can give a hand away. With one person at the screen there is no curtain. Knows no game.
"""

from functools import lru_cache

import pygame

from game.core.seats import Seat
from game.ui import fitting, text
from game.ui.icons import badge, icon
from game.ui.input import Input, KeyDown, PadDown, PointerDown, way_of
from game.ui.picture import Item
from game.ui.shapes import mix, rounded
from game.ui.table_part import Desk
from game.ui.text import Style
from game.ui.theme import INK, MIST, NIGHT, PAPER, PLAYERS, WHITE, Scale

SETTLES = 350_000_000
"""So long after it fell a press does not lift it yet: it may have been meant for something else, ns."""
SMALLEST = 0.4
"""The share of their size that the letters on the curtain keep."""


class Curtain:
    """`waits`: the person it is down for, None while it is up."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.waits: Seat | None = None
        self._eye: Seat | None = None
        self._bottom: Seat | None = None
        self._fell = 0

    @property
    def down(self) -> bool:
        """Whether it waits for somebody to lift it."""
        return self.waits is not None

    @property
    def eye(self) -> Seat | None:
        """Whose hand may be seen: the only person's, or of several whoever lifted the curtain last; None for nobody's."""
        own = self._desk.own()
        if len(own) < 2:
            return own[0] if own else None
        return self._eye if self._eye in own and not self.down else None

    @property
    def bottom(self) -> Seat:
        """Who sits at the bottom of the screen: the eye, or whoever was it last."""
        eye, own = self.eye, self._desk.own()
        if eye is not None:
            return eye
        return self._bottom if self._bottom in own else own[0] if own else 0

    def turn(self, seat: Seat | None, now: int) -> bool:
        """The match waits for this seat (None: for nobody) from `now` on: it falls if that is another person here. Whether it fell."""
        own = self._desk.own()
        if len(own) < 2 or seat not in own or seat == self._eye:
            self.waits = None
            return False
        if seat == self.waits:
            return False
        self.waits, self._eye, self._fell = seat, None, now
        return True

    def close(self) -> None:
        """Nobody's hand is seen until the next one lifts it: new cards are dealt, or the screen was left alone."""
        self._eye = None

    def handle(self, happened: Input, button: pygame.Rect) -> bool:
        """An input while it is down: the person's own deliberate press lifts it. Whether it did."""
        if self.waits is None or happened.at - self._fell < SETTLES or not self._deliberate(happened, button):
            return False
        self._eye = self._bottom = self.waits
        self.waits = None
        return True

    def _deliberate(self, happened: Input, button: pygame.Rect) -> bool:
        """A click on the button, a fresh press of a key that confirms, or a face button of the person's own pad. Held keys repeat: no."""
        holders = self._desk.pads
        match happened:
            case PointerDown(pos=pos, button=1):
                return bool(button.collidepoint(pos))
            case KeyDown(repeat=False):
                return way_of(happened) == "confirm" and self.waits not in holders.values()
            case PadDown(pad=pad, button=pressed):
                return self._desk.bindings().pad_face(pressed) and holders.get(pad) == self.waits
            case _:
                return False


def curtain_items(desk: Desk, scale: Scale, area: pygame.Rect, seat: Seat) -> list[Item]:
    """The curtain over the place of the hand, with the name of the person it is down for; `curtain_button` is what lifts it."""
    name = desk.person(seat).name
    how = desk.say("curtain-pad" if seat in desk.pads.values() else "curtain-press")
    title, colour, box = desk.say("curtain-turn", name=name), PLAYERS[seat % len(PLAYERS)], curtain_button(scale, area)

    def paint(surface: pygame.Surface) -> None:
        surface.blit(_cloth(area.size, scale.px(15), scale.px(14)), area)
        surface.blit(rounded(box.size, scale.px(18), 0, mix(INK, colour, 0.25), 250), box)
        surface.blit(rounded(box.size, scale.px(18), scale.px(4), colour), box)
        side = min(box.h - scale.px(24), scale.px(64))
        surface.blit(badge(seat, side), (box.x + scale.px(16), box.centery - side // 2))
        eye = icon("eye", side * 3 // 4, WHITE)
        surface.blit(eye, eye.get_rect(center=(box.right - scale.px(16) - side // 2, box.centery)))
        room = box.inflate(-2 * (side + scale.px(30)), 0)
        upper = pygame.Rect(room.x, room.y + box.h // 10, room.w, box.h * 42 // 100)
        style = text.snug(title, Style(scale.type(30), "head", "bold", PAPER), upper.w, SMALLEST)
        text.draw(surface, title, style, upper, "centre")
        lower = pygame.Rect(room.x, upper.bottom, room.w, box.bottom - scale.px(8) - upper.bottom)
        fitting.draw(surface, how, Style(scale.type(17), "text", "medium", MIST), lower, "centre", least=SMALLEST)

    return [Item("curtain", area, (seat, title, how), paint)]


def curtain_button(scale: Scale, area: pygame.Rect) -> pygame.Rect:
    """The button in the middle of the curtain, larger for larger letters."""
    wide, high = scale.px(520 * max(1.0, scale.text)), scale.px(104 * max(1.0, scale.text))
    box = pygame.Rect(0, 0, min(area.w - scale.px(16), wide), min(area.h - scale.px(16), high))
    box.center = area.center
    return box


@lru_cache(maxsize=2)
def _cloth(size: tuple[int, int], radius: int, fold: int) -> pygame.Surface:
    """Cloth in folds, darker towards its edges."""
    cloth = pygame.Surface(size, pygame.SRCALPHA)
    light, dark = mix(NIGHT, (122, 24, 40), 0.75), mix(NIGHT, (122, 24, 40), 0.35)
    for x in range(size[0]):
        part = abs((x / fold) % 2 - 1)
        pygame.draw.line(cloth, mix(dark, light, part * part * (3 - 2 * part)), (x, 0), (x, size[1]))
    cloth.blit(rounded(size, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cloth.convert_alpha()
