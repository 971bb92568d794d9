"""Trying out keys and pads before a race: whoever presses lights up, and is told how much later he was.

Decides what is measured and said: the gap between two presses, how many keys arrive while all are held down (many keyboards pass on only
a few at once), which pads come and go. Knows no match.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import pygame

from game.ui import fitting, wording
from game.ui.boxes import grid
from game.ui.icons import badge, icon, put
from game.ui.input import FocusLost, Input, KeyDown, KeyUp, PadDown, PadJoined, PadLeft, PadUp, PointerDown, way_of
from game.ui.scenes.page import Page
from game.ui.shapes import blit_shadow, key_cap, mix, rounded
from game.ui.text import Style
from game.ui.theme import BODY, GOLD, INK, LABEL, LIME, MIST, PAPER, PLAYERS, SLATE, SMALL, WHITE, Scale
from game.ui.widgets import Label, Widget

GAP_NS = 2_000_000_000
"""Presses further apart than this are not compared."""


@dataclass(frozen=True)
class Buzzer:
    """Somebody with a key (scancode) or a pad (instance id); with neither he has the mouse."""

    name: str
    key: int | None = None
    pad: int | None = None


@dataclass
class Trial:
    """What was pressed so far, by number of the buzzer. Pure: times in ns come with the presses.

    `held`: down now · `seen`: pressed at least once · `gone`: their pad was pulled out · `last`, `gap`: the newest press, and how long
    after the one before it by somebody else it came (None: long ago) · `tie`: both came with one wake and cannot be put in order.
    """

    buzzers: Sequence[Buzzer]
    held: set[int] = field(default_factory=set)
    seen: set[int] = field(default_factory=set)
    gone: set[int] = field(default_factory=set)
    most: int = 0
    last: int | None = None
    gap: int | None = None
    tie: bool = False
    _before: tuple[int, int, int] | None = None

    def press(self, number: int, at: int, wake: int) -> None:
        """A buzzer went down."""
        before = self._before
        self.gap = at - before[1] if before is not None and before[0] != number and at - before[1] <= GAP_NS else None
        self.tie = self.gap is not None and before is not None and before[2] == wake
        self.held.add(number)
        self.seen.add(number)
        self.most = max(self.most, len(self.held))
        self.last, self._before = number, (number, at, wake)

    def free(self, number: int) -> None:
        """It went up."""
        self.held.discard(number)
        if not self.held:
            self.most = 0

    def by_key(self, scancode: int) -> int | None:
        """The buzzer on a key."""
        return next((number for number, each in enumerate(self.buzzers) if each.key == scancode), None)

    def by_pad(self, pad: int) -> int | None:
        """The buzzer on a pad, which is there."""
        return next((number for number, each in enumerate(self.buzzers) if each.pad == pad), None)


class Buzzers(Page):
    """A tile for everybody; cancel on the keyboard leads back, and so does the button in the corner."""

    def __init__(self, buzzers: Iterable[Buzzer]) -> None:
        super().__init__()
        self.trial = Trial(list(buzzers))
        self.news = ""

    def build(self) -> Iterable[Widget]:
        """The tiles, what was measured, and how it is done."""
        say = self.stage.say
        self.heading = say("buzzers-heading")
        self.how = Label(say("buzzers-how"), SMALL, colour=MIST, across="centre", wrapped=True, down="middle", bare=True)
        self.tiles = [self._tile(number) for number in range(len(self.trial.buzzers))]
        self.told = Label(self._told(), LABEL, weight="medium", across="centre", wrapped=True, down="middle", bare=True)
        return [self.how, *self.tiles, self.told]

    def first_focus(self) -> Widget:
        """The way back: nothing else here wants a press of its own."""
        return self._corner[-1]

    def _tile(self, number: int) -> "BuzzerTile":
        buzzer, speech = self.trial.buzzers[number], self.stage.speech
        with_key = wording.key(speech, buzzer.key) if buzzer.key is not None else speech.say("seat-mouse")
        gone = speech.say("buzzers-pad-gone") if number in self.trial.gone else speech.say("seat-pad-any")
        return BuzzerTile(number, buzzer.name, with_key if buzzer.pad is None else gone, self.trial)

    def place(self, scale: Scale) -> None:
        """Tiles in rows of up to four."""
        px, body = scale.px, self.body
        line = px(52 * max(1.0, scale.text))
        self.how.place(pygame.Rect(body.x, body.y, body.w, line), scale)
        self.told.place(pygame.Rect(body.x, body.bottom - line - px(14), body.w, line + px(14)), scale)
        room = pygame.Rect(body.x, self.how.rect.bottom + px(10), body.w, self.told.rect.y - px(20) - self.how.rect.bottom)
        across = min(4, max(1, len(self.tiles)))
        down = max(1, -(-len(self.tiles) // across))
        room.h = min(room.h, down * px(170))
        for tile, cell in zip(self.tiles, grid(room, across, down, px(14)), strict=False):
            tile.place(cell, scale)

    # --- pressing
    def handle(self, happened: Input) -> None:
        """Presses of buzzers are measured and mean nothing else; everything else is the page's."""
        trial = self.trial
        match happened:
            case KeyDown(repeat=True) | KeyUp() | PadUp():
                self._released(happened)
            case KeyDown(scancode=code) if (number := trial.by_key(code)) is not None:
                self._pressed(number, happened)
            case PadDown(pad=pad) if (number := trial.by_pad(pad)) is not None:
                self._pressed(number, happened)
            case PadJoined(pad=pad, name=name):
                trial.buzzers = [*trial.buzzers, Buzzer(name, pad=pad)]
                self._news("buzzers-joined", name)
            case PadLeft(pad=pad) if (number := trial.by_pad(pad)) is not None:
                self._lost(number)
            case FocusLost():
                trial.held.clear()
                self._show()
            case PointerDown() if self.form.handle(happened):
                return
            case PointerDown() if (number := self._of_mouse()) is not None:
                self._pressed(number, happened)
                trial.free(number)
            case _ if way_of(happened) == "cancel":
                self.back()
            case KeyDown() if way_of(happened) in (None, "confirm"):  # nobody's key, tried out as well
                return
            case _:
                super().handle(happened)

    def _of_mouse(self) -> int | None:
        return next((number for number, each in enumerate(self.trial.buzzers) if each.key is None and each.pad is None), None)

    def _pressed(self, number: int, happened: KeyDown | PadDown | PointerDown) -> None:
        self.trial.press(number, happened.at, happened.wake)
        self.stage.sound("call")
        self.news = ""
        self._show()

    def _released(self, happened: Input) -> None:
        trial, number = self.trial, None
        if isinstance(happened, KeyUp):
            number = trial.by_key(happened.scancode)
        elif isinstance(happened, PadUp):
            number = trial.by_pad(happened.pad)
        if number is not None:
            trial.free(number)
            self._show()

    def _lost(self, number: int) -> None:
        trial = self.trial
        name = trial.buzzers[number].name
        trial.buzzers = [each if i != number else Buzzer(each.name, pad=-1) for i, each in enumerate(trial.buzzers)]
        trial.gone.add(number)
        trial.free(number)
        self._news("buzzers-left", name)

    def _news(self, key: str, name: str) -> None:
        self.news = self.stage.say(key, name=name)
        self.rebuild()

    def _show(self) -> None:
        self.told.words = self._told()
        self.stage.redraw()

    def _told(self) -> str:
        """The newest finding in a sentence or two."""
        trial, say = self.trial, self.stage.say
        if self.news or trial.last is None:
            return self.news
        name = trial.buzzers[trial.last].name
        if trial.tie:
            first = say("buzzers-tie", name=name)
        elif trial.gap is not None:
            first = say("buzzers-gap", name=name, ms=f"{trial.gap / 1e6:.1f}")
        else:
            first = say("buzzers-first", name=name)
        keys = sum(each.key is not None for each in trial.buzzers)
        return f"{first} {say('buzzers-held', held=trial.most, of=keys)}" if keys > 1 and trial.most > 1 else first


