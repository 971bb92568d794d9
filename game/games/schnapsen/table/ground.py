"""What lies on the felt at a table of Schnapsen beside the cards: the way to 66 on the right, stock and trump in words on the left.

Decides how that looks; the numbers come from the view. With `out=manual` the points are hidden and only tricks are counted (T8).
"""

from collections.abc import Iterator

import pygame

from game.core.seats import Seat
from game.games.schnapsen.pack import GOAL
from game.games.schnapsen.state import Common, View, announced_by, points_of, stock_size, tricks_of
from game.ui import text
from game.ui.card_words import suit_name
from game.ui.faces.inks import Suits
from game.ui.hud.pieces import plate, words
from game.ui.icons import badge
from game.ui.lang import Say
from game.ui.picture import Item, blitted
from game.ui.shapes import mix, rounded
from game.ui.text import Style
from game.ui.theme import BOARD, GOLD, INK, MIST, PAPER, PLAYERS, WHITE, Scale
from game.ui.trick.felt import Felt
from game.ui.trick.ranks import suit_seal


def gauge_items(scale: Scale, felt: Felt, common: Common, say: Say, counted: bool) -> Iterator[Item]:
    """How far each is on the way to 66, opposite above and below below."""
    high, gap = felt.side.h * 44 // 100, felt.side.h * 6 // 100
    for seat in (0, 1):
        top = felt.side.bottom - high if seat == felt.bottom else felt.side.y
        box = pygame.Rect(felt.side.x + scale.px(8), top, felt.side.w - scale.px(8), high - gap // 2)
        if counted:
            yield from _counted(scale, box, seat, common, say)
        else:
            yield from _uncounted(scale, box, seat, common, say)


def _counted(scale: Scale, box: pygame.Rect, seat: Seat, common: Common, say: Say) -> Iterator[Item]:
    """Points, the bar to 66, and what is still pending."""
    points = 0 if common.trump is None else points_of(common, seat)
    pending = 0 if common.trump is None or tricks_of(common, seat) else announced_by(common, seat)
    yield plate(("gauge", seat), box, INK, BOARD, scale.px(14))
    upper = pygame.Rect(box.x + scale.px(10), box.y + box.h * 8 // 100, box.w - scale.px(20), box.h * 46 // 100)
    side = upper.h * 7 // 10
    yield blitted(("gauge badge", seat), side, badge(seat, side), pygame.Rect(upper.x, upper.centery - side // 2, side, side))
    number = pygame.Rect(upper.x + side + scale.px(8), upper.y, upper.w - side - scale.px(8), upper.h)
    big, small = Style(min(scale.type(44), upper.h), "head", "bold", WHITE), Style(scale.type(17), "text", "medium", MIST)
    goal = say("schnapsen-gauge-pending", points=pending) if pending else say("schnapsen-gauge-goal", goal=GOAL)

    def paint(surface: pygame.Surface) -> None:
        drawn = text.draw(surface, str(points), big, number)
        rest = pygame.Rect(drawn.right + scale.px(8), number.y, number.right - drawn.right - scale.px(8), number.h)
        style = text.snug(goal, small._replace(colour=GOLD if pending else MIST), rest.w)
        text.draw(surface, goal, style, rest)

    yield Item(("gauge points", seat), number, (points, goal), paint)
    track = pygame.Rect(upper.x, box.y + box.h * 66 // 100, upper.w, max(6, box.h * 16 // 100))
    yield from _bar(seat, track, points, pending)


def _bar(seat: Seat, track: pygame.Rect, points: int, pending: int) -> Iterator[Item]:
    """The share of 66; pending points as an outline ahead of it."""
    colour = PLAYERS[seat % len(PLAYERS)]
    reach, ahead = (round(track.w * min(1.0, value / GOAL)) for value in (points, points + pending))

    def paint(surface: pygame.Surface) -> None:
        surface.blit(rounded(track.size, track.h // 2, 0, mix(INK, WHITE, 0.14)), track)
        if ahead > reach:
            surface.blit(rounded((max(track.h, ahead), track.h), track.h // 2, max(2, track.h // 5), colour), track)
        if reach:
            surface.blit(rounded((max(track.h, reach), track.h), track.h // 2, 0, colour), track)

    yield Item(("gauge bar", seat), track, (reach, ahead), paint)


def _uncounted(scale: Scale, box: pygame.Rect, seat: Seat, common: Common, say: Say) -> Iterator[Item]:
    """Only the number of tricks: points are counted in the head."""
    yield plate(("gauge", seat), box, INK, BOARD, scale.px(14))
    side = min(box.h * 5 // 10, scale.px(44))
    yield blitted(("gauge badge", seat), side, badge(seat, side), pygame.Rect(box.x + scale.px(10), box.centery - side // 2, side, side))
    room = pygame.Rect(box.x + side + scale.px(20), box.y, box.w - side - scale.px(26), box.h)
    tricks = say("schnapsen-tricks", count=tricks_of(common, seat))
    yield words(("gauge tricks", seat), tricks, text.snug(tricks, Style(scale.type(26), "head", "bold", PAPER), room.w), room)


def stock_items(scale: Scale, felt: Felt, view: View, say: Say, closer: str, inks: Suits) -> Iterator[Item]:
    """How many cards are left, or that the stock is closed and by whom; once it is gone, what was trump."""
    common, box = view.common, felt.stock
    if common.trump is None:
        return
    line = pygame.Rect(box.x, box.bottom - scale.px(34), box.w - scale.px(8), scale.px(30))
    left = stock_size(view)
    if common.closing is not None:
        told, ink = say("schnapsen-stock-closed", name=closer), GOLD
    elif left:
        told, ink = say("schnapsen-stock-left", count=left), PAPER
    else:
        told, ink = say("schnapsen-stock-empty"), MIST
        yield from _trump(scale, felt, common.trump, say, inks)
    style = text.snug(told, Style(scale.type(18), "text", "bold", scale.cloth.ink(ink)), line.w)
    yield words("stock words", told, style, line, "centre")


def _trump(scale: Scale, felt: Felt, trump: str, say: Say, inks: Suits) -> Iterator[Item]:
    """The trump suit where the stock lay."""
    side = min(felt.stock.h // 3, felt.stock.w // 3)
    box = pygame.Rect(0, 0, side, side)
    box.center = (felt.stock.centerx, felt.stock.centery - side // 5)
    yield blitted("trump seal", (trump, side), suit_seal(trump, side, inks), box)
    below = pygame.Rect(felt.stock.x, box.bottom + scale.px(4), felt.stock.w, scale.px(26))
    named = say("schnapsen-trumps", suit=suit_name(say, trump))
    yield words("trump words", named, Style(scale.type(18), "text", "medium", scale.cloth.ink(PAPER)), below, "centre")
