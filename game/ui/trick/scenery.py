"""The picture of a table of tricks: plates, cards, what marks them, won tricks looked at again, the curtain. Decides what lies over what.

No rules and no time; what is the game's own it is asked for.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

import pygame

from game.core.cards import Card
from game.ui import marks
from game.ui.curtain import Curtain, curtain_items
from game.ui.director import Sprite
from game.ui.hud.around import plate_items
from game.ui.hud.pieces import plate, words
from game.ui.icons import icon
from game.ui.picture import Item, blitted
from game.ui.places import Place
from game.ui.shapes import rounded
from game.ui.table_part import Desk
from game.ui.text import Style
from game.ui.theme import CYAN, GOLD, INK, MIST, PAPER, Scale
from game.ui.trick.board import TrickBoard
from game.ui.trick.game import Pair, Sight, TrickGame

_DIM = 96
"""How dark a card lies that may not be played."""


class Scenery:
    """What one table looks like at a moment."""

    def __init__(self, desk: Desk, game: TrickGame, board: TrickBoard) -> None:
        self._desk, self._game, self._board = desk, game, board

    @property
    def curtain_area(self) -> pygame.Rect:
        """Where the curtain hangs: over the hand at the bottom."""
        felt = self._board.felt
        return felt.places.seats[felt.bottom].hand

    def items(self, sight: Sight, dim: frozenset[Card], keys: tuple[Card, ...], curtain: Curtain, now: int) -> Iterator[Item]:
        """Everything, lowest first. `dim`: cards that may not be played; `keys`: cards that show the number keys they have."""
        desk, game, board = self._desk, self._game, self._board
        yield from game.items(sight, board, now)
        for place in board.felt.places.seats:
            shown = game.plate(sight.view, place.seat)
            shown = shown if sight.settled else replace(shown, acting=False)
            yield from plate_items(board.areas.scale, place, desk.person(place.seat), shown)
            yield from self._pile(place)
        lying, flying = board.sprites(now)
        marked = game.marked(sight)
        for sprite in lying:
            yield board.painter.item(sprite)
            yield from self._on_card(sprite, sprite.card in dim, marked.get(sprite.key), now)
        for number, card in enumerate(keys[:9]):
            if rect := board.rect(card, now):
                yield from [marks.key_cap(board.areas.scale, rect, str(number + 1), card)]
        if sight.back:
            yield from self._back(sight)
        yield from (board.painter.item(sprite) for sprite in flying)
        if curtain.waits is not None:
            yield from curtain_items(desk, board.areas.scale, self.curtain_area, curtain.waits)

    def _pile(self, place: Place) -> Iterator[Item]:
        """How many tricks a pile holds, beside it."""
        scale, tricks = self._board.areas.scale, len(self._board.zones.get(f"won:{place.seat}", ())) // 2
        if tricks:
            line = pygame.Rect(place.pile.x, place.pile.bottom - scale.px(20), place.pile.w, scale.px(20))
            style = Style(scale.type(15), "text", "medium", scale.cloth.ink(MIST))
            yield words(("pile words", place.seat), self._desk.say("trick-pile", count=tricks), style, line, "centre")

    def _on_card(self, sprite: Sprite, dim: bool, mark: str | None, now: int) -> Iterator[Item]:
        """The shade over a card that may not be played, the eye on one that both know, corners around one that is advised."""
        board, pose = self._board, sprite.pose
        rect = board.rect(sprite.key, now)
        if rect is None:
            return
        if dim:
            shade = _shade(rect.size, round(pose.angle * 2) / 2)
            place = shade.get_rect(center=rect.center)
            yield blitted(("shade", sprite.key), (shade.get_size(), pose.angle), shade, place)
        if mark == "known":
            side = max(board.areas.scale.px(19), rect.w // 5)
            place = pygame.Rect(0, 0, side, side)
            place.midtop = (rect.centerx, rect.y - side // 4)
            yield blitted(("known", sprite.key), side, _eye(side), place)
        elif mark == "hint":
            yield marks.corners(board.areas.scale, rect, ("hint", sprite.key), CYAN)

    # --- won tricks looked at again
    def _back(self, sight: Sight) -> Iterator[Item]:
        """The tricks that may be seen again, over the middle of the table."""
        desk, board = self._desk, self._board
        scale, middle = board.areas.scale, board.felt.places.middle
        pairs = self._game.back(sight)
        yield plate("back", middle, INK, 250, scale.px(18), GOLD, scale.px(2))
        head = pygame.Rect(middle.x + scale.px(18), middle.y + scale.px(6), middle.w - scale.px(36), scale.px(34))
        title = desk.say("trick-back-title", count=len(pairs))
        yield words("back title", title, Style(scale.type(21), "head", "medium", PAPER), head)
        room = pygame.Rect(head.x, head.bottom + scale.px(4), head.w, middle.bottom - head.bottom - scale.px(14))
        columns = max(1, min(len(pairs), 6))
        rows = -(-len(pairs) // columns)
        cell = (room.w // columns, room.h // max(1, rows))
        for number, pair in enumerate(pairs):
            place = pygame.Rect(room.x + number % columns * cell[0], room.y + number // columns * cell[1], cell[0], cell[1])
            yield from self._pair(scale, number, pair, place)

    def _pair(self, scale: Scale, number: int, pair: Pair, place: pygame.Rect) -> Iterator[Item]:
        """A trick: the card led on the left, who won it below."""
        line = scale.px(22)
        height = min(place.h - line - scale.px(8), scale.px(150))
        width = min(round(height * self._board.pack.ratio), (place.w - scale.px(10)) * 10 // 17)
        height, step = round(width / self._board.pack.ratio), width * 7 // 10
        left, top = place.centerx - (width + step) // 2, place.y
        for i, card in enumerate((pair.lead, pair.answer)):
            face = self._desk.faces.face(self._board.pack, card, width)
            box = pygame.Rect(left + i * step, top, width, height)
            yield blitted(("back card", number, i), (card, face.grade), face.surface, box, pygame.BLEND_PREMULTIPLIED)
        below = pygame.Rect(place.x, top + height + scale.px(2), place.w, line)
        won = self._desk.say("trick-back-won", name=self._desk.person(pair.winner).name)
        yield words(("back words", number), won, Style(scale.type(15), "text", "regular", MIST), below, "centre")


@lru_cache(maxsize=32)
def _shade(size: tuple[int, int], angle: float) -> pygame.Surface:
    """A veil as large as a card, tilted like it."""
    flat = rounded(size, max(2, round(min(size) * 0.085)), 0, INK, _DIM)
    return pygame.transform.rotozoom(flat, angle, 1.0).convert_alpha() if angle else flat


@lru_cache(maxsize=8)
def _eye(side: int) -> pygame.Surface:
    """The sign of a card that both players know."""
    disc = pygame.Surface((side, side), pygame.SRCALPHA)
    disc.blit(rounded((side, side), side // 2, 0, INK), (0, 0))
    inner = side - 2 * max(1, side // 10)
    disc.blit(rounded((inner, inner), inner // 2, 0, CYAN), ((side - inner) // 2, (side - inner) // 2))
    sign = icon("eye", side * 7 // 10, INK)
    disc.blit(sign, sign.get_rect(center=(side // 2, side // 2)))
    return disc.convert_alpha()
