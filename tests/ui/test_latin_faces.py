"""Faces of the forty cards (P2): Neapolitan and without courts, told apart by shape and colour, large and small."""

import itertools

import pygame
import pytest
from kits.colour_vision import VISION, distance

from game.ui.faces.drawing import art
from game.ui.faces.inks import LATIN_INKS, Inks
from game.ui.faces.latin import latin_cards
from game.ui.faces.neapolitan import NeapolitanCards
from game.ui.faces.plain import PlainCards
from game.ui.faces.raster import fine, finished

OBJECTS = {"D": "coin", "H": "cup", "S": "sword", "C": "club"}


def svg(card):
    return NeapolitanCards().draw(card, 120, Inks()).svg


def words(card, pack=None):
    return [word.text for word in (pack or NeapolitanCards()).draw(card, 120, Inks()).words]


@pytest.mark.parametrize("suit", OBJECTS)
def test_every_number_shows_as_many_objects_as_it_counts(suit):
    marks = art(f"neapolitan/{OBJECTS[suit]}").marks
    for rank, count in zip("A234567", range(1, 8), strict=True):
        assert svg(rank + suit).count(marks) == count + 2, rank  # two in the corners


@pytest.mark.parametrize("suit", OBJECTS)
@pytest.mark.parametrize(("rank", "figure"), [("J", "fante"), ("Q", "cavallo"), ("K", "re")])
def test_courts_hold_their_suit_and_stand_on_its_colour(rank, figure, suit):
    drawn = svg(rank + suit)
    assert art(f"neapolitan/{figure}").marks in drawn
    assert drawn.count(art(f"neapolitan/{OBJECTS[suit]}").marks) == 3
    assert f".base{{fill:{LATIN_INKS[suit]}}}" in drawn
    assert f".coat{{fill:{LATIN_INKS[suit]}}}" not in drawn


def test_what_only_one_card_has():
    for name, card in (("eagle", "AD"), ("mask", "3C"), ("scene", "5S")):
        holders = [rank + suit for rank in "A234567JQK" for suit in "CDHS" if art(f"neapolitan/{name}").marks in svg(rank + suit)]
        assert holders == [card]


def test_corners_say_rank_and_the_worth_of_courts():
    assert words("7D") == ["7", "7"]
    assert words("AH") == ["A", "A"]
    assert words("JD") == ["F", "F", "8", "8"]
    assert words("QD") == ["C", "C", "9", "9"]
    assert words("KD") == ["R", "R", "10", "10"]
    assert words("KD", PlainCards()) == ["10", "10"]


@pytest.mark.parametrize("wrong", ["8D", "TD", "1D", "7X", "", "7DD", "D7"])
def test_only_the_forty_cards_have_faces(wrong):
    for pack in (NeapolitanCards(), PlainCards()):
        with pytest.raises(KeyError):
            pack.draw(wrong, 80, Inks())


@pytest.mark.parametrize("vision", [name for name in VISION if name != "grey"])
def test_the_four_suits_are_told_apart_by_colour_with_every_vision(vision):
    for one, other in itertools.combinations(LATIN_INKS.values(), 2):
        assert distance(one, other, vision) > 12, (one, other)


def test_the_four_suits_differ_by_shape_alone_at_the_smallest_size(window):
    """The index of a fanned card: its sign as a silhouette of a dozen pixels."""
    outlines = {}
    for suit, name in OBJECTS.items():
        drawing = NeapolitanCards().draw("4" + suit, 56, Inks())
        face = finished(fine(drawing), drawing)
        corner = pygame.Rect(0, 0, 13, 14)
        corner.center = (round(0.118 * 56), round(0.2 * drawing.height))
        paper = face.get_at((28, 40))
        mask = pygame.mask.from_threshold(face.subsurface(corner), paper, (60, 60, 60, 255))
        mask.invert()
        outlines[name] = mask
    for one, other in itertools.combinations(outlines.values(), 2):
        both = one.overlap_area(other, (0, 0))
        assert both / max(1, one.count() + other.count() - both) < 0.75


def test_each_deck_has_its_pack():
    assert [latin_cards(deck).name for deck in ("french", "plain", "neapolitan")] == ["french", "plain", "neapolitan"]
