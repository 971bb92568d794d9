"""The page of rules: reading by wheel, keys, pad, finger and bar; the way back; words of every game at every size."""

import pygame
import pytest
from kits.menus import overlaps, shown, unreadable

from game.games import GAMES
from game.ui.bindings import Bindings
from game.ui.rule_words import Clause, Told
from game.ui.scene import Stage
from game.ui.scenes.rules_page import RulesPage
from game.ui.scenes.rules_text import RulesText, laid
from game.ui.scenes.title import Entry, Title
from game.ui.theme import Scale

UP, DOWN, LEFT, RIGHT = pygame.KSCAN_UP, pygame.KSCAN_DOWN, pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT
ESC, SPACE, F10 = pygame.KSCAN_ESCAPE, pygame.KSCAN_SPACE, pygame.KSCAN_F10
PAGE_UP, PAGE_DOWN, HOME, END = pygame.KSCAN_PAGEUP, pygame.KSCAN_PAGEDOWN, pygame.KSCAN_HOME, pygame.KSCAN_END
PRESETS = [(game, name) for game in GAMES.values() for name, _ in game.info.presets]
PRESET = pytest.mark.parametrize(("game", "name"), PRESETS, ids=[f"{game.info.id}-{name}" for game, name in PRESETS])


def page_of(game, name, done=None):
    return RulesPage(game, name, dict(game.info.presets)[name], done)


@pytest.fixture
def open_page(drive):
    """Opens the rules of a game over the title."""
    drive.stage.push(Title([Entry("title-play", "play", lambda: None)]))

    def opened(game="scopa", name="scopa", done=None):
        page = page_of(GAMES[game], name, done)
        drive.stage.push(page)
        return page

    return opened


# --- reading


def test_it_opens_at_the_beginning_with_the_text_in_hand(open_page):
    page = open_page()
    assert page.text.at == 0
    assert page.form.focus is page.text
    assert page.list.chosen == 0
    assert page.heading == "Scopa"


def test_the_heading_names_the_ready_made_rules_and_says_if_they_were_changed(open_page, drive):
    assert open_page("scopa", "escoba").heading == "Scopa: Escoba"
    game = GAMES["ecarte"]
    other = RulesPage(game, "classic", dict(game.info.presets)["gamerules"])
    drive.stage.push(other)
    assert "changed" in other.heading


@pytest.mark.parametrize("key", [DOWN, PAGE_DOWN, SPACE])
def test_keys_scroll_down_to_the_end_and_the_list_goes_along(open_page, drive, key):
    page = open_page()
    seen = [page.text.at]
    while page.text.at < page.text.last:
        drive.key(key)
        assert page.text.at > seen[-1]
        seen.append(page.text.at)
    assert page.list.chosen == len(page.list.lines) - 1


def test_a_page_down_leaves_nothing_unread(open_page, drive):
    page = open_page()
    drive.key(PAGE_DOWN)
    assert 0 < page.text.at <= page.text.page.h - page.text._line


def test_home_end_and_page_up(open_page, drive):
    page = open_page()
    drive.key(END)
    assert page.text.at == page.text.last
    drive.key(PAGE_UP)
    assert page.text.at < page.text.last
    drive.key(HOME)
    assert page.text.at == 0


def test_the_pad_reads_as_well(open_page, drive):
    page = open_page()
    drive.post(pygame.JOYHATMOTION, instance_id=7, hat=0, value=(0, -1))
    assert page.text.at > 0
    before = page.text.at
    drive.post(pygame.JOYBUTTONDOWN, instance_id=7, button=0)
    assert page.text.at > before


def test_the_wheel_scrolls_wherever_the_pointer_is(open_page, drive):
    page = open_page()
    drive.move(page.list.rect.center)
    drive.post(pygame.MOUSEWHEEL, x=0, y=-2)
    assert page.text.at > 0
    drive.post(pygame.MOUSEWHEEL, x=0, y=9)
    assert page.text.at == 0


def test_the_text_follows_the_finger(open_page, drive):
    page = open_page()
    wide, high = drive.window.canvas.get_size()
    x, y = page.text.page.center
    drive.post(pygame.FINGERDOWN, x=x / wide, y=y / high, finger_id=1, touch_id=1, dx=0, dy=0, pressure=1)
    drive.post(pygame.FINGERMOTION, x=x / wide, y=(y - 100) / high, finger_id=1, touch_id=1, dx=0, dy=0, pressure=1)
    assert page.text.at == pytest.approx(100, abs=1)
    drive.post(pygame.FINGERUP, x=x / wide, y=(y - 100) / high, finger_id=1, touch_id=1, dx=0, dy=0, pressure=1)
    drive.move((x, y - 200))
    assert page.text.at == pytest.approx(100, abs=1)


def test_the_bar_leads_anywhere(open_page, drive):
    page = open_page()
    track = page.text._track()
    drive.click((track.centerx, track.bottom - 1))
    assert page.text.at == page.text.last
    assert page.text._thumb().bottom == track.bottom
    drive.click((track.centerx, track.y))
    assert page.text.at == 0


