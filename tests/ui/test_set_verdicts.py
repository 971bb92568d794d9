"""Verdicts, the table's changes, the end and the words of Set on the screen (S6–S8, S12–S16, S18–S21)."""

import pygame
import pytest
from kits.fake_table import computer, person
from kits.set_screen import FREE_OF_SETS, THREE, screens

from game.core.table import Back, Lost, Refused
from game.games.setgame.actions import AskHelp, Call, Claim, GiveUp, Hint, Pick
from game.games.setgame.options import SetOptions
from game.games.setgame.pack import FEATURES, alike, fault, sets_among
from game.games.setgame.table.showcase import LastSet
from game.ui.table_part import PhotoFinish, Runner

SPACE, ENTER = pygame.KSCAN_SPACE, pygame.KSCAN_RETURN
PEOPLE = (person("Anna"), person("Ben"), person("Carla"), computer("hard", "Dora"))
screen = screens()


# --- verdicts (S12–S16)


def test_s12_the_last_set_stays_in_view_with_its_marks_and_blocks_nothing(screen):
    table = screen()
    three = table.take(1)
    assert table.part.story.last.cards == three
    assert [key for key in table.items() if key[0] == "last card"] == [("last card", i) for i in range(3)]
    assert len([key for key in table.items() if key[0] == "last mark"]) == len(FEATURES)
    assert table.part.story.fresh
    table.drive.key(SPACE)  # blocks no input
    assert table.view.call.seat == 0
    table.drive.turn(1400)
    assert table.part.story.fresh
    table.drive.turn(120)
    assert not table.part.story.fresh


def test_s12_marks_tell_alike_from_different(screen):
    table = screen()
    three = table.take(1)
    for i, same in enumerate(table.part.story.last.alike):
        assert same == (len({card[i] for card in three}) == 1)


@pytest.mark.parametrize("options", ["classic", "speed"])
def test_s14_a_wrong_claim_is_told_with_the_reason_in_words(screen, options):
    table = screen(options)
    # number differs first: one, one, two
    three = next(t for t in triples(table.lying) if (why := fault(t)) and why[0] == "colour" and why[1].count("red") == 2)
    if options == "classic":
        table.drive.key(SPACE)
    for card in three:
        table.click(card)
    odd = next(value for value in fault(three)[1] if value != "red")
    assert table.facts.strip.text == f"No set – colour: two red, one {odd}"
    assert table.facts.strip.tone == "wrong"
    assert "wrong" in table.heard
    assert table.part.hands.picks.get(0, ()) == ()
    assert set(three) <= set(table.lying)


def triples(cards):
    return [(a, b, c) for i, a in enumerate(cards) for j, b in enumerate(cards[:i]) for c in cards[:j]]


def test_s14_numbers_are_told_without_muddle(screen):
    table = screen()
    assert table.part.words.fault("number", ("one", "two", "one")) == "number: twice one, once two"
    assert table.part.words.fault("shape", ("oval", "squiggle", "oval")) == "shape: two ovals, one squiggle"


def test_s13_a_lock_out_is_shown_as_it_runs_out(screen):
    table = screen("speed")
    for card in table.no_set():
        table.click(card)
    assert table.facts.scores[0].wait == pytest.approx(1, abs=0.02)
    table.drive.turn(2500)
    assert table.facts.scores[0].wait == pytest.approx(0.5, abs=0.02)
    assert table.facts.scores[1].wait is None
    table.drive.turn(1500)
    assert table.facts.strip.text == "Wait 1 s"
    table.drive.turn(1500)
    assert table.facts.scores[0].wait is None


def test_s15_a_beaten_call_is_a_photo_finish_for_all(screen):
    table = screen()
    table.by(1, Call())
    table.by(2, Call(), ms=40)
    finish = table.facts.finish
    assert [(runner.seat, round(runner.ms)) for runner in finish.runners] == [(1, 0), (2, 60)]  # a turn of 20 ms lies between
    assert finish.what == "for the call"
    assert "beaten" not in table.heard
    table.drive.turn(3600)
    assert table.facts.finish is None


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (2560, 1080)])
@pytest.mark.parametrize("people", [1, 4])
def test_s10_beside_a_photo_finish_a_call_can_still_be_seen_and_pressed_and_nothing_unseen_can(screen, size, people):
    seats = (*PEOPLE[:people], *[computer("easy", f"C{i}") for i in range(5 - people)])
    table = screen(seats=seats, own=tuple(range(people)))
    table.drive.resize(size)
    table.drive.stage.enlarge(1.5)
    table.part.story.photo = PhotoFinish("for the call", (Runner(4, 0.0), Runner(3, 30.0)))
    table.part.story._ends["photo"] = table.drive.now + 10**12
    table.drive.turn()
    items, line = table.scene._picture.items, table.scene._frame.keys
    drawn = {key[1]: item.rect for key, item in items.items() if key[0] == "hint"}
    photo = items["photo"].rect
    assert line.contains(photo)
    assert not any(photo.colliderect(rect) for rect in drawn.values())
    if people == 1:
        assert "call:0" in drawn
    pressed = []
    table.part.press = lambda hint, at: pressed.append(hint)
    for x in range(line.x, line.right, 7):
        there = [name for name, rect in drawn.items() if rect.collidepoint(x, line.centery)]
        enabled = [hint.id for hint in table.facts.keys if hint.id in there and hint.enabled]
        table.drive.click((x, line.centery))
        assert pressed == enabled, x
        pressed.clear()


