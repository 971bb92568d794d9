"""Cards in a picture: whatever moves a card by a pixel makes it look different, so that it is drawn again."""

import pygame
import pytest

from game.games.setgame.table import PACK
from game.ui.card_painter import CardPainter
from game.ui.clips import Pose
from game.ui.director import Sprite
from game.ui.faces.store import Faces
from game.ui.picture import Picture


@pytest.fixture
def painter(window):
    faces = Faces()
    yield CardPainter(faces, PACK)
    faces.close()


def drawn(window, painter, picture, pose):
    """Show a card in this pose in the place of what was there; the pixels of the canvas after what changed was drawn."""
    changed = picture.show([painter.item(Sprite("0000", "0000", pose))])
    for part in changed:
        window.canvas.set_clip(part)
        window.canvas.fill((20, 90, 70), part)
        picture.paint(window.canvas, part)
    window.canvas.set_clip(None)
    return pygame.image.tobytes(window.canvas, "RGB")


def test_a_card_that_comes_down_by_less_than_its_shadow_reaches_is_drawn_again(window, painter):
    """From 3 pixels above its place, by single pixels: each time it looks as if it had been drawn there at once."""
    width = 167
    picture = Picture()
    for pixels in (3, 2, 1, 0):
        pose = Pose(300, 300, width, lift=pixels * 4 / width)
        window.canvas.fill((20, 90, 70))
        at_once = drawn(window, painter, Picture(), pose)
        window.canvas.fill((20, 90, 70))
        picture.paint(window.canvas, window.area)
        assert drawn(window, painter, picture, pose) == at_once
