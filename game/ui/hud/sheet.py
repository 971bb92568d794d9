"""The sheet after a deal or round: a table of points per player, groups of cards, and the button that leaves it.

Decides how it is laid out at any size; knows no game. What does not fit is counted, never cut.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.core.seats import Seat
from game.ui import text, wording
from game.ui.bindings import Bindings
from game.ui.boxes import centred
from game.ui.faces.drawing import Pack
from game.ui.faces.store import Faces
from game.ui.fonts import Weight
from game.ui.hud.keys import hint_at, key_items
from game.ui.hud.pieces import plate, sign, words
from game.ui.icons import badge, icon
from game.ui.input import Input, KeyDown, PadDown, PointerDown
from game.ui.lang import Say, Speech
from game.ui.picture import Item, blitted
from game.ui.table_part import Group, KeyHint, Person, Sheet
from game.ui.text import Style
from game.ui.theme import GOLD, INK, MIST, PAPER, WHITE, Colour, Scale

_NOTES: tuple[tuple[int, Weight, Colour], ...] = ((23, "bold", PAPER), (19, "regular", MIST))
"""Letter size in units, weight and colour of the first sentence on a sheet, and of the others."""


@dataclass(frozen=True)
class SheetLook:
    """What a sheet is drawn with. `repeat_key`: what the key is called that shows the last moves again."""

    scale: Scale
    people: Sequence[Person]
    faces: Faces
    pack: Pack
    say: Say
    repeat_key: str = ""


def sheet_box(scale: Scale) -> pygame.Rect:
    """The sheet itself: in the middle of the canvas, below the buttons in its corner."""
    top = scale.px(60)
    room = pygame.Rect(0, top, scale.area.w, scale.area.h - top - scale.px(10))
    return centred(room, min(scale.area.w - scale.px(120), scale.px(1180)), room.h)


def button_box(scale: Scale) -> pygame.Rect:
    """Where the button that leaves the sheet lies."""
    box = sheet_box(scale)
    return pygame.Rect(box.centerx - scale.px(130), box.bottom - scale.px(76), scale.px(260), scale.px(60))


def repeat_box(scale: Scale) -> pygame.Rect:
    """Where the button lies that shows the last moves again."""
    go_on = button_box(scale)
    return pygame.Rect(sheet_box(scale).x + scale.px(30), go_on.y + scale.px(6), go_on.x - sheet_box(scale).x - scale.px(50), scale.px(48))


def repeat_hint(key: str, sheet: Sheet) -> KeyHint:
    """The button itself, with its key."""
    return KeyHint("repeat", sheet.repeat, key, asks=True)


def repeats(happened: Input, sheet: Sheet, scale: Scale, keys: Bindings, speech: Speech) -> bool:
    """Whether this asks for the last moves, where they are offered: a press on the button, its key, the button of a pad that sorts."""
    match happened:
        case PointerDown(pos=pos):
            hint = repeat_hint(wording.key(speech, keys.code("repeat")), sheet)
            return bool(sheet.repeat) and hint_at(scale, repeat_box(scale), [hint], pos) is not None
        case KeyDown(scancode=code, repeat=False):
            return bool(sheet.repeat) and code == keys.code("repeat")
        case PadDown(button=button):
            return bool(sheet.repeat) and button == keys.code("pad-sort")
        case _:
            return False


def sheet_items(look: SheetLook, sheet: Sheet) -> list[Item]:
    """The sheet without its button."""
    scale, box = look.scale, sheet_box(look.scale)
    items = [plate("sheet", box, INK, 254, scale.px(24), GOLD, scale.px(3))]
    title = pygame.Rect(box.x, box.y + scale.px(14), box.w, scale.px(58))
    items.append(words("sheet title", sheet.title, Style(scale.type(40), "head", "bold", GOLD), title, "centre"))
    inner = pygame.Rect(box.x + scale.px(30), title.bottom, box.w - scale.px(60), button_box(scale).y - title.bottom - scale.px(10))
    if sheet.repeat:
        items += key_items(scale, repeat_box(scale), [repeat_hint(look.repeat_key, sheet)])
    if sheet.inside is not None:
        return [*items, *sheet.inside(scale, inner)]
    seats = players_of(look, sheet)
    high = min(scale.px(34), max(scale.px(18), inner.h // (len(seats) + 1)))
    table = pygame.Rect(inner.x, inner.y, inner.w if not sheet.groups else inner.w * 46 // 100, (len(seats) + 1) * high)
    items += _table(look, sheet, table, high)
    if sheet.notes:
        top = table.bottom + scale.px(14)
        items.append(_notes(look, sheet.notes, pygame.Rect(table.x, top, table.w, inner.bottom - top)))
    if sheet.groups:
        groups = pygame.Rect(table.right + scale.px(24), inner.y, inner.right - table.right - scale.px(24), inner.h)
        items += _groups(look, sheet, groups)
    return items


def players_of(look: SheetLook, sheet: Sheet) -> list[Seat]:
    """The seats that have a line: free ones only if somebody has won points there."""
    told = [any(values[seat] not in ("", "0") for _, values in sheet.lines if seat < len(values)) for seat in range(len(look.people))]
    return [seat for seat, person in enumerate(look.people) if not person.open or told[seat]]


def _table(look: SheetLook, sheet: Sheet, rect: pygame.Rect, high: int) -> list[Item]:
    """One line per player, one column per item."""
    scale, items, seats = look.scale, [], players_of(look, sheet)
    name_w = rect.w * (46 if len(sheet.lines) < 4 else 34) // 100
    wide = (rect.w - name_w) // max(1, len(sheet.lines))
    small = Style(min(scale.type(17), high * 5 // 8), "text", "regular", MIST)
    for column, (label, values) in enumerate(sheet.lines):
        x = rect.x + name_w + column * wide
        items.append(words(("sheet head", column), label, small, pygame.Rect(x, rect.y, wide - scale.px(8), high), "right"))
        for row, seat in enumerate(seats, 1):
            cell = pygame.Rect(x, rect.y + row * high, wide - scale.px(8), high)
            style = Style(min(scale.type(24), high * 3 // 4), "head", "bold", GOLD if seat in sheet.winners else WHITE)
            items.append(words(("sheet cell", column, seat), values[seat], style, cell, "right"))
    for row, seat in enumerate(seats, 1):
        person, line = look.people[seat], pygame.Rect(rect.x, rect.y + row * high, name_w, high)
        side = high * 8 // 10
        items.append(sign(("sheet badge", seat), badge(seat, side), side, (line.x + side // 2, line.centery)))
        name = pygame.Rect(line.x + side + scale.px(8), line.y, name_w - side - scale.px(14), high)
        if seat in sheet.winners:
            items.append(sign(("sheet cup", seat), icon("trophy", side, GOLD), side, (name.x + side // 2, line.centery)))
            name.x, name.w = name.x + side + scale.px(6), name.w - side - scale.px(6)
        style = Style(min(scale.type(22), high * 3 // 4), "text", "bold", PAPER)
        items.append(words(("sheet name", seat), person.name, style, name))
    return items


def _notes(look: SheetLook, notes: tuple[str, ...], rect: pygame.Rect) -> Item:
    """Sentences one below the other, each broken into as many lines as it needs, the first one larger."""
    first, others = (Style(look.scale.type(size), "text", weight, ink) for size, weight, ink in _NOTES)

    def paint(surface: pygame.Surface) -> None:
        top = rect.y
        for number, note in enumerate(notes):
            style = others if number else first
            high = text.height(note, style, rect.w)
            text.paragraph(surface, note, style, pygame.Rect(rect.x, top, rect.w, min(high, rect.bottom - top)))
            top += high + look.scale.px(6)

    return Item("sheet notes", rect, notes, paint)


def _groups(look: SheetLook, sheet: Sheet, rect: pygame.Rect) -> list[Item]:
    scale = look.scale
    head = pygame.Rect(rect.x, rect.y, rect.w, scale.px(34))
    items = [words("sheet groups", sheet.groups_title, Style(scale.type(20), "head", "medium", MIST), head)]
    room = pygame.Rect(rect.x, head.bottom + scale.px(4), rect.w, rect.bottom - head.bottom - scale.px(4))
    width, columns, rows = _fitting(look, room, sheet.groups)
    shown = sheet.groups[: columns * rows]
    step_x, step_y = room.w // columns, _group_height(look, width)
    for number, group in enumerate(shown):
        place = pygame.Rect(room.x + number % columns * step_x, room.y + number // columns * step_y, step_x, step_y)
        items += _group(look, number, group, place, width)
    if len(shown) < len(sheet.groups):
        rest = look.say("table-sheet-more", count=len(sheet.groups) - len(shown))
        line = pygame.Rect(room.x, room.bottom - scale.px(22), room.w, scale.px(22))
        items.append(words("sheet more", rest, Style(scale.type(16), "text", "regular", MIST), line, "right"))
    return items


def _fitting(look: SheetLook, room: pygame.Rect, groups: Sequence[Group]) -> tuple[int, int, int]:
    """The largest card width at which all groups fit, not below what can be read; with the columns and rows there are then."""
    scale, most = look.scale, max(len(group.cards) for group in groups)
    smallest = scale.px(52)
    for width in range(scale.px(96), smallest - 1, -2):
        columns = room.w // (most * (width + scale.px(4)) + scale.px(14))
        rows = max(1, room.h // _group_height(look, width))
        if columns * rows >= len(groups):
            return width, columns, rows
    columns = max(1, room.w // (most * (smallest + scale.px(4)) + scale.px(14)))
    return smallest, columns, max(1, (room.h - scale.px(22)) // _group_height(look, smallest))


def _group_height(look: SheetLook, width: int) -> int:
    return round(width / look.pack.ratio) + look.scale.px(28)


def _group(look: SheetLook, number: int, group: Group, place: pygame.Rect, width: int) -> list[Item]:
    scale, items = look.scale, []
    high = round(width / look.pack.ratio)
    for i, card in enumerate(group.cards):
        face = look.faces.face(look.pack, card, width)
        rect = pygame.Rect(place.x + i * (width + scale.px(4)), place.y, width, high)
        items.append(blitted(("sheet card", number, i), (card, face.grade), face.surface, rect, pygame.BLEND_PREMULTIPLIED))
    line = pygame.Rect(place.x, place.y + high + scale.px(2), place.w, scale.px(20))
    items.append(words(("sheet caption", number), group.caption, Style(scale.type(14), "text", "regular", MIST), line))
    return items
