"""Card games in real windows: a deal by keyboard alone, a deal by mouse alone, and a hand that is still the same after a crash."""

import os
import random
import time

import pygame
import pytest
from kits.desktop import until

from game.ui.hud.frame import frame
from game.ui.hud.sheet import button_box
from game.ui.theme import Scale
from net import discovery

pytestmark = pytest.mark.xvfb

SIZE = (960, 540)
SCALE = Scale(SIZE)
GO_ON = button_box(SCALE)
"""The button under the sheet of a deal, which has the focus as long as the sheet is there."""
FRAME = frame(SCALE, [True, True], 0, 5)
HAND = pygame.Rect(FRAME.cards.x, FRAME.cards.bottom - FRAME.cards.h // 4, FRAME.cards.w, FRAME.cards.h // 6)
"""The cards of the hand, but for the foot of them, where their keys stand as long as they are used."""
AGAIN = 3.0
"""Seconds after which a press was not enough."""
LINE = pygame.Rect(667, 225, 255, 45)
"""Where an address is typed on the join screen."""
READY = pygame.Rect(260, 450, 390, 85)
"""The buttons under the seats of a room."""
OFFERED = pygame.Rect(68, 232, 238, 5)
"""The lower edge of the ring around the title's first button, once what is offered stands before the others."""
KEYS = ("Left", "Right", "Up", "Down", *["Return"] * 4)


def plays(press, ended):
    """Press whatever comes to mind until it has ended; the table takes what the rules allow."""
    dice = random.Random(3)

    def pressed():
        if not ended():
            press(dice)
        return ended()

    until(pressed)


def test_a_deal_of_scopa_by_keyboard_alone_from_the_title_to_its_sheet(window):
    """Play, the first game, start; a computer player answers. The sheet is left by its key, and the next deal is dealt."""
    played = window("Ann", size=SIZE)
    played.settles()
    played.press("Return")
    played.press("Return")
    played.tap("Return")
    plays(lambda dice: played.tap(dice.choice(KEYS)), lambda: played.focus_in(GO_ON))
    played.tap("Return")
    until(lambda: not played.focus_in(GO_ON))
    assert played.complaints == ""


def test_a_deal_of_ecarte_by_mouse_alone_to_its_sheet(window):
    """Offers and cards are clicked, a card twice to play it."""
    played = window("Ann", "play", "ecarte", "--bots", "easy", size=SIZE)

    def click(dice):
        place = dice.choice((FRAME.keys, HAND))
        pos = dice.randrange(place.left, place.right), place.centery
        played.desktop.do("mousemove", *pos, "click", "--repeat", 2, "--delay", 30, 1)

    played.settles()
    plays(click, lambda: played.focus_in(GO_ON))
    played.desktop.do("mousemove", *GO_ON.center, "click", 1)
    until(lambda: not played.focus_in(GO_ON))
    assert played.complaints == ""


def test_a_hand_is_the_same_after_the_window_was_killed(window, watcher):
    """A table by its typed address, a few turns of Schnapsen, kill -9, and back by the first entry of the title: keys alone."""
    name = f"0 {os.getpid()}"
    host = window("Ann", "host", "schnapsen", "--name", name, size=SIZE)
    port = until(lambda: next((table.port for table in discovery.find(0.3) if table.name == name), None))
    watching = watcher("127.0.0.1", port)
    guest = window("Ben", size=SIZE)
    guest.settles()
    guest.press("Down", "Down", "Return")
    guest.tap("Right")
    until(lambda: guest.focus_in(LINE))
    guest.desktop.do("type", f"127.0.0.1:{port}")
    guest.tap("Return")
    until(lambda: guest.focus_in(READY))
    guest.tap("Return")
    watching.until(lambda: any(info.name == "Ben" and info.ready for info in watching.table.room.seats))
    host.tap("Return")
    watching.until(lambda: watching.table.room.phase == "match" and watching.table.view(None))
    for _ in range(3):
        turn(watching, {"Ann": host, "Ben": guest})
    while asked(watching) != "Ann":  # nobody plays for Ben while he is away
        turn(watching, {"Ann": host, "Ben": guest})
    hand = guest.settles(HAND)
    guest.kill()
    watching.until(lambda: away(watching, "Ben"))
    again = window("Ben", profile=guest.profile, desktop=guest.desktop)
    until(lambda: again.focus_in(OFFERED))
    again.tap("Return")
    watching.until(lambda: not away(watching, "Ben"))
    until(lambda: again.look(HAND) == hand, lambda: "the hand is another one")
    assert host.complaints == again.complaints == ""


def away(watching, name):
    """Whether this person's seat is kept for him."""
    return next(info.away for info in watching.table.room.seats if info.name == name)


def asked(watching):
    """Whose turn it is."""
    return watching.table.room.seats[watching.table.view(None).common.turn].name


def turn(watching, windows):
    """Whoever is asked plays the first card of the hand; once more after a while, where the press only ended what was being told."""
    before, pressed = watching.table.view(None), -AGAIN
    mine = windows[asked(watching)]

    def made():
        nonlocal pressed
        if time.monotonic() > pressed + AGAIN:
            mine.tap("1", "Return")
            pressed = time.monotonic()
        return watching.table.view(None) != before

    watching.until(made)
