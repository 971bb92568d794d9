"""The table scene, whatever is played: log, pause, lost link, sheet, log sheet, exits, people."""

import time

import pygame
import pytest
from kits.fake_table import computer, person
from kits.set_screen import THREE, SetScreen, screens

from game.core.table import Back, Chat, Closed, Lost, Note, Refused
from game.games.setgame.actions import Call
from game.games.setgame.options import SetOptions
from game.games.setgame.table import PACK
from game.ui.input import KeyDown, PointerDown, Wheel
from game.ui.scenes.table import Manner

MOVING = Manner(speed="normal")
ESC, ENTER, F10, F11 = pygame.KSCAN_ESCAPE, pygame.KSCAN_RETURN, pygame.KSCAN_F10, pygame.KSCAN_F11


screen = screens()


def drawn(table, first):
    return [item for key, item in table.scene._picture._items.items() if key == first or (isinstance(key, tuple) and key[0] == first)]


def words(table):
    return [line.words for line in table.scene.log.lines]


def button(table, number):
    table.drive.click(table.scene._buttons[number].rect.center)


def test_the_screen_saver_is_held_off_during_a_match(screen, drive):
    table = screen()
    assert not pygame.display.get_allow_screensaver()
    drive.stage.pop()
    assert pygame.display.get_allow_screensaver()
    assert table.went == []


def test_a_pause_hides_the_cards_and_stops_the_clock(screen):
    table = screen()
    table.drive.turn(1000)
    button(table, 2)
    assert table.table.asked == [("conduct", {"paused": True})]
    clock = table.facts.clock
    assert drawn(table, "card") == []
    assert drawn(table, "veil")
    table.drive.turn(5000)
    assert table.facts.clock == clock
    table.drive.key(ENTER)
    assert table.table.asked[-1] == ("conduct", {"paused": False})
    assert drawn(table, "card")


def test_a_pause_ends_by_a_press_on_its_plate_and_by_no_other(screen):
    table = screen()
    table.table.conduct(paused=True)
    table.drive.turn()
    table.click(table.lying[0])
    assert table.table.asked[-1] == ("conduct", {"paused": True})
    table.drive.click(table.scene._frame.scale.area.center)
    assert table.table.asked[-1] == ("conduct", {"paused": False})


@pytest.mark.parametrize("press", ["enter", "plate"])
def test_a_pause_over_a_sheet_or_the_log_ends_first_and_what_it_hides_is_still_there(screen, press):
    table = screen(SetOptions(finish="count", count=1, claim="instant", penalty="none"))
    table.take(1)
    table.drive.key(pygame.KSCAN_F7)
    table.table.conduct(paused=True)
    table.drive.turn()
    if press == "enter":
        table.drive.key(ENTER)
    else:
        table.drive.click(table.scene._frame.scale.area.center)
    assert table.table.asked[-1] == ("conduct", {"paused": False})
    assert table.scene.sheet is not None
    assert table.scene.log.open
    assert table.went == []


def test_nothing_can_be_pressed_in_a_pause(screen):
    table = screen()
    table.table.change(paused=True)
    table.drive.turn()
    table.drive.key(pygame.KSCAN_SPACE)
    table.click(table.lying[0])
    assert table.view.call is None


def test_guests_cannot_pause(screen):
    table = screen(owner=False)
    button(table, 2)
    assert table.table.asked == []


def test_a_lost_link_is_told_and_stops_every_press_until_it_is_back(screen):
    table = screen()
    table.table.tell(Lost())
    table.drive.turn()
    assert drawn(table, "veil")
    table.drive.key(pygame.KSCAN_SPACE)
    assert table.view.call is None
    table.drive.key(ESC)
    assert table.went == ["menu"]
    table.table.tell(Back())
    table.drive.turn()
    assert drawn(table, "veil") == []
    table.drive.key(pygame.KSCAN_SPACE)
    assert table.view.call.seat == 0


def test_a_restored_match_is_shown_at_once_and_its_log_told_anew(screen):
    table = screen()
    table.take(1)
    table.table.tell(Chat("Anna", "hello", None))
    table.drive.turn()
    table.table._version += 5
    table.table.restore()
    table.drive.turn()
    assert words(table) == []
    assert set(table.part.board.director.layout.spots) == set(table.lying)
    assert not table.part.board.director.busy(table.drive.now)


