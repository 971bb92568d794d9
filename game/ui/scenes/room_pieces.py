"""What a room's screen is made of: a seat, the board of rules, the board of addresses. Decides looks only."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.ui import fitting, text
from game.ui.icons import badge, icon, put
from game.ui.input import Point
from game.ui.shapes import blit_shadow, key_cap, mix, rounded, shaded
from game.ui.text import Style
from game.ui.theme import BOARD, BODY, CORAL, GOLD, HEAD, INK, LABEL, LIME, MIST, PAPER, SLATE, SMALL, STEEL, TINY, WHITE, Colour
from game.ui.widgets import Widget


@dataclass(frozen=True)
class SeatLook:
    """A seat as it is shown: the line below the name with its sign; `points` of the last match."""

    name: str
    below: str
    sign: str
    kind: str
    own: bool = False
    away: bool = False
    ready: bool = False
    points: str = ""
    won: bool = False


class RoomSeat(Widget):
    """Seat `number`; `act` is called when it is pressed. It can have the focus whether anything can be done or not: one may look around."""

    def __init__(self, number: int, look: SeatLook, act: Callable[[], None]) -> None:
        super().__init__()
        self.number, self.look, self.act = number, look, act
        self.words = f"seat {number}"

    def press(self, pos: Point) -> None:
        """Do something with this seat."""
        self.act()

    def confirm(self) -> None:
        """Do something with this seat."""
        self.act()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it: a person's raised and bright, a computer's dark, an open one an outline only."""
        px, box, look = self.scale.px, self.rect, self.look
        radius, lip = min(px(14), box.h // 3), px(3)
        if look.kind == "open":
            surface.blit(rounded(box.size, radius, 0, INK, BOARD), box)
            surface.blit(rounded(box.size, radius, px(2), MIST, 110), box)
        else:
            colour = STEEL if look.kind == "person" and not look.away else SLATE
            blit_shadow(surface, box, radius, px(6), px(3))
            surface.blit(key_cap(box.size, radius, mix(colour, WHITE, 0.14) if self.focused else colour, lip), box)
        if look.own:
            surface.blit(rounded(box.size, radius, px(3), GOLD), box)
        side = min(px(44), box.h * 6 // 10)
        mark = badge(self.number, side).copy() if look.kind == "open" or look.away else badge(self.number, side)
        if look.kind == "open" or look.away:
            mark.set_alpha(110)
        put(surface, mark, (box.x + px(14) + side // 2, box.centery - lip // 2))
        left = box.x + px(24) + side
        room = pygame.Rect(left, box.y, box.right - px(12) - left, box.h - lip)
        line = min(px(32), room.h // 2)
        self._draw_name(surface, pygame.Rect(room.x, room.centery - line + px(2), room.w, line))
        self._draw_below(surface, pygame.Rect(room.x, room.centery + px(1), room.w, line - px(4)))
        self.draw_ring(surface, radius)

    def _draw_name(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        look = self.look
        ink: Colour = mix(MIST, WHITE, 0.35) if look.kind == "open" or look.away else WHITE
        style = Style(min(self.scale.type(LABEL - 3), round(box.h * 0.8)), "text", "bold", ink)
        fitting.draw(surface, look.name, style, box)

    def _draw_below(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """How he is here; at the right the points of the last match and the mark of readiness."""
        px, look = self.scale.px, self.look
        side = min(px(17), box.h * 6 // 10)
        colour: Colour = mix(CORAL, WHITE, 0.3) if look.away else MIST if look.kind == "open" else mix(PAPER, INK, 0.12)
        put(surface, icon(look.sign, side, colour), (box.x + side // 2, box.centery))
        left = box.x + side + px(6)
        rest = pygame.Rect(left, box.y, self._draw_right(surface, box) - left, box.h)
        small = Style(min(self.scale.type(SMALL - 1), round(box.h * 0.72)), "text", "regular", colour)
        fitting.draw(surface, look.below, small, rest)

    def _draw_right(self, surface: pygame.Surface, box: pygame.Rect) -> int:
        """The left edge of what it covers."""
        px, right, look, side = self.scale.px, box.right, self.look, box.h
        if look.ready:
            ground = pygame.Rect(right - side, box.y, side, side)
            surface.blit(rounded(ground.size, side // 2, 0, LIME), ground)
            put(surface, icon("check", side * 6 // 10, INK), ground.center)
            right -= side + px(6)
        if look.points:
            style = Style(min(self.scale.type(LABEL), side), "head", "bold", GOLD if look.won else PAPER)
            wide = text.width(look.points, style)
            text.draw(surface, look.points, style, pygame.Rect(right - wide, box.y, wide + px(2), box.h))
            right -= wide + px(5)
        if look.won:
            put(surface, icon("trophy", side * 8 // 10, GOLD), (right - side // 2, box.centery))
            right -= side
        return right - px(4)


@dataclass(frozen=True)
class RulesLook:
    """What is played: title of the game, name of the preset, the rules in a line, and how the room is run."""

    emblem: str
    colour: Colour
    title: str
    preset: str
    rules: str
    conduct: str


class RulesBoard(Widget):
    """What is played here, as it stands on a board."""

    focusable = False

    def __init__(self, look: RulesLook) -> None:
        super().__init__()
        self.look = look

    def draw(self, surface: pygame.Surface) -> None:
        """Emblem, title and preset, the rules, the conduct."""
        px, box, look = self.scale.px, self.rect, self.look
        side = box.h - px(28)
        ground = pygame.Rect(box.x + px(14), box.y + px(14), side, side)
        surface.blit(rounded(ground.size, px(14), 0, look.colour), ground)
        put(surface, icon(look.emblem, side * 7 // 10, PAPER), ground.center)
        room = pygame.Rect(ground.right + px(18), box.y + px(10), box.right - px(18) - ground.right - px(18), box.h - px(20))
        head = Style(self.scale.type(LABEL + 3), "head", "black", WHITE)
        upper = pygame.Rect(room.x, room.y, room.w * 60 // 100, px(34))
        fitting.draw(surface, look.title, head, upper)
        left = room.x + min(upper.w, fitting.fitted(look.title, head, upper.w, upper.h).width) + px(12)
        preset = pygame.Rect(left, room.y + px(3), room.right - left, px(34))
        fitting.draw(surface, look.preset, Style(self.scale.type(BODY), "head", "medium", GOLD), preset)
        small = Style(self.scale.type(TINY), "text", "regular", MIST)
        foot = pygame.Rect(room.x, room.bottom - px(22), room.w, px(24))
        fitting.draw(surface, look.conduct, small, foot)
        middle = pygame.Rect(room.x, room.y + px(35), room.w, foot.y - room.y - px(35))
        fitting.paragraph(surface, look.rules, Style(self.scale.type(SMALL - 1), "text", "regular", PAPER), middle)


@dataclass(frozen=True)
class WhereLook:
    """Ways to a room, in words: the join code (None: it has none), addresses with port, the hint below; `title` above the code."""

    title: str
    code: str | None
    addresses: tuple[str, ...]
    hint: str = ""


class WhereBoard(Widget):
    """A board to be read from across the room: the join code in the largest letters there are here, every address, the hint."""

    focusable = False

    def __init__(self, look: WhereLook) -> None:
        super().__init__()
        self.look = look

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it."""
        px, box, look = self.scale.px, self.rect, self.look
        blit_shadow(surface, box, px(20), px(14), px(6))
        surface.blit(shaded(box.size, px(20), SLATE, INK, False), box)
        surface.blit(rounded(box.size, px(20), px(2), GOLD, 170), box)
        room = box.inflate(-px(36), -px(20))
        fitting.draw(
            surface, look.title, Style(self.scale.type(TINY), "text", "bold", MIST), pygame.Rect(room.x, room.y, room.w, px(20)), "centre"
        )
        top = room.y + px(20)
        if look.code:
            style = Style(self.scale.type(TITLE_CODE), "head", "black", GOLD)
            line = pygame.Rect(room.x, top, room.w, px(58))
            fitting.draw(surface, look.code, style, line, "centre")
            top = line.bottom
        hint = Style(self.scale.type(TINY), "text", "regular", MIST)
        many = len(look.addresses)
        room_left = room.bottom - top - (many * px(ADDRESS) if many <= 2 else -(-many // 2) * px(16))
        high = max(0, min(text.height(look.hint, hint, room.w), room_left)) if look.hint else 0
        self._draw_addresses(surface, pygame.Rect(room.x, top, room.w, room.bottom - high - px(4) - top))
        if look.hint:
            fitting.paragraph(surface, look.hint, hint, pygame.Rect(room.x, room.bottom - high, room.w, high + px(4)), "centre")

    def _draw_addresses(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """All of them: one a line in large letters while they fit, else in two columns."""
        many = len(self.look.addresses)
        columns = 1 if many <= 2 else 2
        lines = -(-many // columns)
        high = min(self.scale.px(38), box.h // max(1, lines))
        style = Style(min(self.scale.type(HEAD - 8), high * 8 // 10), "head", "medium", WHITE)
        top = box.y + (box.h - lines * high) // 2
        wide = box.w // columns
        for number, address in enumerate(self.look.addresses):
            cell = pygame.Rect(
                box.x + number % columns * wide, top + number // columns * high, wide - self.scale.px(8) * (columns - 1), high
            )
            text.draw(surface, address, text.snug(address, style, cell.w, 0.4), cell, "centre")


TITLE_CODE = 50
"""The join code, units."""
ADDRESS = 29
"""What one or two lines of addresses have at least each, units: the hint below makes do with the rest."""
