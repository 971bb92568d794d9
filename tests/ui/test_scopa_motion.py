"""A deal of Scopa told on the screen: dealing in order, captures that can be read, sweeps, last cards, presses meanwhile (P5–P11)."""

import pygame
import pytest
from kits.scopa_screen import screens

from game.ui.scenes.table import Manner

SPEEDS = ("slow", "normal", "fast", "off")
scopa = screens()


def moving(speed="normal", still=False):
    return Manner(speed=speed, still=still)


def pile(table, seat):
    return len(table.part.board.zones[f"pile:{seat}"])


def test_p5_the_first_deal_goes_round_card_by_card_from_the_dealers_right(scopa):
    table = scopa(seats=3, manner=moving(), fresh=True)
    dealer = table.state.common.dealer
    order = [(dealer + 1 + i) % 3 for i in range(3)]
    clips = sorted(table.part.board.director._clips.values(), key=lambda clip: clip.start)
    hands = {card: seat for seat, hand in enumerate(table.state.hands) for card in hand}
    owners = [hands[clip.key] if clip.key in hands else int(clip.key.split(":")[1].split("#")[0]) for clip in clips]
    assert owners == order * 3
    assert len({clip.start for clip in clips}) == 9
    assert {clip.origin.x for clip in clips} == {table.part.board.cloth.stock.x}
    table.settle()
    assert table.part.view.hands[0] == table.state.hands[0]
    assert table.heard.count("deal") >= 9


def test_a_match_joined_later_is_shown_at_once(scopa):
    table = scopa(manner=moving())
    table.lay("2D 5C", ["7D", "QC"])
    assert not table.part_busy()


@pytest.mark.parametrize("speed", SPEEDS)
def test_a_finished_capture_stays_readable_for_a_second_at_every_speed(scopa, speed):
    table = scopa(manner=moving(speed))
    table.lay("2D 5C KS", ["7D QS", "QC QD"])
    table.plays(0, "7D", "2D 5C")
    table.turn(40)
    moves = {"slow": 561, "normal": 330, "fast": 165, "off": 0}[speed]
    table.turn(moves + 800)
    assert table.part.board.look.over == ("7D", ("2D", "5C"))
    assert table.marks("taken") == {"2D", "5C"}
    assert table.strip == "Anna: the 7 takes 2 + 5"
    assert {"7D", "2D", "5C"} <= table.faces_shown()
    assert pile(table, 0) == 0
    table.turn(400)
    assert table.part.board.look.over is None
    table.settle()
    assert pile(table, 0) == 3


def test_reduced_motion_moves_nothing_and_keeps_the_reading_time(scopa):
    table = scopa(manner=moving(still=True))
    table.lay("2D 5C KS", ["7D QS", "QC QD"])
    table.plays(0, "7D", "2D 5C")
    table.turn(900)
    assert not table.part.board.director.busy(table.drive.now)
    assert table.marks("taken") == {"2D", "5C"}


@pytest.mark.parametrize("press", ["click", "key", "pad"])
def test_a_press_that_cuts_the_reading_short_does_nothing_else(scopa, press):
    table = scopa(manner=moving())
    table.lay("2D 5C KS", ["7D QS 4C", "KC QD"], turn=1)
    table.plays(1, "KC", "KS")
    table.turn(600)
    assert table.common.turn == 0
    if press == "click":
        table.card("QS")
    elif press == "key":
        table.drive.key(pygame.KSCAN_2)
    else:
        table.pad(0, 0, "confirm")
    assert table.choice.card is None
    assert not table.part_busy()
    assert pile(table, 1) == 2
    table.card("QS")
    assert table.choice.card == "QS"


def test_no_animation_blocks_a_press_that_acts_on_what_is_shown(scopa):
    """A card is laid by somebody else and still flies: my press ends the flight and chooses my card."""
    table = scopa(manner=moving())
    table.lay("2D 5C", ["7D QS", "KC QD"], turn=1)
    table.plays(1, "KC")
    table.turn(80)
    assert table.part.board.director.busy(table.drive.now)
    board = table.part.board
    assert board.director.pose("KC", table.drive.now) != board.director.layout.spots["KC"].pose
    table.card("QS")
    assert board.director.pose("KC", table.drive.now) == board.director.layout.spots["KC"].pose
    assert table.choice.card == "QS"


