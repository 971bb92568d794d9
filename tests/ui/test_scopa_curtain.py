"""Several people at one screen: each sees only his own hand, and no frame, log or reading out gives another one away."""

import random

import pygame
import pytest
from kits.fake_table import computer, person
from kits.scopa_screen import screens

from game.games.scopa.rules import SCOPA
from game.ui.input import KeyDown
from game.ui.scenes.table import Manner

ENTER, SPACE = pygame.KSCAN_RETURN, pygame.KSCAN_SPACE
TWO = (person("Anna"), person("Ben"))
MIXED = (person("Anna"), computer("medium", "Bot"), person("Carla"), computer("easy", "Dot"))
scopa = screens()


def lift(table):
    table.turn(500)
    table.drive.key(ENTER)


def secret(table, eye):
    """Every card that `eye` may not see now: hands of others, the stock."""
    state = table.table.state
    hands = {card for seat, hand in enumerate(state.hands) if seat != eye for card in hand}
    return hands | set(state.stock)


def watch(table, allowed):
    """Draw every frame from now on with a check that no face is on it but those `allowed()` gives."""
    leaks = []
    show = table.scene._picture.show

    def checked(items):
        items = list(items)
        faces = {item.look[0][0] for item in items if isinstance(item.key, tuple) and item.key[0] == "card" and item.look[0][0]}
        leaks.extend(faces - allowed())
        return show(items)

    table.scene._picture.show = checked
    return leaks


def test_nobodys_hand_is_seen_before_the_first_person_lifts_the_curtain(scopa):
    table = scopa(seats=TWO, own=(0, 1), fresh=True)
    first = table.common.turn
    assert table.part.curtain.waits == first
    assert table.faces_shown() <= set(table.common.table)
    assert table.drawn("curtain")
    assert table.strip == f"{table.part.words.name(first)}, it is your turn"
    lift(table)
    assert table.part.curtain.eye == first
    assert table.faces_shown() == {*table.common.table, *table.table.state.hands[first]}
    assert table.drawn("curtain") == []


def test_with_one_person_here_there_is_no_curtain(scopa):
    table = scopa(seats=MIXED, own=(0,))
    for turn in range(4):
        table.lay("2D 5C", ["7D QS", "KC QD", "AC 3D", "4D 4S"], turn=turn)
        assert table.part.curtain.waits is None
        assert {"7D", "QS"} <= table.faces_shown()


def test_spectators_see_no_hand(scopa):
    table = scopa(seats=(computer("easy"), computer("hard")), own=())
    table.lay("2D 5C", ["7D QS", "KC QD"])
    assert table.faces_shown() == {"2D", "5C"}
    assert table.part.curtain.waits is None
    assert not table.part.handle(KeyDown(table.drive.now, 0, pygame.KSCAN_1, 49))


def test_it_falls_when_the_turn_passes_to_another_person_here_and_not_before(scopa):
    table = scopa(seats=MIXED, own=(0, 2))
    table.lay("2D 5C", ["7D QS 6D", "KC QD AD", "AC 3D 2S", "4D 4S 3S"])
    lift(table)
    table.plays(0, "QS")
    table.settle()
    assert (table.part.curtain.waits, table.part.curtain.eye) == (None, 0)  # a computer plays: the last person still sees his hand
    assert {"7D", "6D"} <= table.faces_shown()
    table.plays(1, "QD", "QS")
    assert (table.part.curtain.waits, table.part.curtain.eye) == (2, None)
    assert not {"7D", "6D", "AC", "3D", "2S"} & table.faces_shown()
    table.settle()
    lift(table)
    assert {"AC", "3D", "2S"} <= table.faces_shown()
    assert not {"7D", "6D"} & table.faces_shown()
    assert table.part.board.cloth.bottom == 2


def test_it_stays_up_when_the_same_person_is_on_turn_again(scopa):
    table = scopa(seats=(person("Anna"), computer("easy", "Bot")), own=(0,))
    table.lay("2D 5C", ["7D QS 6D", "KC QD AD"])
    table.plays(0, "QS")
    table.plays(1, "KC")
    table.settle()
    assert table.part.curtain.waits is None


def test_a_held_key_does_not_lift_it(scopa):
    table = scopa(seats=TWO, own=(0, 1))
    table.turn(500)
    for repeat in range(20):
        table.drive.stage.handle(KeyDown(table.drive.now + repeat, 0, ENTER, pygame.K_RETURN, 0, True, "confirm"))
    assert table.part.curtain.down
    table.drive.key(ENTER)
    assert not table.part.curtain.down


def test_a_press_just_after_it_fell_does_not_lift_it(scopa):
    table = scopa(seats=TWO, own=(0, 1))
    table.lay("2D 5C", ["7D QS 6D", "KC QD AD"])
    lift(table)
    table.drive.key(pygame.KSCAN_2)
    table.drive.key(ENTER)
    assert table.part.curtain.waits == 1
    table.drive.key(ENTER)
    assert table.part.curtain.waits == 1
    lift(table)
    assert table.part.curtain.eye == 1


def test_the_mouse_lifts_it_only_on_its_button(scopa):
    from game.ui.curtain import curtain_button

    table = scopa(seats=TWO, own=(0, 1))
    table.turn(500)
    table.click((20, 400))
    assert table.part.curtain.down
    place = table.part.board.cloth.places.seats[table.part.board.cloth.bottom]
    table.click(curtain_button(table.part.board.areas.scale, place.hand).center)
    assert not table.part.curtain.down


def test_a_person_with_a_pad_lifts_it_with_that_pad_alone(scopa):
    table = scopa(seats=TWO, own=(0, 1), manner=Manner(speed="off", pads=((7, 0), (8, 1))))
    table.lay("2D 5C", ["7D QS 6D", "KC QD AD"])
    table.turn(500)
    table.drive.key(ENTER)
    table.pad(8, 0, "confirm")
    assert table.part.curtain.waits == 0
    table.pad(7, 0, "confirm")
    assert table.part.curtain.eye == 0


