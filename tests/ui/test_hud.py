"""What is shown around the cards: nothing overlaps, nothing is cut, at every size and with every number of people."""

import itertools

import pygame
import pytest
from kits.letters import body

from game.ui.faces.french import FrenchCards
from game.ui.faces.set_cards import SetCards
from game.ui.faces.store import Faces
from game.ui.hud.edge import edge_items
from game.ui.hud.frame import frame
from game.ui.hud.keys import key_boxes, key_items
from game.ui.hud.log import Log, seen
from game.ui.hud.photo import photo_items
from game.ui.hud.scores import Scores, badge_box
from game.ui.hud.sheet import SheetLook, button_box, players_of, sheet_box, sheet_items
from game.ui.hud.strip import strip_items
from game.ui.particles import snow, sparks
from game.ui.table_part import Facts, Group, KeyHint, Line, Person, PhotoFinish, Runner, Score, Sheet, Strip
from game.ui.theme import GOLD, Scale

SIZES = [(960, 540), (1280, 720), (1920, 1080), (3840, 2160), (1024, 768), (2560, 720), (960, 1400)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [1, 4, 12])
def test_the_parts_of_the_frame_lie_on_the_canvas_and_do_not_overlap(size, seats):
    made = frame(Scale(size), [True] * seats, 158, 4)
    parts = [made.cards, made.strip, made.clock, made.keys, made.stock, *made.buttons, *made.rows, made.aside, made.log]
    assert all(Scale(size).area.contains(part) for part in parts)
    assert all(one.w > 0 and one.h > 0 for one in parts)
    assert not [(a, b) for a, b in itertools.combinations(parts, 2) if a.colliderect(b)]


def test_a_seat_without_a_line_takes_no_room(window):
    scale, people = Scale((1280, 720)), [Person("A"), Person("free", open=True), Person("C")]
    with_it, without = (frame(scale, [True, line, True], 158, 4) for line in (True, False))
    assert [row.h > 0 for row in without.rows] == [True, False, True]
    assert without.rows[2].y == with_it.rows[1].y
    items = Scores(still=True).items(scale, without.rows, Facts(), people, 0)
    assert [item.key for item in items] == [("row", 0), ("row", 2)]


def test_a_sheet_leaves_out_free_seats_where_nobody_won_anything():
    people = [Person("A"), Person("free", open=True), Person("free", open=True)]
    look = SheetLook(Scale((1280, 720)), people, None, None, None)
    sheet = Sheet("Over", (("Sets", ("3", "1", "0")), ("Points", ("3", "0", "0"))))
    assert players_of(look, sheet) == [0, 1]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 3, 14])
def test_key_hints_fit_side_by_side(size, count, window):
    scale = Scale(size)
    room = frame(scale, [True] * 4, 158, 4).keys
    hints = [KeyHint(f"call:{i}", "Maximiliana", "Left shift", i % 12) for i in range(count)]
    boxes = key_boxes(scale, room, hints)
    assert len(boxes) == count
    assert all(room.inflate(2 * count, 0).contains(box) for box in boxes)
    assert not [(a, b) for a, b in itertools.combinations(boxes, 2) if a.colliderect(b)]
    surface = pygame.Surface(size)
    for item in key_items(scale, room, hints):
        item.paint(surface)


def painted(items, size):
    """The rectangle of what items change on a black canvas; each must stay inside its own."""
    surface = pygame.Surface(size)
    for item in items:
        before = surface.copy()
        item.paint(surface)
        before.blit(surface, (0, 0), special_flags=pygame.BLEND_SUB)
        found = pygame.mask.from_threshold(before, (255, 255, 255), (254, 254, 254, 255)).get_bounding_rects()
        for rect in found:
            assert item.rect.contains(rect), item.key
    return surface


