"""A table of tricks on the screen of the tests: the shared card screen, begun in any position of either game."""

import random

import pytest

from game.ui.scenes.table import Manner
from kits.card_screen import CardScreen
from kits.fake_table import computer, person

ALONE = (person("Anna"), computer("medium", "Ben"))
TWO_HERE = (person("Anna"), person("Ben"))
AFAR = (person("Anna"), person("Ben", peer=1))


def first_deal(game, options, seed):
    """The step that deals for the first time."""
    dice, state, step = random.Random(seed), game.new_match(options, 2), None
    for _ in ("first dealer", "pack"):
        items = list(game.awaiting(state).items)
        dice.shuffle(items)
        step = game.ordered(state, tuple(items), 0)
        state = step.state
    return step


class TrickScreen(CardScreen):
    """`state`: the position it begins in."""

    def __init__(self, drive, game, looks, state, seats=ALONE, own=(0,), manner=None, **table):
        super().__init__(drive, game, looks, state.common.options, seats, own, manner, **table)
        self.stand(state)

    def stand(self, state):
        """Another position, as somebody sees it who has just come in."""
        self.table.poll(self.drive.now)
        self.table.state = state
        self.table.room = self.table.room if self.table.room.phase == "match" else None
        self.table.change(phase="match")
        self.table.restore()
        self.drive.turn()
        self.turn(920, 920)

    # --- looking
    @property
    def view(self):
        return self.part.course.view

    @property
    def common(self):
        return self.state.common

    @property
    def hints(self):
        return {hint.id: hint for hint in self.facts.keys}

    @property
    def strip(self):
        return self.facts.strip.text

    @property
    def sheet(self):
        return self.scene.sheet

    @property
    def hand(self):
        """The open hand from left to right."""
        return self.part.presses.hand.cards

    def rect(self, card):
        return self.part.board.rect(card, self.drive.now)

    def spot(self, card):
        """A point of the screen on which no other card of the hand lies: at its left edge."""
        rect = self.rect(card)
        return (rect.x + rect.w // 6, rect.centery)

    @property
    def dim(self):
        return {item.key[1] for item in self.drawn("shade")}

    @property
    def known(self):
        return {item.key[1] for item in self.drawn("known")}

    @property
    def middle(self):
        return self.part.board.felt.trick.center

    # --- doing
    def choose(self, card):
        self.click(self.spot(card))

    def play(self, card):
        """Choose a card and press it again."""
        self.choose(card)
        self.press(self.spot(card))
        self.release(self.spot(card))

    def part_busy(self):
        course = self.part.course
        return course.beats.behind or course.beats.held(self.drive.now) or self.part.board.director.busy(self.drive.now)


def trick_screens(*fixed):
    """A fixture that makes screens and closes them, without animation unless told otherwise: `screen = trick_screens(SCHNAPSEN, looks)`."""

    @pytest.fixture
    def screen(drive):
        made = []

        def make(*args, **more):
            made.append(TrickScreen(drive, *fixed, *args, **{"manner": Manner(speed="off"), **more}))
            return made[-1]

        yield make
        for each in made:
            each.close()

    return screen
