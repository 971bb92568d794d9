"""Palettes: in each of them every card is told from every other at play size, however one sees colours; marks say it without colours."""

import itertools
import re
from dataclasses import replace

import pygame
import pytest
from kits.colour_vision import VISION, Eye, clearly_different, contrast, distance
from kits.set_screen import screens
from kits.svg_subset import faults

from game.games.setgame.table.words import Words
from game.profile import settings
from game.ui.faces import inks as colours
from game.ui.faces.french import FrenchCards
from game.ui.faces.inks import PALETTES, Inks, inks_for
from game.ui.faces.neapolitan import NeapolitanCards
from game.ui.faces.raster import fine, finished
from game.ui.faces.set_cards import SetCards
from game.ui.faces.signs import SET_SIGNS, SUIT_SIGNS
from game.ui.scenes.table import Manner
from game.ui.trick.ranks import suit_seal

screen = screens()
SET_PACK = ["".join(digits) for digits in itertools.product("012", repeat=4)]
BLINDNESS = tuple(VISION)[1:]
SIGNS = re.compile(r'(<path transform="[^"]*" d="[^"]*" fill="[^"]*" fill-rule="evenodd"/>){2}')
MADE_FOR = {"protanopia": "red-green", "deuteranopia": "red-green", "tritanopia": "blue-yellow", "grey": "contrast"}


