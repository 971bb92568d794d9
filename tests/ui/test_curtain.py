"""The curtain and the telling, whatever is played: whose eye it is, when it falls, what lifts it; sights brought together."""

from types import SimpleNamespace

import pygame
import pytest
from kits.menus import unreadable

from game.core.events import Public, Secret
from game.core.table import Stepped
from game.ui.bindings import Bindings
from game.ui.curtain import SETTLES, Curtain, curtain_items
from game.ui.input import KeyDown, PadDown, PointerDown
from game.ui.telling import Telling
from game.ui.theme import Scale

BUTTON = pygame.Rect(100, 100, 50, 20)
LATER = SETTLES + 1


def curtain(*own, pads=None):
    return Curtain(SimpleNamespace(own=lambda: own, pads=pads or {}, bindings=Bindings))


def enter(at=LATER, repeat=False):
    return KeyDown(at, 0, pygame.KSCAN_RETURN, 0, 0, repeat, "confirm")


def test_alone_or_watching_there_is_none():
    assert (curtain(3).eye, curtain(3).bottom) == (3, 3)
    assert (curtain().eye, curtain().bottom) == (None, 0)
    one = curtain(3)
    assert not one.turn(3, 0)
    assert not one.down


def test_of_several_nobody_is_the_eye_until_he_lifts_it():
    two = curtain(0, 2)
    assert two.eye is None
    assert two.turn(2, 0)
    assert (two.waits, two.eye, two.bottom) == (2, None, 0)
    assert two.handle(enter(), BUTTON)
    assert (two.waits, two.eye, two.bottom) == (None, 2, 2)


def test_others_turns_leave_the_last_eye_and_a_person_here_makes_it_fall():
    two = curtain(0, 2)
    two.turn(0, 0)
    two.handle(enter(), BUTTON)
    assert not two.turn(1, 0)
    assert not two.turn(None, 0)
    assert not two.turn(0, 0)
    assert two.eye == 0
    assert two.turn(2, 0)
    assert two.eye is None


def test_a_turn_that_passes_on_behind_it_leaves_nobodys_hand():
    two = curtain(0, 2)
    two.turn(0, 0)
    two.turn(1, 0)
    assert (two.waits, two.eye) == (None, None)


def test_closed_it_falls_for_the_same_person_too():
    two = curtain(0, 2)
    two.turn(0, 0)
    two.handle(enter(), BUTTON)
    two.close()
    assert two.eye is None
    assert two.turn(0, 0)


def test_an_eye_that_gave_up_its_seat_sees_nothing():
    own = [0, 2, 3]
    three = Curtain(SimpleNamespace(own=lambda: tuple(own), pads={}, bindings=Bindings))
    three.turn(2, 0)
    three.handle(enter(), BUTTON)
    own.remove(2)
    assert three.eye is None


@pytest.mark.parametrize("happened", [
    enter(repeat=True), enter(SETTLES - 1), KeyDown(LATER, 0, pygame.KSCAN_A, 0), PointerDown(LATER, 0, (10, 10)),
    PointerDown(LATER, 0, BUTTON.center, button=3), PadDown(LATER, 0, 9, 0, "confirm"),
])  # fmt: skip
def test_what_does_not_lift_it(happened):
    two = curtain(0, 2)
    two.turn(0, 0)
    assert not two.handle(happened, BUTTON)
    assert two.down


def test_a_persons_own_pad_lifts_it_and_the_mouse_may():
    for happened in (PadDown(LATER, 0, 7, 2), PointerDown(LATER, 0, BUTTON.center)):
        two = curtain(0, 2, pads={7: 0, 8: 2})
        two.turn(0, 0)
        assert not two.handle(enter(), BUTTON)
        assert not two.handle(PadDown(LATER, 0, 8, 2), BUTTON)
        assert two.handle(happened, BUTTON)


# --- telling


class Packet(Secret, frozen=True):
    pass


class Laid(Public, frozen=True):
    card: str


def step(version, seats, *events):
    return Stepped(version, 0, seats, events, f"view of {seats}")


def test_sights_of_one_step_are_told_once_as_the_eye_sees_them():
    telling = Telling()
    telling.hear(step(1, (0,), Packet(0, ("7D",)), Packet(2, (None,)), Laid("2S")))
    telling.hear(step(1, (2,), Packet(0, (None,)), Packet(2, ("KC",)), Laid("2S")))
    telling.hear(step(2, (0,), Laid("3S")))
    assert len(telling) == 2
    told = telling.take(2)
    assert told.events == (Packet(0, (None,)), Packet(2, ("KC",)), Laid("2S"))
    assert (told.view, told.own) == ("view of (2,)", True)
    assert telling.oldest == "view of (0,)"


def test_without_an_eye_no_secret_of_any_sight_is_told():
    telling = Telling()
    telling.hear(step(1, (0,), Packet(0, ("7D",)), Laid("2S")))
    telling.hear(step(1, (2,), Packet(0, (None,)), Laid("2S")))
    assert telling.events == (Packet(0, (None,)), Laid("2S"))
    told = telling.take(None)
    assert told.events == (Packet(0, (None,)), Laid("2S"))
    assert not told.own


def test_a_spectators_sight_is_the_one_without_seats():
    telling = Telling()
    telling.hear(step(1, (), Laid("2S")))
    assert telling.take(None).own
    telling.hear(step(2, (), Laid("3S")))
    telling.clear()
    assert len(telling) == 0


@pytest.mark.parametrize("letters", [1.0, 1.5])
@pytest.mark.parametrize("pads", [{}, {4: 0}])
def test_what_lifts_it_is_readable_and_larger_with_larger_letters_in_every_language(speech, window, monkeypatch, letters, pads):
    scale, area = Scale((960, 540), letters), pygame.Rect(154, 338, 448, 146)
    for language in speech.languages:
        speech.choose(language)
        desk = SimpleNamespace(say=speech.say, person=lambda _: SimpleNamespace(name="Maximilian"), pads=pads)
        (item,) = curtain_items(desk, scale, area, 0)
        found = unreadable(monkeypatch, lambda item=item: item.paint(pygame.Surface((960, 540))), least=round(10 * letters))
        assert found == [], language