@pytest.mark.parametrize("tone", ["calm", "call", "good", "wrong", "news"])
def test_the_strip_stays_in_its_place_and_differs_by_tone(tone, window):
    scale = Scale((960, 540))
    rect = frame(scale, [True] * 2, 158, 4).strip
    strip = Strip("a rather long sentence about what has happened just now, which must not run out of its room", tone, 1, 0.4, 2, 3)
    painted(strip_items(scale, rect, strip), (960, 540))
    assert strip_items(scale, rect, strip)[0].look != strip_items(scale, rect, Strip(strip.text, tone, 1, 0.3, 2, 3))[0].look


@pytest.mark.parametrize("runners", [2, 3, 4, 9])
def test_a_photo_finish_has_a_lane_for_each_and_the_first_in_front(runners, window):
    scale, people = Scale((960, 540)), [Person(f"Somebody {i}") for i in range(12)]
    rect = frame(scale, [True] * 12, 158, 4).keys
    finish = PhotoFinish("for the call", tuple(Runner(i, 40.0 * i) for i in range(runners)))
    said = []

    def say(key, **args):
        said.append((key, args))
        return key

    painted(photo_items(scale, rect, finish, people, say), (960, 540))
    assert ("table-photo-first", {}) in said
    assert ("table-photo-behind", {"ms": "40"}) in said
    assert photo_items(scale, rect, None, people, say) == []


def test_rows_show_points_acting_and_waiting_by_more_than_colour(window):
    scale = Scale((1280, 720))
    made, people = frame(scale, [True] * 3, 158, 4), [Person("A", here=True), Person("B", "hard"), Person("free", open=True)]
    scores = Scores(still=False)
    plain = scores.items(scale, made.rows, Facts((Score("1"), Score("2"), Score("0"))), people, 0)
    busy = scores.items(scale, made.rows, Facts((Score("1", wait=0.5), Score("2"), Score("0")), acting=(1,)), people, 0)
    assert [a.look == b.look for a, b in zip(plain, busy, strict=True)] == [False, False, True]
    painted(plain + busy, (1280, 720))
    assert all(row.contains(badge_box(row)) for row in made.rows)


def test_reduced_motion_pops_nothing():
    scores = Scores(still=True)
    scores.step(Facts((Score("0"),)), 0)
    scores.step(Facts((Score("1"),)), 10)
    assert not scores.popping(20)


def test_the_tail_of_the_log_shows_the_latest_lines_and_leaves_out_the_quiet_ones(window):
    log, scale = Log(), Scale((1280, 720))
    rect = pygame.Rect(10, 10, 250, 90)
    for number in range(30):
        log.add(Line(f"line {number}", 1, quiet=number == 29))
    first = log.tail_items(scale, rect)[0]
    log.add(Line("another"))
    assert log.tail_items(scale, rect)[0].look != first.look
    painted(log.tail_items(scale, rect), (1280, 720))
    last = log.tail_items(scale, rect)[0]
    log.clear()
    assert not log.lines
    assert log.tail_items(scale, rect)[0].look != last.look


def test_the_open_log_scrolls_back_to_its_first_line_and_no_further(window):
    log, scale, rect = Log(), Scale((1280, 720)), pygame.Rect(10, 10, 600, 300)
    for number in range(40):
        log.add(Line(f"line {number}"))
    sheets = []
    for steps in (0, 1, 99, 1):
        log.scroll(steps)
        item = log.sheet_items(scale, rect, "What happened", ())[0]
        sheets.append((item.look, pygame.image.tobytes(painted([item], (1280, 720)), "RGB")))
    last, back, first, beyond = sheets
    assert len({last, back, first}) == len({look for look, _ in (last, back, first)}) == 3
    assert first == beyond
    assert [line.words for line in seen([*log.lines], 6, 39)] == [f"line {number}" for number in range(6)]
    assert seen([*log.lines][:3], 6, 2) == [*log.lines][:3]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("people", "groups"), [(1, 0), (3, 5), (12, 60)])
