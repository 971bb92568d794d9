"""The room: who sees what at every size, what a press asks for, by keys, mouse and pad; nothing typed is lost."""

import pygame
import pytest
from kits.lan_scenes import LEVELS, RoomScreen
from kits.lan_table import ANN, BEN, DORA, OPEN, a_room, sits
from kits.menus import overlaps, shown, unreadable
from msgspec.structs import replace

from game.core.room import PeerInfo, SeatInfo
from game.core.table import Chat, Note
from game.ui.scenes.ask import Ask
from game.ui.scenes.box import Box
from game.ui.scenes.room import Where
from game.ui.scenes.room_words import Result, ping
from game.ui.scenes.title import Title

SIZES = [(960, 540), (1024, 768), (1920, 1080), pytest.param((3840, 2160), marks=pytest.mark.long)]
ENTER, ESC, TAB = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE, pygame.KSCAN_TAB
LONG = "Maximilian der Allererste"[:24]
TEN = [sits(f"{LONG[:21]} {n}", n, ready=n % 2 > 0) for n in range(1, 11)]
FULL = (*TEN, SeatInfo("computer", level="master"), sits("X", 12, away=True))
MANY = tuple(PeerInfo(n, (f"{LONG[:21]} {n}",), 1000 * n, owner=n == 1) for n in range(1, 13))
RESULT = Result((sits("Ann", 1), sits("Ben", 2)), ("12", "7"), (0,))
ROOMS = {
    "host": {"peer": 1},
    "guest": {},
    "host alone": {"peer": 1, "room": a_room(seats=(sits("Ann", 1), *(OPEN,) * 11), peers=(ANN,))},
    "full": {"peer": 1, "room": a_room(seats=FULL, peers=MANY)},
    "watched": {"room": a_room(peers=(ANN, BEN, DORA, PeerInfo(7, ())))},
    "of two": {"peer": 1, "room": a_room(seats=(sits("Ann", 1), OPEN))},
    "of four": {"peer": 1, "room": a_room(seats=(sits("Ann", 1), sits("Ben", 2), SeatInfo("computer", level="easy"), OPEN))},
    "of pairs": {"peer": 1, "room": a_room("scopa", "scopone", (sits("Ann", 1), sits("Ben", 2), OPEN, SeatInfo("computer", level="easy")))},
    "of computers": {"peer": 1, "room": a_room(seats=(sits("Ann", 1), *(SeatInfo("computer", level="master"),) * 11))},
    "after a match": {"room": a_room(phase="over"), "result": RESULT},
    "over a match": {"room": a_room(phase="match"), "over": True},
    "seeded": {"room": a_room(seeded=True)},
    "many addresses": {"peer": 1, "where": Where("7K3F-0000", ("192.168.178.123",) * 7, 27431, True)},
    "no code": {"peer": 1, "where": Where(None, ("fe80::1234:5678:9abc:def0",), 40000, True)},
    "on this machine": {"where": Where(None, (), 0, False)},
}


@pytest.fixture
def room(drive):
    return lambda **more: RoomScreen(drive, **more)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("more", ROOMS.values(), ids=ROOMS.keys())
def test_nothing_overlaps_leaves_the_canvas_or_is_cut(size, more, room, stage, monkeypatch):
    pygame.display.set_mode(size, pygame.RESIZABLE)
    stage.window.fit()
    stage.resized()
    screen = room(**more)
    assert overlaps(screen.scene.form, stage.window.area) == ([], [], [])
    assert unreadable(monkeypatch, lambda: shown(stage), least=8) == []


def test_computers_of_one_level_are_told_apart_by_a_number(room):
    easy, hard = SeatInfo("computer", level="easy"), SeatInfo("computer", level="hard")
    screen = room(peer=1, room=a_room(seats=(easy, sits("Ann", 1), hard, easy)))
    assert [seat.look.name for seat in screen.scene.seats] == ["Computer (easy) 1", "Ann", "Computer (hard)", "Computer (easy) 2"]