def test_a_press_on_what_is_no_longer_there_after_the_movement_does_nothing(scopa):
    table = scopa(manner=moving())
    table.lay("2D 5C", ["7D QS", "KC QD"], turn=1)
    table.plays(1, "KC")
    table.turn(80)
    flying = table.part.board.rect("KC", table.drive.now).center
    table.click(flying)
    assert table.choice.picks == frozenset()
    table.card("KC")
    assert table.choice.picks == {"KC"}


def test_p10_a_sweep_has_its_own_sound_word_and_way(scopa):
    table = scopa(manner=moving())
    table.lay("2D 5C", ["7D QS", "QC QD"])
    table.plays(0, "7D", "2D 5C")
    table.turn(1500)
    assert "sweep" in table.heard
    assert "capture" not in table.heard
    assert table.drawn("flourish")
    assert table.strip == "Scopa! Anna sweeps the table"
    table.turn(1500)
    assert table.drawn("spark")
    table.settle()
    table.turn(2500)
    assert table.drawn("flourish") == table.drawn("spark") == []
    assert table.drawn("sweeps")[0].look == 1
    assert "Anna takes with the 7 of diamonds: 2 of diamonds, 5 of clubs. Scopa!" in table.log


def test_an_ordinary_capture_gathers_without_a_flourish(scopa):
    table = scopa(manner=moving())
    table.lay("2D 5C KS", ["7S QS", "QC QD"])
    table.plays(0, "7S", "2D 5C")
    table.turn(1600)
    assert "capture" in table.heard
    assert "settebello" not in table.heard
    assert table.drawn("flourish") == []


def test_sweeps_lie_crosswise_and_are_counted_apart(scopa):
    table = scopa()
    table.lay("KD", ["7C", "QC"], piles=["7S 6S 5S 4S 3S", "AC AD"], sweeps=["7S 6S", ""])
    assert [item.look for item in table.drawn("count")] == [5, 2]
    assert [item.look for item in table.drawn("sweeps")] == [2]
    crosswise = [item for item in table.drawn("card") if str(item.key[1]).startswith("sweep 0")]
    assert [item.look[0][0] for item in crosswise] == ["7S", "6S"]
    assert all(item.rect.w > item.rect.h for item in crosswise)
    assert table.facts.scores[0].note == "5 cards · 2 scope"


def test_p11_the_last_cards_go_to_the_last_capturer_and_it_is_said(scopa):
    table = scopa(manner=moving())
    table.lay("2D 5C KS", ["7D", ""], stock=0, last_capturer=1)
    table.plays(0, "7D", "2D 5C")
    table.turn(2400)
    assert table.strip == "The last cards go to Anna, who captured last"
    assert "KS" in table.faces_shown()
    table.settle()
    assert pile(table, 0) == 4
    assert table.facts.sheet is not None


def test_p11_nobody_captured_and_the_match_goes_on(scopa):
    table = scopa(manner=moving())
    table.lay("2D 5C", ["KS", ""], stock=0, last_capturer=None)
    table.plays(0, "KS")
    table.turn(600)
    assert table.strip == "Nobody has captured: the cards stay where they are"
    table.settle()
    assert table.facts.sheet is not None


def test_p5_too_many_kings_are_told_before_the_same_dealer_deals_again(scopa):
    """Three kings among the four: stacked so that the first order turns them up."""
    kings = ("AC", "2C", "3C", "4C", "5C", "6C", "KC", "KD", "KH", "AD")
    table = scopa(manner=moving())
    dealer = table.common.dealer
    state = table.table.game.new_match(table.table.options, 2, first=dealer)
    table.table.state, table.table._order = state, list(kings)
    table.table.shuffle()
    told = []
    for _ in range(200):
        table.turn(100, 100)
        told.append(table.strip)
        if not table.part_busy():
            break
    assert "Too many kings on the table: the same dealer deals again" in told
    assert table.common.dealer == dealer
    assert table.part.view.common.table == table.common.table


