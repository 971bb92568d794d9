"""Computer players racing behind the title: a match without host, link or sound, played by the clock and drawn like at a table.

Decides what is shown of it, how fast, and that it holds while nobody looks. For those who want nothing to move it is not there.
"""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame

from game.app.heed import inks_of
from game.app.house import levels_of
from game.arena.match import Bout
from game.core.game import Pace, Step, preset
from game.core.seats import Seat
from game.core.table import Stepped
from game.games import GAMES, part
from game.ui import wording
from game.ui.boxes import columns
from game.ui.faces.store import Faces
from game.ui.hud.scores import Scores, badge_box
from game.ui.hud.strip import strip_items
from game.ui.picture import Item, Picture
from game.ui.table_part import Areas, Desk, Person, TablePart
from game.ui.theme import Scale
from game.ui.translate import wake

if TYPE_CHECKING:
    from game.app.house import House

FRAME = 1_000_000_000 // 30
"""Thirty pictures a second are enough for something one looks past."""
REST = 6_000_000_000
"""How long the end of a match is shown before the next begins, ns of its clock."""
RACERS = 3
AWAY = pygame.Rect(-4000, -4000, 300, 160)
"""Where what does not belong here is drawn: nowhere."""


class Exhibition:
    """Matches of the first race there is, one after another. What the title calls `Behind`."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._game = next(game for game in GAMES.values() if game.info.pace is Pace.RACE)
        levels = levels_of(self._game)
        self._levels = [levels[min(len(levels) - 1, len(levels) // 2 + number % 2)] for number in range(RACERS)]
        self._inks = inks_of(house.profile.settings)
        self._faces = Faces(self._inks, wake)
        self._picture = Picture()
        self._scale = house.stage.scale
        self._played, self._since, self._now = 0, 0, 0  # match clock as of `_since` (monotonic ns); the last step
        self._begin()

    def _begin(self) -> None:
        """A new match."""
        game, speech, bot = self._game, self._house.stage.speech, part(self._game.info.id, "bot")
        options, dice = preset(game, game.info.presets[0][0]), random.Random()
        desk = Desk(
            game, options, tuple, self._person, lambda *_: None, self._clock, speech, lambda: self._house.stage.bindings,
            lambda _: None, self._faces, self._house.profile.settings.animation,
        )  # fmt: skip
        players = [bot.make(level, seat, options, random.Random(dice.random())) for seat, level in enumerate(self._levels)]
        self._part: TablePart = part(game.info.id, "table").open_table(desk)
        self._bout = Bout(game, options, players, dice, self._told)
        self._scores = Scores(still=False)
        self._version = self._due = self._played = 0
        self._since = self._now
        self.arrange(self._scale)
        self._part.show(game.view(self._bout.state, None), self._now)

    def arrange(self, scale: Scale) -> None:
        """Beside the menu: the strip, the cards, the racers."""
        px, area = scale.px, scale.area
        self._scale = scale
        left = max(px(64), scale.safe.x) + px(370 + 40)
        room = pygame.Rect(left, px(228), area.right - px(40) - left, area.bottom - px(26) - px(228))
        self._strip = pygame.Rect(room.x, room.y, room.w, px(50))
        foot = pygame.Rect(room.x, room.bottom - px(48), room.w, px(48))
        cards = pygame.Rect(room.x, self._strip.bottom + px(10), room.w, foot.y - px(10) - self._strip.bottom - px(10))
        self._rows = columns(foot, [1] * RACERS, px(10))
        badges = {seat: badge_box(row) for seat, row in enumerate(self._rows)}
        stock = pygame.Rect(area.right + px(20), room.y, px(50), px(50))  # cards come from beyond the edge
        self._part.arrange(Areas(scale, cards, AWAY, stock, badges))

    # --- time
    def step(self, now: int) -> list[pygame.Rect]:
        """Bring the match to this moment; the parts that look different now."""
        if not self._since:
            self._since = now
        self._now = now
        self._dye()
        clock = self._clock(now)
        while self._bout.outcome is None and self._due <= clock:
            self._bout.go_on()
            self._due = clock + REST if self._bout.outcome else self._bout.due()
        if self._bout.outcome and self._due <= clock:
            self._begin()
        self._faces.collect()
        self._part.step(now)
        facts = self._part.facts(now)
        self._scores.step(facts, now)
        return self._picture.show(self._items(now))

    def _dye(self) -> None:
        """The colours of the faces may have been changed in the settings."""
        inks = inks_of(self._house.profile.settings)
        if inks != self._inks:
            self._inks, self._picture = inks, Picture()
            self._faces.recolour(inks)

    def hold(self) -> None:
        """Nobody looks: time stands still until the next step."""
        self._played, self._since = self._clock(self._now), 0

    def next_frame(self) -> int:
        """When `step` wants to be called again, monotonic ns."""
        wishes = [self._part.next_frame(), self._since + self._due - self._played]
        if self._scores.popping(self._now) or self._faces.more:
            wishes.append(self._now)
        return max(self._now + FRAME, min(wish for wish in wishes if wish is not None))

    def _clock(self, now: int) -> int:
        return self._played + (now - self._since if self._since else 0)

    def _told(self, step: Step[Any, Any], clock: int) -> None:
        """The match has made a step."""
        self._version += 1
        view = self._game.view(step.state, None)
        self._part.stepped(Stepped(self._version, clock, (), tuple(event.seen_by(None) for event in step.events), view), self._now)

    # --- the picture
    def _items(self, now: int) -> Iterator[Item]:
        facts = self._part.facts(now)
        people = [self._person(seat) for seat in range(RACERS)]
        yield from self._scores.items(self._scale, self._rows, facts, people, now)
        strip = facts.strip
        if strip.tone == "calm":  # what it says to those who sit at the table
            strip = replace(strip, text=self._house.stage.say("title-racing"))
        yield from strip_items(self._scale, self._strip, strip)
        yield from self._part.items(now)

    def paint(self, surface: pygame.Surface, piece: pygame.Rect) -> None:
        """Draw it over the felt."""
        self._picture.paint(surface, piece)

    def _person(self, seat: Seat) -> Person:
        level = self._levels[seat]
        return Person(wording.computer_name(self._house.stage.speech, level), level)

    def close(self) -> None:
        """It is over for good."""
        self._faces.close()
