"""Cards in a picture: whatever moves a card by a pixel makes it look different, so that it is drawn again."""

import pygame
import pytest

from game.games.setgame.table import PACK
from game.ui.card_painter import CardPainter
from game.ui.clips import Pose
from game.ui.director import Sprite
from game.ui.faces.store import IN_CROWD, TURNED, Faces
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


def in_the_air(window, painter, cards):
    """A frame with these cards on their way, side by side; the pixels of the first, which leans."""
    painter._faces.collect()
    window.canvas.fill((20, 90, 70))
    items = [
        painter.item(Sprite(card, card, Pose(150 + 90 * number, 200, 120, angle=6.0 + 3 * number), moving=True))
        for number, card in enumerate(cards)
    ]
    items[0].paint(window.canvas)
    return pygame.image.tobytes(window.canvas.subsurface((50, 100, 200, 200)), "RGB")


def lying(window, painter):
    """The first of those cards as it looks where it lies still and leans as much."""
    window.canvas.fill((20, 90, 70))
    painter.item(Sprite("0000", "0000", Pose(150, 200, 120, angle=6.0))).paint(window.canvas)
    return pygame.image.tobytes(window.canvas.subsurface((50, 100, 200, 200)), "RGB")


def test_a_card_in_the_air_leans_as_smoothly_as_one_that_lies(window, painter):
    painter._faces.face(PACK, "0000", 120)
    painter._faces.settle()
    assert in_the_air(window, painter, ("0000",)) == lying(window, painter)


def test_in_a_crowd_in_the_air_no_time_is_spent_on_smooth_edges(window, painter):
    """Twelve cards at once: from the second frame on they lean with hard edges, unless one was made smoothly before."""
    crowd = [f"{number % 3}{number // 3 % 3}{number // 9}1" for number in range(11)]
    for card in ("0000", *crowd):
        painter._faces.face(PACK, card, 120)
    painter._faces.settle()
    in_the_air(window, painter, (*crowd, "0000"))
    assert in_the_air(window, painter, ("0000", *crowd)) != lying(window, painter)


def flying(painter, cards, angle, turn=1.0):
    """One frame of these cards on their way, all leaning alike; their items."""
    painter._faces.collect()
    return [
        painter.item(Sprite(f"s{number}", card, Pose(150 + 90 * number, 200, 120, angle=angle, turn=turn), moving=True))
        for number, card in enumerate(cards)
    ]


def leans(items):
    return [item.look[0][2].angle for item in items]


def test_of_many_cards_in_the_air_only_a_few_get_a_new_pose_in_one_frame(painter):
    """Five cards, three new poses a frame: two stay as they were for one frame, and have it in the next."""
    cards = [f"{number}{number}00" for number in range(3)] + ["0100", "0200"]
    for card in cards:
        painter._faces.face(PACK, card, 120)
    painter._faces.settle()
    assert leans(flying(painter, cards, 3.0)) == [3.0] * 5  # whoever has no pose yet gets one
    assert leans(flying(painter, cards, 9.0)) == [9.0] * TURNED + [3.0] * (5 - TURNED)
    assert leans(flying(painter, cards, 9.0)) == [9.0] * 5


def test_a_card_that_comes_to_rest_has_its_own_pose_at_once(painter):
    cards = ["0000", "1100", "2200", "0100", "0200"]
    flying(painter, cards, 3.0)
    painter._faces.collect()
    still = [painter.item(Sprite(f"s{number}", card, Pose(300, 200, 120, angle=9.0))) for number, card in enumerate(cards)]
    assert leans(still) == [9.0] * 5


def test_a_face_never_stays_for_a_back_or_a_back_for_a_face(painter):
    """Turned over in a frame that has no time left: what is shown is the new side all the same."""
    cards = ["0000", "1100", "2200", "0100", "0200"]
    flying(painter, cards, 3.0, turn=0.3)
    assert [item.look[0][2].turn for item in flying(painter, cards, 3.0, turn=0.3)] != [0] * 5
    shown = flying(painter, cards, 9.0, turn=0.7)
    assert leans(shown) == [10.0] * 5


def test_where_many_fly_all_cast_the_same_shadow(painter):
    cards = [f"{number % 3}{number // 3 % 3}{number // 9}0" for number in range(12)]
    for angle in (3.0, 6.0, 9.0):
        items = flying(painter, cards, angle)
    assert len({item.look[2][1] for item in items}) == 1
    assert len({item.look[2][1] for item in flying(painter, cards[:2], 9.0)}) == 1
    few = flying(painter, cards[:2], 9.0)
    assert {item.look[2][1] for item in few} != {item.look[2][1] for item in items}


def test_a_crowd_stays_a_crowd_however_many_of_its_poses_are_there_already(painter):
    """Twelve cards that were in the same poses before, with few in the air: in each frame from the second on one shadow serves all."""
    cards = [f"{number % 3}{number // 3 % 3}{number // 9}0" for number in range(12)]
    for card in cards:
        painter._faces.face(PACK, card, 120)
    painter._faces.settle()
    for few in (cards[:6], cards[6:]):
        for _ in few:
            alone = flying(painter, few, 9.0)[0].look[2][1]
    flying(painter, cards, 9.0)
    frames = [flying(painter, cards, 9.0) for _ in range(4)]
    shadows = {item.look[2][1] for items in frames for item in items}
    assert len(shadows) == 1
    assert alone not in shadows


def test_a_card_that_lands_among_many_in_the_air_lies_as_it_would_alone(painter):
    cards = [f"{number % 3}{number // 3 % 3}{number // 9}0" for number in range(12)]
    alone = painter.item(Sprite("alone", "0000", Pose(300, 200, 120))).look[2]
    for _ in range(2):
        flying(painter, cards, 9.0)
    painter.item(Sprite("lands", "0000", Pose(300, 200, 120, lift=0.2), moving=True))
    assert painter.item(Sprite("lands", "0000", Pose(300, 200, 120))).look[2] == alone


def test_in_a_crowd_fewer_get_a_new_pose_in_one_frame(painter):
    cards = [f"{number % 3}{number // 3 % 3}{number // 9}0" for number in range(12)]
    for _ in range(2):
        flying(painter, cards, 3.0)
    assert sorted(leans(flying(painter, cards, 9.0))) == [3.0] * (12 - IN_CROWD) + [9.0] * IN_CROWD
