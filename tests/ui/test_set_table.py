"""The table of Set on the screen: calls, picks, claims, marks and words, by posted events (S4–S16, S20–S23)."""

import pygame
import pytest
from kits.fake_table import computer, person
from kits.set_screen import FREE_OF_SETS, screens

from game.games.setgame.actions import AskExtra, Call, Claim, Pick, Unpick
from game.games.setgame.options import SetOptions
from game.ui.flourish import Flourish
from game.ui.scenes.table import Manner

SPACE, ENTER, ESC = pygame.KSCAN_SPACE, pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE
ROWS = (
    (pygame.KSCAN_Q, pygame.KSCAN_W, pygame.KSCAN_E, pygame.KSCAN_R, pygame.KSCAN_T, pygame.KSCAN_Y, pygame.KSCAN_U),
    (pygame.KSCAN_A, pygame.KSCAN_S, pygame.KSCAN_D, pygame.KSCAN_F, pygame.KSCAN_G, pygame.KSCAN_H, pygame.KSCAN_J),
    (pygame.KSCAN_Z, pygame.KSCAN_X, pygame.KSCAN_C, pygame.KSCAN_V, pygame.KSCAN_B, pygame.KSCAN_N, pygame.KSCAN_M),
)
PEOPLE = (person("Anna"), person("Ben"), person("Carla"), computer("hard", "Dora"))


screen = screens()


