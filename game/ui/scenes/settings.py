"""What the person here likes: names, sound, movement, window, language, keys. Decides what is offered; keeping it is the caller's.

Every change counts at once. Three leaves: general, people, keys.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Protocol

import pygame

from game.ui import wording
from game.ui.bindings import Bindings
from game.ui.boxes import columns, grid
from game.ui.scenes.page import Page
from game.ui.scenes.press_key import PressKey
from game.ui.scenes.typing import typed
from game.ui.theme import MIST, SMALL, Scale
from game.ui.widgets import Button, Choice, Label, Slider, Toggle, Widget

PEOPLE = 12
SPEEDS = ("off", "slow", "normal", "fast")
CARD_SIZES = ("small", "normal", "large")
DECKS = ("french", "plain", "neapolitan")


class Preferences(Protocol):
    """What is shown and changed here, by these names."""

    @property
    def names(self) -> Sequence[str]:
        """The people at this screen, the owner first."""

    @property
    def volume(self) -> int:
        """Percent."""

    @property
    def mute(self) -> bool:
        """No sound at all."""

    @property
    def animation(self) -> str:
        """One of `SPEEDS`."""

    @property
    def card_size(self) -> str:
        """One of `CARD_SIZES`."""

    @property
    def deck(self) -> str:
        """One of `DECKS`."""

    @property
    def language(self) -> str | None:
        """Its code; None for the system's."""


class Settings(Page):
    """`now` gives the preferences, `change` takes changed ones by name (also `bindings`, a dict); `owner` stands in for a missing name."""

    def __init__(self, now: Callable[[], Preferences], change: Callable[..., None], owner: str) -> None:
        super().__init__()
        self.now, self.change, self.owner = now, change, owner
        self.tab = "general"

    def build(self) -> Iterable[Widget]:
        """The leaves' buttons and what is on the leaf shown."""
        say = self.stage.say
        self.heading = say("title-settings")
        self.people = [*(self.now().names or (self.owner,)), *[""] * PEOPLE][:PEOPLE]
        self.tabs = [
            Button(say(f"settings-tab-{name}"), partial(self._show, name), "chosen" if name == self.tab else "plain", size=22)
            for name in ("general", "people", "keys")
        ]
        self.note = Label(say(f"settings-note-{self.tab}"), SMALL, colour=MIST, wrapped=True)
        self.content = list({"general": self._general, "people": self._people, "keys": self._keys}[self.tab]())
        return [*self.tabs, *self.content, self.note]

    def first_focus(self) -> Widget:
        """The first line of the leaf."""
        return self.content[0]

    def _show(self, tab: str) -> None:
        self.tab = tab
        self.rebuild()

    # --- the leaves
    def _general(self) -> Iterable[Widget]:
        say, now = self.stage.say, self.now()
        yield typed(self.stage, say("settings-name"), self.people[0], partial(self._rename, 0))
        yield Slider(say("settings-volume"), now.volume, lambda value: self.change(volume=value))
        yield Toggle(say("settings-sound"), not now.mute, lambda on: self.change(mute=not on))
        yield Choice(
            say("settings-animation"),
            [(name, say(f"speed-{name}")) for name in SPEEDS],
            now.animation,
            lambda value: self.change(animation=value),
        )
        yield Choice(
            say("settings-cards"),
            [(name, say(f"card-size-{name}")) for name in CARD_SIZES],
            now.card_size,
            lambda value: self.change(card_size=value),
        )
        decks = [(name, say(f"deck-{name}")) for name in DECKS]
        yield Choice(say("settings-deck"), decks, now.deck, lambda value: self.change(deck=value))
        yield Toggle(say("toggle-fullscreen"), self.stage.window.fullscreen, lambda _: self.stage.toggle_fullscreen())
        yield from self._languages()

    def _languages(self) -> Iterable[Widget]:
        """Only where there is a choice."""
        speech = self.stage.speech
        if len(speech.languages) > 1:
            words = [(code, speech.say_or(code, f"language-{code}")) for code in speech.languages]
            yield Choice(speech.say("settings-language"), words, speech.code, self._speak)

    def _speak(self, code: str) -> None:
        self.change(language=code)
        self.rebuild()

    def _people(self) -> Iterable[Widget]:
        for number, name in enumerate(self.people):
            yield typed(self.stage, str(number + 1), name, partial(self._rename, number))

    def _rename(self, number: int, name: str) -> None:
        """Places stay as they are while the page is open; what is kept has no gaps."""
        self.people[number] = name.strip()
        self.change(names=tuple(each for each in (self.people[0] or self.owner, *self.people[1:]) if each))

    def _keys(self) -> Iterable[Widget]:
        bindings = self.stage.bindings
        for name, code in bindings.keys.items():
            words = f"{wording.short_binding(self.stage.speech, name)}: {wording.key(self.stage.speech, code)}"
            yield Button(words, partial(self._ask_key, name), "quiet", size=16)
        yield Button(self.stage.say("settings-reset-keys"), self._reset_keys, size=16)

    def _ask_key(self, name: str) -> None:
        self.stage.push(PressKey(wording.binding(self.stage.speech, name), partial(self._bind, name)))

    def _bind(self, name: str, scancode: int) -> str | None:
        taken = self.stage.bindings.clash(name, scancode)
        if taken is not None:
            return self.stage.say("key-taken", by=wording.binding(self.stage.speech, taken))
        self._use(self.stage.bindings.rebind(name, scancode))
        return None

    def _reset_keys(self) -> None:
        self._use(Bindings())
        self.rebuild()

    def _use(self, bindings: Bindings) -> None:
        self.stage.bindings = bindings
        self.change(bindings=bindings.changed())

    # --- placing
    def place(self, scale: Scale) -> None:
        """Leaves above; their lines in one, two or many columns."""
        px, body = scale.px, self.body
        head = pygame.Rect(body.x, body.y, min(body.w, px(760)), px(52))
        head.centerx = body.centerx
        for button, box in zip(self.tabs, columns(head, [1, 1, 1], px(14)), strict=True):
            button.place(box, scale)
        self.note.place(pygame.Rect(body.x, body.bottom - px(30), body.w, px(30)), scale)
        self.note.across = "centre"
        room = pygame.Rect(body.x, head.bottom + px(24), body.w, body.bottom - px(40) - head.bottom - px(24))
        for widget, cell in zip(self.content, _cells(self.tab, room, scale), strict=False):
            widget.place(cell, scale)


def _cells(tab: str, room: pygame.Rect, scale: Scale) -> list[pygame.Rect]:
    """The places of a leaf's lines."""
    px = scale.px
    if tab == "general":
        column = pygame.Rect(0, room.y, min(room.w, px(760)), min(room.h, px(8 * 66)))
        column.centerx = room.centerx
        return grid(column, 1, 8, px(10))
    if tab == "people":
        room.h = min(room.h, px(6 * 70))
        return [cell for half in columns(room, [1, 1], px(20)) for cell in grid(half, 1, 6, px(10))]
    return grid(room, 5, 9, px(8))
