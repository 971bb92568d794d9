"""The table of Scopa at every size and seat count: nothing overlaps, everything is on the canvas and large enough to read."""

import itertools
import random

import pygame
import pytest
from kits.fake_table import person
from kits.scopa_screen import screens

from game.games.scopa.pack import PACK
from game.games.scopa.rules import SCOPA
from game.games.scopa.state import zones
from game.games.scopa.table.lay import FORMS, Slots, lay
from game.ui.fan import bounds
from game.ui.scenes.table import Manner

SIZES = ((960, 540), (1024, 768), (2560, 1080))
scopa = screens()


def crowd(table, count, each=3, seed=1):
    """`count` cards on the table, hands of `each`."""
    cards = list(PACK)
    random.Random(seed).shuffle(cards)
    seats = table.common.seats
    hands = [" ".join(cards[count + seat * each : count + (seat + 1) * each]) for seat in range(seats)]
    table.lay(" ".join(cards[:count]), hands)


def boxes(table):
    """Rectangles of everything that must not lie over anything else, by name."""
    board, ratio = table.part.board, table.part.board.pack.ratio
    found = {card: bounds(board.director.layout.spots[card].pose, ratio) for card in board.slots.of}
    for place in board.cloth.places.seats:
        hand = [bounds(spot.pose, ratio) for key, spot in board.director.layout.spots.items() if key.startswith(f"hand:{place.seat}#")]
        if place.seat == board.cloth.bottom:
            hand += [bounds(board.director.layout.spots[card].pose, ratio) for card in table.part.hand.cards]
        if hand:
            found[f"hand {place.seat}"] = hand[0].unionall(hand[1:])
        found[f"plate {place.seat}"] = place.plate
        found[f"pile {place.seat}"] = place.pile
    return found


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("preset", "seats", "cards", "each", "deck"), [
    ("scopa", 2, 4, 3, "neapolitan"), ("scopa", 2, 13, 3, "french"), ("quindici", 2, 20, 3, "french"), ("scopa", 3, 13, 3, "neapolitan"),
    ("scopone", 4, 4, 9, "french"), ("quindici", 4, 20, 3, "neapolitan"), ("scopone_scientifico", 4, 0, 10, "neapolitan"),
    ("scopa", 6, 13, 3, "french"), ("quindici", 6, 20, 3, "french"),
])  # fmt: skip
def test_nothing_overlaps_and_all_is_on_the_canvas(scopa, size, preset, seats, cards, each, deck):
    table = scopa(preset, seats=seats, manner=Manner(speed="off", deck=deck))
    table.drive.resize(size)
    crowd(table, cards, each)
    found = boxes(table)
    slack = 3  # rounding of tilted cards
    for (one, a), (other, b) in itertools.combinations(found.items(), 2):
        assert not a.inflate(-slack, -slack).colliderect(b.inflate(-slack, -slack)), (one, other)
    canvas = pygame.Rect((0, 0), size).inflate(2 * slack, 2 * slack)
    assert all(canvas.contains(box) for box in found.values())


@pytest.mark.parametrize(("cards", "least"), [(4, 66), (13, 60), (20, 50)])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("deck", ["french", "neapolitan"])
def test_cards_on_the_table_can_be_read_at_the_smallest_window(scopa, cards, least, seats, deck):
    table = scopa("quindici", seats=seats, manner=Manner(speed="off", deck=deck))
    table.drive.resize((960, 540))
    crowd(table, cards)
    assert table.part.board.lay.width >= least
    hand = table.part.board.director.layout.spots[table.part.hand.cards[0]].pose
    assert hand.width >= 50


def test_ten_cards_in_hand_each_show_their_corner(scopa):
    table = scopa("scopone_scientifico", seats=4)
    table.drive.resize((960, 540))
    crowd(table, 0, 10)
    poses = [table.part.board.director.layout.spots[card].pose for card in table.part.hand.cards]
    assert all(b.x - a.x > 0.3 * a.width for a, b in itertools.pairwise(poses))


def test_a_chosen_card_stays_off_the_table_cards(scopa):
    for size in SIZES:
        table = scopa(seats=4)
        table.drive.resize(size)
        crowd(table, 13)
        for card in table.part.hand.cards:
            table.part.hand.chosen = card
            table.part.board.change(table.part.teller.look, table.drive.now)
            chosen = bounds(table.part.board.director.layout.spots[card].pose, table.part.board.pack.ratio)
            assert not any(chosen.colliderect(table.part.board.rect(other, table.drive.now)) for other in table.part.board.slots.of)


def test_a_click_one_pixel_inside_a_card_hits_it_and_one_outside_does_not(scopa):
    table = scopa()
    table.lay("2D 5C 4S 3H", ["7D KC 4D", "QC QD QH"])
    board, now = table.part.board, table.drive.now
    rect = board.rect("2D", now)
    inside = [rect.topleft, (rect.right - 1, rect.y), (rect.x, rect.bottom - 1), (rect.right - 1, rect.bottom - 1)]
    corners = [(x + (1 if x == rect.x else -1), y + (1 if y == rect.y else -1)) for x, y in inside]
    assert [board.card_at(pos, now) for pos in corners] == ["2D"] * 4
    outside = [(rect.x - 2, rect.y), (rect.right + 1, rect.centery), (rect.centerx, rect.y - 2), (rect.centerx, rect.bottom + 1)]
    assert [board.card_at(pos, now) for pos in outside] == [None] * 4


