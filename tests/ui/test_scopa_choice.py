"""Choosing a capture by mouse: marks, picks, one gesture, the choice that is always the player's; answers (P8, P9)."""

import pygame
import pytest
from kits.scopa_screen import screens

from game.games.scopa.actions import Play

ENTER = pygame.KSCAN_RETURN

scopa = screens()


@pytest.fixture
def choosing(scopa):
    """Worked position 1: table 2 5 4 3, a 7 in hand; beside it a card that takes nothing and one that takes one card alone."""

    def make(**more):
        screen = scopa(**more)
        screen.lay("2D 5C 4S 3H", ["7D KC 4D", "QC QD QH"])
        return screen

    return make


# --- by mouse


def test_every_card_of_a_legal_capture_is_marked_when_a_hand_card_is_chosen(choosing):
    table = choosing()
    assert table.marks("can") == set()
    table.card("7D")
    assert table.choice.card == "7D"
    assert table.marks("can") == {"2D", "5C", "4S", "3H"}
    table.card("4D")
    assert table.marks("can") == {"4S"}
    table.card("KC")
    assert table.marks("can") == {"2D", "5C", "3H"}


def test_only_single_cards_are_marked_where_one_must_be_taken(scopa):
    """Worked position 1: table 7 4 3, a 7: only the single 7; 4 + 3 refused."""
    table = scopa()
    table.lay("7C 4S 3H", ["7D", "QC"])
    table.card("7D")
    assert table.marks("can") == {"7C"}
    table.card("4S")
    table.card("3H")
    assert not table.keys["confirm"].lit
    assert table.strip == "The 7 does not take 3 + 4"
    table.drive.key(ENTER)
    assert table.asked == []
    assert table.strip == "The 7 does not take 3 + 4. It can take 7"


def test_confirm_lights_only_for_a_legal_capture_however_it_was_put_together(choosing):
    table = choosing()
    table.card("7D")
    for card, lit in (("2D", False), ("4S", False), ("5C", False), ("4S", True), ("2D", False), ("2D", True)):
        table.card(card)
        assert table.keys["confirm"].lit is lit, card
    assert table.keys["confirm"].text == "Take 2 + 5"
    table.hint("confirm")
    assert table.asked == [(0, Play("7D", ("2D", "5C")))]


def test_table_cards_may_be_picked_before_the_hand_card(choosing):
    table = choosing()
    table.card("4S")
    table.card("3H")
    table.card("7D")
    assert table.keys["confirm"].text == "Take 3 + 4"
    table.drive.key(ENTER)
    assert table.asked == [(0, Play("7D", ("3H", "4S")))]


def test_before_a_hand_card_is_chosen_enter_is_not_offered(choosing):
    table = choosing()
    hint = table.keys["confirm"]
    assert (hint.text, hint.cap, hint.enabled) == ("Choose a card", "", False)


def test_picked_table_cards_that_no_card_of_the_hand_takes_are_told_so(choosing):
    """Of 7, king and 4 none takes the 4 and the 5 together: the king's 10 is 2 + 5 + 3."""
    table = choosing()
    table.card("4S")
    assert table.strip == "Anna: choose a card"
    table.card("5C")
    assert table.strip == "No card in your hand takes 4 + 5"
    table.card("KC")
    table.card("4S")
    assert table.keys["confirm"].text == "Choose what it takes"


def test_a_card_that_takes_nothing_is_not_asked_what_it_takes(scopa):
    table = scopa()
    table.lay("5C 4S", ["2D KC", "QC"])
    table.card("2D")
    table.card("5C")
    assert table.strip == "The 2 does not take 5"
    assert (table.keys["confirm"].text, table.keys["confirm"].cap) == ("Choose a card", "")


def test_the_card_stays_in_the_hand_while_choosing(choosing):
    table = choosing()
    table.card("7D")
    table.card("2D")
    assert set(table.part.hand.cards) == {"7D", "KC", "4D"}
    assert table.common.table == ("2D", "5C", "4S", "3H")
    assert table.asked == []


def test_a_single_capture_is_one_double_click(choosing):
    table = choosing()
    table.twice("4D")
    assert table.asked == [(0, Play("4D", ("4S",)))]


def test_several_captures_are_never_chosen_by_the_program(choosing):
    table = choosing()
    table.twice("7D")
    assert table.asked == []
    assert table.strip == "The 7 must capture: choose 2 + 5 or 3 + 4"
    assert table.choice.card == "7D"


def test_two_slow_clicks_choose_and_put_down(choosing):
    table = choosing()
    table.card("4D")
    table.turn(1000)
    table.card("4D")
    assert table.choice.card is None
    assert table.asked == []


def test_a_single_capture_is_one_drag_onto_the_card(choosing):
    table = choosing()
    table.drag(table.place("4D"), table.place("4S"))
    assert table.asked == [(0, Play("4D", ("4S",)))]


def test_a_drag_onto_one_of_several_captures_takes_through_that_card(choosing):
    """Of the king's captures (2 + 5 + 3) there is one; of the seven's only one has the 5."""
    table = choosing()
    table.drag(table.place("7D"), table.place("5C"))
    assert table.asked == [(0, Play("7D", ("2D", "5C")))]


