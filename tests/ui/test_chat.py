"""Saying something at the table: the table goes on in sight, its keys are silent, nothing written is lost."""

import pygame
import pytest
from kits.lan_table import LanTable, a_room
from kits.menus import overlaps, shown, unreadable
from kits.set_screen import screens

from game.core.table import Chat, Note
from game.games import GAMES
from game.ui.hud.chat import PHRASES, Conversation, Talk, said
from game.ui.input import Wheel
from game.ui.scenes.chat import ChatBox
from game.ui.scenes.menu import Deed, Menu
from game.ui.scenes.room_boxes import conduct_box, person_box, phrase_box, seat_box
from game.ui.scenes.table import TableScene
from game.ui.scenes.title import Title
from game.ui.seating import Offers

SIZES = [(960, 540), (1024, 768), (1920, 1080), pytest.param((3840, 2160), marks=pytest.mark.long)]
ENTER, ESC, F5 = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE, pygame.KSCAN_F5
screen = screens()


class Saying:
    """A match of Set, and a box over it that is opened like at a table of the network."""

    def __init__(self, screen, drive):
        self.drive, self.said, self.talk = drive, [], Talk()
        self.table = screen("speed")
        exits = self.table.scene._exits
        object.__setattr__(exits, "chat", self.open)

    def open(self):
        self.drive.stage.push(ChatBox(self.talk, lambda line, phrase: self.said.append((line, phrase))))

    @property
    def box(self):
        return self.drive.stage.top


@pytest.fixture
def saying(screen, drive):
    return Saying(screen, drive)


def test_a_line_is_said_by_enter_and_the_box_is_gone(saying, drive):
    drive.key(F5)
    drive.type("I see it")
    drive.key(ENTER)
    assert saying.said == [("I see it", None)]
    assert isinstance(drive.stage.top, TableScene)


def test_while_typing_the_keys_of_the_table_are_silent(saying, drive):
    drive.key(F5)
    for scancode, key in ((pygame.KSCAN_Q, pygame.K_q), (pygame.KSCAN_SPACE, pygame.K_SPACE), (pygame.KSCAN_A, pygame.K_a)):
        drive.key(scancode, key)
    assert not saying.table.part.hands.picks
    drive.key(ESC)
    drive.key(pygame.KSCAN_Q, pygame.K_q)
    assert saying.table.part.hands.picks  # and now they are not


@pytest.mark.parametrize("how", ["escape", "the chat key", "a click beside it", "the menu key"])
def test_what_was_written_is_kept_when_the_box_is_put_away(saying, drive, how):
    drive.key(F5)
    drive.type("Wait")
    ways = {
        "escape": lambda: drive.key(ESC),
        "the chat key": lambda: drive.key(F5),
        "a click beside it": lambda: drive.click((300, 300)),
        "the menu key": lambda: drive.key(pygame.KSCAN_F10),
    }
    ways[how]()
    assert isinstance(drive.stage.top, TableScene)
    assert saying.said == []
    drive.key(F5)
    assert saying.box.line.value == "Wait"


def test_a_click_beside_the_box_picks_no_card(saying, drive):
    drive.key(F5)
    saying.table.click(saying.table.lying[0])
    assert not saying.table.part.hands.picks


def test_a_quick_phrase_by_a_click_and_by_pad(saying, drive):
    drive.key(F5)
    drive.click(saying.box.phrases[4].rect.center)
    drive.key(F5)
    saying.box.form.focus_on(saying.box.phrases[0])
    drive.post(pygame.JOYBUTTONDOWN, instance_id=7, button=0)
    assert saying.said == [("", "close"), ("", "hello")]


def test_the_button_beside_the_table_opens_it(saying, screen, drive):
    made = saying.table.scene
    made.enter(drive.stage)  # as it would have been from the start
    made.arrange(drive.stage.scale)
    [button] = [each for each in made._buttons if each.sign == "chat"]
    drive.click(button.rect.center)
    assert isinstance(drive.stage.top, ChatBox)


def test_what_others_say_meanwhile_appears_in_the_box(saying, drive, speech):
    drive.key(F5)
    drive.turn()
    drawn = drive.loop.stats.count
    saying.talk.hear(Chat("Ann", "Hurry!", None), None, speech)
    drive.turn(1100)
    assert drive.loop.stats.count > drawn
    assert saying.box.conversation._log.lines[-1].words == "Ann: Hurry!"


