"""Whatever is drawn stays inside the rectangle it names: a picture that was only mended equals one drawn anew, at every moment."""

import random

import pygame
import pytest
from kits.scopa_screen import screens

from game.games.scopa.rules import SCOPA
from game.ui.scenes.table import Manner

scopa = screens()


@pytest.mark.parametrize(("preset", "seats"), [("scopa", 2), ("scopone", 4), ("a_perdere", 6)])
def test_mended_and_drawn_anew_are_the_same_picture(scopa, preset, seats):
    dice = random.Random(seats)
    table = scopa(preset, seats=seats, manner=Manner(speed="normal"), fresh=True)
    canvas = table.drive.window.canvas
    table.faces.settle()
    for number in range(9):
        turn = table.common.turn
        if turn == 0 and table.part.hand.cards and dice.random() < 0.5:
            table.card(dice.choice(table.part.hand.cards))
        else:
            table.by(turn, dice.choice(SCOPA.legal_actions(SCOPA.view(table.table.state, turn))))
        table.turn(dice.choice((80, 400, 1300, 2600)), 60)
        table.faces.settle()
        table.turn(1)
        mended = pygame.image.tobytes(canvas, "RGB")
        table.drive.stage.redraw()
        table.drive.stage.draw(canvas)
        assert mended == pygame.image.tobytes(canvas, "RGB"), number
