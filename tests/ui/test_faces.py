"""Faces: every drawing keeps to what the renderer can do, every card is told from every other, and no frame waits for one."""

import itertools
import threading
import time

import pygame
import pytest
from kits.colour_vision import VISION, distance
from kits.svg_subset import faults

from game.ui.faces.drawing import CARDS, art
from game.ui.faces.french import FrenchCards
from game.ui.faces.inks import FOUR_COLOURS, Inks
from game.ui.faces.neapolitan import NeapolitanCards
from game.ui.faces.outline import chords, polygon
from game.ui.faces.plain import PlainCards
from game.ui.faces.raster import fine, finished
from game.ui.faces.set_cards import SetCards, stripe_pitch
from game.ui.faces.store import AT_ONCE, Faces

SET_PACK = ["".join(digits) for digits in itertools.product("012", repeat=4)]
FRENCH_PACK = [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"]
LATIN_PACK = [rank + suit for suit in "CDHS" for rank in "A234567JQK"]
PACKS = [(SetCards(), SET_PACK), (FrenchCards(), FRENCH_PACK), (PlainCards(), LATIN_PACK), (NeapolitanCards(), LATIN_PACK)]
NAMES = ["set", "french", "plain", "neapolitan"]


def differing(one, other, tolerance):
    """How many pixels of two surfaces differ by more than `tolerance` in some channel."""
    a, b = (memoryview(pygame.image.tobytes(surface, "RGBA")).cast("B") for surface in (one, other))
    far = [abs(x - y) > tolerance for x, y in zip(a, b, strict=True)]
    return sum(any(far[i : i + 4]) for i in range(0, len(far), 4))


@pytest.fixture
def faces(window):
    store = Faces()
    yield store
    store.close()


@pytest.mark.parametrize("path", sorted(CARDS.rglob("*.svg")), ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_drawings_keep_to_the_subset_the_renderer_draws(path):
    assert faults(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "planted",
    [
        '<use href="#a"/>', "<text>A</text>", '<path d="M 0 0" fill="orange"/>', '<path d="M 0 0" clip-path="url(#c)"/>',
        '<path class="a b" d="M 0 0"/>', "<style>path{fill:#fff000}</style>", '<g opacity="0.5"/>', "<svg/>",
        '<linearGradient id="g" x1="0" x2="1"/>',
    ],
)  # fmt: skip
def test_the_subset_check_finds_what_is_drawn_wrongly(planted):
    assert faults(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">{planted}</svg>')


@pytest.mark.parametrize(("pack", "cards"), PACKS, ids=NAMES)
def test_generated_faces_keep_to_the_subset(pack, cards):
    for card in [*cards, None]:
        drawing = pack.draw(card, 97, Inks())
        assert faults(drawing.svg) == []
        assert (drawing.width, drawing.height) == (97, round(97 / pack.ratio))


@pytest.mark.parametrize(("pack", "cards", "width"), [(*PACKS[0], 70), *((*pack, 60) for pack in PACKS[1:])], ids=NAMES)
def test_all_faces_of_a_pack_differ_at_the_smallest_size(pack, cards, width, window):
    pictures = set()
    for card in cards:
        drawing = pack.draw(card, width, Inks())
        pictures.add(pygame.image.tobytes(finished(fine(drawing), drawing), "RGBA"))
    assert len(pictures) == len(cards)


@pytest.mark.parametrize("wrong", ["", "012", "01230", "0123", "AS", "0 12"])
def test_a_card_of_another_pack_is_refused(wrong):
    with pytest.raises(KeyError):
        SetCards().draw(wrong, 80, Inks())


@pytest.mark.parametrize("wrong", ["1S", "AX", "0120", "10H", ""])
def test_a_card_that_is_not_french_is_refused(wrong):
    with pytest.raises(KeyError):
        FrenchCards().draw(wrong, 80, Inks())


def test_number_shape_and_shading_of_a_face():
    two_open_ovals = SetCards().draw("1022", 100, Inks())
    assert two_open_ovals.svg.count(art("set/oval").path) == 2
    assert two_open_ovals.svg.count('fill="none"') == 2
    three_solid = SetCards().draw("2100", 100, Inks())
    assert three_solid.svg.count(art("set/diamond").path) == 3
    assert three_solid.svg.count(f'fill="{Inks().set_colours[1]}"') == 3


@pytest.mark.parametrize("tall", range(30, 400, 7))
def test_stripes_and_gaps_are_whole_pixels_with_more_gap_than_stripe(tall):
    pitch, thick = stripe_pitch(tall)
    assert 1 <= thick < pitch - thick
    assert 8 <= tall / pitch <= 13


@pytest.mark.parametrize("vision", VISION)
def test_the_three_set_colours_and_the_paper_are_told_apart_with_every_vision(vision):
    """ΔE 2 is just seen; 12 is far apart even in grey, where hue is no help."""
    inks = Inks()
    for one, other in itertools.combinations((*inks.set_colours, inks.paper), 2):
        assert distance(one, other, vision) > 12, (one, other)


def test_every_rank_shows_as_many_pips_as_it_counts():
    for rank, count in zip("A23456789T", range(1, 11), strict=True):
        svg = FrenchCards().draw(rank + "H", 100, Inks()).svg
        assert svg.count(art("french/heart").path) == count + 2, rank  # two in the corners


def test_pips_of_a_number_card_look_the_same_upside_down(window):
    """Only A, 3, 5, 6, 7, 8 and 9 have pips that stand upright in the middle row."""
    for card in ("2D", "4D", "TD"):
        drawing = FrenchCards().draw(card, 140, Inks())
        face = fine(drawing)
        assert differing(face, pygame.transform.rotate(face, 180), 60) < 60
    odd = fine(FrenchCards().draw("7D", 140, Inks()))
    assert differing(odd, pygame.transform.rotate(odd, 180), 60) > 500


def test_four_colours_give_four_suits_of_different_ink():
    inks = Inks(suits=FOUR_COLOURS)
    words = {FrenchCards().draw("A" + suit, 100, inks).words[0].ink for suit in "CDHS"}
    assert len(words) == 4


@pytest.mark.parametrize("pack", [pack for pack, _ in PACKS], ids=NAMES)
def test_a_back_looks_the_same_turned_round(pack, window):
    drawing = pack.draw(None, 120, Inks())
    back = fine(drawing)
    assert differing(back, pygame.transform.rotate(back, 180), 60) < 0.01 * back.get_width() * back.get_height()


def test_outline_of_a_square_and_of_a_bow():
    square = polygon("M 0 0 L 10 0 L 10 10 L 0 10 Z")
    assert chords(square, 5) == ((0, 10),)
    assert chords(square, 11) == ()
    arch = polygon("M 0 0 L 10 0 L 10 10 L 7 10 L 7 4 L 3 4 L 3 10 L 0 10 Z")
    assert chords(arch, 8) == ((0, 3), (7, 10))
    assert polygon("M 0 0 C 0 3 0 6 0 9 Z")[-1] == (0, 9)
    with pytest.raises(ValueError, match="only absolute"):
        polygon("M 0 0 q 1 1 2 2")


def test_a_face_is_there_at_once_and_finer_later(faces):
    pack = SetCards()
    first = faces.face(pack, "0000", 90)
    assert not first.fine
    assert first.surface.get_size() == (90, 62)
    faces.settle()
    assert faces.face(pack, "0000", 90).fine


def test_a_new_size_starts_from_the_nearest_face(faces, monkeypatch):
    pack = SetCards()
    faces.face(pack, "1111", 100)
    faces.settle()
    monkeypatch.setattr("game.ui.faces.store.rough", lambda drawing: pytest.fail("drawn anew in the frame"))
    assert faces.face(pack, "1111", 84).surface.get_width() == 84


def test_faces_are_made_in_another_thread_and_waken_the_loop(window, monkeypatch):
    made_in, done = [], threading.Event()

    def slow(drawing):
        made_in.append(threading.current_thread())
        return fine(drawing)

    monkeypatch.setattr("game.ui.faces.store.fine", slow)
    store = Faces(wake=done.set)
    store.prepare(SetCards(), ["0000"], 120)
    assert done.wait(10)
    while not store.collect():
        time.sleep(0)  # the call comes just before the job counts as done
    assert made_in[0] is not threading.main_thread()
    assert store.face(SetCards(), "0000", 120).fine
    store.close()


def test_the_oldest_faces_go_when_room_is_needed(window):
    pack = SetCards()
    store = Faces(limit=3 * 100 * 69 * 4)
    for card in ("0000", "0001", "0002"):
        store.face(pack, card, 100)
    store.face(pack, "0000", 100)
    store.face(pack, "0010", 100)
    assert store.near(pack, "0001", 100) is None
    assert store.near(pack, "0000", 100) is not None
    store.close()


def test_another_palette_makes_every_face_anew(faces):
    pack = SetCards()
    faces.face(pack, "0000", 100)
    faces.settle()
    red = faces.face(pack, "0000", 100).surface.get_at((50, 34))[:3]
    faces.recolour(Inks(set_colours=("#0000ff", "#00ff00", "#ff0000")))
    assert faces.face(pack, "0000", 100).surface.get_at((50, 34))[:3] == (0, 0, 255) != red


def test_corners_have_no_dark_halo(faces, window):
    """On white felt no pixel of a card's rim is darker than the card's edge line."""
    face = faces.face(SetCards(), "0222", 120)
    faces.settle()
    face = faces.face(SetCards(), "0222", 120)
    sheet = pygame.Surface((140, 100)).convert()
    sheet.fill((253, 251, 245))
    sheet.blit(face.surface, (10, 10), special_flags=pygame.BLEND_PREMULTIPLIED)
    darkest = min(sum(sheet.get_at((x, y))[:3]) for x in range(10, 22) for y in range(10, 22))
    assert darkest >= sum((0xCF, 0xC8, 0xB8)) - 12


def test_a_rank_leaves_no_colour_in_the_clear_corners(window):
    drawing = FrenchCards().draw("QD", 170, Inks())
    face = finished(fine(drawing), drawing)
    wide, high = face.get_size()
    assert [tuple(face.get_at(pos)) for pos in ((0, 0), (wide - 1, 0), (0, high - 1), (wide - 1, high - 1))] == [(0, 0, 0, 0)] * 4


def test_the_ten_keeps_inside_its_card(window):
    drawing = FrenchCards().draw("TC", 170, Inks())
    face = finished(fine(drawing), drawing)
    edge = [face.get_at((x, y))[:3] for x in (2, 3) for y in range(15, 45)]
    assert min(min(colour) for colour in edge) > 150


def test_what_a_frame_could_not_take_over_is_left_for_the_next(window):
    store = Faces()
    pack = SetCards()
    store.prepare(pack, SET_PACK[: 2 * AT_ONCE + 1], 80)
    while not all(job.done() for job in store._jobs.values()):
        time.sleep(0.01)
    taken = []
    while store.more:
        before = len(store._jobs)
        assert store.collect()
        taken.append(before - len(store._jobs))
    store.close()
    assert taken == [AT_ONCE, AT_ONCE, 1]


@pytest.mark.parametrize("width", [60, 90])
def test_the_twelve_court_figures_differ_by_silhouette(width, window):
    """Everything in black: headdress and what is held tell both rank and suit, without the signs of the suits."""
    black = dict.fromkeys(("gold", "skin", "hair", "pale", "dark", "royal", "crimson"), "#000000")
    inks = Inks(**black, suits=dict.fromkeys("CDHS", "#000000"))
    outlines = {}
    for card in (rank + suit for rank in "JQK" for suit in "CDHS"):
        face = fine(FrenchCards().draw(card, width, inks))
        box = [round(part * width) for part in (0.4, 0.178, 0.355, 0.522)]  # above the seam, right of the sign in the frame
        paper = pygame.mask.from_threshold(face.subsurface(box), pygame.Color(inks.paper), (70, 70, 70, 255))
        paper.invert()
        outlines[card] = paper
    for one, other in itertools.combinations(outlines, 2):
        both = outlines[one].overlap_area(outlines[other], (0, 0))
        assert outlines[one].count() + outlines[other].count() - 2 * both >= 60 * (width / 90) ** 2, (one, other)