def test_p3_partners_are_shown_as_teams_where_there_are_any(room):
    seats = (sits("Ann", 1), sits("Ben", 2), SeatInfo("computer", level="easy"), OPEN)
    pairs = room(peer=1, room=a_room("scopa", "scopa", seats)).scene.seats
    assert [seat.look.below.rpartition(" · ")[2] for seat in pairs] == ["team 1", "team 2", "team 1", "team 2"]
    alone = room(peer=1, room=a_room("scopa", "scopa", seats[:3])).scene.seats
    assert not any("team" in seat.look.below for seat in alone)


@pytest.mark.parametrize("more", ROOMS.values(), ids=ROOMS.keys())
def test_the_next_key_comes_to_everything_that_can_be_used(more, room, drive):
    screen = room(**more)
    usable = [widget for widget in screen.scene.form.widgets if widget.usable]
    seen = []
    for _ in usable:
        seen.append(screen.scene.form.focus)
        drive.key(TAB, pygame.K_TAB)
    assert len({id(widget) for widget in seen}) == len(usable)


# --- what is said


def test_the_host_sees_code_every_address_port_and_the_firewall_hint(room):
    look = room(peer=1).scene.board.look
    assert (look.code, look.addresses) == ("7K3F-0000", ("192.168.178.23:27431", "10.0.3.7:27431"))
    assert "TCP 27431, UDP 27430" in look.hint


def test_many_addresses_are_all_there_and_the_port_once(room):
    many = tuple(f"10.0.{n}.1" for n in range(6))
    assert room(peer=1, where=Where("7K3F-0000", many, 27431, True)).scene.board.look.addresses == ("Port 27431", *many)


def test_everybody_is_shown_with_how_far_away_he_is(room):
    host = room(peer=1).scene.seats
    assert [(seat.look.name, seat.look.below) for seat in host[:2]] == [("Ann", "host"), ("Ben", "2.5 ms")]
    guest = room(room=a_room(peers=(ANN, BEN, DORA))).scene
    assert [(seat.look.name, seat.look.below) for seat in guest.seats[:2]] == [("Ann", "host, 0.2 ms"), ("Ben", "at this screen")]
    assert guest.watchers.words == "Watching: Dora (15 ms)"


def test_who_is_away_ready_or_a_computer_differs_by_more_than_colour(room):
    seats = (sits("Ann", 1, ready=True), sits("Ben", 2, away=True), SeatInfo("computer", level="hard"), OPEN)
    looks = [seat.look for seat in room(room=a_room(seats=seats)).scene.seats]
    assert [look.sign for look in looks] == ["signal", "globe", "robot", "plus"]
    assert [look.ready for look in looks] == [True, False, False, False]
    assert looks[1].below == "connection lost"


def test_what_is_waited_for_is_said(room):
    assert room(peer=1).scene.status.words == "Ben is not ready yet."
    assert room().scene.status.words == "Are you ready?"
    ready = a_room(seats=(sits("Ann", 1), sits("Ben", 2, ready=True)))
    assert room(peer=1, room=ready).scene.status.words == "Everybody is ready."
    assert room(room=ready).scene.status.words == "The host can start now."


def test_the_result_of_the_last_match_stays_until_the_next(room):
    screen = room(room=a_room(phase="over"), result=RESULT)
    assert screen.scene.status.words.startswith("Ann wins!")
    assert [(seat.look.points, seat.look.won) for seat in screen.scene.seats[:3]] == [("12", True), ("7", False), ("", False)]
    screen.become(seats=(sits("Ben", 2), sits("Ann", 1), *(OPEN,) * 10))  # they changed seats
    assert [seat.look.points for seat in screen.scene.seats[:2]] == ["", ""]


@pytest.mark.parametrize(("us", "words"), [(180, "0.2 ms"), (2450, "2.5 ms"), (9960, "10.0 ms"), (15_400, "15 ms")])
def test_a_round_trip_in_words(us, words, speech):
    assert ping(speech, us) == words


# --- presses


