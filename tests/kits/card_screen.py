"""A table of cards on the screen of the tests: a scene over a `FakeTable`, driven by posted events and a hand-turned clock.

Knows no game: rules, table and faces are handed in.
"""

import pygame

from game.core.game import Acting, NeedsOrder
from game.ui.faces.store import Faces
from game.ui.hud.keys import key_boxes
from game.ui.input import PadDown, PadTilt
from game.ui.scenes.table import Exits, Manner, TableScene
from game.ui.translate import wake
from kits.fake_table import FakeTable


class CardScreen:
    """`heard`: effects played; `went`: exits taken, by name; `asked`: actions of own seats in order. `age` of the match, ns."""

    def __init__(self, drive, game, looks, options, seats, own=(0,), manner=None, age=0, **table):
        self.drive, self.heard, self.went, self.asked = drive, [], [], []
        drive.window.wait = lambda ms: (drive.window._sleeper.wait(0), drive.now)  # presses happen at the hand-turned time
        self.table = FakeTable(game, options, seats, own, **table)
        self.table.now, self.table.began = drive.now, drive.now - age
        self.table.wake = wake
        self.faces = Faces()
        drive.stage.sound = self.heard.append
        act = self.table.act
        self.table.act = lambda seat, action, press: (self.asked.append((seat, action)), act(seat, action, press))[1]
        exits = Exits(
            lambda: self.went.append("menu"),
            lambda: self.went.append("leave"),
            lambda sheet: self.went.append(("over", sheet)),
            lambda code, details: self.went.append((code, details)),
        )
        self.scene = TableScene(self.table, looks.open_table, looks.PACK, self.faces, exits, manner or Manner(speed="off"))
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
    def state(self):
        return self.table.state

    @property
    def log(self):
        return [line.words for line in self.scene.log.lines]

    def drawn(self, first):
        """What is on the screen by the first part of its name."""
        return [item for key, item in self.scene._picture._items.items() if key == first or (isinstance(key, tuple) and key[0] == first)]

    def faces_shown(self):
        """The cards whose faces are on the screen now, wherever they are."""
        return {item.look[0][0] for item in self.drawn("card") if item.look[0][0] is not None}

    def picture(self):
        """The whole canvas, drawn anew with every face as good as it gets."""
        self.faces.settle()
        self.turn(1)
        stage, canvas = self.drive.stage, self.drive.window.canvas
        stage.redraw()
        stage.draw(canvas)
        return pygame.image.tobytes(canvas, "RGB")

    # --- doing
    def turn(self, ms, step=40):
        """Time goes by in small steps, as frames do."""
        while ms > 0:
            self.drive.now += min(step, ms) * 1_000_000
            ms -= step
            wake()
            self.drive.turn(0)

    def settle(self):
        """Until everything has been told."""
        for _ in range(400):
            if not self.part_busy():
                return
            self.turn(100, 100)
        raise AssertionError("it goes on and on")

    def part_busy(self):
        return self.part.teller.behind or self.part.board.director.busy(self.drive.now) or self.part.teller.held(self.drive.now)

    def click(self, pos):
        self.drive.click(pos)

    def press(self, pos, button=1):
        self.drive.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=False)

    def release(self, pos):
        self.drive.post(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False)

    def pull(self, pos):
        self.drive.post(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0), touch=False)

    def drag(self, start, end):
        self.press(start)
        middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        for pos in (middle, end):
            self.pull(pos)
        self.release(end)

    def hint(self, name):
        """Click a key hint under the cards."""
        frame, hints = self.scene._frame, self.facts.keys
        boxes = key_boxes(frame.scale, frame.keys, hints)
        self.click(boxes[[hint.id for hint in hints].index(name)].center)

    def pad(self, pad, button, way=None):
        self.drive.stage.handle(PadDown(self.drive.now, 0, pad, button, way))
        self.drive.turn()

    def tilt(self, pad, *ways):
        for way in ways:
            self.drive.stage.handle(PadTilt(self.drive.now, 0, pad, way))
        self.drive.turn()

    def by(self, seat, action):
        """Another seat acts."""
        self.table.by(seat, action, self.table.clock(self.drive.now))
        self.drive.turn()

    def close(self):
        self.drive.window.__dict__.pop("wait", None)
        self.faces.close()


def act(screen, dice, best=None):
    """One act of whoever is asked, any or the one `best(screen, seat, action)` finds greatest; the sheet between two deals is read."""
    table, game = screen.table, screen.table.game
    wish = game.awaiting(table.state)
    if isinstance(wish, NeedsOrder):
        screen.part.leave_sheet()
        table.ready((0,))
    elif isinstance(wish, Acting):
        seat = dice.choice(wish.seats)
        actions = game.legal_actions(game.view(table.state, seat))
        choices = dice.sample(list(actions), len(actions))
        table.by(seat, max(choices, key=lambda action: best(screen, seat, action)) if best else choices[0])