def test_the_table_stays_bright_behind_the_box(saying, drive):
    before = shown(drive.stage).get_at((300, 300))
    drive.key(F5)
    assert shown(drive.stage).get_at((300, 300)) == before


# --- in words


@pytest.mark.parametrize(
    ("happening", "words", "loud"),
    [
        (Chat("Ben", "Hi", None), "Ben: Hi", True),
        (Chat("Ben", "", "thanks"), "Ben: Thanks, bye!", True),
        (Chat("Ben", "", "zzz"), "Ben: …", True),
        (Note("dropped", "Ben"), "Ben has lost the connection.", False),
        (Note("kicked", "Ben"), "Ben was sent away.", False),
        (Note("joined", ""), "Somebody has come in.", False),
        (Note("paused", ""), "The match stands still.", False),
        (Note("something-new", "Ben"), "Ben", False),
    ],
)
def test_what_is_said_stands_out_from_what_happens(happening, words, loud, speech):
    line = said(happening, a_room(), speech)
    assert (line.words, line.loud) == (words, loud)
    assert line.seat == (1 if happening.name else None)


def test_every_phrase_has_words(speech):
    assert not [key for key in PHRASES if speech.say(f"phrase-{key}") == f"phrase-{key}"]


# --- the conversation


@pytest.fixture
def long_talk(speech, stage):
    talk = Talk()
    for number in range(50):
        talk.hear(Chat("Ann", f"line {number}", None), None, speech)
    widget = Conversation(talk)
    widget.place(pygame.Rect(10, 10, 360, 200), stage.scale)
    return widget


def test_a_conversation_scrolls_back_and_to_its_end(long_talk):
    assert long_talk.wheel(2)
    assert long_talk.go("up")
    while long_talk.wheel(-1):
        pass
    assert long_talk._log.back == 0
    assert not long_talk.go("down")
    assert not long_talk.go("left")


def test_a_short_conversation_lets_the_arrows_lead_away(speech, stage):
    talk = Talk()
    talk.hear(Note("joined", "Ann"), None, speech)
    widget = Conversation(talk)
    widget.place(pygame.Rect(10, 10, 360, 200), stage.scale)
    assert not widget.go("up")


def test_the_wheel_over_it_turns_its_lines(long_talk, drive):
    drive.stage.push(Title([]))
    drive.stage.top.form.replace([long_talk])
    drive.stage.handle(Wheel(drive.now, 0, 3, (50, 50)))
    assert long_talk._log.back == 9


# --- boxes


def boxes(stage):
    table, everything = LanTable(a_room(), 1), Offers(("Maximilian der Allererst",), ("Ben",), True, True, True, True, 3)
    levels = ("beginner", "easy", "medium", "hard", "master")
    return {
        "chat": ChatBox(Talk(), print),
        "menu": Menu("Kitchen", "The match goes on meanwhile.", [Deed(word, print, "play") for word in "abcdefg"]),
        "long menu": Menu("Kitchen", "The match goes on meanwhile.", [Deed(word, print, "play") for word in "abcdefghij"]),
        "seat": seat_box(stage, table, 2, everything, levels, print, print, print),
        "person": person_box(stage, "Player 2", {3: "Sixteen button pad"}, print),
        "conduct": conduct_box(stage, table, GAMES["set"]),
        "phrases": phrase_box(stage, print),
    }


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", ["chat", "menu", "long menu", "seat", "person", "conduct", "phrases"])
def test_nothing_overlaps_or_is_cut_in_a_box(size, name, stage, monkeypatch):
    pygame.display.set_mode(size, pygame.RESIZABLE)
    stage.window.fit()
    stage.resized()
    stage.push(Title([]))
    box = boxes(stage)[name]
    stage.push(box)
    assert overlaps(box.form, stage.window.area) == ([], [], [])
    assert unreadable(monkeypatch, lambda: shown(stage), least=9) == []


def test_a_menu_does_what_was_chosen_after_it_is_gone(drive):
    done = []
    drive.stage.push(Title([]))
    drive.stage.push(Menu("x", "", [Deed("one", lambda: done.append(drive.stage.top)), Deed("two", print)]))
    drive.key(ENTER)
    assert isinstance(done[0], Title)
    drive.stage.push(Menu("x", "", [Deed("one", print)]))
    drive.key(pygame.KSCAN_F10)
    assert isinstance(drive.stage.top, Title)