def test_a_sheet_lies_on_the_canvas_and_nothing_of_it_under_its_button(size, people, groups, window):
    scale, faces = Scale(size), Faces()
    say = lambda key, **args: f"{key} {args}"  # noqa: E731
    look = SheetLook(scale, [Person(f"Player {i}") for i in range(people)], faces, SetCards(), say)
    lines = tuple((name, ("12",) * people) for name in ("Sets", "Wrong", "Points"))
    sheet = Sheet("Over", lines, tuple(Group("left", ("0000", "1111", "2222")) for _ in range(groups)), "unseen", (0,))
    items = sheet_items(look, sheet)
    assert all(sheet_box(scale).contains(body(item)) for item in items)
    below = [item.key for item in items if body(item).colliderect(button_box(scale)) and item.key != "sheet"]
    assert below == []
    cards = [item for item in items if item.key[0] == "sheet card"]
    shown = len(cards) // 3
    assert shown == groups or ("sheet more" in [item.key for item in items] and shown > 0)
    faces.close()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("many", range(1, 9))
def test_cards_on_a_sheet_leave_its_margin_free_however_many_lie_side_by_side(size, many, window):
    scale, faces = Scale(size), Faces()
    look = SheetLook(scale, [Person("Ada"), Person("Bo")], faces, FrenchCards(), lambda key, **_: key)
    hand = tuple(rank + "S" for rank in "A23456789"[:many])
    items = sheet_items(look, Sheet("Over", (("Points", ("1", "2")),), (Group("Ada", hand), Group("Bo", hand)), "left"))
    cards = [item.rect for item in items if item.key[0] == "sheet card"]
    assert len(cards) == 2 * many
    assert all(card.right <= sheet_box(scale).right - scale.px(30) for card in cards)
    faces.close()


def test_the_edge_glows_on_all_four_sides_for_a_seat_only(window):
    scale = Scale((640, 360))
    assert edge_items(scale, None) == []
    surface = painted(edge_items(scale, 0), (640, 360))
    for spot in ((320, 0), (320, 359), (0, 180), (639, 180)):
        assert surface.get_at(spot)[:3] == GOLD
    assert surface.get_at((320, 180))[:3] == (0, 0, 0)


def test_sparks_and_snow_are_the_same_each_time_and_end():
    assert sparks(3, 0, 0, 100, GOLD, 0.5) == sparks(3, 0, 0, 100, GOLD, 0.5)
    assert sparks(3, 0, 0, 100, GOLD, 1.0) == []
    assert snow(3, 800, 600, 2.0, 7.0)
    assert snow(3, 800, 600, 7.1, 7.0) == []


def test_a_bit_of_paper_stays_itself_while_others_come_and_go():
    """Or it would tumble by fits and starts."""
    before, tints = {}, {}
    for tick in range(1, 420):
        now = {piece.number: piece for piece in snow(3, 800, 600, tick / 60, 7.0)}
        for number, piece in now.items():
            assert tints.setdefault(number, (piece.colour, piece.size)) == (piece.colour, piece.size)
            assert number not in before or abs(piece.y - before[number].y) + abs(piece.x - before[number].x) < 12
        before = now
    assert len(tints) == 120


def test_a_sheet_ranks_winners_first_and_then_by_the_points_that_count():
    line = ("Points", ("7", "−2", "11", "11"))
    assert Sheet("", (line,), winners=(3,)).ranking == (3, 2, 0, 1)
    assert Sheet("", (line,), fewest=True).ranking == (1, 0, 2, 3)
    assert Sheet("", (("Time", ("3:20", "2:10")),)).ranking == (0, 1)
    assert Sheet("", ()).ranking == ()


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (2560, 1080)])
def test_a_sheet_leaves_the_buttons_in_the_corner_whole(size):
    scale = Scale(size)
    buttons = frame(scale, [True, True], 0, 5).buttons
    assert not any(sheet_box(scale).colliderect(button) for button in buttons)
    assert scale.area.contains(sheet_box(scale))
