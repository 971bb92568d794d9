"""What the people here like, on leaves: general, picture, sound, names, keys, play. Decides how the leaves lie; keeping is the caller's.

Every change counts at once. What is on a leaf is `settings_leaves`' and `settings_keys`' business.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import partial

import pygame

from game.ui.boxes import centred
from game.ui.faces.inks import Inks, inks_for
from game.ui.input import Input, Wheel
from game.ui.scenes.page import Page
from game.ui.scenes.paging import Paging
from game.ui.scenes.settings_keys import KeysLeaf
from game.ui.scenes.settings_leaves import LEAVES, Leaf, People, Preferences
from game.ui.scenes.settings_sample import Sample
from game.ui.theme import MIST, SMALL, Scale
from game.ui.widgets import Button, Label, Widget

SAMPLE = 100
"""Height of the cards shown, units."""
TABS = (*LEAVES, "people", "keys")


class Settings(Page):
    """`now` gives the preferences, `change` takes changed ones by name (also `bindings`, a dict); `owner` stands in for a missing name.

    `pads`: those plugged in, for trying them out.
    """

    def __init__(
        self, now: Callable[[], Preferences], change: Callable[..., None], owner: str, pads: Callable[[], Mapping[int, str]] = dict
    ) -> None:
        super().__init__()
        self.now, self.change, self.owner, self.pads = now, change, owner, pads
        self.tab = TABS[0]
        self.paging = Paging()
        self.sample: Sample | None = None

    def build(self) -> Iterable[Widget]:
        """The leaves' buttons and what is on the leaf shown."""
        say = self.stage.say
        self.heading = say("title-settings")
        self.tabs = [
            Button(say(f"settings-tab-{name}"), partial(self._show, name), "chosen" if name == self.tab else "plain", size=22)
            for name in TABS
        ]
        self.note = Label(say(f"settings-note-{self.tab}"), SMALL, colour=MIST, across="centre", wrapped=True, down="middle", bare=True)
        self.leaf = self._leaf()
        self.content = list(self.leaf.lines())
        sample = self._sampled()
        return [*self.tabs, *self.paging.hold(self.content, self._turned), *((sample,) if sample else ()), self.note]

    def _sampled(self) -> Sample | None:
        """Cards as they look now, where their look is chosen."""
        if self.tab == "picture" and self.sample is None:
            self.sample = Sample(self._inks, lambda: self.now().deck)
        elif self.tab != "picture":
            self._put_away()
        return self.sample

    def _inks(self) -> Inks:
        now = self.now()
        return inks_for(now.palette, now.suits, now.marks)

    def _put_away(self) -> None:
        if self.sample is not None:
            self.sample.close()
            self.sample = None

    def leave(self) -> None:
        """The cards are put away."""
        self._put_away()
        super().leave()

    def step(self, now: int) -> None:
        """Cards that look different now."""
        if self.sample is not None and self.sample.look():
            self.stage.redraw(self.sample.rect)

    def _leaf(self) -> Leaf:
        if self.tab == "people":
            return People(self.stage, self.now, self.change, self.owner)
        if self.tab == "keys":
            before = getattr(self, "leaf", None)
            group = before.group if isinstance(before, KeysLeaf) else None
            return KeysLeaf(self.stage, self.change, self.rebuild, self.pads, lambda: self.now().names or (self.owner,), group)
        return LEAVES[self.tab](self.stage, self.now, self.change, self.owner, self.rebuild)

    def first_focus(self) -> Widget:
        """The first line of the leaf."""
        return self.content[0]

    def _show(self, tab: str) -> None:
        self.tab, self.paging.at = tab, 0
        self.rebuild()

    def _turned(self) -> None:
        self.arrange(self.scale)

    def place(self, scale: Scale) -> None:
        """Leaves above, their lines below, a sentence at the foot."""
        px, room = scale.px, self.place_tabs(self.tabs, 1180, 8)
        foot = px(30 * max(1.0, scale.text))
        self.note.place(pygame.Rect(room.x, room.bottom - foot, room.w, foot), scale)
        room.h -= foot + px(10)
        if self.leaf.narrow:
            room = centred(room, px(820 * max(1.0, 0.85 * scale.text)), room.h)
        if self.sample is not None:
            self.sample.place(pygame.Rect(room.x, room.bottom - px(SAMPLE), room.w, px(SAMPLE)), scale)
            room.h -= px(SAMPLE + 14)
        self.paging.place(room, scale, self.leaf.across(scale), self.leaf.low, self.leaf.high)

    def handle(self, happened: Input) -> None:
        """The wheel turns pages where it does not turn anything else."""
        if isinstance(happened, Wheel) and not self.form.handle(happened):
            self.paging.turn(-1 if happened.steps > 0 else 1)
        elif not isinstance(happened, Wheel):
            super().handle(happened)