def test_s15_who_is_beaten_here_is_told_by_whom_and_by_how_much(screen):
    table = screen("speed")
    three = table.a_set()
    lay = [table.view.table.index(card) for card in three]
    for card in three[:2]:
        table.click(card)
    kept = next(card for card in table.lying if card not in three)
    table.take(1, three)
    table.by(0, Claim((three[0], three[1], kept)), ms=0)
    assert table.facts.strip.text.startswith("Ben was ")
    assert table.facts.strip.text.endswith(" ms faster")
    assert "beaten" in table.heard
    assert {slot for slot, _ in table.part.story.beaten.values()} == set(lay[:2])
    assert len(table.marks("beaten")) == 2


def test_s15_several_beaten_by_the_same_taking_share_one_photo_finish(screen):
    table = screen(seats=PEOPLE)
    table.by(3, Call())
    table.by(2, Call(), ms=30)
    table.by(1, Call(), ms=0)
    assert [runner.seat for runner in table.facts.finish.runners] == [3, 1, 2]


def test_s15_beaten_by_more_than_half_a_second_is_only_an_answer(screen):
    table = screen("speed")
    three = table.take(1)
    table.drive.turn(900)
    table.table.by(0, Claim(three), None, (0, 99))
    table.drive.turn()
    assert table.facts.finish is None
    assert table.facts.strip.text.startswith("Ben was ")


def test_s16_both_times_are_shown_where_lag_was_credited(screen):
    table = screen(SetOptions(lag_fair=25))
    table.table.by(1, Call(), 10**9, lag=0)
    table.table.by(2, Call(), 10**9 + 30_000_000, lag=10_000_000)
    table.drive.turn()
    runner = table.facts.finish.runners[1]
    assert round(runner.ms) == 20
    assert runner.detail == "(arrived + 30 ms, credit 10 ms)"


def test_other_refusals_are_put_into_words(screen):
    table = screen("speed")
    for card in table.no_set():
        table.click(card)
    for card in table.no_set():
        table.click(card)
    assert table.facts.strip.text == "You have to wait a moment."
    assert table.part.hands.picks.get(0, ()) == ()
    assert "error" in table.heard


def test_a_refusal_of_something_else_does_no_harm(screen):
    table = screen()
    table.table.tell(Refused(77, "late", {}))
    table.drive.turn()
    assert table.facts.strip.text == "Too late: the time was up."


# --- the table (S6–S8)


def test_s7_a_banner_tells_of_three_more_cards(screen):
    table = screen(order=[*FREE_OF_SETS[:12]])
    assert len(table.view.table) > 12
    three = table.take(1)
    assert three not in sets_among(table.lying)
    table.table.order = None
    fresh = screen(seats=THREE)
    while not any("Three more" in line.words for line in fresh.scene.log.lines):
        fresh.take(1)
        fresh.drive.turn(2000)
    assert "three-added" in fresh.heard


def test_s8_a_table_that_shrinks_puts_every_card_in_its_new_place(screen):
    table = screen()
    assert len(table.view.table) == 15
    table.take(1)
    assert len(table.view.table) == 12
    spots = table.part.board.director.layout.spots
    assert set(spots) == set(table.lying)
    for slot, card in enumerate(table.view.table):
        assert (spots[card].pose.x, spots[card].pose.y) == (table.part.board.grid.pose(slot).x, table.part.board.grid.pose(slot).y)


def test_s6_no_other_card_moves_when_a_set_is_replaced(screen):
    table = screen("speed", seed=4)
    while len(table.view.table) != 12:
        table.take(1)
    before = {card: spot.pose for card, spot in table.part.board.director.layout.spots.items()}
    three = table.a_set()
    table.take(1, three)
    if len(table.view.table) == 12:
        after = table.part.board.director.layout.spots
        assert all(after[card].pose == pose for card, pose in before.items() if card not in three)


def test_s13_nobody_is_invited_to_call_who_is_locked_out(screen):
    table = screen()
    asks = lambda: next(hint.asks for hint in table.facts.keys if hint.id == "call:0")  # noqa: E731
    assert asks()
    table.by(0, Call(), *(Pick(card) for card in table.no_set()))
    while table.facts.scores[0].wait is not None:
        assert not asks()
        table.drive.turn(300)
    assert asks()


# --- the end (S19–S21)


def play_out(table):
    while table.table.room.phase == "match":
        table.take(len(table.view.takings) % 2)
        table.drive.turn(2000)