def shown(pack, card, width, inks):
    """A face as it lies on the screen, without its clear corners."""
    drawing = pack.draw(card, width, inks)
    sheet = pygame.Surface((drawing.width, drawing.height))
    sheet.fill(inks.paper)
    sheet.blit(finished(fine(drawing), drawing), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return sheet


def closest(pictures, vision):
    """The fewest pixels in which two of these differ clearly (ΔE 10 and more) for somebody with this vision."""
    eye = Eye(vision)
    seen = [eye.picture(picture) for picture in pictures]
    return min(clearly_different(one, other) for one, other in itertools.combinations(seen, 2))


def nearest(chosen, vision):
    """ΔE of the two of these colours that are closest."""
    return min(distance(one, other, vision) for one, other in itertools.combinations(sorted(set(chosen)), 2))


def rgb(ink):
    return tuple(pygame.Color(ink))[:3]


def test_the_settings_offer_the_palettes_there_are():
    assert settings.Palette.__args__ == PALETTES == colours.Palette.__args__
    assert settings.SuitColours.__args__ == colours.SuitColours.__args__


def test_the_standard_choice_is_what_faces_have_by_themselves():
    assert inks_for("standard", "two", False) == Inks()


@pytest.mark.parametrize("vision", BLINDNESS)
def test_simulated_visions_leave_white_grey_and_black_as_they_are(vision):
    """The rows of the published matrices sum to 1: no light is made or lost where there is no colour."""
    for grey in ("#000000", "#808080", "#ffffff"):
        assert distance(grey, grey, vision) == 0
        seen = Eye(vision)[int.from_bytes(bytes(rgb(grey)) + b"\xff", "little")].to_bytes(4, "little")
        assert abs(seen[1] - 128) <= 1 >= abs(seen[2] - 128)


def test_simulated_visions_confuse_what_those_who_have_them_confuse():
    """Classic pairs: red and olive, green and brown; blue-green and grey-blue are alike to the third kind alone."""
    for vision in ("protanopia", "deuteranopia"):
        assert distance("#ff0000", "#00ff00", vision) < distance("#ff0000", "#00ff00") / 2
        assert distance("#0000ff", "#ffff00", vision) > 150
    assert distance("#0000ff", "#00a060", "tritanopia") < distance("#0000ff", "#00a060") / 2


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("palette", PALETTES)
def test_all_81_set_cards_are_told_apart_at_70_pixels(palette, vision, window):
    """The closest two differ clearly in 50 pixels: the stripes of one symbol beside an open one."""
    inks = inks_for(palette, "two", False)
    assert closest([shown(SetCards(), card, 70, inks) for card in SET_PACK], vision) >= 50


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("palette", PALETTES)
def test_cards_that_differ_in_their_colour_alone_differ_in_the_whole_symbol(palette, vision, window):
    """The least there can be: one open symbol at 70 pixels. Its outline has about 150 pixels."""
    inks = inks_for(palette, "two", False)
    for form in "012":
        assert closest([shown(SetCards(), f"0{colour}{form}2", 70, inks) for colour in "012"], vision) >= 80


@pytest.mark.parametrize("suits", ["two", "four"])
@pytest.mark.parametrize("palette", PALETTES)
def test_the_suits_of_all_52_french_cards_are_told_apart_at_60_pixels(palette, suits, window):
    inks = inks_for(palette, suits, False)
    for rank in "A23456789TJQK":
        pictures = [shown(FrenchCards(), rank + suit, 60, inks) for suit in "CDHS"]
        for vision in VISION:
            assert closest(pictures, vision) >= 90, (rank, vision)


@pytest.mark.parametrize("palette", PALETTES)
def test_the_suits_of_all_40_neapolitan_cards_are_told_apart_at_60_pixels(palette, window):
    inks = inks_for(palette, "two", False)
    for rank in "A234567JQK":
        pictures = [shown(NeapolitanCards(), rank + suit, 60, inks) for suit in "CDHS"]
        for vision in VISION:
            assert closest(pictures, vision) >= 150, (rank, vision)


@pytest.mark.parametrize("vision", BLINDNESS)
def test_the_palette_made_for_a_vision_is_clearly_better_there_than_the_standard_one(vision):
    standard, made = (inks_for(palette, "two", False) for palette in ("standard", MADE_FOR[vision]))
    assert nearest(made.set_colours, vision) >= 1.4 * nearest(standard.set_colours, vision)
    assert nearest(made.latin.values(), vision) >= 2 * nearest(standard.latin.values(), vision)
    standard, made = (inks_for(palette, "four", False) for palette in ("standard", MADE_FOR[vision]))
    assert nearest(made.suits.values(), vision) >= 2.5 * nearest(standard.suits.values(), vision)


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("palette", PALETTES)
def test_set_colours_keep_their_distance_in_every_palette_with_every_vision(palette, vision):
    """ΔE 2 is just seen; 12 is far apart even in grey, where hue is no help."""
    inks = inks_for(palette, "two", False)
    assert nearest((*inks.set_colours, inks.paper), vision) >= 12


@pytest.mark.parametrize("palette", PALETTES)
def test_red_and_black_keep_their_distance_with_every_vision(palette):
    inks = inks_for(palette, "two", False)
    assert min(nearest(inks.suits.values(), vision) for vision in VISION) >= 30


@pytest.mark.parametrize("palette", PALETTES)
def test_inks_stand_out_from_the_paper(palette):
    """3 : 1 for what is not text (WCAG 1.4.11); the standard green of Set, a large shape, is a little lighter."""
    for suits in ("two", "four"):
        inks = inks_for(palette, suits, False)
        for ink in (*inks.suits.values(), *inks.latin.values(), *inks.set_colours):
            assert contrast(rgb(ink), rgb(inks.paper)) >= (2.7 if ink == Inks().set_colours[1] else 3)


@pytest.mark.parametrize("palette", PALETTES)
def test_three_set_colours_have_three_names_and_none_says_another_colour(palette):
    """A name must say the hue it stands for: the closest of the plain colours called so."""
    plain = {"red": "#c02010", "green": "#209060", "purple": "#5a2090", "orange": "#c88010", "blue": "#2050d0", "turquoise": "#10a0a0",
             "black": "#101010"}  # fmt: skip
    inks = inks_for(palette, "two", False)
    named = [min(plain, key=lambda name: distance(plain[name], ink)) for ink in inks.set_colours]
    assert tuple(named) == inks.set_names


def test_signs_differ_and_stand_on_both_ends_of_a_face():
    assert len(set(SET_SIGNS)) == 3
    assert len(set(SUIT_SIGNS.values())) == 4


@pytest.mark.parametrize(
    ("pack", "cards", "width"),
    [
        (SetCards(), SET_PACK, 70),
        (FrenchCards(), [rank + suit for rank in "A27TJQK" for suit in "CDHS"], 70),
        (NeapolitanCards(), [rank + suit for rank in "A37JQK" for suit in "CDHS"], 70),
    ],
    ids=["set", "french", "neapolitan"],
)  # fmt: skip
def test_signs_lie_on_bare_paper_and_turned_round_on_the_other_end(pack, cards, width, window):
    """Where a sign is drawn there is nothing without it, so that it covers no shape; and it is at least six pixels high."""
    for card in cards:
        drawing = pack.draw(card, width, inks_for("standard", "two", True))
        assert faults(drawing.svg) == []
        svg, signs = SIGNS.subn("", drawing.svg)
        assert signs == 1, card
        without, whole = (fine(replace(drawing, svg=text)) for text in (svg, drawing.svg))
        places = differing_places(without, whole)
        upper = {place for place in places if place[1] < drawing.height // 2}
        turned = {(drawing.width - 1 - x, drawing.height - 1 - y) for x, y in places - upper}
        assert len(upper & turned) >= 0.7 * len(upper | turned), card
        assert max(y for _, y in upper) - min(y for _, y in upper) >= 5, card
        assert min(min(without.get_at(place)[:3]) for place in places) > 235, card


def differing_places(one, other):
    """Where two pictures differ by more than a trace."""
    size = one.get_size()
    return {place for place in itertools.product(*map(range, size)) if abs(sum(one.get_at(place)) - sum(other.get_at(place))) > 90}


def test_colours_are_called_as_they_look(screen):
    """A fault and a card read out, in the palette for red-green blindness: the words are those of its colours (S14)."""
    words = Words(screen(manner=Manner(speed="off", inks=inks_for("red-green", "two", False))).scene.desk)
    assert [words.card(f"0{colour}00") for colour in "012"] == [f"one {name} solid diamond" for name in ("orange", "blue", "black")]
    assert words.fault("colour", ("red", "red", "green")) == "colour: two orange, one blue"


def test_every_name_of_a_colour_has_its_word(speech):
    for name in {name for palette in PALETTES for name in inks_for(palette, "two", False).set_names}:
        assert speech.say(f"set-colour-{name}") == name


def test_the_seal_of_a_trump_has_the_ink_of_its_suit(window):
    for suits in ("two", "four"):
        inks = inks_for("blue-yellow", suits, False).suits
        for suit in "CDHS":
            drawn = suit_seal(suit, 60, inks).get_at((30, 32))[:3]
            assert max(abs(a - b) for a, b in zip(drawn, rgb(inks[suit]), strict=True)) <= 3
