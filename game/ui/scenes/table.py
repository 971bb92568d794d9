"""The table: polls it, lets the game's part play it, and shows scores, clock, strip, log, notices and veils around the cards.

Decides what lies over what and which press belongs to whom; knows no particular game, no rules and no link. What follows a match, the
menu and leaving are handed in.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

import pygame

from game.core.game import AnyGame, Pace
from game.core.table import Happening, Table
from game.ui import wording
from game.ui.bindings import Bindings
from game.ui.director import Speed
from game.ui.faces.drawing import Pack
from game.ui.faces.inks import STANDARD, Inks
from game.ui.faces.store import Faces
from game.ui.hud.frame import frame
from game.ui.hud.keys import hint_at
from game.ui.hud.log import Log
from game.ui.hud.photo import shared
from game.ui.hud.scores import Scores, badge_box
from game.ui.hud.sheet import button_box, repeats
from game.ui.hud.veil import veil_box
from game.ui.input import Input, KeyDown, PadDown, PointerDown, way_of
from game.ui.limit import Limit
from game.ui.picture import Picture
from game.ui.scene import Stage
from game.ui.scenes.table_news import Company, News
from game.ui.scenes.table_view import SNOW_NS, Shown, composed
from game.ui.table_part import Areas, Deck, Desk, Facts, Person, Sheet, TablePart
from game.ui.theme import Scale
from game.ui.widgets import Button

Sides: TypeAlias = tuple[tuple[str, Callable[[], None]], ...]
"""The buttons beside the table: their signs, and what they do."""


@dataclass(frozen=True)
class Exits:
    """Where one can go from a table: the menu, away from it, on after the match (with its last sheet), out because it is closed.

    `chat` is there where others sit at other machines: to say something. Leaving is then in the menu. `ended` hears of the last sheet
    before it is read, each time it is shown. `rules`: to read them.
    """

    menu: Callable[[], None]
    leave: Callable[[], None]
    over: Callable[[Sheet], None]
    closed: Callable[[str, dict[str, Any]], None]
    chat: Callable[[], None] | None = None
    ended: Callable[[Sheet], None] = lambda _: None
    rules: Callable[[], None] | None = None


@dataclass(frozen=True)
class Manner:
    """How the people here want it: speed, reduced motion, size of cards; (pad, seat) and (seat, scancode of the call key) chosen; faces
    and their colours.
    """

    speed: Speed = "normal"
    still: bool = False
    card_size: Literal["small", "normal", "large"] = "normal"
    pads: tuple[tuple[int, int], ...] = ()
    keys: tuple[tuple[int, int], ...] = ()
    deck: Deck = "french"
    inks: Inks = STANDARD

    @property
    def moving(self) -> bool:
        """Whether anything moves here: not with reduced motion, nor where movement is off."""
        return not self.still and self.speed != "off"


class TableScene:
    """One match at a table. `open_part` makes the game's part; `pack` are the faces its sheets are drawn with.

    `pending`: happenings of this match that were polled before the scene was there, such as its first deal. `poll`: where happenings come
    from, the table itself if not told; None from there means that the match is gone from the table and this scene from the stage.
    """

    covers = True

    def __init__(
        self, table: Table, open_part: Callable[[Desk], TablePart], pack: Pack, faces: Faces, exits: Exits,
        manner: Manner = Manner(), pending: Sequence[Happening] = (), poll: Callable[[int], Sequence[Happening] | None] | None = None,
    ) -> None:  # fmt: skip
        self.log = Log()
        self._table, self._open_part, self._pack, self._faces, self._exits, self._manner = table, open_part, pack, faces, exits, manner
        self._scores = Scores(not manner.moving)
        self._facts = Facts()
        self._left_sheet: Sheet | None = None
        self._snow_since: int | None = None
        self._pending, self._poll = tuple(pending), poll or table.poll
        self._now = 0
        self._wish: int | None = 0  # the first step is due at once

    # --- the scene
    def enter(self, stage: Stage) -> None:
        """Open the part and show the match as it stands; the screen saver is held off."""
        self.stage = stage
        stage.window.keep_awake(True)
        self._company = Company(self._table, stage.speech)
        self.desk = desk_at(self._table, stage, self._faces, self._manner, self._company)
        self.part = self._open_part(self.desk)
        self._news = News(self._table, self.part, self.log, stage.speech, self._exits.closed, Limit(self._table, stage.table_sound))
        beside = sides(self._exits, self._toggle_log, stage.toggle_fullscreen, self.pause)
        self._buttons = [Button("", act, sign=sign) for sign, act in beside]
        self._go_on = Button("", self._leave_sheet, "main")
        self._go_on.focused = True

    def arrange(self, scale: Scale) -> None:
        """Share the canvas out again; cards go to their places at once."""
        self._picture = Picture(grounded=True)  # whatever is drawn may look different now
        self._company.look()
        self._frame = frame(scale, lines_of(self.people, self.desk.game), self.part.aside_units, len(self._buttons))
        for button, rect in zip(self._buttons, self._frame.buttons, strict=True):
            button.place(rect, scale)
        self._go_on.words = self.stage.say("table-continue")
        self._go_on.place(button_box(scale), scale)
        badges = {seat: badge_box(row) for seat, row in enumerate(self._frame.rows)}
        self.part.arrange(Areas(scale, self._frame.cards, self._frame.aside, self._frame.stock, badges))
        left = self._facts.sheet is not None and self.sheet is None
        self._show(self._now)
        if left:  # it may be in other words now
            self._left_sheet = self._facts.sheet
        self.stage.redraw()

    def leave(self) -> None:
        """The screen saver may come again."""
        self.stage.window.keep_awake(False)

    def veil(self, on: bool) -> None:
        """Nothing stops at a table because somebody opened a menu."""

    def step(self, now: int) -> None:
        """Hear what happened at the table and show it."""
        self._now = now
        news = self._poll(now)
        if news is None:
            return
        self._company.look()
        happenings, self._pending = (*self._pending, *news), ()
        with self._company.looking_back():
            self._news.take(happenings, now)
        self._faces.collect()
        self.part.step(now)
        self._news.limit.step(now)
        self._show(now)
        self._wish = self._foresee(now)

    def _show(self, now: int) -> None:
        if lines_of(self.people, self.desk.game) != [row.h > 0 for row in self._frame.rows]:  # people came or went
            self.arrange(self._frame.scale)
        self._facts = self._told(now)
        self._scores.step(self._facts, now)
        if self._facts.sheet and self._table.room and self._table.room.phase == "over":
            self._exits.ended(self._facts.sheet)
        if self._facts.sheet is None:
            self._left_sheet = self._snow_since = None
        elif self._snow_since is None and self._facts.sheet.winners:
            self._snow_since = now
        for rect in self._picture.show(composed(self._shown(now))):
            self.stage.redraw(rect)

    def _told(self, now: int) -> Facts:
        return self._news.limit.shown(self.part.facts(now), now)

    def _shown(self, now: int) -> Shown:
        return Shown(
            self._table, self.part, self._facts, self._frame, self.people, self.log, self._scores, self._buttons, self._faces, self._pack,
            self.stage.say, now, self.sheet, self._go_on, self._snow_since, not self._manner.moving, self._news.lost,
            wording.key(self.stage.speech, self.stage.bindings.code("repeat")),
        )  # fmt: skip

    def next_frame(self, now: int) -> int | None:
        """As of the last step: for the part's sake, while points pop, and while paper falls."""
        return self._wish

    def _foresee(self, now: int) -> int | None:
        since = self._snow_since
        falling = since is not None and now - since < SNOW_NS and self.sheet is not None and self._manner.moving
        moving = falling or self._scores.popping(now) or self._faces.more
        wishes = (now if moving else None, self.part.next_frame(), self._news.limit.next_change(now))
        return None if self.hidden else min((wish for wish in wishes if wish is not None), default=None)

    def draw(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        """Paint what lies there."""
        self._picture.paint(surface, part)

    # --- what it knows
    @property
    def people(self) -> Sequence[Person]:
        """Everybody at the table, by seat."""
        return self._company.people

    @property
    def hidden(self) -> bool:
        """Whether the cards are hidden: in a pause."""
        return bool(self._table.room and self._table.room.paused)

    @property
    def sheet(self) -> Sheet | None:
        """The sheet to be read, None if there is none or it was left."""
        sheet = self._facts.sheet
        return sheet if sheet != self._left_sheet else None

    # --- presses
    def handle(self, happened: Input) -> None:
        """Buttons, log and sheet first, then the part; cancel that meant nothing else opens the menu."""
        self._now = happened.at
        way = way_of(happened)
        if (out := way_out(happened, self._exits, self.stage.bindings, self._toggle_log)) is not None:
            out()
        elif isinstance(happened, PointerDown) and self._clicked(happened):
            pass
        elif self.hidden or self._news.lost:
            if self.hidden and (way == "confirm" or isinstance(happened, PointerDown)):
                self.pause()
            elif way == "cancel":
                self._exits.menu()
        elif self.log.open:
            self.log.handle(happened)
        elif self.sheet is not None:
            self._on_sheet(happened, way in ("confirm", "cancel"))
        elif not self.part.handle(happened) and way == "cancel":
            self._exits.menu()
        self._show(happened.at)

    def _clicked(self, press: PointerDown) -> bool:
        """Whether the press hit something of the scene's own, or nothing; on the plate of a pause it means the same as Enter."""
        for button in self._buttons:
            if button.rect.collidepoint(press.pos):
                button.press(press.pos)
                return True
        if self.hidden or self._news.lost:
            return not (self.hidden and veil_box(self._frame.scale, self._frame.scale.area).collidepoint(press.pos))
        if self.log.open:
            self.log.open = False
            return True
        if self.sheet is not None:
            self._on_sheet(press, self._go_on.rect.collidepoint(press.pos))
            return True
        _, keys, hints = shared(self._frame.scale, self._frame.keys, self._facts)
        hit = hint_at(self._frame.scale, keys, hints, press.pos)
        if hit is not None and hit.enabled:
            self.part.press(hit.id, press.at)
        return hit is not None

    def _toggle_log(self) -> None:
        self.log.open = not self.log.open

    def pause(self) -> None:
        """Pause for all, or go on: the owner's business."""
        room = self._table.room
        if room and self._table.is_owner:
            self._table.conduct(paused=not room.paused)

    def _on_sheet(self, happened: Input, leaves: bool) -> None:
        if leaves:
            self._leave_sheet()
        elif self.sheet is not None and repeats(happened, self.sheet, self._frame.scale, self.stage.bindings, self.stage.speech):
            self.part.press("repeat", happened.at)

    def _leave_sheet(self) -> None:
        """The sheet was read: ready for what comes, or on after the match."""
        room, sheet = self._table.room, self.sheet
        self._left_sheet = self._facts.sheet
        self.part.leave_sheet()
        if room and sheet and room.phase == "over":
            self._exits.over(sheet)
        elif self._table.own:
            self._table.ready(self._table.own)


def sides(exits: Exits, log: Callable[[], None], fullscreen: Callable[[], None], pause: Callable[[], None]) -> Sides:
    """What stands beside the table: where others sit at other machines the menu, which has all the rest, and a way to say something."""
    middle: Sides = (("help", exits.rules),) if exits.rules else ()
    last: Sides = (("pause", pause), ("power", exits.leave)) if exits.chat is None else (("chat", exits.chat), ("gear", exits.menu))
    return (("log", log), ("fullscreen", fullscreen), *middle, *last)


def way_out(happened: Input, exits: Exits, bindings: Bindings, log: Callable[[], None]) -> Callable[[], None] | None:
    """Where the keys of the menu, of saying something, of the rules and of the log lead; None for any other press, or where there is no
    such exit.
    """
    if way_of(happened) == "menu":
        return exits.menu
    if isinstance(happened, PadDown) and happened.button == bindings.code("pad-log"):
        return log
    if not isinstance(happened, KeyDown) or happened.repeat:
        return None
    keys = {"chat": exits.chat, "rules": exits.rules, "log": log}
    return next((out for name, out in keys.items() if bindings.named(happened.scancode, name)), None)


def desk_at(table: Table, stage: Stage, faces: Faces, manner: Manner, company: Company) -> Desk:
    """What a part may use at this table. `ValueError` where no match is played."""
    if table.game is None or table.room is None:
        raise ValueError("a table scene needs a match")
    return Desk(
        table.game, table.options, lambda: table.own, company.at, table.act, table.clock,
        stage.speech, lambda: stage.bindings, stage.table_sound, faces, manner.speed, manner.still, manner.card_size, dict(manner.pads),
        dict(manner.keys), table.view, manner.deck, manner.inks,
    )  # fmt: skip


def lines_of(people: Sequence[Person], game: AnyGame) -> list[bool]:
    """Which seats have a line among the players: in a race a free seat is nobody who is missed."""
    missed = game.info.pace is not Pace.RACE or all(person.open for person in people)
    return [missed or not person.open for person in people]