def key_of(slot):
    return ROWS[slot % 3][slot // 3]


# --- calling and picking (S10)


def test_s10_space_calls_and_keys_by_place_pick_a_set(screen):
    table = screen()
    three = table.a_set()
    slots = [table.view.table.index(card) for card in three]
    table.drive.key(SPACE)
    assert table.view.call.seat == 0
    for slot in slots:
        table.drive.key(key_of(slot))
    assert table.view.takings[0].cards == three
    assert table.view.racers[0].points == 1


def test_further_columns_have_keys_of_their_own(screen):
    table = screen(order=FREE_OF_SETS)
    assert len(table.view.table) == 21
    table.drive.key(SPACE)
    for slot in (12, 16, 20):
        table.drive.key(key_of(slot))
    assert table.view.racers[0].wrongs == 1
    three = "; ".join(table.part.words.card(table.view.table[slot]) for slot in (12, 16, 20))
    assert any(line.words.startswith("Anna: no set. ") for line in table.scene.log.lines), three


def test_s10_the_mouse_calls_picks_and_acts_when_the_button_comes_down(screen):
    table = screen()
    table.hint("call:0")
    assert table.view.call.seat == 0
    card = table.lying[5]
    table.drive.post(pygame.MOUSEBUTTONDOWN, pos=table.place(card).center, button=1, touch=False)
    assert table.view.call.picks == (card,)
    table.drive.post(pygame.MOUSEBUTTONUP, pos=table.place(card).center, button=1, touch=False)
    assert table.view.call.picks == (card,)


def test_s10_a_pick_is_taken_back_by_picking_again_and_escape_clears_all(screen):
    table = screen()
    table.drive.key(SPACE)
    a, b = table.lying[:2]
    table.click(a)
    table.click(b)
    table.click(a)
    assert table.view.call.picks == (b,)
    table.click(a)
    table.drive.key(ESC)
    assert table.view.call.picks == ()
    assert table.went == []


def test_escape_with_nothing_picked_opens_the_menu(screen):
    table = screen()
    table.drive.key(ESC)
    assert table.went == ["menu"]


def test_s10_a_call_without_limit_can_be_given_up_by_key_and_by_mouse(screen):
    table = screen(SetOptions(pick_seconds=0))
    table.drive.key(SPACE)
    table.drive.key(ESC)
    assert table.view.call is None
    assert table.view.racers[0].points == -1
    table.drive.turn(4000)
    table.drive.key(SPACE)
    table.hint("give-up")
    assert table.view.call is None
    assert table.view.racers[0].points == -2


def test_s10_once_more_is_called_with_the_same_key(screen):
    table = screen()
    table.drive.key(SPACE)
    table.turn(400)
    table.drive.key(SPACE)
    table.drive.key(SPACE)
    assert table.view.call.more == 2
    assert table.facts.strip.text == "Anna: pick three, and 2 more"


def test_s10_once_more_may_be_called_at_once_after_a_pick(screen):
    table = screen()
    table.drive.key(SPACE)
    table.click(table.lying[0])
    table.drive.key(SPACE)
    assert table.view.call.more == 1


def test_the_call_key_bouncing_is_no_once_more(screen):
    table = screen()
    table.drive.key(SPACE)
    table.turn(300)
    table.drive.key(SPACE)
    assert (table.view.call.seat, table.view.call.more) == (0, 0)


def test_s10_picks_before_a_call_do_nothing_and_say_why(screen):
    table = screen()
    table.click(table.lying[0])
    assert table.view.call is None
    assert table.facts.strip.text == "Call first!"
    assert table.marks("picked") == []


def test_s10_everybody_at_one_screen_has_a_call_key_of_his_own_shown_on_the_screen(screen):
    table = screen(seats=PEOPLE, own=(0, 1, 2))
    caps = {hint.id: hint.cap for hint in table.facts.keys}
    assert (caps["call:0"], caps["call:1"]) == ("Space", "Enter")
    table.drive.key(ENTER)
    assert table.view.call.seat == 1
    table.click(table.lying[3])
    assert table.view.call.picks == (table.lying[3],)


def test_call_keys_chosen_at_the_set_up_count(screen):
    manner = Manner(speed="off", keys=((1, pygame.KSCAN_KP_5),))
    table = screen(seats=PEOPLE, own=(0, 1), manner=manner)
    table.drive.key(pygame.KSCAN_KP_5)
    assert table.view.call.seat == 1


def test_s10_nobody_else_can_pick_in_a_call_that_is_not_his(screen):
    table = screen()
    table.by(2, Call())
    table.click(table.lying[0])
    table.drive.key(key_of(4))
    assert table.view.call.picks == ()


def test_s10_call_and_picks_of_others_are_seen_live(screen):
    table = screen()
    table.by(2, Call(), Pick(table.lying[4]))
    assert table.facts.light == 2
    assert table.facts.acting == (2,)
    assert table.facts.strip.text == "Carla calls Set!"
    assert (table.facts.strip.done, table.facts.strip.of) == (1, 3)
    assert table.marks("picked") == [("mark", ("picked", table.lying[4], 2))]
    table.by(2, Unpick(table.lying[4]))
    assert table.marks("picked") == []


def test_s10_the_time_left_is_shown_and_the_last_seconds_are_heard(screen):
    table = screen()
    table.by(2, Call())
    assert table.facts.strip.left == pytest.approx(1, abs=0.02)
    table.drive.turn(2500)
    assert table.facts.strip.left == pytest.approx(0.5, abs=0.02)
    assert table.heard.count("tick") == 1  # three seconds are left: the first of three ticks
    table.turn(1000)
    table.turn(1000)
    assert table.heard.count("tick") == 3
    table.turn(1000)
    assert table.view.call is None
    assert table.facts.strip.text == "Carla: time is up"
    assert table.facts.light is None


# --- pads


def test_s10_any_button_of_a_pad_calls_for_its_holder_who_then_picks_with_its_cursor(screen):
    table = screen(seats=PEOPLE, own=(0, 1), manner=Manner(speed="off", pads=((7, 1),)))
    assert table.facts.keys[1].cap == "any button"
    table.pad(7, 2)
    assert table.view.call.seat == 1
    table.tilt(7, "right", "right", "down")
    assert table.marks("cursor") == [("mark", ("cursor", 1))]
    table.pad(7, 0, "confirm")
    assert table.view.call.picks == (table.view.table[4],)
    table.pad(7, 1, "cancel")
    assert table.view.call.picks == ()


def test_s10_instant_every_pad_picks_for_its_own_seat_and_picks_are_private(screen):
    table = screen("speed", seats=PEOPLE, own=(0, 1), manner=Manner(speed="off", pads=((7, 1),)))
    table.tilt(7, "right")
    table.pad(7, 0, "confirm")
    table.click(table.view.table[0])
    table.click(table.view.table[5])
    assert table.part.hands.picks == {1: (table.view.table[0],), 0: (table.view.table[0], table.view.table[5])}
    assert len(table.marks("picked")) == 3
    assert table.view.call is None


def test_an_unassigned_pad_plays_for_the_only_person_here(screen):
    table = screen()
    table.pad(3, 0, "confirm")
    assert table.view.call.seat == 0


# --- instant (S10, S11)


def test_s10_instant_the_third_pick_is_the_claim(screen):
    table = screen("speed")
    three = table.a_set()
    for card in three:
        assert table.view.takings == ()
        table.click(card)
    assert table.view.takings[0].cards == three
    assert table.part.hands.picks[0] == ()


def test_s11_a_claim_names_the_cards_that_were_pressed(screen):
    table = screen("speed")
    sent = []
    table.scene.desk.act = lambda seat, action, press: sent.append((seat, action)) or 1
    three = table.no_set()
    for card in three:
        table.click(card)
    assert sent == [(0, Claim(three))]


def test_instant_escape_and_the_right_button_clear_the_picks(screen):
    table = screen("speed")
    table.click(table.lying[0])
    table.drive.key(ESC)
    assert table.marks("picked") == []
    table.click(table.lying[0])
    table.drive.post(pygame.MOUSEBUTTONDOWN, pos=table.place(table.lying[5]).center, button=3, touch=False)
    assert table.marks("picked") == []
    assert table.went == []


def test_s15_picks_on_cards_that_are_gone_drop_and_the_others_stay(screen):
    table = screen("speed")
    three = table.a_set()
    other = next(card for card in table.lying if card not in three)
    table.click(three[0])
    table.click(other)
    table.take(1, three)
    assert table.part.hands.picks[0] == (other,)
    assert [mark[1][1] for mark in table.marks("picked") if mark[1][0] == "picked"] == [other]


# --- asking (S7, S22, S23)


def test_s22_hints_are_asked_by_key_and_shown_with_corners(screen):
    table = screen("practice", seats=(person("Anna"),))
    table.drive.key(pygame.KSCAN_F1)
    assert len(table.marks("hint")) == 1
    table.hint("hint")
    assert len(table.marks("hint")) == 2


def test_s7_three_more_cards_are_asked_for_by_all_at_this_screen(screen):
    table = screen(SetOptions(extra="agree"), seats=PEOPLE, own=(0, 1), seed=2)
    table.drive.key(pygame.KSCAN_F2)
    assert table.view.asked_extra == (0, 1)
    assert next(hint for hint in table.facts.keys if hint.id == "extra").text == "More cards (2 of 3)"
    cards = len(table.lying)
    table.by(2, AskExtra())
    assert len(table.lying) == cards + 3
    assert table.facts.strip.text == "Three more cards, as you all asked"


def test_s23_help_is_offered_only_where_it_can_be_asked_for(screen):
    assert "help" not in screen("solo", seats=(person("Anna"),)).keys
    assert "help" in screen(seats=PEOPLE).keys
    assert "hint" not in screen(seats=PEOPLE).keys


def test_s12_a_great_moment_hides_neither_the_cards_nor_the_last_set(screen):
    table = screen(manner=Manner(still=True))
    for _ in range(3):
        table.take(1)
        table.drive.turn(200)
    shown = {item.key: item.rect for item in table.part.items(table.drive.now)}
    areas = table.part.board.areas
    moment = shown["flourish"].union(shown["ribbon"])
    assert shown["last"].w
    assert moment.collidelist([shown["last"], areas.cards]) == -1
    assert areas.scale.area.contains(moment)


def test_a_press_ends_what_is_celebrated(screen):
    table = screen(manner=Manner(speed="normal"))
    table.part.flourishes.begin(Flourish("Three in a row!"), table.drive.now)
    table.drive.turn()
    assert table.part.flourishes.shown is not None
    table.drive.key(SPACE)
    assert table.part.flourishes.shown is None


def test_picks_and_the_wait_for_a_wrong_one_are_told_in_the_open_log_alone(screen):
    table = screen(SetOptions(penalty="lockout"))
    table.drive.key(SPACE)
    first = table.lying[0]
    table.click(first)
    table.click(first)
    quiet = [line.words for line in table.scene.log.lines if line.quiet]
    card = table.part.words.card(first)
    assert quiet[-2:] == [f"Anna picks: {card}", f"Anna puts back: {card}"]
    table.turn(6000)
    assert [line.words for line in table.scene.log.lines if line.quiet][-1] == "Anna has to wait"
