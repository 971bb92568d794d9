"""Choosing a capture without a mouse: numbers, letters by place, arrows, Tab; and a pad alone (P8, P9)."""

import pygame
import pytest
from kits.fake_table import person
from kits.scopa_screen import screens

from game.games.scopa.actions import Play
from game.ui.scenes.table import Manner

ENTER, ESC, SPACE, TAB = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE, pygame.KSCAN_SPACE, pygame.KSCAN_TAB
UP, DOWN, LEFT, RIGHT = pygame.KSCAN_UP, pygame.KSCAN_DOWN, pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT
ONE = pygame.KSCAN_1

scopa = screens()


@pytest.fixture
def choosing(scopa):
    """Worked position 1: table 2 5 4 3, a 7 in hand; beside it a card that takes nothing and one that takes one card alone."""

    def make(**more):
        screen = scopa(**more)
        screen.lay("2D 5C 4S 3H", ["7D KC 4D", "QC QD QH"])
        return screen

    return make


# --- by keys


def test_numbers_choose_hand_cards_and_letters_by_place_pick_on_the_table(choosing):
    table = choosing()
    table.drive.key(ONE)
    assert table.choice.card == "7D"
    lay, slots = table.part.board.lay, table.part.board.slots
    rows = ("qwertyu", "asdfghj", "zxcvbnm")
    for card in ("2D", "5C"):
        row, column = lay.cell(slots.of[card])
        table.drive.key(getattr(pygame, f"KSCAN_{rows[row][column].upper()}"))
    assert table.choice.picks == {"2D", "5C"}
    table.drive.key(ENTER)
    assert table.asked == [(0, Play("7D", ("2D", "5C")))]


def test_enter_takes_a_single_capture_at_once(choosing):
    table = choosing()
    table.drive.key(pygame.KSCAN_3)
    table.drive.key(ENTER)
    assert table.asked == [(0, Play("4D", ("4S",)))]


def test_tab_goes_through_the_captures_and_enter_takes_the_one_shown(choosing):
    table = choosing()
    table.drive.key(ONE)
    assert table.keys["next"].text == "2 captures"
    seen = []
    for _ in range(3):
        table.drive.key(TAB)
        seen.append(table.choice.picks)
    assert seen[0] == seen[2] != seen[1]
    table.drive.key(TAB, mod=pygame.KMOD_SHIFT)
    assert table.choice.picks == seen[1]
    table.drive.key(ENTER)
    assert frozenset(table.asked[0][1].takes) == seen[1]


def test_arrows_choose_in_the_hand_and_move_on_the_table_where_space_picks(choosing):
    table = choosing()
    table.drive.key(RIGHT)
    assert table.choice.card == "7D"
    table.drive.key(LEFT)
    assert table.choice.card == "4D"
    table.drive.key(RIGHT)
    table.drive.key(UP)
    assert table.marks("cursor")
    reached = set()
    for _ in range(8):
        for key in (RIGHT, UP, LEFT, DOWN):
            table.drive.key(key)
            if table.part.presses.cursor is None:
                table.drive.key(UP)
            reached.add(table.part.board.slots.at(table.part.presses.cursor))
    assert reached == {"2D", "5C", "4S", "3H"}
    table.drive.key(SPACE)
    assert len(table.choice.picks) == 1


def test_enter_on_several_captures_leads_to_the_table_and_says_what_there_is(choosing):
    table = choosing()
    table.drive.key(ONE)
    table.drive.key(ENTER)
    assert table.asked == []
    assert table.part.presses.cursor is not None
    assert table.strip == "The 7 must capture: choose 2 + 5 or 3 + 4"


def test_escape_puts_down_step_by_step_and_then_opens_the_menu(choosing):
    table = choosing()
    table.drive.key(ONE)
    table.drive.key(TAB)
    table.drive.key(ESC)
    assert (table.choice.card, table.choice.picks) == ("7D", frozenset())
    table.drive.key(ESC)
    assert table.choice.card is None
    assert table.went == []
    table.drive.key(ESC)
    assert table.went == ["menu"]


def test_keys_show_their_letters_and_the_mouse_hides_them(choosing):
    table = choosing()
    assert table.drawn("mark") == []
    table.drive.key(ONE)
    caps = [item.look for item in table.drawn("mark") if item.key[1] == "key"]
    assert {"1", "2", "3"} <= set(caps)
    assert len(caps) == 7
    table.card("7D")
    assert [item for item in table.drawn("mark") if item.key[1] == "key"] == []


def test_the_hand_is_sorted_by_key_and_by_hint(choosing):
    table = choosing()
    assert table.part.hand.cards == ("7D", "KC", "4D")
    table.drive.key(pygame.KSCAN_F2)
    assert table.part.hand.cards == ("KC", "4D", "7D")
    table.hint("sort")
    assert table.part.hand.cards == ("4D", "7D", "KC")
    assert table.keys["sort"].text == "Sorted: by value"
    drawn = [table.part.board.rect(card, table.drive.now).x for card in ("4D", "7D", "KC")]
    assert drawn == sorted(drawn)


# --- by pad


def test_a_pad_alone_chooses_picks_and_plays(choosing):
    table = choosing(manner=Manner(speed="off", pads=((7, 0),)))
    table.tilt(7, "right")
    assert table.choice.card == "7D"
    table.pad(7, 0, "confirm")  # several captures: to the table
    assert table.part.presses.cursor is not None
    table.pad(7, 5, "next")
    first = table.choice.picks
    table.pad(7, 5, "next")
    assert table.choice.picks != first
    second = table.choice.picks
    table.pad(7, 2)
    ((seat, play),) = table.asked
    assert (seat, play.card, frozenset(play.takes)) == (0, "7D", second)


def test_a_pads_first_button_picks_at_the_cursor_and_its_second_puts_down(choosing):
    table = choosing(manner=Manner(speed="off", pads=((7, 0),)))
    table.tilt(7, "right", "up")
    table.pad(7, 0, "confirm")
    assert len(table.choice.picks) == 1
    table.pad(7, 1, "cancel")
    assert table.choice.picks == frozenset()


def test_the_pad_of_somebody_else_does_nothing(scopa):
    table = scopa(seats=(person("Anna"), person("Ben")), own=(0, 1), manner=Manner(speed="off", pads=((7, 0), (8, 1))))
    table.lay("2D 5C", ["7D", "QC"])
    table.pad(7, 0, "confirm")
    table.turn(500)
    table.pad(7, 0, "confirm")
    assert table.part.curtain.eye == 0
    table.tilt(8, "right")
    assert table.choice.card is None
    table.tilt(7, "right")
    assert table.choice.card == "7D"