def test_chat_and_comings_and_goings_are_in_the_log(screen):
    table = screen()
    table.table.tell(Chat("Carla", "well played", None), Note("joined", "Dora"), Refused(None, "not_allowed", {}))
    table.drive.turn()
    assert words(table) == ["Carla: well played", "Dora has come in.", "This room plays without that."]
    assert table.scene.log.lines[0].seat == 2


def test_public_events_told_to_several_own_seats_are_logged_once(screen):
    table = screen(own=(0, 2))
    step = None
    table.table.by(2, Call())
    step = table.table._news[-1]
    table.table.tell(step)
    table.drive.turn()
    assert words(table).count("Carla calls") == 1


def test_a_closed_table_is_left(screen):
    table = screen()
    table.table.tell(Closed("kicked", {"by": "Host"}))
    table.drive.turn()
    assert table.went == [("kicked", {"by": "Host"})]


def test_menu_and_leaving_are_handed_on(screen):
    table = screen()
    table.drive.key(F10)
    button(table, 3)
    assert table.went == ["menu", "leave"]


def test_fullscreen_by_button(screen):
    table = screen()
    was = table.drive.window.fullscreen
    button(table, 1)
    assert table.drive.window.fullscreen != was
    button(table, 1)


def test_the_log_opens_scrolls_and_closes(screen):
    table = screen()
    for _ in range(6):
        table.take(1)
        table.drive.turn(1500)
    button(table, 0)
    assert drawn(table, "log sheet")
    stage, now = table.drive.stage, table.drive.now
    before = drawn(table, "log sheet")[0].look
    stage.handle(Wheel(now, 0, 1, (300, 300)))
    assert drawn(table, "log sheet")[0].look != before
    for _ in range(500):
        stage.handle(Wheel(now, 0, 1, (300, 300)))
    for _ in range(500):
        stage.handle(Wheel(now, 0, -1, (300, 300)))
    assert drawn(table, "log sheet")[0].look == before
    table.drive.key(ESC)
    assert drawn(table, "log sheet") == []
    assert table.went == []
    button(table, 0)
    stage.handle(PointerDown(now, 0, table.place(table.lying[0]).center))
    assert not table.scene.log.open


def test_known_shuffles_are_said_on_the_screen(screen):
    table = screen()
    assert drawn(table, "seeded") == []
    table.table.change(seeded=True)
    table.drive.turn()
    assert drawn(table, "seeded")


def test_people_have_names_badges_and_points(screen):
    table = screen(seats=(person("Anna"), computer("hard"), person("Carla", away=True)))
    people = table.scene.people
    assert [each.name for each in people] == ["Anna", "Computer (hard)", "Carla"]
    assert [each.here for each in people] == [True, False, False]
    assert people[2].away
    assert len(drawn(table, "row")) == 3


def test_a_seat_more_makes_room_for_a_line_more(screen):
    table = screen()
    table.table.change(seats=(*THREE, person("Dora")))
    table.drive.turn()
    assert len(drawn(table, "row")) == 4


def test_points_that_change_pop(screen):
    table = screen(manner=MOVING)
    table.turn(3000)
    before = drawn(table, "row")[1].look
    table.take(1)
    for _ in range(100):
        table.drive.turn(10)
        if table.scene._scores.popping(table.drive.now):
            break
    table.drive.turn(100)
    assert drawn(table, "row")[1].look != before
    assert table.scene._scores.popping(table.drive.now)
    table.drive.turn(1000)
    assert not table.scene._scores.popping(table.drive.now)


def test_the_sheet_takes_every_press_until_it_is_left(screen):
    table = screen(SetOptions(finish="count", count=1, claim="instant", penalty="none"))
    table.take(1)
    assert table.scene.sheet is not None
    assert drawn(table, "sheet")
    table.click(table.lying[0])
    assert table.part.hands.picks.get(0, ()) == ()
    table.drive.key(pygame.KSCAN_Q)
    assert table.scene.sheet is not None
    table.drive.click(table.scene._go_on.rect.center)
    assert [name for name, _ in table.went] == ["over"]


def brightest(table, rect):
    picture = pygame.Surface((1280, 720))
    table.scene.draw(picture, picture.get_rect())
    return max(max(picture.get_at((x, y))[:3]) for x in range(rect.x, rect.right) for y in range(rect.y, rect.bottom))


