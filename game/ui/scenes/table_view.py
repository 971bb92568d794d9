"""The table as a list of items: felt, panel, scores, strip, cards, notices, veils, in this order. Decides what lies over what.

Pure: it reads the match and draws nothing by itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.core.table import Table
from game.ui.backdrop import backdrop
from game.ui.faces.drawing import Pack
from game.ui.faces.store import Faces
from game.ui.hud.banner import banner_items
from game.ui.hud.edge import edge_items
from game.ui.hud.frame import Frame
from game.ui.hud.keys import key_items
from game.ui.hud.log import Log
from game.ui.hud.photo import photo_items, shared
from game.ui.hud.pieces import plate, words
from game.ui.hud.scores import Scores
from game.ui.hud.sheet import SheetLook, sheet_items
from game.ui.hud.strip import strip_items
from game.ui.hud.veil import veil_items
from game.ui.lang import Say
from game.ui.particles import Piece, snow
from game.ui.picture import Item
from game.ui.table_part import Facts, Person, Sheet, TablePart
from game.ui.text import Style
from game.ui.theme import BOARD, CORAL, GOLD, INK, MIST, NIGHT, SLATE, WHITE
from game.ui.widgets import Button

SNOW_NS = 7_000_000_000
"""How long paper falls for a winner."""
_DUSK = 150
"""How dark it is below a sheet, of 255."""


@dataclass(frozen=True)
class Shown:
    """All that the picture of a table is made from. `now`: monotonic ns."""

    table: Table
    part: TablePart
    facts: Facts
    frame: Frame
    people: Sequence[Person]
    log: Log
    scores: Scores
    buttons: Sequence[Button]
    faces: Faces
    pack: Pack
    say: Say
    now: int
    sheet: Sheet | None
    go_on: Button
    snow_since: int | None
    still: bool
    lost: bool
    repeat_key: str = ""


def composed(shown: Shown) -> list[Item]:
    """Every item, the lowest first."""
    facts, frame, scale = shown.facts, shown.frame, shown.frame.scale
    paused = bool(shown.table.room and shown.table.room.paused)
    items, buttons = _ground(shown), [_button(("button", i), button) for i, button in enumerate(shown.buttons)]
    covered = paused or shown.lost or shown.sheet is not None or shown.log.open
    if not covered:  # where nothing but cards in the air can be over them they need not be drawn in every frame of a movement
        items += buttons
    items += shown.scores.items(scale, frame.rows, facts, shown.people, shown.now)
    items += strip_items(scale, frame.strip, facts.strip)
    photo, keys, hints = shared(scale, frame.keys, facts)
    items += photo_items(scale, photo, facts.finish, shown.people, shown.say) + key_items(scale, keys, hints)
    if not paused:
        items += shown.part.items(shown.now)
        items += _stock(shown)
    items += edge_items(scale, facts.light)
    if shown.log.open and not paused:
        over = frame.cards.union(frame.keys).inflate(scale.px(12), scale.px(16))  # the marks at the corners of name plates too
        items += shown.log.sheet_items(scale, over, shown.say("table-log"), shown.part.read_out())
    if shown.sheet is not None:
        items.append(_dusk(scale.area))
        items += sheet_items(SheetLook(scale, shown.people, shown.faces, shown.pack, shown.say, shown.repeat_key), shown.sheet)
        items.append(_button(("go on",), shown.go_on))
        items += _snow(shown)
    items += _veils(shown, paused)
    return items + buttons if covered else items


def _ground(shown: Shown) -> list[Item]:
    """Felt and panel with pack, clock and log."""
    frame, facts, scale = shown.frame, shown.facts, shown.frame.scale
    area = scale.area
    felt = backdrop(area.size, scale.cloth)
    panel = _panel(felt, *frame.panel.topleft, *frame.panel.size)
    items = [
        Item("felt", area, felt, lambda surface: surface.blit(felt, (0, 0))),
        Item("panel", frame.panel, panel, lambda surface: surface.blit(panel, frame.panel)),
    ]
    if facts.banner:
        items += banner_items(scale, frame.clock, facts.banner)
    elif facts.clock:
        items.append(plate("clock plate", frame.clock, INK, BOARD, scale.px(16), CORAL if facts.hurry else None, scale.px(3)))
        style = Style(scale.type(36 if facts.hurry else 30), "head", "bold", CORAL if facts.hurry else WHITE)
        items.append(words("clock", facts.clock, style, frame.clock, "centre"))
    log = frame.log.copy()
    if shown.table.room and shown.table.room.seeded:
        log.h -= scale.px(22)
        tag = pygame.Rect(log.x, log.bottom, log.w, scale.px(22))
        items.append(words("seeded", shown.say("table-seeded"), Style(scale.type(14), "text", "bold", GOLD), tag))
    return items + shown.log.tail_items(scale, log)


def _stock(shown: Shown) -> list[Item]:
    """How many cards the stock has, on the corner of its topmost; in its place where there is none."""
    if shown.facts.stock is None:
        return []
    scale, box = shown.frame.scale, shown.frame.stock
    chip = pygame.Rect(0, 0, box.h * 3 // 4, box.h // 2)
    chip.bottomright = (min(box.right - scale.px(4), box.x + box.h + scale.px(16)), box.bottom)
    if not shown.facts.stock:
        chip.center = (box.x + box.h // 2, box.centery)
    number = Style(min(scale.type(20), chip.h * 3 // 4), "head", "bold", WHITE)
    return [
        plate("stock chip", chip, INK, BOARD, chip.h // 2, MIST, scale.px(1)),
        words("stock", str(shown.facts.stock), number, chip, "centre"),
    ]


@lru_cache(maxsize=2)
def _panel(felt: pygame.Surface, x: int, y: int, wide: int, high: int) -> pygame.Surface:
    """The side panel, this part of the felt under a darker sheet with a fine bright edge; opaque: it is in every whole frame."""
    sheet = pygame.Surface((wide, high), pygame.SRCALPHA)
    sheet.fill((*NIGHT, BOARD))
    pygame.draw.line(sheet, SLATE, (0, 0), (0, high), max(1, wide // 140))
    panel = felt.subsurface((x, y, wide, high)).copy()
    panel.blit(sheet, (0, 0))
    return panel


def _button(key: tuple[object, ...], button: Button) -> Item:
    reach = button.rect.inflate(button.scale.px(28), button.scale.px(28))
    return Item(key, reach, (button.words, button.sign, button.enabled, button.focused), button.draw)


def _dusk(area: pygame.Rect) -> Item:
    """The table lies in the dark below a sheet, so that nothing it half covers draws the eye."""

    def paint(surface: pygame.Surface) -> None:
        part = surface.get_clip().clip(area)
        dark = pygame.Surface(part.size)
        dark.fill(NIGHT)
        dark.set_alpha(_DUSK)
        surface.blit(dark, part)

    return Item("dusk", area, None, paint)


def _veils(shown: Shown, paused: bool) -> list[Item]:
    scale, say = shown.frame.scale, shown.say
    if shown.lost:
        return veil_items(scale, scale.area, "globe", say("table-lost"), say("table-lost-below"))
    if paused:
        below = say("table-paused-owner") if shown.table.is_owner else say("table-paused-guest")
        return veil_items(scale, scale.area, "pause", say("table-paused"), below)
    return []


def _snow(shown: Shown) -> list[Item]:
    """Coloured paper over everything, for a while, where somebody won."""
    if shown.snow_since is None or shown.still:
        return []
    seconds = (shown.now - shown.snow_since) / 1e9
    if seconds * 1e9 > SNOW_NS:
        return []
    area = shown.frame.scale.area
    pieces = snow(shown.snow_since, area.w, area.h, seconds, SNOW_NS / 1e9)
    return [_paper(piece, seconds) for piece in pieces]


def _paper(piece: Piece, seconds: float) -> Item:
    """A bit of paper that tumbles: seen from the side it is thin."""
    high = max(2, round(piece.size * abs((seconds * 2 + piece.number * 0.37) % 2 - 1)))
    rect = pygame.Rect(round(piece.x), round(piece.y), max(3, round(piece.size)), high)
    return Item(("snow", piece.number), rect, piece.colour, lambda surface: surface.fill(piece.colour, rect))
