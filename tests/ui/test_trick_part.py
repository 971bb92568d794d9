"""The shared part of tables of tricks: coming back, being refused, watching, wishes under way, cards on the pointer."""

import random

import pygame
import pytest
from games.ecarte.ecarteplay import dealt
from games.schnapsen.schnapsplay import options, play, position
from kits.card_screen import CardScreen, act
from kits.trick_screen import AFAR, ALONE, trick_screens

from game.core.game import preset
from game.core.table import Back, Lost, Refused, Restored
from game.games.ecarte import table as ecarte_looks
from game.games.ecarte.rules import ECARTE
from game.games.schnapsen import table as looks
from game.games.schnapsen.actions import Announce, Play
from game.games.schnapsen.events import Announced
from game.games.schnapsen.rules import SCHNAPSEN
from game.ui.scenes.table import Manner
from game.ui.scenes.title import Entry, Title

HEARTS, ENTER = pygame.KSCAN_D, pygame.KSCAN_RETURN


screen = trick_screens(SCHNAPSEN, looks)
talk = trick_screens(ECARTE, ecarte_looks)


def leading(**more):
    return position(options("schnapsen"), "KH QH JS AC TC", "KD QD AD JD TD", tricks=(1, 1), turnup="AS", **more)


def test_coming_back_in_the_middle_of_a_marriage_shows_it_as_it_was(screen):
    table = screen(leading())
    table.table.tell(Lost())
    table.drive.turn()
    table.table.state = play(table.state, "H")
    table.table.tell(Back(), Restored(9, 0, (0,), (Announced(0, "H", 20, False),), SCHNAPSEN.view(table.state, 0)))
    table.drive.turn()
    assert table.dim == {"JS", "AC", "TC"}
    assert table.known == {"KH", "QH"}
    assert table.strip == "Lead the king or the queen of hearts"
    assert table.log == ["Anna announces hearts: 20"]
    table.play("KH")
    assert table.common.led == "KH"


def test_coming_back_does_not_play_what_was_missed(screen):
    table = screen(leading(), manner=Manner(speed="normal"))
    table.table.state = play(table.state, "AC")
    table.table.restore()
    table.drive.turn()
    assert not table.part.board.director.busy(table.drive.now)
    assert table.part.board.zones["trick"] == ("AC",)


def test_a_wish_under_way_is_not_asked_for_twice(screen):
    table = screen(leading())
    sent = []
    table.scene.desk.act = lambda seat, action, press: sent.append(action) or 7
    table.play("AC")
    table.play("TC")
    table.drive.key(HEARTS)
    assert sent == [Play("AC")]
    assert not table.hints["announce:H"].enabled
    table.part.refused(Refused(7, "stale", {}), table.drive.now)
    table.drive.turn()
    assert table.strip == "That came too late: the table had gone on."
    table.drive.key(HEARTS)
    assert sent == [Play("AC"), Announce("H")]


def test_with_no_link_a_card_that_was_dragged_goes_back(screen):
    table = screen(leading(), manner=Manner(speed="normal"))
    table.table.connected = False
    table.drag(table.spot("AC"), table.middle)
    assert table.part.board.hanging is None
    assert table.common.led is None


@pytest.mark.parametrize("where", ["over the panel", "above the window", "at its edge", "in another window"])
def test_a_card_let_go_of_beside_the_table_goes_back(screen, where):
    table = screen(leading(), manner=Manner(speed="normal"))
    spot, window = table.spot("AC"), table.drive.window.area
    table.press(spot)
    table.pull(table.middle)
    assert table.part.board.hanging is not None
    if where == "in another window":
        table.drive.post(pygame.WINDOWFOCUSLOST)
    else:
        table.release({"over the panel": (window.right - 30, 200), "above the window": (spot[0], -40), "at its edge": (-1, -1)}[where])
    assert table.part.board.hanging is None
    assert table.asked == []
    table.turn(400)
    assert table.part.board.pose("AC", table.drive.now) == table.part.board.director.layout.spots["AC"].pose