def test_s20_after_a_round_the_sets_nobody_saw_are_shown_and_leaving_is_being_ready(screen):
    table = screen(SetOptions(rounds=2, penalty="none"), seats=THREE, own=(0,))
    play_out(table)
    sheet = table.scene.sheet
    assert sheet.title == "Round 1 is over"
    missed = table.view.missed
    assert [group.cards for group in sheet.groups] == list(missed)
    assert sheet.lines[0] == ("Sets", tuple(str(racer.sets) for racer in table.view.racers))
    table.drive.key(ENTER)
    assert table.table.asked == [("ready", (0,), True)]
    assert table.scene.sheet is None
    assert table.view.round == 2


def test_whoever_comes_back_in_the_next_round_finds_no_sheet_over_it_and_sees_the_last_set(screen):
    table = screen(SetOptions(rounds=2, penalty="none"), seats=THREE, own=(0,))
    play_out(table)
    assert table.scene.sheet is not None
    table.table.tell(Lost())
    table.drive.turn()
    table.table.ready((0,))  # the others have gone on
    three = table.a_set()
    table.take(1, three)
    table.table.poll(table.drive.now)  # nothing of this was heard
    table.drive.now += 10**10
    table.table.tell(Back())
    table.table.restore()
    table.drive.turn()
    assert table.scene.sheet is None
    assert table.part.story.message is None
    assert table.part.story.last == LastSet(1, three, alike(three))
    table.drive.key(SPACE)
    assert table.view.call.seat == 0


def test_s18_the_winner_is_named_and_the_last_sheet_is_handed_on(screen):
    table = screen()
    play_out(table)
    sheet = table.scene.sheet
    best = max(table.view.racers, key=lambda racer: racer.points)
    assert sheet.winners == table.view.winners
    assert sheet.winners == tuple(seat for seat, racer in enumerate(table.view.racers) if racer.points == best.points and racer.played)
    assert "win" in table.heard
    table.drive.key(ENTER)
    assert table.went == [("over", sheet)]


def test_s21_solo_the_clock_is_the_score(screen):
    table = screen("solo", seats=(person("Anna"),))
    table.drive.turn(3000)
    before = table.facts.clock
    assert before == "0:03"
    for card in table.no_set():
        table.click(card)
    assert table.facts.clock == "0:08"
    table.take(0)
    assert table.facts.scores[0].points == "1"


@pytest.mark.parametrize(
    ("options", "wish", "timed", "aided"),
    [("solo", None, True, False), ("solo", Hint(), True, True), ("practice", None, False, True), ("classic", AskHelp(), False, True)],
)
def test_s21_s22_s23_the_last_sheet_tells_the_time_of_a_solo_match_and_whether_there_was_help(screen, options, wish, timed, aided):
    people = 1 if options == "solo" else 2
    table = screen(options, seats=(person("Anna"), person("Ben"))[:people])
    if wish is not None:
        table.by(0, wish)
        for seat in range(1, people):
            table.by(seat, wish)
    while table.table.room.phase == "match":
        table.take(0)
        table.drive.turn(2000)
    sheet = table.scene.sheet
    assert sheet.solo_time == (table.view.elapsed if timed else None)
    assert sheet.aided is aided


def test_s19_a_timed_round_counts_down_and_hurries_at_the_end(screen):
    table = screen(SetOptions(claim="instant", penalty="lockout", finish="timed", seconds=20))
    assert table.facts.clock == "0:20"
    assert not table.facts.hurry
    table.turn(10_000)
    assert table.facts.hurry
    assert table.heard.count("countdown") == 1
    table.turn(10_000)
    assert table.table.room.phase == "over"
    assert table.facts.clock == "0:20"


# --- words


def test_every_event_of_a_match_is_a_readable_line(screen):
    table = screen()
    three = table.take(1)
    words = [line.words for line in table.scene.log.lines]
    assert "Ben calls" in words
    told = "; ".join(table.part.words.card(card) for card in three)
    assert f"Ben takes a set (1): {told}" in words


def test_cards_are_read_out(screen):
    table = screen()
    assert table.part.words.card("1112") == "two green open squiggles"
    assert table.part.words.card("0020") == "one red solid oval"
    lines = table.part.read_out()
    assert len(lines) == 5
    assert lines[0] == "Column 1: " + "; ".join(table.part.words.card(card) for card in table.view.table[:3])


def test_somebody_who_watches_can_press_nothing(screen):
    table = screen(own=())
    assert table.facts.strip.text == "You are watching"
    assert table.keys == []
    table.drive.key(SPACE)
    table.click(table.lying[0])
    assert table.view.call is None


def test_giving_up_is_told(screen):
    table = screen()
    table.by(2, Call(), GiveUp())
    assert table.facts.strip.text == "Carla gives up the call"


def test_no_set_on_the_table_is_told_when_asked(screen):
    table = screen("practice", seats=(person("Anna"),))
    table.by(0, Hint())
    assert "Hint: " in table.scene.log.lines[-1].words
