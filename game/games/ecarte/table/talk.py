"""What the two say to each other, in bubbles before them (E4): the last words of each, until the first card lies there.

Remembers words, finds them again in what is known for somebody who has just come (back), and draws bubbles; decides nothing.
"""

from collections.abc import Iterator

import pygame

from game.core.seats import Seat
from game.games.ecarte import events as ev
from game.games.ecarte.state import Common
from game.games.ecarte.table.words import Words
from game.ui import text
from game.ui.lang import Say
from game.ui.picture import Item
from game.ui.shapes import mix, polygon, rounded
from game.ui.text import Style
from game.ui.theme import INK, PAPER, PLAYERS, Scale
from game.ui.trick.felt import Felt


class Talk:
    """The last words of each seat."""

    def __init__(self, words: Words, say: Say) -> None:
        self.said: dict[Seat, str] = {}
        self._words, self._say = words, say

    def hear(self, event: object) -> None:
        """Something happened: words are heard, and forgotten when the talk is over."""
        if isinstance(event, ev.DealStarted | ev.TrickWon):
            self.said = {}
            return
        if isinstance(event, ev.Proposed):
            self.said.pop(1 - event.seat, None)  # an answer to what was asked before
        spoken, seat = self._words.speech(event), self._words.speaker(event)
        if spoken is not None and seat is not None:
            self.said[seat] = spoken

    def items(self, scale: Scale, felt: Felt, common: Common) -> Iterator[Item]:
        """A bubble for everybody who has spoken."""
        for seat, spoken in sorted((self.said or recalled(common, self._say)).items()):
            yield _bubble(scale, felt, seat, spoken)


def recalled(common: Common, say: Say) -> dict[Seat, str]:
    """The last words that what is known of the deal tells of."""
    if common.dealer is None or common.tricks:
        return {}
    elder, dealer, phase = 1 - common.dealer, common.dealer, common.phase
    proposed = {elder: say("ecarte-says-propose")}
    if phase == "respond":
        return proposed
    if phase == "elder_discards":
        return {**proposed, dealer: say("ecarte-says-accept")}
    if phase in ("propose", "dealer_discards") and common.exchanges:
        laid = {elder: common.exchanges[-1][0], dealer: common.exchanges[-1][1]}
        spoken = (elder,) if phase == "dealer_discards" else (elder, dealer)
        return {seat: say("ecarte-says-cards", count=laid[seat]) for seat in spoken}
    if phase == "lead" and common.situation == "refused":
        return {**proposed, dealer: say("ecarte-says-refused")}
    return {elder: say("ecarte-says-stood")} if phase == "lead" and common.situation == "unproposed" else {}


def _bubble(scale: Scale, felt: Felt, seat: Seat, spoken: str) -> Item:
    """On the trick's ground, at its owner's edge and beside what he has laid aside, with a tail that points at his hand.

    The one above stands at the right, beside the card its owner plays first, but not beyond the hand.
    """
    style = Style(scale.type(22), "head", "medium", INK)
    below = seat == felt.bottom
    room = felt.trick
    high, tail = scale.px(46), scale.px(14)
    wide = min(text.width(spoken, style) + scale.px(36), room.w * 62 // 100)
    hand = felt.places.seats[seat].hand.inflate(-scale.px(44), 0)
    left = room.x + room.w * 30 // 100 if below else min(room.right - wide - scale.px(4), hand.right - high // 2)
    body = pygame.Rect(left, room.bottom - high - tail if below else room.y + tail, wide, high)
    box = pygame.Rect(body.x, body.y if below else body.y - tail, wide, high + tail)
    pointed = max(hand.x, min(body.centerx, hand.right))
    paper = mix(PAPER, PLAYERS[seat % len(PLAYERS)], 0.3)

    def paint(surface: pygame.Surface) -> None:
        tip = (pointed, box.bottom - 1) if below else (pointed, box.y)
        x = max(body.x + high // 2 + tail // 2, min(pointed, body.right - high // 2 - tail // 2))
        base = body.bottom - 2 if below else body.y + 1
        corners = ((x - tail, base), (x + tail, base), tip)
        surface.blit(polygon(box.size, tuple((across - box.x, down - box.y) for across, down in corners), paper), box)
        surface.blit(rounded(body.size, high // 2, 0, paper), body)
        inner = body.inflate(-scale.px(24), 0)
        text.draw(surface, spoken, text.snug(spoken, style, inner.w), inner, "centre")

    return Item(("bubble", seat), box.union(text.reach(body, style.px)), spoken, paint)
