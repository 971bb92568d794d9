"""Icons and badges: drawn rightly, there where they are named, told apart by shape alone."""

import re
from itertools import combinations

import pygame
import pytest
from kits.svg_subset import faults

from game.ui import icons
from game.ui.icons import BADGES, ICONS, badge, icon
from game.ui.shapes import key_cap, mix, rounded, shadow
from game.ui.theme import PLAYERS

pytestmark = pytest.mark.usefixtures("window")
NAMES = sorted(path.stem for path in ICONS.glob("*.svg"))
SOURCES = [path for path in (ICONS.parents[1] / "game" / "ui").rglob("*.py") if "faces" not in path.parts]


@pytest.mark.parametrize("name", NAMES)
def test_every_icon_keeps_to_what_the_renderer_draws_and_leaves_its_square_to_nobody(name):
    assert faults((ICONS / f"{name}.svg").read_text("utf-8")) == []
    drawn = icon(name, 64)
    assert drawn.get_size() == (64, 64)
    if name != "app":
        assert pygame.mask.from_surface(drawn).count() > 200
        edge = [drawn.get_at(place).a for step in range(64) for place in ((step, 0), (step, 63), (0, step), (63, step))]
        assert sum(alpha > 128 for alpha in edge) < 20


def test_every_icon_named_in_the_code_is_there():
    named = {name for path in SOURCES for name in re.findall(r'icon\("([a-z0-9-]+)"', path.read_text("utf-8"))}
    assert named
    assert named <= set(NAMES)


def test_an_icon_has_the_colour_asked_for():
    middle = icon("badge-1", 32, (10, 200, 30)).get_at((16, 16))
    assert tuple(middle)[:3] == pytest.approx((10, 200, 30), abs=4)


def test_an_icon_that_is_not_there():
    assert not icons.exists("unicorn")
    with pytest.raises(FileNotFoundError):
        icon("unicorn", 32)


def test_no_two_badges_are_alike_in_outline():
    masks = [pygame.mask.from_surface(icon(f"badge-{number}", 48)) for number in range(BADGES)]
    for one, other in combinations(masks, 2):
        both = one.overlap_area(other, (0, 0))
        assert both / (one.count() + other.count() - both) < 0.9


def test_every_person_has_a_badge_and_a_colour():
    assert len(PLAYERS) >= BADGES
    assert len({tuple(badge(number, 40).get_at((20, 33))) for number in range(BADGES)}) > 8


def test_corners_are_smooth():
    corner = {rounded((40, 40), 12).get_at((x, y)).a for x in range(8) for y in range(8)}
    assert len(corner) > 6


def test_plates_have_exactly_their_size():
    assert key_cap((90, 40), 10, (20, 40, 60), 4).get_size() == (90, 40)
    assert shadow((90, 40), 10, 8).get_size() == (106, 56)


def test_mixing_colours():
    assert mix((0, 0, 0), (200, 100, 50), 0.5) == (100, 50, 25)
