"""The program's screens as they have to look, drawn beside it in the test: where things are, and what is seen there.

A `Twin` goes from page to page like the program in its window, as long as both are given the same presses; no match is started in it.
A `TableTwin` is a table of Set with the cards that the same seed deals there. Nothing here is seen: it is drawn on the dummy driver.
"""

from itertools import combinations

import pygame

from game.app import AppRequest
from game.app.house import House
from game.games.setgame.pack import fault, sets_among
from game.games.setgame.rules import SET
from game.games.setgame.table import PACK, open_table
from game.games.setgame.table.grid import ROWS
from game.profile.profile import Profile
from game.ui.faces.store import Faces
from game.ui.hud.sheet import button_box
from game.ui.input import KeyDown, PointerDown, PointerMove, PointerUp
from game.ui.scenes.ask import Answer, Ask
from game.ui.scenes.chooser import GameCard
from game.ui.scenes.result import Result
from game.ui.scenes.table import Exits, Manner, TableScene
from game.ui.scenes.title import Entry
from game.ui.widgets import Choice, Listing
from game.ui.widgets.listing import LINE
from game.ui.widgets.row import value_box
from game.ui.window import Window
from kits.fake_table import FakeTable, person

ROWS_OF_KEYS = ("qwertyu", "asdfghj", "zxcvbnm")
KEYS = {"space": pygame.KSCAN_SPACE, "Return": pygame.KSCAN_RETURN, "Escape": pygame.KSCAN_ESCAPE}


def nothing(*_):
    """What buttons in a twin do that would start something."""


class Twin:
    """The menus in a window of this size."""

    def __init__(self, folder, size, seed=None):
        self.window = Window("twin", size)
        self.house = House(AppRequest(seed=seed), Profile(folder), self.window)
        self.stage = self.house.stage
        self.say = self.stage.say
        self.house.title()

    def place(self, words):
        """Where to press for what is called so on the page: a button, a game, a line of a list, the value of an option."""
        for widget in self.stage.top.form.widgets:
            if isinstance(widget, Listing) and words in widget.lines:
                high = widget.scale.px(LINE)
                return pygame.Rect(widget.rect.x, widget.rect.y + widget.lines.index(words) * high, widget.rect.w, high)
            if isinstance(widget, Choice) and widget.words == words:
                return value_box(widget)
            if words == (widget.game.info.title if isinstance(widget, GameCard) else widget.words):
                return pygame.Rect(widget.rect)
        raise AssertionError(f"nothing here is called {words}: {[widget.words for widget in self.stage.top.form.widgets]}")

    def press(self, pos, at=0):
        """Press there."""
        for kind in (PointerMove, PointerDown, PointerUp):
            self.stage.handle(kind(at, 0, pos))

    def pixels(self, *rects):
        """What has to be seen in these places."""
        self.stage.redraw()
        self.stage.draw(self.window.canvas)
        return [pygame.image.tobytes(self.window.canvas.subsurface(rect), "RGB") for rect in rects]

    def resize(self, size):
        """The window has another size now."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.window.fit()
        self.stage.resized()

    # --- pages that follow a match
    def ask(self, question, word):
        """The box that asks whether to stay or to do what `word` says; both are message keys."""
        self.stage.push(Ask(self.say(question), (Answer(self.say("stay"), None, "main"), Answer(self.say(word), None, "danger"))))

    def result(self):
        """How a match ended; who won is left open, and only the way to the title leads anywhere."""
        ways = (("result-rematch", "play", nothing), ("result-setup", "gear", nothing), ("result-title", "back", self.house.title))
        self.stage.restart(Result("", "", (), [Entry(*way) for way in ways], nothing))


class TableTwin:
    """A match of Set between these people at one screen, with the cards of this seed. Time stands still in it."""

    def __init__(self, twin, options, seed, names=("Ann",)):
        self._twin, self._faces = twin, Faces()
        self._table = FakeTable(SET, options, [person(name) for name in names], own=tuple(range(len(names))), seed=seed)
        exits = Exits(nothing, nothing, nothing, nothing)
        self._scene = TableScene(self._table, open_table, PACK, self._faces, exits, Manner(speed="off", still=True))
        twin.stage.restart(self._scene)
        self.follow()

    @property
    def state(self):
        return self._table.state

    @property
    def lying(self):
        return self.state.lying

    @property
    def over(self):
        return self.state.phase == "over"

    @property
    def go_on(self):
        """The button under the sheet at the end."""
        return button_box(self._twin.stage.scale)

    def a_set(self):
        """The first set on the table."""
        return sets_among(self.lying)[0]

    def no_set(self):
        """Three cards of the table that are none."""
        return next(three for three in combinations(self.lying, 3) if fault(three))

    def place(self, card):
        """Where a card lies."""
        return self._scene.part.board.grid.rect(self.state.table.index(card))

    def face(self, card):
        """The inner part of a card: the same whether it is looked at, pointed at or neither."""
        rect = self.place(card)
        return rect.inflate(-rect.w // 3, -rect.h // 3)

    def key_of(self, card):
        """The key that picks a card, by its name for `key`."""
        column, row = divmod(self.state.table.index(card), ROWS)
        return ROWS_OF_KEYS[row][column]

    # --- the presses that the window gets
    def click(self, *places):
        """Press in the middle of these places."""
        for place in places:
            self._twin.press(place.center, self._table.now)
        self.follow()

    def key(self, *names):
        """Press these keys."""
        bindings = self._twin.stage.bindings
        for name in names:
            scancode = KEYS.get(name) or getattr(pygame, f"KSCAN_{name.upper()}")
            self._twin.stage.handle(KeyDown(self._table.now, 0, scancode, 0, way=bindings.way(scancode)))
        self.follow()

    def follow(self):
        """Bring what is seen to what has happened, every face as good as it gets."""
        for _ in range(2):
            self._twin.stage.step(self._table.now)
            self._twin.pixels()
            self._faces.settle()
        self._twin.stage.step(self._table.now)

    def close(self):
        self._faces.close()