def test_steps_are_told_one_after_the_other_and_nothing_is_lost(scopa):
    table = scopa(seats=3, manner=moving())
    table.lay("2D 5C KS", ["7D QS", "KC QD", "AC 3D"])
    table.plays(0, "7D", "2D 5C")
    table.plays(1, "KC", "KS")
    table.plays(2, "AC")
    table.turn(700)
    assert table.part.view.common.turn == 0  # the first of them is still being told
    table.settle()
    assert table.part.view.common == table.common
    assert table.part.board.zones["table"] == table.common.table


def test_scores_and_piles_follow_the_telling(scopa):
    table = scopa(manner=moving())
    table.lay("2D 5C KS", ["7D QS", "QC QD"])
    table.plays(0, "7D", "2D 5C")
    table.turn(600)
    assert table.facts.scores[0].note == "0 cards"
    table.settle()
    assert table.facts.scores[0].note == "3 cards"


def test_whose_turn_it_is_shows_on_strip_plate_panel_and_edge(scopa):
    table = scopa(seats=4)
    for turn in range(4):
        table.lay("2D 5C", ["7D QS", "KC QD", "AC 3D", "4D 4S"], turn=turn)
        assert table.facts.strip.seat == turn
        assert table.facts.acting == (turn,)
        assert [item.key[1] for item in table.drawn("turn")] == [turn]
        assert [plate.acting for _, plate in (item.look for item in table.drawn("plate"))] == [seat == turn for seat in range(4)]
        assert (table.facts.light == 0) is (turn == 0)


def test_the_dealer_is_marked(scopa):
    table = scopa(seats=3)
    assert [item.key[1] for item in table.drawn("dealer")] == [table.common.dealer]


def test_sleeps_when_nothing_moves(scopa):
    table = scopa(manner=moving())
    table.settle()
    table.turn(4000, 200)
    assert table.scene.next_frame(table.drive.now) is None


def test_resizing_in_the_middle_of_a_capture_loses_nothing(scopa):
    table = scopa(manner=moving())
    table.lay("2D 5C KS", ["7D QS", "QC QD"])
    table.plays(0, "7D", "2D 5C")
    table.turn(500)
    table.drive.resize((1000, 700))
    table.settle()
    assert pile(table, 0) == 3
    assert table.part.board.zones["table"] == ("KS",)
    assert set(table.part.board.director.layout.spots) >= {"KS", "QS"}


def test_first_table_of_escoba_is_swept_by_the_dealer(scopa):
    table = scopa("escoba", manner=moving())
    dealer = table.common.dealer
    state = table.table.game.new_match(table.table.options, 2, first=dealer)
    table.table.state = state
    table.table._order = ["AC", "2C", "3C", "4C", "6C", "KC", "7D", "5D", "2D", "AD"]
    table.table.shuffle()
    told = []
    for _ in range(120):
        table.turn(100, 100)
        told.append(table.strip)
    assert f"Scopa! {table.part.words.name(dealer)} sweeps the table" in told
    assert "sweep" in table.heard
    assert pile(table, dealer) == 4


def test_over_lies_on_what_it_takes_without_hiding_its_corner(scopa):
    table = scopa(seats=4)
    table.lay("2D 5C KS 3C", ["7D QS", "KC QD", "AC 3D", "4D 4S"])
    table.plays(0, "7D", "2D 5C")
    table.turn(300)
    board, now = table.part.board, table.drive.now
    for card in ("2D", "5C"):
        rect = board.rect(card, now)
        corner = (rect.x + rect.w // 8, rect.y + rect.h // 10)
        assert board.shown_at(corner, now) == card
    assert board.shown_at(board.rect("7D", now).center, now) == "7D"
