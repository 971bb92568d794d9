"""The table of Schnapsen on the screen: cards, tricks and points, by posted events with mouse, keys and pad (T1–T3, T8)."""

import pygame
import pytest
from kits.schnapsen_screen import PAD, answering, leading, screens

from game.games.schnapsen.actions import Exchange, Play
from game.games.schnapsen.events import Dealt
from game.games.schnapsen.rules import SCHNAPSEN
from game.ui.scenes.table import Manner

RIGHT, ENTER, ESC, ONE, TWO = pygame.KSCAN_RIGHT, pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE, pygame.KSCAN_1, pygame.KSCAN_2
Q, B, F2 = (getattr(pygame, f"KSCAN_{key}") for key in ("Q", "B", "F2"))
HEARTS = pygame.KSCAN_D

screen = screens()


# --- cards


def test_a_card_is_chosen_by_a_press_and_played_by_another(screen):
    table = screen(leading())
    table.choose("TC")
    assert table.part.presses.hand.chosen == "TC"
    assert table.asked == []
    table.press(table.spot("TC"))
    assert table.asked == [(0, Play("TC"))]
    assert table.common.led == "TC"


def test_a_chosen_card_is_played_by_enter_and_by_a_press_on_the_ground_of_the_trick(screen):
    table = screen(leading())
    table.choose("AC")
    table.drive.key(ENTER)
    assert table.common.led == "AC"
    table = screen(leading())
    table.choose("AC")
    table.click(table.middle)
    assert table.common.led == "AC"


def test_a_card_is_played_by_dragging_it_onto_the_table_and_not_by_dropping_it_on_the_hand(screen):
    table = screen(leading())
    spot = table.spot("AC")
    table.drag(spot, (spot[0] + 60, spot[1] + 4))
    assert table.asked == []
    assert table.part.board.hanging is None
    table.drag(table.spot("AC"), table.middle)
    assert table.common.led == "AC"


def test_keys_choose_by_number_and_by_arrow_and_play(screen):
    table = screen(leading())
    table.drive.key(TWO)
    assert table.part.presses.hand.chosen == table.hand[1]
    table.drive.key(RIGHT)
    card = table.hand[2]
    assert table.part.presses.hand.chosen == card
    table.drive.key(ENTER)
    assert table.common.led == card


def test_a_pad_chooses_and_plays_and_takes_offers(screen):
    table = screen(leading())
    table.tilt(PAD, "right", "right")
    assert table.part.presses.hand.chosen == table.hand[1]
    table.tilt(PAD, "up")
    assert table.hints["exchange"].lit
    table.pad(PAD, 0, "confirm")
    assert table.asked == [(0, Exchange())]
    table.tilt(PAD, "down", "right")
    card = table.part.presses.hand.chosen
    table.pad(PAD, 0, "confirm")
    assert table.common.led == card


def test_escape_drops_the_choice_and_then_opens_the_menu(screen):
    table = screen(leading())
    table.choose("AC")
    table.drive.key(ESC)
    assert table.part.presses.hand.chosen is None
    assert table.went == []
    table.drive.key(ESC)
    assert table.went == ["menu"]


def test_the_hand_is_sorted_by_suit_and_by_value(screen):
    table = screen(leading())
    table.drive.key(F2)
    assert [card[1] for card in table.hand] == sorted((card[1] for card in table.hand), key="CDSH".index)
    table.hint("sort")
    assert [card[0] for card in table.hand] == sorted((card[0] for card in table.hand), key="JQKTA".index)


# --- what may not be played


@pytest.mark.parametrize(
    ("state", "card", "words"),
    [
        (answering("TH JH AS KS QS", "KH", tricks=(2, 3), closing=(1, 0, 2, 5)), "JH", "You must beat the king of hearts"),
        (answering("TH JH AS KS QS", "AH", closing=(1, 0, 2, 5)), "KS", "You must follow the ace of hearts"),
        (answering("KS JS QD TC AC", "AH", tricks=(2, 3), closing=(1, 0, 2, 5)), "QD", "You must trump the ace of hearts"),
    ],
)
def test_t3_cards_that_may_not_be_played_are_dimmed_and_choosing_one_says_why(screen, state, card, words):
    table = screen(state)
    legal = {action.card for action in SCHNAPSEN.legal_actions(table.view) if isinstance(action, Play)}
    assert table.dim == set(table.hand) - legal
    assert card in table.dim
    table.choose(card)
    assert table.strip == words
    assert table.asked == []
    table.press(table.spot(card))
    assert table.asked == []
    assert "error" in table.heard


def test_t2_with_an_open_stock_nothing_is_dimmed(screen):
    table = screen(answering("TH KH JS QD AC", "AH", tricks=(1, 1)))
    assert table.dim == set()
    assert table.strip == "Answer the ace of hearts with any card"


def test_t4_after_an_announcement_only_king_and_queen_stay_bright(screen):
    table = screen(leading())
    table.drive.key(HEARTS)
    assert table.dim == {"JS", "AC", "TC"}
    assert table.strip == "Anna announces hearts: 20"
    table.choose("AC")
    assert table.strip == "You announced hearts: lead its king or queen"
    table.play("QH")
    assert table.common.led == "QH"