class BuzzerTile(Widget):
    """One person: dark, bright while held, with a tick once he was heard."""

    focusable = False

    def __init__(self, number: int, name: str, what: str, trial: Trial) -> None:
        super().__init__()
        self.number, self.words, self.what, self.trial = number, name, what, trial

    def draw(self, surface: pygame.Surface) -> None:
        """Draw badge, name and key."""
        px, box, held = self.scale.px, self.rect, self.number in self.trial.held
        colour = mix(SLATE, PLAYERS[self.number % len(PLAYERS)], 0.75) if held else SLATE
        blit_shadow(surface, box, px(14), px(8), px(4))
        surface.blit(key_cap(box.size, px(14), colour, px(2 if held else 5)), box)
        if self.trial.last == self.number:
            surface.blit(rounded(box.size, px(14), px(5), GOLD), box)
        side = min(px(56), box.h * 4 // 10)
        middle = (box.x + px(16) + side // 2, box.centery)
        put(surface, badge(self.number, side), middle)
        if self.number in self.trial.seen:
            put(surface, icon("check", px(26), LIME if not held else INK), (box.right - px(24), box.y + px(24)))
        left = box.x + px(28) + side
        room = pygame.Rect(left, box.y + px(8), box.right - px(12) - left, box.h // 2 - px(8))
        ink = INK if held else WHITE
        fitting.draw(surface, self.words, Style(self.scale.type(LABEL), "head", "bold", ink), room.inflate(-px(24), 0).move(-px(12), 0))
        below = pygame.Rect(left, box.centery, room.w, box.h // 2 - px(8))
        fitting.draw(surface, self.what, Style(self.scale.type(BODY), "text", "medium", INK if held else PAPER), below)