def test_a_guest_is_ready_by_enter_and_not_any_more_by_another(room, drive):
    screen = room()
    drive.key(ENTER, pygame.K_RETURN)
    screen.become(seats=(sits("Ann", 1), sits("Ben", 2, ready=True), *(OPEN,) * 10))
    drive.key(ENTER, pygame.K_RETURN)
    assert screen.table.asked == [("ready", (1,), True), ("ready", (1,), False)]


def test_the_owner_starts_by_enter_and_by_pad(room, drive):
    screen = room(peer=1)
    drive.key(ENTER, pygame.K_RETURN)
    drive.post(pygame.JOYBUTTONDOWN, instance_id=7, button=0)
    assert screen.table.asked == [("start",), ("start",)]


def test_turns_cannot_start_with_an_open_seat_and_say_so(room, stage, monkeypatch):
    screen = room(peer=1, room=a_room(seats=(OPEN, OPEN)))
    assert not screen.widget("Start").usable
    assert screen.scene.status.words == "Nobody sits at the table yet."


def test_a_guest_takes_a_free_seat_with_one_click(room, drive):
    screen = room(room=a_room(seats=(sits("Ann", 1), OPEN, OPEN)))
    drive.click(screen.scene.seats[2].rect.center)
    assert screen.went == [("sit", 2, "Ben", None)]
    drive.key(ENTER, pygame.K_RETURN)
    assert screen.went[1:] == [("sit", 2, "Ben", None)]


def test_without_a_seat_the_main_button_takes_the_first_free_one(room, drive):
    screen = room(room=a_room(seats=(sits("Ann", 1), SeatInfo("computer", level="easy"), OPEN)))
    drive.key(ENTER, pygame.K_RETURN)
    assert screen.went == [("sit", 2, "Ben", None)]


def test_a_guest_stands_up(room, drive):
    screen = room()
    drive.click(screen.scene.seats[1].rect.center)
    screen.press("Stand up")
    assert screen.table.asked == [("stand", 1)]
    assert drive.stage.top is screen.scene


def test_somebody_elses_seat_does_nothing_for_a_guest(room, drive):
    screen = room()
    drive.click(screen.scene.seats[0].rect.center)
    assert drive.stage.top is screen.scene
    assert screen.table.asked == screen.went == []


@pytest.mark.parametrize("level", LEVELS)
def test_the_owner_seats_a_computer_of_any_level(room, drive, level):
    screen = room(peer=1)
    drive.click(screen.scene.seats[5].rect.center)
    screen.press(level)
    assert screen.table.asked == [("fill", 5, level)]


def test_the_owner_opens_a_computers_seat_again(room, drive):
    screen = room(peer=1, room=a_room(seats=(sits("Ann", 1), SeatInfo("computer", level="easy"))))
    drive.click(screen.scene.seats[1].rect.center)
    screen.press("Leave the seat open")
    assert screen.table.asked == [("fill", 1, None)]


def test_sending_somebody_away_is_asked_once(room, drive):
    screen = room(peer=1)
    drive.click(screen.scene.seats[1].rect.center)
    screen.press("Send away")
    assert isinstance(drive.stage.top, Ask)
    drive.key(ENTER, pygame.K_RETURN)  # the harmless answer
    assert screen.table.asked == []
    drive.click(screen.scene.seats[1].rect.center)
    screen.press("Send away")
    screen.press("Send away")
    assert screen.table.asked == [("kick", 2)]


def test_one_more_person_at_this_screen_with_a_pad_of_his_own(room, drive):
    screen = room(peer=1, pads={3: "Sixteen button pad"})
    drive.click(screen.scene.seats[4].rect.center)
    screen.press("Another player")
    drive.stage.top.lines[1][0].confirm()  # from the keyboard on to the pad
    screen.press("Sit down")
    assert screen.went == [("sit", 4, "Player 2", 3)]


def test_the_owner_changes_what_is_played_between_matches_only(room, drive):
    screen = room(peer=1)
    screen.press("Change game")
    assert screen.went == ["change"]
    screen.become(phase="match")
    assert not screen.widget("Change game").usable
    assert not [widget for widget in room().scene.form.widgets if getattr(widget, "words", "") == "Change game"]