def test_keys_do_nothing_behind_it_but_the_menu_can_be_reached(scopa):
    table = scopa(seats=TWO, own=(0, 1))
    for key in (pygame.KSCAN_1, pygame.KSCAN_Q, pygame.KSCAN_TAB, pygame.KSCAN_F2):
        table.drive.key(key)
    assert table.choice.card is None
    assert table.choice.picks == frozenset()
    assert table.part.hand.cards == ()
    table.drive.key(pygame.KSCAN_ESCAPE)
    assert table.went == ["menu"]


@pytest.mark.parametrize(("speed", "own"), [("normal", (0, 1)), ("normal", (0, 1, 2, 3)), ("off", (0, 2))])
def test_no_frame_of_a_whole_match_shows_a_card_that_the_eye_may_not_see(scopa, speed, own):
    """Everything goes on while it is watched: dealing, plays, captures, refills, resizing, pausing, lifting at any moment."""
    dice = random.Random(7)
    people = tuple(person(name) if seat in own else computer("easy", name) for seat, name in enumerate(("Anna", "Ben", "Cleo", "Dan")))
    table = scopa(seats=people, own=own, manner=Manner(speed=speed), fresh=True)
    shown = set(table.common.table)

    def allowed():
        common, eye = table.common, table.part.curtain.eye
        public = {*common.table, *(card for pile in common.piles for card in pile), *(turn.card for turn in common.history)}
        return shown | public | (set(table.table.state.hands[eye]) if eye is not None else set())

    leaks = watch(table, allowed)
    for _ in range(40):
        if table.common.phase != "play":
            break
        if table.part.curtain.waits is not None and dice.random() < 0.8:
            lift(table)
            table.drive.key(ENTER)
        turn = table.common.turn
        table.by(turn, dice.choice(SCOPA.legal_actions(SCOPA.view(table.table.state, turn))))
        table.turn(dice.choice((40, 400, 2400)), 120)
        match dice.randrange(6):
            case 0:
                table.drive.resize(dice.choice(((1280, 720), (960, 540))))
            case 1:
                table.table.change(paused=True)
                table.turn(80)
                table.table.change(paused=False)
                table.turn(80)
            case 2:
                table.table.restore()
                table.turn(80)
        for line in table.part.read_out():
            if line.startswith(tuple(f"{table.part.words.name(seat)} holds" for seat in own)):
                assert line.startswith(table.part.words.name(table.part.curtain.eye))
    assert table.common.phase != "play"
    assert leaks == []


def test_pixels_of_a_lowered_curtain_do_not_depend_on_the_hands(scopa):
    """The same table with other hidden cards gives the same picture, to the last pixel."""
    pictures = []
    table = scopa(seats=TWO, own=(0, 1))
    for hands in (["7D QS 6D", "KC QD AD"], ["AC AS AH", "7C 7H 7S"]):
        table.lay("2D 5C", hands)
        table.part.curtain.close()
        table.table.restore()
        table.turn(600)
        assert table.part.curtain.waits == 0
        pictures.append(table.picture())
    assert pictures[0] == pictures[1]
    lift(table)
    assert table.picture() != pictures[1]


def test_pixels_seen_by_one_person_do_not_depend_on_the_other_hands(scopa):
    pictures = []
    table = scopa(seats=TWO, own=(0, 1))
    for other in ("KC QD AD", "7C 7H 7S"):
        table.lay("2D 5C", ["7D QS 6D", other])
        if table.part.curtain.down:
            lift(table)
        table.turn(600)
        pictures.append(table.picture())
    assert pictures[0] == pictures[1]


def test_the_log_never_names_dealt_cards(scopa):
    table = scopa(seats=TWO, own=(0, 1), fresh=True)
    hands = [card for hand in table.table.state.hands for card in hand]
    told = " ".join(table.log)
    assert not [card for card in hands if table.part.words.card(card) in told]


def test_a_pause_and_a_menu_do_not_lift_it(scopa):
    table = scopa(seats=TWO, own=(0, 1))
    table.table.change(paused=True)
    table.turn(600)
    table.drive.key(ENTER)
    assert table.part.curtain.down
    table.table.change(paused=False)
    table.turn(600)
    assert table.part.curtain.down
    assert table.faces_shown() <= set(table.common.table)


def test_the_curtain_falls_before_the_story_of_the_last_play_is_told_and_a_press_only_cuts_that_short(scopa):
    table = scopa(seats=TWO, own=(0, 1), manner=Manner(speed="normal"))
    table.lay("2D 5C KS", ["7D QS 6D", "KC QD AD"])
    lift(table)
    table.plays(0, "7D", "2D 5C")
    assert table.part.curtain.waits == 1
    assert not {"QS", "6D"} & table.faces_shown()
    table.turn(700)
    assert {"7D", "2D", "5C"} <= table.faces_shown()
    table.drive.key(ENTER)  # cuts the reading short
    assert table.part.curtain.waits == 1
    table.drive.key(ENTER)
    assert table.part.curtain.eye == 1


def test_a_new_deal_begins_with_the_curtain_down_for_everybody(scopa):
    table = scopa(seats=TWO, own=(0, 1))
    table.lay("2D", ["KS", ""], stock=0)
    lift(table)
    table.plays(0, "KS")
    table.settle()
    table.drive.key(ENTER)  # the sheet
    table.settle()
    assert table.common.deal == 2
    assert table.part.curtain.eye is None
    assert table.part.curtain.waits == table.common.turn
    assert table.faces_shown() <= set(table.common.table)