def test_when_it_is_not_ones_turn_a_card_can_be_looked_at_but_not_played(screen):
    table = screen(leading())
    table.play("AC")
    table.settle()
    table.choose("TC")
    table.press(table.spot("TC"))
    assert table.asked == [(0, Play("AC"))]
    assert table.strip == "It is Ben’s turn"


# --- the trick that stays


def test_a_finished_trick_stays_a_second_and_then_goes_to_its_winner(screen):
    table = screen(answering("AH TC", "KH", tricks=(1, 1)))
    table.play("AH")
    table.turn(900)
    assert table.part.board.zones["trick"] == ("KH", "AH")
    assert table.strip == "Anna takes the trick: 15"
    assert table.dim == {"KH"}
    assert table.hints == {}
    table.turn(200)
    assert table.part.board.zones["trick"] == ()
    assert {"KH", "AH"} <= set(table.part.board.zones["won:0"])


@pytest.mark.parametrize("press", ["mouse", "key", "pad"])
def test_a_press_goes_on_from_a_finished_trick_and_does_nothing_else(screen, press):
    table = screen(answering("AH TC", "KH", tricks=(1, 1)))
    table.play("AH")
    table.turn(100)
    asked = list(table.asked)
    {
        "mouse": lambda: table.press(table.spot("TC")),
        "key": lambda: table.drive.key(ONE),
        "pad": lambda: table.pad(PAD, 0, "confirm"),
    }[press]()
    assert table.part.board.zones["trick"] == ()
    assert table.part.presses.hand.chosen in (None, "AH") or table.part.presses.hand.chosen not in table.hand
    assert table.asked == asked


def test_reduced_motion_keeps_the_time_to_read(screen):
    table = screen(answering("AH TC", "KH", tricks=(1, 1)), manner=Manner(speed="normal", still=True))
    table.play("AH")
    table.turn(900)
    assert table.part.board.zones["trick"] == ("KH", "AH")


def test_a_press_while_cards_fly_finishes_their_way_and_acts_on_what_was_there(screen):
    table = screen(leading(), manner=Manner(speed="normal"))
    table.drive.key(F2)
    table.drive.turn(60)
    card = table.hand[0]
    assert table.part.board.director.busy(table.drive.now)
    table.press(table.spot(card))
    assert table.part.presses.hand.chosen == card


# --- points and tricks


def test_t8_points_are_shown_while_they_are_counted_and_hidden_where_they_are_not(screen):
    table = screen(leading(points=(21, 8)))
    assert {item.key[1]: item.look[0] for item in table.drawn("gauge points")} == {0: 21, 1: 8}
    table = screen(leading(points=(21, 8), changes={"out": "manual"}))
    assert table.drawn("gauge points") == []
    assert table.hints["announce:H"].text == "+ 20 in hearts"
    table.play("AC")
    table.by(1, Play("KD"))
    table.settle()
    assert table.log[-2] == "Anna takes the trick"


def test_game_points_are_counted_down_where_the_preset_does_so(screen):
    table = screen(leading(scores=(2, 6)))
    assert [score.points for score in table.facts.scores] == ["5", "1"]
    table = screen(leading("santase", "KH QH 9S AC TC JC", "", scores=(2, 6)))
    assert [score.points for score in table.facts.scores] == ["2", "6"]


@pytest.mark.parametrize(("allowed", "seen"), [("none", None), ("last", 1), ("own", 2), ("all", 3)])
def test_looking_back_goes_as_far_as_the_room_allows(screen, allowed, seen):
    table = screen(leading(changes={"look_back": allowed}, tricks=(2, 1)))
    assert ("back" in table.hints) == (seen is not None)
    table.drive.key(B)
    assert len({item.key[1] for item in table.drawn("back card")}) == (seen or 0)
    if seen:
        table.drive.key(ESC)
        assert table.drawn("back card") == []
        assert table.went == []
        table.click(table.part.board.felt.places.seats[0].pile.center)
        assert len({item.key[1] for item in table.drawn("back card")}) == seen


def test_an_empty_stock_leaves_the_trump_in_sight(screen):
    table = screen(answering(tricks=(3, 2), mine="TH JH KS JD"))
    assert table.drawn("trump seal")
    assert [item.look[0] for item in table.drawn("stock words")] == ["The stock is empty"]
    assert "Trumps: spades. The stock is empty." in table.part.read_out()


def test_the_rank_strip_has_the_ten_above_the_king_with_values(screen):
    table = screen(leading())
    signs = table.drawn("rank")
    assert [item.look for item in sorted(signs, key=lambda item: item.rect.x)] == [
        ("A", "11"), ("10", "10"), ("K", "4"), ("Q", "3"), ("J", "2"),
    ]  # fmt: skip


def test_the_table_in_words_tells_the_own_hand_and_no_other(screen):
    table = screen(leading())
    words = " ".join(table.part.read_out())
    assert "Trumps: spades" in words
    assert "the king of hearts" in words
    assert "the queen of diamonds" not in words


def test_the_own_cards_are_named_as_they_are_dealt_in_the_open_log_alone(screen):
    table = screen(leading())
    told = table.part.tell(Dealt(0, ("KH", "QH")))
    assert (told.words, told.quiet) == ("You get the king of hearts, the queen of hearts", True)
    assert table.part.tell(Dealt(1, ("KD", "QD")).seen_by(0)) is None
