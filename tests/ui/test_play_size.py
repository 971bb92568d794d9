"""Faces as small as they are played with: ranks in the corner can be read at 60 pixels, courts stand on two heads, stripes are stripes."""

import itertools
from dataclasses import replace

import pygame
import pytest

from game.ui.faces.french import FrenchCards
from game.ui.faces.inks import PALETTES, Inks, inks_for
from game.ui.faces.neapolitan import NeapolitanCards
from game.ui.faces.plain import PlainCards
from game.ui.faces.raster import fine, finished
from game.ui.faces.set_cards import SetCards

SMALL = 60
LATIN = "A234567JQK"
PACKS = [(FrenchCards(), "A23456789TJQK"), (PlainCards(), LATIN), (NeapolitanCards(), LATIN)]
AROUND = list(itertools.product((-1, 0, 1), repeat=2))
INDEXED = pytest.mark.parametrize(("pack", "ranks"), PACKS, ids=[pack.name for pack, _ in PACKS])


def shown(drawing, inks, words):
    """A face on paper, with the first so many of its words."""
    sheet = pygame.Surface((drawing.width, drawing.height))
    sheet.fill(inks.paper)
    face = finished(fine(drawing), replace(drawing, words=drawing.words[:words]))
    sheet.blit(face, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return sheet


def index(pack, card, inks):
    """Where the rank in the upper corner is written, and where anything else is drawn, as masks."""
    drawing = pack.draw(card, SMALL, inks)
    bare, written = shown(drawing, inks, 0), shown(drawing, inks, 1)
    rank = pygame.mask.from_threshold(written, (0, 0, 0), (70, 70, 70, 255), bare)
    other = pygame.mask.from_threshold(bare, pygame.Color(inks.paper), (40, 40, 40, 255))
    rank.invert()
    other.invert()
    return rank, other


@pytest.mark.parametrize("suit", "CDHS")
@INDEXED
def test_ranks_are_nine_pixels_high_and_touch_nothing(pack, ranks, suit, window):
    for rank in ranks:
        letters, other = index(pack, rank + suit, Inks())
        [first, *rest] = letters.get_bounding_rects()
        assert first.unionall(rest).h >= 9, rank
        assert sum(other.overlap_area(letters, step) for step in AROUND) == 0, rank


@pytest.mark.parametrize("suit", "CDHS")
@INDEXED
def test_no_two_ranks_look_alike(pack, ranks, suit, window):
    """The closest two, 2 and 3 or 3 and 5, differ in a quarter of their pixels."""
    masks = [index(pack, rank + suit, Inks())[0] for rank in ranks]
    for one, other in itertools.combinations(masks, 2):
        apart = one.count() + other.count() - 2 * one.overlap_area(other, (0, 0))
        assert apart >= (one.count() + other.count()) / 8


@pytest.mark.parametrize("card", [rank + suit for rank in "JQK" for suit in "CDHS"])
def test_a_court_looks_the_same_upside_down(card, window):
    face = fine(FrenchCards().draw(card, 140, Inks()))
    turned = pygame.transform.rotate(face, 180)
    alike = pygame.mask.from_threshold(face, (0, 0, 0), (60, 60, 60, 255), turned)
    assert face.get_width() * face.get_height() - alike.count() < 60


@pytest.mark.parametrize("shape", "012")
@pytest.mark.parametrize("palette", PALETTES)
def test_stripes_stay_stripes_at_70_pixels_in_every_colour(palette, shape, window):
    """Down the middle of the symbol ink and paper take turns at least six times, and the paper between is really light."""
    inks = inks_for(palette, "two", False)
    paper = sum(pygame.Color(inks.paper)[:3]) / 3
    for colour, ink in enumerate(inks.set_colours):
        drawing = SetCards().draw(f"0{colour}{shape}1", 70, inks)
        face, span = shown(drawing, inks, 0), paper - sum(pygame.Color(ink)[:3]) / 3
        rows = range(drawing.height // 4, drawing.height * 3 // 4)
        ratios = [(paper - sum(face.get_at((drawing.width // 2, y))[:3]) / 3) / span for y in rows]
        assert sum((a > 0.6) != (b > 0.6) for a, b in itertools.pairwise(ratios)) >= 12
        assert sum(ratio < 0.26 for ratio in ratios) >= len(rows) / 3