def test_a_card_on_the_pointer_follows_it_and_flies_on_from_there(screen):
    table = screen(leading(), manner=Manner(speed="normal"))
    spot = table.spot("AC")
    table.press(spot)
    table.pull((spot[0] + 40, spot[1] - 60))
    table.pull((spot[0] + 90, spot[1] - 120))
    home = table.part.board.director.layout.spots["AC"].pose
    hung = table.part.board.pose("AC", table.drive.now)
    assert (round(hung.x - home.x), round(hung.y - home.y)) == (90, -120)
    sent = []
    table.scene.desk.act = lambda seat, action, press: sent.append(action) or 7
    table.pull(table.middle)
    table.release(table.middle)
    assert sent == [Play("AC")]
    assert table.part.board.hanging is not None


def test_a_refused_card_flies_back_from_the_pointer(screen):
    table = screen(leading(), manner=Manner(speed="normal"))
    table.scene.desk.act = lambda seat, action, press: 7
    table.drag(table.spot("AC"), table.middle)
    table.part.refused(Refused(7, "paused", {}), table.drive.now)
    assert table.part.board.hanging is None
    assert table.part.board.director.busy(table.drive.now)


def test_somebody_who_watches_sees_no_hand_and_can_ask_for_nothing(screen):
    table = screen(leading(), AFAR, ())
    assert table.hand == ()
    assert table.facts.keys == ()
    assert table.strip == "Anna is on lead"
    assert table.faces_shown() == {"AS"}
    table.by(0, Announce("H"))
    table.settle()
    assert table.faces_shown() == {"AS", "KH", "QH"}
    table.by(0, Play("KH"))
    table.by(1, Play("KD"))
    table.settle()
    assert table.faces_shown() == {"AS", "QH"}
    assert not any(words.startswith("You draw") for words in table.log)
    table.drive.key(pygame.KSCAN_1)
    table.drive.key(ENTER)
    assert table.asked == []


def test_a_new_deal_gathers_the_old_cards_and_deals_before_anybody_looks(screen):
    table = screen(position(options("schnapsen"), "QC", "JC", tricks=(5, 4), hand=1, points=(57, 58)))
    table.by(0, Play("QC"))
    table.by(1, Play("JC"))
    table.settle()
    table.turn(1000)
    table.drive.click(table.scene._go_on.rect.center)
    table.settle()
    assert table.sheet is None
    assert len(table.hand) == 5
    assert [len(table.part.board.zones[zone]) for zone in ("won:0", "won:1", "trick")] == [0, 0, 0]
    assert {"gather", "deal", "flip"} <= set(table.heard)


@pytest.mark.parametrize("size", [(960, 540), (1920, 1080), (1366, 768)])
def test_another_size_puts_every_card_in_its_place_at_once(screen, size):
    table = screen(leading(), manner=Manner(speed="normal"))
    table.play("AC")
    table.drive.resize(size)
    assert not table.part.board.director.busy(table.drive.now)
    assert table.part.board.areas.scale.size == size
    area = pygame.Rect((0, 0), size)
    assert all(area.contains(item.rect) for item in table.drawn("card"))


def test_nothing_moves_and_nothing_is_drawn_while_nothing_happens(screen):
    table = screen(leading())
    table.turn(4000, 400)
    assert table.part.next_frame() is None


def test_every_size_of_card_fits(talk):
    widths = []
    for size in ("small", "normal", "large"):
        table = talk(dealt(), manner=Manner(speed="off", card_size=size))
        widths.append(table.rect(table.hand[0]).w)
    assert widths == sorted(widths)
    assert len(set(widths)) == 3


@pytest.mark.parametrize(("game", "faces"), [(SCHNAPSEN, looks), (ECARTE, ecarte_looks)], ids=["schnapsen", "ecarte"])
def test_between_two_deals_people_are_waited_for_and_nothing_is_shuffled(drive, game, faces):
    drive.stage.push(Title([Entry("title-play", "play", lambda: None)]))
    screen, dice = CardScreen(drive, game, faces, preset(game, game.info.presets[0][0]), ALONE), random.Random(1)
    try:
        while screen.table.room.phase == "match":
            act(screen, dice)
            screen.turn(1200, 400)
        assert screen.table.room.phase == "between"
        screen.turn(4000, 400)
        assert screen.facts.strip.text == "Waiting until everybody is ready"
    finally:
        screen.close()
