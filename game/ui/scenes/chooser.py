"""Which game? One big card for each, with what it says of itself. Decides the look; the games are data handed in."""

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.core.game import AnyGame
from game.ui import fitting, text, wording
from game.ui.boxes import columns
from game.ui.icons import exists, icon, put
from game.ui.input import Point
from game.ui.lang import Speech
from game.ui.scenes.page import Page
from game.ui.shapes import blit_shadow, rounded, shaded
from game.ui.text import Style
from game.ui.theme import BODY, CORAL, INK, PAPER, SMALL, WHITE, Colour, Scale
from game.ui.widgets import Button, Widget

_FACTS = (("players", "person"), ("kind", "play"), ("material", "cards"), ("audience", "trophy"))
_LEARN, _ABOVE = 50, 14
COLOURS: tuple[Colour, ...] = ((112, 76, 214), (14, 122, 116), (200, 60, 60), (30, 98, 190))
"""Of the games, in their order."""


def _none(_: AnyGame) -> None:
    """No lesson."""


class Chooser(Page):
    """The games there are; `choose` is called with the one taken. `lesson` gives what begins a game's lesson, if it has one."""

    def __init__(
        self, games: Sequence[AnyGame], choose: Callable[[AnyGame], None], lesson: Callable[[AnyGame], Callable[[], None] | None] = _none
    ) -> None:
        super().__init__()
        self.games, self.choose, self.lesson = tuple(games), choose, lesson

    def build(self) -> Iterable[Widget]:
        """A card for each game, below it the way to its lesson."""
        self.heading = self.stage.say("chooser-heading")
        self.cards = [
            GameCard(game, self.stage.speech, COLOURS[number % len(COLOURS)], self.choose) for number, game in enumerate(self.games)
        ]
        self.lessons = [self._learn(game) for game in self.games]
        return [*self.cards, *(button for button in self.lessons if button is not None)]

    def _learn(self, game: AnyGame) -> Button | None:
        learn = self.lesson(game)
        return None if learn is None else Button(self.stage.say("lesson-learn"), learn, "plain", "eye", 20)

    def place(self, scale: Scale) -> None:
        """Side by side, as many in a row as are wide enough."""
        gap, wide = scale.px(20), scale.px(270)
        body = self.body
        across = max(1, min(len(self.cards), (body.w + gap) // (wide + gap)))
        down = -(-len(self.cards) // across)
        high = min((body.h - gap * (down - 1)) // down, scale.px(560 + (_LEARN + _ABOVE if any(self.lessons) else 0)))
        top = max(body.y, scale.area.centery - (down * (high + gap) - gap) // 2)
        for row in range(down):
            line = self.cards[row * across : (row + 1) * across]
            room = pygame.Rect(0, top + row * (high + gap), len(line) * scale.px(300) - gap, high)
            room.w, room.centerx = min(room.w, body.w), body.centerx
            buttons = self.lessons[row * across : (row + 1) * across]
            for card, button, box in zip(line, buttons, columns(room, [1] * len(line), gap), strict=True):
                if button is not None:
                    foot = pygame.Rect(box.x + scale.px(20), box.bottom - scale.px(_LEARN), box.w - scale.px(40), scale.px(_LEARN))
                    button.place(foot, scale)
                    box.h -= foot.h + scale.px(_ABOVE)
                card.place(box, scale)


class GameCard(Widget):
    """One game: emblem, title, goal, and four facts."""

    def __init__(self, game: AnyGame, speech: Speech, colour: Colour, choose: Callable[[AnyGame], None]) -> None:
        super().__init__()
        self.game, self.speech, self.colour, self.choose = game, speech, colour, choose

    @property
    def reach(self) -> pygame.Rect:
        """It is lifted and throws a wider shadow than other widgets."""
        return super().reach.inflate(self.scale.px(28), self.scale.px(40))

    def press(self, pos: Point) -> None:
        """This one."""
        self.confirm()

    def confirm(self) -> None:
        """This one."""
        self.choose(self.game)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it as a card on the felt; with the focus it is lifted."""
        px, radius = self.scale.px, self.scale.px(18)
        box = self.rect.move(0, -px(6) if self.focused else 0)
        blit_shadow(surface, box, radius, px(14), px(14 if self.focused else 5))
        surface.blit(shaded(box.size, radius, WHITE, PAPER, False), box)
        head = pygame.Rect(box.x + px(10), box.y + px(10), box.w - px(20), round(box.h * 0.3 / max(1.0, self.scale.text)))
        surface.blit(rounded(head.size, px(12), 0, self.colour), head)
        sign = f"game-{self.game.info.id}"
        put(surface, icon(sign if exists(sign) else "cards", head.h * 7 // 10, PAPER), head.center)
        inner = pygame.Rect(box.x + px(18), head.bottom + px(8), box.w - px(36), box.bottom - head.bottom - px(18))
        self._draw_words(surface, inner)
        if self.focused:
            lifted, self.rect = self.rect, box
            self.draw_ring(surface, radius)
            self.rect = lifted

    def _draw_words(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        px = self.scale.px
        title, head = wording.of_info(self.speech, self.game, "title"), pygame.Rect(box.x, box.y, box.w, px(40))
        fitting.draw(surface, title, Style(self.scale.type(30), "head", "black", self.colour), head, least=0.5)
        goal = Style(self.scale.type(BODY - 2), "text", "medium", INK)
        small = Style(self.scale.type(SMALL - 2), "text", "regular", INK)
        line = min(2 * text.leading(small) + px(2), (box.h - px(48)) * 15 // 100)
        facts = pygame.Rect(box.x, box.bottom - len(_FACTS) * line, box.w, len(_FACTS) * line)
        room = pygame.Rect(box.x, box.y + px(44), box.w, facts.y - box.y - px(48))
        fitting.paragraph(surface, wording.of_info(self.speech, self.game, "goal"), goal, room)
        for number, (field, sign) in enumerate(_FACTS):
            row = pygame.Rect(facts.x, facts.y + number * line, facts.w, line)
            put(surface, icon(sign, px(20), CORAL if sign == "trophy" else self.colour), (row.x + px(10), row.centery))
            room = pygame.Rect(row.x + px(32), row.y, row.w - px(32), row.h)
            fitting.paragraph(surface, wording.of_info(self.speech, self.game, field), small, room, down="middle")