def test_a_chapter_of_the_list_is_turned_to(open_page, drive):
    page = open_page()
    drive.key(LEFT)
    assert page.form.focus is page.list
    drive.key(DOWN)
    drive.key(DOWN)
    assert 0 <= page.text._layout.chapters[2] - page.text.at < 40
    assert page.list.chosen == 2
    drive.key(RIGHT)
    assert page.form.focus is page.text
    last = len(page.list.lines) - 1
    drive.click((page.list.rect.x + 40, page.list.rect.bottom - 10))
    assert (page.list.chosen, page.text.chapter) == (last, last)


def test_every_turn_of_the_text_shows(open_page, drive):
    page = open_page()
    before = shown(drive.stage)
    page.text.scroll(200)
    after = shown(drive.stage)
    box = page.text.page
    assert pygame.image.tobytes(before.subsurface(box), "RGB") != pygame.image.tobytes(after.subsurface(box), "RGB")


def test_the_chapter_stays_in_view_when_the_window_changes(open_page, drive):
    page = open_page()
    page.text.jump(3)
    drive.resize((960, 540))
    assert page.text.chapter == 3
    tops = page.text._layout.chapters
    assert tops[3] - page.text.page.h < page.text.at <= tops[3] + page.text.page.h


# --- the way back


@pytest.mark.parametrize("key", [ESC, F10])
def test_leaving_leads_back_to_exactly_where_one_was(open_page, drive, key):
    page = open_page()
    drive.key(key)
    assert isinstance(drive.stage.top, Title)
    assert page is not drive.stage.top


def test_who_opened_it_decides_what_leaving_means(open_page, drive):
    left = []
    page = open_page(done=lambda: left.append(True))
    drive.key(ESC)
    assert left == [True]
    assert drive.stage.top is page


# --- typography


def test_lines_never_overlap_and_keep_to_their_width(stage):
    scale = Scale((960, 540), 1.5)
    game = GAMES["schnapsen"]
    page = page_of(game, "sixtysix")
    stage.push(page)
    layout = laid(page.text.chapters, scale, 500)
    for one, other in zip(layout.lines, layout.lines[1:], strict=False):
        assert one.top + one.high <= other.top
    assert layout.lines[-1].top + layout.lines[-1].high <= layout.high
    numbers = [line.number for line in layout.lines if line.number]
    assert numbers == [clause.number for chapter in page.text.chapters for clause in chapter.clauses if clause.number]
    assert numbers[:3] == ["T1", "T2", "T3"]


def test_points_of_a_list_are_set_in_under_their_clause(stage):
    told = (Told("Title", (Clause("S1", ("A clause:", "– one point that is long enough for a second line", "– two")),)),)
    title, clause, *points = laid(told, Scale((1280, 720)), 400).lines
    assert title.left < clause.left < points[0].left
    assert [line.point for line in points] == [True, False, True]
    assert {line.left for line in points} == {points[0].left}
    assert not any("–" in line.words for line in points)


@pytest.mark.parametrize(
    "words",
    [
        "যে খেলোয়াড় প্রথমে ছেষট্টি পয়েন্ট পায় সে এই দান জেতে এবং পরের দানে তাস বাঁটে",
        "ผู้เล่น\u200bที่ได้\u200bหกสิบหก\u200bแต้ม\u200bก่อน\u200bชนะ\u200bรอบ\u200bนี้\u200bและ\u200bแจก\u200bไพ่\u200bรอบ\u200bต่อไป",
    ],
    ids=["Bengali", "Thai"],
)
def test_other_scripts_break_between_words_and_have_room_above_and_below(stage, words):
    told = (Told(words[:6], (Clause("T9", (words, f"– {words}")),)),)
    layout = laid(told, Scale((960, 540), 1.5), 420)
    body = [line for line in layout.lines if line.left]
    assert len(body) > 3
    pieces = set(words.replace("\u200b", " ").split())
    if " " in words:
        assert all(piece in pieces for line in body for piece in line.words.split())
    assert all(line.words and line.high >= line.style.px * 1.3 for line in body)


@PRESET
def test_every_page_can_be_read_in_a_small_window_with_large_letters(game, name, window, speech, monkeypatch):
    pygame.display.set_mode((960, 540), pygame.RESIZABLE)
    window.fit()
    stage = Stage(window, speech, Bindings())
    stage.text_scale = 1.5
    stage.resized()
    page = page_of(game, name)
    stage.push(page)
    assert overlaps(page.form, window.area) == ([], [], [])
    while True:
        assert unreadable(monkeypatch, lambda: shown(stage), least=10) == []
        if not page.text.turn(1):
            break


def test_a_text_shorter_than_its_page_does_not_move(stage):
    text = RulesText((Told("Title", (Clause("", ("One line.",)),)),), lambda: None)
    text.place(pygame.Rect(0, 0, 600, 400), Scale((1280, 720)))
    assert text.last == 0
    assert not text.wheel(-1)
    assert not text.go("up")
    assert text.go("down")
