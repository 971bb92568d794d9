"""A table of Set on the screen of the tests: a scene over a `FakeTable`, driven by posted events and a hand-turned clock."""

from itertools import combinations

import pytest

from game.games.setgame.actions import Call, Claim, Pick
from game.games.setgame.options import PRESETS, SetOptions
from game.games.setgame.pack import fault, sets_among
from game.games.setgame.rules import SET
from game.games.setgame.table import PACK, open_table
from game.ui.faces.store import Faces
from game.ui.input import PadDown, PadTilt
from game.ui.scenes.table import Exits, Manner, TableScene
from game.ui.translate import wake
from kits.fake_table import FakeTable, computer, person

THREE = (person("Anna"), computer("medium", "Ben"), person("Carla"))
FREE_OF_SETS = tuple(
    "0001 0002 0011 0022 0100 0110 0200 0220 1002 1020 1110 1122 1201 1211 2001 2010 2102 2122 2211 2220".split(" ")  # noqa: SIM905
)
"""The largest set-free hand of the rules."""


class SetScreen:
    """`heard`: effects played; `went`: exits taken, by name."""

    def __init__(self, drive, options=None, seats=THREE, own=(0,), manner=None, **table):
        if isinstance(options, str):
            options = dict(PRESETS)[options]
        self.drive, self.heard, self.went = drive, [], []
        drive.window.wait = lambda ms: (drive.window._sleeper.wait(0), drive.now)  # presses happen at the hand-turned time
        self.table = FakeTable(SET, options or SetOptions(), seats, own, **table)
        self.table.now = self.table.began = drive.now
        self.table.wake = wake
        self.faces = Faces()
        drive.stage.sound = self.heard.append
        exits = Exits(
            lambda: self.went.append("menu"),
            lambda: self.went.append("leave"),
            lambda sheet: self.went.append(("over", sheet)),
            lambda code, details: self.went.append((code, details)),
        )
        self.scene = TableScene(self.table, open_table, PACK, self.faces, exits, manner or Manner(speed="off"))
        drive.stage.push(self.scene)
        drive.turn()

    # --- looking
    @property
    def part(self):
        return self.scene.part

    @property
    def facts(self):
        return self.part.facts(self.drive.now)

    @property
    def view(self):
        return self.table.view(None)

    @property
    def lying(self):
        return self.table.state.lying

    @property
    def keys(self):
        return [hint.id for hint in self.facts.keys]

    def items(self, first=None):
        """The names of what is drawn, those beginning with `first`."""
        names = [item.key for item in self.part.items(self.drive.now)]
        return [name for name in names if first is None or name[:2] == first]

    def marks(self, kind):
        """The names of the marks of a kind: `picked`, `cursor`, `hint`, `beaten`, `taken`, `key`."""
        found = (item.key for item in self.part.items(self.drive.now) if item.key[0] == "mark")
        return [key for key in found if kind in (key[1], key[1][0])]

    def place(self, card):
        return self.part.board.grid.rect(self.view.table.index(card))

    # --- doing
    def turn(self, ms):
        """Time goes by and the table has news."""
        self.drive.now += ms * 1_000_000
        wake()
        self.drive.turn(0)

    def click(self, card, where=None):
        self.drive.click(where or self.place(card).center)

    def hint(self, name):
        """Click a key hint under the cards."""
        from game.ui.hud.keys import key_boxes

        frame = self.scene._frame
        hints = self.facts.keys
        boxes = key_boxes(frame.scale, frame.keys, hints)
        self.drive.click(boxes[[hint.id for hint in hints].index(name)].center)

    def pad(self, pad, button, way=None):
        self.drive.stage.handle(PadDown(self.drive.now, 0, pad, button, way))
        self.drive.turn()

    def tilt(self, pad, *ways):
        for way in ways:
            self.drive.stage.handle(PadTilt(self.drive.now, 0, pad, way))
        self.drive.turn()

    def by(self, seat, *actions, ms=0):
        """Another seat acts, `ms` after now."""
        for action in actions:
            self.table.by(seat, action, self.table.clock(self.drive.now + ms * 1_000_000))
        self.drive.turn()

    def take(self, seat, cards=None):
        """A seat takes a set (the first on the table)."""
        cards = cards or self.a_set()
        if self.table.options.claim == "instant":
            self.by(seat, Claim(cards))
        else:
            self.by(seat, Call(), *(Pick(card) for card in cards))
        return cards

    # --- cards
    def a_set(self):
        return sets_among(self.lying)[0]

    def no_set(self):
        """Three cards of the table that are no set, and in none with each other's cards of `a_set`."""
        return next(three for three in combinations(self.lying, 3) if fault(three))

    def close(self):
        self.drive.window.__dict__.pop("wait", None)
        self.faces.close()


def screens(manner=None):
    """A fixture that makes screens (in this manner) and closes them: `screen = screens()` in a test file."""

    @pytest.fixture
    def screen(drive):
        made = []

        def make(*args, **more):
            made.append(SetScreen(drive, *args, **{"manner": manner, **more}))
            return made[-1]

        yield make
        for each in made:
            each.close()

    return screen
