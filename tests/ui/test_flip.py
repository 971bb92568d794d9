"""Cards that turn over, their shadows, and what is kept of them."""

import pygame
import pytest

from game.games.setgame.table import PACK
from game.ui.card_painter import CardPainter, look_of
from game.ui.clips import Pose, flight, pose_at
from game.ui.director import Sprite
from game.ui.faces.flip import STEPS, narrowed, step_of, turning
from game.ui.faces.kept import Kept
from game.ui.faces.shadow import HEIGHTS, shade, shadow
from game.ui.faces.store import BLANK, FINE, Faces


def paper(size=(120, 180), colour=(200, 200, 200, 255)):
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    sheet.fill(colour)
    return sheet.convert_alpha()


def tall(sheet, x):
    return sum(sheet.get_at((x, y)).a > 127 for y in range(sheet.get_height()))


def test_a_turning_card_narrows_step_by_step():
    widths = [narrowed(200, step) for step in range(STEPS)]
    assert widths[0] == 200
    assert widths == sorted(widths, reverse=True)
    assert len(set(widths)) == STEPS
    assert [step_of(turn) for turn in (0.0, 1.0)] == [0, 0]
    steps = [step_of(turn / 100) for turn in range(101)]
    assert steps == steps[::-1]
    assert max(steps) == STEPS - 1


@pytest.mark.parametrize("near_left", [True, False])
def test_the_near_edge_is_taller_and_brighter_than_the_far_one(window, near_left):
    seen = turning(paper(), 3, near_left)
    left, right = (2, seen.get_width() - 3)
    near, far = (left, right) if near_left else (right, left)
    assert tall(seen, near) > 180 > tall(seen, far)
    middle = seen.get_height() // 2
    assert seen.get_at((near, middle)).r > seen.get_at((seen.get_width() // 2, middle)).r


def test_the_face_is_seen_from_the_middle_on_and_a_hidden_card_never(window):
    faces = Faces()
    painter = CardPainter(faces, PACK)
    clip = flight("k", "0120", Pose(0, 0, 90, turn=0.0), 0, 300)
    home = Pose(300, 200, 90)
    shown = []
    for t in range(0, 301, 10):
        pose = pose_at(clip, t * 1_000_000, home)
        known, hidden = (painter.item(Sprite("k", card, pose, True)).look[0][0] for card in ("0120", None))
        assert known == ("0120" if pose.turn >= 0.5 else None)
        assert hidden is None
        shown.append(known)
    assert shown.index("0120") in range(10, 20)  # neither as it leaves nor as it lands
    faces.close()


def test_a_card_on_its_way_has_few_looks_and_one_that_lies_exactly_its_own(window):
    flying = {look_of(Sprite("k", "0120", Pose(0, 0, 150, angle=angle / 10), True)) for angle in range(-90, 91)}
    assert len(flying) < 16
    lying = {look_of(Sprite("k", "0120", Pose(0, 0, 150, angle=angle / 2))) for angle in range(-18, 19)}
    assert len(lying) == 37


def test_the_shadow_grows_and_pales_with_the_height(window):
    shades = [shadow(shade(0.65, height / HEIGHTS, 0), 200) for height in range(HEIGHTS + 1)]
    assert [sheet.get_width() for sheet in shades] == sorted(sheet.get_width() for sheet in shades)
    dark = [sheet.get_at(sheet.get_rect().center).a for sheet in shades]
    assert dark == sorted(dark, reverse=True)
    assert dark[0] > 1.5 * dark[-1] > 0


def test_a_tilted_card_casts_a_tilted_shadow(window):
    flat, tilted = (shadow(shade(0.65, 0.5, angle), 200) for angle in (0, 20))
    assert tilted.get_width() > flat.get_width()


def test_what_was_used_last_is_kept_as_long_as_there_is_room(window):
    kept = Kept(3 * 10 * 10 * 4)
    for name in "abc":
        assert kept.put(name, pygame.Surface((10, 10))) == []
    kept.get("a")
    assert kept.put("d", pygame.Surface((10, 10))) == ["b"]
    assert (len(kept), kept.size) == (3, 1200)
    assert kept.put("large", pygame.Surface((40, 10))) == ["c", "a", "d"]
    kept.clear()
    assert (len(kept), kept.size) == (0, 0)


def test_no_frame_waits_for_many_new_faces(window):
    """A few are drawn at once, the others are blank until a later frame."""
    faces = Faces()
    cards = [f"{a}{b}{c}0" for a in "012" for b in "012" for c in "012"]
    grades = [faces.face(PACK, card, 200).grade for card in cards]
    assert grades[0] != BLANK
    assert grades.count(BLANK) > len(cards) // 2
    assert faces.more
    faces.settle()
    assert [faces.face(PACK, card, 200).grade for card in cards] == [FINE] * len(cards)
    faces.collect()
    assert not faces.more
    faces.close()
