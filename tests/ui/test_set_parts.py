"""A table of Set drawn in parts, frame by frame, looks like one drawn whole: nothing is left of what was there, nothing is missing."""

import pygame
import pytest
from kits.set_screen import screens

from game.games.setgame.actions import Call, Claim, GiveUp, Pick
from game.games.setgame.options import SetOptions
from game.games.setgame.pack import sets_among
from game.games.setgame.table.grid import ROWS
from game.ui.scenes.table import Manner

screen = screens(Manner(speed="normal"))
FRAME_MS = 50


def whole(table):
    """The table drawn at once, on a canvas of its own."""
    stage = table.drive.stage
    canvas = pygame.Surface(stage.window.area.size).convert()
    stage.redraw()
    stage.draw(canvas)
    return canvas


def frames(table, count):
    """So many frames in parts; each of them has to be as if drawn whole."""
    for _ in range(count):
        table.turn(FRAME_MS)
        seen, wanted = table.drive.stage.window.canvas, whole(table)
        if pygame.image.tobytes(seen, "RGB") != pygame.image.tobytes(wanted, "RGB"):
            apart = pygame.mask.from_threshold(seen, (0, 0, 0), (1, 1, 1, 255), wanted)
            apart.invert()
            raise AssertionError(apart.get_bounding_rects())


def rest(table):
    """Frames until nothing flies any more."""
    while table.part.board.director.busy(table.drive.now):
        frames(table, 1)


@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
def test_a_race_by_claims(screen, drive, size):
    """The deal, own picks, a set taken with two photo finishes, a wrong claim, the lock, a message that goes."""
    drive.resize(size)
    table = screen("speed", seed=2)
    rest(table)
    low = {card for slot, card in enumerate(table.view.table) if slot % ROWS == ROWS - 1}
    cards = max(sets_among(table.lying), key=lambda cards: len(low & {*cards}))  # they fly off over the photo finish
    table.click(cards[0])
    table.click(cards[1])
    frames(table, 2)
    table.by(1, Claim(cards))
    table.by(2, Claim(cards), ms=1)
    frames(table, 4)
    table.by(0, Claim(cards))
    rest(table)
    table.by(0, Claim(table.no_set()))
    frames(table, 30)
    table.take(2)
    frames(table, 5)
    table.drive.key(pygame.KSCAN_Q)
    rest(table)
    frames(table, 40)


def test_a_round_of_calls(screen):
    """A call with picks and its clock, calls that were beaten, giving up, a wrong pick, a set."""
    table = screen(SetOptions(help_vote=True), seed=2)
    rest(table)
    table.by(1, Call())
    frames(table, 3)
    table.by(2, Call(), ms=4)
    for card in table.a_set()[:2]:
        table.by(1, Pick(card))
        frames(table, 2)
    table.by(1, GiveUp())
    frames(table, 10)
    table.take(0, table.no_set())
    rest(table)
    table.take(2)
    rest(table)
    frames(table, 20)
