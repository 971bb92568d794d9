"""The room around a table of the network: what is played, who sits where, how others find it, what is said, and what is waited for.

The same screen for whoever runs the room and for guests; it lies over a running match as well. Decides what is shown and which wish a
press is; whether it is granted is the host's business, and what follows is handed in.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.core.game import AnyGame
from game.core.room import Room
from game.core.table import Table
from game.ui import seating
from game.ui.boxes import grid
from game.ui.hud.chat import LINE_LENGTH, Conversation, Talk
from game.ui.hud.veil import veil_items
from game.ui.input import Input, KeyDown, PadJoined, PadLeft
from game.ui.scenes.ask import Answer, Ask
from game.ui.scenes.page import Page
from game.ui.scenes.room_boxes import Sit, conduct_box, person_box, phrase_box, seat_box
from game.ui.scenes.room_pieces import RoomSeat, RulesBoard, WhereBoard
from game.ui.scenes.room_words import Result, RoomWords
from game.ui.scenes.rules_page import RulesPage
from game.ui.scenes.typing import typed
from game.ui.theme import BODY, CORAL, MIST, PAPER, SMALL, Scale
from game.ui.widgets import Button, Label, Panel, Widget


@dataclass(frozen=True)
class Where:
    """Ways to this room: join code (None: it has none), addresses, port. `hosted` here, or somewhere else."""

    code: str | None
    addresses: tuple[str, ...]
    port: int
    hosted: bool


@dataclass(frozen=True)
class Doors:
    """What a room's screen needs of the house.

    `news(now)` hears what happened at the table, unless the table's own screen does. `levels`: of a game's computer players. `pads`: those
    plugged in. `fresh()`: a name for one more person here. `sit`: one sits down, with a pad of his own or without. `change`: choose what
    is played next. `settings`, `leave`: where one can go.
    """

    news: Callable[[int], object]
    games: Mapping[str, AnyGame]
    levels: Callable[[AnyGame], Sequence[str]]
    pads: Callable[[], Mapping[int, str]]
    fresh: Callable[[], str]
    sit: Sit
    change: Callable[[], None]
    settings: Callable[[], None]
    leave: Callable[[], None]


class RoomScene(Page):
    """`over`: it lies over the match that is running. `result` of the last match is shown until the next."""

    def __init__(self, table: Table, talk: Talk, where: Where, doors: Doors, result: Result | None = None, over: bool = False) -> None:
        super().__init__()
        self.table, self.talk, self.where, self.doors, self.result, self.over = table, talk, where, doors, result, over
        self.seen: tuple[object, ...] = ()

    @property
    def room(self) -> Room:
        """The room as it is now."""
        room = self.table.room
        assert room is not None, "a room is shown after the welcome"
        return room

    @property
    def game(self) -> AnyGame:
        """What is played next."""
        return self.doors.games[self.room.game]

    # --- building
    def build(self) -> Iterable[Widget]:
        """Rules, seats, watchers, what is waited for, the ways here, the conversation."""
        say, room = self.stage.say, self.room
        words = RoomWords(self.stage.speech, room, self.table.peer, self.game, list(self.doors.games), self.result)
        self.heading = room.name
        self.panel, self.rules = Panel(), RulesBoard(words.rules)
        self.changes = list(self._changes())
        self.help = Button("", self._rules_page, sign="help", hint=say("rules"))
        self.seats = [RoomSeat(seat, words.seat(seat), partial(self._seat, seat)) for seat in range(len(room.seats))]
        self.watchers = Label(words.watchers, SMALL, colour=MIST, bare=True)
        told, loud = words.status(self.table.is_owner, self.over)
        self.status = Label(told, BODY - 2, colour=CORAL if loud else PAPER, weight="medium", wrapped=True, bare=True)
        self.acts = list(self._acts())
        self.board = WhereBoard(words.where(self.where.code, self.where.addresses, self.where.port, self.where.hosted))
        self.conversation = Conversation(self.talk)
        if not hasattr(self, "line"):  # stays the same widget: somebody may be writing in it
            self.line = typed(self.stage, "", self.talk.draft, self._draft, LINE_LENGTH, self._send)
        self.line.hint = say("chat-hint")
        self.phrases = Button("", self._phrases, sign="chat", hint=say("room-phrases"))
        self.send = Button("", self._send, "plain", "forward", hint=say("chat-send"))
        self.seen = self._now()
        return [
            self.panel, self.rules, *self.changes, self.help, *self.seats, self.watchers, self.status, *self.acts,
            self.board, self.conversation, self.line, self.phrases, self.send,
        ]  # fmt: skip

    def first_focus(self) -> Widget | None:
        """What most people come for: being ready, starting, going back to the match."""
        return next((act for act in reversed(self.acts) if act.usable), None)

    def _changes(self) -> Iterable[Button]:
        """The owner's two buttons on the board of rules."""
        if self.table.is_owner:
            change = Button(self.stage.say("room-change"), self.doors.change, sign="cards", size=18)
            change.enabled = seating.settled(self.room)
            yield change
            yield Button(self.stage.say("room-conduct"), self._conduct, sign="gear", size=18)

    def _acts(self) -> Iterable[Button]:
        """The buttons at the foot, the main one last."""
        say, room = self.stage.say, self.room
        own = seating.own_seats(room, self.table.peer)
        if self.over:
            yield Button(say("room-back"), self.back, "main", "play", 28)
            return
        ready = bool(own) and all(room.seats[seat].ready for seat in own)
        owner = self.table.is_owner
        if own:
            key, kind = ("room-not-ready", "chosen") if ready else ("room-ready", "plain" if owner else "main")
            yield Button(say(key), partial(self.table.ready, own, not ready), kind, "check", 24 if owner else 28)  # type: ignore[arg-type]
        elif (free := seating.free_seat(room.seats)) is not None and not owner:
            yield Button(say("room-take"), partial(self._seat, free), "main", "seat", 28)
        if owner:
            start = Button(say("room-rematch" if room.phase == "over" else "room-start"), self.table.start, "main", "play", 28)
            wait = seating.waiting(room, self.game)
            start.enabled = not (wait.nobody or wait.seats)
            yield start

    # --- placing
    def place(self, scale: Scale) -> None:
        """Rules, seats and acts on the left; ways here and conversation on the right."""
        px, body, gap = scale.px, self.body, scale.px(14)
        right = pygame.Rect(body.right - px(372), body.y, px(372), body.h)
        left = pygame.Rect(body.x, body.y, right.x - px(22) - body.x, body.h)
        head = pygame.Rect(left.x, left.y, left.w, px(128))
        foot = pygame.Rect(left.x, left.bottom - px(68), left.w, px(68))
        self._place_rules(head, scale)
        self._place_foot(foot, scale)
        self.watchers.place(pygame.Rect(left.x + px(6), foot.y - px(38), left.w - px(12), px(30)), scale)
        across = 2 if len(self.seats) <= 6 else 3
        room = pygame.Rect(left.x, head.bottom + gap, left.w, self.watchers.rect.y - px(4) - head.bottom - gap)
        down = max(-(-len(self.seats) // across), 3)
        for seat, cell in zip(self.seats, grid(room, across, down, px(10)), strict=False):
            seat.place(cell, scale)
        self._place_right(right, scale)

    def _place_rules(self, box: pygame.Rect, scale: Scale) -> None:
        px = scale.px
        wide, side = px(192) if self.changes else px(14), px(46)
        self.panel.place(box, scale)
        self.help.place(pygame.Rect(box.right - wide - side - px(8), box.y + px(14), side, side), scale)
        wide += side + px(14)
        self.rules.place(pygame.Rect(box.x, box.y, box.w - wide, box.h), scale)
        for number, button in enumerate(self.changes):
            button.place(pygame.Rect(box.right - px(192), box.y + px(14) + number * px(52), px(178), side), scale)

    def _place_foot(self, box: pygame.Rect, scale: Scale) -> None:
        px, edge = scale.px, box.right
        for number, button in enumerate(reversed(self.acts)):
            wide = px(250 if number == 0 else 220)
            button.place(pygame.Rect(edge - wide, box.y, wide, box.h), scale)
            edge -= wide + px(14)
        self.status.place(pygame.Rect(box.x + px(6), box.y, edge - box.x - px(6), box.h), scale)

    def _place_right(self, box: pygame.Rect, scale: Scale) -> None:
        px = scale.px
        high = 226 if self.where.hosted else 134 if self.where.addresses else 44
        self.board.place(pygame.Rect(box.x, box.y, box.w, px(high)), scale)
        foot = pygame.Rect(box.x, box.bottom - px(52), box.w, px(52))
        side = px(46)
        self.send.place(pygame.Rect(foot.right - side, foot.y + px(3), side, side), scale)
        self.phrases.place(pygame.Rect(foot.right - 2 * side - px(8), foot.y + px(3), side, side), scale)
        self.line.place(pygame.Rect(foot.x, foot.y, self.phrases.rect.x - px(8) - foot.x, foot.h), scale)
        top = self.board.rect.bottom + px(14)
        self.conversation.place(pygame.Rect(box.x, top, box.w, foot.y - px(8) - top), scale)

    # --- what happens
    def step(self, now: int) -> None:
        """Hear what is new; the page is built anew where something shows differently."""
        self.doors.news(now)
        if self.stage.top is self and self._now() != self.seen:
            self.rebuild()

    def _now(self) -> tuple[object, ...]:
        """All that the page is built from."""
        return self.table.room, self.table.connected, self.talk.count, self.table.is_owner, self.result

    def handle(self, happened: Input) -> None:
        """The chat key leads to the line; without a link only leaving is left."""
        if isinstance(happened, KeyDown) and self.stage.bindings.named(happened.scancode, "chat"):
            self.form.focus_on(self.line)
        elif isinstance(happened, PadJoined | PadLeft):
            self.rebuild()
        else:
            super().handle(happened)

    def back(self) -> None:
        """Back to the match, or away from the table."""
        if self.over:
            super().back()
        else:
            self.doors.leave()

    def draw(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        """The page; under a veil while the link is lost."""
        super().draw(surface, part)
        if not self.table.connected:
            area = pygame.Rect(0, self.body.y - self.scale.px(8), self.scale.size[0], self.scale.size[1] - self.body.y + self.scale.px(8))
            for item in veil_items(self.scale, area, "globe", self.stage.say("table-lost"), self.stage.say("table-lost-below")):
                item.paint(surface)

    # --- presses
    def _seat(self, seat: int) -> None:
        can = seating.offers(self.room, seat, self.table.peer, self.table.is_owner)
        if can.only is not None:
            self.doors.sit(seat, can.only, None)
        elif can.any:
            levels = self.doors.levels(self.game)
            another, kick = partial(self._another, seat), partial(self._kick, seat)
            self.stage.push(seat_box(self.stage, self.table, seat, can, levels, self.doors.sit, another, kick))

    def _another(self, seat: int) -> None:
        self.stage.push(person_box(self.stage, self.doors.fresh(), self.doors.pads(), partial(self.doors.sit, seat)))

    def _kick(self, seat: int) -> None:
        say, info = self.stage.say, self.room.seats[seat]
        if info.peer is not None:
            kick = Answer(say("room-kick"), partial(self.table.kick, info.peer), "danger")
            self.stage.push(Ask(say("ask-kick", name=info.name), (Answer(say("cancel"), None, "main"), kick)))

    def _rules_page(self) -> None:
        """All the rules as they are played at this table, or would be now."""
        options = self.table.options if self.over else seating.options_of(self.room, self.game)
        self.stage.push(RulesPage(self.game, self.room.preset, options))

    def _conduct(self) -> None:
        self.stage.push(conduct_box(self.stage, self.table, self.game))

    def _phrases(self) -> None:
        self.stage.push(phrase_box(self.stage, lambda key: self.table.say(phrase=key)))

    def _draft(self, line: str) -> None:
        self.talk.draft = line

    def _send(self) -> None:
        line = self.talk.draft.strip()
        self.line.clear()
        if line:
            self.table.say(line)