def test_a_drag_onto_a_card_with_several_ways_picks_it_and_asks(scopa):
    table = scopa()
    table.lay("2D 5C 5S", ["7D", "QC"])
    table.drag(table.place("7D"), table.place("2D"))
    assert table.asked == []
    assert table.choice.picks == {"2D"}
    table.card("5S")
    table.drive.key(ENTER)
    assert table.asked == [(0, Play("7D", ("2D", "5S")))]


def test_a_card_that_must_capture_cannot_be_laid_and_is_told_what_it_could_take(choosing):
    table = choosing()
    empty = table.part.board.cloth.places.middle.move(4, 4).topleft
    table.drag(table.place("4D"), empty)
    assert table.asked == []
    assert table.strip == "The 4 must capture: choose 4"
    table.turn(4000)
    table.drag(table.place("7D"), empty)
    assert table.asked == []
    assert table.strip == "The 7 must capture: choose 2 + 5 or 3 + 4"


@pytest.mark.parametrize("where", [(1250, 300), (400, -40), (-1, -1), None])
def test_a_card_let_go_of_beside_the_table_or_in_another_window_comes_back(choosing, where):
    table = choosing()
    table.press(table.place("4D"))
    table.pull(table.place("4S"))
    assert table.part.board.hanging is not None
    if where is None:
        table.drive.post(pygame.WINDOWFOCUSLOST)
    else:
        table.release(where)
    assert table.part.board.hanging is None
    assert table.asked == []


def test_a_card_that_takes_nothing_is_laid_by_a_drag_onto_the_table_or_a_double_click(scopa):
    table = scopa()
    table.lay("2D", ["7D KC", "QC QD"])
    assert "lay it down" not in table.strip
    table.card("7D")
    assert table.strip == "The 7 takes nothing: lay it down"
    assert table.keys["confirm"].text == "Lay the 7"
    table.drag(table.place("7D"), table.part.board.cloth.places.middle.move(4, 4).topleft)
    assert table.asked == [(0, Play("7D"))]


def test_a_card_dropped_back_on_the_hand_is_only_chosen(choosing):
    table = choosing()
    start = table.place("4D")
    table.drag(start, (start[0] - 60, start[1] + 10))
    assert table.asked == []
    assert table.choice.card == "4D"


def test_the_dragged_card_hangs_on_the_pointer(choosing):
    table = choosing()
    start = table.place("4D")
    table.press(start)
    table.pull((start[0] - 200, start[1] - 150))
    assert table.part.board.hanging[0] == "4D"
    rect = table.part.board.rect("4D", table.drive.now)
    assert rect.collidepoint((start[0] - 200, start[1] - 150))
    table.release((start[0] - 200, 20))
    assert table.part.board.hanging is None
    assert table.asked == []


def test_a_press_acts_when_the_button_comes_down(choosing):
    table = choosing()
    table.press(table.place("7D"))
    assert table.choice.card == "7D"


def test_the_right_button_puts_down_picks_then_the_card(choosing):
    table = choosing()
    table.card("7D")
    table.card("2D")
    table.press((5, 300), button=3)
    assert (table.choice.card, table.choice.picks) == ("7D", frozenset())
    table.press((5, 300), button=3)
    assert table.choice.card is None


def test_two_cards_of_one_value_are_the_players_choice(scopa):
    """Worked position 1: table with two 5s, play a 5: one of them, chosen."""
    table = scopa()
    table.lay("5C 5S KD", ["5D", "QC"])
    table.twice("5D")
    assert table.asked == []
    table.card("5S")
    table.card("5C")
    assert not table.keys["confirm"].lit
    table.card("5C")
    table.hint("confirm")
    assert table.asked == [(0, Play("5D", ("5S",)))]


def test_a_double_click_on_the_table_card_that_completes_a_capture_takes_it(choosing):
    table = choosing()
    table.card("7D")
    table.card("2D")
    table.twice("5C")
    assert table.asked == [(0, Play("7D", ("2D", "5C")))]


# --- when it is not one's turn, and answers


def test_off_turn_a_card_can_be_chosen_but_not_played(choosing):
    table = choosing()
    table.lay("2D 5C 4S 3H", ["7D KC 4D", "QC QD QH"], turn=1)
    table.twice("4D")
    assert table.asked == []
    assert table.choice.card == "4D"
    assert "confirm" not in table.keys


def test_one_press_asks_once(choosing):
    table = choosing()
    table.table.connected = True
    sent = []
    table.scene.desk.act = lambda seat, action, press: sent.append(action) or 99
    table.card("4D")
    table.drive.key(ENTER)
    table.drive.key(ENTER)
    assert sent == [Play("4D", ("4S",))]


def test_a_refused_play_is_told_and_the_card_is_still_chosen(choosing):
    from game.core.table import Refused

    table = choosing()
    table.scene.desk.act = lambda seat, action, press: 5
    table.card("4D")
    table.drive.key(ENTER)
    table.table.tell(Refused(5, "must_capture", {"cards": ["2D", "5C"]}))
    table.drive.turn()
    assert table.strip == "That card must capture. It can take 2 of diamonds, 5 of clubs"
    assert table.choice.card == "4D"


def test_picks_on_cards_that_are_gone_fall_away_and_the_others_stay(choosing):
    table = choosing()
    table.lay("2D 5C 4S 3H", ["7D KC 4D", "5D 5H QC"], turn=1)
    table.card("7D")
    table.card("2D")
    table.card("5C")
    table.plays(1, "5D", "5C")
    table.settle()
    assert table.choice.picks == {"2D"}
    assert table.choice.card == "7D"