def test_the_owner_says_what_happens_for_those_away(room, drive):
    screen = room(peer=1)
    screen.press("Room rules")
    assert isinstance(drive.stage.top, Box)
    for _ in range(3):
        drive.key(pygame.KSCAN_RIGHT)
    assert screen.table.asked == [("conduct", ("away_policy", policy)) for policy in ("computer", "wait", "end")]


def test_leaving_is_asked_of_the_house(room, drive):
    screen = room()
    drive.key(ESC, pygame.K_ESCAPE)
    assert screen.went == ["leave"]


def test_over_a_match_one_goes_back_to_it(room, drive):
    drive.stage.push(Title([]))
    room(room=a_room(phase="match"), over=True)
    drive.key(ENTER, pygame.K_RETURN)
    assert isinstance(drive.stage.top, Title)


# --- talking


def test_a_line_is_said_by_enter_and_the_field_is_empty_again(room, drive):
    screen = room()
    drive.key(pygame.KSCAN_F5)
    drive.type("Hi all")
    drive.key(ENTER, pygame.K_RETURN)
    drive.key(ENTER, pygame.K_RETURN)  # nothing to say
    assert screen.table.asked == [("say", "Hi all")]
    assert screen.scene.line.value == screen.talk.draft == ""


def test_what_is_being_typed_survives_whatever_changes_in_the_room(room, drive):
    screen = room()
    drive.key(pygame.KSCAN_F5)
    drive.type("Hel")
    screen.become(seats=(sits("Ann", 1), sits("Ben", 2), sits("Dora", 3), *(OPEN,) * 9), peers=(ANN, BEN, DORA))
    screen.tell(Chat("Ann", "come on", None))
    drive.type("lo")
    assert screen.scene.form.focus is screen.scene.line
    assert screen.scene.line.value == screen.talk.draft == "Hello"


def test_letters_typed_do_nothing_else(room, drive):
    screen = room()
    drive.key(pygame.KSCAN_F5)
    for scancode, key in ((pygame.KSCAN_SPACE, pygame.K_SPACE), (pygame.KSCAN_Q, pygame.K_q), (pygame.KSCAN_LEFT, pygame.K_LEFT)):
        drive.key(scancode, key)
    assert screen.table.asked == screen.went == []
    assert screen.scene.form.focus is screen.scene.line


def test_a_quick_phrase_by_mouse(room, drive):
    screen = room()
    drive.click(screen.scene.phrases.rect.center)
    screen.press("Good luck")
    assert screen.table.asked == [("say", ("phrase", "luck"))]


def test_comings_and_goings_and_what_is_said_are_in_the_conversation(room):
    screen = room()
    screen.tell(Note("joined", "Dora"), Chat("Ann", "", "hello"), Chat("Ben", "Hi", None), Chat("Ann", "", "a.new.phrase"))
    assert [line.words for line in screen.talk.log.lines] == ["Dora has come in.", "Ann: Hello!", "Ben: Hi", "Ann: …"]
    assert [line.seat for line in screen.talk.log.lines] == [None, 0, 1, 0]


# --- the link


def test_a_lost_link_veils_the_room_until_it_is_back(room, stage):
    screen = room()
    before = pygame.image.tobytes(shown(stage), "RGB")
    screen.table.connected = False
    screen.tell()
    veiled = pygame.image.tobytes(shown(stage), "RGB")
    screen.table.connected = True
    screen.tell()
    assert veiled != before == pygame.image.tobytes(shown(stage), "RGB")


def test_nothing_changes_nothing_is_drawn(room, drive):
    screen = room()
    for _ in range(5):
        drive.turn()
    drawn = drive.loop.stats.count
    for _ in range(5):
        drive.turn()
    assert drive.loop.stats.count == drawn
    screen.become(peers=(ANN, replace(BEN, ping_us=900)))
    assert drive.loop.stats.count > drawn
