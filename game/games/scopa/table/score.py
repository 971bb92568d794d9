"""The score screen after a deal (P15): every item by side, the primiera cards and their values, ties in words, running totals.

Decides how it is laid out inside a sheet at any size. What was scored is read from the rules' own sheet.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.core.cards import Card
from game.games.scopa.options import sides
from game.games.scopa.pack import primiera_value
from game.games.scopa.scoring import Item as Scored
from game.games.scopa.state import Common
from game.games.scopa.table.facts import leaders
from game.games.scopa.table.words import Words
from game.ui import text
from game.ui.faces.drawing import Pack
from game.ui.hud.pieces import plate, sign, words
from game.ui.icons import badge, icon
from game.ui.picture import Item, blitted
from game.ui.table_part import Desk, Sheet
from game.ui.text import Style
from game.ui.theme import CORAL, GOLD, INK, MIST, PAPER, SLATE, WHITE, Scale

_HELD = ("settebello", "re_bello")
"""Items that are one card: held or not."""
_COMPARED = ("cards", "denari", "primiera", "sevens")
_WHOLE = 56
"""A card at least so many pixels wide is shown whole; of a smaller one only the corner can be read."""


def sheet(common: Common, desk: Desk, pack: Pack, words: Words) -> Sheet:
    """The sheet of the deal that was scored last."""
    say, over = desk.say, common.outcome is not None
    of = sides(common.options, common.seats)
    winners = common.outcome.winners if common.outcome is not None else ()
    title = say("scopa-sheet-deal", number=common.deal)
    if winners:
        title = say("scopa-sheet-won", names=words.side(common, of[winners[0]]), count=len(winners))
    totals = tuple(str(common.totals[of[seat]]) for seat in range(common.seats))
    lines = ((say("scopa-sheet-total"), totals),)
    inside = Inside(common, desk, pack, words)
    repeat, fewest = say("scopa-sheet-repeat"), common.options.lowest_wins
    return Sheet(title, lines, winners=winners if over else (), inside=inside.items, repeat=repeat, fewest=fewest)


@dataclass(frozen=True)
class Inside:
    """What stands on the sheet."""

    common: Common
    desk: Desk
    pack: Pack
    words: Words

    def items(self, scale: Scale, rect: pygame.Rect) -> Iterator[Item]:
        """Lines from top to bottom: who, every item, this deal, in all."""
        scored = self.common.sheet
        if scored is None:
            return
        rect = rect.copy()
        if self.common.options.lowest_wins:
            yield from self._banner(scale, rect)
        prime = [item for item in scored.items if item.name == "primiera"]
        lines = len(scored.items) + 2
        tall = min(scale.px(132), rect.h * 30 // 100) if prime else 0
        most = self.common.seats // len(self.common.totals)
        head = scale.px(28) * most + scale.px(8)
        high = min(scale.px(50), (rect.h - head - tall) // (lines - len(prime)))
        columns = self._columns(scale, rect)
        yield from self._heads(scale, columns, pygame.Rect(rect.x, rect.y, rect.w, head))
        y = rect.y + head
        for item in scored.items:
            box = pygame.Rect(rect.x, y, rect.w, tall if item.name == "primiera" else high)
            yield from self._line(scale, columns, box, item)
            y = box.bottom
        yield from self._sums(scale, columns, pygame.Rect(rect.x, y, rect.w, high), "scopa-sheet-this", scored.points(), False)
        box = pygame.Rect(rect.x, y + high, rect.w, high)
        yield from self._sums(scale, columns, box, "scopa-sheet-total", self.common.totals, True)

    def _banner(self, scale: Scale, rect: pygame.Rect) -> Iterator[Item]:
        """A perdere: whoever has least is in front."""
        box = pygame.Rect(rect.x, rect.y, rect.w, scale.px(36))
        yield plate("score banner", box, CORAL, 255, scale.px(8))
        style = Style(scale.type(22), "head", "black", INK)
        yield words("score banner words", self.desk.say("scopa-banner-long"), style, box, "centre")
        rect.y, rect.h = box.bottom + scale.px(4), rect.h - box.h - scale.px(4)

    def _columns(self, scale: Scale, rect: pygame.Rect) -> list[pygame.Rect]:
        """Names of the items, one column for each side, remarks; all of the sheet's height."""
        count = len(self.common.totals)
        first, last = rect.w * 17 // 100, rect.w * (24 if count < 4 else 19) // 100
        wide = (rect.w - first - last) // count
        own = [pygame.Rect(rect.x + first + i * wide, rect.y, wide, rect.h) for i in range(count)]
        return [pygame.Rect(rect.x, rect.y, first, rect.h), *own, pygame.Rect(own[-1].right, rect.y, last, rect.h)]

    def _heads(self, scale: Scale, columns: list[pygame.Rect], head: pygame.Rect) -> Iterator[Item]:
        """The people of each side one below the other, with their badges."""
        of = sides(self.common.options, self.common.seats)
        for number, column in enumerate(columns[1:-1]):
            seats = [seat for seat in range(self.common.seats) if of[seat] == number]
            high = min(scale.px(34), head.h // len(seats))
            for place, seat in enumerate(seats):
                line = pygame.Rect(column.x + scale.px(4), head.bottom + (place - len(seats)) * high, column.w - scale.px(12), high)
                side, name = high * 8 // 10, self.words.name(seat)
                yield sign(("score badge", seat), badge(seat, side), side, (line.x + side // 2, line.centery))
                room = pygame.Rect(line.x + side + scale.px(6), line.y, line.w - side - scale.px(6), high)
                style = text.snug(name, Style(min(scale.type(20), high * 3 // 4), "text", "bold", PAPER), room.w, 0.7)
                yield words(("score name", seat), name, style, room)

    def _line(self, scale: Scale, columns: list[pygame.Rect], box: pygame.Rect, item: Scored) -> Iterator[Item]:
        if item.name in ("cards", "settebello", "scopa", "re_bello"):
            yield plate(("score stripe", item.name), box, SLATE, 120, scale.px(6))
        label = pygame.Rect(columns[0].x + scale.px(8), box.y, columns[0].w - scale.px(8), box.h)
        style = Style(min(scale.type(21), scale.px(30)), "text", "medium", PAPER)
        yield words(("score item", item.name), self.desk.say(f"scopa-item-{item.name.replace('_', '-')}"), style, label)
        for number, column in enumerate(columns[1:-1]):
            cell = pygame.Rect(column.x, box.y, column.w, box.h)
            yield from self._cell(scale, cell, item, number)
        remark = self._remark(item)
        if remark:
            room = pygame.Rect(columns[-1].x + scale.px(6), box.y, columns[-1].w - scale.px(6), box.h)
            yield words(("score remark", item.name), remark, Style(scale.type(17), "text", "regular", GOLD), room)

    def _cell(self, scale: Scale, cell: pygame.Rect, item: Scored, side: int) -> Iterator[Item]:
        """A value, and the points it gave in a gold chip."""
        value, points = item.values[side], item.points[side]
        chip = pygame.Rect(0, 0, scale.px(42), scale.px(28))
        line = cell.copy()
        if item.name == "primiera" and self.common.sheet is not None:
            yield from self._primiera(scale, cell, side)
            line = pygame.Rect(cell.x, cell.bottom - scale.px(30), cell.w, scale.px(28))
        chip.midleft = (line.x + scale.px(64), line.centery)
        room = pygame.Rect(line.x + scale.px(4), line.y, scale.px(52), line.h)
        style = Style(scale.type(24), "head", "bold", WHITE if points else MIST)
        if item.name in _HELD:
            if value:
                yield sign(("score held", item.name, side), icon("check", scale.px(24), WHITE), scale.px(24), room.center)
        else:
            yield words(("score value", item.name, side), "–" if value is None else str(value), style, room, "centre")
        if points:
            yield plate(("score chip", item.name, side), chip, GOLD, 255, chip.h // 2)
            yield words(("score points", item.name, side), f"+{points}", Style(scale.type(19), "head", "bold", INK), chip, "centre")

    def _primiera(self, scale: Scale, cell: pygame.Rect, side: int) -> Iterator[Item]:
        """The best card of each suit with its value below (P13)."""
        assert self.common.sheet is not None
        best = self.common.sheet.best[side]
        room = pygame.Rect(cell.x + scale.px(4), cell.y + scale.px(2), cell.w - scale.px(12), cell.h - scale.px(32))
        step = min(room.w // 4, scale.px(74))
        high = room.h - scale.px(18)
        width = min(step - scale.px(6), round(high * self.pack.ratio))
        for number, card in enumerate(best):
            place = pygame.Rect(room.x + number * step, room.y, width, min(high, round(width / self.pack.ratio)))
            below = pygame.Rect(place.x, place.bottom, place.w, scale.px(18))
            worth = "–" if card is None else str(primiera_value(card))
            yield words(("score prime", side, number), worth, Style(scale.type(16), "text", "bold", MIST), below, "centre")
            if card is None:
                yield plate(("score no card", side, number), place, SLATE, 160, scale.px(5))
            else:
                yield self._card(card, place, (side, number))

    def _card(self, card: Card, place: pygame.Rect, name: tuple[int, int]) -> Item:
        """A card; where it would be too small to read, its corner."""
        whole = place.w >= _WHOLE
        face = self.desk.faces.face(self.pack, card, place.w if whole else round(place.w * 2.6))
        if whole:
            rect = pygame.Rect(place.topleft, face.surface.get_size())
            return blitted(("score card", *name), (card, face.grade), face.surface, rect, pygame.BLEND_PREMULTIPLIED)
        part = pygame.Rect(0, 0, place.w, min(place.h, face.surface.get_height()))
        corner = face.surface.subsurface(part.clip(face.surface.get_rect()))
        return blitted(("score card", *name), (card, face.grade, part.size), corner, place, pygame.BLEND_PREMULTIPLIED)

    def _remark(self, item: Scored) -> str:
        """When nobody scored, why (P12, P13)."""
        if item.name not in _COMPARED or any(item.points):
            return ""
        known = [value for value in item.values if value is not None]
        if not known or not max(known):
            return self.desk.say("scopa-nobody-has" if item.name == "primiera" else "scopa-nobody-any")
        return self.desk.say("scopa-tie")

    def _sums(
        self, scale: Scale, columns: list[pygame.Rect], box: pygame.Rect, key: str, sums: tuple[int, ...], total: bool
    ) -> Iterator[Item]:
        """The points of the deal, or the running totals, those in front in gold."""
        label = pygame.Rect(columns[0].x + scale.px(8), box.y, columns[0].w - scale.px(8), box.h)
        yield words(("score label", key), self.desk.say(key), Style(scale.type(22), "head", "bold", GOLD if total else PAPER), label)
        first = leaders(sums, self.common.options.lowest_wins) if total else ()
        for number, column in enumerate(columns[1:-1]):
            room = pygame.Rect(column.x + scale.px(4), box.y, scale.px(52), box.h)
            style = Style(scale.type(30 if total else 24), "head", "bold", GOLD if number in first else WHITE)
            yield words(("score sum", key, number), str(sums[number]), style, room, "centre")
        if total:
            remark = self.desk.say("scopa-sheet-target", target=self.common.options.target)
            room = pygame.Rect(columns[-1].x + scale.px(6), box.y, columns[-1].w - scale.px(6), box.h)
            yield words("score target", remark, Style(scale.type(17), "text", "regular", MIST), room)