def test_of_overlapping_cards_in_the_hand_the_upper_one_is_hit(scopa):
    table = scopa("scopone_scientifico", seats=4)
    crowd(table, 0, 10)
    hand = table.part.hand
    fan = table.part.board.fan(hand.cards, table.drive.now)
    for number, pose in enumerate(fan.poses[1:], 1):
        left_edge = (round(pose.x - pose.width * 0.42), round(pose.y))
        assert fan.at(left_edge) == number


def test_seats_sit_around_the_table_counter_clockwise(scopa):
    """P4: whoever plays next sits to the right."""
    table = scopa(seats=6)
    places = table.part.board.cloth.places
    centres = [place.plate.center for place in places.seats]
    right, left = places.middle.right, places.middle.left
    assert [seat for seat, (x, _) in enumerate(centres) if x > right] == [1, 2]
    assert centres[1][1] > centres[2][1]
    assert [seat for seat, (x, _) in enumerate(centres) if x < left and seat] == [4, 5]
    assert centres[5][1] > centres[4][1]
    assert centres[3][1] < places.middle.y
    assert {seat: look.mates for seat, look in ((item.key[1], item.look[1]) for item in table.drawn("plate"))} == {
        0: (3,), 1: (4,), 2: (5,), 3: (0,), 4: (1,), 5: (2,),
    }  # fmt: skip


def test_the_person_who_lifted_the_curtain_sits_at_the_bottom(scopa):
    table = scopa(seats=(person("Anna"), person("Ben"), person("Cleo")), own=(0, 1, 2))
    for seat in range(3):
        table.lay("2D 5C", ["7D QS", "KC QD", "AC 3D"], turn=seat)
        table.turn(500)
        table.drive.key(pygame.KSCAN_RETURN)
        assert table.part.board.cloth.bottom == seat
        ys = [place.plate.centery for place in table.part.board.cloth.places.seats]
        assert max(range(3), key=lambda other: ys[other]) == seat


def test_a_card_on_the_table_keeps_its_place_until_it_is_taken():
    slots = Slots()
    slots.settle(["2D", "5C", "4S", "3H"])
    before = dict(slots.of)
    slots.settle(["2D", "3H", "KC"])
    assert {card: slots.of[card] for card in ("2D", "3H")} == {card: before[card] for card in ("2D", "3H")}
    assert slots.of["KC"] == before["5C"]


def test_far_places_are_given_up_when_a_smaller_form_is_enough():
    slots = Slots()
    cards = list(PACK[:20])
    slots.settle(cards)
    assert slots.crowded
    slots.settle(cards[12:])
    assert slots.places <= FORMS[0][0] * FORMS[0][1]
    assert len(set(slots.of.values())) == 8


@pytest.mark.parametrize(("rows", "columns"), FORMS)
def test_every_place_has_a_row_and_column_of_its_own(rows, columns):
    grid = lay(pygame.Rect(0, 0, 800, 300), rows * columns, 5 / 7, 1000)
    cells = [grid.cell(place) for place in range(rows * columns)]
    assert sorted(cells) == [(row, column) for row in range(rows) for column in range(columns)]
    assert [grid.place(*cell) for cell in cells] == list(range(rows * columns))
    assert grid.place(3, 0) is None


@pytest.mark.parametrize(("preset", "seats"), [("scopa", 2), ("escoba", 3), ("scopa_dassi", 6)])
def test_what_is_shown_after_telling_is_what_there_is(scopa, preset, seats):
    """Whole deals, told at normal speed, in a hurry, or cut short: at rest every zone is the view's own."""
    dice = random.Random(seats)
    table = scopa(preset, seats=seats, manner=Manner(speed="normal"))
    for _ in range(60):
        if table.common.phase != "play":
            break
        turn = table.common.turn
        table.by(turn, dice.choice(SCOPA.legal_actions(SCOPA.view(table.table.state, turn))))
        if dice.random() < 0.5:
            table.turn(dice.choice((80, 500, 1500)), 250)
        if dice.random() < 0.3:
            table.settle()
            assert table.part.board.zones == zones(table.part.view)
            assert table.part.view == SCOPA.view(table.table.state, 0)
    table.settle()
    assert table.common.phase == "between"
    assert table.part.board.zones == zones(table.part.view)
    assert sum(len(cards) for cards in table.part.board.zones.values()) == 40


@pytest.mark.parametrize("size", SIZES)
def test_nothing_of_the_table_peeps_out_from_under_the_open_log(scopa, size):
    table = scopa("a_perdere", seats=6)
    table.drive.resize(size)
    for dealer in range(6):
        crowd(table, 9)
        table.lay("2D 5C", ["7D 2S", "KD", "QS"], dealer=dealer)
        table.scene.log.open = True
        table.drive.turn()
        (sheet,) = table.drawn("log sheet")
        on_felt = [item for first in ("plate", "dealer", "turn", "card", "count") for item in table.drawn(first)]
        stock = table.scene._frame.stock.inflate(20, 20)
        assert [item.key for item in on_felt if not (sheet.rect.inflate(2, 2).contains(item.rect) or stock.colliderect(item.rect))] == []
        assert not sheet.rect.colliderect(table.scene._frame.strip)