def test_below_a_sheet_the_table_is_dark_and_its_buttons_are_not(screen):
    table = screen(SetOptions(finish="count", count=1, claim="instant", penalty="none"))
    row, button = table.scene._frame.rows[0], table.scene._buttons[0].rect
    points = pygame.Rect(row.right - 30, row.y + 8, 25, row.h - 16)
    points_before, button_before = brightest(table, points), brightest(table, button)
    table.take(1)
    table.turn(8000)  # no paper falls any more
    assert brightest(table, points) < points_before // 2
    assert brightest(table, button) == button_before


def test_paper_falls_for_a_winner_and_stops(screen):
    table = screen(SetOptions(finish="count", count=1, claim="instant", penalty="none"), manner=MOVING)
    table.take(1)
    table.turn(1500)
    assert drawn(table, "snow")
    for _ in range(16):
        table.turn(500)
    assert drawn(table, "snow") == []
    assert table.scene.next_frame(table.drive.now) is None


@pytest.mark.parametrize("manner", [Manner(speed="off"), Manner(still=True)], ids=["off", "reduced"])
def test_where_nothing_moves_no_points_pop_and_no_paper_falls(screen, manner):
    table = screen(SetOptions(finish="count", count=1, claim="instant", penalty="none"), manner=manner)
    table.take(1)
    for _ in range(20):
        table.drive.turn(50)
        assert not table.scene._scores.popping(table.drive.now)
        assert drawn(table, "snow") == []
    assert table.scene.sheet.winners


def test_happenings_polled_before_the_scene_was_there_are_played(drive):
    from game.ui.scenes.table import Exits, Manner, TableScene

    table = SetScreen(drive)
    three = table.a_set()
    table.table.by(1, Call())
    news = table.table.poll(drive.now)
    assert three
    scene = TableScene(table.table, lambda desk: table.part, table.scene._pack, table.faces, Exits(*[lambda *a: None] * 4), Manner(), news)
    drive.stage.replace(scene)
    scene.step(drive.now)
    assert [line.words for line in scene.log.lines] == ["Ben calls"]
    table.close()


def test_a_held_key_calls_once(screen):
    table = screen()
    for repeat in (False, True, True):
        table.drive.stage.handle(KeyDown(table.drive.now, 0, pygame.KSCAN_SPACE, 32, 0, repeat))
    assert table.view.call.more == 0


def test_every_note_and_refusal_there_can_be_has_words(screen):
    from game.core.errors import CODES as of_rules
    from net.refusals import CODES as of_rooms
    from net.refusals import NOTES

    table = screen()
    say = table.drive.stage.speech.say_or
    keys = [f"table-note-{kind}" for kind in NOTES] + [f"refused-{code.replace('_', '-')}" for code in {*of_rules, *of_rooms}]
    assert [key for key in keys if say("", key, name="Anna", option="a", other="b") == ""] == []


def test_faces_made_in_a_burst_are_all_shown_without_waiting_for_news(screen, drive):
    table = screen()
    table.turn(3000)
    table.faces.prepare(PACK, [f"{n // 27 % 3}{n // 9 % 3}{n // 3 % 3}{n % 3}" for n in range(40)], 91)
    while not all(job.done() for job in table.faces._jobs.values()):
        time.sleep(0.01)
    table.turn(20)
    for _ in range(10):
        drive.turn()
    assert not table.faces.working


def test_after_a_match_people_may_go_and_the_last_sheet_still_names_them(screen, drive):
    table = screen(options=SetOptions(claim="instant", finish="count", count=1))
    table.take(0)
    table.turn(3000)
    names = [person.name for person in table.scene.people]
    assert table.table.room.phase == "over"
    table.table.change(seats=(table.table.room.seats[2], table.table.room.seats[0]))
    table.turn(100)
    assert [person.name for person in table.scene.people] == names


def test_during_a_match_people_come_and_go(screen, drive):
    table = screen()
    table.table.change(seats=(*THREE[:2], person("Dora")))
    table.turn(100)
    assert [person.name for person in table.scene.people][2] == "Dora"


def test_the_log_opens_scrolls_and_closes_by_keys_and_by_a_pad(screen):
    table = screen()
    keys = table.drive.stage.bindings
    table.drive.key(keys.code("log"))
    assert table.scene.log.open
    assert drawn(table, "log sheet")
    table.drive.key(keys.code("log"))
    assert not table.scene.log.open
    table.pad(7, keys.code("pad-log"))
    assert table.scene.log.open
    table.pad(7, keys.code("pad-cancel"), "cancel")
    assert not table.scene.log.open
    assert table.went == []
