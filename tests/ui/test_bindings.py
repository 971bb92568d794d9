"""Keys by place on the board; clashes are refused."""

import pygame
import pytest

from game.ui.bindings import CALLERS, GROUPS, Bindings, Clash, bound, pick_name


def test_picking_keys_follow_the_rows_of_the_board():
    keys = Bindings()
    rows = [[keys.code(pick_name(row, column)) for column in range(7)] for row in range(3)]
    assert rows[0] == [pygame.KSCAN_Q, pygame.KSCAN_W, pygame.KSCAN_E, pygame.KSCAN_R, pygame.KSCAN_T, pygame.KSCAN_Y, pygame.KSCAN_U]
    assert rows[1] == [pygame.KSCAN_A, pygame.KSCAN_S, pygame.KSCAN_D, pygame.KSCAN_F, pygame.KSCAN_G, pygame.KSCAN_H, pygame.KSCAN_J]
    assert rows[2] == [pygame.KSCAN_Z, pygame.KSCAN_X, pygame.KSCAN_C, pygame.KSCAN_V, pygame.KSCAN_B, pygame.KSCAN_N, pygame.KSCAN_M]


def test_no_two_names_of_the_table_share_a_key():
    keys = Bindings()
    assert all(keys.clash(name, code) is None for name, code in keys.keys.items())
    table = [code for name, code in keys.keys.items() if name.startswith(("call:", "pick:"))]
    assert len(table) == CALLERS + 21 == len(set(table))


def test_space_confirms_in_menus_and_calls_at_the_table():
    keys = Bindings()
    assert keys.way(pygame.KSCAN_SPACE) == "confirm"
    assert keys.named(pygame.KSCAN_SPACE, "call:") == "call:0"


def test_shifted_tab_goes_back():
    assert Bindings().way(pygame.KSCAN_TAB) == "next"
    assert Bindings().way(pygame.KSCAN_TAB, shift=True) == "previous"


def test_a_taken_key_is_refused_by_the_name_of_what_it_does():
    with pytest.raises(Clash) as refused:
        Bindings().rebind("call:3", pygame.KSCAN_Q)
    assert refused.value.name == "pick:0:0"


def test_a_key_that_works_everywhere_cannot_be_shared():
    assert Bindings().clash("up", pygame.KSCAN_F11) == "fullscreen"
    assert Bindings().clash("fullscreen", pygame.KSCAN_SPACE) == "call:0"


def test_keys_that_are_never_alive_together_may_be_one():
    keys = Bindings().rebind("up", pygame.KSCAN_LSHIFT)
    assert keys.way(pygame.KSCAN_LSHIFT) == "up"
    assert keys.named(pygame.KSCAN_LSHIFT, "call:") == "call:2"


def test_arrows_cannot_be_letters_that_pick_cards_where_both_are_alive():
    assert Bindings().clash("up", pygame.KSCAN_W) == "pick:0:1"


def test_the_acts_of_trick_games_are_not_the_keys_of_their_hands():
    assert Bindings().clash("act:0", pygame.KSCAN_1) == "card:0"
    assert Bindings().clash("act:0", pygame.KSCAN_O) is None
    assert Bindings().clash("act:0", pygame.KSCAN_Z) is None  # picks a card in a race, where there are no acts


def test_every_name_is_listed_in_exactly_one_group():
    keys = Bindings()
    listed = [name for group in GROUPS for name in keys.group(group)]
    assert sorted(listed) == sorted(keys.keys)


def test_the_keypad_chooses_cards_unless_its_key_has_a_name_there():
    keys = Bindings()
    assert (keys.card(pygame.KSCAN_1), keys.card(pygame.KSCAN_0), keys.card(pygame.KSCAN_KP_1)) == (0, 9, 0)
    assert keys.card(pygame.KSCAN_Q) is None
    assert keys.rebind("sort", pygame.KSCAN_KP_1).card(pygame.KSCAN_KP_1) is None
    assert keys.rebind("card:0", pygame.KSCAN_P).card(pygame.KSCAN_P) == 0


def test_rebinding_gives_a_new_value_and_leaves_the_old_alone():
    old = Bindings()
    new = old.rebind("call:0", pygame.KSCAN_P)
    assert (old.code("call:0"), new.code("call:0")) == (pygame.KSCAN_SPACE, pygame.KSCAN_P)
    assert new.changed() == {"call:0": pygame.KSCAN_P}


def test_unknown_names_cannot_be_bound():
    with pytest.raises(KeyError):
        Bindings().rebind("fly", pygame.KSCAN_P)


def test_stored_changes_that_clash_are_left_out():
    keys = bound({"call:0": pygame.KSCAN_Q, "call:1": pygame.KSCAN_P})
    assert keys.changed() == {"call:1": pygame.KSCAN_P}


def test_stored_names_of_another_version_are_no_keys_and_are_stored_again():
    keys = bound({"fly": 4}).rebind("call:1", pygame.KSCAN_P)
    assert "fly" not in keys.keys
    assert keys.changed() == {"fly": 4, "call:1": pygame.KSCAN_P}


def test_two_keys_can_be_exchanged_by_stored_changes():
    keys = bound({"call:0": pygame.KSCAN_RETURN, "call:1": pygame.KSCAN_SPACE})
    assert (keys.code("call:0"), keys.code("call:1")) == (pygame.KSCAN_RETURN, pygame.KSCAN_SPACE)


def test_stored_keys_that_would_be_pressed_while_writing_are_left_out():
    assert bound({"chat": pygame.KSCAN_T, "menu": pygame.KSCAN_SPACE, "fullscreen": pygame.KSCAN_F9}).changed() == {
        "fullscreen": pygame.KSCAN_F9
    }


def test_every_button_on_the_face_of_a_pad_is_bound_and_none_of_them_twice():
    """Choosing, going back, playing and sorting are four buttons; another number in their place is one of them then, the former one not."""
    usual = Bindings()
    assert [button for button in range(12) if usual.pad_face(button)] == [0, 1, 2, 3]
    changed = usual.rebind("pad-sort", 9)
    assert [button for button in range(12) if changed.pad_face(button)] == [0, 1, 2, 9]
    with pytest.raises(Clash):
        changed.rebind("pad-play", 9)
