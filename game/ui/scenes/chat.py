"""Saying something at the table: a line, or a quick phrase, in a corner that leaves the cards in sight.

While it is open the table's keys are silent, because inputs come here. Decides the look; what is said goes where it was told to.
"""

from collections.abc import Callable, Iterable
from functools import partial

import pygame

from game.ui.boxes import grid
from game.ui.hud.chat import LINE_LENGTH, PHRASES, Conversation, Talk, phrase
from game.ui.input import Input, KeyDown, PointerDown, way_of
from game.ui.scenes.page import Page
from game.ui.scenes.typing import typed
from game.ui.theme import Scale
from game.ui.widgets import Button, Panel, Widget

Say = Callable[[str, str | None], None]
"""Say a line, or (the line empty) a phrase by its key."""


class ChatBox(Page):
    """`say` is called with the line or the phrase; then the box is gone."""

    covers = False
    bare = True

    def __init__(self, talk: Talk, say: Say) -> None:
        super().__init__()
        self.talk, self.say = talk, say
        self.seen = talk.count

    def build(self) -> Iterable[Widget]:
        """The conversation, the phrases, the line."""
        words = self.stage.say
        self.panel, self.conversation = Panel(), Conversation(self.talk)
        self.phrases = [Button(phrase(self.stage.speech, key), partial(self._say, "", key), "quiet", size=17) for key in PHRASES]
        self.line = typed(self.stage, "", self.talk.draft, self._draft, LINE_LENGTH, self._send, words("chat-hint"))
        self.send = Button("", self._send, "main", "forward")
        return [self.panel, self.conversation, *self.phrases, self.line, self.send]

    def first_focus(self) -> Widget:
        """The line."""
        return self.line

    def place(self, scale: Scale) -> None:
        """In the corner below the players."""
        px, area = scale.px, scale.area
        panel = pygame.Rect(0, 0, px(300), px(400))
        panel.bottomright = (area.right - px(8), area.bottom - px(8))
        self.panel.place(panel, scale)
        inner = panel.inflate(-px(24), -px(24))
        foot = pygame.Rect(inner.x, inner.bottom - px(52), inner.w, px(52))
        self.send.place(pygame.Rect(foot.right - px(46), foot.y + px(3), px(46), px(46)), scale)
        self.line.place(pygame.Rect(foot.x, foot.y, foot.w - px(52), foot.h), scale)
        high = px(4 * 46)
        room = pygame.Rect(inner.x, foot.y - px(10) - high, inner.w, high)
        for button, box in zip(self.phrases, grid(room, 2, len(self.phrases) // 2, px(6)), strict=True):
            button.place(box, scale)
        self.conversation.place(pygame.Rect(inner.x, inner.y, inner.w, room.y - px(10) - inner.y), scale)

    def draw(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        """Only the box: the table stays bright."""
        self.form.draw(surface, part)

    def step(self, now: int) -> None:
        """Show what was said meanwhile."""
        if self.talk.count != self.seen:
            self.seen = self.talk.count
            self.stage.redraw(self.conversation.reach)

    def handle(self, happened: Input) -> None:
        """The chat key and a click beside the box put it away; what was written is kept."""
        chat = isinstance(happened, KeyDown) and not happened.repeat and self.stage.bindings.named(happened.scancode, "chat")
        beside = isinstance(happened, PointerDown) and not self.panel.rect.collidepoint(happened.pos)
        if chat or beside or way_of(happened) == "menu":
            self.back()
        else:
            super().handle(happened)

    def _draft(self, line: str) -> None:
        self.talk.draft = line

    def _send(self) -> None:
        line, self.talk.draft = self.talk.draft.strip(), ""
        if line:
            self._say(line, None)

    def _say(self, line: str, key: str | None) -> None:
        self.stage.pop()
        self.say(line, key)
